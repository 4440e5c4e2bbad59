import { setTimeout } from 'node:timers/promises';
import { expect, test } from 'vitest';

import { readPullReply } from '../../../src/domain/protocol/pull.ts';
import { readPushReply } from '../../../src/domain/protocol/push.ts';
import { fakeId } from '../../fakes.ts';
import { createChance } from '../../tools/sim/chance.ts';
import { docEntry, from, sceneEntry, stampAt } from './rows.ts';
import { openSql } from './sql-table.ts';

const ada = fakeId(801);
const [writers, rounds] = [8, 25];

test('eight writers that commit late hide no row from a reader with pages of three', async () => {
  const { addUser, caller, connect, admin } = await openSql();
  await addUser(ada);
  let isWriting = true;
  const write = async (writer: number) => {
    const chance = createChance(writer);
    const sql = connect('authenticator', 1);
    for (let round = 0; round < rounds; round += 1) {
      const n = 10_000 + writer * 1_000 + round;
      const entries = [
        sceneEntry(n),
        docEntry(
          'heads',
          900 + writer,
          { story: fakeId(1), scene: fakeId(n) },
          { scene: stampAt(1_000 + round) },
        ),
        docEntry('settings', 5, { [`f${writer}`]: round }, { [`f${writer}`]: stampAt(1_000 + round) }),
      ];
      const text = JSON.stringify({ ...from(entries, `${writer}`.repeat(12)), space: ada });
      await sql.begin(async (transaction) => {
        await transaction.unsafe(`set local role authenticated`);
        await transaction`select set_config('request.jwt.claims', ${JSON.stringify({ sub: ada })}, true)`;
        await transaction`select public.sync_push(${text}::text::json)`;
        // It has its numbers, and is not there yet.
        if (chance.isOneIn(3)) await setTimeout(1 + chance.below(6));
      });
    }
  };
  const seen = { d: new Map<string, number>(), s: new Map<string, number>() };
  const read = async () => {
    const me = caller(ada);
    const cursors = { d: 0, s: 0 };
    let epoch: string | null = null;
    for (let isLast = false; ;) {
      if (!isWriting) isLast = true;
      for (const lane of ['d', 's'] as const) {
        for (let more = true; more;) {
          const page = readPullReply(await me.pull({ lane, cur: cursors[lane], lim: 3, known_epoch: epoch }));
          if (page?.status !== 'ok') throw new Error(JSON.stringify(page));
          epoch = page.epoch;
          for (const row of page.rows as { kind: string; id: string; v: number }[])
            seen[lane].set(`${row.kind}:${row.id}`, row.v);
          expect(page.next).toBeGreaterThanOrEqual(cursors[lane]);
          cursors[lane] = page.next;
          more = page.more;
        }
      }
      if (isLast) return;
    }
  };
  const reading = read();
  await Promise.all(Array.from({ length: writers }, (_, writer) => write(writer)));
  isWriting = false;
  await reading;

  const grown = await admin<
    { kind: string; id: string; v: string }[]
  >`select kind, id, v::text from app.grown`;
  const docs = await admin<{ kind: string; id: string; v: string }[]>`select kind, id, v::text from app.doc`;
  expect(grown).toHaveLength(writers * rounds);
  expect(grown.filter(({ kind, id }) => !seen.s.has(`${kind}:${id}`))).toEqual([]);
  expect(docs.filter(({ kind, id, v }) => seen.d.get(`${kind}:${id}`) !== Number(v))).toEqual([]);
  const numbers = [...grown, ...docs].map(({ v }) => v);
  expect(new Set(numbers).size).toBe(numbers.length);
});

test('ten devices that had no answer send again what was taken: no number changes', async () => {
  const { addUser, caller, admin } = await openSql();
  await addUser(ada);
  const me = caller(ada);
  const entries = [
    sceneEntry(11),
    docEntry('stories', 1, { title: 'The Lamp', playedAt: 3 }, { playedAt: stampAt(1_000) }),
    docEntry('purges', 7, { of: 'story', story: null, purged: true }, { purged: stampAt(5) }),
  ];
  const first = readPushReply(await me.push(from(entries)));
  const rows = () => admin`select v::text, rows::text, bytes::text from app.space`;
  const before = await rows();
  for (let lost = 0; lost < 10; lost += 1) {
    const reply = readPushReply(await me.push(from(entries, `${lost}`.repeat(12))));
    expect(reply).toMatchObject({ status: 'ok', vs: first?.status === 'ok' ? first.vs : [] });
  }
  expect(await rows()).toEqual(before);
});
