import { caseOf } from './case-suits.ts';
import type { Archetype } from './quest.ts';
import { markOf, pickCard } from './pick-card.ts';
import { sortOf } from './quarry.ts';
import { questNow, scopeOf, type Stage } from './stagecraft.ts';
import type { Milestone } from './milestones.ts';
import type { Rng } from './random.ts';
import { caseIds, type Card, type CaseId } from './pack.ts';
import { listed, uncut, use, withHero, type Telling } from './telling.ts';
import type { Told } from './realise.ts';
import { hasMark, type World } from './world.ts';
import type { Ending } from '../../domain/story.ts';

/**
 * A case is what was really so, all along: a small plot that an author wrote for one kind of quest. Its facts stand in an order in which
 * each builds on those before it; they are earned one by one, and the end says who did it, how and why with the same things.
 */
const facts = ['start', 'lead', 'second', 'means', 'wall', 'turn', 'price', 'plan', 'gate', 'duel'] as const;
type Fact = (typeof facts)[number];

/** The fact with which the story turns; until it is told four others must be known. */
const turnAt = facts.indexOf('turn');

/** The case with which a quest began; `null` when none is known. */
export function caseOfWorld(world: World | null): CaseId | null {
  return caseIds.find((id) => `line=${id}` === world?.case) ?? null;
}

/** Settles what is the case in this quest, once, and the thing that goes through the hero's hands in it. */
export function withCase(telling: Telling): void {
  const { stage, world } = telling;
  // A quest that follows upon another has its case from the beginning, and the thing as soon as that is told.
  if (world.case !== '' && (world.facts > 0 || world.token !== '')) return;
  const { character, seed } = stage.request.story;
  const wanted =
    caseOfWorld(world) ?? caseOf(questNow(stage, world), stage.intake.quest, character, seed, world.arc);
  // What is not on this device cannot be told.
  const openings = stage.library.byKind.get('open') ?? [];
  const isHere = (each: CaseId) => openings.some(({ flags }) => flags.includes(`line=${each}`));
  const id = isHere(wanted) ? wanted : (caseIds.find(isHere) ?? wanted);
  const known: World = { ...world, case: `line=${id}` };
  const token = pickCard('token', stage, known, telling.rng('token'), { flags: [known.case] });
  telling.world = { ...known, token: token?.source ?? '' };
}

/** The scene with which the form's quest begins: an event of its case. */
export function openingOf({ stage, world, rng }: Telling): Card {
  const card = pickCard('open', stage, world, rng('open'), { flags: [world.case] });
  if (card === null) throw new Error(`no opening for ${world.case}`);
  return card;
}

/** Notes that the question of a quest is known. */
export function withStart(world: World): World {
  return { ...world, facts: Math.max(world.facts, 1), factTurn: world.turn };
}

/** The question of a quest that began without an opening of its case, and the thing that it begins with. */
export function tellStart(telling: Telling): Told[] {
  withCase(telling);
  const { stage, world } = telling;
  const card = pickCard('truth', stage, world, telling.rng('start'), { flags: [world.case, 'start'] });
  if (use(telling, card) === null || card === null) return [];
  telling.world = withStart(telling.world);
  const told = { clauses: card.text, scope: scopeOf(stage, telling.world, telling.world.stage) };
  return telling.world.token === '' ? [told] : [told, ...listed(telling, 'given', [], 'skip')];
}

/**
 * What comes, in this scene of the case, of something that the player chose earlier: the latest deed that the scene has a line for.
 * Nothing is told of somebody behind whose back it is, who stands there.
 */
export function tellEcho(telling: Telling, beat: Card): Told[] {
  const { stage, world } = telling;
  const step = [...facts, 'far'].find((each) => beat.flags.includes(each));
  if (step === undefined) return [];
  const lines = (stage.library.byKind.get('echo') ?? []).filter(
    ({ flags }) => flags.includes(world.case) && flags.includes(step),
  );
  // At the threshold more than one comes back; a quiet scene is about nothing else.
  const most = beat.flags.includes('quiet') ? 0 : step === 'gate' ? 2 : 1;
  const told: Told[] = [];
  for (const deed of world.deeds.toReversed()) {
    if (told.length === most) break;
    const line = lines.find(
      (card) => card.flags.includes(`did=${deed}`) && !hasMark(world.seen, markOf(card)),
    );
    if (line === undefined) continue;
    const scene = deed.slice(0, -2);
    const who = whoWasThere(telling, scene);
    // Whoever sat with the hero on the eve may be there with what was given then.
    const isAway = !Object.values(world.stage).includes(who) || isEve(stage, scene);
    if (!isAway || (who === '' && line.source.includes('{w'))) continue;
    use(telling, line);
    const scope = scopeOf(stage, telling.world, { ...telling.world.stage, w: who });
    told.push(withHero(uncut({ clauses: line.text, scope }), stage));
  }
  return told;
}

/** The fact that is the next to be found out, once the plot has begun; what is understood or decided is a step of the plot. */
function dueFact(world: World): Fact | null {
  const fact = facts[world.facts];
  const isStep = fact === 'turn' || fact === 'gate' || fact === 'duel';
  if (fact === undefined || fact === 'start' || isStep) return null;
  if (world.milestone > 7 || world.milestone < 1) return null;
  return world.facts < turnAt && world.facts > world.milestone + 1 ? null : fact;
}

/**
 * The scene in which the next fact is found out, where its case has one; it is told once.
 * @param left the milestones still to come: a fact is kept for the one that it is itself
 */
export function sceneOfFact(stage: Stage, world: World, rng: Rng, left: readonly Milestone[]): Card | null {
  const early = left.filter((each) => each === 'lead' || each === 'means' || each === 'wall').length;
  if (world.facts < turnAt && turnAt - world.facts <= early) return null;
  const fact = dueFact(world);
  return fact === null || (fact === 'price' && left.includes(fact)) ? null : sceneOf(fact, stage, world, rng);
}

/** The scene that is a milestone of the quest as well: what is found out is found out in order, what is decided in its own place. */
export function sceneOfStep(
  stage: Stage,
  world: World,
  rng: Rng,
  step: Exclude<Milestone, 'ally'>,
): Card | null {
  // Nothing is understood before its reasons were seen, and nobody sets out before all is ready.
  if (step === 'turn' || step === 'gate') {
    const due = facts.slice(Math.max(1, world.facts), facts.indexOf(step));
    const reasons = [...due, ...(step === 'turn' ? (['near'] as const) : (['far', 'eve'] as const))];
    for (const each of reasons) {
      const scene = sceneOf(each, stage, world, rng);
      if (scene !== null) return scene;
    }
  }
  if (step === 'turn' || step === 'price' || step === 'gate' || step === 'duel')
    return sceneOf(step, stage, world, rng);
  const fact = facts[Math.max(1, world.facts)];
  return fact === undefined || world.facts >= turnAt ? null : sceneOf(fact, stage, world, rng);
}

/** A scene with whoever the case touches, while its facts are being found out (`near`) and when they are known (`far`); the eve of the last day (`eve`) is told before the threshold. */
export function sceneBeside(stage: Stage, world: World, rng: Rng): Card | null {
  if (world.facts < 3) return null;
  return sceneOf(world.facts > turnAt ? 'far' : 'near', stage, world, rng);
}

function sceneOf(flag: Fact | 'near' | 'far' | 'eve', stage: Stage, world: World, rng: Rng): Card | null {
  if (world.case === '') return null;
  // Where a choice led somewhere of its own the story goes there.
  const card =
    pickCard('scene', stage, world, rng, { flags: [world.case, flag, 'way'], once: true }) ??
    pickCard('scene', stage, world, rng, { flags: [world.case, flag], once: true });
  // What the plot can do without is not told of what the player does not want to meet.
  const isSpare = flag === 'near' || flag === 'far' || flag === 'eve';
  return card !== null && isSpare && stage.levers.avoid?.test(card.source) === true ? null : card;
}

/** How many facts are known once a scene of the case was told; one that tells none changes nothing. */
export function factsAfter(world: World, card: Card): number {
  return Math.max(world.facts, facts.findIndex((fact) => card.flags.includes(fact)) + 1);
}

/** Whether it is understood what was the case all along. */
export function hasTurned(world: World): boolean {
  return world.facts > turnAt;
}

function isEve(stage: Stage, scene: string): boolean {
  return stage.library.cards.get(scene)?.flags.includes('eve') === true;
}

/** With whom a scene was played that is over: whom its deeds were done to, else whoever is what it calls them; '' when nobody is known. */
function whoWasThere({ stage, world }: Telling, scene: string): string {
  const done = world.saga.findLast(({ card }) => card === scene)?.who ?? '';
  if (done !== '') return done;
  const flags = stage.library.cards.get(scene)?.flags ?? [];
  const nouns = flags.flatMap((flag) => /^p=([^/]+)/.exec(flag)?.[1]?.replaceAll('_', ' ') ?? []);
  return world.people.find(({ noun }) => nouns.includes(noun))?.id ?? '';
}

/** Whether all is known that can be known before the threshold. */
export function knowsAll(world: World): boolean {
  return world.case === '' || world.facts > facts.indexOf('plan');
}

/**
 * What is known so far and what is still asked; once before the turn of the story and once behind it.
 * @param any whether it may leave the goal unnamed
 */
export function tellKnown(telling: Telling, any: boolean): Told[] {
  const { stage, world } = telling;
  if (world.case === '' || world.factTurn === world.turn) return [];
  // What is asked before the turn is asked while little is known.
  if (world.facts < 3 || (world.facts > 3 && world.facts <= turnAt)) return [];
  const flags = [world.case, world.facts > turnAt ? 'behind' : 'before'];
  const card = pickCard('known', stage, world, telling.rng('known'), { flags, once: true });
  if (card === null || !(any || /\{(?:target|goal|matter)\}/.test(card.source))) return [];
  return listed(telling, 'known', flags, 'skip');
}

/** How it was, and what became of it: who, how and why, or where, with what was found out on the way. */
export function tellSettled(telling: Telling, ending: Ending): Told[] {
  if (ending.outcome === 'renounced') return [];
  withCase(telling);
  const { world } = telling;
  if (world.case === '') return [];
  const settled = firstOwn(telling, 'settle', endsOf(ending));
  return ending.outcome === 'won' ? [...settled, ...tellOwn(telling, 'more')] : settled;
}

/** What has become of it some time after, as the last thing that is told; nothing, where no case is known. */
export function tellLast(telling: Telling, ending: Ending): Told[] {
  if (ending.outcome === 'renounced' || telling.world.case === '') return [];
  const told = firstOwn(telling, 'last', endsOf(ending));
  return told.map((each) => withHero(each, telling.stage));
}

/** What may be done when it is over: what the case left open, as it ended; else what is done after any such end. */
export function waysAfter({ stage, world, rng }: Telling, ending: Ending): Card | null {
  const own = world.case === '' || ending.outcome === 'renounced' ? [] : endsOf(ending);
  for (const end of own) {
    const card = pickCard('after', stage, world, rng('after'), { flags: [world.case, end] });
    if (card !== null) return card;
  }
  return pickCard('after', stage, world, rng('after'), { flags: [ending.outcome] });
}

/** The ends that a case may have written for one: its own first. */
function endsOf({ outcome, tone }: Ending): readonly string[] {
  return tone === 'bittersweet' ? ['dear', 'won'] : tone === 'crowned' ? ['dark', 'won'] : [outcome];
}

/** What the goal was like when it was got: in the hand, in the doorway, under the sky. */
export function tellSeen(telling: Telling, ending: Ending): Told[] {
  const quest = questNow(telling.stage, telling.world);
  const sort = sortOf(quest);
  // What was won at a price is not always there to be looked at, or is not what it was.
  if (!got.has(quest.archetype) || ending.tone === 'bittersweet') return [];
  return listed(telling, 'seen', [sort], 'skip');
}

const got: ReadonlySet<Archetype> = new Set<Archetype>(['find', 'rescue', 'steal', 'deliver', 'protect']);

/** The first of some ends that the case has. */
function firstOwn(telling: Telling, kind: string, ends: readonly string[]): Told[] {
  return ends.reduce<Told[]>((told, end) => (told.length > 0 ? told : tellOwn(telling, kind, end)), []);
}

/** A line of the case itself: there is no other, so it is told in every telling of the turn. */
function tellOwn(telling: Telling, kind: string, ...flags: readonly string[]): Told[] {
  const { stage, world } = telling;
  const card = pickCard(kind, stage, world, telling.rng(kind), { flags: [world.case, ...flags] });
  if (use(telling, card) === null || card === null) return [];
  return [{ clauses: card.text, scope: scopeOf(stage, world, world.stage) }];
}
