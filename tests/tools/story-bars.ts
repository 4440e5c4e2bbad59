/** A bar of the storyteller: what was measured, and what it takes to ship and to excel. */
export type Bar = {
  readonly name: string;
  readonly value: number;
  readonly ship: number;
  readonly excellent: number;
  /** Whether more is better. */
  readonly atLeast: boolean;
  readonly meets: 'none' | 'ship' | 'excellent';
};

/** A bar that a value must reach: whether more or less is better is read from the two marks, or from `least` when they are equal. */
export function barOf(name: string, value: number, ship: number, excellent: number, least = false): Bar {
  const isMore = excellent > ship || (excellent === ship && least);
  const reaches = (mark: number) => (isMore ? value >= mark : value <= mark);
  return {
    name,
    value: Number(value.toFixed(5)),
    ship,
    excellent,
    atLeast: isMore,
    meets: reaches(excellent) ? 'excellent' : reaches(ship) ? 'ship' : 'none',
  };
}

/** How the sentences of a play begin: the commonest first two words, pronouns, and the same word as the sentence before. */
export function openersOf(sentences: readonly string[]): {
  readonly top: number;
  readonly pronoun: number;
  readonly same: number;
} {
  const counts = new Map<string, number>();
  let pronoun = 0;
  let same = 0;
  let before = '';
  for (const sentence of sentences) {
    const words = sentence.toLowerCase().match(/[\p{L}\p{N}]+(?:['’]\p{L}+)*/gu) ?? [];
    const first = words[0] ?? '';
    const two = `${first} ${words[1] ?? ''}`;
    counts.set(two, (counts.get(two) ?? 0) + 1);
    if (pronouns.has(first)) pronoun += 1;
    if (first === before) same += 1;
    before = first;
  }
  const all = Math.max(1, sentences.length);
  return { top: Math.max(0, ...counts.values()) / all, pronoun: pronoun / all, same: same / all };
}

const pronouns = new Set('i you he she it we they'.split(' '));

export function mean(values: readonly number[]): number {
  return values.reduce((sum, each) => sum + each, 0) / Math.max(1, values.length);
}

export function median(values: readonly number[]): number {
  const sorted = [...values].sort((a, b) => a - b);
  return sorted[sorted.length >> 1] ?? 0;
}
