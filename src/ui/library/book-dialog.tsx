import { useSetAtom } from 'jotai';
import { useState } from 'react';

import { directionOf } from '../../domain/direction.ts';
import { eraLabel, genreLabel } from '../../domain/labels.ts';
import type { Story } from '../../domain/story.ts';
import { arrangeAtom, renameStoryAtom } from '../../state/actions.ts';
import { notifyAtom } from '../../state/notices.ts';
import { useBooks, useStorySize } from '../../state/shelf.ts';
import { Button } from '../kit/button.tsx';
import { Fact } from '../kit/fact.tsx';
import { Dialog } from '../kit/dialog.tsx';
import { TextField } from '../kit/text-field.tsx';
import { BookCover } from '../parts/book-cover.tsx';
import { storyTitle } from '../parts/story-title.ts';
import css from './book-dialog.module.css';
import { words } from './words.ts';
import { late } from '../kit/late.tsx';

const ExportDialog = late(async () => (await import('../parts/files/export-dialog.tsx')).ExportDialog);
const ShareDialog = late(async () => (await import('../parts/files/share-dialog.tsx')).ShareDialog);

/** Everything about one book: its name, its size, and what can be done with it. */
export function BookDialog({ story, onClose }: { readonly story: Story; readonly onClose: () => void }) {
  const [title, setTitle] = useState(story.title);
  const [over, setOver] = useState<'none' | 'export' | 'share'>('none');
  const size = useStorySize(story.id);
  const book = useBooks(story.id)?.get(story.id);
  const rename = useSetAtom(renameStoryAtom);
  const arrange = useSetAtom(arrangeAtom);
  const notify = useSetAtom(notifyAtom);
  const { about } = words;
  const shownTitle = storyTitle(story.title);
  const copy = async () => {
    const result = await arrange({
      type: 'copy-story',
      story: story.id,
      title: about.copyTitle(shownTitle),
    });
    if (result.ok) notify({ type: 'message', ...about.copied, tone: 'calm' });
  };
  const close = () => {
    setOver('none');
  };
  return (
    <Dialog
      title={<span dir={directionOf(story.settings.language ?? '', shownTitle)}>{shownTitle}</span>}
      closeLabel={about.close}
      size="wide"
      onClose={onClose}
    >
      <div className={css['columns']}>
        <div className={css['cover']}>
          <BookCover
            genre={story.character.genre}
            title={shownTitle}
            line={story.character.name}
            pictures={[story.cover, book?.drawn, book?.picture, story.character.characterImage]}
          />
        </div>
        <div className={css['words']}>
          <form
            className={css['rename']}
            onSubmit={(event) => {
              event.preventDefault();
              void rename({ story: story.id, title });
            }}
          >
            <TextField label={about.title} value={title} maxLength={200} onText={setTitle} />
            <Button submit aria-disabled={title.trim() === '' || title.trim() === story.title}>
              {about.rename}
            </Button>
          </form>
          <dl className={css['facts']}>
            <Fact name={words.hero} value={story.character.name} />
            <Fact name={about.genre} value={genreLabel(story.character.genre)} />
            <Fact name={about.era} value={eraLabel(story.character.era)} />
            {story.from && (
              <Fact
                name={about.origin}
                value={
                  <a href={`/shared/${story.from.share}`} target="_blank" rel="noreferrer">
                    {about.originOf(storyTitle(story.from.title), story.from.hero)}
                  </a>
                }
              />
            )}
            <Fact name={words.created} value={dates.format(story.createdAt)} />
            <Fact name={words.updated} value={dates.format(story.playedAt)} />
            <Fact
              name={about.size}
              value={size ? about.sizeOf(words.scenes(size.scenes), size.words, bytesOf(size.bytes)) : '…'}
            />
          </dl>
          <div className={css['deeds']}>
            <Button
              onClick={() => {
                setOver('export');
              }}
            >
              {about.exports}
            </Button>
            <Button
              onClick={() => {
                setOver('share');
              }}
            >
              {about.share}
            </Button>
            <Button onClick={() => void copy()}>{about.copy}</Button>
            <Button
              onClick={() =>
                void arrange({ type: 'favour-story', story: story.id, favourite: !story.favourite })
              }
            >
              {story.favourite ? about.unkeep : about.keep}
            </Button>
          </div>
        </div>
      </div>
      {over === 'export' && <ExportDialog story={story} leaf={null} onClose={close} />}
      {over === 'share' && <ShareDialog story={story} onClose={close} />}
    </Dialog>
  );
}

const dates = new Intl.DateTimeFormat(undefined, { dateStyle: 'long', timeStyle: 'short' });

function bytesOf(bytes: number): string {
  return bytes < 1_000_000 ? `${Math.ceil(bytes / 1000)} kB` : `${(bytes / 1_000_000).toFixed(1)} MB`;
}
