import type {
  PictureMaker,
  PictureMakerOptions,
  PictureWish,
} from '../../../src/domain/ports/picture-maker.ts';
import { createSecret } from '../../../src/domain/secret.ts';
import { createA1111Maker } from '../../../src/providers/a1111/make-picture.ts';
import { createComfyMaker } from '../../../src/providers/comfyui/make-picture.ts';
import { createHordeMaker } from '../../../src/providers/horde/make-picture.ts';
import { createImageServerMaker } from '../../../src/providers/image-server/make-picture.ts';
import { createOpenRouterMaker } from '../../../src/providers/openrouter-images/make-picture.ts';
import { a1111 } from '../../picture-servers/a1111.ts';
import { comfyui, workflow } from '../../picture-servers/comfyui.ts';
import { horde } from '../../picture-servers/horde.ts';
import { images } from '../../picture-servers/images.ts';
import type { Service } from '../../picture-servers/picture-server.ts';
import { samplePng } from '../../replicate-server/sample-pictures.ts';

/** A service with what plays it, and where its calls begin there. */
export type ServiceUnderTest = {
  readonly create: (options: PictureMakerOptions) => PictureMaker;
  readonly service: Service;
  readonly base: string;
  readonly key: string;
  readonly workflow?: string;
  /** The call that begins a picture. */
  readonly begins: string;
};

export const servicesUnderTest = {
  'openrouter-images': {
    create: createOpenRouterMaker,
    service: images('openrouter'),
    base: '/v1',
    key: 'sk-secret-of-tests',
    begins: '/v1/images',
  },
  'image-server': {
    create: createImageServerMaker,
    service: images('local'),
    base: '/v1',
    key: '',
    begins: '/v1/images/generations',
  },
  a1111: { create: createA1111Maker, service: a1111(), base: '', key: '', begins: '/sdapi/v1/txt2img' },
  comfyui: {
    create: createComfyMaker,
    service: comfyui(),
    base: '',
    key: '',
    workflow: workflow(),
    begins: '/prompt',
  },
  horde: {
    create: createHordeMaker,
    service: horde(),
    base: '',
    key: 'horde-key-of-tests',
    begins: '/v2/generate/async',
  },
} as const satisfies Readonly<Record<string, ServiceUnderTest>>;

/** What a maker is made of; its rests are over at once, and its deadlines never come, if `waits` does not say otherwise. */
export function makerOptions(
  given: Partial<PictureMakerOptions> & { readonly secret?: string },
): PictureMakerOptions {
  const { secret = '', ...options } = given;
  return {
    key: secret === '' ? null : createSecret(secret),
    address: '',
    workflow: '',
    fetch,
    clock: restless,
    online: () => true,
    random: () => 0.5,
    origin: 'http://localhost:8787',
    token: () => Promise.resolve(null),
    ...options,
  };
}

/** Between two looks no time passes; a deadline is never reached. */
const restless: PictureMakerOptions['clock'] = {
  now: () => 1_000_000,
  sleep: (ms, signal) =>
    ms <= 2000
      ? new Promise((resolve) => {
          setImmediate(resolve);
        })
      : new Promise((resolve) => {
          signal?.addEventListener('abort', () => resolve(), { once: true });
        }),
};

export const wish: PictureWish = {
  prompt: 'a knight at a ford, in the rain',
  width: 768,
  height: 960,
  seed: 41,
  model: '',
  requestId: 'scene-1',
};

export const wishWithHero: PictureWish = {
  ...wish,
  reference: { type: 'image/png', bytes: new Uint8Array(samplePng) },
};
