import { useState, type Ref } from 'react';

import { directionOf } from '../../../domain/direction.ts';
import type { Settings } from '../../../domain/settings.ts';
import { VisuallyHidden } from '../../kit/visually-hidden.tsx';
import { isAtRest, isLive, type PageView } from '../page-view.ts';
import { words } from '../words.ts';
import css from './page-title.module.css';
import { useShownWords } from './use-shown-words.ts';

export type PageTitleProps = {
  readonly page: PageView;
  readonly settings: Pick<Settings, 'wholePassages'>;
  readonly language: string;
  readonly titleRef: Ref<HTMLHeadingElement>;
};

/** The title of a page, or the place for it. */
export function PageTitle({ page, settings, language, titleRef }: PageTitleProps) {
  const shown = useShownWords(page, settings);
  const live = page.draft !== null && isLive(page.draft);
  // Nothing more is coming just now: no place is kept for a title as if it were.
  const resting = page.draft !== null && isAtRest(page.draft);
  // A title that comes after the first words finds its place kept, so that it moves none of them.
  const [late, setLate] = useState<string | null>(null);
  if (live && page.title === '' && shown !== '' && late !== page.id) setLate(page.id);
  return (
    <h1
      id="scene-title"
      ref={titleRef}
      className={css['title']}
      tabIndex={-1}
      lang={language}
      dir={directionOf(language, page.title)}
      data-long={page.title.length > 40 || undefined}
      data-late={late === page.id || undefined}
      data-empty={(page.title === '' && !resting) || undefined}
    >
      {page.title !== '' ? (
        page.title
      ) : resting ? (
        <span className={css['unfinished']}>{words.unfinished}</span>
      ) : (
        <VisuallyHidden>{words.untitled}</VisuallyHidden>
      )}
    </h1>
  );
}
