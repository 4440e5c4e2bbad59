import { useSetAtom } from 'jotai';

import { dialogAtom } from '../../../state/view.ts';
import { Button } from '../../kit/button.tsx';
import { CopyGlyph } from '../../parts/copy/copy-glyph.tsx';
import { useCopy } from '../../parts/copy/use-copy.ts';
import { words as shared } from '../../parts/copy/words.ts';
import css from './copy-row.module.css';
import { words } from './words.ts';

/** How the copy stands, in a line of the account's page, with the way to what there is to know of it. */
export function CopyRow() {
  const copy = useCopy();
  const open = useSetAtom(dialogAtom);
  return (
    <div className={css['line']}>
      <span className={css['label']}>{shared.title}</span>
      <span className={css['value']} data-state={copy?.state}>
        {copy && (
          <>
            <CopyGlyph state={copy.state} />
            {capital(copy.short)}
          </>
        )}
      </span>
      <Button
        kind="link"
        aria-label={words.detailsOf}
        onClick={() => {
          open('copy');
        }}
      >
        {words.details}
      </Button>
    </div>
  );
}

function capital(text: string): string {
  return text.charAt(0).toUpperCase() + text.slice(1);
}
