import { useId } from 'react';

import { exampleFields, type CharacterForm } from '../../domain/character.ts';
import { genreLabel } from '../../domain/labels.ts';
import { characterPresets } from '../../domain/presets.ts';
import { genreHue } from '../parts/genre-hue.ts';
import { Button } from '../kit/button.tsx';
import { classes } from '../kit/classes.ts';
import css from './hero-shelf.module.css';
import { PresetButton } from './preset-button.tsx';
import { words } from './words.ts';

export type HeroShelfProps = {
  readonly form: CharacterForm;
  /** A hero was taken; `index` is his place among the presets. */
  readonly onHero: (index: number) => void;
  readonly onBegin: () => void;
  readonly beginning: boolean;
};

/** The ready-made heroes as books on a shelf: one press fills the form, the next begins the story. */
export function HeroShelf({ form, onHero, onBegin, beginning }: HeroShelfProps) {
  const id = useId();
  const taken = characterPresets.findIndex((hero) =>
    exampleFields.every((field) => form[field] === hero[field]),
  );
  return (
    <section className={css['shelf']} aria-labelledby={id}>
      <div className={css['head']}>
        <h2 id={id} className={css['title']}>
          {words.shelf.title}
        </h2>
        <PresetButton onHero={onHero} />
      </div>
      <ul className={css['books']}>
        {characterPresets.map((hero, index) => (
          <li key={hero.name} className={css['place']}>
            <button
              type="button"
              className={classes(css['hero'], genreHue(hero.genre))}
              data-hue=""
              aria-pressed={index === taken}
              onClick={() => {
                onHero(index);
              }}
            >
              <span className={css['book']}>
                <span className={css['name']}>{hero.name}</span>
                <span className={css['genre']}>{genreLabel(hero.genre)}</span>
              </span>
              <span className={css['line']}>{words.shelf.lines[index]}</span>
            </button>
          </li>
        ))}
      </ul>
      <output className={css['begin']}>
        {taken >= 0 && (
          <>
            <span className={css['ready']}>{words.shelf.ready(form.name)}</span>
            <Button kind="primary" aria-disabled={beginning} onClick={onBegin}>
              {words.shelf.begin}
            </Button>
          </>
        )}
      </output>
    </section>
  );
}
