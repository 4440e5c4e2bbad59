import { useEffect, useState } from 'react';

import type { Draft } from '../../../domain/story.ts';

/** How long a draft that went away stays on screen while its scene is awaited, in milliseconds: a slow device reads for over a second. */
const holdMs = 3_000;

/**
 * The draft to show. Store and draft are two live queries: between the draft's last value and the scene that it became there may be a
 * moment in which neither is there, and the page would flash back to the scene before.
 * @param open id of the scene that is open.
 */
export function useHeldDraft(draft: Draft | null | undefined, open: string | null) {
  const [held, setHeld] = useState<Draft | null>(null);
  const [dropped, setDropped] = useState<string | null>(null);
  if (draft && draft !== held) setHeld(draft);
  // Its scene has come: from now on the scene that is open is the one to show, whichever it is.
  if (!draft && held && held.turn === open) setHeld(null);

  const waits = !draft && held !== null;
  useEffect(() => {
    if (!waits) return;
    const timer = setTimeout(() => setHeld(null), holdMs);
    return () => {
      clearTimeout(timer);
    };
  }, [waits]);

  const shown = draft ?? held;
  const gone = shown === null || shown.turn === open || (!draft && shown.turn === dropped);
  /** Says that the player gave this turn up: nothing is to be awaited. */
  return { draft: gone ? null : shown, giveUp: setDropped };
}
