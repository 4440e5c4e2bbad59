import { directionOf } from '../../../domain/direction.ts';
import type { Story } from '../../../domain/story.ts';
import { Button } from '../../kit/button.tsx';
import css from './book-card.module.css';
import { words } from '../words.ts';

export type BookCardProps = {
  readonly title: string;
  readonly language: string;
  /** The shared story that it goes on from. */
  readonly origin?: Story['from'] | undefined;
  readonly onTitles: () => void;
};

/** What is written on the spine, and the way to change it. */
export function BookCard({ title, language, origin, onTitles }: BookCardProps) {
  return (
    <section className={css['card']} aria-labelledby="book-card">
      <h2 id="book-card" className={css['label']}>
        {words.book}
      </h2>
      <p className={css['title']} lang={language} dir={directionOf(language, title)}>
        {title}
      </p>
      {origin && (
        <p className={css['origin']}>
          {words.playedOnFrom}{' '}
          <a href={`/shared/${origin.share}`} target="_blank" rel="noreferrer">
            {words.originOf(origin.title, origin.hero)}
          </a>
        </p>
      )}
      <Button kind="link" onClick={onTitles}>
        {words.titlesOpen}
      </Button>
    </section>
  );
}
