import type { StoryItem } from '../../state/queries.ts';
import { Button } from '../kit/button.tsx';
import { BookCover } from './book-cover.tsx';
import css from './story-row.module.css';
import { words } from './words.ts';

export type StoryRowProps = {
  readonly item: StoryItem;
  /** Whether it is the one that is being read. */
  readonly open: boolean;
  readonly onLoad: () => void;
  readonly onDelete: () => void;
};

/** One story of the list (LIB-03). */
export function StoryRow({
  item: { story, scenes, latestTitle, preview },
  open,
  onLoad,
  onDelete,
}: StoryRowProps) {
  const title = story.title || words.untitled;
  return (
    <li className={css['row']}>
      <div className={css['cover']}>
        <BookCover genre={story.character.genre} title={title} line="" />
      </div>
      <div className={css['words']}>
        <h3 className={css['title']}>{title}</h3>
        <p className={css['marks']}>
          {scenes > 0 && <span className={css['badge']}>{words.scenes(scenes)}</span>}
          {open && <span className={css['open']}>{words.open}</span>}
          {latestTitle && <span className={css['latest']}>{latestTitle}</span>}
        </p>
        <p className={css['preview']}>{preview || words.unbegun}</p>
        <dl className={css['facts']}>
          <Fact name={words.hero} value={story.character.name} />
          <Fact name={words.created} value={dateOf(story.createdAt)} />
          <Fact name={words.updated} value={dateOf(story.playedAt)} />
        </dl>
      </div>
      <div className={css['actions']}>
        <Button aria-label={words.loadNamed(title)} onClick={onLoad}>
          {words.load}
        </Button>
        <Button kind="quiet" aria-label={words.removeNamed(title)} onClick={onDelete}>
          {words.remove}
        </Button>
      </div>
    </li>
  );
}

function Fact({ name, value }: { readonly name: string; readonly value: string }) {
  return (
    <div>
      <dt>{name}</dt> <dd>{value}</dd>
    </div>
  );
}

const dates = new Intl.DateTimeFormat(undefined, { dateStyle: 'medium' });

function dateOf(ms: number): string {
  return dates.format(ms);
}
