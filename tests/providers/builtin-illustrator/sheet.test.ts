import { expect, test } from 'vitest';
import { emptyForm, genres } from '../../../src/domain/character.ts';
import { emptySceneContext } from '../../../src/domain/scene-context.ts';
import { bounds } from '../../../src/providers/builtin-illustrator/path.ts';
import { readSpec } from '../../../src/providers/builtin-illustrator/read-scene.ts';
import { paintScene } from '../../../src/providers/builtin-illustrator/scene.ts';
import { stageOf } from '../../../src/providers/builtin-illustrator/stage.ts';
import { tilesOf } from '../../tools/art-sheet.ts';

test('IMG-11 a blind sheet shows every genre twice, numbered, in an order that only its key knows', () => {
  const sheet = tilesOf('blind', 'one');
  const answers = sheet.map(({ answer }) => answer ?? '');
  expect(sheet.map(({ label }) => label)).toEqual(answers.map((_, i) => String(i + 1)));
  const inOrder = genres.flatMap((genre) => [genre, genre]);
  expect([...answers].sort()).toEqual([...inOrder].sort());
  expect(answers).not.toEqual(inOrder);
});

const request = (genre: (typeof genres)[number], seed: string, location = '', atmosphere = '') =>
  readSpec({
    hero: { ...emptyForm, name: 'Ada', genre },
    moment: {
      title: '',
      passage: '',
      action: '',
      context: { ...emptySceneContext, location, atmosphere, time: 'noon' },
    },
    width: 640,
    height: 400,
    seed,
  });

/** How high on the picture, of 10, the tallest figure of a scene begins and ends. */
function framing(spec: ReturnType<typeof request>, seed: string): string {
  const stage = stageOf(spec, seed);
  paintScene(stage);
  const figures = stage.art.shapes.filter(({ role }) => role === 'figure').map(({ path }) => bounds(path));
  const top = Math.min(...figures.map((each) => each.top));
  const bottom = Math.max(...figures.map((each) => each.bottom));
  return `${Math.round((top / stage.h) * 10)}-${Math.round((bottom / stage.h) * 10)}`;
}

test('IMG-11 the hero is not always shown in the same way', () => {
  const seen = new Set<string>();
  for (let i = 0; i < 40; i += 1) seen.add(framing(request('fantasy', `${i}`, 'the hill'), `${i}`));
  expect(seen.size).toBeGreaterThanOrEqual(5);
});

test('IMG-11 a ring around a world is whole: it ends inside the picture', () => {
  for (const [width, height] of [
    [640, 400],
    [480, 600],
  ] as const)
    for (let i = 0; i < 8; i += 1) {
      const spec = { ...request('space-opera', `${i}`, 'the planet'), width, height };
      const stage = stageOf(spec, `${i}`);
      paintScene(stage);
      const rings = stage.art.shapes.filter(({ path, role }) => role === 'far' && path.length === 35);
      expect(rings.length).toBeGreaterThanOrEqual(4);
      for (const { path } of rings) {
        expect(bounds(path).left).toBeGreaterThan(0);
        expect(bounds(path).right).toBeLessThan(stage.w);
        expect(bounds(path).top).toBeGreaterThan(0);
      }
    }
});

test('PLAY-19 a station is a place; among the stars it is a corridor', () => {
  expect(request('drama', '', 'the station').place).toBe('station');
  expect(request('space-opera', '', 'the station').place).toBe('corridor');
});
