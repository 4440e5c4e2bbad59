import type { SceneContext } from '../../domain/scene-context.ts';
import css from './here-note.module.css';
import { words } from './words.ts';

export type HereNoteProps = {
  readonly context: SceneContext;
  readonly hero: string;
  readonly language: string;
};

const mostCompany = 4;

/** Where the scene stands: place, hour, weather, and who is there (PLAY-19), as far as its words tell. */
export function HereNote({ context, hero, language }: HereNoteProps) {
  const { location, time, weather, atmosphere, characters } = context;
  const company = characters.filter((name) => !hero.includes(name) && !name.includes(hero));
  const lines = [
    [words.place, location],
    [words.time, time],
    [words.weather, weather],
    [words.mood, atmosphere],
    [words.company, company.slice(0, mostCompany).join(', ')],
  ].filter(([, value]) => value !== '');
  if (lines.length === 0) return null;
  return (
    <section className={css['here']} aria-label={words.here}>
      <h2 className={css['title']} aria-hidden="true">
        {words.here}
      </h2>
      <dl className={css['lines']}>
        {lines.map(([name, value]) => (
          <div key={name} className={css['line']}>
            <dt>{name}</dt>
            <dd lang={language} dir="auto">
              {value}
            </dd>
          </div>
        ))}
      </dl>
    </section>
  );
}
