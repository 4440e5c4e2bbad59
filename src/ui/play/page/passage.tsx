import { useLayoutEffect, useRef, type Ref } from 'react';

import { directionOf } from '../../../domain/direction.ts';
import type { DisplaySettings } from '../../../domain/settings.ts';
import caret from './caret.module.css';
import { createPassageText, type PassageText } from './passage-text.ts';
import css from './passage.module.css';
import { Prose } from '../../parts/prose.tsx';
import { words } from '../words.ts';

export type PassageProps = {
  readonly passage: string;
  /** Words are still coming. */
  readonly live: boolean;
  readonly display: DisplaySettings;
  /** Stand-in words of a failed scene: they are no book, so they get no initial. */
  readonly plain: boolean;
  /** BCP 47 tag of the story's language. */
  readonly language: string;
  /** Stands behind the last word. */
  readonly endRef: Ref<HTMLDivElement>;
};

// Initials are cut for Latin letters only; a quotation mark before one belongs to it.
const initial = /^[\p{P}\s]*\p{Script=Latin}/u;

/** The words of a scene at the reader's own size and face (SET-04 to SET-06). Text only: nothing in it is ever markup. */
export function Passage({ passage, live, plain, display, language, endRef }: PassageProps) {
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
