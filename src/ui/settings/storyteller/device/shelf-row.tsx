import type { ShelfModel } from '../../../../domain/device-shelf.ts';
import type { ModelSource } from '../../../../domain/ports/models.ts';
import { Button } from '../../../kit/button.tsx';
import css from './device-part.module.css';
import { bytes } from './sizes.ts';
import { words } from '../../words.ts';

export type ShelfRowProps = {
  readonly model: ShelfModel;
  /** Whether there is too little room for it. */
  readonly tight: boolean;
  readonly onInstall: (source: ModelSource) => void;
};

/** A model that can be fetched: its size, its licence and what to expect, before anything is. */
export function ShelfRow({ model, tight, onInstall }: ShelfRowProps) {
  const { id, name, url, about, licence, licenceUrl, note } = model;
  const size = words.device.about(bytes(about));
  return (
    <li className={css['row']}>
      <div className={css['choice']}>
        <span>
          <span className={css['name']}>{name}</span>
          <span className={css['facts']}>
            {size} ·{' '}
            <a href={licenceUrl} target="_blank" rel="noreferrer">
              {licence}
            </a>{' '}
            · {URL.parse(url)?.host}
          </span>
          <span className={css['facts']}>{tight ? words.device.tight : words.device.note[note]}</span>
        </span>
      </div>
      <div className={css['ways']}>
        <Button
          aria-label={words.device.install(name, size)}
          aria-disabled={tight}
          onClick={() => {
            if (!tight) onInstall({ id, name, licence, from: { url } });
          }}
        >
          {words.device.installShort}
        </Button>
      </div>
    </li>
  );
}
