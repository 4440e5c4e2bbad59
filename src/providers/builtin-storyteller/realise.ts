import { capital, mendArticles, wordCount } from './morphology.ts';
import { endSentence, newParagraph, type Mentions, type Referent } from './refer.ts';
import { say, sayAll, type Scope } from './say.ts';
import { closed, joinWord, leadWord, tidy } from './joints.ts';
import { planSentences, sentenceWindows, type Weight } from './sentence-plan.ts';
import { isPast } from './split-clause.ts';
import { calledShort } from './fit-names.ts';
import { sentenceEnd, spokenShorter } from './fit-speech.ts';
import { isFormal, isSaidInFull, withShortForms, type Talk } from './short-forms.ts';
import { fittedTogether } from './fit-talk.ts';
import { squeezed, begunWith, evened, parted, shortened, withComma } from './fit-sentence.ts';
import type { Flat, FlatOption } from './objects.ts';
import type { Clause, Piece } from './clause.ts';
import type { Rng } from './random.ts';
import type { ReadingLevel } from '../../domain/settings.ts';

/** Clauses that speak of the same people and things. */
export type Told = { readonly clauses: readonly Clause[]; readonly scope: Scope };

/** How a passage is told. */
export type Voice = {
  readonly level: ReadingLevel;
  readonly rng: Rng;
  readonly mentions: Mentions;
  /** How people talk in it; as it is written where it is left out. */
  readonly talk?: Talk;
};

/** Tells one paragraph: groups the clauses to sentences of the reading level and says every slot. */
export function realiseParagraph(parts: readonly Told[], voice: Voice): string {
  newParagraph(voice.mentions);
  const flat: Settled[] = [];
  for (const { clauses, scope } of parts)
    for (const clause of clauses) flat.push(settle(clause, scope, voice));
  const named = new Set<string>();
  const weights = flat.map((clause, i) => weigh(clause, flat[i - 1], voice, named));
  const groups = planSentences(weights, voice.level, wantedLengths(voice));
  const begun = new Set<string>();
  let before = '';
  const formal = formalIn(flat);
  const sentences = groups.map((group, at) => {
    const members = flat.slice(group.from, group.to).map((clause, i) => show(clause, group.shown[i] ?? []));
    const written = tellSentence(members, voice);
    const text = formal.slice(group.from, group.to).includes(true)
      ? written
      : spoken(written, members, voice);
    endSentence(voice.mentions);
    if (voice.level === 'adult') return text;
    const people = members.flatMap((member) => Object.values(member.settled.scope.people));
    if (voice.level === 'high') {
      const [first = text, ...rest] = parted(text, people);
      before = [evened(first, begun, before), ...rest].join(' ');
      return before;
    }
    const { least, most } = sentenceWindows[voice.level];
    const mayCut = voice.level === 'elementary' && members.every(({ settled }) => !settled.clause.whole);
    const plain = (long: string): string => {
      const told = calledShort(long, most, people);
      const cut = shortened(told, most, mayCut, people);
      const isLost = losesQuest(members, told, cut);
      return (isLost ? shortened(told, most, false, people) : cut)
        .split(sentenceEnd)
        .map((each) => squeezed(each, most))
        .join(' ');
    };
    return text.includes('"')
      ? spokenShorter(text, most, mayCut, people, plain)
      : begunWith(plain(text), least, begun, at === 0);
  });
  const everybody = voice.level === 'adult' ? [] : parts.flatMap(({ scope }) => Object.values(scope.people));
  const told = mendArticles(fittedTogether(sentences, voice.level, everybody).map(withComma).join(' '));
  return spokenOn(told, flat);
}

/**
 * What one says on and on stands in one pair of marks: behind '"That is no knot of his." "I must go," said Runa' one would look for a
 * second speaker.
 */
function spokenOn(told: string, clauses: readonly Settled[]): string {
  let text = told;
  let last: string | null = null;
  for (const [i, clause] of clauses.entries()) {
    const speakers = speakersOf(clause);
    const [first = null] = speakers;
    const before = clauses[i - 1];
    if (before !== undefined && first !== null && first === last && beginsTalk(clause) && goesOn(before)) {
      const head = opening(clause);
      const at = head === '' ? -1 : text.indexOf(`" "${head}`);
      // Only what is closed with a full stop may be followed by another sentence of the same one.
      if (at > 0 && /[.!?…]/.test(text.charAt(at - 1))) text = `${text.slice(0, at)} ${text.slice(at + 3)}`;
    }
    last = speakers.at(-1) ?? last;
  }
  return text;
}

/** Who speaks in a clause, as far as it says so: whoever is behind 'said' or 'asked'. */
function speakersOf({ scope, pieces }: Settled): readonly string[] {
  return pieces.flatMap((piece, i) => {
    const before = pieces[i - 1];
    const person = piece.type === 'slot' ? scope.people[piece.who] : undefined;
    const isTag =
      before?.type === 'text' &&
      /["”] (?:said|asked|called|cried|whispered|muttered|answered) $/.test(before.text);
    return person !== undefined && isTag ? [person.id] : [];
  });
}

/** Whether a clause ends with talk that it does not begin with: its speaker did something first, or said it to somebody. */
function goesOn({ clause, pieces }: Settled): boolean {
  const [first] = pieces;
  const last = pieces.at(-1);
  return (
    clause.speech &&
    last?.type === 'text' &&
    /[.!?…]["”]$/.test(last.text) &&
    !(first?.type === 'text' && /^["”“]/.test(first.text) && pieces.length === 1)
  );
}

function beginsTalk({ pieces }: Settled): boolean {
  return pieces[0]?.type === 'text' && /^["“]/.test(pieces[0].text);
}

/** The first words that a clause says. */
function opening({ pieces }: Settled): string {
  const text = pieces[0]?.type === 'text' ? pieces[0].text.slice(1) : '';
  return text.split(/[",]/)[0]?.split(' ').slice(0, 4).join(' ') ?? '';
}

/** With its talk as people of this story talk; a sentence that would be too short for its level by it stays as it is. */
function spoken(text: string, members: readonly Shown[], voice: Voice): string {
  if (voice.talk === undefined || !text.includes('"') || isSaidInFull(text)) return text;
  // What a player wrote is told as he wrote it.
  const kept = members.flatMap(({ settled: { scope }, pieces }) =>
    pieces.flatMap((piece) =>
      piece.type !== 'slot' || scope.people[piece.who] !== undefined ? [] : [scope.words[piece.who] ?? ''],
    ),
  );
  const said = withShortForms(
    text,
    voice.talk,
    kept.filter((words) => words.includes(' ')),
  );
  if (voice.level === 'adult' || said === text) return said;
  const { least } = sentenceWindows[voice.level];
  const now = said.split(sentenceEnd);
  const sentences = text.split(sentenceEnd);
  if (now.length !== sentences.length) return text;
  return sentences
    .map((sentence, i) => {
      const short = now[i] ?? sentence;
      return wordCount(sentence) >= least && wordCount(short) < least ? sentence : short;
    })
    .join(' ');
}

/** Which clauses are spoken by somebody who weighs every word; talk that does not say whose it is belongs to whoever spoke before. */
function formalIn(clauses: readonly Settled[]): readonly boolean[] {
  let last = false;
  return clauses.map(({ clause, scope, pieces }) => {
    if (!clause.speech) return false;
    let open = false;
    let speakers = 0;
    let formal = false;
    for (const piece of pieces) {
      if (piece.type === 'text') {
        if ((piece.text.split('"').length - 1) % 2 === 1) open = !open;
      } else if (piece.type === 'slot' && !open) {
        const person = scope.people[piece.who];
        if (person === undefined) continue;
        speakers += 1;
        formal ||= isFormal(person.noun);
      }
    }
    last = speakers > 0 ? formal : last;
    return last;
  });
}

/** Where the story is and what it is for is never cut away. */
function losesQuest(members: readonly Shown[], text: string, cut: string): boolean {
  return members.some(({ settled, pieces }) =>
    pieces.some((piece) => {
      if (piece.type !== 'slot' || !/^(?:in)?home$|^(?:goal|target|aside)$/.test(piece.who)) return false;
      const words = settled.scope.words[piece.who] ?? '';
      return text.includes(words) && !cut.includes(words);
    }),
  );
}

const briefly = new WeakMap<Scope, Scope>();

/** The same scope where everybody is called by the short name from the first: offers and titles name nobody in full. */
export function inBrief(scope: Scope): Scope {
  const known = briefly.get(scope);
  if (known !== undefined) return known;
  const people: { [who: string]: Referent } = {};
  for (const [who, person] of Object.entries(scope.people))
    people[who] = { ...person, name: person.short, remind: false };
  const brief = { ...scope, people };
  briefly.set(scope, brief);
  return brief;
}

/** Tells clauses as one phrase without a full stop: offers and titles. */
export function realisePhrase(pieces: readonly Piece[], scope: Scope, voice: Voice): string {
  const clause = settle({ rel: 'plain', speech: false, whole: true, pieces }, scope, voice);
  return mendArticles(tidy(clause.pieces.map((piece) => say(piece, clause.scope, voice)).join('')));
}

/** A clause with its choices drawn, and who and what its slots stand for. */
type Settled = {
  readonly clause: Clause;
  readonly scope: Scope;
  readonly pieces: readonly (Flat | FlatOption)[];
};

/** A clause with those of its expansions that are told. */
type Shown = { readonly settled: Settled; readonly pieces: readonly Flat[] };

const highestTier: { readonly [level in ReadingLevel]: number } = {
  elementary: 1,
  middle: 2,
  high: 3,
  adult: 3,
};

/** Words with those that they inherit. */
function withAll(words: Scope['words']): { [slot: string]: string } {
  const all: { [slot: string]: string } = {};
  for (const slot in words) all[slot] = words[slot] ?? '';
  return all;
}

/** What the hero calls "her brother Laurens" is Laurens to everyone else, and her ranch is the ranch. */
function asOthersSay({ people, words }: Scope): Scope {
  const { target } = people;
  return {
    people: target === undefined ? people : { ...people, target: { ...target, name: target.short } },
    words: { ...withAll(words), target: words['thing'] ?? '' },
  };
}

/** Draws every choice, so that a clause can be weighed before it is told. */
function settle(clause: Clause, told: Scope, voice: Voice): Settled {
  // Nobody else says "her ranch" of the hero's.
  const isOthers = clause.speech && /^(?:his|her|their|your) /.test(told.words['target'] ?? '');
  const scope = isOthers ? asOthersSay(told) : told;
  // Most clauses have nothing to draw.
  if (clause.pieces.every(isFlat)) return { clause, scope, pieces: clause.pieces };
  const tier = highestTier[voice.level];
  const pieces: (Flat | FlatOption)[] = [];
  for (const piece of clause.pieces) {
    if (piece.type !== 'option') flatten(piece, tier, voice.rng, pieces);
    else if (piece.tier <= tier) {
      const within: Flat[] = [];
      for (const each of piece.pieces) flatten(each, tier, voice.rng, within);
      pieces.push({ type: 'option', tier: piece.tier, pieces: within });
    }
  }
  return { clause, scope, pieces };
}

function isFlat(piece: Piece): piece is Flat {
  return piece.type === 'text' || piece.type === 'slot' || piece.type === 'lead';
}

/** Adds a piece with its choices drawn; an expansion in another piece is none. */
function flatten(piece: Piece, tier: number, rng: Rng, into: (Flat | FlatOption)[]): void {
  if (isFlat(piece)) {
    into.push(piece);
    return;
  }
  if (piece.type === 'option') return;
  const drawn =
    piece.type === 'choice'
      ? (piece.of[rng.int(piece.of.length)] ?? [])
      : tier > 2
        ? piece.rich
        : piece.plain;
  for (const each of drawn) flatten(each, tier, rng, into);
}

/**
 * What a clause weighs in its paragraph.
 * @param named who was named in it already; added to.
 */
function weigh(settled: Settled, before: Settled | undefined, voice: Voice, named: Set<string>): Weight {
  const size = (piece: Flat): number => {
    if (piece.type !== 'slot') return wordCount(piece.text);
    const person = settled.scope.people[piece.who];
    if (person === undefined) return wordCount(settled.scope.words[piece.who] ?? '');
    if (piece.form === 'a' && !named.has(person.id) && !voice.mentions.inPassage.has(person.id)) {
      named.add(person.id);
      return 2 + wordCount(person.noun) + wordCount(person.short);
    }
    if (named.has(person.id) || person.pronoun === 'you')
      return piece.form === 'noun' || piece.form === 'a' ? 1 + wordCount(person.noun) : 1;
    named.add(person.id);
    return voice.mentions.inPassage.has(person.id)
      ? wordCount(person.short)
      : wordCount(person.name) + (person.remind ? 1 + wordCount(person.noun) : 0);
  };
  let core = 0;
  const expansions: FlatOption[] = [];
  for (const piece of settled.pieces) {
    if (piece.type === 'option') expansions.push(piece);
    else core += size(piece);
  }
  const options = expansions.map(({ pieces }) => pieces.reduce((sum, each) => sum + size(each), 0));
  const kept = expansions.map(({ tier }) => tier === 0);
  const last = settled.pieces.at(-1);
  const start = settled.pieces[0];
  const first = start?.type === 'text' ? start.text : '';
  const openEnd =
    settled.clause.speech &&
    !(last?.type === 'text' && /["”.!?]\s*$/.test(last.text)) &&
    last?.type !== 'option';
  return {
    core,
    options,
    kept,
    openEnd,
    alone: settled.clause.speech,
    join: joinCost(settled, before, voice.level),
    apart:
      before === undefined
        ? 0
        : settled.clause.rel !== 'plain' && isBare(first)
          ? bareCost
          : settled.pieces[0]?.type === 'lead'
            ? apartCost[voice.level]
            : 0,
    tells: settled.clause.speech && first.startsWith('"'),
    ands: settled.clause.speech ? 0 : settled.pieces.reduce((sum, piece) => sum + andsIn(piece), 0),
    strung: before === undefined ? null : strungOn(settled, before),
  };
}

/** How many clauses of a piece hang on ', and' or ', but'. */
function andsIn(piece: Flat | FlatOption): number {
  if (piece.type === 'text') return piece.text.split(/, (?:and|but) /).length - 1;
  return piece.type === 'option' && piece.tier === 0
    ? piece.pieces.reduce((sum, each) => sum + andsIn(each), 0)
    : 0;
}

/** Who does what a clause tells, where it goes on with 'and' or 'but'. */
function strungOn(settled: Settled, before: Settled): Weight['strung'] {
  const { rel } = settled.clause;
  if (rel !== 'and' && rel !== 'but' && rel !== 'plain') return null;
  const flat = ({ pieces }: Settled) => pieces.filter((piece) => piece.type !== 'option');
  const isSame = sharesSubject({ settled: before, pieces: flat(before) }, { settled, pieces: flat(settled) });
  return isSame || settled.pieces[0]?.type === 'lead' ? 'same' : 'other';
}

/** Whether somebody speaks who did what was told before: only then a colon leads to it, for "{h} laughed: "So be it," said {foe}" would be {h's} own words. */
function isSaidByDoer(settled: Settled, before: Settled): boolean {
  const [doer] = before.pieces;
  const speaker = settled.pieces.find((piece) => piece.type === 'slot');
  if (doer?.type !== 'slot' || speaker?.type !== 'slot') return false;
  const one = before.scope.people[doer.who];
  return one !== undefined && one.id === settled.scope.people[speaker.who]?.id;
}

/** What it costs to part what was one sentence in the author's hand: "the stars came out | and «the stars» said nothing". */
const apartCost: { readonly [level in ReadingLevel]: number } = {
  elementary: 3,
  middle: 14,
  high: 20,
  adult: 20,
};

/** "and had gone off in no hurry": nobody is named who did it, so it cannot begin a sentence. */
function isBare(text: string): boolean {
  return isPast(/^[a-z']+/.exec(text)?.[0] ?? '');
}

const bareCost = 400;

function joinCost(settled: Settled, before: Settled | undefined, level: ReadingLevel): number {
  if (before === undefined) return 0;
  // Two fragments have nothing to do with each other: only where a level demands length do they share a sentence.
  if (before.scope !== settled.scope) return level === 'high' ? 45 : 200;
  if (settled.pieces[0]?.type === 'lead') return level === 'elementary' ? 1 : 0;
  if (settled.clause.full === true) return level === 'adult' ? 40 : level === 'middle' ? 12 : 5;
  return settled.clause.rel === 'plain' ? 5 : 1;
}

/** Desired lengths, in words; an adult's are a rhythm, so that short sentences survive. */
function wantedLengths(voice: Voice): readonly number[] {
  switch (voice.level) {
    case 'elementary':
      return [8];
    case 'middle':
      return [13, 11, 15];
    case 'high':
      return [20, 23, 18];
    case 'adult':
      return voice.rng.shuffle([9, 16, 24, 7, 29, 19, 12]);
  }
}

function show(settled: Settled, shown: readonly boolean[]): Shown {
  const pieces: Flat[] = [];
  let option = 0;
  for (const piece of settled.pieces) {
    if (piece.type !== 'option') pieces.push(piece);
    else if (shown[option++] === true) pieces.push(...piece.pieces);
  }
  return { settled, pieces };
}

function tellSentence(members: readonly Shown[], voice: Voice): string {
  let text = '';
  members.forEach(({ settled, pieces }, i) => {
    const previous = members[i - 1];
    const rel =
      previous?.settled.clause.speech === true && settled.clause.rel === 'plain' ? 'and' : settled.clause.rel;
    if (previous === undefined) {
      text = leadWord(rel) + sayAll(pieces, settled.scope, voice);
      return;
    }
    // What stands behind a colon must not be taken for what goes on: "one thing: the ledge, and chose it".
    const crowded = (rel === 'plain' && / and /.test(text)) || /: /.test(text);
    const same =
      !crowded &&
      sharesSubject(previous, { settled, pieces }) &&
      (rel === 'and' || rel === 'plain' || rel === 'then');
    const next = members[i + 1];
    if (pieces[0]?.type === 'lead') {
      text +=
        (rel === 'but'
          ? ', but'
          : rel === 'then'
            ? ', then'
            : rel === 'so'
              ? ', and so'
              : / and |,/.test(text)
                ? ', and'
                : ' and') + sayAll(pieces.slice(1), settled.scope, voice);
      return;
    }
    if (same) {
      const more =
        next !== undefined && sharesSubject({ settled, pieces }, next) && next.settled.clause.rel !== 'but';
      const listed = members.length > 2 && (more || (i > 1 && isListed(text)));
      // "She thanked Calla, who would be blamed for it, and sat down": what a comma opened is closed.
      const open = /, [^;]*$/.test(text);
      const link = rel === 'then' ? ', then' : more && i === 1 ? ',' : listed || open ? ', and' : ' and';
      text += `${link} ${sayAll(pieces.slice(1), settled.scope, voice).trimStart()}`;
      return;
    }
    voice.mentions.subject = null;
    if (settled.clause.speech) {
      const link = isSaidByDoer(settled, previous.settled) ? ': ' : '; ';
      text += `${link}${sayAll(pieces, settled.scope, voice)}`;
      return;
    }
    // Two parts of a telling that were not written together are set side by side, never told as one thing.
    const apart = rel === 'plain' && settled.scope !== previous.settled.scope;
    text += joinWord(rel, voice.level, text, apart) + sayAll(pieces, settled.scope, voice);
  });
  const told = capital(closed(tidy(text)));
  if (!/[.!?;]["”]? ["“]?[a-z]/.test(told)) return told;
  return told
    .replace(
      /([.!?]) (he|she|they|you|the|an?)\b/g,
      (_, end: string, word: string) => `${end} ${capital(word)}`,
    )
    .replace(
      /((?:^|[.!?:;] )["“])(he|she|they|you|his|her|their|your|the|an?)\b/g,
      (_, mark: string, word: string) => `${mark}${capital(word)}`,
    )
    .replace(
      /(\.["”]) (his|her|their|your|the|an?)\b/g,
      (_, end: string, word: string) => `${end} ${capital(word)}`,
    );
}

function isListed(text: string): boolean {
  return text.includes(',');
}

/** "Mara lifted the lamp" + "Mara held it up": both begin with the same person and nothing before. */
function sharesSubject(a: Shown, b: Shown): boolean {
  const first = a.pieces[0];
  const second = b.pieces[0];
  if (first?.type !== 'slot' || second?.type !== 'slot') return false;
  if (!subjectForms.has(first.form) || !subjectForms.has(second.form)) return false;
  // "Mara and Wat swept them": the second has a subject of two.
  const behind = b.pieces[1];
  if (behind?.type === 'text' && /^ and\b/.test(behind.text)) return false;
  const one = a.settled.scope.people[first.who];
  const two = b.settled.scope.people[second.who];
  return one !== undefined && one.id === two?.id;
}

const subjectForms = new Set(['auto', 'he', 'name', 'full', 'noun']);
