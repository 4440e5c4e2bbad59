import fc from 'fast-check';
import { expect, test } from 'vitest';
import { echoMarks, openersOf, sentencesOf } from '../../../src/providers/builtin-storyteller/echoes.ts';
import { exclusionsOf } from '../../../src/providers/builtin-storyteller/exclusions.ts';
import { bundledPacks } from '../../../src/providers/builtin-storyteller/library.ts';
import { packIds, readPack } from '../../../src/providers/builtin-storyteller/pack.ts';
import { hash32 } from '../../../src/providers/builtin-storyteller/random.ts';
import { hasMark, mark } from '../../../src/providers/builtin-storyteller/world.ts';

// What is done in a quick way says the same as the plain way, which is written out here.

const word = fc.constantFrom(
  'Mara',
  'the',
  "sexton's",
  "o'b1",
  "'tis'",
  "x'#",
  'O’Brien',
  'said',
  'rain',
  'über',
  '#',
  'ran',
  '12',
  '«x»',
);
const gap = fc.constantFrom(' ', '. ', '." ', '.’ ', '!  ', '?\n\n', '… ', ', ', '.', ' .', '.” “', '." ');
const passage = fc
  .array(fc.tuple(word, gap), { maxLength: 60 })
  .map((parts) => parts.map((part) => part.join('')).join(''));

test('a passage is taken apart behind each mark that ends a sentence, with its quotation mark', () => {
  fc.assert(
    fc.property(passage, (text) => {
      expect(sentencesOf(text)).toEqual(text.split(/(?<=[.!?…]["”']?)\s+/));
    }),
  );
});

test('a sentence opens with its first two words', () => {
  fc.assert(
    fc.property(passage, (text) => {
      expect(openersOf(text)).toEqual(
        sentencesOf(text).map((sentence) =>
          (sentence.toLowerCase().match(/[\p{L}\p{N}]+(?:['’]\p{L}+)*/gu) ?? []).slice(0, 2).join(' '),
        ),
      );
    }),
  );
});

test('a passage is marked by its runs of six words that hold no more than one name', () => {
  fc.assert(
    fc.property(passage, (text) => {
      const words =
        text
          .replaceAll('Mara', '#')
          .toLowerCase()
          .match(/[\p{L}\p{N}#]+(?:['’]\p{L}+)*/gu) ?? [];
      const runs = words.flatMap((_, i) => {
        const run = words.slice(i, i + 6);
        return run.length < 6 || run.filter((each) => each === '#').length > 1 ? [] : [hash32(run.join(' '))];
      });
      expect(echoMarks(text, ['Mara'])).toEqual(
        runs.filter((hash) => hash % 4 === 0).map((hash) => mark(hash >>> 2)),
      );
    }),
  );
});

test('a mark is found at whole positions only, in runs that grow, shrink and are asked in any order', () => {
  const run = fc.array(fc.constantFrom<string>('0011', '1100', '0110', '1001', '0000'), { maxLength: 12 });
  fc.assert(
    fc.property(fc.array(run, { minLength: 1, maxLength: 12 }), (parts) => {
      const all = parts.flat();
      for (const [i, part] of parts.entries()) {
        const marks = i % 3 === 0 ? part : all.slice(0, part.length + i);
        for (const wanted of ['0011', '1100', '0110', '1001', '0000', '1111'])
          expect(hasMark(marks.join(''), wanted)).toBe(marks.includes(wanted));
      }
    }),
  );
});

test('what an age does not have is found whatever letters its words begin with', () => {
  const lacks = ['train|e-?mail|(?:gas|oil) ?lamps?', 'tram', 'tr(?:olley|uck)', '[bc]ar', "o'clock"];
  const plain = new RegExp(`\\b(?:${lacks.join('|')})s?\\b`, 'i');
  const said = fc.constantFrom(
    ..."Train trains strain e-mail email gas lamp oil lamps gaslamp tram trams trolley truck trucks bar cars scar o'clock and, ".split(
      ' ',
    ),
  );
  fc.assert(
    fc.property(fc.array(said, { maxLength: 6 }), (words) => {
      const text = words.join(' ');
      expect(exclusionsOf('future', lacks)?.test(text)).toBe(plain.test(text));
    }),
  );
});

test('a card is found by its id and its kind as it was written', async () => {
  for (const id of packIds) {
    const pack = readPack(await bundledPacks(id));
    const cards = new Map(pack.cards.map((card) => [card.id, card]));
    const lost = [...cards.values()].flatMap((card) => (pack.find(card.id) === card ? [] : [card.id]));
    expect(lost).toEqual([]);
    const unlike = pack.kinds.filter((kind) => {
      const written = pack.cards.filter((card) => card.kind === kind);
      const asked = pack.ofKind(kind);
      return written.length !== asked.length || written.some((card, i) => asked[i] !== card);
    });
    expect(unlike).toEqual([]);
    expect(new Set(pack.kinds)).toEqual(new Set(pack.cards.map((card) => card.kind)));
  }
  expect(readPack(await bundledPacks('core')).find('core.nobody.1')).toBeUndefined();
});
