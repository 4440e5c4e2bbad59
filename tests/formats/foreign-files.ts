import { zipSync } from 'fflate';

import { sha256, toBytes } from '../../src/formats/bytes.ts';
import { bundleFormat } from '../../src/formats/bundle-paths.ts';
import { fakeForm, fakeStats } from '../fakes.ts';

/* Files that no program of ours would write: each says more than may be stored, or says it in signs that no database takes. */

const repeat = (word: string, letters: number) =>
  Array.from(
    { length: Math.ceil(letters / 60) },
    (_, at) => `${at} ${word.repeat(Math.ceil(58 / word.length))}`,
  )
    .join('\n\n')
    .slice(0, letters);

/** Makers of a text of about so many letters, by what is in it. */
export const scripts: { readonly [name: string]: (letters: number) => string } = {
  'plain words': (letters) => repeat('the lamp ', letters),
  'one word without end': (letters) => 'x'.repeat(letters),
  CJK: (letters) => repeat('海の上の灯り', letters),
  emoji: (letters) => '🌊'.repeat(letters / 2),
  'quotes and backslashes': (letters) => '"\\'.repeat(letters / 2),
  'control characters': (letters) => 'a\u0001\u001fb '.repeat(letters / 5),
  'NUL and half pairs': (letters) => 'a\0b \ud83c c\udf0a '.repeat(letters / 10),
};

/** JSON as other programs write it: what has no form of its own is escaped. */
const json = (value: unknown) => toBytes(JSON.stringify(value));
const lines = (values: readonly unknown[]) =>
  toBytes(values.map((value) => JSON.stringify(value)).join('\n'));

type Files = { readonly [name: string]: Uint8Array };

/** Files of other programs with one kind of text in every place. */
export function foreignFiles(text: (letters: number) => string): Files {
  const entry = (letters: number) => ({
    content: text(letters),
    comment: text(5_000),
    name: text(5_000),
    keys: Array.from({ length: 40 }, (_, at) => `${at}${text(200)}`),
    key: Array.from({ length: 40 }, (_, at) => `${at}${text(200)}`),
    keysecondary: [text(3_000)],
    secondary_keys: [text(3_000)],
    selective: true,
    constant: false,
    insertion_order: 1e300,
    order: -1e300,
    extensions: { [text(40)]: text(letters === 1 ? 70_000 : 60), depth: [{ prompt: text(3_000) }] },
  });
  // Lore of every length around the limits.
  const entries = [0, 1, 79, 80, 81, 1_999, 2_000, 2_001, 4_000, 33_000].map(entry);
  const chatLine = (fields: object) => ({ name: text(300), extra: { note: text(70_000) }, ...fields });
  return {
    'a card': json({
      spec: 'chara_card_v2',
      spec_version: '2.0',
      data: {
        name: `N${text(5_000)}`,
        description: text(40_000),
        personality: text(9_000),
        scenario: text(9_000),
        first_mes: text(60_000),
        mes_example: text(60_000),
        system_prompt: text(40_000),
        post_history_instructions: text(40_000),
        alternate_greetings: [text(50_000), text(50_000)],
        character_book: { entries, extensions: { big: text(90_000) } },
        extensions: {
          big: text(100_000),
          [text(50)]: 1,
          lamplit: {
            appearance: text(9_000),
            objective: text(9_000),
            customStyle: text(9_000),
            imageStyle: 'other',
            age: 1e300,
            motivation: text(5_000),
          },
        },
      },
    }),
    'a flat card': json({ name: `N${text(300)}`, description: text(9_000), first_mes: text(9_000) }),
    'world info': json({ entries: Object.fromEntries(entries.map((each, uid) => [uid, { uid, ...each }])) }),
    'a lorebook': json({ spec: 'lorebook_v3', data: { entries } }),
    'story cards': json([{ keys: text(9_000), value: text(40_000), title: text(900) }]),
    'a chat': lines([
      {
        user_name: `U${text(5_000)}`,
        character_name: `C${text(5_000)}`,
        chat_metadata: { [text(40)]: text(80_000) },
      },
      ...[60_000, 200_000, 100, 39_900].flatMap((letters, at) => [
        chatLine({ is_user: true, mes: `Go ${text(at === 1 ? 900 : 480)}`, send_date: 1e300 }),
        chatLine({
          mes: text(letters),
          swipes: [text(letters), `another ${text(9_000)}`],
          swipe_id: 0,
          send_date: at === 0 ? -1e300 : '2024-9-28 @14h 15m 46s 12ms',
        }),
      ]),
      { is_system: true, mes: text(70_000) },
      chatLine({ is_user: true, mes: text(70_000) }),
    ]),
    'a Kobold save': json({
      prompt: text(60_000),
      actions: [`\n> Go ${text(300)}\n\n`, text(200_000), `\n> ${text(700)}\n`, text(45_000)],
      memory: text(30_000),
      authorsnote: text(9_000),
      anotetemplate: text(70_000),
      worldinfo: entries.map((each) => ({ ...each, key: text(9_000), keyanti: text(9_000) })),
      altbranches: [null, [text(60_000), '> Stay', text(90_000)]],
      savedsettings: { chatname: text(5_000) },
    }),
    'a Twee project': toBytes(
      [
        `:: StoryTitle\n${oneLine(text(5_000))}`,
        `:: StoryData\n${JSON.stringify({ start: 'Shore', note: text(70_000) })}`,
        `:: Shore\n${text(60_000)}\n\n[[${oneLine(text(900))}->Post]]\n[[Stay->Other]]`,
        `:: Post ${JSON.stringify({ title: text(5_000), action: text(900) })}\n${text(200_000)}`,
        `:: Other\n${text(38_000)}`,
      ].join('\n\n'),
    ),
  };
}

/** Link labels and titles of Twee stand on one line. */
const oneLine = (text: string) => text.replace(/\s+/g, ' ').replaceAll(']', ')').replaceAll('|', '/');

const story = 's1';
const upperCase = '019A0000-0000-7000-8000-0000000000AB';

/** A bundle as the first version wrote it, and as a hand may have changed it: with names that are none of ours, and one kind of text in every place. */
export async function oldBundle(text: (letters: number) => string): Promise<Uint8Array> {
  const dynamic = {
    name: 'armor',
    displayName: 'Armor',
    current: 1,
    max: 100,
    min: 0,
    description: '',
    icon: '',
    color: '',
    isActive: true,
    introducedAt: 1e300,
  };
  const scene = (id: string, parent: string | null, passage: string, fields: object = {}) => ({
    id,
    story,
    parent,
    action: parent === null ? null : { text: text(500), type: 'good', offeredAs: null },
    title: text(5_000),
    passage,
    actions: ['a', 'b', 'c'].map((name) => ({ id: name, text: text(900), type: 'neutral' })),
    statsAfter: fakeStats({ dynamicStats: { armor: { ...dynamic, name: 'armor' } } }),
    statChanges: [
      {
        timestamp: 1e300,
        statName: 'karma',
        oldValue: 0,
        newValue: 1e300,
        reason: text(200),
        source: 'action',
      },
    ],
    storytellerState: { notes: text(900), [text(20)]: [text(20)] },
    sceneContext: {
      characters: [text(50)],
      objects: [],
      location: text(50),
      time: '',
      weather: '',
      atmosphere: '',
    },
    model: 'builtin',
    branch: 'main',
    depth: parent === null ? 0 : 1,
    retell: 0,
    device: 'my phone',
    createdAt: 1e300,
    fault: null,
    ending: null,
    ...fields,
  });
  const form = fakeForm({
    name: `N${text(4_000)}`,
    appearance: text(4_000),
    imageStyle: 'other',
    customStyle: text(4_000),
    objective: text(4_000),
    setting: text(4_000),
    motivation: text(4_000),
    characterImage: text(90_000),
  });
  const scenes = [
    scene('1', null, text(60_000)),
    scene(upperCase, '1', text(200_000)),
    scene('3', upperCase, text(3_000), { depth: 2 }),
    scene('4', '1', text(30_000), { storytellerState: { held: text(90_000) } }),
    scene('5', '1', text(39_000), {
      statChanges: Array.from({ length: 2_000 }, () => ({
        timestamp: 1,
        statName: 'karma',
        oldValue: 0,
        newValue: 1,
        reason: text(60),
        source: 'action',
      })),
    }),
  ];
  const meta = (id: string, fields: object) => ({
    id,
    story,
    name: '',
    edited: null,
    image: null,
    favourite: false,
    gone: false,
    ...fields,
  });
  const metas = [
    meta('3', { edited: text(40_000), name: text(5_000), s: { edited: 'no stamp' } }),
    meta(upperCase, { edited: text(90_000) }),
    meta('4', { name: text(200), gone: true, image: text(40_000) }),
  ];
  const fact = (id: string, kind: string, letters: number) => ({
    id,
    story,
    scene: '3',
    kind,
    text: text(letters),
    pinned: true,
    fromDepth: 0,
    toDepth: 2,
    by: 'player',
    createdAt: -1e300,
    gone: false,
  });
  const lore = (id: string, letters: number) => ({
    id,
    story,
    title: text(5_000),
    keys: Array.from({ length: 60 }, () => text(200)),
    secondaryKeys: Array.from({ length: 60 }, () => text(200)),
    notKeys: Array.from({ length: 60 }, () => text(200)),
    text: text(letters),
    constant: false,
    enabled: true,
    order: Number(id.slice(1)),
    scanScenes: 3,
    gone: false,
  });
  const environment = { type: 'surface', hasOxygen: true, hasRadiation: false, description: text(4_000) };
  const entry = {
    id: 'hero',
    name: `N${text(4_000)}`,
    description: text(4_000),
    image: text(40_000),
    imageStyle: 'other',
    prompt: text(40_000),
    metadata: {
      age: 1,
      gender: 'other',
      genre: 'fantasy',
      era: 'modern',
      objective: text(4_000),
      setting: text(4_000),
      motivation: text(4_000),
      customStyle: text(4_000),
    },
    favourite: false,
    gone: false,
    createdAt: 1e300,
    updatedAt: 8.64e15,
  };
  return bundleOf(-1e300, {
    'stories/s1/story.json': json({
      story: {
        id: story,
        title: text(5_000),
        character: form,
        environment,
        seed: '0123456789abcdef',
        settings: {
          notesToAuthor: text(4_000),
          aiModel: text(300),
          language: `en${'-abcdefgh'.repeat(9_000)}`,
        },
        cover: text(40_000),
        createdAt: 1e300,
        playedAt: 253_402_300_800_000,
        branches: 3,
        favourite: true,
        gone: false,
      },
      draft: {
        story,
        turn: 'd',
        parent: '3',
        action: { text: text(900), type: 'good', offeredAs: null },
        kind: 'action',
        retell: 0,
        model: 'builtin',
        title: text(900),
        passage: text(90_000),
        status: { type: 'streaming' },
        startedAt: 1e300,
      },
      source: {
        format: 'chat',
        rest: { [text(40)]: text(200_000) },
        scenes: { '3': { big: text(90_000) } },
        lore: { l1: text(70_000) },
      },
    }),
    'stories/s1/scenes.jsonl': lines(scenes),
    'stories/s1/metas.jsonl': lines(metas),
    'stories/s1/heads.jsonl': lines([{ id: 'h', story, device: text(9_000), scene: '3', at: 1e300 }]),
    'stories/s1/memory.jsonl': lines([
      fact('m1', 'fact', 300),
      fact('m2', 'fact', 40_000),
      fact('m3', 'summary', 1_500),
      fact('m4', 'summary', 90_000),
    ]),
    'stories/s1/lore.jsonl': lines([lore('l1', 2_000), lore('l2', 2_001), lore('l3', 60_000)]),
    'characters.jsonl': lines([{ entry, rest: { spec: text(30), data: { extensions: text(90_000) } } }]),
    'uses.jsonl': lines([{ id: 'u', character: 'hero', story }]),
    'settings.json': json({ notesToAuthor: text(4_000), aiModel: text(300), readingLevel: 'adult' }),
    'form.json': json(form),
  });
}

/** A bundle of version 1 of the given files. */
export async function bundleOf(created: number, files: Files): Promise<Uint8Array> {
  const sums = await Promise.all(
    Object.entries(files).map(
      async ([path, bytes]) => [path, { sha256: await sha256(bytes), size: bytes.length }] as const,
    ),
  );
  const manifest = {
    format: bundleFormat,
    version: 1,
    app: '0.1.0',
    holds: 'everything',
    created,
    counts: {},
    files: Object.fromEntries(sums),
  };
  return zipSync({ 'manifest.json': json(manifest), ...files });
}
