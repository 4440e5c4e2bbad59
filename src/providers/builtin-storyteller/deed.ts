import { coreWords, parseClauses, type Clause } from './clause.ts';
import { judge, turnClocks } from './clocks.ts';
import { milestones } from './drama.ts';
import { settledGrade } from './endings.ts';
import { gradeDeed, classOfOffer, type Grade } from './outcome.ts';
import { rngOf } from './random.ts';
import { scopeOf } from './stagecraft.ts';
import { listed, type Telling } from './telling.ts';
import { isQuotable, understand } from './parse-action.ts';
import { pastOf, wordCount } from './morphology.ts';
import { presenceIn, targetOf } from './presence.ts';
import { offerDone, offerToDo, saysOffer, saysVerb } from './retell-offer.ts';
import { memoryOf } from './recall.ts';
import { isPast } from './split-clause.ts';
import { withSaga } from './trail.ts';
import { fit, fitOffered, tellHeld, tellMissing } from './reply.ts';
import { groupOf, verbOf, type VerbClass } from './verbs.ts';
import type { Scope, Told } from './realise.ts';
import type { Card } from './pack.ts';
import type { World } from './world.ts';

/** What came of what the hero did. */
export type Deed = { readonly told: readonly Told[]; readonly grade: Grade };

const pronouns = {
  he: { he: 'he', him: 'him', his: 'his', himself: 'himself' },
  she: { he: 'she', him: 'her', his: 'her', himself: 'herself' },
  they: { he: 'they', him: 'them', his: 'their', himself: 'themself' },
  you: { he: 'you', him: 'you', his: 'your', himself: 'yourself' },
} as const;

/** Tells the deed and its consequence, and moves the score. */
export function tellDeed(telling: Telling): Deed {
  const { action } = telling.stage.request;
  if (action === null) {
    // Whoever says nothing face to face with the opponent has not wandered off.
    const isDuel = telling.world.milestone === milestones.length;
    return { told: listed(telling, isDuel ? 'hold' : 'pause', [], null), grade: 'win' };
  }
  const offer = telling.world.offered.find(
    (each) => each.text.toLowerCase() === action.text.trim().toLowerCase(),
  );
  const card = offer === undefined ? undefined : telling.stage.library.cards.get(offer.card);
  const written = offer === undefined ? undefined : card?.actions[offer.index];
  if (card !== undefined && written !== undefined) return tellOffered(telling, card, written, action.text);
  return tellTyped(telling, action.text);
}

function tellOffered(
  telling: Telling,
  card: Card,
  { win, miss, type, text: source }: Card['actions'][number],
  text: string,
): Deed {
  const verbClass = classOfOffer(text);
  const drawn = card.kind === 'after' || card.kind === 'need' ? 'win' : grade0(telling, verbClass, true);
  // Whoever has just joined the hero must not be failed at once: the next scene has them at the hero's side.
  const grade = drawn === 'setback' && card.kind === 'ally' ? 'mixed' : drawn;
  const mark = type === 'good' ? '+' : type === 'evil' ? '-' : '=';
  telling.world = judge(turnClocks(telling.world, grade, groupOf(verbClass), type), type);
  const scope = scopeOf(telling.stage, telling.world, telling.world.stage);
  if (grade !== 'setback')
    telling.world = { ...telling.world, deeds: [...telling.world.deeds.slice(-40), `${card.id}:${mark}`] };
  const who = pronouns[telling.stage.second ? 'you' : telling.stage.intake.pronoun];
  if (grade === 'setback') {
    const todo = begunOf(brief(telling, offerToDo(text, who)));
    return {
      told: [
        ...listed(telling, 'try', [], null, { todo }),
        ...(miss.length > 0
          ? [{ clauses: miss, scope }]
          : fitOffered(telling, verbClass, presenceIn(telling), doneTo(telling.world, source))),
      ],
      grade,
    };
  }
  if (type !== 'neutral' && card.kind !== 'after' && card.kind !== 'need') {
    const person = telling.world.stage['p'];
    telling.world = withSaga(telling.world, offerDone(text, who), type, person ?? '');
  }
  telling.world = withoutBetrayed(telling.world, source);
  const told = withDeed(telling, text, win, scope);
  const isCostly = grade === 'mixed' && telling.rng('costly').chance(45);
  return { told: isCostly ? [...told, ...listed(telling, 'cost', [], 'skip')] : told, grade };
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

/** The written outcome, with what the hero did before it where it begins with what came of it. */
function withDeed(telling: Telling, text: string, win: Told['clauses'], scope: Scope): readonly Told[] {
  const whole = [{ clauses: win, scope }];
  const first = win
    .slice(0, 2)
    .map((clause) => coreWords(clause, true))
    .join(' ')
    .replace(/\{(\w+)\.\w+\}/g, (_, slot: string) => scope.people[slot]?.short ?? scope.words[slot] ?? '');
  const who = pronouns[telling.stage.second ? 'you' : telling.stage.intake.pronoun];
  const did = brief(telling, offerDone(text, who));
  const { readingLevel, contentRating } = telling.stage.request.settings;
  const isNamed = namesThingOf(text, win, scope);
  const isSaid = saysVerb(text, win.map((clause) => coreWords(clause, false)).join(' '));
  if ((isNamed && saysOffer(text, first)) || !isQuotable(did, contentRating)) return whole;
  const said = { clauses: parseClauses(`{h} ${withSlots(did, scope)}`), scope };
  const [opening, ...rest] = win;
  // In half of the answers what the hero does is told by what comes of it.
  if (isNamed && isSaid && opening !== undefined && isDeed(opening) && telling.rng('recite').chance(60))
    return whole;
  // "She asked, and it recited them" becomes "She asked the goose who had eaten here, and it recited them".
  const merged = opening === undefined ? null : mergedWith(opening, text, withSlots(did, scope));
  if (merged !== null) return [{ clauses: [merged, ...rest], scope }];
  if (opening !== undefined && startsWith(opening, text))
    // "She asked it, quickly" after "She asked who else knew" would say the same thing twice.
    return (isAside(opening) || !isNamed) && rest.length > 0 ? [said, { clauses: rest, scope }] : whole;
  const framed = (readingLevel === 'high' || readingLevel === 'adult') && telling.rng('restate').chance(30);
  return [...(framed ? listed(telling, 'did', [], null, { did }) : [said]), ...whole];
}

/** Whether what comes of an offer names one of the things in it, or is told by somebody. */
function namesThingOf(offer: string, win: Told['clauses'], scope: Scope): boolean {
  if (win.some((clause) => clause.speech)) return true;
  const told = win
    .map((clause) => coreWords(clause, false))
    .join(' ')
    .replace(/\{(\w+)\.\w+\}/g, (_, slot: string) => scope.words[slot] ?? '')
    .toLowerCase();
  const things = (offer.toLowerCase().match(/[\p{L}'’-]+/gu) ?? [])
    .slice(1)
    .filter((word) => word.length > 3 && verbOf(word) === null && !dull.test(word));
  return (
    things.length === 0 || things.some((thing) => told.includes(thing.replace(/['’]?s$/, '').slice(0, 6)))
  );
}

const dull =
  /^(?:with|from|what|that|this|them|they|your|which|who\w*|when|where|before|after|into|over|back|near|next|again|every|more|most|only|just|than|then|until|while|nobody|every\w+|some\w+|whether|carefully|quietly)$/;

/** A clause that is something the hero did: "{h} carried them over one by one". */
function isDeed(clause: Clause): boolean {
  const [, verb = ''] = /^\{h\.\w+\} (?:\w+ly )?(\w+)/.exec(coreWords(clause, true)) ?? [];
  return isPast(verb) && !/^(?:was|were|had|could|did|would|might|saw|heard|knew|thought|felt)$/.test(verb);
}

const verbOfOffer = (offer: string): string =>
  pastOf((offer.split(/[^\p{L}]/u)[0] ?? '').toLowerCase(), offer.slice(3));

/** The verbs of an offer that what comes of it may begin with: of "save them by knocking", 'saved' and 'knocked'. */
function verbsOfOffer(offer: string): string[] {
  const by = verbOf(/ by (\w+ing)\b/.exec(offer)?.[1] ?? '');
  return [verbOfOffer(offer), ...(by === null ? [] : [pastOf(by.base)])];
}

/** Whether an outcome's first clause is the hero doing just what the offer says. */
function startsWith(clause: Clause, offer: string): boolean {
  const words = /^\{h\.\w+\} (.*)$/s.exec(coreWords(clause, true))?.[1];
  if (words === undefined) return false;
  const verb = verbOfOffer(offer);
  const begins = (text: string) => text.startsWith(verb) && !/^\w/.test(text.slice(verb.length));
  return begins(words) || begins(words.replace(/^\w+ly /, ''));
}

/** A clause that names the deed and goes on behind a comma, with the whole deed in place of its verb. */
function mergedWith(clause: Clause, offer: string, did: string): Clause | null {
  const [hero, next, ...more] = clause.pieces;
  if (hero?.type !== 'slot' || next?.type !== 'text') return null;
  const begins = verbsOfOffer(offer)
    .map((verb) => ` ${verb}, and `)
    .find((words) => next.text.startsWith(words));
  if (begins === undefined) return null;
  const [told, split] = parseClauses(`{h} ${did}`);
  if (told === undefined || split !== undefined) return null;
  return {
    ...clause,
    pieces: [...told.pieces, { type: 'text', text: `, and ${next.text.slice(begins.length)}` }, ...more],
  };
}

/** A deed with the names in it as people, so that what follows says 'him', not the name again. */
function withSlots(did: string, scope: Scope): string {
  return Object.entries(scope.people).reduce((text, [who, person]) => {
    if (who === 'h' || !text.includes(person.short)) return text;
    const at = text.search(new RegExp(`\\b${escaped(person.short)}\\b(?!['’])`));
    return at < 0 ? text : `${text.slice(0, at)}{${who}.name}${text.slice(at + person.short.length)}`;
  }, did);
}

function escaped(text: string): string {
  return text.replace(/[.*+?^${}()|[\]\\]/g, '\\$&');
}

/** "{h} asked it, quickly": nothing is lost without it. */
function isAside(clause: Clause): boolean {
  const words = coreWords(clause, true).replace(/\{[^}]*\}/g, 'x');
  return wordCount(words) <= 5 && !/\band\b/.test(words);
}

/** Where sentences are short, a deed without its circumstances. */
function brief(telling: Telling, deed: string): string {
  if (telling.stage.request.settings.readingLevel !== 'elementary' || deed.split(' ').length < 9) return deed;
  const cut = / both | between /.test(deed)
    ? /(?<=\w+ \w+ \w+.*),? (?:while|before|until|when|if) .*$/
    : /(?<=\w+ \w+ \w+.*)(?:,? (?:while|before|until|if|and)|, (?:who|whom|when)) .*$/;
  return deed.replace(cut, '');
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
  const understood = understand(
    text,
    who,
    stage.intake.ageBand === 'child' ? 'everyone' : stage.request.settings.contentRating,
  );
  if (understood.renounces && telling.world.ended < 0) {
    telling.world = { ...telling.world, renounced: telling.world.renounced + 1 };
    if (telling.world.renounced < 2) return { told: listed(telling, 'renounce', [], null), grade: 'win' };
  }
  if (understood.verbClass === null) return { told: listed(telling, 'blank', [], null), grade: 'mixed' };
  const here = presenceIn(telling);
  const target = targetOf(understood, here, telling);
  if (target.kind === 'absent' || target.kind === 'away') {
    const grade = grade0(telling, 'look', false);
    telling.world = judge(turnClocks(telling.world, grade, 'look', 'neutral'), 'neutral');
    return { told: tellMissing(telling, target, here, grade), grade };
  }
  const group = groupOf(understood.verbClass);
  const type = stage.request.action?.type ?? 'neutral';
  if (target.kind === 'held' && group === 'take') {
    telling.world = judge(turnClocks(telling.world, 'win', 'look', 'neutral'), 'neutral');
    return { told: tellHeld(telling, target.thing), grade: 'win' };
  }
  const grade = grade0(telling, understood.verbClass, false);
  telling.world = judge(turnClocks(telling.world, grade, group, type), type);
  const { did, todo, next, says } = understood;
  const cast = target.kind === 'person' ? { p: target.id } : {};
  const lead =
    says !== ''
      ? listed(telling, 'says', [], null, { says })
      : did === ''
        ? listed(telling, 'deed', [group], null, {}, cast)
        : grade === 'setback' && todo !== ''
          ? listed(telling, 'try', [], null, { todo })
          : listed(telling, 'did', [], null, { did });
  const then =
    next === '' || grade === 'setback'
      ? []
      : [{ clauses: parseClauses('then {h} {next}'), scope: scopeOf(stage, telling.world, cast, { next }) }];
  return { told: [...lead, ...then, ...fit(telling, understood.verbClass, grade, target, here)], grade };
}

/** The grade is drawn from the path alone: telling a turn again in other words must not change what happened. */
function grade0(telling: Telling, verbClass: VerbClass, offered: boolean): Grade {
  const rng = rngOf(telling.world.chain, 'grade');
  const grade = gradeDeed(verbClass, telling.stage, telling.world, rng, offered);
  const { score, streak } = telling.world;
  const change = grade === 'win' ? 1 : grade === 'setback' ? -1 : 0;
  const run = change === 0 ? 0 : change > 0 ? Math.max(streak, 0) + 1 : Math.min(streak, 0) - 1;
  telling.world = { ...telling.world, score: score + change, streak: run };
  return settledGrade(grade, telling.stage.request.stats.karma, telling.world);
}
