import { expect, test } from 'vitest';
import fc from 'fast-check';
import { bundledPacks } from '../../../src/providers/builtin-storyteller/library.ts';
import { wordCount } from '../../../src/providers/builtin-storyteller/morphology.ts';
import { packIds } from '../../../src/providers/builtin-storyteller/pack.ts';
import { parseClauses } from '../../../src/providers/builtin-storyteller/clause.ts';
import { rngOf } from '../../../src/providers/builtin-storyteller/random.ts';
import { realiseParagraph } from '../../../src/providers/builtin-storyteller/realise.ts';
import { createMentions } from '../../../src/providers/builtin-storyteller/refer.ts';
import type { ReadingLevel } from '../../../src/domain/settings.ts';
import {
  isFormal,
  isSaidInFull,
  talkOf,
  withShortForms,
} from '../../../src/providers/builtin-storyteller/short-forms.ts';
import { statEventsOf } from '../../../src/domain/stat-effects.ts';
import { startingStats } from '../../../src/domain/stats.ts';
import { fakeStoryOf, play, policyOf } from '../../tools/story-run.ts';

test.each([
  ['"I do not know that he is here."', '"I don\'t know that he\'s here."'],
  ['"Yes, I am," said Wat. "I am not sorry."', '"Yes, I am," said Wat. "I\'m not sorry."'],
  ['"That is what it is," she said.', '"That\'s what it is," she said.'],
  ['"I will not go, and you cannot."', '"I won\'t go, and you can\'t."'],
  ['"He was not. I was."', '"He wasn\'t. I was."'],
  ['"Do you not see it?" asked Wat.', '"Don\'t you see it?" asked Wat.'],
  ['"Is it not late?"', '"Isn\'t it late?"'],
  ['"Is he here?" asked Wat.', '"Is he here?" asked Wat.'],
  ['"Who is it that sends them?"', '"Who is it that sends them?"'],
  ['"Whoever took it is gone."', '"Whoever took it is gone."'],
  ['"The trouble with it is that it is old."', '"The trouble with it is that it\'s old."'],
  ['"I am what I am."', '"I am what I am."'],
  ['"How old he is by now, nobody knows."', '"How old he is by now, nobody knows."'],
  ['"Here I am at last."', '"Here I am at last."'],
  ['"You have seen it, and I have never been."', '"You\'ve seen it, and I\'ve never been."'],
  ['"I have a house, and I have to go."', '"I have a house, and I have to go."'],
  ['"All I have left is this."', '"All I have left is this."'],
  ['"If I had known, I would have come."', '"If I\'d known, I\'d have come."'],
  ['"What would you have done?"', '"What would you have done?"'],
  ['"You had better go."', '"You\'d better go."'],
  ['"You will have to, as I will."', '"You\'ll have to, as I will."'],
  ['"All of you are going."', '"All of you are going."'],
  ['"The thing is not to stop."', '"The thing is not to stop."'],
  ['"It is NOT done."', '"It\'s NOT done."'],
  ['"Let us begin."', '"Let\'s begin."'],
  ['"The first," said Wat, "is that I do not know."', '"The first," said Wat, "is that I don\'t know."'],
  ['It was not said. "It is late."', 'It was not said. "It\'s late."'],
  ['"I do not know', '"I do not know'],
])('talk is short where it can be: %s', (full, short) => {
  expect(withShortForms(full)).toBe(short);
});

test.each([
  ['western', 'medieval', 'short'],
  ['comedy', 'renaissance', 'short'],
  ['space-opera', 'future', 'short'],
  ['romance', 'modern', 'short'],
  ['fantasy', 'modern', 'mostly short'],
  ['historical', 'modern', 'mostly short'],
  ['horror', 'medieval', 'mostly short'],
] as const)('people of a %s story of the %s age talk %s', (genre, era, talk) => {
  expect(talkOf(genre, era)).toBe(talk);
});

test('who judges, reigns, prays, waits at table, is a machine or a spirit weighs every word', () => {
  for (const noun of [
    'judge',
    'old queen',
    'silenced priest',
    'unemployed butler',
    'machine',
    'river spirit',
  ])
    expect(isFormal(noun), noun).toBe(true);
  for (const noun of ['', 'carter', "judge's boy", 'night porter', 'priesthood'])
    expect(isFormal(noun), noun).toBe(false);
  expect(isSaidInFull('"It is late," said the judge.')).toBe(true);
  expect(isSaidInFull('On the wall was written, "Do not touch."')).toBe(true);
  expect(isSaidInFull('"It is late, said the judge," said Wat.')).toBe(false);
});

const words = fc.constantFrom(
  ...'I you he she it we they that there who what where am are is have has had will would do does did not cannot was were seen been gone going here so as than how and but of in the lamp , . ? ! " " said Wat old a to Let us'.split(
    ' ',
  ),
);
const texts = fc
  .array(words, { minLength: 1, maxLength: 30 })
  .map((list) => list.join(' ').replace(/ ([,.?!])/g, '$1'));
const talks = fc.constantFrom('short', 'mostly short');

test('narration keeps its words, and what is short already stays', () => {
  fc.assert(
    fc.property(texts, talks, (text, talk) => {
      const told = withShortForms(text, talk);
      const outside = (each: string) => each.split('"').filter((_, i) => i % 2 === 0);
      expect(outside(told)).toEqual(outside(text));
      expect(withShortForms(told, talk)).toBe(told);
      expect(told.split('"')).toHaveLength(text.split('"').length);
    }),
    { numRuns: 2000 },
  );
});

/** Every speech of the packs, as it is written. */
const speeches = (await Promise.all(packIds.map((id) => bundledPacks(id)))).flatMap(({ sheets }) =>
  sheets.flatMap((sheet) => sheet.match(/"[^"\n]*"/g) ?? []),
);

test('no sentence has both forms, and where people talk mostly short about six in ten are', () => {
  expect(speeches.length).toBeGreaterThan(5000);
  let changed = 0;
  let mostly = 0;
  for (const speech of speeches) {
    for (const sentence of speech.slice(1, -1).split(/(?<=[.!?…]'?) (?=\S)/)) {
      const quoted = `"${sentence}"`;
      const short = withShortForms(quoted);
      const told = withShortForms(quoted, 'mostly short');
      // Either as it was written or all of it short.
      expect([quoted, short]).toContain(told);
      if (short === quoted || /n't|'(?:s|m|re|ve|ll|d)\b/.test(quoted)) continue;
      changed += 1;
      if (told === short) mostly += 1;
    }
  }
  expect(changed).toBeGreaterThan(1000);
  expect(mostly / changed).toBeGreaterThan(0.55);
  expect(mostly / changed).toBeLessThan(0.65);
});

test('short forms move no stat', () => {
  const stats = startingStats(fakeStoryOf().environment);
  for (const speech of speeches)
    expect(statEventsOf(withShortForms(speech), stats), speech).toEqual(statEventsOf(speech, stats));
});

const wat = { id: 'p', name: 'Wat', short: 'Wat', pronoun: 'he', remind: false } as const;

/** A paragraph as somebody of that noun tells it. */
function spokenBy(noun: string, text: string, level: ReadingLevel): string {
  const scope = { people: { p: { ...wat, noun } }, words: {} };
  const voice = { level, rng: rngOf('chain', 'surface'), mentions: createMentions(), talk: 'short' } as const;
  return realiseParagraph([{ clauses: parseClauses(text), scope }], voice);
}

test('a judge says it in full, and what follows without a name is his as well', () => {
  const text = '"I do not know that," said {p} | "It is late"';
  expect(spokenBy('carter', text, 'adult')).toBe('"I don\'t know that," said Wat. "It\'s late."');
  expect(spokenBy('old judge', text, 'adult')).toBe('"I do not know that," said Wat. "It is late."');
});

test('what one says on and on stands in one pair of marks, and what another says has its own', () => {
  const text = '"Look," said {p} | the bell rang. "That is no knot of his." | "I must go," said {p}';
  const told = spokenBy('old judge', text, 'adult');
  expect(told).toContain('"That is no knot of his. I must go," said Wat.');
  const answered = spokenBy('old judge', text.replace('"Look," said {p} | ', ''), 'adult');
  expect(answered).toContain('no knot of his." "I must go," said Wat.');
});

test('SET-02 talk that is just long enough for its level stays so', () => {
  const text = '"I do not know that it is here, and you cannot ask him for it," said {p}';
  expect(wordCount(text)).toBe(17);
  expect(spokenBy('carter', text, 'adult')).toContain("don't");
  expect(spokenBy('carter', text.replace(' for it', ''), 'high')).not.toContain("don't");
});

test.each([
  ['western', 'modern'],
  ['fantasy', 'medieval'],
] as const)('people of a %s story say as they say it, in printed marks', async (genre, era) => {
  const { scenes } = await play(fakeStoryOf({ genre, era }, 5), {}, 12, policyOf('good', 5));
  const talk = scenes.flatMap(({ passage }) => passage.match(/“[^”]*”/g) ?? []).join(' ');
  expect(talk).not.toMatch(/\w'\w/);
  const short = talk.match(/\w’(?:t|s|m|re|ve|ll|d)\b/g)?.length ?? 0;
  const full = talk.match(/\b(?:do|does|did|is|was|will) not\b|\bcannot\b|\bI am (?!not)\w/g)?.length ?? 0;
  expect(short).toBeGreaterThan(full);
});
