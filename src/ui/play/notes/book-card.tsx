import { directionOf } from '../../../domain/direction.ts';
import { Button } from '../../kit/button.tsx';
import css from './book-card.module.css';
import { words } from '../words.ts';

export type BookCardProps = {
  readonly title: string;
  readonly language: string;
  readonly onTitles: () => void;
};

/** What is written on the spine, and the way to change it. */
export function BookCard({ title, language, onTitles }: BookCardProps) {
  return (
    <section className={css['card']} aria-labelledby="book-card">
      <h2 id="book-card" className={css['label']}>
        {words.book}
      </h2>
      <p className={css['title']} lang={language} dir={directionOf(language, title)}>
        {title}
      </p>
      <Button kind="link" onClick={onTitles}>
        {words.titlesOpen}
      </Button>
    </section>
  );
}
