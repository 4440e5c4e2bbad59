import { describe, expect, test } from 'vitest';
import { caseIds } from '../../../src/providers/builtin-storyteller/pack.ts';
import { fakeStoryOf, play, playOn, policyOf } from '../../tools/story-run.ts';
import { beatOf, cards, stories, toldIn, worldOf } from './told-stories.ts';
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

  test('the hero goes on to a place only where something of the plot is to be found', () => {
    for (const scenes of stories) {
      const idle = scenes.filter((scene, at) => {
        const place = worldOf(scene).place;
        const before = at === 0 ? place : worldOf(scenes[at - 1]).place;
        const beat = beatOf(scene)?.kind;
        return before >= 0 && place !== before && beat !== 'scene' && beat !== 'ally';
      });
      expect(idle.map(({ title }) => title)).toEqual([]);
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

  test('how it all began is understood behind the turn, from somebody who is there', () => {
    const explained = stories.flatMap((scenes) => {
      const at = scenes.findIndex((scene) => beatOf(scene)?.kind === 'answer');
      if (at < 0) return [];
      expect(scenes.slice(0, at).map(stepOf)).toContain('turn');
      expect(worldOf(scenes[at - 1]).riddle).not.toBe('');
      expect(worldOf(scenes[at]).riddle).toBe('');
      expect(worldOf(scenes[at]).stage['p']).toBeDefined();
      return [at];
    });
    expect(explained.length).toBeGreaterThanOrEqual(4);
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
      expect(rests).toBeGreaterThanOrEqual(3);
      expect(rests).toBeLessThanOrEqual(scenes.length * 0.45);
    }
  });

  test('who was helped does a part at the threshold, and who was wronged is missed there', async () => {
    const paidTo = async (how: string) => {
      const paid = await Promise.all(
        [1, 2, 3, 4].map(async (seed) => {
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
