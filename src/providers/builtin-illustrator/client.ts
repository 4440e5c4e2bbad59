import { pictureAlt } from '../../domain/illustrator.ts';
import type { Illustrator, PictureRequest } from '../../domain/illustrator.ts';
import { err, ok } from '../../domain/result.ts';
import { builtinIllustratorMeta } from './meta.ts';
import { loadParts, loadWorld } from './parts.ts';
import { pictureOf } from './picture.ts';
import { readSpec } from './read-scene.ts';

/**
 * The painter: draws on the device, without a network, a credit or a key. Its only failure is that a part of it can neither be
 * found in the cache nor fetched.
 */
export function createBuiltinIllustrator(): Illustrator {
  return {
    illustrate: async (request, signal) => {
      if (signal.aborted) return null;
      const loaded = await load(request);
      if (loaded === null) return err({ type: 'pack-missing', pack: 'illustrator' });
      if (signal.aborted) return null;
      const { spec, parts } = loaded;
      const svg = pictureOf(spec, request.seed, parts);
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

async function load(request: PictureRequest) {
  try {
    const world = await loadWorld(request.hero.genre);
    if (world === null) return null;
    const spec = readSpec(request, world);
    const parts = await loadParts(spec, request.seed);
    return parts && { spec, parts };
  } catch {
    // Neither cached nor reachable: the one thing that can go wrong here, said as a typed error.
    return null;
  }
}
