import { directionOf } from '../../../domain/direction.ts';
import type { SceneContext } from '../../../domain/scene-context.ts';
import { Names } from '../../kit/names.tsx';
import { GoalThread } from './goal-thread.tsx';
import css from './here-note.module.css';
import { words } from '../words.ts';

export type HereNoteProps = {
  /** What holds on the page that is shown. */
  readonly context: SceneContext;
  readonly language: string;
};

const mostCompany = 4;

/** Where the page stands: place, hour, weather, and who is there, as far as its words tell. */
export function HereNote({ context, language }: HereNoteProps) {
  const { location, time, weather, atmosphere, characters, progress } = context;
  const lines = [
    [words.place, location],
    [words.time, time],
    [words.weather, weather],
    [words.mood, atmosphere],
  ].filter(([, value]) => value !== '');
  if (lines.length === 0 && characters.length === 0) return null;
  return (
    <section className={css['here']} aria-label={words.here}>
      <h2 className={css['title']} aria-hidden="true">
        {words.here}
      </h2>
      <dl className={css['lines']}>
        {lines.map(([name, value]) => (
          <div key={name} className={css['line']}>
            <dt>{name}</dt>
            <dd lang={language} dir={directionOf(language)}>
              {value}
            </dd>
          </div>
        ))}
        {characters.length > 0 && (
          <div className={css['line']}>
            <dt>{words.company}</dt>
            <dd lang={language} dir={directionOf(language)}>
              <Names names={characters.slice(0, mostCompany)} />
            </dd>
          </div>
        )}
        {progress !== undefined && (
          <div className={css['line']}>
            <dt>{words.goal}</dt>
            <dd>
              {words.goalAt[progress]}
              <GoalThread at={progress} />
            </dd>
          </div>
        )}
      </dl>
    </section>
  );
}
