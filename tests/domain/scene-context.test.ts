import fc from 'fast-check';
import { describe, expect, test } from 'vitest';

import { contextAfterEdit, readSceneContext } from '../../src/domain/read-scene-context.ts';
import { emptySceneContext } from '../../src/domain/scene-context.ts';

const passages = [
  'Mira walked into the old lighthouse at dusk. Rain beat on the glass. “Stay close,” said Captain Orla Finch, and she lifted a rusted lantern.',
  'They left Saltmarsh behind. Tobias had the map. The silence was eerie, and something whispered in the shadows of the stairwell. Nobody spoke.',
  'In the morning Tobias climbed to the top of the tower. A heavy iron key lay on the table. He thought of Mira’s brother.',
];

describe('readSceneContext', () => {
  test('PLAY-19 reads who, what, where and when out of the last scenes', () => {
    expect(readSceneContext(passages, ['Mira Vale'])).toEqual({
      characters: ['Mira Vale', 'Captain Orla Finch', 'Tobias'],
      objects: ['lantern', 'map', 'key', 'table'],
      location: 'the tower',
      time: 'morning',
      weather: 'rain',
      atmosphere: 'eerie',
    });
  });

  test('PLAY-19 what was last mentioned more than three scenes ago is forgotten', () => {
    const later = [...passages, 'He waited.'];
    expect(readSceneContext(later, ['Mira Vale'])).toMatchObject({
      characters: ['Tobias', 'Mira Vale'],
      objects: ['map', 'key', 'table'],
      weather: '',
    });
    expect(readSceneContext([...passages, 'Hm.', 'Hm.', 'Hm.'], ['Mira Vale'])).toEqual(emptySceneContext);
  });

  test('PLAY-19 a capital at the beginning of a sentence or a quotation names nobody', () => {
    expect(
      readSceneContext(['Rain fell. Doors shut. “Wait,” she said. Hello? Then nothing.'], []).characters,
    ).toEqual([]);
  });

  test('PLAY-19 names are found inside a sentence, and at its beginning when they come again', () => {
    expect(readSceneContext(['Then Bram laughed.'], []).characters).toEqual(['Bram']);
    expect(readSceneContext(['Bram laughed. Bram stopped.'], []).characters).toEqual(['Bram']);
    expect(readSceneContext(['Gravel crunched. Gravel flew. Gravel!'], []).characters).toEqual([]);
    expect(readSceneContext(['It was Tuesday, she and I agreed; a MAP, in May.'], []).characters).toEqual([]);
  });

  test('PLAY-19 a known name is recognised by a part of it, and said once', () => {
    expect(readSceneContext(['Vale nodded. It was Mira who spoke.'], ['Mira Vale']).characters).toEqual([
      'Mira Vale',
    ]);
    expect(readSceneContext(['The vale was green.'], ['Mira Vale']).characters).toEqual([]);
  });

  test('PLAY-19 a name after a word of place is a place', () => {
    expect(readSceneContext(['At last they slept in Saltmarsh.'], [])).toMatchObject({
      characters: [],
      location: 'Saltmarsh',
    });
    expect(readSceneContext(['They crossed the Amber Bridge.'], []).characters).toEqual([]);
  });

  test('PLAY-19 of two places the later holds, and one that someone is in before one that is only named', () => {
    expect(
      readSceneContext(['She hid in the cold cellar. He ran into the flooded east library.'], []).location,
    ).toBe('the flooded east library');
    expect(readSceneContext(['She hid in the cellar. The tower burned.'], []).location).toBe('the cellar');
    expect(readSceneContext(['The tower burned.'], []).location).toBe('the tower');
  });

  test('PLAY-19 objects need an article, and are said once', () => {
    expect(
      readSceneContext(['The lantern and the lantern, a key; keyhole, mapped, maps.'], []).objects,
    ).toEqual(['lantern', 'key']);
    expect(readSceneContext(['The man and key. Key.'], []).objects).toEqual([]);
  });

  test.each([
    ['first light', 'time', 'dawn'],
    ['midday', 'time', 'noon'],
    ['twilight', 'time', 'dusk'],
    ['midnight', 'time', 'night'],
    ['thunder', 'weather', 'storm'],
    ['mist', 'weather', 'fog'],
    ['a drizzle', 'weather', 'rain'],
    ['laughter', 'atmosphere', 'joyful'],
    ['a corpse', 'atmosphere', 'grim'],
  ] as const)('PLAY-19 %s gives the %s %s', (words, field, value) => {
    expect(readSceneContext([`There was ${words}.`], [])[field]).toBe(value);
  });

  test('PLAY-19 a brain is no rain, and a knight no night', () => {
    expect(readSceneContext(['The knight used his brain.'], [])).toMatchObject({ time: '', weather: '' });
  });

  test('PLAY-19 never throws, never repeats, whatever the text', () => {
    const word = fc.oneof(
      fc.constantFrom('Mira', 'the', 'key', 'in', 'Tower', '.', '"', 'night', '\n\n', '’s'),
      fc.string({ unit: 'binary' }),
    );
    fc.assert(
      fc.property(
        fc.array(
          fc.array(word).map((words) => words.join(' ')),
          { maxLength: 5 },
        ),
        fc.array(fc.string()),
        (texts, names) => {
          const { characters, objects } = readSceneContext(texts, [...names, 'Mira Vale']);
          expect(new Set(characters).size).toBe(characters.length);
          expect(new Set(objects).size).toBe(objects.length);
          expect(characters.length).toBeLessThanOrEqual(12);
        },
      ),
    );
  });

  test('a very long passage is read in no time', () => {
    const text = 'Mira walked into the old lighthouse, and Captain Finch lifted the lantern. '.repeat(2000);
    expect(readSceneContext([text], ['Mira']).characters).toEqual(['Mira', 'Captain Finch']);
  });
});

describe('contextAfterEdit', () => {
  const scene = {
    passage:
      'Rain beat on the glass of the tower. “Stay close,” said Captain Orla Finch, and she lifted a rusted lantern.',
    sceneContext: {
      characters: ['Mira Vale', 'Captain Orla Finch'],
      objects: ['lantern', 'bell'],
      location: 'the lamp room',
      time: 'dusk',
      weather: 'rain',
      atmosphere: 'eerie',
    },
  };

  test('PLAY-30 what the new words do not touch stays as the storyteller told it', () => {
    const edited = scene.passage.replace('rusted', 'bright');
    expect(contextAfterEdit(scene, edited, 'Mira Vale')).toEqual(scene.sceneContext);
  });

  test('PLAY-30 what the new words say otherwise holds, and who is struck out is gone', () => {
    const edited = 'Snow lay on the harbour in the morning. Tobias had a map, and Tobias waited.';
    const context = contextAfterEdit(scene, edited, 'Mira Vale');
    expect(context).toMatchObject({ time: 'morning', weather: 'snow' });
    expect(context.characters).toContain('Tobias');
    expect(context.characters).not.toContain('Captain Orla Finch');
    expect(context.objects).toEqual(['bell', 'map']);
  });
});
