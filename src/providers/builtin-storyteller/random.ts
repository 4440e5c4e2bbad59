/** A source of chance that gives the same draws for the same seed everywhere: 32-bit integers only. */
export type Rng = {
  /** A whole number from 0 to `n` - 1; 0 when `n` is below 1. */
  readonly int: (n: number) => number;
  readonly chance: (percent: number) => boolean;
  readonly shuffle: <T>(list: readonly T[]) => T[];
};

/** The next link of a path's hash: 16 hex digits of everything that was told and done so far. */
export function chainOf(...parts: readonly (string | number)[]): string {
  const text = parts.join('\u0000');
  return hex(hash32(text, 0x9e3779b9)) + hex(hash32(text, 0x85ebca6b));
}

/** A 32-bit hash of a text, or of a part of it, unsigned. Code units are hashed, so it needs no table of any locale. */
export function hash32(text: string, seed = 0, from = 0, to = text.length): number {
  let h = (seed ^ 0xdeadbeef) | 0;
  for (let i = from; i < to; i++) {
    h = Math.imul(h ^ text.charCodeAt(i), 0x9e3779b1);
    h = (h << 13) | (h >>> 19);
  }
  h = Math.imul(h ^ (h >>> 16), 0x85ebca6b);
  h = Math.imul(h ^ (h >>> 13), 0xc2b2ae35);
  return (h ^ (h >>> 16)) >>> 0;
}

/**
 * A named stream of chance: a new draw in one part of the engine does not shift the draws of another.
 * @param chain of `chainOf`.
 */
export function rngOf(chain: string, stream: string): Rng {
  const next = sfc32(
    hash32(chain, 1),
    hash32(stream, 2),
    hash32(chain + stream, 3),
    hash32(stream + chain, 4),
  );
  const int = (n: number): number => (n < 2 ? (next(), 0) : next() % n);
  return {
    int,
    chance: (percent) => int(100) < percent,
    shuffle: (list) => {
      const out = [...list];
      for (let i = out.length - 1; i > 0; i--) {
        const j = int(i + 1);
        const a = out[i];
        const b = out[j];
        if (a !== undefined && b !== undefined) {
          out[i] = b;
          out[j] = a;
        }
      }
      return out;
    },
  };
}

/** One of `list`; `otherwise` when it is empty. */
export function pickFrom<T>(rng: Rng, list: readonly T[], otherwise: T): T {
  return list[rng.int(list.length)] ?? otherwise;
}

function sfc32(a: number, b: number, c: number, d: number): () => number {
  const step = (): number => {
    const t = (((a + b) | 0) + d) | 0;
    d = (d + 1) | 0;
    a = b ^ (b >>> 9);
    b = (c + (c << 3)) | 0;
    c = (c << 21) | (c >>> 11);
    c = (c + t) | 0;
    return t >>> 0;
  };
  // The first draws of near seeds are alike; twelve rounds part them.
  for (let i = 0; i < 12; i++) step();
  return step;
}

function hex(n: number): string {
  return n.toString(16).padStart(8, '0');
}
