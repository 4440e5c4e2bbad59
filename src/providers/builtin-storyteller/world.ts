import type { Quest } from './quest.ts';

/** Somebody in the story beside the hero. */
export type Person = {
  readonly id: string;
  readonly name: string;
  readonly noun: string;
  readonly pronoun: 'he' | 'she' | 'they';
  /** Turn of the last passage that spoke of them. */
  readonly seen: number;
};

/** A way on that the last scene offered, and where its consequence is written. */
export type Offered = { readonly text: string; readonly card: string; readonly index: number };

/** A story line of its own: three beats, told turns apart. */
export type Thread = {
  readonly id: string;
  readonly beat: number;
  readonly turn: number;
  readonly person: string;
};

/** A kindness or a wrong that was done to somebody: what comes of it later goes by it. */
export type SagaLine = {
  readonly turn: number;
  readonly who: string;
  readonly type: 'good' | 'evil';
  /** The scene that it was done in: "wonder.toll". */
  readonly card?: string;
};

/** Something that the player did in words of his own, and what of it is still to be told. */
export type OwnDeed = {
  readonly turn: number;
  /** To whom it was done; '' for nobody. */
  readonly who: string;
  /** What it comes to for those who were there: 'blow', 'gift', 'left'; 'odd' for what is only told of later. */
  readonly sort: string;
  /** `new` while it has not shown in a scene yet, `seen` when it has and may still be told of, `done` when it was. */
  readonly state: 'new' | 'seen' | 'done';
  /** As it is told: "danced on the table"; '' where it may not be. */
  readonly did: string;
};

/** Everything that the storyteller remembers between two scenes. */
export type World = {
  /** Hash of the path so far. */
  readonly chain: string;
  readonly turn: number;
  /** 0 is the form's quest; each sequel adds one. */
  readonly arc: number;
  /** The sequel's quest; `null` while it is the form's. */
  readonly quest: Quest | null;
  readonly people: readonly Person[];
  readonly ally: string | null;
  readonly foe: string;
  /** Who the foe sends: "the tithe-men". */
  readonly hands: string;
  readonly token: string;
  /** Where it will be decided, a phrase with its article; stories that were begun before hold more places, that one last. */
  readonly places: readonly string[];
  /** Index into `places`; -1 before the threshold. */
  readonly place: number;
  /** Where the last scene was, when it said so, else ''. */
  readonly where: string;
  /** Which milestone comes next, and when the last one was told. */
  readonly milestone: number;
  readonly milestoneTurn: number;
  /** Successes less setbacks. */
  readonly score: number;
  /** Setbacks and successes in a row, negative for setbacks. */
  readonly streak: number;
  readonly threads: readonly Thread[];
  /** Who stands on the stage, by the card's names for them. */
  readonly stage: { readonly [who: string]: string };
  readonly offered: readonly Offered[];
  /** Cards told, as short hashes without separators; sentences told, likewise. */
  readonly seen: string;
  readonly told: string;
  /** Marks of the runs of words told so far, see `echoMarks`. */
  readonly echoes: string;
  /** Marks of the titles of scenes, see `titleMark`. */
  readonly titles: string;
  /** Opportunities that the hero took: "wonder.toll:+". */
  readonly deeds: readonly string[];
  readonly lastAir: number;
  readonly lastNeed: number;
  readonly lastEffect: number;
  readonly rescued: number;
  readonly ended: number;
  readonly outcome: string;
  /** 'dear' when another was made to pay what the quest cost, else ''. */
  readonly price: string;
  readonly renounced: number;
  readonly musts: readonly string[];
  readonly time: number;
  readonly weather: string;
  /** How near the worst is, 0 to 6; at 6 it happens. */
  readonly doom: number;
  /** How close those who hunt the hero are, 0 to 4; at 4 they are here. */
  readonly pursuit: number;
  /** What this story is about beside its quest: two of the themes that cards are marked with. */
  readonly themes: readonly string[];
  /** What people think of the hero, by id, -3 to 3. */
  readonly trust: { readonly [person: string]: number };
  /** Deeds to come back to, the latest twelve. */
  readonly saga: readonly SagaLine[];
  /** What the player did in words of his own, the latest four. */
  readonly own: readonly OwnDeed[];
  /** What is the case in this quest, see `cases.ts`; '' before it was chosen. */
  readonly case: string;
  /** How many of its facts are known, in their order, and when the last one was told. */
  readonly facts: number;
  readonly factTurn: number;
};

/** A world in which nothing has happened; nobody is in it yet. */
export const emptyWorld: World = {
  chain: '',
  turn: 0,
  arc: 0,
  quest: null,
  people: [],
  ally: null,
  foe: '',
  hands: '',
  token: '',
  places: [],
  place: -1,
  where: '',
  milestone: 0,
  milestoneTurn: 0,
  score: 0,
  streak: 0,
  threads: [],
  stage: {},
  offered: [],
  seen: '',
  told: '',
  echoes: '',
  titles: '',
  deeds: [],
  lastAir: -1,
  lastNeed: -9,
  lastEffect: -9,
  rescued: -99,
  ended: -1,
  outcome: '',
  price: '',
  renounced: 0,
  musts: [],
  time: 0,
  weather: '',
  doom: 0,
  pursuit: 0,
  themes: [],
  trust: {},
  saga: [],
  own: [],
  case: '',
  facts: 0,
  factTurn: 0,
};

/**
 * The same world with one more card told. It is built field by field, the same way whoever stored it: a turn copies the world dozens of
 * times, and engines copy fast what always looks the same.
 * @param marks of cards, see `seen`
 */
export function withSeen(world: World, marks: string): World {
  return {
    echoes: world.echoes,
    doom: world.doom,
    pursuit: world.pursuit,
    themes: world.themes,
    trust: world.trust,
    where: world.where,
    saga: world.saga,
    own: world.own,
    case: world.case,
    facts: world.facts,
    factTurn: world.factTurn,
    chain: world.chain,
    turn: world.turn,
    arc: world.arc,
    quest: world.quest,
    people: world.people,
    ally: world.ally,
    foe: world.foe,
    hands: world.hands,
    token: world.token,
    places: world.places,
    place: world.place,
    milestone: world.milestone,
    milestoneTurn: world.milestoneTurn,
    score: world.score,
    streak: world.streak,
    threads: world.threads,
    stage: world.stage,
    offered: world.offered,
    seen: world.seen + marks,
    told: world.told,
    titles: world.titles,
    deeds: world.deeds,
    lastAir: world.lastAir,
    lastNeed: world.lastNeed,
    lastEffect: world.lastEffect,
    rescued: world.rescued,
    ended: world.ended,
    outcome: world.outcome,
    price: world.price,
    renounced: world.renounced,
    musts: world.musts,
    time: world.time,
    weather: world.weather,
  };
}

/** Whether somebody came into the story in the scene with which its first quest began, or this one. */
export function isOfOpening(world: World, id: string): boolean {
  const [, turn] = /^c\d+-(\d+)$/.exec(id) ?? [];
  return turn === '0' || turn === String(world.ended + 1);
}

/** How the hero treated somebody the last time; `null` where nothing is known that was done to them. */
export function lastDoneTo(world: World, person: string): 'good' | 'evil' | null {
  const last = world.saga.findLast(({ who }) => who === person)?.type;
  const trust = world.trust[person] ?? 0;
  return last ?? (trust > 0 ? 'good' : trust < 0 ? 'evil' : null);
}

/** A short hash of an id or a sentence: 4 characters of base 36. */
export function mark(hash: number): string {
  return (hash % 1679616).toString(36).padStart(4, '0');
}

/** Whether a run of marks holds `wanted` at a whole position. */
export function hasMark(marks: string, wanted: string): boolean {
  return marksIn(marks).has(wanted);
}

/** The runs that were asked last, each taken apart: all that is chosen in a turn asks the same few. */
const runs: { marks: string; readonly each: Set<string> }[] = [];

/** A run of marks taken apart; it holds until another run is asked for. */
export function marksIn(marks: string): ReadonlySet<string> {
  const last = runs[0];
  if (last?.marks === marks) return last.each;
  const at = runs.findIndex((run) => run.marks === marks);
  const known = runs[at];
  if (known !== undefined) {
    runs.unshift(...runs.splice(at, 1));
    return known.each;
  }
  // A run grows at its end: what has come is added to it.
  const grown = runs.find((run) => run.marks.length % 4 === 0 && marks.startsWith(run.marks));
  const from = grown?.marks.length ?? 0;
  const run = grown ?? { marks, each: new Set<string>() };
  for (let i = from; i + 4 <= marks.length; i += 4) run.each.add(marks.slice(i, i + 4));
  run.marks = marks;
  if (grown === undefined) {
    runs.unshift(run);
    runs.length = Math.min(runs.length, 6);
  }
  return run.each;
}
