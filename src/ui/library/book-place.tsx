import { Ellipsis, Heart } from 'lucide-react';

import { directionOf } from '../../domain/direction.ts';
import type { Story } from '../../domain/story.ts';
import type { Book, Finding } from '../../state/shelf.ts';
import { Button } from '../kit/button.tsx';
import { Fact } from '../kit/fact.tsx';
import { IconButton } from '../kit/icon-button.tsx';
import { BookCover } from '../parts/book-cover.tsx';
import { storyTitle } from '../parts/story-title.ts';
import css from './book-place.module.css';
import { FoundWords } from '../parts/found-words.tsx';
import { words } from './words.ts';

export type BookPlaceProps = {
  readonly story: Story;
  /** What it says beside its title; `undefined` until that is read. */
  readonly book: Book | undefined;
  /** Whether scenes of it are on another device that have not come to this one; not so when left out. */
  readonly unarrived?: boolean;
  /** Whether others can read it; not so when left out. */
  readonly shared?: 'public' | 'taken-down' | undefined;
  /** Whether it is the one that is being read. */
  readonly open: boolean;
  /** What a search found in its pages. */
  readonly finding: Finding | undefined;
  /** Left out where a story cannot be opened. */
  readonly onLoad?: () => void;
  readonly onShare: () => void;
  readonly onDelete: () => void;
  readonly onFavourite: () => void;
  readonly onMore: () => void;
};

/** One book on the shelf. */
export function BookPlace(props: BookPlaceProps) {
  const {
    story,
    book,
    unarrived = false,
    shared,
    open,
    finding,
    onLoad,
    onShare,
    onDelete,
    onFavourite,
    onMore,
  } = props;
  const title = storyTitle(story.title);
  const language = story.settings.language ?? '';
  return (
    <li className={css['place']}>
      <div className={css['cover']}>
        <BookCover
          genre={story.character.genre}
          title={title}
          line={story.character.name}
          pictures={[story.cover, book?.drawn, book?.picture, story.character.characterImage]}
          ribbon={open}
        />
      </div>
      <div className={css['words']}>
        <h3 className={css['title']} dir={directionOf(language, title)}>
          {title}
        </h3>
        <div className={css['top']}>
          <p className={css['marks']}>
            {book && book.scenes > 0 && (
              <span className={css['badge']}>
                {words.scenes(book.scenes)}
                {book.roads > 1 && ` · ${words.branches(book.roads - 1)}`}
              </span>
            )}
            {open && <span className={css['open']}>{words.open}</span>}
            {unarrived && book && book.scenes > 0 && (
              <span className={css['badge']}>{words.unarrivedSome}</span>
            )}
            {shared && <span className={css['badge']}>{words.shared[shared]}</span>}
            {book?.ended && <span className={css['badge']}>{words.ended}</span>}
          </p>
          <span className={css['small']}>
            <IconButton
              label={words.favourite(title)}
              aria-pressed={story.favourite}
              tone={story.favourite ? 'lamp' : 'quiet'}
              onClick={onFavourite}
            >
              <Heart aria-hidden fill={story.favourite ? 'currentColor' : 'none'} />
            </IconButton>
            <IconButton label={words.moreNamed(title)} onClick={onMore}>
              <Ellipsis aria-hidden />
            </IconButton>
          </span>
        </div>
        <p className={css['latest']} dir={directionOf(language, book?.latestTitle)}>
          {book?.latestTitle}
        </p>
        <p className={css['preview']} dir={directionOf(language)}>
          {finding ? (
            <>
              <span className={css['where']}>{words.inScene(finding.title)}</span>{' '}
              <FoundWords finding={finding} />
            </>
          ) : (
            book && (book.preview || (book.scenes === 0 && (unarrived ? words.unarrived : words.unbegun)))
          )}
        </p>
        <dl className={css['facts']}>
          <Fact name={words.hero} value={story.character.name} />
          <Fact name={words.created} value={dateOf(story.createdAt)} />
          <Fact name={words.updated} value={dateOf(story.playedAt)} />
        </dl>
        <div className={css['actions']}>
          {onLoad && (
            <Button aria-label={words.loadNamed(title)} onClick={onLoad}>
              {words.load}
            </Button>
          )}
          <Button kind="quiet" aria-label={words.shareNamed(title)} onClick={onShare}>
            {words.share}
          </Button>
          <Button kind="quiet" aria-label={words.removeNamed(title)} onClick={onDelete}>
            {words.remove}
          </Button>
        </div>
      </div>
    </li>
  );
}

const dates = new Intl.DateTimeFormat(undefined, { dateStyle: 'medium' });

function dateOf(ms: number): string {
  return dates.format(ms);
}
