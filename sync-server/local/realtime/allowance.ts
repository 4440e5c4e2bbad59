/** How much somebody may do in a time: a store that fills up again. */
export type Allowance = { readonly take: () => boolean };

/** @param most in one go; @param perSecond what comes back; @param now in milliseconds */
export function createAllowance(most: number, perSecond: number, now: () => number): Allowance {
  let left = most;
  let at = now();
  return {
    take: () => {
      const time = now();
      left = Math.min(most, left + ((time - at) / 1000) * perSecond);
      at = time;
      if (left < 1) return false;
      left -= 1;
      return true;
    },
  };
}
