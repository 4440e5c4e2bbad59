import { conditionsOf, type Condition } from './conditions.ts';
import { hash32 } from './random.ts';
import { mark } from './world.ts';
import type { Card } from './pack.ts';

/** What choosing a card asks of it each time, read from its flags and words once. */
export type Traits = {
  /** The short hash by which a world remembers that it was told. */
  readonly mark: string;
  readonly conditions: readonly Condition[];
  /** How many of its conditions make it special. */
  readonly specificity: number;
  /** How many of its conditions are about what the player asked for: what is written for that is told before what fits any goal. */
  readonly aimed: number;
  readonly themes: readonly string[];
  readonly calm: boolean;
  readonly tense: boolean;
  readonly hasEffect: boolean;
  readonly isBeat: boolean;
  readonly isCore: boolean;
  /** How much sooner it is told than the core's. */
  readonly ownness: number;
  readonly namesQuest: boolean;
  /** A line that speaks of the thing sought, and leads to it. */
  readonly leads: boolean;
  /** Whether it may be told anywhere and at any time. */
  readonly isFree: boolean;
  /** Whether what it says of the thing sought holds only where there is one. */
  readonly seeks: boolean;
  /** A memory of a deed some scenes ago. */
  readonly isMemory: boolean;
  /** Things that a line in passing takes for known. */
  readonly fixtures: readonly string[];
  /** How much the story that was told last favours it, 0 to 20: the same all through a story. */
  favour: { readonly seed: string; readonly value: number } | null;
};

/** Kept with the card itself: there are thousands, and every choice looks at all of a kind. */
export function traitsOf(card: Card): Traits {
  return card.noted(read);
}

const special =
  /^(?:ally$|lone|arch=|did=|easy$|era=|airless|low|tired|late|early|home|away|at=|t=|motive=|funny|hair|eyes|garment|carried|mark|child|genre=|doom|hunted|close|strained|told$|thing$|spot$)/;

const aiming = /^(?:task=|nature=|site=|ground=|quarry$|later$)/;
const leading = /^(?:hook|close)$/;
const lines = /^(?:hook|callback)$/;
const fixtures =
  /\bthe (bar|boardwalk|counter|altar|pulpit|ferry|well|mill|barn|stable|church|chapel|orchard|bridge|quay|stall|shop|lane|hedge|gate|stairs?|landing|balcony|kitchen|square|harbour|fountain|tower|carriage|wagon|bed|curtain|window|roof|cellar|tree|river)s?\b/g;
const seeks =
  /(?:trace of|near|nearer to|looking for|to look for|after|word of|heard something of|found|want(?:ed|s)?|seen|stolen|way to|got to) \{target\}/;

function read(card: Card): Traits {
  const { flags, source } = card;
  const isBeat = card.actions.length > 0;
  const isCore = card.id.startsWith('core.');
  const conditions = conditionsOf(flags);
  const hasEffect = flags.some((flag) => flag.startsWith('fx='));
  const leads = leading.test(card.kind) && source.includes('{target}');
  const isMemory = card.kind === 'callback' && flags.some((flag) => flag.startsWith('did='));
  return {
    mark: mark(hash32(card.id)),
    conditions,
    specificity: flags.filter((flag) => special.test(flag)).length,
    aimed: flags.filter((flag) => aiming.test(flag)).length,
    themes: flags.flatMap((flag) => (flag.startsWith('theme=') ? [flag.slice(6)] : [])),
    calm: flags.includes('calm'),
    tense: flags.includes('tense'),
    hasEffect,
    isBeat,
    isCore,
    ownness: isCore ? 0 : ownnessOf(card, isBeat),
    namesQuest: /\{(?:target|goal)\}/.test(source),
    leads,
    isFree: conditions.length === 0 && !hasEffect && !leads && !isMemory,
    seeks: seeks.test(source),
    isMemory,
    fixtures: lines.test(card.kind) ? [...source.matchAll(fixtures)].map((match) => match[1] ?? '') : [],
    favour: null,
  };
}

/** A place has its own first sentence, and speaks of what is there sooner than a genre of what may be anywhere. */
function ownnessOf({ id, kind }: Card, isBeat: boolean): number {
  if (id.startsWith('site-'))
    return kind.startsWith('intro') || kind === 'world' ? 36 : kind === 'villain' ? 6 : 16;
  // First sentences are many, so that no two stories begin alike.
  if (id.startsWith('genre-')) return isBeat ? 9 : kind.startsWith('intro') ? 5 : 8;
  return isBeat ? 5 : 4;
}
