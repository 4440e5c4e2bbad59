import { readFileSync } from 'node:fs';
import { eras, genres } from '../../src/domain/character-choices.ts';
import type { Era, Genre } from '../../src/domain/character.ts';

/** A hero with what is right to read of his goal. */
export type GoalHero = {
  readonly genre: Genre;
  readonly era: Era;
  readonly setting: string;
  readonly objective: string;
  readonly task: string;
  readonly nature: string;
  readonly site: string;
};

/** Two hundred heroes with the right answers, written by hand before any code read them; every second one was not looked at while the reader was written. */
export function heroesWithAnswers(): readonly GoalHero[] {
  return readFileSync(new URL('../fixtures/goals/heroes.txt', import.meta.url), 'utf8')
    .trim()
    .split('\n')
    .slice(1)
    .map((line) => {
      const [kind = '', setting = '', objective = '', answers = ''] = line.split(' | ');
      const [genreSaid, eraSaid] = kind.split(' ');
      const genre = genres.find((each) => each === genreSaid);
      const era = eras.find((each) => each === eraSaid);
      const [task = '', nature = '', site = ''] = answers.split(' ');
      if (genre === undefined || era === undefined) throw new Error(`no hero: ${line}`);
      return { genre, era, setting, objective, task, nature, site };
    });
}
