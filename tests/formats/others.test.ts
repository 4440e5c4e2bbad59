import { zipSync } from 'fflate';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { branchesOf } from '../../src/domain/branches.ts';
import type { Scene } from '../../src/domain/story.ts';
import { leaves, scenesById } from '../../src/domain/tree.ts';
import { storytellerName } from '../../src/domain/storyteller-name.ts';
import { toBytes, toText } from '../../src/formats/bytes.ts';
import { writeSillyTavern } from '../../src/formats/sillytavern-write.ts';
import { writeKobold } from '../../src/formats/kobold-write.ts';
import { writeTwee } from '../../src/formats/twee-write.ts';
import { writeCardBook, writeWorldInfo } from '../../src/formats/world-info.ts';
import { fixture, read, readStory, roads, trees } from './other-programs.ts';
import { told, wholeStory } from './stories.ts';

describe('KoboldAI', () => {
  test('a save of Lite: the road, its branch, the lorebook, and what a key would be in is left behind', async () => {
    const story = await readStory(fixture('kobold-lite.json'));
    expect(roads(story, ({ action, passage }) => [action?.text, passage]).length).toBe(5);
    const passages = story.scenes.map(({ passage }) => passage);
    expect(passages).toContain('At home the bell was louder.');
    expect(passages).toContain('Far out, something answered.\n\nIt was not a boat.');
    expect(story.story).toMatchObject({
      title: 'a file',
      character: { name: 'Ines' },
      settings: { notesToAuthor: 'Keep it quiet and wet.' },
    });
    expect(branchesOf(scenesById(story.scenes), new Map())).toHaveLength(2);
    expect(story.lore).toMatchObject([
      { title: 'Memory', text: 'You are Ines, who mends nets.', constant: true },
      {
        title: 'the ferry',
        keys: ['ferry', 'boat'],
        notKeys: ['dream'],
        text: 'The last ferry sank at its mooring.',
      },
    ]);
    expect((await read(fixture('kobold-lite.json'))).losses).toEqual([
      { what: 'picture', count: 1 },
      { what: 'open-action', count: 1 },
    ]);
    expect(JSON.stringify(story)).not.toContain('left-behind');
    const back = JSON.parse(toText(writeKobold(story, null).bytes));
    expect(back).toMatchObject({
      personal_notes: 'ask about the bell in scene 9',
      anotestr: 320,
      memory: 'You are Ines, who mends nets.',
      worldinfo: [{ probability: 40, wigroup: 'water', keyanti: 'dream' }],
    });
    expect(back.altbranches).toHaveLength(2);
  });

  test('a save of United, and one in a zip', async () => {
    const story = await readStory(fixture('kobold-united.json'));
    expect(story.scenes.map(({ action, passage }) => [action?.text ?? null, passage])).toEqual([
      [null, 'Snow came sideways into the signal box.'],
      ['Trim the lamp', 'It burned blue.'],
    ]);
    expect(story.lore).toMatchObject([{ keys: ['lamp'], secondaryKeys: ['blue'], constant: true }]);
    expect(JSON.stringify(story)).not.toContain('left-behind');
    const zipped = await read(zipSync({ 'story.json': fixture('kobold-united.json') }));
    expect(zipped).toMatchObject({ kind: 'kobold', stories: [{ scenes: { length: 2 } }] });
  });

  test('gives back eight roads of a story that has more, the open one among them, and counts the others', async () => {
    const opening = told(0, null);
    const ends = Array.from({ length: 11 }, (_, index) => told(index + 1, opening));
    const { bytes, losses } = writeKobold(wholeStory({ scenes: [opening, ...ends] }), ends[10]?.id ?? null);
    const passages = (await readStory(bytes)).scenes.map(({ passage }) => passage);
    expect(passages).toHaveLength(1 + 8);
    expect(passages).toContain('What happened in 11.\n\nAnd what came of it.');
    expect(losses).toContainEqual({ what: 'other-roads', count: 3 });
  });

  test('gives back every passage, action and branch that it can hold', async () => {
    await fc.assert(
      fc.asyncProperty(trees, async (whole) => {
        // As many branches as it shows.
        fc.pre(leaves(scenesById(whole.scenes)).length <= 8);
        const { bytes, losses } = writeKobold(whole, null);
        const back = await readStory(bytes);
        const hold = ({ action, passage }: Scene) => [action?.text ?? null, passage];
        expect(roads(back, hold)).toEqual(roads(whole, hold));
        expect(losses.filter(({ what }) => what === 'other-roads')).toEqual([]);
        expect(back.lore.filter(({ title }) => title !== 'Memory')).toMatchObject([
          { title: 'The tower', keys: ['tower', 'lighthouse'] },
        ]);
      }),
      { numRuns: 120 },
    );
  });
});

describe('SillyTavern', () => {
  test('a chat: swipes are scenes beside the chosen one, and unknown fields come back', async () => {
    const parcel = await read(fixture('chat.jsonl'), 'bell.jsonl');
    expect(parcel.losses).toEqual([
      { what: 'open-action', count: 1 },
      { what: 'foreign-rule', count: 1 },
    ]);
    const [story] = parcel.stories;
    if (!story) throw new Error('no story');
    expect(story.story).toMatchObject({ title: 'The Bellringer', character: { name: 'Ines' } });
    expect(branchesOf(scenesById(story.scenes), new Map())).toHaveLength(2);
    expect(
      story.scenes.map(({ passage, parent, action, retell }) => [
        passage,
        parent === null,
        action?.text,
        retell,
      ]),
    ).toEqual([
      ['Who is there?', true, undefined, 0],
      ['You came. Nobody comes.', true, undefined, 1],
      ['He laughed without a sound.\n\nThen he showed her the rope.', false, 'I ask about the bell.', 0],
    ]);
    const lines = toText(writeSillyTavern(story, null).bytes)
      .split('\n')
      .map((line) => JSON.parse(line));
    const original = toText(fixture('chat.jsonl'))
      .trim()
      .split('\n')
      .map((line) => JSON.parse(line));
    expect(lines[0]).toEqual(original[0]);
    expect(lines[1]).toEqual(original[1]);
    expect(lines[2]).toEqual(original[2]);
    expect(lines[3]).toEqual(original[3]);
    expect(lines[4]).toMatchObject(original[4]);
  });

  test('gives back the road and the scenes told anew beside it', async () => {
    await fc.assert(
      fc.asyncProperty(trees, async (whole) => {
        const { bytes, losses } = writeSillyTavern(whole, null);
        const back = await readStory(bytes);
        const lost = losses.find(({ what }) => what === 'other-roads')?.count ?? 0;
        expect(back.scenes.length + lost).toBe(whole.scenes.length);
        const hold = ({ action, passage }: Scene) => [action?.text ?? null, passage];
        expect(roads(whole, hold)).toEqual(expect.arrayContaining([...roads(back, hold)]));
      }),
      { numRuns: 120 },
    );
  });

  test('world info and lorebooks come back with what is not ours', async () => {
    const { lorebook, kind } = await read(fixture('world-info.json'));
    expect(kind).toBe('world-info');
    expect(lorebook).toMatchObject([
      {
        title: 'The bell',
        keys: ['bell', 'rope'],
        secondaryKeys: ['night'],
        order: 40,
        scanScenes: 5,
        enabled: true,
      },
      { title: 'The keeper', notKeys: ['dream'], constant: true, enabled: false },
    ]);
    const lore = lorebook.map(({ rest: _rest, ...entry }) => ({ ...entry, story: 's', gone: false }));
    const source = {
      format: 'world-info',
      rest: null,
      scenes: {},
      lore: Object.fromEntries(lorebook.map(({ id, rest }) => [id, rest])),
    } as const;
    const file = writeWorldInfo(lore, source);
    const original = JSON.parse(toText(fixture('world-info.json')));
    expect(file).toMatchObject({
      entries: { 0: original.entries[0], 1: { ...original.entries[4], uid: 1 } },
    });
    const book = await read(
      toBytes(JSON.stringify({ spec: 'lorebook_v3', data: writeCardBook(lore, null, 'b') })),
    );
    expect(book.lorebook.map(({ keys, notKeys, text }) => [keys, notKeys, text])).toEqual(
      lore.map(({ keys, notKeys, text }) => [keys, notKeys, text]),
    );
  });
});

test('AI Dungeon: story cards are entries of a lorebook', async () => {
  expect((await read(fixture('story-cards.json'))).lorebook).toMatchObject([
    { title: 'Bell', keys: ['bell', 'rope'], text: 'The bell rings by itself.' },
    { keys: ['keeper'] },
  ]);
});

test('a story of another program says so, and opens here where it stood there', async () => {
  const [story] = (await read(fixture('branches.twee'), 'x.twee')).stories;
  expect(
    new Set(story?.scenes.map(({ model }) => storytellerName(model, { models: [], device: [] }))),
  ).toEqual(new Set(['Another program']));
  expect(story?.heads).toMatchObject([{ scene: story?.scenes[0]?.id }]);
});

describe('Twee', () => {
  test('a project: passages are scenes, links are actions, and code is left behind', async () => {
    const parcel = await read(fixture('branches.twee'), 'x.twee');
    expect(parcel.losses).toEqual([{ what: 'script', count: 2 }]);
    const [story] = parcel.stories;
    if (!story) throw new Error('no story');
    expect(story.story.title).toBe('The Bell');
    expect(story.scenes.map(({ title, action, passage, depth }) => [title, action, passage, depth])).toEqual([
      ['Shore', null, 'The bell rang over the water.', 0],
      [
        'Post',
        { text: 'Go towards it', type: 'good', offeredAs: 'good' },
        'A post, and a rope on it. You could pull it or walk Home.',
        1,
      ],
      ['Home', { text: 'Go home', type: 'neutral', offeredAs: null }, 'Louder here.\n::indented is prose', 1],
      ['Answer {far}', { text: 'pull it', type: 'evil', offeredAs: 'evil' }, 'Something answered.', 2],
    ]);
    expect(JSON.stringify(story)).not.toContain('never');
  });

  test('gives back every branch with titles, passages and actions', async () => {
    await fc.assert(
      fc.asyncProperty(trees, async (whole) => {
        const back = await readStory(writeTwee(whole).bytes);
        const hold = ({ action, passage, title }: Scene) => [
          action && [action.text, action.type],
          passage,
          title,
        ];
        expect(roads(back, hold)).toEqual(roads(whole, hold));
        expect(back.story.title).toBe(whole.story.title);
      }),
      { numRuns: 120 },
    );
  });
});
