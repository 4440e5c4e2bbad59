import fc from 'fast-check';
import { describe, expect, test } from 'vitest';

import { wakeLore } from '../../src/domain/lore.ts';
import { chaptersOf, emptyLore, type Lore, type Memory } from '../../src/domain/memory.ts';
import { fakeId } from '../fakes.ts';

const lore = (title: string, props: Partial<Lore> = {}): Lore => ({
  ...emptyLore,
  id: fakeId(title.length),
  story: fakeId(1),
  title,
  keys: [title],
  text: `All about ${title}.`,
  gone: false,
  ...props,
});
const woken = (entries: readonly Lore[], action: string, scenes: readonly string[] = []) =>
  wakeLore(entries, { action, scenes }).map((each) => each.lore.title);

describe('which entries of a lorebook a turn wakes', () => {
  test('PLAY-20 keys are whole words without case, in any script; a key may be of several words', () => {
    const entries = [
      lore('ferry'),
      lore('fer'),
      lore('Order of Ash'),
      lore('Søren'),
      lore('灯台'),
      lore('Castle'),
    ];
    expect(woken(entries, 'Ask about the FERRY, and the order, of ash!').toSorted()).toEqual([
      'Order of Ash',
      'ferry',
    ]);
    expect(woken(entries, 'He met søren.')).toEqual(['Søren']);
    expect(woken(entries, '彼女は灯台へ行く。')).toEqual(['灯台']);
    expect(woken(entries, 'ferryman')).toEqual([]);
  });

  test('PLAY-20 an entry looks back as far as it says, and no further', () => {
    const scenes = ['The bell rang.', 'Nothing.', 'Nothing more.', 'Still nothing.'];
    expect(woken([lore('bell', { scanScenes: 3 })], 'Wait', scenes)).toEqual([]);
    expect(woken([lore('bell', { scanScenes: 4 })], 'Wait', scenes)).toEqual(['bell']);
    expect(woken([lore('bell', { scanScenes: 1 })], 'Ring the bell', scenes)).toEqual(['bell']);
  });

  test('PLAY-20 second keys must be mentioned too, others must not, and what is off or gone stays asleep', () => {
    const entry = lore('key', { secondaryKeys: ['brass', 'iron'], notKeys: ['piano'] });
    expect(woken([entry], 'Turn the key')).toEqual([]);
    expect(woken([entry], 'Turn the iron key')).toEqual(['key']);
    expect(woken([entry], 'Press the brass key of the piano')).toEqual([]);
    const off = [
      lore('key', { enabled: false }),
      lore('law', { constant: true, enabled: false }),
      lore('gone', { constant: true, gone: true }),
      lore('empty', { constant: true, text: ' ' }),
    ];
    expect(woken(off, 'Turn the key')).toEqual([]);
    expect(woken([lore('', { keys: ['', ' ', '!?'] })], 'Anything !?')).toEqual([]);
  });

  test('PLAY-20 constant entries come first, then by order; the order of the rows does not matter', () => {
    const entries = [
      lore('late', { keys: ['key'], order: 200 }),
      lore('early', { keys: ['key'], order: 5 }),
      lore('law', { constant: true, order: 900 }),
    ];
    fc.assert(
      fc.property(fc.shuffledSubarray(entries, { minLength: 3 }), (shuffled) => {
        expect(woken(shuffled, 'the key')).toEqual(['law', 'early', 'late']);
      }),
    );
  });

  test('PLAY-20 no entry wakes another: only the action and the scenes are looked through', () => {
    const entries = [lore('ferry', { text: 'It passes the castle.' }), lore('castle')];
    expect(woken(entries, 'Take the ferry')).toEqual(['ferry']);
  });
});

describe('the chapters of a road', () => {
  const chapter = (fromDepth: number, toDepth: number, props: Partial<Memory> = {}): Memory => ({
    id: fakeId(1_000 + fromDepth * 100 + toDepth),
    story: fakeId(1),
    scene: fakeId(100 + toDepth),
    kind: 'summary',
    text: `${fromDepth} to ${toDepth}`,
    pinned: false,
    fromDepth,
    toDepth,
    by: 'text',
    createdAt: 1,
    gone: false,
    ...props,
  });
  const told = (memory: readonly Memory[]) => chaptersOf(memory).map(({ text }) => text);

  test('PLAY-20 one that covers others stands in their place', () => {
    const rows = [chapter(16, 31), chapter(0, 15), chapter(0, 63), chapter(32, 63), chapter(64, 79)];
    expect(told(rows)).toEqual(['0 to 63', '64 to 79']);
  });

  test('PLAY-20 facts, empty ones and the trash are no chapters', () => {
    expect(
      told([
        chapter(0, 3, { kind: 'fact' }),
        chapter(0, 4, { text: '  ' }),
        chapter(0, 5, { gone: true }),
        chapter(0, 2),
      ]),
    ).toEqual(['0 to 2']);
  });
});
