import { milestones } from './milestones.ts';
import { adoptWorld } from './adopt.ts';
import { beginWorld } from './begin.ts';
import { tellOn, tellOpening } from './compose.ts';
import { dullOpeners, echoesIn, echoMarks, openersOf, sentencesOf } from './echoes.ts';
import { makeOffers } from './offers.ts';
import { withKnownPeople } from './known-people.ts';
import { ofMany } from './many-heroes.ts';
import { wordCount } from './morphology.ts';
import { heldIn, titleMark, type Held } from './past.ts';
import { markOf } from './pick-card.ts';
import { untied } from './plain-words.ts';
import { chainOf, hash32, rngOf } from './random.ts';
import { realiseParagraph } from './realise.ts';
import { createMentions } from './refer.ts';
import { includeYou } from './second-person.ts';
import { placeNow, stageOf, timeOf, type Stage } from './stagecraft.ts';
import { readWorld, writeWorld } from './stored-world.ts';
import { summaryOf } from './summary.ts';
import { sceneTitle } from './titles.ts';
import { talkOf } from './short-forms.ts';
import { typeset, untypeset } from './typography.ts';
import { hasMark, mark, type World } from './world.ts';
import type { Library } from './library.ts';
import type { Telling } from './telling.ts';
import type { Action } from '../../domain/action.ts';
import type { Json } from '../../domain/json.ts';
import type { StatEvent, TurnRequest } from '../../domain/ports/storyteller.ts';
import type { SceneContext } from '../../domain/scene-context.ts';
import type { Ending } from '../../domain/story.ts';
import { statEventsOf } from '../../domain/stat-effects.ts';

/** A whole turn, before a single word is shown. */
export type ToldTurn = {
  readonly title: string;
  readonly paragraphs: readonly string[];
  readonly actions: readonly Action[];
  readonly events: readonly StatEvent[];
  readonly context: SceneContext;
  readonly ending: Ending | null;
  /** The world after it, as its scene stores it. */
  readonly state: Json;
};

const attempts = 6;

/**
 * Tells a turn: a pure function of the path (its state, the action, how often it was told) and the form. It tells up to six times and
 * keeps the telling that repeats nothing and moves no stat without saying so.
 */
export function tellTurn(asked: TurnRequest, library: Library): ToldTurn {
  // Offers are printed with curly marks; the path is the same whichever marks an action comes back with.
  const { action } = asked;
  const request = action === null ? asked : { ...asked, action: { ...action, text: untypeset(action.text) } };
  const stage = stageOf(request, library);
  const held = heldIn(request.path);
  const before = { ...worldBefore(stage), ...held.past };
  const acted = (request.action?.text ?? request.kind).toLowerCase().replace(/\s+/g, ' ').trim();
  const world: World = {
    ...before,
    chain: chainOf(before.chain, acted, request.depth, request.retell),
    turn: request.depth,
  };
  let best: Draft | null = null;
  const excluded = new Set<string>();
  // Two dull openings are not worth more than three tellings.
  const openersBefore = openersOf(request.path.at(-1)?.passage ?? '');
  const isGood = (faults: number, attempt: number) => faults === 0 || (faults <= 2 && attempt >= 3);
  for (let attempt = 0; attempt < attempts && (best === null || !isGood(best.faults, attempt)); attempt++) {
    const told = tellOnce(stage, world, held, attempt, excluded, openersBefore, best?.faults ?? Infinity);
    if (told !== null && (best === null || told.faults < best.faults)) best = told;
  }
  if (best === null) throw new Error('a turn was not told');
  return best.finish();
}

/** A telling whose words stand; its title and its offers are made when no other telling is better. */
type Draft = { readonly faults: number; readonly finish: () => ToldTurn };

function worldBefore(stage: Stage): World {
  const { kind, path } = stage.request;
  if (kind === 'opening') return beginWorld(stage);
  const last = path.at(-1);
  return (last === undefined ? null : readWorld(last.storytellerState)) ?? adoptWorld(stage);
}

/**
 * @param openersBefore how the sentences of the last passage begin
 * @param least faults of the best telling so far: one that has as many is told no further, for it will not be kept.
 */
function tellOnce(
  stage: Stage,
  start: World,
  held: Held,
  attempt: number,
  excluded: Set<string>,
  openersBefore: readonly string[],
  least: number,
): Draft | null {
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
    talk: talkOf(stage.genre, stage.era),
  };
  const paragraphs = parts.paragraphs.map((told) => {
    const paragraph = realiseParagraph(told, voice);
    if (stage.second) return includeYou(paragraph);
    return stage.intake.many ? ofMany(paragraph, stage.intake.name) : paragraph;
  });
  const passage = paragraphs.join('\n\n');

  const world = remember(telling.world, voice.mentions.inPassage);
  const sentences = sentencesOf(passage);
  const marks = sentenceMarks(sentences, stage.intake.name);
  const repeated = marks.filter((each) => hasMark(world.told, each)).length;
  if (repeated > 0) for (const card of telling.used) excluded.add(card.id);
  const dull = dullOpeners(openersOf(passage, sentences), openersBefore);
  const heard = repeated * 4 + Math.max(0, dull - 1);
  if (heard >= least) return null;
  const echoes = echoMarks(passage, [
    stage.intake.name,
    stage.intake.short,
    ...world.people.map((person) => person.name),
  ]);
  const echoed = echoesIn(echoes, world.echoes);
  if (heard + echoed * 2 >= least) return null;
  const events = statEventsOf(passage, stage.request.stats);
  const declared = new Set(
    telling.used.flatMap((card) =>
      card.flags.flatMap((flag) => (flag.startsWith('fx=') ? [flag.slice(3)] : [])),
    ),
  );
  const undeclared = events.filter(
    (event) => !declared.has(event.type === 'introduce' ? event.stat : event.type),
  ).length;
  const faults = heard + undeclared * 2 + echoed * 2;
  const finish = (): ToldTurn => {
    const { actions, offered, used } = makeOffers(
      parts.offerCard,
      parts.offerScope,
      stage,
      world,
      telling.rng('offers'),
    );
    const title = sceneTitle(
      parts.beatCard,
      parts.beatScope,
      stage,
      world,
      parts.ending === null ? (paragraphs.at(-1) ?? passage) : passage,
      telling.rng('title'),
    );
    const { path, story } = stage.request;
    const next = withKnownPeople({
      ...world,
      seen: world.seen + used.map(markOf).join(''),
      told: world.told + marks.join(''),
      echoes: world.echoes + echoes.join(''),
      titles: world.titles + titleMark(title),
      offered,
      lastNeed: used.some((card) => card.kind === 'need') ? world.turn : world.lastNeed,
      lastAir: events.some((event) => event.type === 'oxygen-supply') ? world.turn : world.lastAir,
      lastEffect: events.length > 0 ? world.turn : world.lastEffect,
      time: world.turn % 3 === 2 ? world.time + 1 : world.time,
    });
    const titles = [...path.slice(-5).map((scene) => untypeset(scene.title)), title];
    return {
      title: typeset(title),
      paragraphs: paragraphs.map(typeset),
      actions: actions.map((action) => ({ ...action, text: typeset(action.text) })),
      events,
      context: contextOf(stage, next, passage),
      ending: parts.ending,
      state: writeWorld(next, held, summaryOf(next, story.character.name, titles)),
    };
  };
  return { faults, finish };
}

function remember(world: World, mentioned: ReadonlySet<string>): World {
  return {
    ...world,
    people: world.people.map((person) =>
      mentioned.has(person.id) ? { ...person, seen: world.turn } : person,
    ),
  };
}

/** Short hashes of the sentences of a passage, the hero's name masked; very short ones may come again. */
function sentenceMarks(sentences: readonly string[], hero: string): string[] {
  const marks: string[] = [];
  for (const sentence of sentences)
    if (wordCount(sentence) >= 4) marks.push(mark(hash32(sentence.replaceAll(hero, '#').toLowerCase())));
  return marks;
}

function contextOf(stage: Stage, world: World, passage: string): SceneContext {
  const characters = [
    untied(stage.intake.name),
    ...world.people.filter((person) => person.seen === world.turn).map((person) => person.name),
  ];
  const page = passage.toLowerCase();
  const objects = [world.token, stage.intake.looks.carried].filter(
    (thing) => thing !== '' && page.includes(thing.toLowerCase()),
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
    location: untied(placeNow(stage, world)),
    time: timeOf(world),
    weather: world.weather,
    atmosphere: world.ended === world.turn ? 'settled' : mood,
    progress: Math.min(milestones.length, world.milestone),
  };
}
