import fc from 'fast-check';
import { expect } from 'vitest';

import type { PushEntry } from '../../../src/domain/protocol/push.ts';
import type { Lane } from '../../../src/domain/protocol/pull.ts';
import { noStamp } from '../../../src/domain/stamp.ts';
import { docKinds } from '../../../src/domain/sync-kinds.ts';
import { fakeId } from '../../fakes.ts';
import { createModelServer } from '../../tools/sim/model-server.ts';
import { docEntry, from, sceneEntry, stampAt } from './rows.ts';
import { openSql } from './sql-table.ts';

/* What the simulator takes for a server answers every question as the real functions do. */

const now = 1_760_000_000_000;

const story = fc.integer({ min: 1, max: 3 });
const scene = fc.integer({ min: 11, max: 18 });
const time = fc.oneof(
  { weight: 30, arbitrary: fc.integer({ min: 1, max: 12 }).map((n) => n * 1_000) },
  { weight: 1, arbitrary: fc.constant(now + 90_000) },
);
const turn = fc.option(fc.integer({ min: 1, max: 3 }).map(fakeId), { nil: null });
const stampedField = fc.record({
  value: fc.oneof(fc.boolean(), fc.constantFrom('a', 'b', null, 7)),
  at: fc.option(time),
});

const anEntry: fc.Arbitrary<PushEntry> = fc.oneof(
  fc
    .record({
      id: scene,
      story,
      parent: fc.option(scene, { nil: null }),
      told: time,
      turn,
      words: fc.nat(1),
      big: fc.nat(20),
    })
    .map(({ id, story: of, parent, told, turn: inTurn, words, big }) =>
      sceneEntry(id, {
        story: fakeId(of),
        parent: parent === null ? null : fakeId(parent),
        told: stampAt(told),
        turn: inTurn,
        passage: big === 0 ? 'x'.repeat(70_000) : words === 0 ? 'Rain.' : 'Sun.',
      }),
    ),
  fc
    .record({
      kind: fc.constantFrom(...docKinds.filter((kind) => kind !== 'purges')),
      id: fc.oneof(story, scene),
      of: fc.option(story, { nil: undefined }),
      scene: fc.option(scene, { nil: undefined }),
      fields: fc.dictionary(fc.constantFrom('gone', 'playedAt', 'title'), stampedField, { maxKeys: 3 }),
      v: fc.constantFrom(0, 0, 0, 5),
      turn,
    })
    .map(({ kind, id, of, scene: names, fields, v, turn: inTurn }) =>
      docEntry(
        kind,
        id,
        {
          ...(of === undefined ? {} : { story: fakeId(of) }),
          ...(names === undefined ? {} : { scene: fakeId(names), draft: { parent: fakeId(names) } }),
          ...Object.fromEntries(Object.entries(fields).map(([name, { value }]) => [name, value])),
        },
        Object.fromEntries(
          Object.entries(fields).flatMap(([name, { at }]) => (at === null ? [] : [[name, stampAt(at)]])),
        ),
        { v, turn: inTurn },
      ),
    ),
  fc
    .record({
      of: fc.constantFrom('story', 'branch', 'character'),
      story,
      scene,
      at: time,
      lifted: fc.option(time),
    })
    .map(({ of, story: its, scene: first, at, lifted }) =>
      docEntry(
        'purges',
        of === 'branch' ? first : its,
        { of, story: of === 'branch' ? fakeId(its) : null, purged: true, lifted: lifted !== null },
        { purged: stampAt(at), ...(lifted === null ? {} : { lifted: stampAt(lifted) }) },
      ),
    ),
  fc
    .record({
      kind: fc.constantFrom('uses' as const, 'sources' as const),
      id: scene,
      story: fc.option(story),
      of: scene,
    })
    .map(({ kind, id, story: its, of }): PushEntry => ({
      kind,
      id: fakeId(id + 100),
      turn: null,
      v: 0,
      body: { id: fakeId(id + 100), of: fakeId(of), story: its === null ? null : fakeId(its) },
    })),
);
const program = fc.array(
  fc.record({
    entries: fc.array(anEntry, { minLength: 1, maxLength: 6 }),
    boot: fc.constantFrom('aaaaaaaaaaaa', 'bbbbbbbbbbbb'),
  }),
  { minLength: 1, maxLength: 8 },
);

/** Without what two runs cannot agree about, and stamps that say nothing. */
function plain(value: unknown): unknown {
  return JSON.parse(
    JSON.stringify(value, (name: string, inner: unknown) =>
      name === 'epoch' || inner === noStamp || name === 'devices' ? undefined : inner,
    ),
  );
}

/** Asks the model and the real functions the same, in some random plays. */
export async function compareServers(plays: number): Promise<void> {
  const sql = await openSql(now);
  const connection = sql.connect('authenticator', 1);
  let count = 0;
  for (const pushes of fc.sample(program, { numRuns: plays, seed: 7 })) {
    count += 1;
    const user = await sql.addUser(fakeId(50_000 + count));
    const real = sql.caller(user, connection);
    const model = createModelServer(
      () => now,
      () => fakeId(1),
    );
    let cur = 0;
    for (const { entries, boot } of pushes) {
      const request = from(entries, boot);
      const theirs = await real.push(request);
      expect(plain(model.push(user, { ...request, space: user })), JSON.stringify(pushes)).toEqual(
        plain(theirs),
      );
      if (typeof theirs === 'object' && theirs !== null && 'epoch' in theirs) {
        const epoch = String(theirs.epoch);
        for (const lane of ['d', 's'] as const satisfies readonly Lane[])
          for (const lim of [2, 500]) {
            const question = { space: user, lane, cur, skip: boot, lim, story: null };
            expect(
              plain(await real.pull({ ...question, known_epoch: epoch })),
              JSON.stringify(pushes),
            ).toEqual(plain(model.pull(user, { ...question, known_epoch: fakeId(1) })));
          }
      }
      if (entries.length > 4 && typeof theirs === 'object' && theirs !== null && 'v' in theirs)
        cur = Number(theirs.v);
    }
    for (const question of [
      { ask: 'sums' as const },
      { ask: 'ids' as const, stories: [fakeId(1), fakeId(2), '00000000-0000-0000-0000-000000000000'] },
      {
        ask: 'rows' as const,
        rows: [
          ['scenes', fakeId(11)],
          ['stories', fakeId(1)],
        ] as const,
      },
    ])
      expect(plain(await real.audit(question))).toEqual(
        plain(model.audit(user, { space: user, ...question })),
      );
  }
}
