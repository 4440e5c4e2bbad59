import type { ReactNode, Ref } from 'react';

import { directionOf } from '../../../domain/direction.ts';
import type { DisplaySettings, Settings } from '../../../domain/settings.ts';
import { OrnamentGlyph } from '../../kit/glyphs.tsx';
import { VisuallyHidden } from '../../kit/visually-hidden.tsx';
import { PageTitle } from './page-title.tsx';
import { useStory } from '../use-story.ts';
import { Passage } from './passage.tsx';
import { isLive, type PageView } from '../page-view.ts';
import '../../parts/pigment.css';
import css from './scene-sheet.module.css';
import { roman } from '../../kit/roman.ts';
import { Sheet } from './sheet.tsx';
import { words } from '../words.ts';

export type SceneSheetProps = {
  readonly story: string;
  readonly page: PageView;
  readonly edited: boolean;
  /** The story has gone on from here before: another choice begins a road of its own. */
  readonly parting: boolean;
  /** Paragraphs to keep room for. */
  readonly reserve: number;
  readonly settings: Pick<Settings, 'wholePassages'>;
  readonly display: DisplaySettings;
  readonly language: string;
  readonly titleRef: Ref<HTMLHeadingElement>;
  readonly endRef: Ref<HTMLDivElement>;
  /** The picture, where it stands on the page: beside the words, or below them. */
  readonly plate: ReactNode;
  readonly below: boolean;
  /** What stands below the words. */
  readonly children: ReactNode;
};

/** One page of the book: folio line, title, what the player did, and the passage. */
export function SceneSheet({
  story,
  page,
  edited,
  parting,
  reserve,
  settings,
  display,
  language,
  titleRef,
  endRef,
  plate,
  below,
  children,
}: SceneSheetProps) {
  const { stop } = useStory(story);
  const live = page.draft !== null && isLive(page.draft);
  const { action } = page;
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
            <button type="button" className={css['stop']} onClick={() => void stop()}>
              {words.stop}
            </button>
          </span>
        )}
      </div>
      <PageTitle page={page} settings={settings} language={language} titleRef={titleRef} />
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
        page={page}
        settings={settings}
        display={display}
        language={language}
        endRef={endRef}
      />
      {below && plate}
      {children}
    </Sheet>
  );
}
