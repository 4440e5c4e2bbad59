import { aimOf } from './aim.ts';
import { parseClauses } from './clause.ts';
import { judge, turnClocks } from './clocks.ts';
import { isDuel, settledGrade } from './endings.ts';
import { gradeDeed, classOfOffer, type Grade } from './outcome.ts';
import { rngOf } from './random.ts';
import { offerOf } from './offers.ts';
import { scopeOf, shortOf } from './stagecraft.ts';
import { listed, type Telling } from './telling.ts';
import { wordCount } from './morphology.ts';
import { presenceIn, targetOf, type Presence, type Target } from './presence.ts';
import { offerToDo } from './retell-offer.ts';
import { brief, isDeed, mergedWith, pronouns, startsWith, withDeed, withSlots } from './told-offer.ts';
import { isPlainLine } from './milestones.ts';
import { nearOffer } from './near-offer.ts';
import { isOver } from './next-story.ts';
import { ratingNow } from './may-tell.ts';
import { memoryOf } from './recall.ts';
import { propIn } from './props.ts';
import { withSaga } from './saga.ts';
import { decidedGrade, ownDeed } from './verdict.ts';
import { answerOf, askedThere, type Answer } from './scene-answer.ts';
import { isAskedFaceToFace, tellAnswer, tellUnasked } from './answer.ts';
import { withOwnDeed } from './consequence.ts';
import { questionIn, type Question } from './question.ts';
import { fit, fitOffered, tellHeld, tellMissing } from './reply.ts';
import { groupOf, type VerbClass } from './verbs.ts';
import {
  drawnOut,
  readTyped,
  tellKind,
  tellMeeting,
  tellWay,
  whoIsThere,
  withWords,
  type Typed,
} from './typed.ts';
import type { Told } from './realise.ts';
import type { Card } from './pack.ts';
import type { World } from './world.ts';
import type { ActionType } from '../../domain/action.ts';

/** What came of what the hero did. */
export type Deed = { readonly told: readonly Told[]; readonly grade: Grade };

/** Tells the deed and its consequence, and moves the score. */
export function tellDeed(telling: Telling): Deed {
  const { action } = telling.stage.request;
  if (action === null) {
    // Whoever says nothing face to face with the opponent has not wandered off.
    const isFacing = isDuel(telling.world);
    const told = listed(telling, isFacing ? 'hold' : 'pause', [], null);
    return {
      told,
      grade: (isFacing ? decidedGrade(telling.world, telling.stage, 'neutral') : null) ?? 'win',
    };
  }
  const offer = offerOf(telling.world, action.text);
  const card = offer === undefined ? undefined : telling.stage.library.cards.get(offer.card);
  const written = offer === undefined ? undefined : card?.actions[offer.index];
  if (card !== undefined && written !== undefined) return tellOffered(telling, card, written, action.text);
  return tellTyped(telling, action.text);
}

function tellOffered(telling: Telling, card: Card, action: Card['actions'][number], text: string): Deed {
  // What comes of it is read when it is told: of the one that does not come, nothing.
  const { type, text: source } = action;
  const verbClass = classOfOffer(text);
  const isSure = card.kind === 'after' || card.kind === 'need';
  const drawn = isSure ? 'win' : grade0(telling, verbClass, true, type);
  const grade = drawn === 'setback' && mustGoWell(card) ? 'mixed' : drawn;
  telling.world = judge(
    turnClocks(telling.world, grade, groupOf(verbClass), type),
    type,
    doneToWhom(telling.world, card, source),
  );
  const scope = scopeOf(telling.stage, telling.world, telling.world.stage);
  const who = pronouns[telling.stage.second ? 'you' : telling.stage.intake.pronoun];
  if (grade === 'setback') {
    const todo = begunOf(brief(telling, offerToDo(text, who)));
    const tried = {
      clauses: parseClauses('{h} tried to {todo}'),
      scope: scopeOf(telling.stage, telling.world, telling.world.stage, { todo }),
    };
    return {
      told: [
        // Face to face nobody makes anything of an attempt; what was done there all the same is told by what comes of it.
        ...(isDuel(telling.world) && action.miss[0] !== undefined && isDeed(action.miss[0])
          ? []
          : isDuel(telling.world) || wordCount(todo) > 6
            ? [tried]
            : listed(telling, 'try', [], null, { todo })),
        ...(action.miss.length > 0
          ? [{ clauses: action.miss, scope }]
          : fitOffered(telling, verbClass, presenceIn(telling), doneTo(telling.world, source))),
      ],
      grade,
    };
  }
  noteDone(telling, card, action);
  return { told: withDeed(telling, text, action.win, scope), grade };
}

/** Whoever has just joined the hero is not failed at once: the next scene has them at the hero's side. And a way that leads elsewhere is gone. */
function mustGoWell({ kind, flags }: Card): boolean {
  return kind === 'ally' || flags.includes('fork');
}

/** To whom an offer is done: "Trick {foe} with a shout" is nobody else's to answer. */
function doneTo(world: World, offer: string): string | null {
  const who = /^\w+ \{(p|q|ally|foe)\}/.exec(offer)?.[1];
  if (who === undefined) return null;
  return who === 'foe' ? world.foe : who === 'ally' ? world.ally : (world.stage[who] ?? null);
}

/** Who was betrayed or left behind does not walk at the hero's side again, nor come back as if nothing had been. */
function withoutBetrayed(world: World, offer: string): World {
  const who = /^(?:betray|abandon|desert|bury|sell) \{(ally|p)\}/i.exec(offer)?.[1];
  if (who === undefined) return world;
  const id = who === 'ally' ? world.ally : (world.stage['p'] ?? null);
  if (id === null) return world;
  return {
    ...world,
    ally: world.ally === id ? null : world.ally,
    seen: world.seen + memoryOf(id),
    threads: world.threads.map((thread) => (thread.person === id ? { ...thread, beat: 9 } : thread)),
  };
}

/** What is begun and fails stops before its second half: of "support her, and hold the plait for the cut" only "support her". */
function begunOf(todo: string): string {
  const [first = todo, second] = todo.split(/, and (?=\p{L})/u);
  // "lie, and borrow the line": what is tried is both.
  return second === undefined ? todo : wordCount(first) >= 2 ? first : `${first} and ${second}`;
}

function tellTyped(telling: Telling, text: string): Deed {
  const { stage } = telling;
  const who = pronouns[stage.second ? 'you' : stage.intake.pronoun];
  const rating = ratingNow(stage);
  const typed = readTyped(telling, text, who, rating);
  const { understood } = typed;
  // "What would make her give up?" gives up nothing.
  if (understood.renounces && !isOver(telling.world) && !/\?\s*$/.test(text)) {
    telling.world = { ...telling.world, renounced: telling.world.renounced + 1 };
    if (telling.world.renounced < 2) return { told: listed(telling, 'renounce', [], null), grade: 'win' };
  }
  const { verbClass } = understood;
  const here = presenceIn(telling);
  const type = stage.request.action?.type ?? 'neutral';
  const near = nearOffer(telling, typed, type);
  if (near !== null) return tellAnswered(telling, typed, near, here);
  const target = targetOf(understood, here, telling);
  const person = whoIsThere(target, here, telling.world, typed.kind);
  const whom = askedOf(text, target, here, telling.world);
  const answer = answerOf(typed, target, person, telling);
  const question =
    answer !== null ||
    (target.kind === 'others' && !(aimOf(understood.aim)?.pronoun === true && whom !== null))
      ? null
      : questionIn(text, typed, whom, telling, rating, missingIn(target, telling.world));
  const asked = question === null ? null : askedThere(question, telling);
  if (question !== null && asked !== null) return tellAskedThere(telling, question, asked);
  if (question !== null) return tellAsked(telling, typed, question, target, here, whom);
  if (verbClass === null) return { told: listed(telling, 'blank', [], null), grade: 'mixed' };
  if (target.kind === 'absent' || target.kind === 'away') {
    const grade = grade0(telling, 'look', false, type);
    telling.world = turnClocks(telling.world, grade, 'look', 'neutral');
    return { told: tellMissing(telling, target, here, grade), grade };
  }
  const group = groupOf(verbClass);
  if (target.kind === 'held' && group === 'take') {
    telling.world = turnClocks(telling.world, 'win', 'look', 'neutral');
    return { told: tellHeld(telling, target.thing), grade: 'win' };
  }
  if (answer !== null) return tellAnswered(telling, typed, answer, here);
  const grade = grade0(telling, verbClass, false, type);
  if (grade !== 'setback') telling.world = withTypedDeed(telling.world, type);
  telling.world = judge(turnClocks(telling.world, grade, group, type), type, person ?? '');
  const isCrossed = grade === 'setback' && type === 'neutral' && target.kind !== 'person';
  const crossed = isCrossed ? sceneMiss(telling, typed) : [];
  if (crossed.length > 0) return { told: crossed, grade };
  const told = isDuel(telling.world) ? tellMeeting(telling, typed, grade) : tellWay(telling, typed);
  if (told.length === 0) told.push(...tellReply(telling, typed, grade, target, here, person));
  telling.world = withOwnDeed(telling, typed, grade, target, person, type);
  const { next } = understood;
  // "Wait and see": what is seen is told anyway.
  if (
    next !== '' &&
    grade !== 'setback' &&
    !/^(?:saw|looked|listened|waited|thought|rested|watched)\b/.test(next)
  )
    told.push({
      clauses: parseClauses('then {h} {next}'),
      scope: scopeOf(stage, telling.world, telling.world.stage, { next }),
    });
  else if (
    (type === 'neutral' && !decisive.test(typed.kind) && !isDuel(telling.world)) ||
    waits.test(typed.kind)
  )
    told.push(...tellClosing(telling, typed, person));
  return { told, grade };
}

/** Who was to be spoken to, of those whom the story knows, and is elsewhere. */
function missingIn(target: Target, world: World): string {
  if (target.kind !== 'away') return '';
  const { thing } = target;
  return (
    world.people.find(
      ({ name, noun }) => name.startsWith(thing) || `the ${noun}` === thing || shortOf(name) === thing,
    )?.id ?? ''
  );
}

/** Who is asked: whoever is addressed by name, or to whom the question is put, or who stands nearest. */
function askedOf(text: string, target: Target, here: Presence, world: World): string | null {
  const called = here.people.find(({ name }) =>
    name
      .split(' ')
      .some(
        (part) =>
          part.length > 2 &&
          !/^the$/i.test(part) &&
          (text.startsWith(`${part},`) ||
            new RegExp(`, (?:\\p{Lu}\\p{Ll}+ )?${part.replace(/[^\p{L}]/gu, '.')}[?.! ]*$`, 'u').test(text)),
      ),
  );
  return called?.id ?? whoIsThere(target.kind === 'person' ? target : { kind: 'open' }, here, world, 'ask');
}

/** A question that the scene has an answer to: it is given, whatever it is asked with. */
function tellAskedThere(telling: Telling, { says }: Question, { card, written }: Answer): Deed {
  telling.world = turnClocks(telling.world, 'win', 'talk', 'neutral');
  noteDone(telling, card, written);
  const scope = scopeOf(telling.stage, telling.world, telling.world.stage, { says });
  const lead = parseClauses(/[,!]$/.test(says) ? '"{says}" said {h}' : '"{says}" {h} asked');
  return { told: [{ clauses: [...lead, ...written.win], scope }], grade: 'win' };
}

/** A question and its answer. It changes nothing in the scene, which goes on by itself. */
function tellAsked(
  telling: Telling,
  typed: Typed,
  question: Question,
  target: Target,
  here: Presence,
  whom: string | null,
): Deed {
  if (isDuel(telling.world)) {
    const grade = grade0(telling, 'ask', false, 'neutral');
    const said = tellAnswer(telling, typed, question, whom, here);
    if (!isAskedFaceToFace(telling, whom)) return { told: said, grade };
    const rest = { ...typed, did: 'said what was left to say', todo: 'say the rest' };
    const understood = { ...typed.understood, verbClass: 'talk' as const, aim: [] };
    return { told: [...said, ...tellMeeting(telling, { ...rest, understood }, grade)], grade };
  }
  telling.world = withTypedDeed(turnClocks(telling.world, 'mixed', 'talk', 'neutral'), 'neutral');
  // Whoever was to be asked is not there: whoever is may know it as well.
  const isMissing = target.kind === 'absent' || target.kind === 'away';
  const missing = isMissing ? tellMissing(telling, target, here, 'mixed') : [];
  const told =
    isMissing && whom === null
      ? missing
      : [...missing, ...tellAnswer(telling, typed, question, whom, here, !isMissing)];
  return { told: [...told, ...tellClosing(telling, typed, whom)], grade: 'mixed' };
}

/** Deeds by which the hero lets the scene come. */
const waits = /^(?:wait|hide|sleep|sit|listen)$/;

/** Deeds that change the scene, or leave it; behind all others it closes. */
const decisive =
  /^(?:goto|leave|run|follow|strike|shoot|guard|threat|insult|accuse|steal|take|break|burn|tear|throw|sneak|climb|jump|swim|dig|ride|give|help|comfort|bribe|buy|send|magic)$/;

/** What becomes of a scene that a deed leaves open: it closes by itself, as it does where an attempt fails. Nothing is done for the player. */
function tellClosing(telling: Telling, typed: Typed, person: string | null): readonly Told[] {
  const { stage, world } = telling;
  if (isDuel(world) || world.ended === world.turn - 1) return [];
  const card = stage.library.cards.get(world.offered[0]?.card ?? '');
  const miss = card === undefined ? [] : commonMiss(card);
  const isWaited = waits.test(typed.kind);
  // Whoever stands there cannot bear the quiet.
  const said = isWaited && typed.kind !== 'hide' && person !== null ? tellUnasked(telling, person) : [];
  if (miss.length > 0) return [...said, { clauses: miss, scope: scopeOf(stage, world, world.stage) }];
  return isWaited && said.length === 0 ? listed(telling, 'comes', [], null, { prop: propIn(telling) }) : said;
}

/** What comes of any attempt that fails in a scene; nothing where each of its ways has a failure of its own. */
function commonMiss(card: Card): Told['clauses'] {
  const isCommon = /^~ /m.test(card.source) && !/^[+=-]~ /m.test(card.source);
  return isCommon ? (card.actions[0]?.miss ?? []) : [];
}

/** What comes of a deed that no offer names: a setback of the scene's own, an answer to this kind of deed, or one to its group. */
function tellReply(
  telling: Telling,
  typed: Typed,
  grade: Grade,
  target: Target,
  here: Presence,
  person: string | null,
): Told[] {
  const { did, todo, understood } = typed;
  const { verbClass, says } = understood;
  if (verbClass === null) return [];
  const told = tellKind(telling, typed, grade, target, person);
  if (told.length > 0) return told;
  const cast = target.kind === 'person' ? { p: target.id } : {};
  const came = fit(telling, verbClass, grade, target, here);
  if (says !== '') return [...listed(telling, 'says', [], null, { says }), ...came];
  if (did === '') return [...listed(telling, 'deed', [groupOf(verbClass)], null, {}, cast), ...came];
  const lead = grade === 'setback' && todo !== '' ? '{h} tried to {todo}' : '{h} {did}';
  const scope = came[0]?.scope ?? scopeOf(telling.stage, telling.world, { ...telling.world.stage, ...cast });
  return [
    withWords({ clauses: [...parseClauses(lead), ...(came[0]?.clauses ?? [])], scope }, { did, todo }, typed),
    ...came.slice(1),
  ];
}

/** Deeds among those who are there, which the scene itself may cross. */
const isStaged = /^(?:knock|buy|guard|sneak|climb|open|throw|use|make)$/;

/** The scene's own setback, where it is true of whatever is done there. */
function sceneMiss(telling: Telling, typed: Typed): Told[] {
  const { stage, world } = telling;
  const card = stage.library.cards.get(world.offered[0]?.card ?? '');
  const miss = card === undefined ? [] : commonMiss(card);
  const { did, todo, understood } = typed;
  const isTold = todo !== '' && understood.says === '' && isStaged.test(typed.kind);
  if (miss.length === 0 || !isTold || card?.kind === 'ally' || isDuel(world)) return [];
  const scope = scopeOf(stage, world, world.stage);
  return [
    withWords({ clauses: [...parseClauses('{h} tried to {todo}'), ...miss], scope }, { did, todo }, typed),
  ];
}

/** A deed that is one of the offers in other words, or leads to it: what is written there comes of it. */
function tellAnswered(
  telling: Telling,
  typed: Typed,
  { card, written, text, way }: Answer,
  here: Presence,
): Deed {
  const { did, todo, understood } = typed;
  const verbClass = understood.verbClass ?? 'use';
  const isSure = card.kind === 'after' || card.kind === 'need';
  const { type, win, miss } = written;
  const drawn = isSure ? 'win' : grade0(telling, verbClass, false, type);
  const grade = drawn === 'setback' && mustGoWell(card) ? 'mixed' : drawn;
  telling.world = judge(
    turnClocks(telling.world, grade, groupOf(verbClass), type),
    type,
    doneToWhom(telling.world, card, written.text),
  );
  const scope = scopeOf(telling.stage, telling.world, telling.world.stage);
  const led = (words: string, clauses: Told['clauses']): Told =>
    drawnOut(
      telling,
      withWords({ clauses: [...parseClauses(words), ...clauses], scope }, { did, todo }, typed),
    );
  if (grade === 'setback') {
    const lead = '{h} tried to {todo}';
    if (miss.length > 0) return { told: [led(lead, miss)], grade };
    return {
      told: [led(lead, []), ...fitOffered(telling, verbClass, here, doneTo(telling.world, written.text))],
      grade,
    };
  }
  noteDone(telling, card, written);
  const [opening] = win;
  const isTold = opening !== undefined && startsWith(opening, text);
  // The same deed to the same thing keeps the player's words; otherwise the scene's name what is done.
  const merged = way === 'thing' && isTold ? mergedWith(opening, text, withSlots(did, scope)) : null;
  if (merged !== null) return { told: [{ clauses: [merged, ...win.slice(1)], scope }], grade };
  if (way === 'thing' && !isTold) return { told: [led('{h} {did}', win)], grade };
  return { told: withDeed(telling, text, win, scope), grade };
}

/** Whom a deed was done to: whoever's scene it is; whoever only came along to it is meant where the offer names them. '' for nobody. */
function doneToWhom(world: World, card: Card, offer: string): string {
  const isCompany = card.flags.includes('p=again') || card.flags.includes('p=first');
  return isCompany && !offer.includes('{p') ? '' : (world.stage['p'] ?? '');
}

/** What is remembered of an offer that was done. */
function noteDone(telling: Telling, card: Card, { type, text: source }: Card['actions'][number]): void {
  const mark = type === 'good' ? '+' : type === 'evil' ? '-' : '=';
  telling.world = { ...telling.world, deeds: [...telling.world.deeds, `${card.id}:${mark}`] };
  if (type !== 'neutral' && card.kind !== 'after' && card.kind !== 'need') {
    telling.world = withSaga(telling.world, {
      type,
      who: doneToWhom(telling.world, card, source),
      card: card.id,
    });
  }
  telling.world = withoutBetrayed(telling.world, source);
}

/** What is remembered of a deed that no scene offered; the last one of a quest decides it, and is not remembered. */
function withTypedDeed(world: World, type: ActionType): World {
  if (!isPlainLine(world.case) || isDuel(world)) return world;
  const mark = type === 'good' ? '+' : type === 'evil' ? '-' : '=';
  return { ...world, deeds: [...world.deeds, `${ownDeed(world)}:${mark}`] };
}

/** The grade is drawn from the path alone: telling a turn again in other words must not change what happened. Conduct decides the last one of a plain plot. */
function grade0(telling: Telling, verbClass: VerbClass, offered: boolean, way: ActionType): Grade {
  const { world, stage } = telling;
  const decided = isDuel(world) ? decidedGrade(world, stage, way) : null;
  const rng = rngOf(world.chain, 'grade');
  const grade = decided ?? gradeDeed(verbClass, stage, world, rng, offered);
  const change = grade === 'win' ? 1 : grade === 'setback' ? -1 : 0;
  const run = change === 0 ? 0 : change > 0 ? Math.max(world.streak, 0) + 1 : Math.min(world.streak, 0) - 1;
  telling.world = { ...world, score: world.score + change, streak: run };
  return decided ?? settledGrade(grade, stage.request.stats.karma, telling.world);
}
