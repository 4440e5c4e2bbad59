import fc from 'fast-check';
import { describe, expect, test } from 'vitest';

import { classifyAction, maxOfferedLength } from '../../src/domain/action.ts';
import type { Action } from '../../src/domain/action.ts';
import { genders } from '../../src/domain/character-choices.ts';
import { emptyForm } from '../../src/domain/character.ts';
import {
  branchActions,
  completeActions,
  failedPassage,
  fallbackActions,
  fallbackBookTitles,
  fallbackTitle,
  openingFallback,
} from '../../src/domain/fallbacks.ts';
import { statEventsOf } from '../../src/domain/stat-effects.ts';
import { fakeForm, fakeStats } from '../fakes.ts';

test('PLAY-11 the text of a failed passage', () => {
  expect(failedPassage('evil')).toBe('Your evil action has consequences. The story continues...');
  expect(statEventsOf(failedPassage('good'), fakeStats())).toEqual([]);
});

test('PLAY-12 the title of a scene without one', () => {
  expect(fallbackTitle).toBe('The Adventure Continues');
});

test('PLAY-13 the fallback actions investigate, offer assistance and take advantage', () => {
  expect(fallbackActions().map(({ type }) => type)).toEqual(['neutral', 'good', 'evil']);
  expect(fallbackActions().map(({ id }) => id)).toEqual(['a1', 'a2', 'a3']);
  const [neutral, good, evil] = fallbackActions().map(({ text }) => text);
  expect(neutral).toMatch(/investigate/i);
  expect(good).toMatch(/offer assistance/i);
  expect(evil).toMatch(/take advantage .*for personal gain/i);
});

test('PLAY-13 HIST-05 choosing a fallback keeps its type', () => {
  for (const { text, type } of [...fallbackActions(), ...branchActions()])
    expect(classifyAction(text, type, 'en')).toBe(type);
});

test('HIST-05 the actions of a branch without saved ones', () => {
  expect(branchActions().map(({ text, type }) => [text, type])).toEqual([
    ['Try a different approach', 'neutral'],
    ['Take a more aggressive stance', 'evil'],
    ['Show compassion and understanding', 'good'],
  ]);
});

test('PLAY-17 book titles when none could be made', () => {
  expect(fallbackBookTitles(' Mira ')).toEqual([
    "Mira's Journey",
    'The Adventure Begins',
    'A Tale of Courage',
    'The Quest for Destiny',
  ]);
  expect(fallbackBookTitles('')[0]).toBe("The Hero's Journey");
});

describe('openingFallback', () => {
  test('PLAY-12 PLAY-15 an opening has as many paragraphs as asked for, and names hero, place and quest', () => {
    for (const paragraphs of [2, 3] as const) {
      const text = openingFallback(fakeForm(), paragraphs);
      expect(text.split('\n\n')).toHaveLength(paragraphs);
      for (const word of [
        'Mira Vale',
        'a harbour town under a cliff',
        'find the lost lighthouse',
        'She was not here by chance',
      ])
        expect(text).toContain(word);
    }
  });

  test('PLAY-12 PLAY-31 it fits every form, in the third person', () => {
    for (const gender of genders) {
      const text = openingFallback({ ...emptyForm, gender }, 2);
      expect(text).not.toMatch(/\b(?:I|you|your|undefined|null)\b|\s{3}|: ?[.,]/);
      expect(statEventsOf(text, fakeStats())).toEqual([]);
    }
    expect(openingFallback(fakeForm({ gender: 'other' }), 2)).toContain('They were not here by chance');
  });

  test('PLAY-15 the player’s own words never break the paragraphs', () => {
    fc.assert(
      fc.property(
        fc.string({ unit: 'binary' }),
        fc.constantFrom(2 as const, 3 as const),
        (words, paragraphs) => {
          const text = openingFallback(
            fakeForm({ name: words, setting: words, objective: `\n\n${words}\n\n` }),
            paragraphs,
          );
          expect(text.split('\n\n')).toHaveLength(paragraphs);
        },
      ),
    );
  });
});

describe('completeActions', () => {
  const some = (id: string, type: Action['type'], text = `Do ${id}`): Action => ({ id, text, type });

  test('PLAY-14 keeps the first three', () => {
    const found = ['x', 'y', 'z', 'w'].map((id) => some(id, 'evil'));
    expect(completeActions(found)).toEqual(found.slice(0, 3));
  });

  test('PLAY-14 fills in the types that are missing', () => {
    expect(completeActions([])).toEqual(fallbackActions());
    expect(completeActions([some('x', 'good')]).map(({ type }) => type)).toEqual(['good', 'neutral', 'evil']);
    expect(completeActions([some('x', 'good'), some('y', 'neutral')]).map(({ type }) => type)).toEqual([
      'good',
      'neutral',
      'evil',
    ]);
  });

  test('PLAY-14 PLAY-32 always three, with text and ids of their own, and again the same', () => {
    const anyAction = fc.record({
      id: fc.oneof(fc.constantFrom('', 'a1', 'a2', 'a3'), fc.string()),
      text: fc.string({ maxLength: 400 }),
      type: fc.constantFrom<Action['type']>('good', 'neutral', 'evil'),
    });
    fc.assert(
      fc.property(fc.array(anyAction, { maxLength: 6 }), (found) => {
        const three = completeActions(found);
        expect(three).toHaveLength(3);
        expect(new Set(three.map(({ id }) => id)).size).toBe(3);
        for (const { id, text } of three) {
          expect(id).not.toBe('');
          expect(text.trim()).not.toBe('');
          expect([...text].length).toBeLessThanOrEqual(maxOfferedLength);
        }
        expect(completeActions(three)).toEqual(three);
      }),
    );
  });
});
