import { pictureAlt } from '../../domain/illustrator.ts';
import type { Illustrator } from '../../domain/illustrator.ts';
import { ok } from '../../domain/result.ts';
import { builtinIllustratorMeta } from './meta.ts';
import { paint } from './paint.ts';
import { readSpec } from './read-scene.ts';

/** The painter: draws on the device, without a network, a credit or a key (IMG-11). Never fails. */
export function createBuiltinIllustrator(): Illustrator {
  return {
    illustrate: async (request, signal) => {
      if (signal.aborted) return null;
      const spec = readSpec(request);
      const bytes = new TextEncoder().encode(paint(spec, request.seed));
      return ok({
        type: 'image/svg+xml' as const,
        bytes,
        width: spec.width,
        height: spec.height,
        alt: pictureAlt(request),
        credits: builtinIllustratorMeta.credits,
      });
    },
  };
}
