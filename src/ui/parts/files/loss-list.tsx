import type { Loss } from '../../../domain/parcel.ts';
import { lossWords } from './file-words.ts';
import css from './loss-list.module.css';

export type LossListProps = { readonly title: string; readonly losses: readonly Loss[] };

/** What could not be taken along; nothing when nothing was lost. */
export function LossList({ title, losses }: LossListProps) {
  if (losses.length === 0) return null;
  return (
    <div className={css['losses']}>
      <p>{title}</p>
      <ul>
        {losses.map((loss) => (
          <li key={loss.what}>{lossWords(loss)}</li>
        ))}
      </ul>
    </div>
  );
}
