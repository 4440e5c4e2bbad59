import { nameLength, placeWords } from './scene-tokens.ts';
import type { Token } from './scene-tokens.ts';
import { humanActs, nameTitles, placeNouns, unnamed } from './scene-words.ts';

type Found = {
  readonly name: string;
  readonly at: number;
  readonly count: number;
  /** Whether it was written with a capital where a common word would have none. */
  readonly sure: boolean;
  /** Whether it did what only people do. */
  readonly acts: boolean;
  readonly place: boolean;
};

/** Known people who are mentioned, and names: capitals inside a sentence, or capitals that come again and do what people do. */
export function charactersIn(tokens: readonly Token[], names: readonly string[]): readonly string[] {
  const found = namesIn(tokens);
  const known = names.flatMap((name) => knownPerson(name, tokens));
  const knownParts = new Set(names.flatMap((name) => name.toLowerCase().split(/\s+/)));
  const others = [...found.values()].filter(
    ({ name, sure, acts, count, place }) =>
      !place &&
      (sure || (acts && count > 1)) &&
      !name
        .toLowerCase()
        .split(' ')
        .some((part) => knownParts.has(part)),
  );
  const all = [...known, ...others].sort((a, b) => a.at - b.at).map(({ name }) => name);
  return [...new Set(all)];
}

function knownPerson(
  name: string,
  tokens: readonly Token[],
): readonly { readonly name: string; readonly at: number }[] {
  const whole = name.trim().replace(/\s+/g, ' ');
  const parts = whole
    .toLowerCase()
    .split(' ')
    .filter((part) => !nameTitles.has(part) && !unnamed.has(part));
  const at = tokens.findIndex(
    ({ word, lower }) => parts.includes(lower) && (word !== lower || whole === whole.toLowerCase()),
  );
  return whole === '' || at < 0 ? [] : [{ name: whole, at }];
}

function namesIn(tokens: readonly Token[]): ReadonlyMap<string, Found> {
  const found = new Map<string, Found>();
  for (let at = 0; at < tokens.length;) {
    const length = nameLength(tokens, at);
    const parts = tokens.slice(at, at + length);
    const [first] = parts;
    if (first === undefined || parts.every(({ lower }) => nameTitles.has(lower))) {
      at += Math.max(1, length);
      continue;
    }
    const name = parts.map(({ word }) => word).join(' ');
    const before = found.get(name);
    const isPlace = behindPlaceWord(tokens[at - 1]) || placeNouns.has(parts.at(-1)?.lower ?? '');
    found.set(name, {
      name,
      at: before?.at ?? at,
      count: (before?.count ?? 0) + 1,
      sure: (before?.sure ?? false) || !first.opens || length > 1,
      acts: (before?.acts ?? false) || humanActs.has(tokens[at + length]?.lower ?? ''),
      place: (before?.place ?? true) && isPlace,
    });
    at += length;
  }
  return found;
}

function behindPlaceWord(before: Token | undefined): boolean {
  return before !== undefined && (placeWords.has(before.lower) || before.lower === 'left');
}
