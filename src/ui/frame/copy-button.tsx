import { useSetAtom } from 'jotai';

import { dialogAtom } from '../../state/view.ts';
import { BarButton } from '../kit/bar-button.tsx';
import { CopyGlyph } from '../parts/copy/copy-glyph.tsx';
import { useCopy } from '../parts/copy/use-copy.ts';
import { words } from '../parts/copy/words.ts';
import css from './copy-button.module.css';

/** How the copy of the account stands, and the way to what there is to know of it. */
export function CopyButton() {
  const open = useSetAtom(dialogAtom);
  const copy = useCopy();
  if (!copy) return <span className={css['place']} />;
  return (
    <span className={css['place']} data-copy={copy.state}>
      <BarButton
        label={words.named(copy.short)}
        kind="glyph"
        onClick={() => {
          open('copy');
        }}
      >
        <CopyGlyph state={copy.state} />
      </BarButton>
    </span>
  );
}
