import { useSetAtom } from 'jotai';
import type { ReactNode } from 'react';

import type { Scene, Story } from '../../../domain/story.ts';
import { useRoad } from '../../../state/queries.ts';
import { Beside } from '../beside.tsx';
import { BookCard } from './book-card.tsx';
import { HistoryCard } from '../history/history-card.tsx';
import { playDialogAtom } from '../dialogs/play-dialog.ts';
import css from './margin-notes.module.css';
import { StorytellerNote } from './storyteller-note.tsx';

export type MarginNotesProps = {
  readonly story: Story;
  /** The open scene; `null` before the opening is told. */
  readonly open: Scene | null;
  readonly language: string;
  /** The picture, where it stands beside the page. */
  readonly plate: ReactNode;
};

/** What stands beside the page: the book's title, and how the reader came here. */
export function MarginNotes({ story, open, language, plate }: MarginNotesProps) {
  const setDialog = useSetAtom(playDialogAtom);
  return (
    <Beside as="aside" className={css['side']}>
      <div className={css['notes']}>
        {plate}
        <BookCard
          title={story.title}
          origin={story.from}
          language={language}
          onTitles={() => {
            setDialog('titles');
          }}
        />
        {open && (
          <Latest
            scene={open.id}
            count={open.depth + 1}
            language={language}
            onOpen={() => {
              setDialog('history');
            }}
            onMap={() => {
              setDialog('map');
            }}
          />
        )}
        {open && <StorytellerNote scene={open} />}
      </div>
    </Beside>
  );
}

type LatestProps = {
  readonly scene: string;
  readonly count: number;
  readonly language: string;
  readonly onOpen: () => void;
  readonly onMap: () => void;
};

function Latest({ scene, ...card }: LatestProps) {
  return <HistoryCard road={useRoad(scene, 2) ?? []} {...card} />;
}
