import { isIrregularPast, wordCount } from './morphology.ts';
import { verbOf } from './verbs.ts';

/**
 * Takes a long clause apart where it is really two ("the rope held, and {h} went over"), and makes a trailing phrase that says how
 * ("…, like a folding rule") an expansion. Authors write by ear; the reading levels need units of 5 to 12 words. Joined again, the
 * parts read as they were written.
 */
export function splitLong(text: string): string[] {
  // A sentence with [! …] is told as it stands.
  if (/["“”]|\[!/.test(text)) return [text];
  const size = sizeOf(text);
  if (size <= 8) return [text];
  const seam = seamOf(text);
  if (seam === null) return [loosened(text, size)];
  return [loosened(seam.before, sizeOf(seam.before)), ...splitLong(seam.after)];
}

/** With an end that may be left out, unless it says what the quest is, who comes on, or what was done next. */
function loosened(text: string, size: number): string {
  const loose = withTail(text, size);
  const end = /\[0 ([^\]]*)/.exec(loose)?.[1] ?? '';
  // "It was hard to be angry with somebody": who that is must be said.
  const isMore =
    /^ ?(?:who|whom|whose|that|which)\b/.test(end) &&
    /\b(?:somebody|someone|anybody|anyone|nobody|those|people|ones?|all|everyone) ?$/.test(
      loose.split('[0 ')[0] ?? '',
    );
  const isOwed =
    isMore ||
    /\{(?:goal|target|token|[pq]\.a)\b/.test(end) ||
    (/^, (?:and|but|so) /.test(end) && hasVerb(end));
  return isOwed ? text : loose;
}

type Seam = { readonly before: string; readonly after: string };

const seams =
  /(?:, (and(?! that)|but|so(?! that)|then) | (and|but) (?=\{(?:h|he|p|p\.he|q|ally|ally\.he|foe|foe\.he)\} )|; | (and) (?=[a-z]+ ))/g;

function seamOf(text: string): Seam | null {
  const body = text.replace(/^(?:and|but|so|then|while|as|for) /, '');
  const offset = text.length - body.length;
  for (const match of body.matchAll(seams)) {
    const at = match.index;
    if (depthAt(body, at) > 0) continue;
    const rel = match[1] ?? match[2] ?? match[3] ?? '';
    const left = body.slice(0, at);
    const rest = body.slice(at + match[0].length);
    if (wordCount(plainOf(left)) < 4 || wordCount(plainOf(rest)) < 2 || !hasOwnVerb(left)) continue;
    // "With the wire lying all about, and one hand wrapped up": both hang on 'with'.
    if (/\bwith [^,]*ing\b[^,]*$/.test(left) && !isPast(first(rest))) continue;
    const lead = rel === '' ? '' : `${rel} `;
    const head = first(rest);
    // "… and {was} laughed at": the slot is a verb, and needs somebody.
    if (isPast(head) || /^\{(?:\w+\.)?(?:was|has)\}/.test(rest)) {
      // "He slid down, dusted both knees, and gave …": three deeds in a row stay together.
      if (isPast(/.*, ([a-z']+)\b[^,]*$/.exec(left)?.[1] ?? '')) continue;
      const subject = subjectOf(left);
      if (subject === null || (match[3] !== undefined && wordCount(plainOf(left)) < 5)) continue;
      return { before: text.slice(0, offset) + left, after: `${lead}${subject} ${agreeing(rest, subject)}` };
    }
    if (match[3] !== undefined) continue;
    // The subject itself counts as a verb where it is a slot: 'the mule three tries and {h} most of {his} skin' has no second one.
    if (
      isSubject(head) &&
      hasOwnVerb(
        (rest.split(',')[0] ?? rest)
          .split(' ')
          // A slot that begins it is who does it, unless it is the deed.
          .slice(/^(?:\{did\}|an?)$/.test(head) ? 0 : 1, 8)
          .join(' '),
      )
    )
      return { before: text.slice(0, offset) + left, after: lead + rest };
  }
  return null;
}

/** 'was' of a person is a slot, for 'you' and 'they' were. */
function agreeing(rest: string, subject: string): string {
  const who = /^\{(\w+)/.exec(subject)?.[1];
  if (who === undefined || !/^was\b/.test(rest)) return rest;
  return `{${who === 'h' ? 'was' : `${who}.was`}}${rest.slice(3)}`;
}

const slotSubject = /^\{(h|p|q|ally|foe)(?:\.he|\.name|\.noun|\.a)?\}/;

/** Who does it, so that the second half can stand alone: a slot, or a noun in «», which is said only where a sentence begins. */
export function subjectOf(clause: string): string | null {
  const slot = slotSubject.exec(clause)?.[1];
  if (slot !== undefined) return slot === 'h' ? '{h}' : `{${slot}.he}`;
  if (clause.startsWith('{he}')) return '{h}';
  const body = clause.replace(/^(?:and|but|so|then) /, '');
  const word = /^(?:It|They|it|they) /.exec(body)?.[0];
  if (word !== undefined) return `«${word.trim().toLowerCase()}»`;
  const words = body.split(' ');
  const verb = words.findIndex((each) => isPast(each.toLowerCase()));
  if (verb < 2 || verb > 4 || !/^(?:the|an?|one|nobody|somebody)$/i.test(words[0] ?? '')) return null;
  const noun = words.slice(0, verb).join(' ');
  return /[{[<,]/.test(noun) ? null : `«${noun.toLowerCase().replace(/^an? /, 'the ')}»`;
}

function isSubject(word: string): boolean {
  return word.startsWith('{') || subjects.has(word.toLowerCase());
}

const subjects = new Set(
  'it they there the a an nobody somebody someone everyone everybody one each all both this another something nothing nobody no neither two three four five six seven eight nine ten eleven twelve some half most only what he she its these those whoever people'.split(
    ' ',
  ),
);

/** Whether a text has a finite verb, or a slot that is one. */
export function hasVerb(text: string): boolean {
  const plain = plainOf(text);
  let from = -1;
  for (let i = 0; i <= plain.length; i++) {
    const code = plain.charCodeAt(i);
    const isInside = (code > 96 && code < 123) || (code > 64 && code < 91) || code === 39;
    if (isInside && from < 0) from = i;
    if (isInside || from < 0) continue;
    if (isPast(plain.slice(from, i).toLowerCase())) return true;
    from = -1;
  }
  return false;
}

/**
 * Whether a text has a finite verb of its own: one before any clause that hangs on a noun ("all along land that was not yet his" has none,
 * nor has "the long way round that he liked best"), and no name in place of it.
 */
export function hasOwnVerb(text: string): boolean {
  const bare = text
    .replace(/\{(?!was\b|has\b|did\b|\w+\.(?:was|has)\b)[^}]*\}/g, 'it')
    // "A will, and a saw": behind its article a word is a thing.
    .replace(/\b(an?) (?:will|saw|might|found|felt|cut|set|spread)\b/gi, '$1 thing');
  const own = /^(?:when|as|if|while|after|before|because|since|whoever|what|whatever|who|where) /i.test(bare)
    ? bare
    : (bare.split(/ (?:that|which|who|whom|whose|when|where|whoever) /)[0] ?? bare);
  return hasVerb(own);
}

function first(text: string): string {
  return text.split(/[\s,]/)[0] ?? '';
}

const sameForms = new Set('put set let shut cut spread'.split(' '));
const auxiliaries = new Set(
  'was were had did could would might should must is are has have can will seemed went came lay stood sat'.split(
    ' ',
  ),
);

/** Whether a word is a verb of the past, or an auxiliary. */
export function isPast(word: string): boolean {
  if (auxiliaries.has(word) || sameForms.has(word) || isIrregularPast(word)) return true;
  const verb = verbOf(word);
  if (verb === null) return /^[a-z]{3,}ed$/.test(word);
  return word !== verb.base && !word.endsWith('ing') && !word.endsWith('s');
}

const tail =
  /, (?:like|as|with|without|which|who|whose|where|quite|rather|very|not|one|from|in|under|over|at|for|by|and not|if|all of|most of|each|looking|[a-z]+ing)\b[^,{}[\]]*$/;

/** @param size of the text, see `sizeOf` */
function withTail(text: string, size: number): string {
  if (size <= 9) return text;
  if (size > 12) {
    const middle = aside.exec(text);
    if (
      middle !== null &&
      !middle[0].includes('{aside}') &&
      // Behind an aside the sentence goes on with its verb; a list does not.
      isPast(/^ ?([a-z']+)/.exec(text.slice(middle.index + middle[0].length))?.[1] ?? '') &&
      depthAt(text, middle.index) === 0 &&
      wordCount(plainOf(middle[0])) <= 7
    ) {
      const now = `${text.slice(0, middle.index)} [0 ${middle[0]}]${text.slice(middle.index + middle[0].length)}`;
      return withTail(now, sizeOf(now));
    }
  }
  const found = tail.exec(text) ?? (size > 12 ? anyTail.exec(text) : null);
  if (found === null) return withPhrase(text, size);
  if (
    depthAt(text, found.index) > 0 ||
    // "With this in hand, …" is no sentence without what follows.
    !hasVerb(text.slice(0, found.index)) ||
    isHanging(text.slice(0, found.index)) ||
    wordCount(plainOf(text.slice(0, found.index))) < 4 ||
    /(?:, ).*, /.test(text.slice(Math.max(0, found.index - 40)))
  )
    return text;
  const head = text.slice(0, found.index);
  return `${withPhrase(head, sizeOf(head))} [0 ${found[0]}]`;
}

/** "If those who knew her could see her now": no sentence without the one that it hangs on, which stands behind the comma. */
export function isHanging(head: string): boolean {
  return (
    !head.includes(',') &&
    /^(?:(?:and|but|so|then) )?(?:if|when|while|as|once|since|because|although|though|seeing|whatever|whoever|wherever|before|after|until|unless|by the time|having|to (?!the\b|an?\b|his\b|her\b|their\b|one\b|both\b|each\b)\p{Ll}+)\b/iu.test(
      head,
    )
  );
}

/** What follows the last comma, where even that is too much for the shortest sentences. */
const aside = /, (?!and |but |so )[^,[\]]+,(?= (?!who|which|that))/;
const anyTail = /, [^,[\]]*$/;

const phrase =
  / (?:(?:with|for|at|in|on|from|like|until|because|as if|before|after|under|behind|beside|across|by|along|against|without) (?:the|an?|one|his|her|their|two|both|some|no|each|every|nothing|something|nobody|somebody|\{|opening|looking)|(?:in|on|with|by|from|at|for|like|of) [a-z]+$|(?:that|which|who|when|where|while|until) )/g;

/** The last phrase of a clause that is still too long: it may be left out where a level has no room for it. */
function withPhrase(text: string, size: number): string {
  if (size <= 11) return text;
  const starts = [...text.matchAll(phrase)].map((match) => match.index);
  const isLong = (at: number) => {
    const before = sizeOf(text.slice(0, at));
    return before >= 5 && before <= 12;
  };
  const last = starts.findLast(
    (at) =>
      depthAt(text, at) === 0 &&
      isLong(at) &&
      hasVerb(text.slice(0, at)) &&
      !unfinished.test(text.slice(0, at).replace(/\{(?:\w+\.)?(was|has)\}/g, '$1')) &&
      // "All the people {h} had met | on the way went through {his} head": the verb is in what would go.
      (!hasVerb(text.slice(at)) || hangs.test(text.slice(at))) &&
      // "so glad that he put the cups" is not all that he did with them.
      !carries.test(text.slice(0, at)) &&
      // "On a day like a folded letter" is no day without it.
      !(/\ban? \w+$/.test(text.slice(0, at)) && /^ (?:like|as if) /.test(text.slice(at))) &&
      // "She came down by a way that …" is no way without its clause.
      !/\ban? (?:way|kind|sort|place|thing)$/.test(text.slice(0, at)) &&
      // "There was not one person who …" is nothing without its clause.
      !(/^there (?:was|were)\b/i.test(text) && /^ (?:who|that|which) /.test(text.slice(at))) &&
      !/[[\]]/.test(text.slice(at)),
  );
  return last === undefined ? text : `${text.slice(0, last)} [0 ${text.slice(last).trim()}]`;
}

/** What may have a verb and still be left out. */
const hangs = /^ (?:that|which|who|when|where|while|until|because|as if|before|after) /;

/** What is put or laid is put somewhere. */
const carries = /\b(?:put|laid|set|placed|hung|kept|left|held|stood) (?:\w+ )?(?:\w+|\{[^}]*\})$/i;

/** A clause must not stop after one of these. */
export const unfinished =
  /\b(?:was|were|been|be|had|put|set|laid|lay|stood|sat|of|than|and|or|but|as|so|that|the|a|an|to|is|looked|seemed|made|kept|got|went|came|hung|gave|took|led|ran|live|lived|belonged|depends|out|not|if|what|who|how|there|it|more|less|knew|know|say|said|tell|told|has|have|asked|thought|saw|heard|only|too|very|quite|even|just|no|any|one|all|each|putting|taking|making|giving|getting|holding|bringing|having|doing|being|keeping|setting|going|looking)$/i;

const slotSizes: { readonly [slot: string]: number } = {
  place: 3,
  next: 3,
  last: 3,
  target: 4,
  token: 4,
  home: 3,
  inhome: 4,
  goal: 5,
  hands: 2,
  garment: 2,
  hair: 2,
  aside: 6,
  did: 4,
  todo: 5,
  must: 3,
};

/** Words of a clause with its slots at their usual length. */
function sizeOf(text: string): number {
  if (!marked.test(text)) return wordCount(text);
  let extra = 0;
  const told = text.includes('[') ? text.replace(/\[(?!!)[^\]]*\]/g, '') : text;
  for (let at = told.indexOf('{'); at >= 0; at = told.indexOf('{', at)) {
    const end = told.indexOf('}', at);
    if (end < 0) break;
    const slot = told.slice(at + 1, end);
    extra += slot.endsWith('.a') ? 4 : (slotSizes[slot] ?? 1) - 1;
    at = end;
  }
  return wordCount(plainOf(text)) + extra;
}

/** What begins a mark of the notation. */
const marked = /[«»[{<]/;

function plainOf(text: string): string {
  let plain = text;
  if (/[«»]/.test(plain)) plain = plain.replace(/[«»]/g, '');
  if (plain.includes('[')) plain = plain.replace(/\[!([^\]]*)\]/g, '$1').replace(/\[[^\]]*\]/g, '');
  if (plain.includes('{')) plain = plain.replace(/\{[^}]*\}/g, 'was');
  return plain.includes('<') ? plain.replace(/<([^~/>]*)[^>]*>/g, '$1') : plain;
}

function depthAt(text: string, at: number): number {
  let depth = 0;
  for (let i = 0; i < at; i++) {
    const sign = text.charCodeAt(i);
    if (sign === 91 || sign === 123 || sign === 60) depth += 1;
    if (sign === 93 || sign === 125 || sign === 62) depth -= 1;
  }
  return depth;
}
