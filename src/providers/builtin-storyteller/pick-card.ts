import { isSought, namesThing } from './quest.ts';
import { hash32, type Rng } from './random.ts';
import { misfits } from './reach.ts';
import { tensionOf } from './tension.ts';
import { traitsOf, type Traits } from './card-traits.ts';
import { placeNow, questNow, type Stage } from './stagecraft.ts';
import { marksIn, type World } from './world.ts';
import type { Card } from './pack.ts';

/** What a pick excludes and wants beside a card's own conditions. */
export type Wanted = {
  readonly flags?: readonly string[];
  readonly excluded?: ReadonlySet<string>;
  readonly once?: boolean;
  /** Lines that name what the hero is after come first. */
  readonly naming?: boolean;
};

/**
 * The most specific card of a kind that fits and was not told yet; when all were, the one told longest ago (or `null` with `once`).
 */
export function pickCard(
  kind: string,
  stage: Stage,
  world: World,
  rng: Rng,
  { flags = [], excluded, once, naming }: Wanted = {},
): Card | null {
  const without = excluded === undefined || excluded.size === 0 ? undefined : excluded;
  const candidates = candidatesOf(stage.library.byKind.get(kind) ?? [], flags);
  const told = marksIn(world.seen);
  const isFresh = (card: Card) => !told.has(traitsOf(card).mark);
  const isOpen = (card: Card) =>
    (traitsOf(card).isFree || fits(card, stage, world)) && without?.has(card.id) !== true;
  // What the player does not want to meet is left out, unless nothing else would be left of a scene.
  const { avoid } = stage.levers;
  // Where nothing is left out, what was told already need not fit.
  const isPlain = naming !== true && avoid === null;
  const fittingCards = (): readonly Card[] => {
    const all = candidates.filter(isOpen);
    const named = naming === true ? all.filter((card) => traitsOf(card).namesQuest) : all;
    const open = named.length === 0 ? all : named;
    const wanted = avoid === null ? open : open.filter((card) => !avoid.test(card.source));
    return wanted.length === 0 && all.some((card) => traitsOf(card).isBeat) ? all : wanted;
  };
  const fresh = isPlain
    ? candidates.filter((card) => isFresh(card) && isOpen(card))
    : fittingCards().filter(isFresh);
  if (fresh.length === 0) {
    if (once === true) return null;
    return fittingCards().reduce<Card | null>(
      (best, card) => (best === null || lastTold(world, card) < lastTold(world, best) ? card : best),
      null,
    );
  }
  const tension = tensionOf(world, stage.genre);
  const { readingLevel } = stage.request.settings;
  const { seed } = stage.request.story;
  // Of what a story tells once, a lead or a reversal, each story in a row prefers the next.
  const own = single.has(kind) ? fresh[turnOf(seed, fresh.length)] : undefined;
  let best: Card | null = null;
  let highest = -Infinity;
  for (const card of ofPlot.has(kind) ? aimedIn(fresh) : fresh) {
    const traits = traitsOf(card);
    const { isBeat } = traits;
    const score =
      (card === own ? 40 : 0) +
      // The core's lines fit any story; a genre would rather speak in its own voice.
      (!isBeat && traits.isCore && !card.kind.startsWith('intro') ? -10 : 0) +
      traits.specificity * 4 +
      rng.int(9) +
      traits.ownness +
      aptness(traits, world, tension) +
      // Which case it is goes by the story's number already: its openings go by chance.
      (card.share === stage.share && kind !== 'open' ? (isBeat ? 22 : 10) : 0) +
      // Each story has its own favourites: two of one genre are not the same dozen scenes.
      favourOf(card, seed) -
      // What the level has no sentence for comes last: lines more than scenes, of which there are fewer.
      misfits(card, readingLevel) * (isBeat ? 6 : 24) -
      (isUnfounded(traits, stage, world) ? 24 : 0);
    if (score <= highest) continue;
    highest = score;
    best = card;
  }
  return best;
}

/** Kinds of which a plot has one for any goal, and others for certain goals and places. */
const ofPlot = new Set('truth settle last open foot scene'.split(' '));

/** Those that are about what the player asked for, where there are any: the closest. */
function aimedIn(cards: readonly Card[]): readonly Card[] {
  const most = Math.max(...cards.map((card) => traitsOf(card).aimed));
  return most === 0 ? cards : cards.filter((card) => traitsOf(card).aimed === most);
}

const flagged = new WeakMap<readonly Card[], Map<string, readonly Card[]>>();

/** The cards of a list that have these flags; sorted out once for each flags that the storyteller asks for. */
function candidatesOf(list: readonly Card[], flags: readonly string[]): readonly Card[] {
  if (flags.length === 0) return list;
  const known = flagged.get(list) ?? new Map<string, readonly Card[]>();
  flagged.set(list, known);
  const key = flags.join(' ');
  const found = known.get(key);
  if (found !== undefined) return found;
  const sorted = list.filter((card) => flags.every((flag) => card.flags.includes(flag)));
  known.set(key, sorted);
  return sorted;
}

/** Kinds of scenes of which a story tells one, or few. */
const single = new Set('ally air rescue mercy chase sequel after'.split(' '));

/** Where a story stands in a row of sixteen, by the last digit of its seed. */
function storyNumber(seed: string): number {
  return parseInt(seed.slice(-1), 16) || 0;
}

/** Which of so many is this story's, from 0: two stories in a row have different ones, the last of sixteen and the first as well. */
export function turnOf(seed: string, count: number): number {
  const number = storyNumber(seed);
  return number === 15 && count > 2 && number % count === 0 ? 1 : number % Math.max(1, count);
}

function favourOf(card: Card, seed: string): number {
  const traits = traitsOf(card);
  if (traits.favour?.seed !== seed) traits.favour = { seed, value: hash32(`${seed}/${card.id}`) % 21 };
  return traits.favour.value;
}

/** What the place and the last page have; the page is the same all through a turn. */
const pages = new WeakMap<Stage, string>();

/** Whether a line in passing speaks of a thing as known that neither the place nor the last page has. */
function isUnfounded({ fixtures }: Traits, stage: Stage, world: World): boolean {
  if (fixtures.length === 0) return false;
  const { action, path } = stage.request;
  const page = pages.get(stage) ?? `${action?.text ?? ''} ${path.at(-1)?.passage ?? ''}`.toLowerCase();
  pages.set(stage, page);
  const place = placeNow(stage, world).toLowerCase();
  return fixtures.some((thing) => !page.includes(thing) && !place.includes(thing));
}

export function markOf(card: Card): string {
  return traitsOf(card).mark;
}

function lastTold(world: World, card: Card): number {
  return world.seen.lastIndexOf(markOf(card));
}

/** What a card gains where the story has its theme, or the hour its temper. */
function aptness(traits: Traits, world: World, tension: 'calm' | 'tense'): number {
  let sum = 0;
  for (const theme of traits.themes) if (world.themes.includes(theme)) sum += 4;
  if (traits.calm) sum += tension === 'calm' ? 4 : -4;
  if (traits.tense) sum += tension === 'tense' ? 4 : -4;
  return sum;
}

/** Whether every condition of a card holds; flags that are no conditions (casting, effects, names of lists) do not count. */
function fits(card: Card, stage: Stage, world: World): boolean {
  const traits = traitsOf(card);
  // A memory is of a deed some scenes ago.
  if (traits.isMemory) {
    const old = olds.get(world) ?? { ...world, deeds: world.deeds.slice(0, -5) };
    olds.set(world, old);
    return traits.conditions.every((holds) => holds(stage, old));
  }
  // What moves a stat comes once in a while, but for what the hero needs.
  if (traits.hasEffect && world.turn - world.lastEffect < 3 && !urgent.has(card.kind)) return false;
  return suitsQuest(card, traits, stage, world) && traits.conditions.every((holds) => holds(stage, world));
}

/** Worlds as they were remembered last: many cards ask for the same one. */
const olds = new WeakMap<World, World>();

/** A line that speaks of the thing sought is told only where the goal names one; and of what is at home nobody asks the way. */
function suitsQuest(card: Card, traits: Traits, stage: Stage, world: World): boolean {
  if (!traits.leads) return true;
  const quest = questNow(stage, world);
  if (card.flags.some((flag) => flag.startsWith('arch='))) return namesThing(quest);
  const isAny = card.flags.includes('any') || traits.seeks;
  return isAny && !card.flags.includes(quest.archetype) ? isSought(quest) : namesThing(quest);
}

const urgent = new Set([
  'air',
  'rescue',
  'mercy',
  'need',
  'after',
  'open',
  'sequel',
  'close',
  'epilogue',
  'fit',
  'fitp',
]);
