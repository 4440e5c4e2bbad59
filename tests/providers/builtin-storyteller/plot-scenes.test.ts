import { describe, expect, test } from 'vitest';
import { caseIds } from '../../../src/providers/builtin-storyteller/pack.ts';
import { fakeStoryOf, play, playOn, policyOf } from '../../tools/story-run.ts';
import { beatOf, cards, stories, toldIn, worldOf, riddleSeed } from './told-stories.ts';
import type { Scene } from '../../../src/domain/story.ts';

/** Which step of its plot a scene is, by its card; '' for one that is none. */
const stepOf = (scene: Scene) => {
  const beat = beatOf(scene);
  const steps = 'lead second means wall near turn price plan far gate duel'.split(' ');
  return beat?.kind === 'scene' ? (steps.find((step) => beat.flags.includes(step)) ?? '') : '';
};

describe('the plot of a story', () => {
  test('every case has a scene for each of its steps, and its confrontation fails in three ways of its own', () => {
    const lacks = caseIds.flatMap((id) => {
      const scenes = cards.filter(({ kind, flags }) => kind === 'scene' && flags.includes(`line=${id}`));
      const steps = 'lead second means wall near turn price plan gate duel'.split(' ');
      const duel = scenes.find(({ flags }) => flags.includes('duel'));
      const misses = new Set(duel?.actions.map(({ miss }) => JSON.stringify(miss)));
      return [
        ...steps
          .filter((step) => !scenes.some(({ flags }) => flags.includes(step)))
          .map((step) => `${id} ${step}`),
        ...(misses.size === 3 ? [] : [`${id}: the duel fails in ${misses.size} ways`]),
      ];
    });
    expect(lacks).toEqual([]);
  });

  test('its turn, its price, its threshold and its end are scenes of its own, in this order', () => {
    for (const scenes of stories) {
      const steps = scenes.map(stepOf).filter((step) => /^(?:turn|price|plan|gate|duel)$/.test(step));
      expect(steps).toEqual(['turn', 'price', 'plan', 'gate', 'duel']);
    }
  });

  test('a scene of the plot says where it is, and it is decided in a place of its own', () => {
    for (const scenes of stories) {
      const places = scenes.map((scene) => ({ step: stepOf(scene), at: scene.sceneContext.location }));
      const decided = places.filter(({ step }) => /^(?:gate|duel)$/.test(step));
      expect(new Set(decided.map(({ at }) => at)).size).toBe(1);
      const others = places.filter(({ step }) => step !== '' && !/^(?:gate|duel)$/.test(step));
      expect(new Set(others.map(({ at }) => at)).size).toBeGreaterThanOrEqual(5);
      expect(others.map(({ at }) => at)).not.toContain(decided[0]?.at);
    }
  });

  test('who stands against it is said in the opening, with what that one is and whose help that one has', () => {
    for (const [opening] of stories) {
      const { people, foe, hands } = worldOf(opening);
      const name = people.find(({ id }) => id === foe)?.name ?? '?';
      const [first = ''] = (opening?.passage ?? '').split('\n\n');
      expect(first).toContain(name);
      expect(first.toLowerCase()).toContain(hands.replaceAll("'", '’').toLowerCase());
    }
  });

  test('a story begins with an event of its case, which puts the thing into play that it ends with', () => {
    for (const [first] of stories) {
      const world = worldOf(first);
      const opening = first === undefined ? undefined : beatOf(first);
      expect(opening?.kind).toBe('open');
      expect(opening?.flags).toContain(world.case);
      expect(world.token).toMatch(/^the /);
      const thing = world.token.split(' ').at(-1) ?? '';
      expect(first?.passage.toLowerCase()).toContain(thing.toLowerCase());
    }
  });

  test('what the player chose comes back: two in five scenes behind the turn, or more, have something that came of a deed', () => {
    const told = stories.flatMap((scenes) =>
      scenes.flatMap((scene, at) =>
        /^(?:turn|price|plan|far|gate)$/.test(stepOf(scene))
          ? [toldIn(scenes, at).flatMap(({ kind, flags }) => (kind === 'echo' ? flags : []))]
          : [],
      ),
    );
    const echoed = told.filter((flags) => flags.length > 0);
    expect(echoed.length).toBeGreaterThan(told.length * 0.4);
    // Of a deed that was done in this very story, and in a scene of its case.
    for (const scenes of stories) {
      const deeds = scenes.flatMap((scene) => worldOf(scene).deeds);
      scenes.forEach((_, at) => {
        for (const { kind, flags } of toldIn(scenes, at))
          if (kind === 'echo')
            expect(flags.some((flag) => deeds.includes(flag.replace(/^did=/, '')))).toBe(true);
      });
    }
  });

  test('the plot rests for one scene at a time, and never between its threshold and its end', () => {
    for (const scenes of stories) {
      const kinds = scenes.map((scene) => beatOf(scene)?.kind ?? '');
      const isRest = (kind: string | undefined) => kind === 'tex' || kind === 'thread';
      const runs = kinds.flatMap((kind, at) =>
        // A side story that is still open is brought to its end before the threshold.
        isRest(kind) &&
        isRest(kinds[at - 1]) &&
        scenes[at + 1] !== undefined &&
        stepOf(scenes[at + 1] as Scene) !== 'gate'
          ? [scenes[at]?.title]
          : [],
      );
      expect(runs).toEqual([]);
      const gate = scenes.findIndex((scene) => stepOf(scene) === 'gate');
      expect(kinds.slice(gate)).toEqual(['scene', 'scene', 'after']);
      const rests = kinds.filter(isRest).length;
      expect(rests).toBeLessThanOrEqual(scenes.length * 0.35);
    }
  });

  test('who was helped does a part at the threshold, and who was wronged is missed there', async () => {
    const form = { objective: 'Find the lost crown of Veyra' };
    const riddles = Array.from({ length: 4 }, (_, i) => riddleSeed(form, i * 4));
    const paidTo = async (how: string) => {
      const paid = await Promise.all(
        riddles.map(async (seed) => {
          const story = fakeStoryOf({ objective: 'Find the lost crown of Veyra' }, seed);
          const { scenes } = await play(story, {}, 40, policyOf(how, seed));
          const at = scenes.findIndex((scene) => stepOf(scene) === 'gate');
          const told = toldIn(scenes, at).filter(({ kind }) => kind === 'stand');
          // One line, of somebody who was met.
          expect(told).toHaveLength(1);
          return told.flatMap(({ flags }) => flags.filter((flag) => !flag.startsWith('line=')));
        }),
      );
      return paid.flat();
    };
    const good = await paidTo('good');
    const evil = await paidTo('evil');
    expect(good.filter((flag) => flag !== 'good' && !/^did=.*:\+$/.test(flag))).toEqual([]);
    expect(evil.filter((flag) => flag !== 'wronged' && !/^did=.*:-$/.test(flag))).toEqual([]);
    // Most of those who are met have something of their own to give back.
    expect([...good, ...evil].filter((flag) => flag.startsWith('did=')).length).toBeGreaterThanOrEqual(4);
  });

  test('what another was made to pay is not had whole: the end is bittersweet', async () => {
    const endOf = async (seed: number, atPrice: 'good' | 'evil') => {
      const story = fakeStoryOf({ objective: 'Find the lost crown of Veyra' }, seed);
      const good = policyOf('good', seed);
      let path: readonly Scene[] = [];
      while (path.length < 45 && (path.at(-1)?.ending ?? null) === null) {
        const last = path.at(-1);
        const offers = last?.actions ?? [];
        const paid = offers.find(({ type }) => type === atPrice);
        const isPrice = last !== undefined && stepOf(last) === 'price' && paid !== undefined;
        const choice = isPrice ? { offered: paid } : last === undefined ? null : good(offers, path.length);
        path = [...path, (await playOn(story, {}, path, choice)).scene];
      }
      return path.at(-1)?.ending?.tone;
    };
    const ends = await Promise.all(
      [1, 2, 3, 4, 5, 6, 7, 8].map(async (seed) => [await endOf(seed, 'good'), await endOf(seed, 'evil')]),
    );
    const paid = ends.filter(([kind]) => kind === 'shining').map(([, cruel]) => cruel);
    expect(paid.length).toBeGreaterThan(0);
    expect(paid.filter((tone) => tone === 'shining' || tone === 'earned')).toEqual([]);
    expect(paid).toContain('bittersweet');
  });
});
