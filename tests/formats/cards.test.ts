import { zipSync } from 'fflate';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { entryOfForm } from '../../src/domain/character-entry.ts';
import { genders, genres, eras, imageStyles } from '../../src/domain/character-choices.ts';
import { toBase64, toBytes, toText } from '../../src/formats/bytes.ts';
import { cardOf, writeJsonCard, writePngCard } from '../../src/formats/card-write.ts';
import { readPngTexts, withPngTexts } from '../../src/formats/png.ts';
import { fakeForm } from '../fakes.ts';
import { fakePicture } from './stories.ts';
import { fixture, read } from './other-programs.ts';

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
    expect(parcel.losses).toEqual([
      { what: 'newer-version', count: 1 },
      { what: 'lore-entry', count: 1 },
    ]);
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
      const texts = readPngTexts(png, ['chara', 'ccv3']);
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
