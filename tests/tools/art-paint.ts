import { pictureOf } from '../../src/providers/builtin-illustrator/picture.ts';
import { paintPortrait } from '../../src/providers/builtin-illustrator/portrait.ts';
import { paintScene } from '../../src/providers/builtin-illustrator/scene.ts';
import type { PaintSpec } from '../../src/providers/builtin-illustrator/spec.ts';

/** A picture at once: what the client does when all its parts are loaded. */
export function paint(spec: PaintSpec, seed: string): string {
  return pictureOf(spec, seed, spec.kind === 'portrait' ? paintPortrait : paintScene);
}
