import { WebSocket } from 'ws';
import { vi } from 'vitest';

import type { AccountStatus, AccountUser } from '../../src/domain/account.ts';
import { createAccountClient } from '../../src/sync/account-client.ts';
import { withMemory } from '../../src/sync/text-storage.ts';
import { createAuthServer } from '../auth-server/auth-server.ts';

/** A storage of one browser. */
function memoryStorage() {
  const rows = new Map<string, string>();
  let line: Promise<unknown> = Promise.resolve();
  return {
    /** What the tabs of the browser do one after the other. */
    alone: <T>(work: () => Promise<T>): Promise<T> => {
      const mine = line.then(work, work);
      line = mine.catch(() => {});
      return mine;
    },
    rows,
    getItem: (key: string) => rows.get(key) ?? null,
    setItem: (key: string, value: string) => void rows.set(key, value),
    removeItem: (key: string) => void rows.delete(key),
  };
}

type Desk = {
  readonly server?: ReturnType<typeof createAuthServer>;
  readonly storage?: ReturnType<typeof memoryStorage>;
  readonly now?: () => number;
  readonly device?: string;
  readonly status?: AccountStatus;
};

/** The account's commands in a browser whose page only notes what it is told. */
export function openDesk({
  server = createAuthServer(),
  storage = memoryStorage(),
  now = () => Date.now(),
  device = 'Windows computer',
  status: first = { type: 'none' },
}: Desk = {}) {
  // The real client wants one to be there, and never opens it here.
  vi.stubGlobal('WebSocket', WebSocket);
  let status: AccountStatus = first;
  let drawn = 0;
  const tab = memoryStorage();
  const told: string[] = [];
  const note = (what: string, user: AccountUser, how: string | null) =>
    told.push(`${what} ${user.email} ${how ?? ''}`.trim());
  let isWanted = false;
  const client = createAccountClient({
    origin: server.origin,
    fetch: server.fetch,
    storage: withMemory(() => storage),
    tabStorage: tab,
    alone: storage.alone,
    loadSession: () => import('../../src/sync/cloud-session.ts'),
    now,
    randomText: () => `secret-${device}-${(drawn += 1)}`,
    device,
    page: {
      status: () => status,
      setStatus: (to) => {
        status = to;
      },
      play: async (user, returnTo) => {
        status = { type: 'signed-in', user };
        note('play', user, returnTo);
      },
      leave: async (user, what) => {
        status = { type: 'none' };
        note('leave', user, what);
      },
      sendAll: async () => {
        told.push('send all');
      },
      notBackedUp: async () => 0,
      wantPassword: (wanted) => {
        isWanted = wanted;
      },
      isPasswordWanted: () => isWanted,
      go: (address) => told.push(`go ${address}`),
    },
  });
  return { client, server, storage, told, status: () => status, isPasswordWanted: () => isWanted };
}
