import type { Beat } from './beat.ts';
import { isLost, pickBeat } from './drama.ts';
import { tellKin, tellReason, tellStake } from './reasons.ts';
import { tellSaid } from './said.ts';
import { tellDeed } from './deed.ts';
import { tellHeardOf, tellOddest, tellWake } from './consequence.ts';
import { endingOf, type Close } from './endings.ts';
import { tellAsking, tellGift, tellStand } from './handoff.ts';
import { wordCount } from './morphology.ts';
import { isPlainLine, over } from './milestones.ts';
import { pickCard } from './pick-card.ts';
import { quarryId } from './quarry.ts';
import { tellBridge } from './bridge.ts';
import { recall, remembered, tellAgain } from './recall.ts';
import { advance, stageCard } from './stage-card.ts';
import { questNow, scopeOf, type Stage } from './stagecraft.ts';
import { listed, uncut, use, withHero, type Telling } from './telling.ts';
import {
  openingOf,
  tellEcho,
  tellLast,
  tellSeen,
  tellSettled,
  tellStart,
  waysAfter,
  withCase,
  withStart,
} from './cases.ts';
import { trailOf } from './case-suits.ts';
import { tellCited, tellGoal, tellRecap, tellToken } from './saga.ts';
import type { Card } from './pack.ts';
import type { Told } from './realise.ts';
import type { Scope } from './say.ts';
import { lastDoneTo, type World } from './world.ts';
import type { Ending } from '../../domain/story.ts';

/** What a scene is made of: clauses by paragraph, and the cards that give its title and its ways on. */
export type Parts = {
  readonly paragraphs: readonly (readonly Told[])[];
  readonly beatCard: Card;
  readonly beatScope: Scope;
  readonly offerCard: Card;
  readonly offerScope: Scope;
  readonly ending: Ending | null;
};

/** The first scene: who, where, what for, and what breaks in on it. */
export function tellOpening(telling: Telling): Parts {
  withCase(telling);
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
  const { saidGoal, saidHome, saidLooks } = telling.stage.intake;
  const told = (card: Card | null): Told[] => (card === null ? [] : [{ clauses: card.text, scope: scope() }]);
  const goal =
    saidGoal === ''
      ? told(use(telling, pickCard('intro-goal', telling.stage, telling.world, telling.rng('goal'))))
      : tellSaid(telling, 'said-goal', saidGoal);
  const named = tellNamed(telling);
  // Whoever the reason is about says enough of it.
  const why = tellReason(telling);
  const kin = why.length > 0 ? [] : tellKin(telling, 'start');
  // A reason that may not be told is left out: one of the storyteller's own would stand in its place.
  const { motivation } = telling.stage.request.story.character;
  const isKept = telling.stage.intake.motive === 'none' && /\p{L}/u.test(motivation);
  const reason =
    why.length + kin.length > 0 || isKept
      ? kin
      : told(use(telling, pickCard('motive', telling.stage, telling.world, telling.rng('motive'))));
  const first = [
    ...tellSaid(telling, 'said-home', saidHome),
    ...told(intro),
    ...tellSaid(telling, 'said-looks', saidLooks),
    ...listed(telling, 'world', [], 'skip'),
    ...goal,
    ...why,
    ...named,
    ...reason,
    ...tellVillain(telling),
  ];
  const open = openingOf(telling);
  const scene = stageCard(telling, open);
  telling.world = withStart(telling.world);
  const isLong = telling.stage.request.settings.passageLength === 3;
  const fill = isLong && !isPlainLine(telling.world.case) ? between(telling) : [];
  return {
    paragraphs: [first, ...(isLong ? inTwo(fill, [scene]) : [[scene]])],
    beatCard: open,
    beatScope: scene.scope,
    offerCard: open,
    offerScope: scene.scope,
    ending: null,
  };
}

/** Who stands against it, and who does that one's work: known from the beginning, so that nobody wonders later who they are. */
function tellVillain(telling: Telling): Told[] {
  const trail = trailOf(questNow(telling.stage, telling.world));
  return listed(telling, 'villain', [trail === 'who' ? 'who' : 'any'], 'skip');
}

/** The name of the one whom the quest is about, and by what that one is known again. */
function tellNamed(telling: Telling): Told[] {
  const { world, stage } = telling;
  if (world.people.every((person) => person.id !== quarryId(world.arc))) return [];
  return listed(telling, 'named', [trailOf(questNow(stage, world))], 'any');
}

/** The appearance between two commas; the first few words of it where sentences are short. */
function asideFor(stage: Stage): string {
  const { aside } = stage.intake;
  const level = stage.request.settings.readingLevel;
  if (level === 'high' || level === 'adult' || wordCount(aside) <= 5) return aside;
  const short = aside.split(/ (?:with|and|in|who|wearing) /)[0] ?? aside;
  return wordCount(short) >= 2 ? short : aside;
}

/** Any other scene: what came of the deed, then what the world does next, or the end. */
export function tellOn(telling: Telling): Parts {
  withCase(telling);
  const deed = tellDeed(telling);
  telling.world = withPrice(telling);
  const { levers } = telling.stage;
  const first = [...deed.told];
  const lastFact = telling.world.factTurn;
  const close = endingOf(telling, deed.grade, isLost(telling.stage, telling.world));
  first.push(...recall(telling));
  const { turn } = telling.world;
  const back = isMemorable(turn, lastFact) ? remembered(telling) : { told: [], who: '' };
  first.push(...back.told, ...(close === null ? tellGift(telling, deed.grade) : []));
  // What fills a short answer speaks of neither the deed nor the quest: as little of it as will do. A plain plot is nowhere in general.
  const want = isPlainLine(telling.world.case) ? 0 : levers.talk || levers.funny ? 4 : 2;
  if (close === null && clauseCount(first) < want) first.push(...texture(telling));
  if (close !== null) return tellEnding(telling, first, close);

  const isLong = telling.stage.request.settings.passageLength === 3;
  // Before the world moves: nobody may speak here who only comes on in the next paragraph.
  const fill = isLong && !isPlainLine(telling.world.case) ? between(telling) : [];
  // A quest that another storyteller began, or that follows upon one, has its question as soon as it has its case.
  const start = telling.world.facts === 0 ? tellStart(telling) : [];
  const beat = pickBeat(telling.stage, telling.world, telling.rng('beat'), telling.excluded);
  telling.world = advance(telling.world, beat, telling.stage);
  const bridge = tellBridge(telling, beat);
  const scene = stageCard(telling, beat.card);
  const asking = tellAsking(telling, beat);
  const isCased = beat.part === 'fact';
  // A plain plot says itself who comes, and who does a part at the threshold.
  const isPlain = isPlainLine(telling.world.case);
  // Who comes on now is not spoken of as somebody who is elsewhere.
  const isHere = back.who !== '' && Object.values(telling.world.stage).includes(back.who);
  // A scene that brings a person of its own presents them itself.
  const comesBack = beat.card.flags.some((flag) => flag === 'p=again' || flag === 'p=first');
  const isEntered = !comesBack || beat.card.flags.includes('entered');
  const again = isCased && !isPlain ? tellAgain(telling, isEntered ? 'entered' : 'comes') : [];
  const reasons = again.length > 0 ? again : asking;
  const lead = [...start, ...bridge, ...tellApproach(telling, beat, asking.length > 0), ...reasons];
  // Behind a line of somebody else 'she' would be that one.
  const wake = tellWake(telling);
  // Who is missing is missed before anything else; what shows in somebody who is there shows behind what they do.
  const before = wake.isOfAbsent ? [...wake.told, ...lead] : lead;
  const second: Told[] = [...before, before.length > 0 ? withHero(scene, telling.stage) : scene];
  const echo = isCased ? tellEcho(telling, beat.card) : [];
  second.push(...echo);
  if (!wake.isOfAbsent) second.push(...wake.told);
  if (isCased && wake.told.length + echo.length === 0) second.push(...tellHeardOf(telling));
  // Of those who were met by the way one is enough where something of the case itself has come back.
  if (beat.card.flags.includes('gate') && !isPlain)
    second.push(...tellStand(telling).slice(0, 2 - echo.length));
  const must = telling.world.musts[0];
  if (
    must !== undefined &&
    telling.world.turn > 1 &&
    beat.part !== 'emergency' &&
    beat.part !== 'milestone'
  ) {
    second.push(...listed(telling, 'must', [], null, { must }));
    telling.world = { ...telling.world, musts: telling.world.musts.slice(1) };
  } else if (isCased) {
    // What was just learned is not summed up in the same scene; and a plain plot names the goal where its author does.
    if (!isPlain) second.push(...tellGoal(telling, beat.card));
  } else if (beat.part !== 'sequel') {
    const recap = tellRecap(telling);
    second.push(...recap);
    if (recap.length + asking.length === 0 && !isPlain) second.push(...tellAfter(telling));
  }
  const deeds = isHere ? first.filter((each) => !back.told.includes(each)) : first;
  return {
    paragraphs: [deeds, ...(isLong ? inTwo(fill, second) : [second])],
    beatCard: beat.card,
    beatScope: scene.scope,
    offerCard: beat.card,
    offerScope: scene.scope,
    ending: null,
  };
}

/** Two paragraphs: what fills the first of them, or else the scene's own beginning. */
function inTwo(fill: readonly Told[], scene: readonly Told[]): readonly (readonly Told[])[] {
  if (fill.length > 0) return [fill, scene];
  const each = scene.flatMap(({ clauses, scope }) => clauses.map((clause) => ({ clauses: [clause], scope })));
  const half = each.length / 2;
  const far = (at: number) => Math.abs(at - half);
  const begins = each.flatMap(({ clauses }, at) => (at > 0 && clauses.every(beginsAnew) ? [at] : []));
  const at = begins.toSorted((one, other) => far(one) - far(other))[0] ?? Math.ceil(half);
  return [each.slice(0, at), each.slice(at)];
}

/** Whether a clause stands by itself: it says who and what it is about. */
function beginsAnew({ rel, pieces }: Card['text'][number]): boolean {
  const [first] = pieces;
  return (
    rel === 'plain' &&
    !(first?.type === 'text' && /^(?:he|she|they|it|then|so|but|and|that|this)\b/i.test(first.text))
  );
}

/**
 * How a scene that is no step of the plot is come to: who the hero is hunted by and why, who else is in need; and before a
 * quiet one for whom it is all done.
 * @param isAsking whether it is told already that the hero came to ask
 */
function tellApproach(telling: Telling, { card, part }: Beat, isAsking: boolean): Told[] {
  if (card.flags.includes('quiet')) return tellKin(telling, 'far');
  if (card.kind === 'chase') return listed(telling, 'hunted', [], 'skip');
  if (isAsking || part === 'fact' || part === 'emergency') return [];
  return part === 'thread' && telling.rng('meanwhile').chance(60)
    ? listed(telling, 'meanwhile', [], 'skip')
    : [];
}

/** What the quest cost another, where the hero would not have it otherwise. */
function withPrice({ world, stage }: Telling): World {
  const card = stage.library.cards.get(world.offered[0]?.card ?? '');
  const isPrice = card?.kind === 'scene' && card.flags.includes('price');
  return isPrice && stage.request.action?.type === 'evil' ? { ...world, price: 'dear' } : world;
}

/** A line behind a scene: who it is done for comes to mind, or something begins. */
function tellAfter(telling: Telling): Told[] {
  const { turn } = telling.world;
  const kin = turn >= 16 ? tellKin(telling, 'far') : turn >= 8 ? tellKin(telling, 'mid') : [];
  if (kin.length > 0) return kin;
  if (!telling.rng('hooked').chance(20)) return [];
  return listed(telling, 'hook', telling.rng('hookkind').chance(20) ? ['quest'] : [], 'skip');
}

function tellEnding(telling: Telling, first: readonly Told[], close: Close): Parts {
  const scope = () => scopeOf(telling.stage, telling.world, {});
  const told = (card: Card | null): Told[] =>
    use(telling, card) === null || card === null ? [] : [{ clauses: card.text, scope: scope() }];
  const rng = telling.rng('close');
  const ending = pickCard('close', telling.stage, telling.world, rng, {
    flags: [close.ending.outcome],
    naming: true,
  });
  const settled = tellSettled(telling, close.ending);
  // A plain plot says itself what became of whoever was met in it, and what there is to be seen.
  const isPlain = isPlainLine(telling.world.case);
  const cited = isPlain ? [] : tellCited(telling);
  const own = tellLast(telling, close.ending);
  // A quest that was given up is no case any more: it ends with what became of everything.
  const closing =
    own.length > 0
      ? own
      : [
          ...tellToken(telling),
          ...told(pickCard('epilogue', telling.stage, telling.world, rng, { flags: [close.ending.tone] })),
        ];
  const after = waysAfter(telling, close.ending);
  if (ending === null || after === null) throw new Error('the core pack has no ending');
  const resolution = [
    ...(settled.length > 0 ? settled : told(ending)),
    ...(close.ending.outcome === 'won' && !isPlain ? tellSeen(telling, close.ending) : []),
  ];
  // Whoever got it by wronging others has nothing to be at peace with.
  const isClean =
    close.ending.tone !== 'crowned' && telling.world.price !== 'dear' && hasKeptFaith(telling.world);
  const last = [
    ...cited,
    ...tellFare(telling, close.ending),
    ...tellOddest(telling),
    ...(isClean ? tellStake(telling, close.ending.outcome) : []),
    ...closing,
  ];
  telling.world = {
    ...telling.world,
    ended: telling.world.turn,
    outcome: close.ending.outcome,
    milestone: over,
    stage: {},
  };
  const paragraphs =
    telling.stage.request.settings.passageLength === 3
      ? [first, resolution, last]
      : [[...first.slice(0, 2), ...resolution], last];
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

/** Whether the hero did twice as much good as harm on the way, and no harm at the last. */
function hasKeptFaith({ saga }: World): boolean {
  const wrongs = saga.filter(({ type }) => type === 'evil').length;
  return saga.at(-1)?.type !== 'evil' && wrongs * 3 <= saga.length;
}

/** What became of whoever joined the hero, and of what they had come for; nothing of one who was wronged. */
function tellFare(telling: Telling, { outcome }: Ending): Told[] {
  const { stage, world } = telling;
  if (world.ally === null || lastDoneTo(world, world.ally) === 'evil') return [];
  const joined = world.deeds.findLast((deed) => stage.library.cards.get(deed.slice(0, -2))?.kind === 'ally');
  if (joined === undefined) return [];
  return listed(telling, 'fare', [`of=${joined.slice(0, -2)}`, outcome], 'skip').map(uncut);
}

/** One scene in five may come back to what was done some scenes ago; where a fact was told instead, the next one may. */
function isMemorable(turn: number, told: number): boolean {
  return turn > 6 && (turn % 5 === 1 || (turn % 5 === 2 && told === turn - 1));
}

/** What fills a short paragraph: a friend's word, the place, the hero's own state. Nothing, when all was told. */
function texture(telling: Telling): Told[] {
  const { world, stage } = telling;
  const rng = telling.rng('texture');
  const kinds = [
    'sense',
    'sense',
    'mood',
    ...(world.ally === null
      ? []
      : ['chat', ...(stage.levers.talk ? ['chat', 'chat', 'chat', 'chat'] : ['chat'])]),
    ...(stage.levers.funny ? ['aside', 'aside'] : []),
  ];
  for (const kind of rng.shuffle(kinds)) {
    const told = listed(telling, kind, [], 'skip');
    if (told.length > 0) return told;
  }
  return [];
}

function between(telling: Telling): Told[] {
  const told: Told[] = [];
  told.push(...listed(telling, 'sense', [], 'skip'), ...listed(telling, 'mood', [], 'skip'));
  if (telling.world.ally !== null) told.push(...listed(telling, 'chat', [], 'skip'));
  if (told.length < 2) told.push(...listed(telling, 'hook', ['quest'], 'skip'));
  // A paragraph must hold something, even in a story so long that every line of these was told.
  return told.length > 0 ? told : listed(telling, 'sense', [], null);
}

function clauseCount(told: readonly Told[]): number {
  return told.reduce((sum, part) => sum + part.clauses.length, 0);
}
