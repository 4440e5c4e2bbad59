import { useLayoutEffect, useRef, type Ref } from 'react';

import { directionOf } from '../../../domain/direction.ts';
import type { DisplaySettings, Settings } from '../../../domain/settings.ts';
import { isLive, type PageView } from '../page-view.ts';
import { useShownWords } from './use-shown-words.ts';
import caret from './caret.module.css';
import { createPassageText, type PassageText } from './passage-text.ts';
import css from './passage.module.css';
import { Prose } from '../../parts/prose.tsx';
import { words } from '../words.ts';

export type PassageProps = {
  /** Give its id as the key too: the words of one page are never made into those of another. */
  readonly page: PageView;
  readonly settings: Pick<Settings, 'wholePassages'>;
  readonly display: DisplaySettings;
  /** BCP 47 tag of the story's language. */
  readonly language: string;
  /** Stands behind the last word. */
  readonly endRef: Ref<HTMLDivElement>;
};

// Initials are cut for Latin letters only; a quotation mark before one belongs to it.
const initial = /^[\p{P}\s]*\p{Script=Latin}/u;

/** The words of a scene at the reader's own size and face. Text only: nothing in it is ever markup. */
export function Passage({ page, settings, display, language, endRef }: PassageProps) {
  const passage = useShownWords(page, settings);
  const live = page.draft !== null && isLive(page.draft);
  // Stand-in words of a failed scene are no book, so they get no initial.
  const plain = page.scene?.fault?.type === 'failed';
  const host = useRef<HTMLDivElement>(null);
  const text = useRef<PassageText | null>(null);

  useLayoutEffect(() => {
    if (!host.current) return;
    // Written out: React Compiler would skip the component for a `??=`.
    if (!text.current) text.current = createPassageText(host.current, caret['words'] ?? '');
    text.current.show(passage, live);
  }, [passage, live]);

  return (
    <Prose
      display={display}
      initial={!plain && initial.test(passage)}
      plain={plain}
      before={live && passage.trim() === '' && <p className={css['writing']}>{words.writing}</p>}
      after={<div ref={endRef} />}
      id="passage"
      ref={host}
      lang={language}
      dir={directionOf(language, passage)}
      data-testid="passage"
    />
  );
}
