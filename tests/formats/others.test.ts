import { readFileSync } from 'node:fs';
import { zipSync } from 'fflate';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';

import { entryOfForm } from '../../src/domain/character-entry.ts';
import { genders, genres, eras, imageStyles } from '../../src/domain/character.ts';
import type { Parcel, WholeStory } from '../../src/domain/parcel.ts';
import type { Scene } from '../../src/domain/story.ts';
import { tellerName } from '../../src/domain/teller-name.ts';
import { toBase64, toBytes, toText } from '../../src/formats/bytes.ts';
import { cardOf, writeJsonCard, writePngCard } from '../../src/formats/card-write.ts';
import { writeChat } from '../../src/formats/chat-write.ts';
import { writeKobold } from '../../src/formats/kobold-write.ts';
import { readPngTexts, withPngTexts } from '../../src/formats/png.ts';
import { readFile } from '../../src/formats/read-file.ts';
import { writeTwee } from '../../src/formats/twee-write.ts';
import { writeCardBook, writeWorldInfo } from '../../src/formats/world-info.ts';
import { fakeForm, fakeStory } from '../fakes.ts';
import { fakeLore, fakeMaker, fakePicture, told, wholeStory } from './stories.ts';

const fixture = (name: string) => new Uint8Array(readFileSync(`tests/fixtures/files/${name}`));

async function read(bytes: Uint8Array, name = 'a file.json'): Promise<Parcel> {
  const parcel = await readFile(bytes, name, fakeMaker());
  if (!parcel.ok) throw new Error(JSON.stringify(parcel.error));
  return parcel.value;
}

async function readStory(bytes: Uint8Array): Promise<WholeStory> {
  const [story] = (await read(bytes)).stories;
  if (!story) throw new Error('no story');
  return story;
}

/** What a format can hold of a scene, by the road that leads to it. */
function roads(whole: WholeStory, hold: (scene: Scene) => unknown): readonly string[] {
  const known = new Map<string, string>();
  for (const scene of whole.scenes)
    known.set(scene.id, JSON.stringify([scene.parent === null ? '' : known.get(scene.parent), hold(scene)]));
  return [...known.values()].toSorted();
}

const words = fc
  .array(
    fc.constantFrom(
      'the',
      'lamp',
      '> went',
      '::',
      'out',
      '[[',
      ']]',
      '->',
      '<b>',
      '{x}',
      '|',
      '漢字',
      'سلام',
      '"',
      '\\',
      '#',
      '—',
      'é',
      '😀',
    ),
    { minLength: 1, maxLength: 12 },
  )
  .map((list) => list.join(' '));
const passageText = fc.array(words, { minLength: 1, maxLength: 4 }).map((list) => list.join('\n\n'));
/** Trees in which no two scenes tell the same, as no two tellings do. */
const trees = fc
  .array(
    fc.record({
      parent: fc.nat(20),
      passage: passageText,
      action: fc.option(words, { nil: null }),
      title: words,
      type: fc.constantFrom('good', 'neutral', 'evil'),
    }),
    { maxLength: 14 },
  )
  .map((rows) => {
    const scenes: Scene[] = [told(0, null, { passage: 'It began.' })];
    for (const [index, row] of rows.entries()) {
      const parent = scenes[row.parent % scenes.length] ?? null;
      scenes.push(
        told(index + 1, parent, {
          passage: `${row.passage} (${index})`,
          title: row.title,
          action: row.action === null ? null : { text: row.action, type: row.type, offeredAs: row.type },
        }),
      );
    }
    return wholeStory({ scenes, metas: [], heads: [], memory: [], lore: [fakeLore()], story: fakeStory() });
  });

describe('KoboldAI', () => {
  test('a save of Lite: the road, its branch, the lorebook, and what a key would be in is left behind', async () => {
    const story = await readStory(fixture('kobold-lite.json'));
    expect(roads(story, ({ action, passage }) => [action?.text, passage]).length).toBe(5);
    const passages = story.scenes.map(({ passage }) => passage);
    expect(passages).toContain('At home the bell was louder.');
    expect(passages).toContain('Far out, something answered.\n\nIt was not a boat.');
    expect(story.story).toMatchObject({
      title: 'a file',
      branches: 1,
      character: { name: 'Ines' },
      settings: { notesToAuthor: 'Keep it quiet and wet.' },
    });
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

  test('gives back every passage, action and branch that it can hold, and counts what it cannot', async () => {
    await fc.assert(
      fc.asyncProperty(trees, async (whole) => {
        const { bytes, losses } = writeKobold(whole, null);
        const back = await readStory(bytes);
        const lost = losses.find(({ what }) => what === 'other-roads')?.count ?? 0;
        const hold = ({ action, passage }: Scene) => [action?.text ?? null, passage];
        if (lost === 0) expect(roads(back, hold)).toEqual(roads(whole, hold));
        else expect(roads(whole, hold)).toEqual(expect.arrayContaining([...roads(back, hold)]));
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
    expect(story.story).toMatchObject({ title: 'The Bellringer', character: { name: 'Ines' }, branches: 1 });
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
    const lines = toText(writeChat(story, null).bytes)
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
        const { bytes, losses } = writeChat(whole, null);
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
  expect(new Set(story?.scenes.map(({ model }) => tellerName(model, { models: [], device: [] })))).toEqual(
    new Set(['Another program']),
  );
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

describe('character cards', () => {
  test('the chunk is what every reader expects', () => {
    const card = '{"spec":"chara_card_v2","spec_version":"2.0","data":{"name":"Zoë"}}';
    expect(toBase64(toBytes(card))).toHaveLength(92);
    const png = withPngTexts(writePngCard(entryOfForm(fakeForm(), 0), null, null), [
      { keyword: 'chara', text: toBase64(toBytes(card)) },
    ]);
    const hex = Buffer.from(png ?? []).toString('hex');
    expect(hex).toContain(`00000062${Buffer.from('tEXtchara\0').toString('hex')}`);
    expect(hex).toContain('a546f0c5');
    expect(hex.endsWith('49454e44ae426082')).toBe(true);
  });

  test('V1 and V3 are read; a later version is read and said', async () => {
    const old = await read(fixture('card-v1.json'));
    expect(old.characters).toMatchObject([
      {
        entry: {
          name: 'Oona',
          description: 'A tall diver with one glove.\n\nstubborn',
          metadata: { setting: 'a flooded quarry' },
        },
      },
    ]);
    const parcel = await read(fixture('card-v3.json'));
    expect(parcel.losses).toEqual([{ what: 'newer-version', count: 1 }]);
    expect(parcel.characters).toMatchObject([
      { entry: { name: 'Zoë', description: 'Zoë keeps bees on a roof.' } },
    ]);
    expect(parcel.lorebook).toMatchObject([
      {
        title: 'Third hive',
        keys: ['hive'],
        notKeys: ['winter'],
        text: 'The third hive is empty.',
        order: 20,
      },
    ]);
  });

  test('what a card says beyond our fields comes back, in a picture that is not drawn anew', async () => {
    const { characters } = await read(fixture('card-v3.json'));
    const original = JSON.parse(toText(fixture('card-v3.json')));
    for (const { entry, rest } of characters) {
      const { data } = JSON.parse(JSON.stringify(cardOf(entry, rest, 3)));
      expect(data).toMatchObject({ ...original.data, extensions: original.data.extensions });
      const picture = await fakePicture(7);
      const png = writePngCard(entry, rest, picture.bytes);
      const again = await read(png);
      expect(again.characters).toMatchObject([{ entry: { name: 'Zoë', description: entry.description } }]);
      const texts = readPngTexts(png);
      expect(texts.ok && texts.value.map(({ keyword }) => keyword)).toEqual(['chara', 'ccv3']);
    }
  });

  test('a card with compressed and international texts, and one in a zip with its picture', async () => {
    const { zlibSync } = await import('fflate');
    const { crc32 } = await import('../../src/formats/crc32.ts');
    const picture = await fakePicture(7);
    const base = toBytes(toBase64(fixture('card-v1.json')));
    const chunk = (type: string, data: Uint8Array) => {
      const body = Buffer.concat([Buffer.from(type), data]);
      const edges = Buffer.alloc(8);
      edges.writeUInt32BE(data.length, 0);
      edges.writeUInt32BE(crc32(body), 4);
      return Buffer.concat([edges.subarray(0, 4), body, edges.subarray(4)]);
    };
    const withChunk = (extra: Buffer) =>
      new Uint8Array(Buffer.concat([picture.bytes.subarray(0, -12), extra, picture.bytes.subarray(-12)]));
    const packed = chunk('zTXt', Buffer.concat([Buffer.from('Chara\0\0'), zlibSync(base)]));
    const international = chunk(
      'iTXt',
      Buffer.concat([Buffer.from('ccv3\0\x01\0en\0wort\0'), zlibSync(base)]),
    );
    for (const file of [withChunk(packed), withChunk(international)])
      expect((await read(file)).characters).toMatchObject([{ entry: { name: 'Oona' } }]);

    const card = JSON.parse(toText(fixture('card-v3.json')));
    card.data.assets = [
      { type: 'icon', uri: 'embeded://assets/icon/image/main.png', name: 'main', ext: 'png' },
    ];
    const charx = zipSync({
      'card.json': toBytes(JSON.stringify(card)),
      'assets/icon/image/main.png': picture.bytes,
    });
    const jpegAndZip = new Uint8Array(Buffer.concat([Buffer.from([0xff, 0xd8, 0xff, 0xe0, 0, 0]), charx]));
    for (const file of [charx, jpegAndZip]) expect((await read(file)).pictures).toEqual([picture]);
  });

  test('CHAR-12 a hero comes back from his card with every field', async () => {
    const picture = await fakePicture(7);
    const field = fc.string({ unit: 'grapheme', maxLength: 60 }).map((text) => text.trim());
    await fc.assert(
      fc.asyncProperty(
        fc.record({
          name: field.filter((name) => name !== ''),
          appearance: field,
          age: fc.integer({ min: 0, max: 150 }),
          gender: fc.constantFrom(...genders),
          imageStyle: fc.constantFrom(...imageStyles),
          objective: field,
          setting: field,
          era: fc.constantFrom(...eras),
          motivation: field,
          genre: fc.constantFrom(...genres),
        }),
        async (fields) => {
          const form = fakeForm({ ...fields, customStyle: '' });
          const entry = entryOfForm(form, 1_700_000_000_000);
          for (const bytes of [writePngCard(entry, null, picture.bytes), writeJsonCard(entry, null)]) {
            const { characters, pictures } = await read(bytes);
            expect(characters[0]?.entry).toEqual({ ...entry, image: pictures[0]?.hash ?? null });
          }
        },
      ),
      { numRuns: 60 },
    );
  });
});
