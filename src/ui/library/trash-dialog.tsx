import { useSetAtom } from 'jotai';
import { useState } from 'react';

import { directionOf } from '../../domain/direction.ts';
import { trashMs } from '../../domain/shelf-command.ts';
import type { Story } from '../../domain/story.ts';
import { arrangeAtom, trashStoryAtom } from '../../state/actions.ts';
import { notifyAtom } from '../../state/notices.ts';
import type { Aside, Shelf } from '../../state/shelf.ts';
import { Button } from '../kit/button.tsx';
import { Dialog } from '../kit/dialog.tsx';
import { AsideList } from './aside-list.tsx';
import { BookCover } from '../parts/book-cover.tsx';
import { DamagedStory } from './damaged-story.tsx';
import { RowBoundary } from '../kit/row-boundary.tsx';
import { SureDialog } from '../kit/sure-dialog.tsx';
import { storyTitle } from '../parts/story-title.ts';
import css from './trash-dialog.module.css';
import { words } from './words.ts';

export type TrashDialogProps = {
  readonly trash: Shelf['trash'];
  readonly aside: readonly Aside[];
  readonly onClose: () => void;
};

const dayMs = 24 * 60 * 60 * 1000;

/** What was deleted and can still be had back. */
export function TrashDialog({ trash, aside, onClose }: TrashDialogProps) {
  const [doomed, setDoomed] = useState<Story | null>(null);
  const [now] = useState(() => Date.now());
  const move = useSetAtom(trashStoryAtom);
  const arrange = useSetAtom(arrangeAtom);
  const notify = useSetAtom(notifyAtom);
  const restore = async (story: Story) => {
    const result = await move({ story: story.id, gone: false });
    const { title, text } = words.restored;
    if (result.ok) notify({ type: 'message', title, text: text(storyTitle(story.title)), tone: 'calm' });
  };
  return (
    <Dialog title={words.trashTitle} closeLabel={words.about.close} size="wide" onClose={onClose}>
      <p className={css['lead']}>{trash.length === 0 ? words.trashEmpty : words.trashText}</p>
      <ul className={css['list']}>
        {trash.map(({ story, since }) => {
          const title = storyTitle(story.title);
          return (
            <RowBoundary key={story.id} instead={<DamagedStory story={story.id} />}>
              <li className={css['row']}>
                <div className={css['cover']}>
                  <BookCover genre={story.character.genre} title={title} line="" />
                </div>
                <div className={css['words']}>
                  <h3 className={css['title']} dir={directionOf(story.settings.language ?? '', title)}>
                    {title}
                  </h3>
                  <p className={css['days']}>
                    <bdi>{story.character.name}</bdi> ·{' '}
                    {words.trashDays(Math.ceil((since + trashMs - now) / dayMs))}
                  </p>
                </div>
                <div className={css['actions']}>
                  <Button aria-label={words.restoreNamed(title)} onClick={() => void restore(story)}>
                    {words.restore}
                  </Button>
                  <Button
                    kind="quiet"
                    aria-label={words.forGoodNamed(title)}
                    onClick={() => {
                      setDoomed(story);
                    }}
                  >
                    {words.forGood}
                  </Button>
                </div>
              </li>
            </RowBoundary>
          );
        })}
      </ul>
      <AsideList aside={aside} />
      {doomed && (
        <SureDialog
          words={words.forGoodSure}
          name={storyTitle(doomed.title)}
          onNo={() => {
            setDoomed(null);
          }}
          onYes={() => {
            setDoomed(null);
            void arrange({ type: 'delete-story', story: doomed.id });
          }}
        />
      )}
    </Dialog>
  );
}
