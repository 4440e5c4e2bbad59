import { coreWords, parseClauses, type Clause } from './clause.ts';
import { pastOf, wordCount } from './morphology.ts';
import { ratingNow } from './may-tell.ts';
import { isQuotable } from './parse-action.ts';
import { offerDone, saysOffer, saysVerb } from './retell-offer.ts';
import { isPast } from './split-clause.ts';
import type { Telling } from './telling.ts';
import { verbOf } from './verbs.ts';
import type { Told } from './realise.ts';
import type { Scope } from './say.ts';

/** The hero's own words for the player's 'I', 'me', 'my'. */
export const pronouns = {
  he: { he: 'he', him: 'him', his: 'his', himself: 'himself' },
  she: { he: 'she', him: 'her', his: 'her', himself: 'herself' },
  they: { he: 'they', him: 'them', his: 'their', himself: 'themself' },
  you: { he: 'you', him: 'you', his: 'your', himself: 'yourself' },
} as const;

/** The written outcome, with what the hero did before it where it begins with what came of it. */
export function withDeed(
  telling: Telling,
  text: string,
  win: Told['clauses'],
  scope: Scope,
): readonly Told[] {
  const whole = [{ clauses: win, scope }];
  const first = spelled(win, scope);
  const who = pronouns[telling.stage.second ? 'you' : telling.stage.intake.pronoun];
  const did = brief(telling, offerDone(text, who));
  const isNamed = namesThingOf(text, win, scope);
  const isSaid = saysVerb(text, win.map((clause) => coreWords(clause, false)).join(' '));
  if ((isNamed && saysOffer(text, first)) || !isQuotable(did, ratingNow(telling.stage))) return whole;
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
  // "Saved them with a knock, and knocked": what the hero did then is a sentence of its own.
  return opening !== undefined && isDeed(opening)
    ? [{ ...said, scope: { ...scope } }, ...whole]
    : [said, ...whole];
}

/** The first two clauses of an outcome, in the words that they will have. */
function spelled(win: Told['clauses'], scope: Scope): string {
  return win
    .slice(0, 2)
    .map((clause) => coreWords(clause, true))
    .join(' ')
    .replace(/\{(\w+)\.\w+\}/g, (_, slot: string) => scope.people[slot]?.short ?? scope.words[slot] ?? '');
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
export function isDeed(clause: Clause): boolean {
  const [, verb = ''] = /^\{h\.\w+\} (?:\w+ly )?(\w+)/.exec(coreWords(clause, true)) ?? [];
  return isPast(verb) && !/^(?:was|were|had|could|did|would|might|saw|heard|knew|thought|felt)$/.test(verb);
}

const verbOfOffer = (offer: string): string =>
  pastOf((offer.split(/[^\p{L}]/u)[0] ?? '').toLowerCase(), offer.slice(3));

/** The verbs of an offer that what comes of it may begin with: of "save them by knocking" or "save them, and knock", 'saved' and 'knocked'. */
function verbsOfOffer(offer: string): string[] {
  const by = verbOf(/ by (\w+ing)\b|, and (\w+)\b/.exec(offer)?.slice(1).join('') ?? '');
  return [verbOfOffer(offer), ...(by === null ? [] : [pastOf(by.base)])];
}

/** Whether an outcome's first clause is the hero doing just what the offer says. */
export function startsWith(clause: Clause, offer: string): boolean {
  const words = /^\{h\.\w+\} (.*)$/s.exec(coreWords(clause, true))?.[1];
  if (words === undefined) return false;
  const verb = verbOfOffer(offer);
  const begins = (text: string) => text.startsWith(verb) && !/^\w/.test(text.slice(verb.length));
  return begins(words) || begins(words.replace(/^\w+ly /, ''));
}

/** A clause that names the deed and goes on behind a comma, with the whole deed in place of its verb. */
export function mergedWith(clause: Clause, offer: string, did: string): Clause | null {
  const [hero, next, ...more] = clause.pieces;
  if (hero?.type !== 'slot' || next?.type !== 'text') return null;
  const begins = verbsOfOffer(offer)
    .flatMap((verb) => [` ${verb}, and `, ` ${verb} it, and `])
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
export function withSlots(did: string, scope: Scope): string {
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
export function brief(telling: Telling, deed: string): string {
  if (telling.stage.request.settings.readingLevel !== 'elementary' || deed.split(' ').length < 9) return deed;
  const cut = / both | between /.test(deed)
    ? /(?<=\w+ \w+ \w+.*),? (?:while|before|until|when|if) .*$/
    : /(?<=\w+ \w+ \w+.*)(?:,? (?:while|before|until|(?<!as )if|and)|, (?:who|whom|when)) .*$/;
  return deed.replace(cut, '');
}
