import { useAtomValue, useSetAtom } from 'jotai';

import { Button } from '../kit/button.tsx';
import { CrossGlyph } from '../kit/glyphs.tsx';
import { IconButton } from '../kit/icon-button.tsx';
import css from './install-hint.module.css';
import { dismissInstallAtom, installAtom } from './install.ts';
import { words } from './words.ts';

/** The hint to install the page, for the title page: over the steps of its picture, where it covers no word and moves nothing. */
export function InstallHint() {
  const { hint } = useAtomValue(installAtom);
  if (!hint) return null;
  return (
    <aside className={css['hint']} aria-labelledby="install-hint">
      <div className={css['words']}>
        <p id="install-hint" className={css['title']}>
          {words.install.title}
        </p>
        <InstallHow />
      </div>
      <InstallDismiss />
    </aside>
  );
}

/** How this browser installs the page: in words, or as a button where it offers one. */
export function InstallHow() {
  const { hint, prompt } = useAtomValue(installAtom);
  if (!hint) return null;
  return (
    <>
      <p>{prompt ? words.install.ready : words.install[hint]}</p>
      {prompt && <Button onClick={prompt}>{words.install.button}</Button>}
    </>
  );
}

/** Puts the hint away for good. */
export function InstallDismiss() {
  const dismiss = useSetAtom(dismissInstallAtom);
  return (
    <IconButton label={words.dismiss} onClick={dismiss}>
      <CrossGlyph />
    </IconButton>
  );
}
