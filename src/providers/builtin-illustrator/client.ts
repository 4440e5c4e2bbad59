import { pictureAlt } from '../../domain/illustrator.ts';
import type { Illustrator } from '../../domain/illustrator.ts';
import { err, ok } from '../../domain/result.ts';
import { builtinIllustratorMeta } from './meta.ts';
import { pictureOf } from './picture.ts';
import { readSpec } from './read-scene.ts';
import type { PaintSpec } from './spec.ts';
import type { Stage } from './stage.ts';

/**
 * The painter: draws on the device, without a network, a credit or a key (IMG-11). Its only failure is that a part of it can neither be
 * found in the cache nor fetched.
 */
export function createBuiltinIllustrator(): Illustrator {
  return {
    illustrate: async (request, signal) => {
      if (signal.aborted) return null;
      const spec = readSpec(request);
      const draw = await partFor(spec.kind);
      if (draw === null) return err({ type: 'pack-missing', pack: 'illustrator' });
      if (signal.aborted) return null;
      const bytes = new TextEncoder().encode(pictureOf(spec, request.seed, draw));
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

/** The half of the painter that a picture needs; each is a chunk of its own, so a phone loads what it draws. */
async function partFor(kind: PaintSpec['kind']): Promise<((stage: Stage) => void) | null> {
  try {
    return kind === 'portrait'
      ? (await import('./portrait.ts')).paintPortrait
      : (await import('./scene.ts')).paintScene;
  } catch {
    // Neither cached nor reachable: the one thing that can go wrong here, said as a typed error.
    return null;
  }
}
