import { zlibSync } from 'fflate';
import { describe, expect, test } from 'vitest';

import { readSceneContext } from '../../src/domain/read-scene-context.ts';
import { toBase64, toBytes } from '../../src/formats/bytes.ts';
import { crc32 } from '../../src/formats/crc32.ts';
import { inflate } from '../../src/formats/inflate.ts';
import { maxCardTextBytes } from '../../src/formats/limits.ts';
import { colourPng } from '../../src/formats/png.ts';
import { readFile } from '../../src/formats/read-file.ts';
import { tidyPassage } from '../../src/formats/told-story.ts';
import { fakeMaker } from './stories.ts';

/* Five million signs of one kind: what looks at each of them again for each of them would take days. A test ends, or runs out of its time. */

const many = 5_000_000;
const of = (text: string) => text.repeat(Math.floor(many / text.length));

const read = (text: string) => readFile(toBytes(text), 'long.file', fakeMaker());
const json = (value: unknown) => read(JSON.stringify(value));

const part = (text: string) => text.slice(0, 20_000);

test.each(
  Object.entries({
    blanks: `a${of(' ')}b`,
    'blanks and tabs with a word now and then': of(`x${' \t'.repeat(5_000)}`),
    'new lines': `a${of('\n')}b`,
    'lines of one blank': `a${of('\n \n')}b`,
    apostrophes: `x${of("'")}y`,
  }),
)('A7 five million signs are read in a passage: %s', (_name, text) => {
  expect(tidyPassage(text).length).toBeLessThanOrEqual(text.length);
  readSceneContext([text.slice(0, 400_000)], [part(text)]);
});

test.each(
  Object.entries({
    blanks: `a${of(' ')}b`,
    'one word': of('x'),
    'half pairs': of('\ud83c').slice(0, 4_000_000),
  }),
)('A7 five million signs are read in a chat: %s', async (_name, text) => {
  const lines = [
    { user_name: text.slice(0, 1_000_000), character_name: part(text) },
    { mes: text, send_date: part(text), swipes: [part(text)], is_user: false },
    { mes: part(text), is_user: true },
    { mes: 'End.' },
  ];
  const parcel = await read(lines.map((line) => JSON.stringify(line)).join('\n'));
  expect(parcel).toMatchObject({ ok: true });
});

test.each(
  Object.entries({
    'pictures that are never closed': of('[<|p|'),
    'marks of actions': of('> '),
    'marks of a thought': of('{{['),
  }),
)('A7 five million signs are read in a Kobold save: %s', async (_name, text) => {
  const worldinfo = [{ key: part(text), content: text, comment: part(text) }];
  const parcel = await json({ prompt: 'It began.', actions: [text], memory: text, worldinfo });
  expect(parcel).toMatchObject({ ok: true });
});

test.each(
  Object.entries({
    'links that are never closed': `Start\n${of('[[')}`,
    'links that are half closed': `Start\n${of('[[a]')}`,
    'links to nowhere': `Start\n${of('[[a]]')}`,
    'brackets of a head': `Start ${of('[')}\nOn.`,
    'backslashes of a head': `Start ${of('\\')}\nOn.`,
    'blanks of a head': `Start ${of(' ')}x\nOn.`,
    'blanks behind tags': `Start [x]${of(' ')}{y\nOn.`,
  }),
)('A7 five million signs are read in Twee: %s', async (_name, text) => {
  expect(await read(`:: Start\nIt began.\n\n:: ${text}`)).toMatchObject({ ok: true });
});

test.each(Object.entries({ passages: '::\n', scripts: ':: a [script]\n' }))(
  'A7 Twee of more passages than are read is refused: %s',
  async (_name, text) => {
    const parcel = await read(`:: Start\nIt began.\n${of(text)}`);
    expect(parcel).toEqual({ ok: false, error: { type: 'unpacks-too-large' } });
  },
);

test.each(
  Object.entries({
    'macros of a card': of('{{char}}'),
    decorators: `@@${of('w')}\u2028x`,
    'many decorators': of('@@depth 4\n'),
  }),
)('A7 five million signs are read in a card with a lorebook: %s', async (_name, text) => {
  const character_book = { entries: [{ keys: [part(text)], content: text, name: part(text) }] };
  const name = text.slice(0, 1_000_000);
  const parcel = await json({ spec: 'chara_card_v2', data: { name, description: text, character_book } });
  expect(parcel).toMatchObject({ ok: true });
});

test('A7 a lorebook of many keys and one endless text is split, and each part has no more keys than one may have', async () => {
  const keys = Array.from({ length: 100_000 }, (_, at) => `key ${at}`);
  const parcel = await json({
    entries: { 0: { key: keys, keysecondary: keys, content: of('word '), comment: 'x' } },
  });
  if (!parcel.ok) throw new Error(parcel.error.type);
  expect(parcel.value.lorebook.length).toBeGreaterThan(2_000);
  for (const entry of parcel.value.lorebook) expect(entry.keys.length).toBeLessThanOrEqual(24);
});

describe('A7 what unpacks to more than it seems', () => {
  const chunk = (type: string, data: Uint8Array) => {
    const body = Buffer.concat([Buffer.from(type), data]);
    const edges = Buffer.alloc(8);
    edges.writeUInt32BE(data.length, 0);
    edges.writeUInt32BE(crc32(body), 4);
    return Buffer.concat([edges.subarray(0, 4), body, edges.subarray(4)]);
  };
  const packed = (keyword: string, text: Uint8Array) =>
    chunk('zTXt', Buffer.concat([toBytes(keyword), Uint8Array.of(0, 0), zlibSync(text, { level: 9 })]));
  const png = colourPng(new Uint8Array(12), 2, 2);
  const withChunks = (...chunks: readonly Uint8Array[]) =>
    new Uint8Array(Buffer.concat([png.slice(0, -12), ...chunks, png.slice(-12)]));

  test('A7 no more is unpacked than was asked for, however much there is', () => {
    const bomb = zlibSync(new Uint8Array(200_000_000), { level: 9 });
    const { bytes, whole } = inflate(bomb, 1_000, 'zlib');
    expect([bytes.length, bytes.buffer.byteLength, whole]).toEqual([1_000, 1_000, false]);
  });

  test('A7 a card of a text that unpacks beyond what a card may be is refused', async () => {
    const bomb = packed('chara', new Uint8Array(maxCardTextBytes + 1).fill(0x41));
    expect(await readFile(withChunks(bomb), 'bomb.png', fakeMaker())).toEqual({
      ok: false,
      error: { type: 'unpacks-too-large' },
    });
  });

  test('A7 of a thousand packed texts only that of the card is unpacked', async () => {
    const other = packed('comment', new Uint8Array(4_000_000));
    const card = packed('chara', toBytes(toBase64(toBytes('{"name":"Oona","description":"tall"}'))));
    const others = Array.from({ length: 1_000 }, () => other);
    const parcel = await readFile(withChunks(...others, card), 'bomb.png', fakeMaker());
    expect(parcel).toMatchObject({ ok: true, value: { characters: [{ entry: { name: 'Oona' } }] } });
  });

  test('A7 a picture that says it has four thousand million pixels does not come with its card', async () => {
    const card = chunk(
      'tEXt',
      toBytes(`chara\0${toBase64(toBytes('{"name":"Oona","description":"tall"}'))}`),
    );
    const wide = withChunks(card);
    new DataView(wide.buffer).setUint32(16, 65_535);
    new DataView(wide.buffer).setUint32(20, 65_535);
    expect(await readFile(wide, 'wide.png', fakeMaker())).toMatchObject({
      ok: true,
      value: { pictures: [], losses: [{ what: 'picture', count: 1 }] },
    });
  });
});
