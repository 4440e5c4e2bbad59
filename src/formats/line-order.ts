import createBidi from 'bidi-js';

import type { Direction } from '../domain/direction.ts';

/**
 * A line as it stands from left to right on the page, which is the order of the signs in a PDF; readers of its text put it back, so brackets
 * are not turned round.
 */
export function lineOrder(line: string, direction: Direction): string {
  const bidi = createBidi();
  const order = bidi.getReorderedIndices(line, bidi.getEmbeddingLevels(line, direction));
  const units = order.map((index) => line.charAt(index)).join('');
  // Signs beyond the first 65,536 run to the right for it, half by half; only a sign that says otherwise parts the halves.
  return units.replace(halves, (both, low?: string, high?: string) => (low && high ? high + low : both));
}

/** A whole sign, or the two halves of one the wrong way round. */
const halves = /[\ud800-\udbff][\udc00-\udfff]|([\udc00-\udfff])([\ud800-\udbff])/g;
