import type { Card } from './pack.ts';

/** What the world does next. */
export type Beat = {
  readonly card: Card;
  readonly part: 'milestone' | 'fact' | 'thread' | 'texture' | 'emergency' | 'sequel';
  /** A fact with which the plot goes on, too. */
  readonly step?: boolean;
  /** What leads from one quest to the next, told before the scene. */
  readonly bridge?: Card;
};
