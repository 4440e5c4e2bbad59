import { isPast, splitLong, subjectOf } from './split-clause.ts';

/** How a clause hangs on the one before it; it is spelled only when the two share a sentence. */
export type Rel = 'plain' | 'and' | 'but' | 'so' | 'then' | 'while' | 'as' | 'for' | 'colon';

/** Part of a clause. `tier` 1 is for every reading level, 2 from middle school, 3 from high school; 0 stays unless its sentence is too long. */
export type Piece =
  | { readonly type: 'text'; readonly text: string }
  | { readonly type: 'slot'; readonly who: string; readonly form: string }
  | { readonly type: 'option'; readonly tier: 0 | 1 | 2 | 3; readonly pieces: readonly Piece[] }
  /** «the goat»: the subject of a half that was split off; said only where it begins a sentence. */
  | { readonly type: 'lead'; readonly text: string }
  /** `<plain~rich>`: the plain word for elementary and middle school. */
  | { readonly type: 'tiered'; readonly plain: readonly Piece[]; readonly rich: readonly Piece[] }
  /** `<this/that>`: one of them, drawn when the clause is told. */
  | { readonly type: 'choice'; readonly of: readonly (readonly Piece[])[] };

/** The unit of prose: one clause of 5 to 12 words with optional expansions. */
export type Clause = {
  readonly rel: Rel;
  readonly pieces: readonly Piece[];
  /** Holds spoken words or is a question: it stands as a sentence of its own. */
  readonly speech: boolean;
  /** Marked with [! …]: nothing of it may be left out. */
  readonly whole: boolean;
  /** Written as a sentence: it is joined to another only where a reading level demands length. */
  readonly full?: boolean;
};

/**
 * Reads clauses: `|` or a line break parts them, `[...]` is an expansion (`[1 ...]`, `[3 ...]` give its tier, 2 otherwise),
 * `[! ...]` a tail that is never dropped, `{...}` a slot, `<a/b>` a choice, `<plain~rich>` two vocabularies.
 * @param full whether a clause without a joint is a sentence
 */
export function parseClauses(text: string, full = false): Clause[] {
  // Somebody else's 'was' is not the hero's.
  const others = text.includes('} {')
    ? text.replace(/\{(p|q|ally|foe)(\.\w+)?\} \{(was|has)\}/g, '{$1$2} {$1.$3}')
    : text;
  const agreed = !others.includes('} was')
    ? others
    : others.replace(
        /(?<!\b(?:in|of|to|for|on|at|by|from|with|behind|around) )(\{(?:h|he|p|q|ally|foe)(?:\.he)?\}) was\b/g,
        (_, who: string) =>
          `${who} {${/^\{he?\}$/.test(who) ? 'was' : `${who.slice(1, -1).split('.')[0] ?? ''}.was`}}`,
      );
  const written: string[] = [];
  for (const each of agreed.split(/[|\n]/)) {
    const clause = agreeing(each.trim());
    if (clause !== '') written.push(clause);
  }
  const clauses: Clause[] = [];
  for (const clause of withSubjects(written))
    for (const part of splitLong(clause)) clauses.push(parseClause(part, full));
  return clauses;
}

/** '{h} {did} | and felt better' says who felt so, where the second clause stands alone. */
function withSubjects(clauses: readonly string[]): string[] {
  return clauses.map((clause, i) => {
    const found = /^(and|but|then|so) ([a-z]+)\b/.exec(clause);
    const subject =
      /^(?:(?:and|but|so|then|while|as|for) )?\{(h|he|p|q|ally|foe)(?:\.(?:he|a|name|noun))?\}/.exec(
        clauses[i - 1] ?? '',
      )?.[1];
    if (found === null || !isPast(found[2] ?? '') || (found[1] === 'so' && turned.test(found[2] ?? '')))
      return clause;
    if (subject === undefined) {
      // "It rang | and went on" of a thing: its name is said only where the half begins a sentence.
      const before = clauses[i - 1] ?? '';
      const other = /["“”]/.test(before)
        ? null
        : /^(?:and |but |so |then )?(?:some|every|no)(?:body|one)\b/i.test(before)
          ? '«they»'
          : subjectOf(before);
      return other?.startsWith('«') === true
        ? `${found[1] ?? ''} ${other} ${clause.slice((found[1] ?? '').length + 1)}`
        : clause;
    }
    const who = subject === 'h' || subject === 'he' ? '{h}' : `{${subject}.he}`;
    return `${found[1] ?? ''} ${who} ${clause.slice((found[1] ?? '').length + 1)}`;
  });
}

/** "It was a good deal to ask | so was the fare": 'so' is no joint before these. */
const turned = /^(?:was|were|had|did|would|could|should|might)$/;

/** 'was' of the hero is a slot wherever the hero is its subject: "{h} found it, and was found". */
function agreeing(clause: string): string {
  if (!/^(?:and |but |so |then |while |as )?\{he?\}/.test(clause) || /["“”]/.test(clause)) return clause;
  return clause
    .replace(/^((?:\w+ )?\{h\}, \{aside\},) was\b/, '$1 {was}')
    .replace(/(,? (?:and|but|or)) was\b/g, '$1 {was}');
}

/** Every expansion, choice and vocabulary of a text as plain words, for lints: slots stay as `{...}`. */
export function coreWords(clause: Clause, rich: boolean): string {
  return clause.pieces.map((piece) => pieceWords(piece, rich)).join('');
}

function pieceWords(piece: Piece, rich: boolean): string {
  switch (piece.type) {
    case 'text':
    case 'lead':
      return piece.text;
    case 'slot':
      return `{${piece.who}.${piece.form}}`;
    case 'option':
      return '';
    case 'tiered':
      return (rich ? piece.rich : piece.plain).map((each) => pieceWords(each, rich)).join('');
    case 'choice':
      return (piece.of[0] ?? []).map((each) => pieceWords(each, rich)).join('');
  }
}

const relWords: ReadonlySet<string> = new Set<Rel>(['and', 'but', 'so', 'then', 'while', 'as', 'for']);

function relOf(word: string): Rel | undefined {
  // The check that earns the cast: the set holds nothing else.
  return relWords.has(word) ? (word as Rel) : undefined;
}

function parseClause(text: string, full: boolean): Clause {
  // A question stands as a sentence of its own, too.
  const speech = /["“”]|[?!]$/.test(text);
  let rel: Rel = 'plain';
  let rest = text;
  const first = /^(\w+) /.exec(text)?.[1] ?? '';
  const known = relOf(
    first === 'And' || first === 'But' || first === 'So' || first === 'Then' ? first.toLowerCase() : first,
  );
  if (text.startsWith(': ')) {
    rel = 'colon';
    rest = text.slice(2);
  } else if (known !== undefined && isRel(known, text)) {
    rel = known;
    rest = text.slice(first.length + 1);
  }
  // Authors begin a line with a capital; whether it begins a sentence is decided when it is told.
  const isName = rest !== text || named.test(rest);
  const told = speech || isName ? rest : rest.charAt(0).toLowerCase() + rest.slice(1);
  return {
    rel,
    speech,
    whole: text.includes('[!'),
    pieces: parsePieces(told),
    ...(full && rel === 'plain' ? { full } : {}),
  };
}

/** What keeps its capital at the head of a line. */
const named = /^(?:I|Anna|Bertram|Ida|Crust|Latch|Heron|(?:Mon|Tues|Wednes|Thurs|Fri|Satur|Sun)days?)\b/;

/** 'For a while' and 'as it turned, something fell' begin with the word and are no joints. */
function isRel(rel: Rel, text: string): boolean {
  if (rel === 'as' || rel === 'while') return !text.includes(', ');
  if (rel === 'so')
    return !/^so (?:much|many|far|little|close|long|low|soon|was|were|had|did|would|could)\b/i.test(text);
  return (
    rel !== 'for' ||
    /^for (?:\{|it |they |there |nobody |none |all |the (?!first|last|second|rest|most|night|sake|time|moment|whole|next|day|better) )/.test(
      text,
    )
  );
}

/** Reads the pieces of one clause; a bracket without its partner is text. */
export function parsePieces(text: string): Piece[] {
  const pieces: Piece[] = [];
  let from = 0;
  const flush = (to: number) => {
    if (to > from) pieces.push({ type: 'text', text: text.slice(from, to) });
  };
  for (const { 0: open, index: at } of text.matchAll(openers)) {
    const close = closers[open];
    // Inside a bracket that was read already.
    if (close === undefined || at < from) continue;
    const end = matching(text, at, open, close);
    if (end < 0) continue;
    flush(at);
    const inner = text.slice(at + 1, end);
    // [! …]: a tail that belongs to the clause whatever the level; it is text, and the mark keeps it from being cut off.
    if (open === '[' && inner.startsWith('!')) pieces.push(...parsePieces(inner.slice(1).trimStart()));
    else pieces.push(bracketed(open, inner));
    from = end + 1;
  }
  flush(text.length);
  return pieces;
}

const openers = /[[{<«]/g;

const closers: { readonly [open: string]: string } = { '[': ']', '{': '}', '<': '>', '«': '»' };

function bracketed(open: string, inner: string): Piece {
  if (open === '{') return slotOf(inner);
  if (open === '«') return { type: 'lead', text: inner };
  if (open === '[') {
    const tier = /^([0123]) /.exec(inner)?.[1];
    const body = tier === undefined ? inner : inner.slice(2);
    return {
      type: 'option',
      tier: tier === '0' ? 0 : tier === '1' ? 1 : tier === '3' ? 3 : 2,
      pieces: parsePieces(body),
    };
  }
  const tilde = inner.indexOf('~');
  if (tilde >= 0) {
    return {
      type: 'tiered',
      plain: parsePieces(inner.slice(0, tilde)),
      rich: parsePieces(inner.slice(tilde + 1)),
    };
  }
  return { type: 'choice', of: inner.split('/').map(parsePieces) };
}

const heroForms = new Set(['h', "h's", 'he', 'him', 'his', 'himself', 'was', 'has']);

function slotOf(inner: string): Piece {
  if (heroForms.has(inner))
    return { type: 'slot', who: 'h', form: inner === 'h' ? 'auto' : inner === "h's" ? 'own' : inner };
  const dot = inner.indexOf('.');
  if (dot >= 0) return { type: 'slot', who: inner.slice(0, dot), form: inner.slice(dot + 1) };
  if (inner.endsWith("'s")) return { type: 'slot', who: inner.slice(0, -2), form: 'own' };
  return { type: 'slot', who: inner, form: 'auto' };
}

function matching(text: string, from: number, open: string, close: string): number {
  let depth = 0;
  for (let i = from; i < text.length; i++) {
    if (text.charAt(i) === open) depth += 1;
    if (text.charAt(i) === close) depth -= 1;
    if (depth === 0) return i;
  }
  return -1;
}
