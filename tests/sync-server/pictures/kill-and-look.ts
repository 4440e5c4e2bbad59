import { existsSync, rmSync } from 'node:fs';
import path from 'node:path';
import { expect } from 'vitest';

import { finishPictures } from '../../../sync-server/pictures/finish-pictures.ts';
import {
  planOf,
  startReplicateServer,
  type ReplicateServer,
} from '../../replicate-server/replicate-server.ts';
import { bundle, scratchFolder } from '../../tools/bundle.mjs';
import { runKilled } from '../../tools/run-killed.ts';
import type { BillingDatabase } from '../billing/billing-at.ts';
import { openBilling } from '../billing/billing-database.ts';
import type { KilledAs } from './killed-server.ts';
import { playPage } from './page-of-pictures.ts';
import { picturesOn } from './pictures-on.ts';

/**
 * Kills a server at steps of its pictures, brings everything to an end with another one, and looks at every account.
 * @param options.every which steps: 1 is all of them
 */
export async function killAndLook(options: { readonly every: number }): Promise<void> {
  const database = await openBilling();
  const replicate = await startReplicateServer();
  const scratch = path.join(scratchFolder(), 'killed-pictures');
  try {
    await killEach({ database, replicate, scratch, every: options.every });
  } finally {
    rmSync(scratch, { recursive: true, force: true });
    await replicate.close();
    await database.close();
  }
}

async function killEach(given: {
  readonly database: BillingDatabase;
  readonly replicate: ReplicateServer;
  readonly scratch: string;
  readonly every: number;
}): Promise<void> {
  const { database, replicate, scratch, every } = given;
  const { admin, address, call, newUser, sums } = database;
  const folder = path.join(scratch, 'files');
  replicate.plans.set('flux-schnell', planOf({ end: 'failed', error: 'no luck' }));
  replicate.plans.set('flux-kontext-dev', planOf({ end: 'failed', error: 'too dark' }));
  const wait = async (seconds: number) => {
    replicate.clock.nowS += seconds;
    await database.setClock(new Date(replicate.clock.nowS * 1000).toISOString());
  };
  await wait(0);
  const program = await bundle('tests/sync-server/pictures/killed-server.ts', scratch);
  const killedAs = (user: string, dieAt: number, when: KilledAs['when']): KilledAs => ({
    address: {
      host: address.host,
      port: address.port,
      database: address.database,
      superuser: address.superuser,
    },
    providerUrl: replicate.url,
    folder,
    user,
    dieAt,
    when,
  });
  const whole = JSON.parse(await runKilled(program, killedAs(await newUser(), 0, 'after'))) as {
    calls: number;
    ends: string[];
  };
  expect(whole.ends).toEqual(['succeeded', 'failed', 'succeeded']);
  expect(whole.calls).toBeGreaterThan(25);
  const deaths = Array.from(
    { length: Math.floor(whole.calls / every) },
    (_, index) => (index + 1) * every,
  ).flatMap((dieAt, index) => [
    { dieAt, when: 'after' as const },
    ...(index % 5 === 2 ? [{ dieAt, when: 'during' as const }] : []),
  ]);
  expect(deaths.some(({ when }) => when === 'during')).toBe(true);
  // Every other page comes back and asks again; the others are never seen again.
  const stay: string[] = [];
  const leave: string[] = [];
  const waiting = deaths.entries();
  const lane = async () => {
    for (const [index, { dieAt, when }] of waiting) {
      const user = await newUser();
      (index % 2 === 0 ? stay : leave).push(user);
      await runKilled(program, killedAs(user, dieAt, when));
    }
  };
  await Promise.all([lane(), lane(), lane()]);

  const deps = picturesOn({ rpc: database.rpc, providerUrl: replicate.url, folder });
  await wait(91);
  for (const user of stay) {
    const ends = await playPage(deps, user);
    expect(ends[1]).toBe('failed');
    // What its page saw begin may have ended without a word of the provider, and then it is free.
    expect(ends.every((end) => end === 'succeeded' || end === 'failed')).toBe(true);
  }
  for (let round = 0; round < 4; round += 1) {
    await wait(round === 0 ? 301 : 61);
    await finishPictures(deps, 500);
  }
  await wait(3601);
  await call('sweep_holds', { p_limit: 1000 });

  expect(await call('billing_differences')).toEqual({ lots: [], purchases: [], usage: [] });
  for (const user of [...stay, ...leave]) {
    const rows = await admin<{ status: string; file: string | null; request: string }[]>`
      select status, file, request_id as request from private.pictures where user_id = ${user}`;
    const done = rows.filter(({ status }) => status === 'succeeded');
    const { held, used, remaining, granted, ledger, holds } = await sums(user);
    expect({ held, used, ledger, holds: holds['held'] }).toEqual({
      held: 0,
      used: done.length,
      ledger: remaining,
      holds: undefined,
    });
    expect(remaining + used).toBe(granted);
    expect(new Set(rows.map(({ request }) => request)).size).toBe(rows.length);
    for (const { file } of done) expect(existsSync(path.join(folder, file ?? 'none'))).toBe(true);
    if (stay.includes(user)) expect(rows.filter(({ status }) => status === 'starting')).toEqual([]);
  }
}
