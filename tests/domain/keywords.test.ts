import fc from 'fast-check';
import { describe, expect, test } from 'vitest';

import {
  createKeywords,
  findKeyword,
  findPlaces,
  hasWord,
  isEnglish,
  wordsOf,
} from '../../src/domain/keywords.ts';
import { actionTriggers, hardshipWords, passageTriggers, typeWords } from '../../src/domain/trigger-words.ts';

const finds = (keyword: string, text: string) => hasWord(wordsOf(text), createKeywords([keyword]));

describe('whole words', () => {
  test('STAT-14 a keyword is never found inside another word', () => {
    expect(finds('air', 'She climbed the stairs to a chair by the fair.')).toBe(false);
    expect(finds('rest', 'The forest was restless; a wrestler, an arrest, the crest.')).toBe(false);
    expect(finds('run', 'The prune grunted at Bruno.')).toBe(false);
    expect(finds('aid', 'The maid said he was afraid.')).toBe(false);
    expect(finds('heal', 'Her health was good.')).toBe(false);
    expect(finds('space', 'The spaceport was closed.')).toBe(false);
  });

  test.each([
    ['run', 'runs running ran RUN Run!'],
    ['steal', 'steals stealing stole stolen'],
    ['lie', 'lies lying lied'],
    ['give', 'gives giving gave given'],
    ['fight', 'fights fighting fought'],
    ['burn', 'burns burning burned burnt'],
    ['bleed', 'bleeds bleeding bled'],
    ['sleep', 'sleeps sleeping slept'],
    ['hit', 'hits hitting'],
    ['hurt', 'hurts hurting'],
    ['stab', 'stabs stabbed stabbing'],
    ['rob', 'robs robbed robbing'],
    ['betray', 'betrays betrayed betraying'],
    ['injure', 'injures injured injuring'],
    ['dash', 'dashes dashed dashing'],
    ['battery', 'batteries'],
    ['panic', 'panics panicked panicking'],
    ['focus', 'focuses focused focusing focussed'],
    ['drink', 'drinks drank drunk drinking'],
    ['starving', 'starved starving'],
    ['cold', 'colder coldest'],
    ['inferno', 'infernos infernoes'],
    ['save', 'saves saved saving'],
    ['deceive', 'deceives deceived deceiving'],
  ])('STAT-14 finds the inflections of %s', (keyword, forms) => {
    for (const form of forms.split(' '))
      expect(`${form} ${finds(keyword, `They ${form} again.`)}`).toBe(`${form} true`);
  });

  test('STAT-14 a phrase is found with its plural, over a hyphen, and not across a full stop', () => {
    expect(finds('oxygen tank', 'Two oxygen tanks hung there.')).toBe(true);
    expect(finds('oxygen tank', 'An oxygen-tank hung there.')).toBe(true);
    expect(finds('fresh air', 'Everything was fresh. Air came later.')).toBe(false);
    expect(finds('power cell', 'The power was out; a cell door stood open.')).toBe(false);
  });

  test('STAT-14 possessives, typographic apostrophes and composed letters are read as the word', () => {
    expect(finds('shield', 'the shield’s rim')).toBe(true);
    expect(finds('cure', "the cure's price")).toBe(true);
    expect(finds('run', 'éran')).toBe(false);
    expect(finds('air', 'аir')).toBe(false);
  });

  test('STAT-14 neighbours can make another word of a keyword', () => {
    expect(finds('rest', 'Carry the rest of the rope.')).toBe(false);
    expect(finds('rest', 'Rest by the rope.')).toBe(true);
    expect(finds('lie', 'Lie down in the grass.')).toBe(false);
    expect(finds('lie', 'Lie to the guard.')).toBe(true);
    expect(finds('wound', 'The path wound up the hill.')).toBe(false);
    expect(finds('wound', 'The wound up her arm was deep.')).toBe(true);
    expect(finds('give', 'Give chase!')).toBe(false);
    expect(finds('air', 'She had an air of mischief.')).toBe(false);
  });

  test('a word that is denied can be passed over', () => {
    const run = createKeywords(['run']);
    const skip = { skipNegated: true };
    for (const text of [
      'Do not run',
      'Don’t run',
      'never run',
      'refuse to run',
      'walk instead of running',
      'walk rather than run',
      'dont run',
    ]) {
      expect(`${text}: ${hasWord(wordsOf(text), run, skip)}`).toBe(`${text}: false`);
      expect(hasWord(wordsOf(text), run)).toBe(true);
    }
    expect(hasWord(wordsOf('Do not wait, run'), run, skip)).toBe(true);
    expect(hasWord(wordsOf('Not here. Run'), run, skip)).toBe(true);
  });
});

test('finds the first keyword and where each stands', () => {
  const keywords = createKeywords(['help', 'oxygen tank']);
  expect(findKeyword(wordsOf('Bring an oxygen tank and help'), keywords)).toEqual({
    keyword: 'oxygen tank',
    at: 2,
  });
  expect(findPlaces(wordsOf('Help me, help the oxygen tanks'), keywords)).toEqual([0, 3, 5]);
  expect(findKeyword(wordsOf('nothing of the kind'), keywords)).toBeNull();
});

test('STAT-18 every listed trigger word finds itself, in capitals too', () => {
  const tables = [typeWords, actionTriggers, passageTriggers, hardshipWords];
  for (const list of tables.flatMap((table) => Object.values<readonly string[]>(table))) {
    for (const word of list) expect(finds(word, `and ${word.toUpperCase()}, then`)).toBe(true);
  }
});

test('keyword rules hold for English and its regions only', () => {
  expect(['en', 'EN', 'en-GB', 'en_US'].map(isEnglish)).toEqual([true, true, true, true]);
  expect(['de', '', 'eng', 'fr-CA', 'e'].map(isEnglish)).toEqual([false, false, false, false, false]);
});

test('every keyword is found where it stands, in any case, whatever stands between', () => {
  const keywords = createKeywords([...typeWords.good, ...passageTriggers['oxygen-supply']]);
  const keyword = fc
    .constantFrom('help', 'Saved', 'oxygen tank', 'FRESH AIR')
    .map((text) => ({ text, hit: 1 }));
  const other = fc
    .oneof(fc.string({ unit: 'binary' }), fc.constantFrom('not to', '’', 'chair'))
    .filter((text) => findPlaces(wordsOf(text), keywords).length === 0)
    .map((text) => ({ text, hit: 0 }));
  fc.assert(
    fc.property(fc.array(fc.oneof(keyword, other)), (pieces) => {
      // A full stop on both sides, so that no two pieces make a phrase.
      const texts = pieces.map(({ text }) => `. ${text} .`);
      const hits = pieces.flatMap(({ hit }, index) =>
        hit === 1 ? [wordsOf(`${texts.slice(0, index).join(' ')} .`).length] : [],
      );
      expect(findPlaces(wordsOf(texts.join(' ')), keywords)).toEqual(hits);
    }),
  );
});
