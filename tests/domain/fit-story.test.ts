import fc from 'fast-check';
import { describe, expect, test } from 'vitest';

import { branchesOf } from '../../src/domain/branches.ts';
import { fitStory, piecesOf } from '../../src/domain/fit-story.ts';
import { isId } from '../../src/domain/ids.ts';
import { jsonBytes, maxEditBytes, maxPassageBytes } from '../../src/domain/limits.ts';
import type { Memory } from '../../src/domain/memory.ts';
import type { Scene } from '../../src/domain/story.ts';
import { scenesInTrash } from '../../src/domain/trash.ts';
import { pathTo, scenesById } from '../../src/domain/tree.ts';
import { fakeId, fakeSceneMeta } from '../fakes.ts';
import { told } from '../formats/stories.ts';

/** Paragraphs of about a hundred characters, each with a number of its own. */
const prose = (letters: number, word = 'lantern') =>
  Array.from({ length: Math.ceil(letters / 100) }, (_, at) => `${at} ${`${word} `.repeat(12)}.`).join('\n\n');
const bare = (text: string) => text.replace(/\s+/g, '');

const opening = told(0, null);
const long = told(1, opening, { passage: prose(100_000) });
const after = told(2, long);
const other = told(3, opening, { passage: prose(90_000, 'boat') });

describe('a passage that is longer than a scene', () => {
  test('A8 becomes several scenes, of which the last keeps its name and what was told from it', () => {
    const { scenes, parts } = fitStory([opening, long, after], []);
    const road = pathTo(scenesById(scenes), after.id);
    expect(road.map(({ depth }) => depth)).toEqual(road.map((_, at) => at));
    expect(road.at(-2)?.id).toBe(long.id);
    const pieces = road.slice(1, -1);
    expect(pieces.length).toBeGreaterThan(2);
    expect(bare(pieces.map(({ passage }) => passage).join(''))).toBe(bare(long.passage));
    for (const { passage, id } of pieces) {
      expect(jsonBytes(passage)).toBeLessThanOrEqual(maxPassageBytes);
      expect(passage).toMatch(/^\d[^]*\.$/);
      expect(isId(id)).toBe(true);
    }
    expect(pieces.map(({ action }) => action?.text)).toEqual([
      'Go on to 1',
      ...pieces.slice(1).map(() => undefined),
    ]);
    expect([...parts.values()]).toEqual(pieces.slice(1).map(() => long.id));
    expect(fitStory([opening, long, after], []).scenes).toEqual(scenes);
  });

  test('A8 PLAY-20 what is remembered covers the same words', () => {
    const chapter: Memory = {
      id: fakeId(800),
      story: fakeId(1),
      scene: after.id,
      kind: 'summary',
      text: 'They went on.',
      pinned: false,
      fromDepth: 1,
      toDepth: 2,
      by: 'model',
      createdAt: 0,
      gone: false,
    };
    const { scenes, memory } = fitStory([opening, long, after], [chapter]);
    const last = scenesById(scenes).get(after.id);
    expect(memory).toEqual([{ ...chapter, fromDepth: 1, toDepth: last?.depth }]);
  });

  test('HIST-08 A8 a branch that begins with it keeps its name and lies in the trash whole', () => {
    const metas = [fakeSceneMeta({ id: other.id, name: 'by sea', gone: true, favourite: true })];
    const fitted = fitStory([opening, after, other], [], metas);
    const scenes = scenesById(fitted.scenes);
    const first = pathTo(scenes, other.id)[1];
    const marks = new Map(fitted.metas.map((meta) => [meta.id, meta]));
    expect(branchesOf(scenes, marks).find(({ id }) => id === first?.id)).toMatchObject({
      name: 'by sea',
      gone: true,
    });
    const parts = pathTo(scenes, other.id).slice(1);
    expect(scenesInTrash(scenes, fitted.metas)).toEqual(new Set(parts.map(({ id }) => id)));
    expect(marks.get(other.id)).toMatchObject({ name: '', gone: false, favourite: true });
  });

  test('A8 what was written over it is split with it', () => {
    const metas = [fakeSceneMeta({ id: long.id, edited: 'All of it was a dream.\n\nNobody said so.' })];
    const fitted = fitStory([opening, long, after], [], metas);
    const shown = shownOf(fitted, after.id);
    expect(bare(shown)).toBe(bare(`${opening.passage}All of it was a dream.Nobody said so.${after.passage}`));
  });
});

describe('an edit that is longer than a row', () => {
  test('A8 is kept whole beside several scenes, and the told words stay too', () => {
    const edited = prose(60_000, '海の上の灯り');
    const fitted = fitStory([opening, told(1, opening), after], [], [fakeSceneMeta({ id: long.id, edited })]);
    for (const meta of fitted.metas) expect(jsonBytes(meta.edited)).toBeLessThanOrEqual(maxEditBytes);
    expect(bare(shownOf(fitted, after.id))).toBe(bare(opening.passage + edited + after.passage));
    const road = pathTo(scenesById(fitted.scenes), after.id);
    expect(bare(road.map(({ passage }) => passage).join(''))).toBe(
      bare(opening.passage + told(1, opening).passage + after.passage),
    );
  });
});

test('A8 nothing is changed of a story in which nothing is too long', () => {
  const metas = [fakeSceneMeta({ id: after.id, edited: prose(20_000) })];
  const scenes = [opening, told(1, opening), after];
  const fitted = fitStory(scenes, [], metas);
  expect(fitted.scenes).toBe(scenes);
  expect(fitted.metas).toBe(metas);
});

test('A8 pieces of any text are short enough, lose nothing but white space, and break no pair', () => {
  const text = fc.string({
    unit: fc.constantFrom('a', '"', '\\', '海', '🌊', ' ', '\n', '. ', '\n\n', '\u0001'),
    maxLength: 400,
  });
  fc.assert(
    fc.property(text, fc.integer({ min: 16, max: 200 }), (words, most) => {
      const pieces = piecesOf(words, most);
      expect(bare(pieces.join(''))).toBe(bare(words));
      for (const piece of pieces) {
        expect(jsonBytes(piece)).toBeLessThanOrEqual(most);
        expect(piece).not.toMatch(/\p{Cs}/u);
      }
    }),
  );
});

/** A road as the player reads it. */
function shownOf({ scenes, metas }: ReturnType<typeof fitStory>, leaf: string): string {
  const edits = new Map(metas.map(({ id, edited }) => [id, edited]));
  const shown = ({ id, passage }: Scene) => edits.get(id) ?? passage;
  return pathTo(scenesById(scenes), leaf).map(shown).join('');
}
