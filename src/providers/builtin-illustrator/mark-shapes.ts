import type { Chance } from './chance.ts';
import type { Path } from './path.ts';

/** Where a building stands: middle of its foot, its height, how far away (0 far, 1 near). */
export type Site = { readonly x: number; readonly y: number; readonly tall: number; readonly depth: number };

/** Outline, the part that the light finds, and windows. */
export type Built = {
  readonly body: Path;
  readonly lit?: Path;
  readonly windows?: Path;
  readonly dark?: Path;
};

export type Landmark =
  | 'castle'
  | 'tower'
  | 'lighthouse'
  | 'church'
  | 'pyramid'
  | 'step-temple'
  | 'temple'
  | 'dome'
  | 'rocket'
  | 'saloon'
  | 'water-tower'
  | 'windmill'
  | 'cottage'
  | 'manor'
  | 'skyscraper'
  | 'airship'
  | 'clock-tower'
  | 'stones'
  | 'sailing-ship'
  | 'factory'
  | 'wreck'
  | 'great-tree'
  | 'villa'
  | 'mast'
  | 'gallows'
  | 'tent';

/** What the drawing of a building is made with: its place, the side of the light, and pieces of houses. */
export type MarkTools = {
  readonly x: number;
  readonly y: number;
  readonly t: number;
  readonly s: -1 | 1;
  readonly c: Chance;
  readonly rect: (cx: number, top: number, wide: number, bottom?: number) => Path;
  /** The half of a rectangle that the light finds. */
  readonly half: (cx: number, top: number, wide: number, bottom?: number) => Path;
  readonly spire: (cx: number, base: number, wide: number, top: number) => Path;
  readonly slope: (cx: number, base: number, wide: number, top: number) => Path;
  readonly panes: (list: readonly (readonly [number, number])[], w: number, h: number) => Path;
};

/** Outlines of buildings; those that a picture needs come in chunks of their own. */
export type Marks = { readonly [kind in Landmark]?: (tools: MarkTools) => Built };
