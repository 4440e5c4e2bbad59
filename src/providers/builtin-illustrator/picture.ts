import { styles } from './content/styles.ts';
import { render } from './render.ts';
import type { DrawCells } from './render.ts';
import type { PaintSpec } from './spec.ts';
import { stageOf } from './stage.ts';
import type { Parts } from './stage.ts';

/** Whether a style draws in cells of a grid, which is a part of its own. */
export const needsCells = ({ style }: PaintSpec): boolean => styles[style].grid !== undefined;

/**
 * A picture as SVG text. The same arguments give the same bytes in every engine. Nothing of a player's words can be in it: a spec holds
 * only fixed words, colours and numbers.
 * @param seed any text; chooses light, view and chance details, never how the hero looks.
 * @param parts what lays the shapes; an argument, because each comes in a chunk of its own.
 * @param cells for a style that `needsCells`
 */
export function pictureOf(spec: PaintSpec, seed: string, parts: Parts, cells: DrawCells | null): string {
  const stage = stageOf(spec, seed, parts);
  parts.draw(stage);
  return render(stage.art, styles[spec.style], { width: spec.width, height: spec.height, seed }, cells);
}
