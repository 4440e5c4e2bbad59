/** A source of chance that gives the same draws for the same seed in every engine: 32-bit integers and exact divisions only. */
export type Chance = {
  /** From 0 to just under 1. */
  readonly next: () => number;
  /** From `low` to just under `high`. */
  readonly between: (low: number, high: number) => number;
  /** A whole number from `low` to `high`, both included. */
  readonly int: (low: number, high: number) => number;
  /** Whether something happens that happens in `share` of all cases. */
  readonly odds: (share: number) => boolean;
  readonly pick: <T>(list: readonly [T, ...(readonly T[])]) => T;
};

/** A named stream of chance: more draws in one part of a picture do not shift those of another. */
export function chanceOf(seed: string, stream: string): Chance {
  let state = hashOf(`${stream}\u0000${seed}`);
  const next = (): number => {
    state = (state + 0x6d2b79f5) | 0;
    let bits = Math.imul(state ^ (state >>> 15), state | 1);
    bits ^= bits + Math.imul(bits ^ (bits >>> 7), bits | 61);
    return ((bits ^ (bits >>> 14)) >>> 0) / 4_294_967_296;
  };
  return {
    next,
    between: (low, high) => low + (high - low) * next(),
    int: (low, high) => low + Math.floor((high - low + 1) * next()),
    odds: (share) => next() < share,
    pick: (list) => list[Math.floor(next() * list.length)] ?? list[0],
  };
}

/** A 32-bit hash of a text, unsigned. */
export function hashOf(text: string): number {
  let hash = 0x9e3779b9 | 0;
  for (let at = 0; at < text.length; at += 1) {
    hash = Math.imul(hash ^ text.charCodeAt(at), 0x01000193);
    hash = (hash << 13) | (hash >>> 19);
  }
  hash = Math.imul(hash ^ (hash >>> 16), 0x85ebca6b);
  hash = Math.imul(hash ^ (hash >>> 13), 0xc2b2ae35);
  return (hash ^ (hash >>> 16)) >>> 0;
}

/** Sine of an angle in turns (1 is a full circle). Sums and products only: `Math.sin` differs in its last bit between engines. */
export function sin(turns: number): number {
  const part = turns - Math.floor(turns);
  const half = part < 0.5 ? part : part - 0.5;
  const near = half < 0.25 ? half : 0.5 - half;
  const x = near * 6.283185307179586;
  const xx = x * x;
  const value = x * (1 - (xx / 6) * (1 - (xx / 20) * (1 - (xx / 42) * (1 - (xx / 72) * (1 - xx / 110)))));
  return part < 0.5 ? value : -value;
}

/** Cosine of an angle in turns. */
export function cos(turns: number): number {
  return sin(turns + 0.25);
}
