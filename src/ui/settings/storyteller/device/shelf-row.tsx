import type { ShelfModel } from '../../../../domain/device-shelf.ts';
import type { ModelSource } from '../../../../domain/ports/models.ts';
import { Button } from '../../../kit/button.tsx';
import { Facts } from './facts.tsx';
import { RowText } from './row-text.tsx';
import { Row } from './row.tsx';
import { bytes } from './sizes.ts';
import { words } from './words.ts';

export type ShelfRowProps = {
  readonly model: ShelfModel;
  /** Whether there is too little room for it. */
  readonly tight: boolean;
  readonly onInstall: (source: ModelSource) => void;
};

/** A model that can be fetched: its size, its licence and what to expect, before anything is. */
export function ShelfRow({ model, tight, onInstall }: ShelfRowProps) {
  const { id, name, url, about, licence, licenceUrl, note } = model;
  const size = words.about(bytes(about));
  return (
    <Row
      ways={
        <Button
          aria-label={words.install(name, size)}
          aria-disabled={tight}
          onClick={() => {
            if (!tight) onInstall({ id, name, licence, from: { url } });
          }}
        >
          {words.installShort}
        </Button>
      }
    >
      <RowText name={name}>
        <Facts>
          {size} ·{' '}
          <a href={licenceUrl} target="_blank" rel="noreferrer">
            {licence}
          </a>{' '}
          · {URL.parse(url)?.host}
        </Facts>
        <Facts>{tight ? words.tight : words.note[note]}</Facts>
      </RowText>
    </Row>
  );
}
