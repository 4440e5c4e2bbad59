import { adoptWorld, beginWorld, withOpponents } from './begin.ts';
import { isLost, pickBeat, type Beat } from './drama.ts';
import { endingOf, type Close } from './endings.ts';
import { makeOffers } from './offers.ts';
import { mendArticles, wordCount } from './morphology.ts';
import { tellDeed } from './deed.ts';
import { chainOf, hash32, rngOf } from './random.ts';
import { realiseParagraph, type Scope, type Told } from './realise.ts';
import { createMentions } from './refer.ts';
import {
  castCard,
  markOf,
  pickCard,
  placeNow,
  questNow,
  scopeOf,
  stageOf,
  timeOf,
  type Stage,
} from './stagecraft.ts';
import { listed, use, type Telling } from './telling.ts';
import { sceneTitle } from './titles.ts';
import { hasMark, mark, readWorld, type World } from './world.ts';
import type { Card } from './pack.ts';
import type { Library } from './library.ts';
import type { Action } from '../../domain/action.ts';
import type { StatEvent, TurnRequest } from '../../domain/ports.ts';
import type { SceneContext } from '../../domain/scene-context.ts';
import type { Ending } from '../../domain/story.ts';
import { statEventsOf } from '../../domain/stat-effects.ts';

/** A whole turn, before a single word is shown. */
export type ToldTurn = {
  readonly world: World;
  readonly title: string;
  readonly paragraphs: readonly string[];
  readonly actions: readonly Action[];
  readonly events: readonly StatEvent[];
  readonly context: SceneContext;
  readonly ending: Ending | null;
};

const attempts = 6;

/**
 * Tells a turn: a pure function of the path (its state, the action, how often it was told) and the form. It tells up to six times and
 * keeps the telling that repeats nothing and moves no stat without saying so.
 */
export function tellTurn(request: TurnRequest, library: Library): ToldTurn {
  const stage = stageOf(request, library);
  const before = worldBefore(stage);
  const acted = (request.action?.text ?? request.kind).toLowerCase().replace(/\s+/g, ' ').trim();
  const world: World = {
    ...before,
    chain: chainOf(before.chain, acted, request.depth, request.retell),
    turn: request.depth,
  };
  let best: (ToldTurn & { readonly faults: number }) | null = null;
  const excluded = new Set<string>();
  for (let attempt = 0; attempt < attempts && (best === null || best.faults > 0); attempt++) {
    const told = tellOnce(stage, world, attempt, excluded);
    if (best === null || told.faults < best.faults) best = told;
  }
  if (best === null) throw new Error('a turn was not told');
  const { faults: _faults, ...turn } = best;
  return turn;
}

function worldBefore(stage: Stage): World {
  const { kind, path } = stage.request;
  if (kind === 'opening') return beginWorld(stage);
  const last = path.at(-1);
  return (last === undefined ? null : readWorld(last.storytellerState)) ?? adoptWorld(stage);
}

function tellOnce(
  stage: Stage,
  start: World,
  attempt: number,
  excluded: Set<string>,
): ToldTurn & { faults: number } {
  const telling: Telling = {
    world: start,
    stage,
    excluded,
    used: [],
    rng: (stream) => rngOf(start.chain, attempt === 0 ? stream : `${stream}/${attempt}`),
  };
  const parts = stage.request.kind === 'opening' ? tellOpening(telling) : tellOn(telling);
  const voice = {
    level: stage.request.settings.readingLevel,
    rng: telling.rng('surface'),
    mentions: createMentions(),
  };
  const paragraphs = parts.paragraphs.map((told) => mendArticles(realiseParagraph(told, voice)));
  const passage = paragraphs.join('\n\n');

  const world = remember(telling.world, telling.used, voice.mentions.inPassage);
  const { actions, offered, used } = makeOffers(
    parts.offerCard,
    parts.offerScope,
    stage,
    world,
    telling.rng('offers'),
  );
  const title = sceneTitle(parts.beatCard, parts.beatScope, stage, world, telling.rng('title'));
  const marks = sentenceMarks(passage, stage);
  const repeated = marks.filter((each) => hasMark(world.told, each)).length;
  const events = statEventsOf(passage, stage.request.stats);
  const declared = new Set(
    telling.used.flatMap((card) =>
      card.flags.flatMap((flag) => (flag.startsWith('fx=') ? [flag.slice(3)] : [])),
    ),
  );
  const undeclared = events.filter(
    (event) => !declared.has(event.type === 'introduce' ? event.stat : event.type),
  ).length;
  if (repeated > 0) for (const card of telling.used) excluded.add(card.id);

  const next: World = {
    ...world,
    seen: keepLast(world.seen + used.map(markOf).join(''), 2400),
    told: keepLast(world.told + marks.join(''), 4000),
    titles: [...world.titles.slice(-60), title],
    offered,
    lastNeed: used.some((card) => card.kind === 'need') ? world.turn : world.lastNeed,
    lastAir: events.some((event) => event.type === 'oxygen-supply') ? world.turn : world.lastAir,
    lastEffect: events.length > 0 ? world.turn : world.lastEffect,
    time: world.turn % 3 === 2 ? world.time + 1 : world.time,
  };
  return {
    world: next,
    title,
    paragraphs,
    actions,
    events,
    context: contextOf(stage, next, passage),
    ending: parts.ending,
    faults: repeated * 2 + undeclared,
  };
}

type Parts = {
  readonly paragraphs: readonly (readonly Told[])[];
  readonly beatCard: Card;
  readonly beatScope: Scope;
  readonly offerCard: Card;
  readonly offerScope: Scope;
  readonly ending: Ending | null;
};

function tellOpening(telling: Telling): Parts {
  const scope = () =>
    scopeOf(telling.stage, telling.world, telling.world.stage, { aside: asideFor(telling.stage) });
  const intro = use(
    telling,
    pickCard(
      telling.stage.intake.aside === '' ? 'intro-plain' : 'intro',
      telling.stage,
      telling.world,
      telling.rng('intro'),
    ),
  );
  const goal = use(telling, pickCard('intro-goal', telling.stage, telling.world, telling.rng('goal')));
  const motive = use(telling, pickCard('motive', telling.stage, telling.world, telling.rng('motive')));
  const first = [intro, goal, motive].flatMap((card) =>
    card === null ? [] : [{ clauses: card.text, scope: scope() }],
  );
  const open = pickCard('open', telling.stage, telling.world, telling.rng('open'));
  if (open === null) throw new Error('the core pack has no opening');
  const scene = stageCard(telling, open);
  const paragraphs = [first, [scene]];
  if (telling.stage.request.settings.passageLength === 3) paragraphs.splice(1, 0, between(telling));
  return {
    paragraphs,
    beatCard: open,
    beatScope: scene.scope,
    offerCard: open,
    offerScope: scene.scope,
    ending: null,
  };
}

/** The appearance between two commas; the first few words of it where sentences are short. */
function asideFor(stage: Stage): string {
  const { aside } = stage.intake;
  const level = stage.request.settings.readingLevel;
  if (level === 'high' || level === 'adult' || wordCount(aside) <= 5) return aside;
  const short = aside.split(/ (?:with|and|in|who|wearing) /)[0] ?? aside;
  return wordCount(short) >= 2 ? short : aside;
}

function tellOn(telling: Telling): Parts {
  const deed = tellDeed(telling);
  if (telling.world.place < 0) telling.world = { ...telling.world, place: 0 };
  const level = telling.stage.request.settings.readingLevel;
  const first = [...deed.told];
  const want = level === 'elementary' ? 4 : 5;
  for (let i = 0; i < 2 && clauseCount(first) < want; i++) first.push(...texture(telling, i));
  const close = endingOf(telling, deed.grade, isLost(telling.stage, telling.world));
  if (close !== null) return tellEnding(telling, first, close);

  // Before the world moves: nobody may speak here who only comes on in the next paragraph.
  const middle = telling.stage.request.settings.passageLength === 3 ? [between(telling)] : [];
  const beat = pickBeat(telling.stage, telling.world, telling.rng('beat'), telling.excluded);
  telling.world = advance(telling.world, beat, telling.stage);
  const scene = stageCard(telling, beat.card);
  const second: Told[] = [scene];
  if (beat.part === 'milestone')
    second.push(
      ...listed(telling, 'tie', [questNow(telling.stage, telling.world).archetype, beat.card.kind], 'any'),
    );
  if (beat.part !== 'milestone' && beat.part !== 'emergency') {
    const must = telling.world.musts[0];
    if (must !== undefined && telling.world.turn > 1) {
      second.push(...listed(telling, 'must', [], null, { must }));
      telling.world = { ...telling.world, musts: telling.world.musts.slice(1) };
    } else {
      second.push(...listed(telling, 'hook', telling.rng('hookkind').chance(45) ? ['quest'] : [], 'skip'));
    }
  }
  return {
    paragraphs: [first, ...middle, second],
    beatCard: beat.card,
    beatScope: scene.scope,
    offerCard: beat.card,
    offerScope: scene.scope,
    ending: null,
  };
}

function tellEnding(telling: Telling, first: readonly Told[], close: Close): Parts {
  const scope = () => scopeOf(telling.stage, telling.world, {});
  const told = (card: Card | null): Told[] =>
    use(telling, card) === null || card === null ? [] : [{ clauses: card.text, scope: scope() }];
  const rng = telling.rng('close');
  const ending = pickCard('close', telling.stage, telling.world, rng, { flags: [close.ending.outcome] });
  const epilogue = pickCard('epilogue', telling.stage, telling.world, rng, { flags: [close.ending.tone] });
  const recalled = [0, 1].flatMap(() =>
    told(pickCard('callback', telling.stage, telling.world, rng, { once: true })),
  );
  const after = pickCard('after', telling.stage, telling.world, rng);
  if (ending === null || after === null) throw new Error('the core pack has no ending');
  const resolution = told(ending);
  const last = [...recalled, ...told(epilogue)];
  telling.world = {
    ...telling.world,
    ended: telling.world.turn,
    outcome: close.ending.outcome,
    milestone: 99,
    stage: {},
  };
  const paragraphs =
    telling.stage.request.settings.passageLength === 3
      ? [first, resolution, last]
      : [first.slice(0, 2), [...resolution, ...last]];
  use(telling, after);
  return {
    paragraphs,
    beatCard: ending,
    beatScope: scope(),
    offerCard: after,
    offerScope: scope(),
    ending: close.ending,
  };
}

/** Puts a card on the stage: casts it, moves the hero when it says so, and makes its people those who are there. */
function stageCard(telling: Telling, card: Card): Told & { readonly scope: Scope } {
  let { world } = telling;
  if (card.flags.includes('move') && world.place < world.places.length - 1)
    world = { ...world, place: world.place + 1 };
  const cast = castCard(card, telling.stage, world, telling.rng('cast'));
  // The friend stays on this stage even when the card takes him out of the story.
  const { ally } = cast.world;
  world = { ...cast.world, stage: ally === null ? cast.cast : { ...cast.cast, ally } };
  const line = card.flags.find((flag) => flag.startsWith('line='))?.slice(5);
  if (line !== undefined) {
    const known = world.threads.find((thread) => thread.id === line);
    const thread = {
      id: line,
      beat: (known?.beat ?? 0) + 1,
      turn: world.turn,
      person: known?.person ?? cast.cast['p'] ?? '',
    };
    world = { ...world, threads: [...world.threads.filter((each) => each.id !== line), thread] };
  }
  telling.world = world;
  use(telling, card);
  const scope = scopeOf(telling.stage, world, cast.cast);
  telling.world = afterCard(telling.world, card);
  return { clauses: card.text, scope };
}

function afterCard(world: World, card: Card): World {
  const price = card.flags.find((flag) => flag.startsWith('price='))?.slice(6);
  if (price === undefined) return world;
  return { ...world, price, ally: price === 'ally' ? null : world.ally };
}

/** Moves the plot's own clocks for a beat. */
function advance(world: World, beat: Beat, stage: Stage): World {
  switch (beat.part) {
    case 'milestone':
      return { ...world, milestone: world.milestone + 1, milestoneTurn: world.turn };
    case 'emergency':
      return beat.card.kind === 'air' ? { ...world, lastAir: world.turn } : { ...world, rescued: world.turn };
    case 'sequel': {
      const [archetype = 'pursue', goal = '', target = ''] = (
        beat.card.flags.find((flag) => flag.startsWith('quest='))?.slice(6) ?? ''
      )
        .replaceAll('_', ' ')
        .split(':');
      const quest = { archetype: archetype as NonNullable<World['quest']>['archetype'], goal, target };
      const next: World = {
        ...world,
        arc: world.arc + 1,
        quest,
        milestone: 0,
        milestoneTurn: world.turn,
        score: 0,
        streak: 0,
        renounced: 0,
      };
      return withOpponents(next, stage, `arc${next.arc}`);
    }
    case 'thread':
    case 'texture':
      return world;
  }
}

/** What fills a short paragraph: a memory of an old deed, a friend's word, the place, the hero's own state. Nothing, when all was told. */
function texture(telling: Telling, step: number): Told[] {
  const { world, stage } = telling;
  const rng = telling.rng(`texture/${step}`);
  const kinds = [
    'sense',
    ...(step === 0 ? ['sense', 'mood'] : ['mood']),
    ...(world.ally === null ? [] : ['chat', 'chat']),
    ...(stage.levers.funny ? ['aside', 'aside'] : []),
    ...(world.turn > 8 ? ['callback'] : []),
  ];
  for (const kind of rng.shuffle(kinds)) {
    if (telling.used.some((card) => card.kind === kind)) continue;
    const told = listed(telling, kind, [], 'skip');
    if (told.length > 0) return told;
  }
  return [];
}

function between(telling: Telling): Told[] {
  const told: Told[] = [];
  told.push(...listed(telling, 'sense', [], 'skip'), ...listed(telling, 'mood', [], 'skip'));
  if (telling.world.ally !== null) told.push(...listed(telling, 'chat', [], 'skip'));
  if (told.length < 2)
    told.push(...listed(telling, 'callback', [], 'skip'), ...listed(telling, 'hook', ['quest'], 'skip'));
  // A paragraph must hold something, even in a story so long that every line of these was told.
  return told.length > 0 ? told : listed(telling, 'sense', [], null);
}

function clauseCount(told: readonly Told[]): number {
  return told.reduce((sum, part) => sum + part.clauses.length, 0);
}

function remember(world: World, used: readonly Card[], mentioned: ReadonlySet<string>): World {
  void used;
  return {
    ...world,
    people: world.people.map((person) =>
      mentioned.has(person.id) ? { ...person, seen: world.turn } : person,
    ),
  };
}

/** Short hashes of the sentences of a passage, the hero's name masked; very short ones may come again. */
function sentenceMarks(passage: string, stage: Stage): string[] {
  return passage
    .split(/(?<=[.!?…]["”']?)\s+/)
    .filter((sentence) => wordCount(sentence) >= 4)
    .map((sentence) => mark(hash32(sentence.replaceAll(stage.intake.name, '#').toLowerCase())));
}

function keepLast(marks: string, most: number): string {
  return marks.length > most ? marks.slice(marks.length - most) : marks;
}

function contextOf(stage: Stage, world: World, passage: string): SceneContext {
  const characters = [
    stage.intake.name,
    ...world.people.filter((person) => person.seen === world.turn).map((person) => person.name),
  ];
  const objects = [world.token, stage.intake.looks.carried].filter(
    (thing) => thing !== '' && passage.toLowerCase().includes(thing.toLowerCase()),
  );
  const mood =
    world.milestone > 6
      ? 'tense'
      : world.streak <= -1
        ? 'uneasy'
        : world.milestone < 2
          ? 'expectant'
          : 'watchful';
  return {
    characters,
    objects,
    location: placeNow(stage, world),
    time: timeOf(world),
    weather: world.weather,
    atmosphere: world.ended === world.turn ? 'settled' : mood,
  };
}
