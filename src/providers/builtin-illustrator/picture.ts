import { styles } from './content/styles.ts';
import { render } from './render.ts';
import type { PaintSpec } from './spec.ts';
import { stageOf } from './stage.ts';
import type { Stage } from './stage.ts';

/**
 * A picture as SVG text. The same arguments give the same bytes in every engine. Nothing of a player's words can be in it: a spec holds
 * only fixed words, colours and numbers.
 * @param seed any text; chooses light, view and chance details, never how the hero looks.
 * @param draw lays the shapes: `paintScene` or `paintPortrait`. An argument, because each comes in a chunk of its own.
 */
export function pictureOf(spec: PaintSpec, seed: string, draw: (stage: Stage) => void): string {
  const stage = stageOf(spec, seed);
  draw(stage);
  return render(stage.art, styles[spec.style], { width: spec.width, height: spec.height, seed });
}
