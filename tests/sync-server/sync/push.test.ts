import { describe, expect, test } from 'vitest';

import {
  maxAccountBytes,
  maxAccountRows,
  maxDocBytes,
  maxFutureMs,
  maxPullBytes,
  maxPullRows,
  maxPushBytes,
  maxSceneBytes,
  maxTurnRows,
} from '../../../src/domain/limits.ts';
import { readPullReply } from '../../../src/domain/protocol/pull.ts';
import { readPushReply, type AcceptedPush } from '../../../src/domain/protocol/push.ts';
import { fakeId } from '../../fakes.ts';
import { docEntry, from, sceneEntry, stampAt } from './rows.ts';
import { openSql } from './sql-table.ts';

const ada = fakeId(801);
const bob = fakeId(802);
const now = 1_760_000_000_000;

function accepted(answer: unknown): AcceptedPush {
  const reply = readPushReply(answer);
  if (reply?.status !== 'ok') throw new Error(JSON.stringify(answer));
  return reply;
}

async function oneUser() {
  const table = await openSql(now);
  await table.addUser(ada);
  return { ...table, me: table.caller(ada) };
}

test('the server and the game have the same limits', async () => {
  const { admin } = await openSql();
  const rows = await admin<{ name: string; value: string }[]>`select name, value::text from app.limits`;
  expect(Object.fromEntries(rows.map(({ name, value }) => [name, Number(value)]))).toEqual({
    scene_bytes: maxSceneBytes,
    doc_bytes: maxDocBytes,
    push_bytes: maxPushBytes,
    push_rows: maxTurnRows,
    pull_rows: maxPullRows,
    pull_bytes: maxPullBytes,
    account_rows: maxAccountRows,
    account_bytes: maxAccountBytes,
    future_ms: maxFutureMs,
    min_client: 1,
  });
});

describe('a push', () => {
  const turn = () => [
    sceneEntry(11, { turn: fakeId(11) }),
    docEntry('stories', 1, { title: 'The Lamp', gone: false }, { title: stampAt(900) }, { turn: fakeId(11) }),
    docEntry(
      'heads',
      21,
      { story: fakeId(1), device: fakeId(901), scene: fakeId(11), at: 1 },
      { scene: stampAt(1_000) },
      { turn: fakeId(11) },
    ),
  ];

  test('numbers what it changes, and answers the same when it comes again and again', async () => {
    const { me } = await oneUser();
    const first = accepted(await me.push(from(turn())));
    expect(first).toMatchObject({ base: 0, v: 3, vs: [1, 2, 3], docs: [], rejected: [], now });
    for (let again = 0; again < 10; again += 1) {
      const reply = accepted(await me.push(from(turn())));
      expect(reply).toMatchObject({ base: 3, v: 3, vs: [1, 2, 3], docs: [], rejected: [] });
    }
  });

  test('brings nothing back from below two branches that were deleted for good, one inside the other', async () => {
    const { me } = await oneUser();
    const branch = (id: number, at: number) =>
      docEntry(
        'purges',
        id,
        { of: 'branch', story: fakeId(1), purged: true, lifted: false },
        { purged: stampAt(at) },
      );
    const told = [
      sceneEntry(11, { told: stampAt(1_000) }),
      sceneEntry(12, { parent: fakeId(11), told: stampAt(3_000) }),
      sceneEntry(13, { parent: fakeId(12), told: stampAt(3_000) }),
    ];
    accepted(await me.push(from(told)));
    accepted(await me.push(from([branch(12, 2_000)])));
    accepted(await me.push(from([branch(11, 4_000)])));
    expect(accepted(await me.push(from(told))).rejected.map(({ code }) => code)).toEqual([
      'purged',
      'purged',
      'purged',
    ]);
    const later = sceneEntry(14, { parent: fakeId(13), told: stampAt(5_000) });
    accepted(await me.push(from([later])));
    const page = readPullReply(await me.pull({ cur: 0, lane: 's' }));
    expect(page).toMatchObject({ rows: [{ id: fakeId(14), purge: fakeId(11) }] });
    // What is brought in again from the outer one still lies below the inner one.
    accepted(
      await me.push(
        from([
          docEntry(
            'purges',
            11,
            { of: 'branch', story: fakeId(1), purged: true, lifted: true },
            { purged: stampAt(4_000), lifted: stampAt(6_000) },
          ),
        ]),
      ),
    );
    expect(accepted(await me.push(from(told))).rejected).toEqual([]);
    expect(readPullReply(await me.pull({ cur: 0, lane: 's' }))).toMatchObject({
      rows: [
        { id: fakeId(14), purge: fakeId(12) },
        { id: fakeId(11) },
        { id: fakeId(12) },
        { id: fakeId(13) },
      ],
    });
  });

  test('has each field of a row with the value that was said last, and answers what the other said', async () => {
    const { me } = await oneUser();
    accepted(await me.push(from(turn())));
    const older = docEntry(
      'stories',
      1,
      { title: 'Old', gone: true },
      { title: stampAt(500), gone: stampAt(1_200) },
      { v: 2 },
    );
    const reply = accepted(await me.push(from([older])));
    expect(reply.vs).toEqual([4]);
    expect(reply.docs).toEqual([
      {
        i: 0,
        v: 4,
        f: { title: 'The Lamp', gone: true },
        s: { title: stampAt(900), gone: stampAt(1_200) },
      },
    ]);
  });

  test('takes no row of another account, and none of nobody', async () => {
    const { me, as, connect, addUser } = await oneUser();
    await addUser(bob);
    await expect(me.push({ ...from(turn()), space: bob })).rejects.toMatchObject({ code: '42501' });
    await expect(
      as(connect('authenticator', 1), null, (sql) => sql`select public.sync_push('{}')`),
    ).rejects.toMatchObject({ code: '42501' });
  });

  test('refuses a stamp that is ahead of its clock, and takes nothing of that push', async () => {
    const { me, admin } = await oneUser();
    const ahead = docEntry('stories', 1, { title: 'x' }, { title: stampAt(now + maxFutureMs + 1) });
    expect(await me.push(from([sceneEntry(11), ahead]))).toEqual({ status: 'clock', now });
    const scene = sceneEntry(12, { told: stampAt(now + maxFutureMs + 1) });
    expect(await me.push(from([scene]))).toEqual({ status: 'clock', now });
    expect(await admin`select from app.grown`).toHaveLength(0);
    const edge = docEntry('stories', 1, { title: 'x' }, { title: stampAt(now + maxFutureMs) });
    expect(accepted(await me.push(from([edge]))).vs).toEqual([1]);
  });

  test('refuses rows that no server takes, each with its reason, and takes the others', async () => {
    const { me } = await oneUser();
    const entries = [
      { ...sceneEntry(11), id: 'eleven' },
      { ...sceneEntry(12), kind: 'wishes' },
      sceneEntry(13, { passage: 'x'.repeat(maxSceneBytes) }),
      sceneEntry(14, { passage: 'a NUL \u0000 in it' }),
      sceneEntry(15, { passage: 'half \ud800 a pair' }),
      sceneEntry(16, { passage: 'the words \\u0000 and \\ud800, and a whole 🕯 pair' }),
      docEntry('stories', 2, { title: 'x' }, { title: 'noon' }),
      docEntry('stories', 3, { title: 'x'.repeat(maxDocBytes + 300) }, {}),
      sceneEntry(17, { told: 'noon' }),
      { ...sceneEntry(18), body: 'words' },
      docEntry('stories', 4, { title: 'sound' }, {}),
    ] as ReturnType<typeof sceneEntry>[];
    const reply = accepted(await me.push(from(entries)));
    expect(reply.rejected).toEqual([
      { i: 0, code: 'bad-id' },
      { i: 1, code: 'bad-kind' },
      { i: 2, code: 'too-big' },
      { i: 3, code: 'bad-text' },
      { i: 4, code: 'bad-text' },
      { i: 6, code: 'bad-stamp' },
      { i: 7, code: 'too-big' },
      { i: 8, code: 'bad-stamp' },
      { i: 9, code: 'bad-form' },
    ]);
    expect(reply.vs.filter((v) => v > 0)).toEqual([1, 2]);
  });

  test('with a scene that is refused holds back its turn, what was told from it and what is said of it, and nothing of another story', async () => {
    const { me } = await oneUser();
    const bad = sceneEntry(11, { passage: 'x'.repeat(maxSceneBytes), turn: fakeId(11) });
    const head = docEntry('heads', 21, { story: fakeId(1), scene: fakeId(11) }, {}, { turn: fakeId(11) });
    const next = sceneEntry(12, { parent: fakeId(11), turn: fakeId(12) });
    const said = docEntry('sceneMeta', 11, { story: fakeId(1), name: 'At the gate' }, {});
    const other = sceneEntry(31, { story: fakeId(2), turn: fakeId(31) });
    const reply = accepted(await me.push(from([bad, head, next, said, other])));
    expect(reply.rejected.map(({ code }) => code)).toEqual(['too-big', 'turn', 'parent', 'parent']);
    expect(reply.vs).toEqual([0, 0, 0, 0, 1]);
  });

  test('never changes a scene: another one of its name is refused, and the one that is there is answered', async () => {
    const { me } = await oneUser();
    accepted(await me.push(from([sceneEntry(11)])));
    const reply = accepted(await me.push(from([sceneEntry(11, { passage: 'Sun.' })])));
    expect(reply.rejected).toEqual([{ i: 0, code: 'different' }]);
    expect(reply.docs).toMatchObject([{ i: 0, v: 1, body: { passage: 'Rain.' } }]);
  });

  test('of a part of a row that is not there asks for the whole', async () => {
    const { me } = await oneUser();
    const part = docEntry('stories', 1, { title: 'x' }, { title: stampAt(5) }, { v: 7 });
    // Without its story nothing would tell that this was deleted for good with it.
    const homeless = docEntry('sceneMeta', 11, { name: 'x' }, { name: stampAt(5) });
    expect(accepted(await me.push(from([part, homeless]))).rejected).toEqual([
      { i: 0, code: 'whole' },
      { i: 1, code: 'whole' },
    ]);
  });

  test('takes no more than an account may have, and goes on taking what makes nothing bigger', async () => {
    const { me, admin } = await oneUser();
    accepted(await me.push(from(turn())));
    await admin`update app.limits set value = 3 where name = 'account_rows'`;
    const reply = accepted(
      await me.push(
        from([sceneEntry(12), docEntry('stories', 1, { title: 'New' }, { title: stampAt(999) }, { v: 2 })]),
      ),
    );
    expect(reply.rejected).toEqual([{ i: 0, code: 'quota' }]);
    expect(reply.vs).toEqual([0, 4]);
  });

  test('of a program that is too old is refused with the version that it takes', async () => {
    const { me, admin } = await oneUser();
    await admin`update app.limits set value = 2 where name = 'min_client'`;
    expect(await me.push(from(turn()))).toEqual({ status: 'upgrade', minClient: 2, now });
  });
});

describe('a pull', () => {
  test('gives every row once, in pages, without those that its worker sent', async () => {
    const { me } = await oneUser();
    const entries = Array.from({ length: 7 }, (_, n) => sceneEntry(100 + n));
    accepted(await me.push(from(entries)));
    accepted(await me.push(from([sceneEntry(200)], 'bbbbbbbbbbbb')));
    const seen: unknown[] = [];
    let cur = 0;
    let epoch: string | null = null;
    for (let pages = 0; pages < 9; pages += 1) {
      const page = readPullReply(await me.pull({ lane: 's', cur, lim: 3, known_epoch: epoch }));
      if (!page) throw new Error('no page');
      seen.push(...page.rows);
      ({ next: cur, epoch } = page);
      if (!page.more) break;
    }
    expect(seen).toHaveLength(8);
    expect(cur).toBe(8);
    const others = readPullReply(await me.pull({ lane: 's', cur: 0, skip: 'aaaaaaaaaaaa' }));
    expect(others?.rows).toMatchObject([{ id: fakeId(200), v: 8 }]);
  });

  test('ends a page at a megabyte, and has at least one row', async () => {
    const { me } = await oneUser();
    const big = 'x'.repeat(60_000);
    for (let n = 0; n < 4; n += 1)
      accepted(
        await me.push(
          from(Array.from({ length: 10 }, (_, at) => sceneEntry(n * 10 + at + 1, { passage: big }))),
        ),
      );
    const page = readPullReply(await me.pull({ lane: 's', cur: 0 }));
    expect(page?.rows).toHaveLength(17);
    expect(page).toMatchObject({ more: true, next: 17 });
  });

  test('of a restored copy, or from beyond its end, begins anew', async () => {
    const { me, admin } = await oneUser();
    const { epoch } = accepted(await me.push(from([sceneEntry(1)])));
    expect(await me.pull({ lane: 'd', cur: 1, known_epoch: epoch })).toMatchObject({ status: 'ok' });
    expect(await me.pull({ lane: 'd', cur: 2, known_epoch: epoch })).toMatchObject({ status: 'reset' });
    await admin`select public.sync_restored()`;
    expect(await me.pull({ lane: 'd', cur: 1, known_epoch: epoch })).toMatchObject({ status: 'reset' });
  });
});
