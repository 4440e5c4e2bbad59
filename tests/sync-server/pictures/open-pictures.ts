import { randomUUID } from 'node:crypto';

import { err, ok } from '../../../src/domain/result.ts';
import { standInBackend } from '../../../sync-server/backend.ts';
import { createCredits } from '../../../sync-server/billing/credits.ts';
import { createLog } from '../../../sync-server/log.ts';
import { createCopyOutput } from '../../../sync-server/pictures/copy-output.ts';
import type { PictureDeps } from '../../../sync-server/pictures/deps.ts';
import { finishPictures } from '../../../sync-server/pictures/finish-pictures.ts';
import { createPictureFiles } from '../../../sync-server/pictures/picture-files.ts';
import { createPictureRows } from '../../../sync-server/pictures/picture-rows.ts';
import { createPredictions } from '../../../sync-server/predictions.ts';
import { createReplicate } from '../../../sync-server/replicate.ts';
import { startReplicateServer, type ReplicateServer } from '../../replicate-server/replicate-server.ts';
import { openTestStandIn, type TestStandIn } from '../test-stand-in.ts';

export const site = 'http://127.0.0.1:8787';
/** The operator's key. */
const houseKey = 'r8_house_secret_key';
export const ownKey = 'r8_own_secret_key';

/** What an answer about a picture holds, as far as tests look. */
export type PictureAnswer = {
  readonly status: number;
  readonly headers: Headers;
  readonly body: Record<string, unknown> & { readonly id: string; readonly status: string };
};

/** Where a user's credits are. */
export type CreditSums = { readonly remaining: number; readonly held: number; readonly used: number };

export type Pictures = {
  readonly standIn: TestStandIn;
  readonly replicate: ReplicateServer;
  readonly deps: PictureDeps;
  /** Everything that was logged. */
  readonly lines: string[];
  readonly newUser: () => Promise<string>;
  /** Asks one of two servers in turn. @param user `null` asks without a token */
  readonly ask: (
    user: string | null,
    method: string,
    path?: string,
    body?: unknown,
    headers?: Readonly<Record<string, string>>,
  ) => Promise<PictureAnswer>;
  /** Begins a picture. */
  readonly begin: (
    user: string,
    input?: Readonly<Record<string, unknown>>,
    headers?: Readonly<Record<string, string>>,
  ) => Promise<PictureAnswer>;
  /** Asks about a picture until it has ended, as a page does. */
  readonly end: (
    user: string,
    id: string,
    headers?: Readonly<Record<string, string>>,
  ) => Promise<PictureAnswer>;
  readonly sums: (user: string) => Promise<CreditSums>;
  /** Time passes, for the ledger and the provider alike. */
  readonly wait: (seconds: number) => Promise<void>;
  readonly finish: () => Promise<number>;
  readonly sweep: () => Promise<unknown>;
  readonly close: () => Promise<void>;
};

/** Pictures with all of the server's parts, a Replicate of their own, and one clock. */
export async function openPictures(given: Partial<PictureDeps> = {}): Promise<Pictures> {
  const replicate = await startReplicateServer({ keys: [houseKey, ownKey] });
  const now = () => replicate.clock.nowS * 1000;
  const standIn = await openTestStandIn({ publicUrl: () => site, now });
  const backend = standInBackend(standIn);
  const { rpc } = backend;
  const lines: string[] = [];
  const deps: PictureDeps = {
    rows: createPictureRows(rpc),
    overdue: createCredits(rpc).overdue,
    provider: createReplicate({ baseUrl: replicate.url, fetch }),
    key: houseKey,
    real: false,
    mostADay: 200,
    files: createPictureFiles({ client: backend.client, storageUrl: null }),
    storageUrl: null,
    copy: createCopyOutput({ hosts: ['replicate.delivery'], loopbackOrigin: replicate.url }),
    verifyUser: (request) => {
      const user = /^Bearer token-([\w-]+)$/.exec(request.headers.get('authorization') ?? '')?.[1];
      return Promise.resolve(user === undefined ? err({ status: 401, words: '' }) : ok({ id: user }));
    },
    takeLimit: () => Promise.resolve(true),
    newId: randomUUID,
    log: createLog({ level: 'debug', now: () => 0, write: (line) => lines.push(line) }),
    ...given,
  };
  const servers = [createPredictions(deps), createPredictions({ ...deps })] as const;
  let turn = 0;
  const tell = () => backend.call('set_test_clock', { p_at: new Date(now()).toISOString() });
  await tell();

  const ask: Pictures['ask'] = async (user, method, path = '', body, headers = {}) => {
    turn += 1;
    const server = servers[turn % 2] ?? servers[0];
    const response = await server.fetch(
      new Request(`${site}/api/replicate/v1/predictions${path}`, {
        method,
        headers: { ...(user === null ? {} : { authorization: `Bearer token-${user}` }), ...headers },
        ...(body === undefined ? {} : { body: typeof body === 'string' ? body : JSON.stringify(body) }),
      }),
    );
    return {
      status: response.status,
      headers: response.headers,
      body: (await response.json()) as PictureAnswer['body'],
    };
  };
  return {
    standIn,
    replicate,
    deps,
    lines,
    newUser: async () => {
      const id = randomUUID();
      await standIn.admin`insert into auth.users (id, email) values (${id}, ${`${id}@example.org`})`;
      return id;
    },
    ask,
    begin: (user, input = {}, headers = {}) => {
      const { version = 'flux-dev', ...rest } = input;
      return ask(user, 'POST', '', { version, input: { prompt: 'a knight at a ford', ...rest } }, headers);
    },
    end: async (user, id, headers = {}) => {
      for (let asked = 0; asked < 20; asked += 1) {
        const answer = await ask(user, 'GET', `/${id}`, undefined, headers);
        if (answer.status !== 200 || !['starting', 'processing'].includes(answer.body.status)) return answer;
      }
      throw new Error('the picture does not end');
    },
    sums: async (user) => {
      const [row] = await standIn.admin<CreditSums[]>`
        select coalesce(sum(l.credits_remaining), 0)::int as remaining, coalesce(sum(l.credits_held), 0)::int as held,
          coalesce(sum(l.credits_used), 0)::int as used
        from billing.owners o join billing.lots l on l.book = o.book where o.user_id = ${user}`;
      if (!row) throw new Error('no sums');
      return { remaining: row.remaining, held: row.held, used: row.used };
    },
    wait: async (seconds) => {
      replicate.clock.nowS += seconds;
      await tell();
    },
    finish: () => finishPictures(deps),
    sweep: () => backend.call('sweep_holds', {}),
    close: async () => {
      await replicate.close();
      await standIn.close();
    },
  };
}

/** A new account's credits: ten of the month, and five of welcome. */
export const granted = 15;
export const nothingTaken: CreditSums = { remaining: granted, held: 0, used: 0 };
export const oneUsed: CreditSums = { remaining: granted - 1, held: 0, used: 1 };
