import { describe, expect, test } from 'vitest';
import { understand } from '../../../src/providers/builtin-storyteller/parse-action.ts';
import { leaksOf } from '../../tools/story-metrics.ts';
import { fakeStoryOf, play, policyOf } from '../../tools/story-run.ts';
import { readWorld } from '../../../src/providers/builtin-storyteller/stored-world.ts';
import { neverEchoed, oddActions, sensibleActions } from './odd-actions.ts';

const who = { he: 'she', him: 'her', his: 'her', himself: 'herself' };

describe('free actions', () => {
  test('PLAY-06 four hundred odd actions: each is answered, none shows its signs, and the ways on stay open', async () => {
    expect(oddActions.length).toBeGreaterThanOrEqual(400);
    const size = 40;
    for (let from = 0; from < oddActions.length; from += size) {
      const some = oddActions.slice(from, from + size);
      const { scenes } = await play(fakeStoryOf({}, from), {}, some.length + 1, (_, turn) => ({
        typed: some[turn - 1] ?? 'look',
      }));
      for (const [i, scene] of scenes.entries()) {
        const action = some[i - 1];
        expect([action, scene.passage.split('\n\n').length]).toEqual([action, 2]);
        expect([action, leaksOf(scene.passage)]).toEqual([action, []]);
        expect([action, neverEchoed.exec(scene.passage)?.[0]]).toEqual([action, undefined]);
        expect([action, scene.actions.map(({ type }) => type).toSorted()]).toEqual([
          action,
          ['evil', 'good', 'neutral'],
        ]);
      }
    }
  });

  test('a sensible deed is understood, a strange one is not taken for a deed', () => {
    const lost = sensibleActions.filter((text) => understand(text, who, 'teen').verbClass === null);
    // One-word answers and slips of the keyboard are answered by a pause.
    expect(lost.length / sensibleActions.length).toBeLessThan(0.07);
    for (const text of ['42', '...', '🔥🔥🔥', 'asdf jkl qwerty zxcv', '<b>open</b> the door', '打开门'])
      expect([text, understand(text, who, 'teen').verbClass]).toEqual([text, null]);
  });

  test.each([
    ['open the small door', 'use', 'opened the small door'],
    ['I carefully climb over the wall', 'climb', 'carefully climbed over the wall'],
    ['I want to run back to my horse', 'go', 'ran back to her horse'],
    ['Ask him about the letter', 'ask', 'asked him about the letter'],
    ['yeet the goblin into the sun', 'use', 'yeeted the goblin into the sun'],
    ['go home and sleep', 'go', 'went home'],
    ['drinking from the cup', 'eat', ''],
    ['stab the guard with my knife', 'fight', ''],
    ['"Who goes there?" I shout', 'talk', ''],
    ['asdf jkl', null, ''],
    ["don't open the door", 'wait', 'did not open the door'],
    ['take the left path', 'go', 'took the left path'],
    ['ask where he is', 'ask', 'asked where he was'],
    ['lie to the guard', 'trick', 'lied to the guard'],
    ['lie down', 'rest', 'lay down'],
    ['atack the wall', 'fight', 'attacked the wall'],
    ['OPEN THE DOOR', 'use', 'opened the door'],
    ['if the guard is asleep, take his keys', 'take', 'took his keys'],
    ['tell her I love her', 'talk', 'told her she loved her'],
    ['never give up', 'wait', 'did not give up'],
    ['try to climb the wall', 'climb', 'climbed the wall'],
    ['go to the mill', 'go', 'went to the mill'],
    ['go to sleep', 'rest', 'slept'],
    ['tell her that I did not do it', 'talk', 'told her that she did not do it'],
    ['offer to carry the letter', 'care', 'offered to carry the letter'],
    ['I want to know who sent it', 'ask', 'asked who sent it'],
  ] as const)('%s', (text, verbClass, did) => {
    const understood = understand(text, who, 'teen');
    expect([understood.verbClass, understood.did]).toEqual([verbClass, did]);
  });

  test.each([
    ['open the door and then run', 'opened the door', 'ran', ''],
    ['knock three times, then step back', 'knocked three times', 'stepped back', ''],
    ['say "hello there" to everyone', '', '', 'Hello there,'],
    ['"Stop, thief!" I shout', '', '', 'Stop, thief!'],
    ["say 'I will take it'", '', '', 'I will take it,'],
    ['throw the coin into the well and make a wish', 'threw the coin into the well', 'made a wish', ''],
  ] as const)('%s has its second deed, its words', (text, did, next, says) => {
    const understood = understand(text, who, 'teen');
    expect([understood.did, understood.next, understood.says]).toEqual([did, next, says]);
  });

  test('the verb of a free action stands in the first paragraph', async () => {
    const { scenes } = await play(fakeStoryOf({}, 5), {}, 4, (_, turn) => ({
      typed: ['', 'open the small door', 'climb the old oak', 'whistle a tune'][turn] ?? 'look',
    }));
    expect(scenes[1]?.passage.split('\n\n')[0]).toMatch(/open/i);
    expect(scenes[2]?.passage.split('\n\n')[0]).toMatch(/climb/i);
    expect(scenes[3]?.passage.split('\n\n')[0]).toMatch(/whistle/i);
  });

  test.each([
    ['attack the dragon', /\b(?:no|a) dragon\b/],
    ['bribe the dragons', /\b(?:no|for|after|bribe) dragons\b/],
    ['open the cupboard', /\b(?:no|a) cupboard\b/],
    ['follow the camel', /\b(?:no|a) camel\b/],
    ['call my phone', /\b(?:no|a) phone\b/],
  ])('PLAY-06 who or what is not there is said not to be: %s', async (typed, wanted) => {
    for (const seed of [3, 4, 5]) {
      const { scenes } = await play(fakeStoryOf({}, seed), {}, 3, () => ({ typed }));
      const [first = ''] = (scenes[1]?.passage ?? '').split('\n\n');
      expect([seed, first]).toEqual([seed, expect.stringMatching(wanted)]);
    }
  });

  test('nobody is felled for another: a blow at a stranger who is not there touches nobody', async () => {
    for (const seed of [3, 4, 5, 6]) {
      const { scenes } = await play(fakeStoryOf({}, seed), {}, 8, (_, turn) => ({
        typed: turn % 2 === 0 ? 'look around' : 'punch the nearest goblin',
      }));
      for (const scene of scenes.filter((each) => each.action?.text.includes('goblin') === true))
        expect(scene.passage.split('\n\n')[0]).toMatch(/\b(?:no|a) goblin\b/);
    }
  });

  test('what the hero carries is not taken again', async () => {
    for (const seed of [3, 4, 5]) {
      const opening = await play(fakeStoryOf({}, seed), {}, 1, policyOf('neutral', seed));
      const token = readWorld(opening.scenes[0]?.storytellerState ?? null)?.token ?? '';
      const { scenes } = await play(fakeStoryOf({}, seed), {}, 2, () => ({ typed: `take ${token}` }));
      const [first = ''] = (scenes[1]?.passage ?? '').split('\n\n');
      expect(first.toLowerCase()).toContain(token);
      expect(first).not.toMatch(new RegExp(`\\b(?:took|to take) ${token}\\b(?! \\|)`));
    }
  });

  test('giving up twice is a quiet ending, once is not', async () => {
    const { scenes } = await play(fakeStoryOf({}, 5), {}, 6, (_, turn) => ({
      typed: turn < 3 ? 'look around' : 'give up and go home',
    }));
    expect(scenes[3]?.ending).toBeNull();
    expect(scenes[4]?.ending).toMatchObject({ outcome: 'renounced' });
  });
});
