import { styles } from './content/styles.ts';
import { paintPortrait } from './portrait.ts';
import { render } from './render.ts';
import { paintScene } from './scene.ts';
import type { PaintSpec } from './spec.ts';
import { stageOf } from './stage.ts';

/**
 * Draws a picture as SVG text. The same arguments give the same bytes in every engine. Nothing of a player's words can be in it: a spec
 * holds only fixed words, colours and numbers.
 * @param seed any text; chooses light, view and chance details, never how the hero looks.
 */
export function paint(spec: PaintSpec, seed: string): string {
  const stage = stageOf(spec, seed);
  if (spec.kind === 'portrait') paintPortrait(stage);
  else paintScene(stage);
  return render(stage.art, styles[spec.style], { width: spec.width, height: spec.height, seed });
}
