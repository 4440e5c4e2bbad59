import { expect, test } from 'vitest';
import { genres } from '../../../src/domain/character-choices.ts';
import { emptyForm } from '../../../src/domain/character.ts';
import { emptySceneContext } from '../../../src/domain/scene-context.ts';
import { bounds } from '../../../src/providers/builtin-illustrator/path.ts';
import { paintScene } from '../../../src/providers/builtin-illustrator/scene.ts';
import { paint, readSpec, stageFor } from '../../tools/art-paint.ts';
import { tilesOf } from '../../tools/art-sheet.ts';

test('IMG-11 a blind sheet shows every genre twice, numbered, in an order that only its key knows', () => {
  const sheet = tilesOf('blind', 'one');
  const answers = sheet.map(({ answer }) => answer ?? '');
  expect(sheet.map(({ label }) => label)).toEqual(answers.map((_, i) => String(i + 1)));
  const inOrder = genres.flatMap((genre) => [genre, genre]);
  expect([...answers].sort()).toEqual([...inOrder].sort());
  expect(answers).not.toEqual(inOrder);
});

const asked = (genre: (typeof genres)[number], seed: string, location = '', atmosphere = '') => ({
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
const request = (...what: Parameters<typeof asked>) => readSpec(asked(...what));

/** How high on the picture, of 10, the tallest figure of a scene begins and ends. */
function framing(spec: ReturnType<typeof request>, seed: string): string {
  const stage = stageFor(spec, seed);
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

test.each(genres)('IMG-11 a story of %s is seen in at least three ways', (genre) => {
  const seen = new Set<string>();
  for (let i = 0; i < 40; i += 1) seen.add(stageFor(request(genre, `${i}`), `${i}`).shot);
  expect(seen.size).toBeGreaterThanOrEqual(3);
});

test('IMG-11 a portrait is always at eye level, and no plot against anybody is laid in bright day', () => {
  const plain = request('thriller', '');
  for (let i = 0; i < 20; i += 1) {
    expect(stageFor({ ...plain, kind: 'portrait' }, `${i}`).shot).toBe('level');
    const { hero } = asked('thriller', `${i}`);
    const moment = { title: '', passage: '', action: '', context: emptySceneContext };
    expect(readSpec({ hero, moment, width: 640, height: 400, seed: `${i}` }).time).not.toBe('day');
  }
});

test('PLAY-19 a thing of the scene may be what the picture looks at', () => {
  const spec = { ...request('drama', 'x', 'the library'), props: ['chest'] as const };
  const near = Array.from({ length: 40 }, (_, i) => `${i}`).filter(
    (seed) => stageFor(spec, seed).shot === 'thing',
  );
  expect(near.length).toBeGreaterThanOrEqual(5);
  for (const seed of near.slice(0, 3))
    expect(paint(spec, seed)).not.toBe(paint({ ...spec, props: ['clock'] }, seed));
});

test('IMG-11 a ring around a world is whole: it ends inside the picture', () => {
  for (const [width, height] of [
    [640, 400],
    [480, 600],
  ] as const)
    for (let i = 0; i < 8; i += 1) {
      const spec = { ...request('space-opera', `${i}`, 'the planet'), width, height };
      const stage = stageFor(spec, `${i}`);
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
