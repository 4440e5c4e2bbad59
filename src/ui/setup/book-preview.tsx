import type { CharacterForm } from '../../domain/character.ts';
import { eraLabel, genreLabel } from '../../domain/labels.ts';
import { BookCover } from '../parts/book-cover.tsx';
import css from './book-preview.module.css';
import { words } from './words.ts';

export type BookPreviewProps = { readonly form: CharacterForm };

/** The book as it will stand in the library; it wears its cloth as long as nobody here can draw the hero. */
export function BookPreview({ form }: BookPreviewProps) {
  const name = form.name.trim();
  return (
    <figure className={css['plate']} aria-label={words.cover}>
      <BookCover
        genre={form.genre}
        title={name === '' ? words.nameless : words.coverTitle(name)}
        line={`${genreLabel(form.genre)} · ${eraLabel(form.era)}`}
      />
      <figcaption className={css['caption']}>
        <span className={css['none']}>{words.likeness.none}</span>
        {words.likeness.text}
      </figcaption>
    </figure>
  );
}
