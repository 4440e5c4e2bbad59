import type { Era } from './character.ts';

const oldEras: readonly Era[] = ['ancient', 'medieval', 'renaissance'];

/** Whether an era is from before there were motors, street numbers and watches. */
export function isOldEra(era: Era): boolean {
  return oldEras.includes(era);
}
