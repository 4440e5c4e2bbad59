import { useState, type ReactNode, type Ref } from 'react';

import { directionOf } from '../../../domain/direction.ts';
import type { DisplaySettings } from '../../../domain/settings.ts';
import { OrnamentGlyph } from '../../kit/glyphs.tsx';
import { VisuallyHidden } from '../../kit/visually-hidden.tsx';
import { Passage } from './passage.tsx';
import { isAtRest, isLive, type PageView } from '../page-view.ts';
import css from './scene-sheet.module.css';
import { roman } from '../../kit/roman.ts';
import { Sheet } from './sheet.tsx';
import { words } from '../words.ts';

export type SceneSheetProps = {
  readonly page: PageView;
  /** The words to show, which may be fewer than those that have come. */
  readonly passage: string;
  readonly edited: boolean;
  /** The story has gone on from here before: another choice begins a road of its own. */
  readonly parting: boolean;
  /** Paragraphs to keep room for. */
  readonly reserve: number;
  readonly display: DisplaySettings;
  readonly language: string;
  readonly titleRef: Ref<HTMLHeadingElement>;
  readonly endRef: Ref<HTMLDivElement>;
  readonly onStop: () => void;
  /** The picture, where it stands on the page: beside the words, or below them. */
  readonly plate: ReactNode;
  readonly below: boolean;
  /** What stands below the words. */
  readonly children: ReactNode;
};

/** One page of the book: folio line, title, what the player did, and the passage. */
export function SceneSheet({
  page,
  passage,
  edited,
  parting,
  reserve,
  display,
  language,
  titleRef,
  endRef,
  onStop,
  plate,
  below,
  children,
}: SceneSheetProps) {
  const live = page.draft !== null && isLive(page.draft);
  // Nothing more is coming just now: no place is kept for a title as if it were.
  const resting = page.draft !== null && isAtRest(page.draft);
  const { action } = page;
  // A title that comes after the first words finds its place kept, so that it moves none of them.
  const [late, setLate] = useState<string | null>(null);
  if (live && page.title === '' && passage !== '' && late !== page.id) setLate(page.id);
  return (
    <Sheet aria-busy={live} aria-labelledby="scene-title" data-reserve={reserve || undefined}>
      <div className={css['folio']}>
        <span>
          {words.folio(roman(page.depth + 1), page.branch)}
          {parting && <span className={css['parting']}> · {words.branchPoint}</span>}
          {edited && <span className={css['mark']}> · {words.edited}</span>}
        </span>
        {live && (
          <span className={css['now']}>
            <span className={css['live']}>{words.live}</span>
            <button type="button" className={css['stop']} onClick={onStop}>
              {words.stop}
            </button>
          </span>
        )}
      </div>
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
      <div className={css['ornament']}>
        <OrnamentGlyph />
      </div>
      {!below && plate}
      {action && (
        <blockquote
          className={css['quote']}
          data-type={action.type}
          lang={language}
          dir={directionOf(language, action.text)}
        >
          <VisuallyHidden>{words.toldBy} </VisuallyHidden>
          {action.text}
        </blockquote>
      )}
      <Passage
        key={page.id}
        passage={passage}
        live={live}
        plain={page.scene?.fault?.type === 'failed'}
        display={display}
        language={language}
        endRef={endRef}
      />
      {below && plate}
      {children}
    </Sheet>
  );
}
