import { isSought, namesSpot, namesThing } from './intake.ts';
import { packOfGenre } from './library.ts';
import { hash32, type Rng } from './random.ts';
import { misfits } from './reach.ts';
import { tensionOf } from './tension.ts';
import { placeNow, questNow, timeOf, type Stage } from './stagecraft.ts';
import { hasMark, mark, type World } from './world.ts';
import type { Card } from './pack.ts';
import type { Era, Genre } from '../../domain/character.ts';

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
  const named = naming === true ? all.filter((card) => /\{(?:target|goal)\}/.test(card.source)) : all;
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
  const family = packOfGenre[stage.genre].pack;
  const tension = tensionOf(world, stage.genre);
  const moody = family === 'dark' || family === 'heart';
  const scores = fresh.map(
    (card) =>
      // The core's lines fit any story; fear and love would rather have their own.
      (moody && card.actions.length === 0 && card.id.startsWith('core.') ? -8 : 0) +
      specificity(card) * 4 +
      rng.int(9) +
      ownness(card) +
      aptness(card, world, tension) +
      (card.share === stage.share ? (card.actions.length > 0 ? 22 : 10) : 0) +
      // Each story has its own favourites: two of one genre are not the same dozen scenes.
      (hash32(`${stage.request.story.seed}/${card.id}`) % 21) -
      // What the level has no sentence for comes last: lines more than scenes, of which there are fewer.
      misfits(card, stage.request.settings.readingLevel) * (card.actions.length > 0 ? 6 : 24) -
      (isUnfounded(card, stage, world) ? 24 : 0),
  );
  let best = 0;
  scores.forEach((score, i) => {
    if (score > (scores[best] ?? 0)) best = i;
  });
  return fresh[best] ?? null;
}

const lines = /^(?:hook|cost|callback|tie|bridge)$/;
const fixtures =
  /\bthe (bar|boardwalk|counter|altar|pulpit|ferry|well|mill|barn|stable|church|chapel|orchard|bridge|quay|stall|shop|lane|hedge|gate|stairs?|landing|balcony|kitchen|square|harbour|fountain|tower|carriage|wagon|bed|curtain|window|roof|cellar|tree|river)s?\b/g;

/** Whether a line in passing speaks of a thing as known that neither the place nor the last page has. */
function isUnfounded(card: Card, stage: Stage, world: World): boolean {
  if (!lines.test(card.kind)) return false;
  const named = [...card.source.matchAll(fixtures)].map((match) => match[1] ?? '');
  if (named.length === 0) return false;
  const { action, path } = stage.request;
  const page = `${placeNow(stage, world)} ${action?.text ?? ''} ${path.at(-1)?.passage ?? ''}`.toLowerCase();
  return named.some((thing) => !page.includes(thing));
}

/** A genre's own cards come before its family's, and those before the core's, mostly. */
function ownness(card: Card): number {
  const beat = card.actions.length > 0;
  if (card.id.startsWith('core.')) return 0;
  if (card.id.startsWith('genre-')) return beat ? 9 : 8;
  return beat ? 5 : 4;
}

export function markOf(card: Card): string {
  return mark(hash32(card.id));
}

function lastTold(world: World, card: Card): number {
  return world.seen.lastIndexOf(markOf(card));
}

const conditions =
  /^(?:ally$|lone|arch=|did=|era=|airless|low|tired|late|early|second-arc|home|away|at=|t=|motive=|funny|hair|eyes|garment|carried|mark|child|genre=|doom|hunted|close|strained|told$|from$|thing$|spot$)/;

function specificity(card: Card): number {
  return card.flags.filter((flag) => conditions.test(flag)).length;
}

/** What a card gains where the story has its theme, or the hour its temper. */
function aptness(card: Card, world: World, tension: 'calm' | 'tense'): number {
  return card.flags.reduce((sum, flag) => {
    if (flag.startsWith('theme=')) return sum + (world.themes.includes(flag.slice(6)) ? 4 : 0);
    if (flag !== 'calm' && flag !== 'tense') return sum;
    return sum + (flag === tension ? 4 : -4);
  }, 0);
}

/** Whether every condition of a card holds; flags that are no conditions (casting, effects, names of lists) do not count. */
export function fits(card: Card, stage: Stage, world: World): boolean {
  // A memory is of a deed some scenes ago.
  if (card.kind === 'callback' && card.flags.some((flag) => flag.startsWith('did='))) {
    const old = { ...world, deeds: world.deeds.slice(0, -5) };
    return card.flags.every((flag) => holds(flag, stage, old));
  }
  // What moves a stat comes once in a while, but for what the hero needs.
  if (
    !urgent.has(card.kind) &&
    world.turn - world.lastEffect < 3 &&
    card.flags.some((flag) => flag.startsWith('fx='))
  )
    return false;
  return suitsQuest(card, stage, world) && card.flags.every((flag) => holds(flag, stage, world));
}

const seeks =
  /(?:trace of|near|nearer to|looking for|to look for|after|word of|heard something of|found|want(?:ed|s)?|seen|stolen|way to|got to) \{target\}/;

/** A line that speaks of the thing sought is told only where the goal names one; and of what is at home nobody asks the way. */
function suitsQuest(card: Card, stage: Stage, world: World): boolean {
  if (!/^(?:hook|tie|bridge|close)$/.test(card.kind) || !card.source.includes('{target}')) return true;
  const quest = questNow(stage, world);
  if (card.flags.some((flag) => flag.startsWith('arch='))) return namesThing(quest);
  const isAny = card.kind === 'bridge' || card.flags.includes('any') || seeks.test(card.source);
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

/** Genres and families by name: `horror,heart`. */
function isAmong(names: string, genre: Genre): boolean {
  return names.split(',').some((name) => name === genre || name === packOfGenre[genre].pack);
}

const oldEras = new Set<Era>(['ancient', 'medieval', 'renaissance']);

function holds(flag: string, stage: Stage, world: World): boolean {
  const [key = '', value = ''] = flag.split('=');
  const { looks, ageBand } = stage.intake;
  switch (key) {
    case 'ally':
      return value !== '' || world.ally !== null;
    case 'lone':
      return world.ally === null;
    case 'arch':
      return value.split(',').includes(questNow(stage, world).archetype);
    case 'did':
      return world.deeds.includes(value);
    case 'era':
      return value === 'old'
        ? oldEras.has(stage.era)
        : value === 'new'
          ? !oldEras.has(stage.era)
          : value.split(',').includes(stage.era);
    case 'genre':
      return isAmong(value, stage.genre);
    case 'not':
      return !isAmong(value, stage.genre);
    case 'in':
      return stage.library.coverOf(placeNow(stage, world)) === 'in';
    case 'out':
      return stage.library.coverOf(placeNow(stage, world)) === 'out';
    case 'doom':
      return world.doom >= 4;
    case 'hunted':
      return world.pursuit >= 2;
    case 'close':
      return world.ally !== null && (world.trust[world.ally] ?? 0) >= 2;
    case 'strained':
      return world.ally !== null && (world.trust[world.ally] ?? 0) < 0;
    case 'second-arc':
      return world.arc > 0;
    case 'sky':
      return !stage.airless;
    case 'airless':
      return stage.airless;
    case 'low':
      return stage.condition.health === 'low' || stage.condition.sanity === 'low';
    case 'tired':
      return stage.condition.endurance === 'low' || stage.condition.endurance === 'none';
    case 'early':
      return world.milestone < 4 && world.arc === 0;
    case 'late':
      return world.milestone > 4;
    case 'home':
      return world.place < 0;
    case 'away':
      return world.place >= 0;
    case 'at':
      return placeNow(stage, world).includes(value);
    case 't':
      return value.split(',').includes(timeOf(world));
    case 'motive':
      return stage.intake.motive === value;
    case 'told':
      return world.stage['p'] !== undefined && ![world.foe, world.ally].includes(world.stage['p']);
    case 'from':
      return world.trail.some((clue) => clue.by !== '' && !Object.values(world.stage).includes(clue.by));
    case 'ahead':
      return world.place < world.places.length - 1;
    case 'cased':
      return world.case !== '';
    case 'thing':
      return namesThing(questNow(stage, world));
    case 'spot':
      return namesSpot(questNow(stage, world));
    case 'goods':
      return !namesSpot(questNow(stage, world));
    case 'kept':
      return world.price !== 'token' && world.price !== 'item';
    case 'funny':
      return stage.levers.funny;
    case 'blood':
      return (
        stage.request.settings.contentRating !== 'everyone' && !stage.levers.gentle && ageBand !== 'child'
      );
    case 'grown':
      return ageBand === 'adult' || ageBand === 'elder';
    case 'child':
      return ageBand === 'child' || ageBand === 'teen';
    case 'hair':
    case 'eyes':
    case 'garment':
    case 'carried':
    case 'mark':
      return looks[key] !== '';
    default:
      return true;
  }
}
