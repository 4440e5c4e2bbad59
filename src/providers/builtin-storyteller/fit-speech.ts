import { calledShort } from './fit-names.ts';
import { capital, wordCount } from './morphology.ts';
import { withShortForms } from './short-forms.ts';
import { hasOwnVerb, isPast, unfinished } from './split-clause.ts';
import { verbOf } from './verbs.ts';
import type { Referent } from './refer.ts';

/**
 * Brings talk that is too long for its level down to it: it stops where its speaker draws breath, whoever speaks is presented before,
 * and where a word or two are too many it is said as one says it. What can be done neither to stays as it is.
 * @param text one or more sentences with straight quotation marks, as a clause holds them.
 * @param mayCut whether what hangs on who said it may be left out.
 * @param people who may have said it.
 * @param plain what makes narration between talk shorter.
 */
export function spokenShorter(
  text: string,
  most: number,
  mayCut: boolean,
  people: readonly Referent[],
  plain: (text: string) => string,
): string {
  if ((text.match(/"/g) ?? []).length % 2 === 1 || /[“”]/.test(text)) return text;
  const told: string[] = [];
  let open = false;
  for (const sentence of text.split(sentenceEnd)) {
    const lines = shorter({ text: sentence, open }, most, mayCut, people, 4);
    told.push(...lines.map((line) => (line.open || line.text.includes('"') ? line.text : plain(line.text))));
    if ((sentence.match(/"/g) ?? []).length % 2 === 1) open = !open;
  }
  return told.join(' ');
}

/** Where a sentence ends and another begins, in or out of talk. */
export const sentenceEnd = /(?<=[.!?…]["']{0,2}) (?=[\p{Lu}"])/u;

/** A sentence, and whether somebody is speaking already where it begins. */
type Line = { readonly text: string; readonly open: boolean };

function shorter(
  line: Line,
  most: number,
  mayCut: boolean,
  people: readonly Referent[],
  depth: number,
): readonly Line[] {
  const isPlain = !line.open && !line.text.includes('"');
  if (wordCount(line.text) <= most || depth === 0 || isPlain) return [line];
  const again = (lines: readonly Line[]) =>
    lines.flatMap((each) => shorter(each, most, mayCut, people, depth - 1));
  const parted = atTag(line) ?? behindTag(line, people);
  if (parted !== null) return again(parted);
  const brief = contracted(line, most);
  if (brief !== null) return [{ ...line, text: brief }];
  const two =
    atBreath(line, most) ??
    (most < 15 ? (presentedFirst(line, people) ?? presentedAfter(line, people)) : null);
  if (two !== null) return again(two);
  const cut = mayCut ? withoutManner(line, most) : null;
  return [{ ...line, text: cut ?? calledShort(line.text, most, people) }];
}

const isOpenAt = ({ text, open }: Line, at: number): boolean =>
  ((text.slice(0, at).match(/"/g) ?? []).length % 2 === 1) !== open;

/** `"The first," said Wat, "and then the rest."` stops behind who says it. */
function atTag(line: Line): readonly Line[] | null {
  for (const seam of line.text.matchAll(/(?<=[^"]), "(?=[\p{L}])/gu)) {
    if (isOpenAt(line, seam.index)) continue;
    const first = line.text.slice(0, seam.index);
    const rest = line.text.slice(seam.index + 3);
    const words = /^"?(.*?)[,.!?]?"[^"]*$/.exec(first)?.[1] ?? '';
    // "…," it said, and then, "Left."
    if (!/"[^"]* (?!and|but|or|then|that|again|to|added)\p{L}+$/u.test(first)) continue;
    const said = rest.split(/[.!?]?"/)[0] ?? '';
    if (!standsAlone(words) || !goesOnAlone(said)) continue;
    return [
      { text: `${first}.`, open: line.open },
      { text: `"${capital(rest)}`, open: false },
    ];
  }
  return null;
}

const dependent =
  /^(?:if|when|whenever|while|after|before|because|since|whoever|whatever|wherever|whichever|once|until|unless|though|although|as|that|where|had|were|should)\b/i;
const auxiliary =
  /^(?:is|am|are|was|were|have|has|had|do|does|did|will|would|can|could|shall|should|may|might|must|cannot|isn['’]t|don['’]t|it['’]s|i['’]m)$/i;
const pronoun =
  /^(?:i|you|he|she|it|we|they|there|nobody|somebody|everyone|everybody|someone|that|this|one)$/i;
const article =
  /^(?:the|an?|my|your|his|her|our|their|its|some|no|every|each|all|two|three|four|five|most|both|another|these|those|people)$/i;

/** Whether spoken words hold a verb that belongs to them, not to a clause that hangs on them. */
function speaksOut(words: string): boolean {
  const own =
    words.split(/ (?:that|which|who|whom|when|where|if|because|until|whoever|whether) /)[0] ?? words;
  const list = own.split(/[^\p{L}'’-]+/u);
  return list.some((word, i) => {
    const lower = word.toLowerCase();
    if (auxiliary.test(lower) || isPast(lower)) return true;
    return pronoun.test(list[i - 1] ?? '') && verbOf(lower.replace(/s$/, '')) !== null;
  });
}

function standsAlone(words: string): boolean {
  return speaksOut(words) && !dependent.test(words) && !unsaid.test(words) && !openEnded.test(words);
}

const openEnded =
  /\b(?:consider|think|thinks|thought|believe|suppose|hope|find|mean|means|see|tell you|told (?:me|us|you)|told|same|thing is|trouble is|question is|rather|better|sure|afraid|like|with|in|on|at|by|for|from|to|into)$/i;

/** Spoken words must not stop behind one of these. */
const unsaid =
  /\b(?:was|were|is|are|am|be|been|of|than|and|or|but|as|so|that|the|an?|to|if|what|who|how|not|has|have|had|say|said|tell|asked|very|my|your|his|its|our|their)$/i;

/** Whether what follows could be a sentence: 'and' and whatever it likes with a subject, or a subject and its verb. */
function goesOnAlone(words: string): boolean {
  const joint = /^(?:and|but|so|and so|and then) /.exec(words)?.[0] ?? '';
  const rest = words.slice(joint.length);
  const [first = '', second = ''] = rest.split(/[\s,]+/);
  if (rest.startsWith('that is,')) return false;
  if (pronoun.test(first))
    return (
      !/^(?:that|this|one)$/i.test(first) ||
      auxiliary.test(second) ||
      isPast(second) ||
      (verbOf(second.replace(/s$/, '')) !== null && second.endsWith('s'))
    );
  const clause = rest.split(/, /)[0] ?? rest;
  return article.test(first) && speaksOut(clause.split(' ').slice(1).join(' '));
}

/** `"Go," he said, and one could hear him sit` is told in two; so is what the speaker did then. */
function behindTag(line: Line, people: readonly Referent[]): readonly Line[] | null {
  const tag = /"(?: [^",.]+){0,1}(,? and | and |, but )([^"]+[.!?])$/.exec(line.text);
  if (tag === null || isOpenAt(line, tag.index + 1)) return null;
  const close = tag.index + 1;
  const body = line.text.slice(0, line.text.length - (tag[1] ?? '').length - (tag[2] ?? '').length);
  const rest = tag[2] ?? '';
  const joint = (tag[1] ?? '').includes('but') ? 'But ' : '';
  const who = body.slice(close).trim();
  if (!who.split(' ').some(isPast)) return null;
  const head = rest.split(/[\s,.]/)[0] ?? '';
  const subject = /^(?:he|she|it|they|you|one|nobody|somebody|there|the|an?|\p{Lu}\p{Ll}+)$/u.test(head)
    ? hasOwnVerb(rest)
      ? ''
      : null
    : isPast(head)
      ? speakerOf(who, people)
      : null;
  if (subject === null) return null;
  const next =
    subject === ''
      ? capital(joint + rest)
      : `${joint === '' ? capital(subject) : `${joint}${subject}`} ${subject === 'they' || subject === 'you' ? rest.replace(/^was\b/, 'were') : rest}`;
  if (wordCount(next) < 5) return null;
  return [
    { text: `${body}.`, open: line.open },
    { text: next, open: false },
  ];
}

/** The pronoun of whoever a tag names: 'said the child', 'she said'. */
export function speakerOf(tag: string, people: readonly Referent[]): string | null {
  const own = /\b(he|she|it|they|you)\b/.exec(tag)?.[1];
  if (own !== undefined) return own;
  const found = people.filter(
    (each) =>
      tag.includes(each.short) || tag.includes(each.name) || (each.noun !== '' && tag.includes(each.noun)),
  );
  return new Set(found.map((each) => each.id)).size === 1 ? (found[0]?.pronoun ?? null) : null;
}

/** `"It goes along the row," said a nurse with a lamp` is `There was a nurse with a lamp. "It goes along the row," she said`. */
function presentedFirst(line: Line, people: readonly Referent[]): readonly Line[] | null {
  const found = /^(".*[,?!]") (said|asked|called|cried|whispered) (an? [^",]+?)\.$/.exec(line.text);
  if (found === null || line.open) return null;
  const [, words = '', verb = '', who = ''] = found;
  if ((words.match(/"/g) ?? []).length !== 2) return null;
  const person = people.find((each) => each.noun !== '' && who.includes(each.noun));
  const first = `There was ${who}.`;
  if (person === undefined || person.pronoun === 'you' || wordCount(first) < 5) return null;
  return [
    { text: first, open: false },
    { text: `${words} ${person.pronoun} ${verb}.`, open: false },
  ];
}

/** Where a speaker draws breath: before 'and I', 'but it', or where the next sentence stands behind a comma. */
function atBreath(line: Line, most: number): readonly Line[] | null {
  let best: readonly Line[] | null = null;
  let least = Infinity;
  for (const seam of line.text.matchAll(/(?:, (and then|and so|and|but|so) |[,;] )(?=[\p{L}])/gu)) {
    if (!isOpenAt(line, seam.index)) continue;
    const first = line.text.slice(0, seam.index);
    const rest = line.text.slice(seam.index + seam[0].length);
    const said = first.slice(first.lastIndexOf('"') + 1);
    const next = rest.split(/[,.!?]?"/)[0] ?? '';
    const last = said.split(', ').at(-1) ?? said;
    const isJoined = seam[1] !== undefined || seam[0].startsWith(';');
    if (dependent.test(said) || dependent.test(last.replace(/^(?:and|but|so) /, '')) || needsTwo.test(said))
      continue;
    if (!speaksOut(said) || openEnded.test(said) || unsaid.test(said)) continue;
    const subject = goesOnAlone(next) ? '' : isJoined ? sameSubject(said, next) : null;
    if (subject === null || (!isJoined && (!speaksOut(last) || !splices.test(next)))) continue;
    if (wordCount(said) < 3 || wordCount(next) < 3) continue;
    const word =
      seam[1] === 'but'
        ? 'but '
        : seam[1] === 'so' || seam[1] === 'and so'
          ? 'so '
          : seam[1] === 'and then'
            ? 'then '
            : '';
    const second = capital(word + (subject === '' ? rest : `${subject} ${rest}`));
    const longest = Math.max(wordCount(first), wordCount(second));
    const uneven = longest <= most ? Math.abs(wordCount(first) - wordCount(second)) : longest + 40;
    if (uneven >= least) continue;
    least = uneven;
    best = [
      { text: `${first}.`, open: line.open },
      { text: second, open: true },
    ];
  }
  return best;
}

/** "so many", "either", "not only": what begins so is not over at the next comma. */
const needsTwo =
  /\b(?:so (?:many|much|few|[a-z]+ that)|such|either|neither|both|not only|whether|the more|no sooner|if)\b/i;

/** What may follow a comma alone: "It is no good to anyone, it has his name on it". */
const splices =
  /^(?:it|he|she|they|we|you|I|there) (?:is|was|has|had|are|were|have|will|would|can|could|did|does|do|am)\b(?! (?:told|sure|afraid|sorry|glad)\b)/;

/** `They came round and asked, and gave me the cup`: who did the first did the second. */
function sameSubject(said: string, next: string): string | null {
  const who = /^(?:and |but |so |then )?(I|you|he|she|it|we|they) (?:\p{L}+)/iu.exec(said)?.[1];
  const verb = next.split(/[\s,.]/)[0] ?? '';
  if (
    who === undefined ||
    !isPast(verb) ||
    /^(?:have|has|can|will|must|is|are)$/.test(verb) ||
    /\b(?:was|were|had)$/.test(said)
  )
    return null;
  if (
    /, (?:he|she|it|they|we|I|you|the|an?)\b|\b(?:that|which|who|where|when|while|and (?:he|she|it|they|we|I|you|the)) /.test(
      said.slice(who.length),
    )
  )
    return null;
  return who;
}

/** What anybody says shorter, the least change first. */
const contractions: readonly (readonly [RegExp, string])[] = [
  [/\b(do|does|did|is|are|was|were|have|has|had|would|could|should) not\b/i, '$1n’t'],
  [/\bcannot\b/, 'can’t'],
  [/\bwill not\b/, 'won’t'],
  [/\b(I) am\b(?! (?:to|not to)\b)(?= \p{L})/u, '$1’m'],
  [/\b(it|that|there|he|she) is\b(?= (?!not\b)\p{L})/iu, '$1’s'],
  [/\b(they|we|you) are\b(?= (?!not\b)\p{L})/iu, '$1’re'],
  [
    /\b(I|you|we|they) have\b(?= (?:\p{L}+ed|been|got|had|seen|done|gone|come|never|put|brought|told|just|no|made|taken|lost|found|given|kept|heard|always|only)\b)/iu,
    '$1’ve',
  ],
  [/\b(he|she|it|there) has\b(?= (?:\p{L}+ed|been|got|had|seen|done|gone|come|never)\b)/iu, '$1’s'],
  [/\b(I|you|we|they|he|she|it) (?:will|shall)\b(?= (?!not\b)\p{L})/iu, '$1’ll'],
  [/\b(I|you|we|they|he|she) would\b(?= (?!not\b)\p{L})/iu, '$1’d'],
  [
    /\b(say|says|said|think|thought|know|knew|hope|sure|told (?:me|him|her|you|them|us)|found|see|so|swear|way|day|thing|one) that(?= (?:the|an?|it|he|she|they|you|I|we|there|nobody|somebody|my|his|her|\p{Lu}))/u,
    '$1',
  ],
];

/** Said as one says it, where that makes it short enough; narration keeps its words. */
function contracted(line: Line, most: number): string | null {
  let now = line.text;
  if (wordCount(now) > most + 3) return null;
  for (const [long, short] of contractions) {
    for (let from = 0; ;) {
      const found = long.exec(now.slice(from));
      if (found === null) break;
      const at = from + found.index;
      from = at + found[0].length;
      if (!isOpenAt({ text: now, open: line.open }, at)) continue;
      now = now.slice(0, at) + now.slice(at).replace(long, short);
      // What is said short once is said short all through the sentence.
      if (wordCount(now) <= most) return withShortForms(now, 'short', [], line.open);
    }
  }
  return null;
}

/** `"…," said Wat, a miller with one hand` is `"…," said Wat. He was a miller with one hand`. */
function presentedAfter(line: Line, people: readonly Referent[]): readonly Line[] | null {
  const found = /^(.*" (?:said|asked|called|cried|whispered) (\p{Lu}[^",]*)), (an? [^",]+\.)$/u.exec(
    line.text,
  );
  const [, body = '', name = '', what = ''] = found ?? [];
  const person = people.find((each) => each.short === name || each.name === name);
  if (found === null || person === undefined || isOpenAt(line, body.length)) return null;
  const was = person.pronoun === 'they' || person.pronoun === 'you' ? 'were' : 'was';
  const second = `${capital(person.pronoun)} ${was} ${what}`;
  return wordCount(second) < 5
    ? null
    : [
        { text: `${body}.`, open: line.open },
        { text: second, open: false },
      ];
}

/** Without what hangs behind who said it: how, or with what in hand. */
function withoutManner(line: Line, most: number): string | null {
  const close = line.text.lastIndexOf('"');
  const tag = line.text.slice(close + 1);
  if (close < 0 || isOpenAt(line, line.text.length)) return null;
  const [, who] =
    /^( (?:said|asked|called|cried|whispered) (?:an? (?:[a-z’'-]+ )?[a-z’'-]+|(?:the )?[\p{L}’'-]+(?: [\p{Lu}][\p{L}’'-]*)*)),? (?:with|in|on|at|from|by|over|under|through|to|when|while|as|who|whose|seeing|looking|without|behind|across|not|after|before|speaking|hardly)\b/u.exec(
      tag,
    ) ??
    /^( (?:[^",]+ )?(?:said|asked|called|cried|whispered)(?: [^",]+)?), [^"]*$/u.exec(tag) ??
    [];
  if (who === undefined || unfinished.test(who) || /, (?:and|but) |\babout to\b/.test(tag)) return null;
  const now = `${line.text.slice(0, close + 1)}${who}.`;
  return wordCount(now) <= most ? now : null;
}
