import { usedUpStats } from '../../../domain/stat-cards.ts';
import type { Stats } from '../../../domain/stats.ts';
import css from './used-up.module.css';
import { words } from '../../parts/stat-words.ts';

/** What the hero has nothing left of, in words, where the next step is chosen. It ends nothing. */
export function UsedUp({ stats }: { readonly stats: Stats }) {
  const names = usedUpStats(stats);
  if (names.length === 0) return null;
  return (
    <p className={css['usedUp']}>
      {names
        .map((name) => `${words.statName[name]} 0: ${(words.zero[name] ?? words.zeroElse).toLowerCase()}.`)
        .join(' ')}
    </p>
  );
}
