import { atom } from 'jotai';

import type { GameError } from '../domain/errors.ts';

/** Something to tell the player in passing: the result of what he did, or why it could not be done. */
export type Notice = { readonly id: number } & (
  | { readonly type: 'error'; readonly error: GameError }
  | {
      readonly type: 'message';
      readonly title: string;
      readonly text: string;
      readonly tone: 'calm' | 'warning';
      /** What it is about, where an older one about the same is over by it: how an attempt ended, say. */
      readonly about?: string;
    }
);

type NewNotice = Notice extends infer N ? (N extends { readonly id: number } ? Omit<N, 'id'> : never) : never;

/** The notices that are on screen, oldest first. */
export const noticesAtom = atom<readonly Notice[]>([]);

const lastNoticeAtom = atom(0);

/** Shows a notice. The same error twice in a row is shown once, and of those about one matter the newest. */
export const notifyAtom = atom(null, (get, set, notice: NewNotice) => {
  const shown = get(noticesAtom);
  const last = shown.at(-1);
  if (last && notice.type === 'error' && last.type === 'error' && last.error.type === notice.error.type)
    return;
  const id = get(lastNoticeAtom) + 1;
  set(lastNoticeAtom, id);
  const others = shown.filter(
    (each) => !('about' in notice && 'about' in each && each.about === notice.about),
  );
  set(noticesAtom, [...others, { ...notice, id }]);
});

export const dismissNoticeAtom = atom(null, (get, set, id: number) => {
  set(
    noticesAtom,
    get(noticesAtom).filter((notice) => notice.id !== id),
  );
});
