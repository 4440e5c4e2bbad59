import type { Role } from './art.ts';
import type { Color } from './color.ts';
import type { RoomPlan } from './content/rooms.ts';
import type { Path, Point } from './path.ts';
import type { Stage } from './stage.ts';

/** A room seen along its middle. Points are given in the measures of the picture's own plane and a distance: 1 is there, 2 twice as far. */
export type Room = {
  readonly stage: Stage;
  readonly plan: RoomPlan;
  /** Half its width, height of the ceiling above the eye, depth of the floor below it, distance of the back wall. */
  readonly half: number;
  readonly up: number;
  readonly down: number;
  readonly back: number;
  readonly at: (x: number, y: number, z: number) => Point;
  /** An upright rectangle on a side wall. */
  readonly onSide: (dir: -1 | 1, y1: number, y2: number, z1: number, z2: number, inset?: number) => Path;
  readonly wall: Color;
  readonly glow: Color;
  readonly dark: Color;
  readonly put: (role: Role, path: Path, color: Color, cover?: number) => void;
  /** The middle of the main light. */
  readonly lamp: Point;
};
