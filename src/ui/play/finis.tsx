import type { Ending } from '../../domain/story.ts';
import css from './play.module.css';
import { words } from './words.ts';

/** The end mark of a book. Play can go on after it. */
export function Finis({ ending, hero }: { readonly ending: Ending; readonly hero: string }) {
  return (
    <div className={css['finis']}>
      <p className={css['finisMark']}>· {words.finis} ·</p>
      <p className={css['finisWords']}>
        {words.ending(ending, hero)} {words.endingOn}
      </p>
    </div>
  );
}
