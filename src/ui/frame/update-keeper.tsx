import { useAtomValue } from 'jotai';
import { useEffect } from 'react';

import { useDraft } from '../../state/queries.ts';
import { updateAtom } from '../../state/view.ts';

export type UpdateKeeperProps = {
  /** The story that is open. */
  readonly story: string;
  readonly reload: () => void;
};

/** Turns to a new edition that the player asked for, here or in another tab, but never while a passage is being told (PWA-03). */
export function UpdateKeeper({ story, reload }: UpdateKeeperProps) {
  const draft = useDraft(story);
  const telling = draft?.status.type === 'streaming' || draft?.status.type === 'finishing';
  return telling || draft === undefined ? null : <TurnThePage reload={reload} />;
}

/** The same where nothing can be told. */
export function TurnThePage({ reload }: { readonly reload: () => void }) {
  const update = useAtomValue(updateAtom);
  useEffect(() => {
    if (update.status === 'accepted') update.activate();
    if (update.status === 'turned') reload();
  }, [update, reload]);
  return null;
}
