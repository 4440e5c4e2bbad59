import { describe, expect, test } from 'vitest';
import { milestones } from '../../../src/providers/builtin-storyteller/milestones.ts';
import { rngOf } from '../../../src/providers/builtin-storyteller/random.ts';
import { verdictOf, type Conduct } from '../../../src/providers/builtin-storyteller/verdict.ts';
import type { ActionType } from '../../../src/domain/action.ts';
import type { Scene, Story } from '../../../src/domain/story.ts';
import { play, playOn, policyOf, type Policy } from '../../tools/story-run.ts';
import { plainStories } from './plain-stories.ts';
import { beatOf, worldOf } from './told-stories.ts';

const clean: Conduct = { good: 0, evil: 0, other: 0, disloyal: false, dear: false };
const ways = ['good', 'neutral', 'evil'] as const;
const endOf = (conduct: Partial<Conduct>, way: ActionType) => {
  const { outcome, tone } = verdictOf({ ...clean, ...conduct }, way);
  return `${outcome}, ${tone}`;
};

/** A record as a player makes it who chooses at random in so many scenes; the second is the friend's, the last but two has the price. */
function randomConduct(seed: number): Conduct {
  const rng = rngOf(`verdict ${seed}`, 'conduct');
  const done = Array.from({ length: 12 + rng.int(6) }, () => ways[rng.int(3)] ?? 'neutral');
  const count = (way: ActionType) => done.filter((each) => each === way).length;
  const dear = done.at(-3) === 'evil';
  return {
    good: count('good'),
    evil: count('evil'),
    other: count('neutral'),
    dear,
    disloyal: dear || done[1] === 'evil',
  };
}

describe('how a plain plot ends', () => {
  test.each<[string, Partial<Conduct>, ActionType, string]>([
    ['who did well and does a kindness at the last', { good: 7, evil: 1, other: 4 }, 'good', 'won, shining'],
    ['who did well and asks the right question', { good: 5, other: 6 }, 'neutral', 'won, earned'],
    ['who only looked and asked, all the way', { other: 11 }, 'neutral', 'won, earned'],
    [
      'who did well, and let another pay',
      { good: 7, evil: 1, dear: true, disloyal: true },
      'good',
      'won, bittersweet',
    ],
    ['who did well, and ends it with a lie', { good: 7, evil: 1, other: 3 }, 'evil', 'won, bittersweet'],
    ['who wronged strangers and takes it by force', { good: 2, evil: 8, other: 1 }, 'evil', 'won, crowned'],
    ['who wronged their own side too', { good: 2, evil: 8, disloyal: true }, 'evil', 'lost, fallen'],
    [
      'who wronged everybody and asks for kindness',
      { good: 1, evil: 9, disloyal: true },
      'good',
      'lost, fallen',
    ],
    ['who wronged people and turns round at the last', { good: 4, evil: 6 }, 'good', 'won, bittersweet'],
    [
      'who did as much harm as good, and hesitates',
      { good: 4, evil: 4, other: 3 },
      'neutral',
      'lost, rueful',
    ],
    [
      'who did as much harm as good, and is kind in the end',
      { good: 4, evil: 4, other: 3 },
      'good',
      'won, bittersweet',
    ],
    ['who did little', { good: 1, other: 1 }, 'good', 'won, bittersweet'],
    ['who did little, and ends it with a lie', { good: 1, other: 1 }, 'evil', 'lost, rueful'],
  ])('%s', (_, conduct, way, end) => {
    expect(endOf(conduct, way)).toBe(end);
  });

  test('of two hundred players who choose at random some win, some at a price, some in the dark, and some lose', () => {
    const ends = Array.from({ length: 200 }, (_, seed) =>
      endOf(randomConduct(seed), ways[rngOf(`verdict ${seed}`, 'way').int(3)] ?? 'neutral'),
    );
    const share = (end: RegExp) => ends.filter((each) => end.test(each)).length / ends.length;
    expect(share(/shining|earned/)).toBeGreaterThan(0.05);
    expect(share(/bittersweet/)).toBeGreaterThan(0.15);
    expect(share(/crowned/)).toBeGreaterThan(0.02);
    expect(share(/^lost/)).toBeGreaterThan(0.15);
    expect(share(/^lost/)).toBeLessThan(0.65);
  });

  test('whoever has wronged nobody never loses by a kind word or a question', () => {
    for (let good = 0; good < 20; good++)
      for (let other = 0; other < 20; other++)
        for (const way of ['good', 'neutral'] as const)
          expect(verdictOf({ ...clean, good, other }, way).outcome).toBe('won');
  });

  test('a kinder deed at the last is never the worse one for whoever did well', () => {
    const worth = ['lost', 'bittersweet', 'earned', 'shining'];
    for (let seed = 0; seed < 200; seed++) {
      const conduct = randomConduct(seed);
      if (conduct.evil * 2 > conduct.good + 1) continue;
      const [good, neutral, evil] = ways.map((way) => worth.indexOf(verdictOf(conduct, way).tone));
      expect(good).toBeGreaterThanOrEqual(neutral ?? 0);
      expect(neutral).toBeGreaterThanOrEqual(evil ?? 0);
    }
  });
});

/** A story up to the scene in which it is decided, as this player plays it. */
async function roadToDuel(story: Story, policy: Policy): Promise<readonly Scene[]> {
  let path: readonly Scene[] = [];
  while (path.length < 40 && (path.length === 0 || worldOf(path.at(-1)).milestone < milestones.length))
    path = [
      ...path,
      (await playOn(story, {}, path, policy(path.at(-1)?.actions ?? [], path.length, path.at(-1)))).scene,
    ];
  const last = path.at(-1);
  expect(last === undefined ? [] : beatOf(last)?.flags).toContain('duel');
  return path;
}

describe('what was done decides a plain plot when it is told', () => {
  test.each([...plainStories])('%s: kindness all the way wins, and so do questions', async (_, story) => {
    for (const [how, tone] of [
      ['good', 'shining'],
      ['neutral', 'earned'],
      ['evil', 'fallen'],
    ] as const) {
      const { scenes } = await play(story, {}, 34, policyOf(how, 5));
      expect([how, scenes.find(({ ending }) => ending !== null)?.ending?.tone]).toEqual([how, tone]);
    }
  });

  test.each([...plainStories])(
    '%s: whoever waits, or lays a hand on what is offered, takes that way',
    async (_, story) => {
      const path = await roadToDuel(story, policyOf('good', 2));
      const last = path.at(-1);
      const offers = last?.actions ?? [];
      const waited = (await playOn(story, {}, path, { typed: 'wait' })).scene;
      expect(waited.ending?.outcome).toBe('won');
      expect(worldOf(waited).deeds.at(-1)).toMatch(/:=$/);
      const kind = offers.find(({ type }) => type === 'good')?.text ?? '';
      const noun = kind.match(/\b(?:the|a) ([a-z]{3,})\b/)?.[1];
      if (noun === undefined) return;
      const touched = (await playOn(story, {}, path, { typed: `touch the ${noun}` })).scene;
      expect(touched.ending?.outcome).toBe('won');
      // The same thing may stand in the question as well.
      expect(worldOf(touched).deeds.at(-1)).toMatch(/:[+=]$/);
    },
  );

  test('nothing from outside comes into a plain plot, unless the player wished for a slow story', async () => {
    for (const [id, story] of plainStories) {
      const { scenes } = await play(story, {}, 30, policyOf('random', 7));
      const end = scenes.findIndex(({ ending }) => ending !== null);
      const kinds = scenes.slice(0, end).map((scene) => beatOf(scene)?.kind ?? '');
      expect([id, kinds.filter((kind) => /^(?:thread|tex|chase)$/.test(kind))]).toEqual([id, []]);
    }
  });

  test('roads that part at one scene and come to the same one do not have the same title', async () => {
    const again: string[] = [];
    for (const [id, story] of plainStories) {
      const { scenes } = await play(story, {}, 8, policyOf('mixed', 3));
      for (let at = 1; at < scenes.length; at++) {
        const path = scenes.slice(0, at);
        const offers = path.at(-1)?.actions.filter(({ type }) => type !== 'evil') ?? [];
        const next: Scene[] = [];
        for (const offered of offers) next.push((await playOn(story, {}, path, { offered })).scene);
        const [one, other] = next;
        if (one === undefined || other === undefined) continue;
        const others = beatOf(one)?.titles.length ?? 0;
        if (beatOf(one)?.id === beatOf(other)?.id && others > 1 && one.title === other.title)
          again.push(`${id}: ${one.title}`);
      }
    }
    expect(again).toEqual([]);
  });
});
