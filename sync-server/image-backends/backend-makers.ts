import { setTimeout as sleep } from 'node:timers/promises';

import { pictureServices } from '../../src/domain/picture-services.ts';
import type { PictureMaker, PictureMakerOptions } from '../../src/domain/ports/picture-maker.ts';
import { createSecret } from '../../src/domain/secret.ts';
import { createA1111Maker } from '../../src/providers/a1111/make-picture.ts';
import { createComfyMaker } from '../../src/providers/comfyui/make-picture.ts';
import { createHordeMaker } from '../../src/providers/horde/make-picture.ts';
import { createImageServerMaker } from '../../src/providers/image-server/make-picture.ts';
import { createOpenRouterMaker } from '../../src/providers/openrouter-images/make-picture.ts';
import type { BackendService, ImageBackend } from './settings.ts';

/** How each service is asked: as a page asks it. */
const makers: { readonly [name in BackendService]: (options: PictureMakerOptions) => PictureMaker } = {
  'openrouter-images': createOpenRouterMaker,
  'image-server': createImageServerMaker,
  a1111: createA1111Maker,
  comfyui: createComfyMaker,
  horde: createHordeMaker,
};

/** A service as it is asked, with what players call it. */
export type BackendMaker = { readonly name: string; readonly label: string; readonly maker: PictureMaker };

/** The operator's services. What he listed is asked at its very address, and nowhere else. */
export function createBackendMakers(
  backends: readonly ImageBackend[],
  deps: { readonly fetch: typeof fetch; readonly now: () => number; readonly random: () => number },
): readonly BackendMaker[] {
  return backends.map(({ name, service, address, key, workflow }) => ({
    name,
    label: `${pictureServices[service].label} (${name})`,
    maker: makers[service]({
      key: key === '' ? null : createSecret(key),
      address,
      workflow,
      fetch: deps.fetch,
      clock: {
        now: deps.now,
        sleep: async (ms, signal) => {
          // A sleep that is broken off is over, and no failure.
          await sleep(ms, undefined, { ref: false, ...(signal ? { signal } : {}) }).catch(() => {});
        },
      },
      online: () => true,
      random: deps.random,
      origin: '',
      token: () => Promise.resolve(null),
    }),
  }));
}
