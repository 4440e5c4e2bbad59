import { useState } from 'react';

import { useElsewhere, type Elsewhere } from '../../../state/copy-queries.ts';

type Known = {
  /** Where this device stood. */
  readonly from: string;
  readonly shown: readonly string[];
  /** What the player knew of when he went somewhere else himself. */
  readonly over: readonly string[];
};

/**
 * Where other devices stand, as long as it is news: once the player has moved by himself, the place that he knew of is told no more, but the
 * next one is.
 */
export function useNews(story: string): readonly Elsewhere[] {
  const all = useElsewhere(story) ?? [];
  const [known, setKnown] = useState<Known>({ from: '', shown: [], over: [] });
  const from = all[0]?.from;
  const names = all.map(nameOf);
  if (from !== undefined && (from !== known.from || names.join() !== known.shown.join()))
    setKnown({
      from,
      shown: names,
      over: from === known.from ? known.over : [...known.over, ...known.shown],
    });
  return all.filter((each) => !known.over.includes(nameOf(each)));
}

/** Names a place that a device stands at. */
export function nameOf({ device, scene }: Elsewhere): string {
  return `${device} ${scene}`;
}
