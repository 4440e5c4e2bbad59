import { isSought, namesThing } from './intake.ts';
import type { Library } from './library.ts';
import { hash32, type Rng } from './random.ts';
import { misfits } from './reach.ts';
import { tensionOf } from './tension.ts';
import { traitsOf, type Traits } from './card-traits.ts';
import { placeNow, questNow, type Stage } from './stagecraft.ts';
import { hasMark, type World } from './world.ts';
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
  const all = (stage.library.byKind.get(kind) ?? []).filter(
    (card) =>
      flags.every((flag) => card.flags.includes(flag)) &&
      fits(card, stage, world) &&
      excluded?.has(card.id) !== true,
  );
  // What the player does not want to meet is left out, unless nothing else would be left of a scene.
  const { avoid } = stage.levers;
  const named = naming === true ? all.filter((card) => traitsOf(card).namesQuest) : all;
  const open = named.length === 0 ? all : named;
  const wanted = avoid === null ? open : open.filter((card) => !avoid.test(card.source));
  const fitting = wanted.length === 0 && all.some((card) => card.actions.length > 0) ? all : wanted;
  const fresh = fitting.filter((card) => !hasMark(world.seen, markOf(card)));
  if (fresh.length === 0) {
    if (once === true) return null;
    return fitting.reduce<Card | null>(
      (best, card) => (best === null || lastTold(world, card) < lastTold(world, best) ? card : best),
      null,
    );
  }
  const tension = tensionOf(world, stage.genre);
  const { readingLevel } = stage.request.settings;
  const favour = favoursOf(stage);
  const scores = fresh.map((card) => {
    const traits = traitsOf(card);
    const { isBeat } = traits;
    return (
      // The core's lines fit any story; a genre would rather speak in its own voice.
      (!isBeat && traits.isCore ? -10 : 0) +
      traits.specificity * 4 +
      rng.int(9) +
      traits.ownness +
      aptness(traits, world, tension) +
      (card.share === stage.share ? (isBeat ? 22 : 10) : 0) +
      // Each story has its own favourites: two of one genre are not the same dozen scenes.
      favour(card) -
      // What the level has no sentence for comes last: lines more than scenes, of which there are fewer.
      misfits(card, readingLevel) * (isBeat ? 6 : 24) -
      (isUnfounded(traits, stage, world) ? 24 : 0)
    );
  });
  let best = 0;
  scores.forEach((score, i) => {
    if (score > (scores[best] ?? 0)) best = i;
  });
  return fresh[best] ?? null;
}

/** How much the story of the last turn that used a library favours each card, 0 to 20: the same all through the story. */
const favours = new WeakMap<Library, { readonly seed: string; readonly of: Map<Card, number> }>();

function favoursOf({ library, request }: Stage): (card: Card) => number {
  const { seed } = request.story;
  let kept = favours.get(library);
  if (kept?.seed !== seed) {
    kept = { seed, of: new Map() };
    favours.set(library, kept);
  }
  const { of } = kept;
  return (card) => {
    const known = of.get(card);
    if (known !== undefined) return known;
    const favour = hash32(`${seed}/${card.id}`) % 21;
    of.set(card, favour);
    return favour;
  };
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
export function fits(card: Card, stage: Stage, world: World): boolean {
  const traits = traitsOf(card);
  // A memory is of a deed some scenes ago.
  if (traits.isMemory) {
    const old = { ...world, deeds: world.deeds.slice(0, -5) };
    return traits.conditions.every((holds) => holds(stage, old));
  }
  // What moves a stat comes once in a while, but for what the hero needs.
  if (traits.hasEffect && world.turn - world.lastEffect < 3 && !urgent.has(card.kind)) return false;
  return suitsQuest(card, traits, stage, world) && traits.conditions.every((holds) => holds(stage, world));
}

/** A line that speaks of the thing sought is told only where the goal names one; and of what is at home nobody asks the way. */
function suitsQuest(card: Card, traits: Traits, stage: Stage, world: World): boolean {
  if (!traits.namesTarget || !/^(?:hook|tie|bridge|close)$/.test(card.kind)) return true;
  const quest = questNow(stage, world);
  if (card.flags.some((flag) => flag.startsWith('arch='))) return namesThing(quest);
  const isAny = card.kind === 'bridge' || card.flags.includes('any') || traits.seeks;
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
