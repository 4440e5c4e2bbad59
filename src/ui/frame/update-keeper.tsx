import { useAtomValue } from 'jotai';
import { useEffect } from 'react';

import { useDraft } from '../../state/queries.ts';
import { updateAtom } from '../../state/view.ts';
import { useLayers } from '../kit/layers.tsx';

export type UpdateKeeperProps = {
  /** The story that is open. */
  readonly story: string;
  readonly reload: () => void;
};

/** Turns to a new edition that the player asked for, here or in another tab, but never while a passage is being told. */
export function UpdateKeeper({ story, reload }: UpdateKeeperProps) {
  const draft = useDraft(story);
  const telling = draft?.status.type === 'streaming' || draft?.status.type === 'finishing';
  return telling || draft === undefined ? null : <TurnThePage reload={reload} />;
}

/** The same where nothing can be told. A dialog that lies open is not closed under the player's hands, whichever tab asked. */
export function TurnThePage({ reload }: { readonly reload: () => void }) {
  const update = useAtomValue(updateAtom);
  const quiet = useLayers().stack.length === 0;
  useEffect(() => {
    if (!quiet) return;
    if (update.status === 'accepted') update.activate();
    if (update.status === 'turned') reload();
  }, [update, reload, quiet]);
  return null;
}
