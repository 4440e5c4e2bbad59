import { pictureAlt } from '../../domain/illustrator.ts';
import type { Illustrator } from '../../domain/illustrator.ts';
import { err, ok } from '../../domain/result.ts';
import { builtinIllustratorMeta } from './meta.ts';
import { loadParts } from './parts.ts';
import { pictureOf } from './picture.ts';
import { readSpec } from './read-scene.ts';
import type { PaintSpec } from './spec.ts';

/**
 * The painter: draws on the device, without a network, a credit or a key (IMG-11). Its only failure is that a part of it can neither be
 * found in the cache nor fetched.
 */
export function createBuiltinIllustrator(): Illustrator {
  return {
    illustrate: async (request, signal) => {
      if (signal.aborted) return null;
      const spec = readSpec(request);
      const loaded = await load(spec, request.seed);
      if (loaded === null) return err({ type: 'pack-missing', pack: 'illustrator' });
      if (signal.aborted) return null;
      const svg = pictureOf(spec, request.seed, loaded);
      const bytes = new TextEncoder().encode(svg);
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

async function load(spec: PaintSpec, seed: string) {
  try {
    return await loadParts(spec, seed);
  } catch {
    // Neither cached nor reachable: the one thing that can go wrong here, said as a typed error.
    return null;
  }
}
