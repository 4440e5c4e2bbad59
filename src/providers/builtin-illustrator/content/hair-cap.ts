import { blob } from '../path.ts';
import type { Path, Point } from '../path.ts';

/** The cap of hair close to the skull: crown, back of the head, and a hairline from sideburn to far temple. `up` lifts it off the skull. */
export function cap(up: number, hairline: readonly Point[]): Path {
  return blob([[62, -50, true], [58 + up * 0.4, -82 - up * 0.3], [30, -106 - up], [-14, -112 - up], [-56 - up * 0.5, -94 - up * 0.6], [-82 - up, -52], [-84 - up * 0.6, -8], [-74 - up * 0.3, 34], [-58, 52, true], [-57, 18, true], [-66, -4], [-54, -14, true], [-46, 10, true], ...hairline]);
}

export const plainLine: readonly Point[] = [[-40, -14], [-38, -42, true], [-14, -60], [22, -68], [62, -50, true]];

export const shineOf = (up: number): Path =>
  blob([[-52, -78 - up * 0.5, true], [-16, -99 - up], [28, -96 - up], [50, -78, true], [24, -86 - up * 0.7], [-14, -88 - up * 0.6]]);
