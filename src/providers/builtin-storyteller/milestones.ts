import type { Archetype } from './quest.ts';

/** The wish list of a story, in order; the confrontation is behind the reversal, whatever the player says he has won. */
export const milestones = ['lead', 'ally', 'means', 'wall', 'turn', 'price', 'gate', 'duel'] as const;

/** Where a quest stands when it has ended, and the next one has not begun. */
export const over = 99;

export type Milestone = (typeof milestones)[number];

/** When somebody joins the hero: behind so many of the first three steps. Who is sought is sought by two; who asks questions is long alone. */
const alone: { readonly [archetype in Archetype]: 1 | 2 | 3 } = {
  find: 1,
  pursue: 2,
  rescue: 2,
  defeat: 2,
  escape: 1,
  deliver: 1,
  solve: 3,
  protect: 2,
  build: 3,
  prove: 3,
  win: 1,
  steal: 1,
  become: 1,
};

const shapes = [1, 2, 3].map((before): readonly Milestone[] => {
  const others = milestones.filter((each) => each !== 'ally');
  return [...others.slice(0, before), 'ally', ...others.slice(before)];
});

/**
 * The order of the same eight in a quest. The story turns in its middle, when four facts of its case are known.
 * @param line of its case; a plain plot brings its own friend, early
 */
export function plotOf(archetype: Archetype, line: string): readonly Milestone[] {
  if (isPlainLine(line)) return shapes[0] ?? milestones;
  return shapes[alone[archetype] - 1] ?? milestones;
}

/** Whether the case of a story is a plain plot, whose scenes follow one upon the other. */
export function isPlainLine(line: string): boolean {
  return line.startsWith('line=plain-');
}
