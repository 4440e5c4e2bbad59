import type { Branch } from '../../domain/branches.ts';

const words = {
  mainRoad: 'Main road',
  road: (number: number) => `Road ${number}`,
  roadBy: (road: string, action: string) => `${road}: ${action}`,
} as const;

/** What the player reads for a road: his own name for it, or its place among the roads of the story, the main one first. */
export function roadName({ label, name }: Pick<Branch, 'label' | 'name'>): string {
  if (name !== '') return name;
  const number = /^branch_(\d+)$/.exec(label)?.[1];
  return number === undefined ? words.mainRoad : words.road(Number(number) + 1);
}

const longestAction = 60;

/** As `roadName`, and by what it began, so that roads without a name are told apart. @param action the words of the action; '' for none. */
export function longRoadName(branch: Pick<Branch, 'label' | 'name'>, action: string): string {
  const short = roadName(branch);
  if (branch.name !== '' || action === '' || branch.label === 'main') return short;
  const letters = Array.from(action);
  const cut =
    letters.length > longestAction
      ? `${letters
          .slice(0, longestAction - 1)
          .join('')
          .trimEnd()}…`
      : action;
  return words.roadBy(short, cut);
}
