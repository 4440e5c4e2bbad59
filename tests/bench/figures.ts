/** One measured thing, as `npm run bench` prints it. `ratio` is the value divided by that of `against`, measured in the same run. */
export type Figure = {
  readonly value: number;
  readonly unit: string;
  readonly ratio?: number;
  readonly against?: string;
};

export type Figures = { readonly [name: string]: Figure };

/** How much a bench measures: 'short' only shows that its figures come out. */
export type BenchLength = 'whole' | 'short';

export function median(values: readonly number[]): number {
  return percentile(values, 50);
}

/** The value that `percent` of all values do not exceed; between two values it takes the mean. */
export function percentile(values: readonly number[], percent: number): number {
  if (values.length === 0) throw new Error('nothing was measured');
  const sorted = values.toSorted((a, b) => a - b);
  const place = ((sorted.length - 1) * percent) / 100;
  const [below = 0, above = 0] = [sorted[Math.floor(place)], sorted[Math.ceil(place)]];
  return below + (above - below) * (place - Math.floor(place));
}

/** Numbers from 0 to 1 that look random and are the same in every run. */
export function fixedRandom(seed: number): () => number {
  let state = seed >>> 0;
  return () => {
    state = (state + 0x6d2b79f5) >>> 0;
    let bits = Math.imul(state ^ (state >>> 15), state | 1);
    bits ^= bits + Math.imul(bits ^ (bits >>> 7), bits | 61);
    return ((bits ^ (bits >>> 14)) >>> 0) / 4_294_967_296;
  };
}
