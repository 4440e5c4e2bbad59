import { gzipSync } from 'node:zlib';
import { describe, expect, test } from 'vitest';
import { createBuiltinStoryteller } from '../../../src/providers/builtin-storyteller/client.ts';
import { archetypes } from '../../../src/providers/builtin-storyteller/quest.ts';
import { motives } from '../../../src/providers/builtin-storyteller/motive.ts';
import { bundledPacks, packsOf } from '../../../src/providers/builtin-storyteller/library.ts';
import { localeIds } from '../../../src/providers/builtin-storyteller/locale.ts';
import { caseIds, packIds, readPack, type PackId } from '../../../src/providers/builtin-storyteller/pack.ts';
import { readWorld } from '../../../src/providers/builtin-storyteller/stored-world.ts';
import { eras, genres } from '../../../src/domain/character-choices.ts';
import { fakeStoryOf, play, playOn, policyOf } from '../../tools/story-run.ts';
import { storyWith } from './plain-stories.ts';

/** A storyteller that notes which packs it fetches. */
function tellerWithShelf() {
  const fetched: PackId[] = [];
  const teller = createBuiltinStoryteller({
    clock: { now: () => 0, sleep: async () => {} },
    loadPack: (id) => {
      fetched.push(id);
      return bundledPacks(id);
    },
  });
  return { fetched, teller };
}

const story = storyWith('seek-copy', {});
const ofStory = [
  'core',
  'wonder',
  'genre-fantasy',
  'era-medieval',
  'case-seek-copy',
  'quest-find',
  'motive-family',
];

describe('the packs of a story', () => {
  test('are fetched once, at its beginning, and no more than it can need', async () => {
    const { fetched, teller } = tellerWithShelf();
    const { scenes } = await play(story, {}, 1, policyOf('random', 3), 45, teller);
    expect(fetched).toEqual(ofStory);
    let road = scenes;
    for (const turn of [1, 2, 0])
      road = [
        ...road,
        (await playOn(story, {}, road, policyOf('neutral', 3)(road.at(-1)?.actions ?? [], turn), 45, teller))
          .scene,
      ];
    expect(fetched).toEqual(ofStory);
    // What comes of deeds that nobody offered is fetched with the first of them.
    for (const typed of ['look around', 'talk to them', 'open the door', 'rest'])
      road = [...road, (await playOn(story, {}, road, { typed }, 45, teller)).scene];
    expect(fetched).toEqual([...ofStory, 'typed']);
  });

  test('where the air must be brought along, that comes too', async () => {
    const { fetched, teller } = tellerWithShelf();
    const far = storyWith('plain-fair', { setting: 'a mining station in deep space', motivation: '' });
    await play(far, {}, 2, policyOf('random', 3), 45, teller);
    const own = ofStory.map((id) => (id === 'case-seek-copy' ? 'case-plain-fair' : id));
    expect(fetched).toEqual([...own.slice(0, 6), 'airless']);
  });

  test('where a place is not like a town, its own comes too', async () => {
    const { fetched, teller } = tellerWithShelf();
    const far = fakeStoryOf({ setting: 'an abbey on a salt marsh', motivation: '' }, 3);
    await play(far, {}, 2, policyOf('random', 3), 45, teller);
    expect(fetched.filter((id) => id.startsWith('site-'))).toEqual(['site-abbey']);
  });

  test('where the air runs low, a way to more of it is offered', async () => {
    const far = fakeStoryOf({ setting: 'a mining station in deep space' }, 3);
    const { scenes } = await play(far, {}, 20, policyOf('neutral', 3));
    const sources = readPack(await bundledPacks('airless')).cards.filter((card) => card.kind === 'need');
    const ways = sources.flatMap((card) => card.actions.map((action) => action.text));
    expect(scenes.flatMap((scene) => scene.actions).filter(({ text }) => ways.includes(text))).not.toEqual(
      [],
    );
  });

  test('are the same for a storyteller that begins in the middle, and so is the scene', async () => {
    const { scenes } = await play(story, {}, 6, policyOf('random', 3));
    const { fetched, teller } = tellerWithShelf();
    const choice = { offered: scenes[4]?.actions[0] ?? { id: '', text: '', type: 'good' } } as const;
    const [known, fresh] = [
      await playOn(story, {}, scenes.slice(0, 5), choice),
      await playOn(story, {}, scenes.slice(0, 5), choice, 45, teller),
    ];
    expect(fetched).toEqual(ofStory);
    expect(fresh.scene).toEqual(known.scene);
  });

  test('a new quest brings what belongs to it, and a model in between does not lose it', async () => {
    const { fetched, teller } = tellerWithShelf();
    const policy = policyOf('random', 3);
    const { scenes } = await play(story, {}, 60, policy, 45, teller);
    const second = scenes.findIndex((scene) => readWorld(scene.storytellerState)?.quest !== null);
    const quest = readWorld(scenes[second]?.storytellerState ?? null)?.quest;
    expect(quest?.archetype).toBeDefined();
    expect(fetched).toContain('sequel');
    expect(fetched).toContain(`quest-${quest?.archetype ?? ''}`);

    const next = tellerWithShelf();
    const told = { ...scenes[second + 1], storytellerState: null, model: 'a model' };
    const road = [...scenes.slice(0, second + 1), { ...scenes[second], ...told }];
    await playOn(story, {}, road as typeof scenes, { typed: 'go on' }, 45, next.teller);
    expect(next.fetched).toContain('sequel');
    expect(next.fetched).toContain(`quest-${quest?.archetype ?? ''}`);
  });

  test('the packs of a story stay under 150 kB compressed, with every part that it may need', async () => {
    const sizes = new Map(
      await Promise.all(
        packIds.map(async (id) => [id, gzipSync(JSON.stringify(await bundledPacks(id))).length] as const),
      ),
    );
    const heaviestOf = (ids: readonly PackId[]) => Math.max(...ids.map((id) => sizes.get(id) ?? 0));
    const parts =
      heaviestOf(caseIds.map((id) => `case-${id}` as const)) +
      heaviestOf(archetypes.map((archetype) => `quest-${archetype}` as const)) +
      heaviestOf(motives.map((motive) => `motive-${motive}` as const)) +
      heaviestOf(['airless']) +
      heaviestOf(['sequel']) +
      heaviestOf(localeIds.map((locale) => `site-${locale}` as const)) +
      heaviestOf(['typed']);
    const heavy = genres.map((genre) => {
      const { core, family, genre: own } = packsOf(genre, 'modern');
      const age = heaviestOf(eras.map((era) => `era-${era}` as const));
      return [
        genre,
        [core, family, own].reduce((sum, id) => sum + (sizes.get(id) ?? 0), age + parts),
      ] as const;
    });
    expect(heavy.filter(([, bytes]) => bytes >= 150_000)).toEqual([]);
  });
});
