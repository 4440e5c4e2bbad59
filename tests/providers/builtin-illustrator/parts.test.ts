import { expect, test } from 'vitest';

import { eras, genres, imageStyles } from '../../../src/domain/character-choices.ts';
import { emptyForm } from '../../../src/domain/character.ts';
import { emptySceneContext } from '../../../src/domain/scene-context.ts';
import { marksOf } from '../../../src/providers/builtin-illustrator/mark-choice.ts';
import { loadParts } from '../../../src/providers/builtin-illustrator/parts.ts';
import {
  hairStyles,
  hats,
  landPlaces,
  otherStyles,
  outfits,
} from '../../../src/providers/builtin-illustrator/spec.ts';
import type { Look, PaintSpec } from '../../../src/providers/builtin-illustrator/spec.ts';
import { paint, readSpec, stageFor, worldOf } from '../../tools/art-paint.ts';

const moment = { title: '', passage: '', action: '', context: emptySceneContext };
const specOf = (change: Partial<PaintSpec>, portrait = false): PaintSpec => ({
  ...readSpec({
    hero: { ...emptyForm, name: 'Mara' },
    moment: portrait ? null : moment,
    width: 320,
    height: 400,
    seed: 's',
  }),
  ...change,
});

test('IMG-11 every building that a place shows is among the parts that are loaded for it', () => {
  const any = specOf({});
  const lost: string[] = [];
  for (const genre of genres)
    for (const era of eras)
      for (const place of landPlaces) {
        const spec: PaintSpec = { ...any, genre, world: worldOf(genre), era, place };
        const { marks } = stageFor(spec, era).parts;
        if (marksOf(spec, era).some((mark) => marks[mark] === undefined)) lost.push(`${genre} ${place}`);
      }
  expect(lost).toEqual([]);
});

test('IMG-11 every style is among the parts that are loaded for it', async () => {
  for (const style of [...imageStyles, ...otherStyles])
    expect(await loadParts(specOf({ style }), 's')).not.toBeNull();
});

test.each([
  // What makes a coat a duster is below the picture.
  ['outfit', outfits.filter((name) => name !== 'duster')],
  ['hat', hats],
  ['hairStyle', hairStyles],
] as const)('IMG-11 each %s of a portrait is drawn, and looks like no other', (part, names) => {
  const plain: Look = { ...specOf({}).hero, hat: 'none', hairStyle: 'bald' };
  const drawn = names.map((name) => paint(specOf({ hero: { ...plain, [part]: name } }, true), 's'));
  expect(new Set(drawn).size).toBe(names.length);
});

test('IMG-11 a street with company in the rain is at most 80 kB in every style', () => {
  const many = [];
  for (const genre of ['detective', 'historical', 'cyberpunk', 'superhero'] as const)
    for (const style of [...imageStyles, ...otherStyles]) {
      const any = specOf({ genre, style, place: 'street', weather: 'rain', time: 'night' });
      const spec: PaintSpec = { ...any, others: [any.hero, any.hero, any.hero], width: 768, height: 960 };
      const { length } = paint(spec, 'z1');
      if (length > 80_000) many.push(`${genre} ${style} ${length}`);
    }
  expect(many).toEqual([]);
});
