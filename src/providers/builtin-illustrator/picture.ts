import type { Loaded } from './parts.ts';
import { render } from './render.ts';
import type { PaintSpec } from './spec.ts';
import { stageOf } from './stage.ts';

/**
 * A picture as SVG text. The same arguments give the same bytes in every engine. Nothing of a player's words can be in it: a spec holds
 * only fixed words, colours and numbers.
 * @param seed any text; chooses light, view and chance details, never how the hero looks.
 * @param loaded what lays the shapes and renders them; an argument, because each part comes in a chunk of its own.
 */
export function pictureOf(spec: PaintSpec, seed: string, { parts, style, cells }: Loaded): string {
  const stage = stageOf(spec, seed, parts);
  parts.draw(stage);
  return render(stage.art, style, { width: spec.width, height: spec.height, seed }, cells);
}
