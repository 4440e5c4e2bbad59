import { describe, expect, test } from 'vitest';
import { bundledPacks } from '../../../src/providers/builtin-storyteller/library.ts';
import { caseIds, packIds, readPack } from '../../../src/providers/builtin-storyteller/pack.ts';
import { isNameless } from '../../../src/providers/builtin-storyteller/refer.ts';
import { isAlike } from '../../../src/providers/builtin-storyteller/casting.ts';
import { readWorld } from '../../../src/providers/builtin-storyteller/stored-world.ts';
import type { World } from '../../../src/providers/builtin-storyteller/world.ts';
import type { CharacterForm } from '../../../src/domain/character.ts';
import type { Scene } from '../../../src/domain/story.ts';
import { fakeStoryOf, play, playOn, policyOf } from '../../tools/story-run.ts';

const packs = await Promise.all(packIds.map(async (id) => readPack(await bundledPacks(id))));

function worldOf(scene: Scene | undefined): World {
  const world = readWorld(scene?.storytellerState ?? null);
  if (world === null) throw new Error('a scene without a world');
  return world;
}

/** A story from its opening to the scene that ends it. */
async function playOut(form: Partial<CharacterForm>, seed: number): Promise<readonly Scene[]> {
  const { scenes } = await play(
    fakeStoryOf(form, seed),
    { readingLevel: 'adult' },
    34,
    policyOf('random', seed),
  );
  const end = scenes.findIndex((scene) => scene.ending !== null);
  expect(end).toBeGreaterThan(0);
  return scenes.slice(0, end + 1);
}

const tellOf = (scenes: readonly Scene[], name: string) =>
  scenes.filter((scene) => scene.passage.includes(name));

describe('the one whom a quest is about', () => {
  test.each([
    ['romance', 'modern', 'Win back the violinist she left', 'violinist'],
    ['fantasy', 'medieval', 'Rescue my sister from the salt mines', 'sister'],
  ] as const)(
    '%s, %s: "%s": has a name at once, is met on the way, and is there at the end',
    async (genre, era, objective, noun) => {
      const scenes = await playOut({ genre, era, objective, motivation: 'Love' }, 5);
      const sought = worldOf(scenes[0]).people.find((person) => person.noun === noun);
      expect(sought).toBeDefined();
      const name = sought?.name ?? '';
      expect(scenes[0]?.passage).toContain(name);
      expect(tellOf(scenes.slice(1, -2), name).length).toBeGreaterThanOrEqual(3);
      expect(tellOf(scenes.slice(-2), name).length).toBeGreaterThanOrEqual(1);
    },
  );

  test('has the name that the player gave', async () => {
    const story = fakeStoryOf({ objective: 'Rescue my sister Oriel from the salt mines' }, 3);
    const { scene } = await playOn(story, { readingLevel: 'adult' }, [], null);
    expect(scene.passage).toContain('Oriel');
    expect(
      worldOf(scene)
        .people.filter((person) => person.noun === 'sister')
        .map(({ name }) => name),
    ).toEqual(['Oriel']);
  });
});

describe('the people of a story', () => {
  test.each([
    ['western', 'Protect the last orchard'],
    ['horror', 'Solve the murder of the harbour master'],
    ['sci-fi', 'Escape from the island of Morn'],
    ['comedy', 'Deliver the sealed box to Hallow Bay'],
  ] as const)(
    '%s: few have names, most come back, and nobody is presented twice',
    async (genre, objective) => {
      const scenes = await playOut({ genre, era: 'modern', objective }, 8);
      const named = worldOf(scenes.at(-1)).people.filter((person) => person.seen >= 0 && !isNameless(person));
      const shortOf = (name: string) => (name.startsWith('The ') ? name : (name.split(' ')[0] ?? name));
      expect(named.length).toBeLessThanOrEqual(10);
      const again = named.filter((person) => tellOf(scenes, shortOf(person.name)).length > 1);
      expect(again.length / named.length).toBeGreaterThanOrEqual(0.7);
      for (const person of named)
        expect(tellOf(scenes, ` named ${shortOf(person.name)} `).length, person.name).toBeLessThanOrEqual(1);
    },
  );

  test('an opponent never has a name of the hero', async () => {
    const foes = packs.flatMap((pack) => pack.words['foes'] ?? []).map((line) => line.split('|')[0] ?? '');
    const surnames = [...new Set(foes.flatMap((name) => /^\p{Lu}\S+ (\p{Lu}\S+)$/u.exec(name)?.[1] ?? []))];
    expect(surnames.length).toBeGreaterThan(20);
    for (const [seed, surname] of surnames.entries()) {
      const { scene } = await playOn(fakeStoryOf({ name: `Orin ${surname}` }, seed), {}, [], null);
      const world = worldOf(scene);
      const foe = world.people.find((person) => person.id === world.foe);
      expect(foe?.name.split(' ')).not.toContain(surname);
    }
  }, 180_000);
});

test('every case has scenes that show its facts, each with three ways on', () => {
  const cards = packs.flatMap((pack) => (pack.id.startsWith('case-') ? pack.cards : []));
  const bare = caseIds.filter((id) => {
    const scenes = cards.filter(({ kind, flags }) => kind === 'scene' && flags.includes(`line=${id}`));
    return scenes.length < 3 || scenes.some(({ actions }) => actions.length !== 3);
  });
  expect(bare).toEqual([]);
});

test.each([
  ['Orin', 'Odin', true],
  ['Lucia', 'Lucian', true],
  ['Mara', 'Marta', true],
  ['Orin', 'Olive', false],
  ['Wren', 'Sylvia', false],
])('%s and %s are taken for one another: %s', (one, other, alike) => {
  expect(isAlike(one, other)).toBe(alike);
});
