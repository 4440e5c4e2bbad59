import { genreLabel } from '../../domain/labels.ts';
import { genres } from '../../domain/character-choices.ts';
import type { Genre } from '../../domain/character.ts';
import { Button } from '../kit/button.tsx';
import { Segmented } from '../kit/segmented.tsx';
import { Select } from '../kit/select.tsx';
import { TextField } from '../kit/text-field.tsx';
import css from './shelf-tools.module.css';
import type { Picked, ShelfName } from './use-picked.ts';
import { words } from './words.ts';

const shelves: readonly ShelfName[] = ['all', 'open', 'ended', 'favourites'];

/** Search, filters and order above the shelf. */
export function ShelfTools({ picked }: { readonly picked: Picked }) {
  return (
    <search className={css['tools']}>
      <div className={css['find']}>
        <TextField
          type="search"
          face="ui"
          label={words.find}
          placeholder={words.findHint}
          value={picked.text}
          onText={picked.setText}
        />
      </div>
      <Select
        label={words.genre}
        value={picked.genre}
        options={[
          { value: '', label: words.allGenres },
          ...picked.genres.map((genre) => ({ value: genre, label: genreLabel(genre) })),
        ]}
        onValue={(value) => {
          picked.setGenre(genreOf(value));
        }}
      />
      <Segmented
        legend={words.shelfLegend}
        value={picked.shelf}
        options={shelves.map((value) => ({ value, label: words.shelves[value] }))}
        onValue={picked.setShelf}
      />
      <div className={css['order']}>
        <Button
          onClick={() => {
            picked.setNewestFirst(!picked.newestFirst);
          }}
        >
          {picked.newestFirst ? words.newest : words.oldest}
        </Button>
      </div>
      <output className={css['said']}>
        {picked.looking
          ? words.looking
          : picked.text.trim() !== '' && picked.stories.length > 0
            ? words.found(picked.stories.length)
            : ''}
      </output>
    </search>
  );
}

function genreOf(value: string): Genre | '' {
  return genres.find((genre) => genre === value) ?? '';
}
