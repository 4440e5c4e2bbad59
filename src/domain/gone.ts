import { stampOf } from './merge.ts';
import type { Stamps } from './stamp.ts';

/** Of a row that can be put into the trash, what decides whether it lies there. */
export type Trashable = { readonly gone?: boolean; readonly s?: Stamps };

/**
 * Whether a row lies in the trash: it was put there, and nothing was told of it since. Only a story says when it was last told; of a
 * branch a turn that was told takes its mark away.
 */
export function isGone({ gone, s = {} }: Trashable): boolean {
  return gone === true && stampOf(s, 'gone') >= stampOf(s, 'playedAt');
}
