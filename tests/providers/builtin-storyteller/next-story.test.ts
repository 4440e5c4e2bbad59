import { describe, expect, test } from 'vitest';
import { caseOf, plotAfter } from '../../../src/providers/builtin-storyteller/case-suits.ts';
import { createBuiltinStoryteller } from '../../../src/providers/builtin-storyteller/client.ts';
import { readForm } from '../../../src/providers/builtin-storyteller/intake.ts';
import { bundledPacks } from '../../../src/providers/builtin-storyteller/library.ts';
import { plainIds, riddleIds } from '../../../src/providers/builtin-storyteller/pack.ts';
import { kinId } from '../../../src/providers/builtin-storyteller/quarry.ts';
import { eras, genres } from '../../../src/domain/character-choices.ts';
import { fakeStoryOf, play, playOn, policyOf } from '../../tools/story-run.ts';
import type { Scene } from '../../../src/domain/story.ts';
import { cards } from './cards.ts';
import { storyWith } from './plain-stories.ts';
import { beatOf, worldOf } from './told-stories.ts';

/** A western that is told of the siege first. */
const story = storyWith('plain-siege', {
  genre: 'western',
  era: 'modern',
  objective: 'Keep the mill at Dry Fork standing',
  setting: 'a frontier town',
});

/** The storyteller with a last menu for the siege, as its author might have written one. */
const teller = createBuiltinStoryteller({
  clock: { now: () => 0, sleep: async () => {} },
  loadPack: async (id) => {
    const pack = await bundledPacks(id);
    if (id !== 'case-plain-siege') return pack;
    const menu = `
@ si-test-won after line=plain-siege won
+ Help them to hang the door again => {h} held it while they drove the pins
= Count the notches on the post => {h} found one more than there had been
- Steal the whistle for a keepsake => {h} put it in {his} pocket
@ si-test-lost after line=plain-siege lost
+ Help them to load the last of the carts => {h} tied down eleven beds
= Look once more at the third step => {h} stood on it, and it creaked
- Lie that the roof was rotten anyway => {h} said so, and nobody looked up
`;
    const isOwn = (head: string) => / after /.test(head);
    const without = pack.sheets.map((sheet) =>
      sheet
        .split(/^(?=@ )/m)
        .filter((card) => !isOwn(card.slice(0, card.indexOf('\n'))))
        .join(''),
    );
    return { ...pack, sheets: [...without, menu] };
  },
});

const { scenes } = await play(story, {}, 50, policyOf('good', 3), 45, teller);
const ends = scenes.flatMap(({ ending }, at) => (ending === null ? [] : [at]));
const [first = 0, second = 0] = ends;
const beatAt = (scene: Scene | undefined) => (scene === undefined ? undefined : beatOf(scene));
const texts = (scene: Scene | undefined) => scene?.actions.map(({ text }) => text);

describe('what comes after the end of a plain plot', () => {
  test('its last menu is of its own story', () => {
    expect(worldOf(scenes[first]).case).toBe('line=plain-siege');
    expect(texts(scenes[first])).toEqual([
      'Help them to hang the door again',
      'Count the notches on the post',
      'Steal the whistle for a keepsake',
    ]);
  });

  test('then another plot begins with its own scene, and ends as the first did, with a last menu', () => {
    expect(beatAt(scenes[first + 1])?.kind).toBe('open');
    expect(worldOf(scenes[first + 1]).case).not.toBe('line=plain-siege');
    expect(second).toBeGreaterThan(first + 8);
    expect(scenes[second]?.actions).toHaveLength(3);
    const between = scenes.slice(first + 1, second);
    expect(new Set(between.map((scene) => worldOf(scene).case)).size).toBe(1);
    expect(
      between.map((scene) => beatOf(scene)?.kind).filter((kind) => /^(?:thread|tex)$/.test(kind ?? '')),
    ).toEqual([]);
  });

  test('some time lies between the two, and the goal is the one that the plot brings', () => {
    expect(scenes[first + 1]?.passage).toMatch(/\b(?:years?|spring|summer|autumn|winter|later)\b/);
    const { quest } = worldOf(scenes[first + 1]);
    const bridges = cards.filter(({ kind }) => kind === 'bridge').flatMap(({ flags }) => flags);
    expect(bridges.some((flag) => flag.replaceAll('_', ' ').includes(`:${quest?.goal ?? '?'}:`))).toBe(true);
  });

  test('nobody of the first story is somebody else in the second, but for the kin of the hero', () => {
    const before = new Set(worldOf(scenes[first]).people.map(({ id }) => id));
    const names = new Set(worldOf(scenes[first]).people.map(({ name }) => name));
    for (const scene of scenes.slice(first + 1, second)) {
      const { people, ally, token, case: line } = worldOf(scene);
      expect(people.filter(({ id, name }) => id !== kinId && (before.has(id) || names.has(name)))).toEqual(
        [],
      );
      expect(ally === null || !before.has(ally)).toBe(true);
      expect(token).not.toBe('the brass whistle');
      expect(line).toBe(worldOf(scenes[first + 1]).case);
    }
  });

  test('whoever played badly to the end begins the next one with a clean record', async () => {
    const played = await play(story, {}, 40, policyOf('evil', 3), 45, teller);
    const end = played.scenes.findIndex(({ ending }) => ending !== null);
    expect(played.scenes[end]?.ending?.outcome).toBe('lost');
    expect(texts(played.scenes[end])).toContain('Look once more at the third step');
    const next = worldOf(played.scenes[end + 1]);
    expect([next.price, next.saga, next.trust]).toEqual(['', [], {}]);
  });

  test('a scene that a model told in between does not lose the next story', async () => {
    const road = scenes.slice(0, first + 1);
    const last = road.at(-1);
    if (last === undefined) throw new Error('no end');
    const told: Scene = {
      ...last,
      id: 'told',
      parent: last.id,
      depth: last.depth + 1,
      storytellerState: null,
      ending: null,
      passage: 'It rained for a week.',
    };
    const { scene } = await playOn(story, {}, [...road, told], { typed: 'go on' }, 45, teller);
    expect(worldOf(scene).arc).toBe(1);
    expect(beatOf(scene)?.kind).toBe('open');
  });
});

test('a plain plot is never told twice in a story, whatever its genre, age and place', () => {
  for (const genre of genres)
    for (const era of eras)
      for (const setting of ['a hill town', 'a station in deep space', 'a ship at sea', 'a prison']) {
        const { character, seed } = fakeStoryOf({ genre, era, setting }, 5);
        const { quest } = readForm(character);
        const told = [`line=${caseOf(quest, quest, character, seed, 0)}`];
        for (let arc = 0; arc < plainIds.length; arc++) {
          const id = plotAfter(character, seed, { arc, case: told.at(-1) ?? '' });
          if (id === null) break;
          expect(told).not.toContain(`line=${id}`);
          told.push(`line=${id}`);
        }
      }
});

test('every other quest that follows upon an end names the riddle that it belongs to', () => {
  const riddles: readonly string[] = riddleIds;
  const unbound = cards
    .filter(({ kind }) => kind === 'sequel')
    .filter(({ flags }) => !flags.some((flag) => riddles.includes(flag.replace(/^riddle=/, ''))));
  expect(unbound.map(({ id }) => id)).toEqual([]);
});
