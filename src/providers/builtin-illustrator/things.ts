import { fill } from './art.ts';
import { darker, mix } from './color.ts';
import type { Path } from './path.ts';
import type { Stage } from './stage.ts';

/** Lays a thing of the foreground, darker than what is behind it. */
export const things = (stage: Stage, path: Path, depth: number, toLight = 0): void =>
  fill(
    stage.art,
    'near',
    path,
    toLight === 0
      ? darker(stage.at(depth), 0.15)
      : mix(stage.at(depth), mix(stage.colors.light, stage.colors.low, 0.5), toLight),
  );
