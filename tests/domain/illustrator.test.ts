import { expect, test } from 'vitest';
import { emptyForm } from '../../src/domain/character.ts';
import { pictureAlt } from '../../src/domain/illustrator.ts';
import { emptySceneContext } from '../../src/domain/scene-context.ts';

const hero = {
  ...emptyForm,
  name: 'Ada Holm',
  appearance: 'a tall smith\nwith red hair',
  setting: 'the old mill',
};
const moment = { title: '', passage: '', action: '', context: emptySceneContext };

test('IMG-11 a portrait says whom it shows', () => {
  expect(pictureAlt({ hero, moment: null })).toBe('Portrait of Ada Holm: a tall smith with red hair.');
  expect(pictureAlt({ hero: emptyForm, moment: null })).toBe('Portrait of the hero.');
});

test('IMG-11 a scene says who is where, with whom, when and in what weather', () => {
  const context = {
    ...emptySceneContext,
    characters: ['Ada Holm', 'Bram'],
    location: 'the harbour',
    time: 'night',
    weather: 'rain',
  };
  expect(pictureAlt({ hero, moment: { ...moment, title: 'The Tide', context } })).toBe(
    'The Tide: Ada Holm in the harbour, with Bram, night, rain.',
  );
  expect(pictureAlt({ hero, moment })).toBe('Ada Holm in the old mill.');
});

test('IMG-11 the words stay short', () => {
  const appearance = 'x'.repeat(2000);
  expect(pictureAlt({ hero: { ...hero, appearance }, moment: null }).length).toBeLessThanOrEqual(301);
});
