import { useAtomValue } from 'jotai';

import { accountAtom } from '../../state/account.ts';
import type { MissingPicture } from '../../state/picture-queries.ts';

/** Why a picture of an account is not on this device. */
export const awaitedWords: { readonly [why in MissingPicture]: string } = {
  coming: 'The picture has not come to this device yet',
  absent: 'The device that has the picture has not sent it yet',
  damaged: 'The picture came damaged and was not taken',
  offline: 'The picture comes when the server can be reached',
};

/** Puts into words why a picture is missing; '' in demo play, where none is on its way, and while nothing is missing. */
export function useAwaitedWords(): (missing: MissingPicture | null) => string {
  const isCopied = useAtomValue(accountAtom).type !== 'none';
  return (missing) => (isCopied && missing !== null ? awaitedWords[missing] : '');
}
