import fc from 'fast-check';
import { expect, test } from 'vitest';
import { eras, genres, imageStyles } from '../../../src/domain/character-choices.ts';
import { emptyForm } from '../../../src/domain/character.ts';
import type { PictureMoment, PictureRequest } from '../../../src/domain/illustrator.ts';
import { emptySceneContext } from '../../../src/domain/scene-context.ts';
import { paint, readSpec } from '../../tools/art-paint.ts';
import {
  beards,
  hairStyles,
  hats,
  landPlaces,
  moods,
  otherStyles,
  outfits,
  roomPlaces,
  timesOfDay,
  weathers,
} from '../../../src/providers/builtin-illustrator/spec.ts';
import { anyRequest, faultOf } from './specs.ts';

const maxBytes = 80_000;
const moment: PictureMoment = { title: '', passage: '', action: '', context: emptySceneContext };
const request: PictureRequest = {
  hero: { ...emptyForm, name: 'Ada Holm', genre: 'fantasy', era: 'medieval' },
  moment,
  width: 768,
  height: 960,
  seed: 's',
};
const base = readSpec(request);

test('IMG-11 any form and any scene give a safe picture of at most 80 kB, hostile words or not', () => {
  fc.assert(
    fc.property(anyRequest, (asked) => {
      const svg = paint(readSpec(asked), asked.seed);
      expect(faultOf(svg)).toBeNull();
      expect(svg.length).toBeLessThanOrEqual(maxBytes);
      expect(paint(readSpec(asked), asked.seed)).toBe(svg);
    }),
    { numRuns: 80, seed: 7 },
  );
});

test('IMG-11 no word of the player is in a picture', () => {
  const words = {
    name: 'Qwyzzlefax',
    appearance: 'vorpaltooth',
    setting: 'snickersnee',
    customStyle: 'brillig',
  };
  const hero = { ...request.hero, ...words, imageStyle: 'other' as const };
  for (const each of [moment, null]) {
    const svg = paint(readSpec({ ...request, hero, moment: each }), 'Qwyzzlefax').toLowerCase();
    for (const word of Object.values(words)) expect(svg).not.toContain(word.toLowerCase());
  }
});

test('IMG-11 every genre in every era at every time of day has pictures of its own', () => {
  const seen = new Set<string>();
  for (const genre of genres)
    for (const time of timesOfDay)
      for (const kind of ['scene', 'portrait'] as const) {
        const svg = paint({ ...base, genre, time, kind }, 'x');
        expect(faultOf(svg)).toBeNull();
        seen.add(svg);
      }
  expect(seen.size).toBe(genres.length * timesOfDay.length * 2);
  for (const era of eras) expect(faultOf(paint({ ...base, era }, 'x'))).toBeNull();
});

test.each([...imageStyles, ...otherStyles])('SETUP-14 style %s is a rendering of its own', (style) => {
  for (const kind of ['scene', 'portrait'] as const) {
    const svg = paint({ ...base, style, kind, weather: 'rain' }, 'x');
    expect(faultOf(svg)).toBeNull();
    expect(svg.length).toBeLessThanOrEqual(maxBytes);
    if (style !== 'modern-cinematic')
      expect(svg).not.toBe(paint({ ...base, style: 'modern-cinematic', kind, weather: 'rain' }, 'x'));
  }
});

test.each([...landPlaces, ...roomPlaces])(
  'IMG-11 the place %s can be painted in any weather and any shape',
  (place) => {
    for (const [i, weather] of weathers.entries()) {
      const svg = paint(
        {
          ...base,
          place,
          weather,
          genre: genres[i * 3] ?? 'drama',
          mood: moods[i] ?? 'plain',
          width: 400 + i * 300,
          height: 1300 - i * 200,
        },
        `${place}${i}`,
      );
      expect(faultOf(svg)).toBeNull();
      expect(svg.length).toBeLessThanOrEqual(maxBytes);
    }
  },
);

test('IMG-11 every hair, beard, hat and outfit can be painted, near and whole', () => {
  const count = Math.max(hairStyles.length, beards.length, hats.length, outfits.length);
  for (let i = 0; i < count; i += 1)
    for (const kind of ['scene', 'portrait'] as const) {
      const hero = {
        ...base.hero,
        hairStyle: hairStyles[i % hairStyles.length] ?? 'bald',
        beard: beards[i % beards.length] ?? 'none',
        hat: hats[i % hats.length] ?? 'none',
        outfit: outfits[i % outfits.length] ?? 'coat',
      };
      expect(faultOf(paint({ ...base, kind, hero, others: [hero] }, 'x'))).toBeNull();
    }
});

test('IMG-11 the hero looks the same in the portrait and in every scene', () => {
  fc.assert(
    fc.property(anyRequest, fc.string(), (asked, seed) => {
      const { held: _a, ...there } = readSpec(asked).hero;
      const { held: _b, ...here } = readSpec({ ...asked, moment: null, seed, width: 300, height: 300 }).hero;
      expect(there).toEqual(here);
    }),
    { numRuns: 60, seed: 3 },
  );
});

test('IMG-11 what the words say of the hero is seen in portrait and scene alike', () => {
  for (const each of [moment, null]) {
    const of = (appearance: string) =>
      paint(readSpec({ ...request, moment: each, hero: { ...request.hero, appearance } }), 'x');
    const pictures = [
      'long red hair',
      'long black hair',
      'short red hair',
      'long red hair and a blue coat',
    ].map(of);
    expect(new Set(pictures).size).toBe(pictures.length);
  }
});

test('PLAY-19 time, weather, place and company of the scene are seen', () => {
  const of = (context: Partial<PictureMoment['context']>) =>
    paint(
      readSpec({ ...request, moment: { ...moment, context: { ...emptySceneContext, ...context } } }),
      'x',
    );
  const pictures = [
    { time: 'night' },
    { time: 'dawn' },
    { time: 'night', weather: 'snow' },
    { time: 'night', location: 'the old library' },
    { time: 'night', location: 'the market' },
    { time: 'night', characters: ['Captain Ruud'] },
    { time: 'night', objects: ['sword'] },
    { time: 'night', atmosphere: 'joyful' },
  ].map(of);
  expect(new Set(pictures).size).toBe(pictures.length);
});
