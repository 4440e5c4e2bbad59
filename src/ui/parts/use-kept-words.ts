import { useSetAtom } from 'jotai';

import { notifyAtom } from '../../state/notices.ts';
import { useTypedBelow } from '../../state/typed.ts';
import { words } from './words.ts';

/** Closes a dialog, and says that what was typed there and not saved is kept. */
export function useKeptWords(place: string, onClose: () => void): () => void {
  const typed = useTypedBelow(place);
  const notify = useSetAtom(notifyAtom);
  return () => {
    onClose();
    if (typed !== null) notify({ type: 'message', ...words.typedKept, tone: 'calm' });
  };
}
