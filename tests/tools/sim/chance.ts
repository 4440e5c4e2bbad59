/** Chance out of a seed: the same seed gives the same numbers for ever. */
export function createChance(seed: number) {
  let state = (seed * 2_654_435_761 + 0x9e3779b9) >>> 0;
  /** At least 0 and less than 1 (mulberry32). */
  function next(): number {
    state = (state + 0x6d2b79f5) >>> 0;
    let t = Math.imul(state ^ (state >>> 15), 1 | state);
    t = (t + Math.imul(t ^ (t >>> 7), 61 | t)) ^ t;
    return ((t ^ (t >>> 14)) >>> 0) / 4_294_967_296;
  }
  const below = (count: number) => Math.floor(next() * count);
  const isOneIn = (count: number) => below(count) === 0;
  const hex = (length: number) => Array.from({ length }, () => below(16).toString(16)).join('');
  return {
    next,
    below,
    isOneIn,
    /** One of some things; `undefined` of none. */
    pick: <T>(all: readonly T[]): T | undefined => all[below(all.length)],
    hex,
    uuid: () => `${hex(8)}-${hex(4)}-7${hex(3)}-8${hex(3)}-${hex(12)}`,
  };
}
