import { describe, expect, test } from 'vitest';

import { contextOnPage, type Page } from '../../src/domain/on-the-page.ts';
import { emptySceneContext, type SceneContext } from '../../src/domain/scene-context.ts';

const hero = 'Wenna Thistledown';
const on = (passage: string, context: Partial<SceneContext> = {}, page: Partial<Page> = {}) =>
  contextOnPage(
    { ...emptySceneContext, ...context },
    { passage, hero, language: 'en', settled: true, ...page },
  );

const yard =
  'Wenna helped Ivo to hold on to the summer. “Three people cannot all be right,” said Ivo. “Ask Dame Agnes, or Berta.”\n\n' +
  'At noon a letter-carrier named Fenwick came in. She held out the letter, and it was from Oswin. ' +
  '“Ten years I have carried letters to Oswin’s house,” he said. So Oswin had lied, and Wenna remembered Tobias; nobody was in Bram’s kitchen.';
const everybody = ['Ivo', 'Fenwick', 'Oswin', 'Dame Agnes', 'Berta', 'Tobias', 'Bram'];

describe('contextOnPage', () => {
  test('PLAY-19 the company of a page is who is there, not who is spoken of, written to or remembered', () => {
    expect(on(yard, { characters: everybody }).characters).toEqual(['Ivo', 'Fenwick']);
  });

  test.each([
    ['Beside her stood Orla.', true],
    ['Captain Orla came in.', true],
    ['“Come,” said Captain Orla.', true],
    ['Orla was waiting at the door.', true],
    ['She walked to the door with Orla.', true],
    ['Orla the harbour pilot talked loudly.', true],
    ['Orla the pilot had talked, they said.', false],
    ['Orla was a liar, they said.', false],
    ['“Orla laughed,” he said.', false],
    ['Orla’s boots stood there.', false],
    ['She thought of Orla.', false],
    ['Nobody spoke.', false],
  ])('PLAY-19 “%s” has Orla in it: %s', (passage, there) => {
    expect(on(passage, { characters: ['Orla'] }).characters).toEqual(there ? ['Orla'] : []);
  });

  test('PLAY-19 the hero is in nobody’s company but his own, under any of his names', () => {
    const passage =
      'Captain Wenna laughed. Miss Thistledown nodded. Wenna turned. Ivo Thistledown smiled at his sister.';
    const characters = ['Captain Wenna', 'Miss Thistledown', 'Wenna', 'Ivo Thistledown'];
    expect(on(passage, { characters }).characters).toEqual(['Ivo Thistledown']);
    expect(on(passage, { characters }, { hero: 'wenna thistledown' }).characters).toEqual([
      'Ivo Thistledown',
    ]);
  });

  test('PLAY-19 who is known by a trade alone is there as well', () => {
    const characters = ['the porter', 'the under-cook'];
    expect(
      on('Wenna asked the porter. There was soup of the under-cook.', { characters }).characters,
    ).toEqual(['the porter']);
  });

  test('PLAY-19 one person is named once, by the longer name', () => {
    const characters = ['Orla', 'Captain Orla Finch', 'Captain Finch', 'Bram'];
    expect(on('Orla nodded. Captain Finch laughed. Bram left.', { characters }).characters).toEqual([
      'Captain Orla Finch',
      'Bram',
    ]);
  });

  test('PLAY-19 hour and weather are the page’s own where its teller names them', () => {
    const before = { time: 'morning', weather: 'clear' };
    expect(on('At noon the rain came.', before)).toMatchObject({ time: 'noon', weather: 'rain' });
    expect(on('“It was night, and it rained,” he said.', before)).toMatchObject(before);
    expect(on('“It was night, he said.', before)).toMatchObject(before);
    expect(on('He waited.', before)).toMatchObject(before);
    // The same in the storyteller's own word.
    expect(on('The wind blew.', { weather: 'windy' }).weather).toBe('windy');
  });

  test('PLAY-19 a page that is still told, or was edited, names newcomers and its place itself', () => {
    const passage = 'Then Bram walked into the old mill. He waited for Wenna.';
    const before = { location: 'the yard', characters: ['Ivo'] };
    expect(on(passage, before, { settled: false })).toMatchObject({
      characters: ['Bram'],
      location: 'the old mill',
    });
    expect(on('He waited.', before, { settled: false }).location).toBe('the yard');
    expect(on(passage, before)).toMatchObject({ characters: [], location: 'the yard' });
  });

  test('PLAY-19 in other languages the company is who is named; hour and weather stay', () => {
    const before = { time: 'night', characters: ['Élise', 'Bram'] };
    const passage = 'Élise ferma la porte à noon.';
    expect(on(passage, before, { language: 'fr' })).toMatchObject({ characters: ['Élise'], time: 'night' });
  });
});
