import { useSetAtom } from 'jotai';
import { useState } from 'react';

import type { OwnShare } from '../../domain/own-share.ts';
import type { Story } from '../../domain/story.ts';
import { arrangeAtom, removeStoryAtom, trashStoryAtom } from '../../state/actions.ts';
import { notifyAtom } from '../../state/notices.ts';
import { useUnarrived } from '../../state/copy-queries.ts';
import { useAside, canOpenAtom, useBooks } from '../../state/shelf.ts';
import { useOwnShares } from '../../state/share-queries.ts';
import { bringFilesAtom, offerAtom } from '../../state/view.ts';
import { Button } from '../kit/button.tsx';
import { Dialog } from '../kit/dialog.tsx';
import { messageOf } from '../messages.ts';
import { ComingLine } from '../parts/copy/coming-line.tsx';
import { BackupLine } from './backup-line.tsx';
import { BookPlace } from './book-place.tsx';
import { DamagedStory } from './damaged-story.tsx';
import { EmptyNote } from '../kit/empty-note.tsx';
import { LoadBoundary } from '../kit/load-boundary.tsx';
import { pickFiles, readableFiles } from '../kit/save-file.ts';
import { RowBoundary } from '../kit/row-boundary.tsx';
import { ShelfRoom, ShelfTitle } from '../kit/shelf-room.tsx';
import { ShelfTools } from './shelf-tools.tsx';
import { storyTitle } from '../parts/story-title.ts';
import { useRefreshedShares } from '../parts/files/use-refreshed-shares.ts';
import css from './stories-dialog.module.css';
import { SureDialog } from '../kit/sure-dialog.tsx';
import { TrashDialog } from './trash-dialog.tsx';
import { useKnownShelf, type KnownShelf } from './use-known-shelf.ts';
import { usePicked } from './use-picked.ts';
import { words } from './words.ts';
import { late } from '../kit/late.tsx';

const ShareDialog = late(async () => (await import('../parts/files/share-dialog.tsx')).ShareDialog);
const BookDialog = late(async () => (await import('./book-dialog.tsx')).BookDialog);

export type StoriesDialogProps = {
  /** The story that is open, if any. */
  readonly openStory: string | null;
  readonly onClose: () => void;
  readonly onLoad: (story: string) => void;
  readonly onNew: () => void;
  readonly onDeleted: (story: string) => void;
};

type Over =
  | { readonly what: 'sure' | 'share' | 'about'; readonly story: string }
  | { readonly what: 'trash' };

/** Every story on this device, or why they cannot be read. */
export function StoriesDialog(props: StoriesDialogProps) {
  return (
    <LoadBoundary
      title={words.title}
      closeLabel={words.close}
      failed={words.failed}
      again={words.again}
      onClose={props.onClose}
    >
      <Stories {...props} />
    </LoadBoundary>
  );
}

function Stories(props: StoriesDialogProps) {
  const { onClose, onNew } = props;
  const shelf = useKnownShelf();
  const bring = useSetAtom(bringFilesAtom);
  return (
    <Dialog
      title={
        <ShelfTitle
          title={words.title}
          count={shelf?.whole ? words.count(shelf.stories.length) : undefined}
        />
      }
      closeLabel={words.close}
      size="full"
      onClose={onClose}
      footer={
        <>
          <Button
            onClick={() => {
              void pickFiles(readableFiles).then(bring);
            }}
          >
            {words.bring}
          </Button>
          <Button kind="primary" onClick={onNew}>
            {words.fresh}
          </Button>
        </>
      }
    >
      <ShelfRoom>
        {shelf && (shelf.whole || shelf.stories.length > 0) ? (
          <Books {...props} shelf={shelf} />
        ) : (
          <EmptyNote>{words.loading}</EmptyNote>
        )}
      </ShelfRoom>
    </Dialog>
  );
}

const shelfful = 48;

function Books({ shelf, openStory, onLoad, onDeleted }: StoriesDialogProps & { readonly shelf: KnownShelf }) {
  const [over, setOver] = useState<Over | null>(null);
  const [most, setMost] = useState(shelfful);
  const arrange = useSetAtom(arrangeAtom);
  const notify = useSetAtom(notifyAtom);
  const canOpen = useSetAtom(canOpenAtom);
  const remove = useRemove(onDeleted);
  const picked = usePicked(shelf.stories);
  const shown = picked.stories.slice(0, most);
  // Of the first ones it is known already.
  const others = shown.filter(({ id }) => !shelf.books.has(id));
  const books = useBooks(others.map(({ id }) => id).join(' '));
  const unarrived = useUnarrived(shown.map(({ id }) => id).join(' '));
  const shares = useOwnShares();
  useRefreshedShares();
  const left = picked.stories.length - shown.length;
  const close = () => {
    setOver(null);
  };
  const load = async (story: Story) => {
    if (!(await canOpen(story.id))) {
      notify({ type: 'message', ...words.loadFailed, tone: 'warning' });
      return;
    }
    onLoad(story.id);
    const { title, text } = words.loaded;
    notify({ type: 'message', title, text: text(storyTitle(story.title)), tone: 'calm' });
  };
  const aside = useAside() ?? [];
  const inTrash = shelf.trash.length + aside.length;
  const chosen = over && 'story' in over ? shelf.stories.find(({ id }) => id === over.story) : undefined;

  return (
    <>
      <ComingLine />
      <div className={css['line']}>
        <BackupLine />
        {inTrash > 0 && (
          <Button
            kind="link"
            onClick={() => {
              setOver({ what: 'trash' });
            }}
          >
            {words.trash(inTrash)}
          </Button>
        )}
      </div>
      {shelf.stories.length > 0 && <ShelfTools picked={picked} />}
      {shelf.stories.length === 0 && <EmptyNote>{words.empty}</EmptyNote>}
      {shelf.stories.length > 0 && picked.stories.length === 0 && !picked.looking && (
        <EmptyNote>{picked.text.trim() === '' ? words.nothingHere : words.nothing}</EmptyNote>
      )}
      <ul className={css['shelf']}>
        {shown.map((story) => (
          <RowBoundary key={story.id} instead={<DamagedStory story={story.id} />}>
            <BookPlace
              story={story}
              book={shelf.books.get(story.id) ?? books?.get(story.id)}
              unarrived={unarrived?.has(story.id) === true}
              shared={sharedAs(shares, story.id)}
              open={story.id === openStory}
              finding={picked.findings.get(story.id)?.[0]}
              onLoad={() => void load(story)}
              onShare={() => {
                setOver({ what: 'share', story: story.id });
              }}
              onDelete={() => {
                setOver({ what: 'sure', story: story.id });
              }}
              onFavourite={() =>
                void arrange({ type: 'favour-story', story: story.id, favourite: !story.favourite })
              }
              onMore={() => {
                setOver({ what: 'about', story: story.id });
              }}
            />
          </RowBoundary>
        ))}
      </ul>
      {left > 0 && (
        <p className={css['more']}>
          <Button
            onClick={() => {
              setMost(most + shelfful);
            }}
          >
            {words.moreBooks(Math.min(left, shelfful))}
          </Button>
        </p>
      )}
      {shelf.damaged.length > 0 && (
        <>
          <p className={css['damaged']}>{words.damaged(shelf.damaged.length)}</p>
          <ul>
            {shelf.damaged.map((story) => (
              <DamagedStory key={story} story={story} />
            ))}
          </ul>
        </>
      )}
      {chosen && over?.what === 'sure' && (
        <SureDialog
          words={words.sure}
          name={storyTitle(chosen.title)}
          onNo={close}
          onYes={() => {
            close();
            void remove(chosen.id);
          }}
        />
      )}
      {chosen && over?.what === 'share' && <ShareDialog story={chosen} onClose={close} />}
      {chosen && over?.what === 'about' && <BookDialog story={chosen} onClose={close} />}
      {over?.what === 'trash' && <TrashDialog trash={shelf.trash} aside={aside} onClose={close} />}
    </>
  );
}

function sharedAs(shares: readonly OwnShare[] | undefined, story: string) {
  const share = shares?.find((each) => each.story === story);
  return share && (share.blocked ? 'taken-down' : 'public');
}

/** Into the trash, with a way back. */
function useRemove(onDeleted: (story: string) => void) {
  const trash = useSetAtom(trashStoryAtom);
  const remove = useSetAtom(removeStoryAtom);
  const offer = useSetAtom(offerAtom);
  const notify = useSetAtom(notifyAtom);
  return async (story: string) => {
    const result = await remove({ story, gone: true });
    if (!result.ok) {
      const { text } = messageOf(result.error);
      notify({ type: 'message', title: words.removeFailed, text, tone: 'warning' });
      return;
    }
    onDeleted(story);
    const { title, text, undo } = words.removed;
    offer({ title, text, label: undo, run: () => void trash({ story, gone: false }) });
  };
}
