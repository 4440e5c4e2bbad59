import { useSetAtom } from 'jotai';
import { useState } from 'react';

import { trashStoryAtom } from '../../state/actions.ts';
import { useStories, type StoryItem } from '../../state/queries.ts';
import { offerAtom } from '../../state/view.ts';
import { Button } from '../kit/button.tsx';
import { Dialog } from '../kit/dialog.tsx';
import css from './stories-dialog.module.css';
import { StoryRow } from './story-row.tsx';
import { words } from './words.ts';

export type StoriesDialogProps = {
  /** The story that is open, if any. */
  readonly openStory: string | null;
  readonly onClose: () => void;
  readonly onLoad: (story: string) => void;
  readonly onNew: () => void;
  readonly onDeleted: (story: string) => void;
};

/** Every story on this device (LIB-01). */
export function StoriesDialog({ openStory, onClose, onLoad, onNew, onDeleted }: StoriesDialogProps) {
  const stories = useStories();
  const [newestFirst, setNewestFirst] = useState(true);
  const [doomed, setDoomed] = useState<StoryItem | null>(null);
  const remove = useRemove(onDeleted);
  const items = stories?.items ?? [];
  const shown = newestFirst ? items : items.toReversed();

  return (
    <Dialog
      title={
        <>
          {words.title} <span className={css['count']}>{words.count(items.length)}</span>
        </>
      }
      closeLabel={words.close}
      size="wide"
      onClose={onClose}
      footer={
        <Button kind="primary" onClick={onNew}>
          {words.fresh}
        </Button>
      }
    >
      {!stories && <p className={css['empty']}>{words.loading}</p>}
      {stories && items.length === 0 && <p className={css['empty']}>{words.empty}</p>}
      {items.length > 1 && (
        <div className={css['tools']}>
          <Button
            kind="link"
            onClick={() => {
              setNewestFirst(!newestFirst);
            }}
          >
            {newestFirst ? words.newest : words.oldest}
          </Button>
        </div>
      )}
      <ul className={css['list']}>
        {shown.map((item) => (
          <StoryRow
            key={item.story.id}
            item={item}
            open={item.story.id === openStory}
            onLoad={() => {
              onLoad(item.story.id);
            }}
            onDelete={() => {
              setDoomed(item);
            }}
          />
        ))}
      </ul>
      {stories && stories.damaged > 0 && <p className={css['damaged']}>{words.damaged(stories.damaged)}</p>}
      {doomed && (
        <SureDialog
          title={doomed.story.title || words.untitled}
          onNo={() => {
            setDoomed(null);
          }}
          onYes={() => {
            setDoomed(null);
            void remove(doomed.story.id);
          }}
        />
      )}
    </Dialog>
  );
}

type SureDialogProps = { readonly title: string; readonly onYes: () => void; readonly onNo: () => void };

function SureDialog({ title, onYes, onNo }: SureDialogProps) {
  return (
    <Dialog
      role="alertdialog"
      title={words.sure.title}
      closeLabel={words.sure.close}
      onClose={onNo}
      footer={
        <>
          <Button onClick={onNo}>{words.sure.no}</Button>
          <Button kind="danger" onClick={onYes}>
            {words.sure.yes}
          </Button>
        </>
      }
    >
      <p>{words.sure.text(title)}</p>
    </Dialog>
  );
}

/** Into the trash, with a way back. */
function useRemove(onDeleted: (story: string) => void) {
  const trash = useSetAtom(trashStoryAtom);
  const offer = useSetAtom(offerAtom);
  return async (story: string) => {
    const result = await trash({ story, gone: true });
    if (!result.ok) return;
    onDeleted(story);
    const { title, text, undo } = words.removed;
    offer({ title, text, label: undo, run: () => void trash({ story, gone: false }) });
  };
}
