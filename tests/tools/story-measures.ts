import type { Case } from './story-plan.ts';
import { policyOf, playOn, fakeStoryOf, play } from './story-run.ts';
import { gramsOf, sentencesOf, tokensOf } from './story-metrics.ts';
import { readWorld } from '../../src/providers/builtin-storyteller/stored-world.ts';
import { understand } from '../../src/providers/builtin-storyteller/parse-action.ts';
import { groupOf, verbOf } from '../../src/providers/builtin-storyteller/verbs.ts';
import { classOfOffer } from '../../src/providers/builtin-storyteller/outcome.ts';
import { wordCount } from '../../src/providers/builtin-storyteller/morphology.ts';
import type { Scene } from '../../src/domain/story.ts';

export const textOf = (scenes: readonly Scene[]): string => scenes.map((scene) => scene.passage).join('\n\n');

export const share = (hits: number, of: number): number => (of === 0 ? 1 : hits / of);

/** 8-grams that two texts share, of those of the shorter one. */
export function sharedGrams(one: string, two: string): number {
  const a = new Set(gramsOf(tokensOf(one), 8));
  const b = new Set(gramsOf(tokensOf(two), 8));
  const [small, large] = a.size < b.size ? [a, b] : [b, a];
  return share([...small].filter((gram) => large.has(gram)).length, small.size);
}

/** Words of the longest run that a text says twice, the hero's name masked. */
export function longestRepeat(text: string, names: readonly string[]): number {
  const masked = names.reduce((all, name) => all.replaceAll(name, '#'), text);
  const tokens = tokensOf(masked);
  let longest = 0;
  for (let size = 6; size <= 40; size++) {
    const grams = gramsOf(tokens, size);
    if (new Set(grams).size === grams.length) break;
    longest = size;
  }
  return longest;
}

/** How often the first paragraph answers an action: its verb or one of the same kind, and what it was done to. */
export function answered(cases: readonly Case[]): {
  readonly offered: { readonly verb: number; readonly target: number };
  readonly typed: { readonly verb: number; readonly target: number };
  readonly missed: readonly string[];
} {
  const counts = { offered: [0, 0, 0], typed: [0, 0, 0] };
  const missed: string[] = [];
  for (const { played, settings } of cases) {
    for (const scene of played.scenes) {
      const { action } = scene;
      if (action === null || scene.ending !== null) continue;
      const kind = action.offeredAs === null ? 'typed' : 'offered';
      const first = (scene.passage.split('\n\n')[0] ?? '').toLowerCase();
      const words = tokensOf(first);
      const group = groupOf(classOfOffer(action.text));
      const verb =
        words.some((word) => {
          const known = verbOf(word);
          return known !== null && groupOf(known.verbClass) === group;
        }) ||
        // Who lies down lay, and 'lay' is told.
        (group === 'rest' && /^lie /i.test(action.text) && words.includes('lay')) ||
        (kind === 'typed' && saysDeed(action.text, first, settings.contentRating ?? 'teen'));
      const nouns = tokensOf(action.text)
        .filter((word) => word.length > 3 && verbOf(word) === null && !common.has(word))
        .map((word) => word.replace(/(?:'s|s)$/, ''));
      const target =
        nouns.length === 0 || nouns.some((noun) => first.includes(noun.slice(0, 6))) || first.includes('“');
      const row = counts[kind];
      row[0] = (row[0] ?? 0) + 1;
      if (verb) row[1] = (row[1] ?? 0) + 1;
      if (target) row[2] = (row[2] ?? 0) + 1;
      if (!verb || !target) missed.push(`[${action.text}] ${first.slice(0, 160)}`);
    }
  }
  const of = ([all = 0, verb = 0, target = 0]: readonly number[]) => ({
    verb: share(verb, all),
    target: share(target, all),
  });
  return { offered: of(counts.offered), typed: of(counts.typed), missed };
}

const common = new Set(
  'with from what that this them they their your which whom whoever when where before after into over back near next again every more most only just than then until while nobody somebody everyone someone whether carefully quietly myself'.split(
    ' ',
  ),
);

function saysDeed(text: string, first: string, rating: 'everyone' | 'teen' | 'mature'): boolean {
  for (const he of ['he', 'she', 'they', 'you']) {
    const his = { he: 'his', she: 'her', they: 'their', you: 'your' }[he] ?? 'their';
    const him = { he: 'him', she: 'her', they: 'them', you: 'you' }[he] ?? 'them';
    const { did, says } = understand(text, { he, him, his, himself: `${him}self` }, rating);
    if (did !== '' && first.includes(did.split(' ')[0] ?? '')) return true;
    if (says !== '') return first.includes('“');
  }
  return false;
}

/** Three actions from one scene: how alike their first paragraphs are, and whether the world differs after them. */
export async function counterfactuals(
  cases: readonly Case[],
): Promise<{ readonly alike: number; readonly differ: number }> {
  const overlaps: number[] = [];
  let differ = 0;
  let pairs = 0;
  for (const { story, settings, played } of cases) {
    for (const at of [3, 9]) {
      const road = played.scenes.slice(0, at);
      const told = await Promise.all(
        (road.at(-1)?.actions ?? []).map((offered) => playOn(story, settings, road, { offered })),
      );
      for (const [i, j] of [
        [0, 1],
        [0, 2],
        [1, 2],
      ] as const) {
        const [one, two] = [told[i]?.scene, told[j]?.scene];
        if (one === undefined || two === undefined) continue;
        const [a, b] = [one, two].map(
          (scene) => new Set(gramsOf(tokensOf(scene.passage.split('\n\n')[0] ?? ''), 4)),
        );
        if (a === undefined || b === undefined) continue;
        overlaps.push(
          share([...a].filter((gram) => b.has(gram)).length, Math.max(1, Math.min(a.size, b.size))),
        );
        pairs += 1;
        if (factsOf(one) !== factsOf(two)) differ += 1;
      }
    }
  }
  return {
    alike: overlaps.reduce((sum, each) => sum + each, 0) / Math.max(1, overlaps.length),
    differ: share(differ, pairs),
  };
}

function factsOf(scene: Scene): string {
  const world = readWorld(scene.storytellerState);
  return JSON.stringify([
    world?.score,
    world?.trust,
    world?.pursuit,
    world?.deeds,
    world?.threads,
    world?.place,
  ]);
}

/** How often every window of five turns speaks of a thing. */
export function windowsWith(scenes: readonly Scene[], isThere: (text: string) => boolean): number {
  const windows = scenes.slice(0, -4).map((_, i) => textOf(scenes.slice(i, i + 5)));
  return share(windows.filter(isThere).length, windows.length);
}

/** The significant words of a phrase. */
export const keywordsOf = (phrase: string): readonly string[] =>
  tokensOf(phrase).filter((word) => word.length > 3 && !common.has(word));

/** Spread of sentence lengths: standard deviation, and the share of sentences of at most eight words. */
export function rhythmOf(text: string): { readonly deviation: number; readonly short: number } {
  const sizes = sentencesOf(text).map(wordCount);
  const mean = sizes.reduce((sum, each) => sum + each, 0) / Math.max(1, sizes.length);
  const square = sizes.reduce((sum, each) => sum + (each - mean) ** 2, 0) / Math.max(1, sizes.length);
  return {
    deviation: Math.sqrt(square),
    short: share(sizes.filter((size) => size <= 8).length, sizes.length),
  };
}

/** How well the three ways on of each scene differ: verbs, targets, somebody known, not offered lately. */
export function offersOf(cases: readonly Case[]): {
  readonly verbs: number;
  readonly known: number;
  readonly fresh: number;
} {
  let all = 0;
  let verbs = 0;
  let known = 0;
  let fresh = 0;
  for (const { played } of cases) {
    played.scenes.forEach((scene, i) => {
      all += 1;
      const classes = scene.actions.map((action) => classOfOffer(action.text));
      if (new Set(classes).size === 3) verbs += 1;
      const names = scene.sceneContext.characters.flatMap((name) => tokensOf(name));
      const passage = new Set(tokensOf(scene.passage));
      const isKnown = (text: string) =>
        tokensOf(text).some((word) => names.includes(word) || (word.length > 3 && passage.has(word)));
      if (scene.actions.some((action) => isKnown(action.text))) known += 1;
      const lately = played.scenes
        .slice(Math.max(0, i - 3), i)
        .flatMap((each) => each.actions.map((action) => action.text));
      if (!scene.actions.some((action) => lately.includes(action.text))) fresh += 1;
    });
  }
  return { verbs: share(verbs, all), known: share(known, all), fresh: share(fresh, all) };
}

/** Side stories begun and brought to their end, of plays that went on long enough for it. */
export function threadsPaid(cases: readonly Case[]): number {
  let begun = 0;
  let paid = 0;
  for (const { played } of cases) {
    const end = played.scenes.findIndex((scene) => scene.ending !== null);
    const last = played.scenes[end < 0 ? played.scenes.length - 1 : end];
    const world = last === undefined ? null : readWorld(last.storytellerState);
    for (const thread of world?.threads ?? []) {
      begun += 1;
      if (thread.beat >= 3) paid += 1;
    }
  }
  return share(paid, begun);
}

/** Memories of deeds at least eight turns old, per story: the smallest number and the mean. */
export function callbacksOf(cases: readonly Case[], ids: ReadonlySet<string>): number {
  const counts = cases.map(({ played }) => {
    const told = played.scenes.map((scene) => readWorld(scene.storytellerState)?.seen ?? '').join('');
    return (told.match(/.{4}/g) ?? []).filter((mark) => ids.has(mark)).length;
  });
  return counts.reduce((sum, each) => sum + each, 0) / Math.max(1, counts.length);
}

/** The same action ten times over: how much of the answers is said twice. */
export async function stubborn(seeds: readonly number[]): Promise<number> {
  const shares = await Promise.all(
    seeds.map(async (seed) => {
      const { scenes } = await play(fakeStoryOf({}, seed), {}, 11, () => ({ typed: 'open the small door' }));
      const tokens = tokensOf(textOf(scenes.slice(1)));
      const grams = gramsOf(tokens, 8);
      return 1 - share(new Set(grams).size, grams.length);
    }),
  );
  return shares.reduce((sum, each) => sum + each, 0) / Math.max(1, shares.length);
}

/** Two stories of one player with the same form, one after the other. */
export async function secondStories(cases: readonly Case[], turns: number): Promise<readonly number[]> {
  return Promise.all(
    cases.map(async ({ story, settings, played, index, policy }) => {
      const next = fakeStoryOf(story.character, index + 1);
      const again = await play(next, settings, turns, policyOf(policy, index + 1));
      return sharedGrams(textOf(played.scenes), textOf(again.scenes));
    }),
  );
}
