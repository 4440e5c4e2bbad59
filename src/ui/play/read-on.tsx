import { ArrowDown } from 'lucide-react';
import type { RefObject } from 'react';

import css from './play.module.css';
import { useEndBelow } from './use-end-below.ts';
import { words } from './words.ts';

/** Turns the page for a reader whom the words have run ahead of. The page never scrolls by itself. */
export function ReadOn({ end }: { readonly end: RefObject<Element | null> }) {
  const below = useEndBelow(end);
  if (!below) return null;
  return (
    <div className={css['readOn']}>
      <button type="button" className={css['readOnButton']} onClick={turn}>
        {words.keepReading} <ArrowDown size={16} aria-hidden="true" />
      </button>
    </div>
  );
}

function turn() {
  const calm = matchMedia('(prefers-reduced-motion: reduce)').matches;
  scrollBy({ top: innerHeight * 0.7, behavior: calm ? 'instant' : 'smooth' });
}
