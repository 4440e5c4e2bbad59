import { ArrowDown } from 'lucide-react';
import { useState, type RefObject } from 'react';

import css from './read-on.module.css';
import { useEndBelow } from './use-end-below.ts';
import { words } from '../words.ts';

export type ReadOnProps = {
  /** Stands behind the last word. */
  readonly end: RefObject<Element | null>;
  /** Words are still coming. */
  readonly live: boolean;
};

/** Turns the page for a reader whom the words have run ahead of, until he has met their end. The page never scrolls by itself. */
export function ReadOn({ end, live }: ReadOnProps) {
  const below = useEndBelow(end);
  const [read, setRead] = useState(false);
  if (!live && !below && !read) setRead(true);
  if (!below || read) return null;
  return (
    <div className={css['readOn']} data-live={live || undefined}>
      <button type="button" className={css['readOnButton']} onClick={turn}>
        <span className={css['readOnWords']}>{words.keepReading}</span>{' '}
        <ArrowDown size={16} aria-hidden="true" />
      </button>
    </div>
  );
}

function turn() {
  const calm = matchMedia('(prefers-reduced-motion: reduce)').matches;
  scrollBy({ top: innerHeight * 0.7, behavior: calm ? 'instant' : 'smooth' });
}
