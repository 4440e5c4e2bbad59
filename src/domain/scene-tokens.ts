import { unnamed } from './scene-words.ts';

/** A word of a passage as it was written, or a mark. */
export type Token = {
  readonly word: string;
  readonly lower: string;
  /** Whether a capital letter says nothing here: a sentence or a quotation begins. */
  readonly opens: boolean;
};

/** Takes English prose apart; possessive endings are gone. */
export function tokensOf(text: string): readonly Token[] {
  const tokens: Token[] = [];
  let opens = true;
  for (const match of text.normalize('NFC').replaceAll('’', "'").match(tokenForm) ?? []) {
    const isWord = /^\p{L}/u.test(match);
    const word = withoutQuotesBehind(match.endsWith("'s") ? match.slice(0, -2) : match);
    tokens.push({
      word: isWord ? word : match,
      lower: isWord ? word.toLowerCase() : match,
      opens: isWord && opens,
    });
    opens = !isWord && match !== ',' && match !== ';';
  }
  return tokens;
}

function withoutQuotesBehind(word: string): string {
  let end = word.length;
  while (word.charAt(end - 1) === "'") end -= 1;
  return word.slice(0, end);
}

const tokenForm = /\p{L}[\p{L}\p{M}'-]*|[.!?…:;,"“”()\n—–]/gu;

/** How many tokens from `at` on are one name; 0 for none. */
export function nameLength(tokens: readonly Token[], at: number): number {
  let length = 0;
  for (let token = tokens[at]; token !== undefined && length < 4; token = tokens[at + length]) {
    if (!/^\p{Lu}/u.test(token.word) || unnamed.has(token.lower) || isShouted(token.word)) break;
    length += 1;
  }
  return length;
}

function isShouted(word: string): boolean {
  return word.length > 1 && word === word.toUpperCase();
}

/** Words after which a capitalised name is a place. */
export const placeWords = new Set(
  'in at near into through across beyond outside inside reached entered'.split(' '),
);
