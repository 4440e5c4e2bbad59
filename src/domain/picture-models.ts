import { pictureModels, type PictureModel } from './picture-names.ts';

/** Numbers that a model takes. */
export type Range = { readonly least: number; readonly most: number };

/** What a model really takes, each under its own key. What it has no key for is left out, for it would be ignored without a word. */
export type PictureModelSchema = {
  /** What the provider calls it. */
  readonly version: string;
  /** The key of a reference picture; `null`: the model goes by words alone. */
  readonly reference: 'input_image' | 'image' | 'image_prompt' | null;
  /** How far it may go from the reference. */
  readonly strength: { readonly key: 'prompt_strength'; readonly range: Range } | null;
  readonly guidance: Range | null;
  readonly steps: { readonly key: 'num_inference_steps' | 'steps'; readonly range: Range } | null;
  readonly aspects: readonly Aspect[];
  /** Sides in pixels that may be given instead of an aspect; whole steps of `step`. */
  readonly size: (Range & { readonly step: number }) | null;
  readonly formats: readonly PictureFormat[];
  readonly hasQuality: boolean;
  /** Whether it says how many pictures it makes. */
  readonly hasOutputs: boolean;
  readonly safety: Range | null;
};

export type PictureFormat = 'webp' | 'jpg' | 'png';
export type Aspect = (typeof wideAspects)[number];

const aspects = ['1:1', '16:9', '3:2', '2:3', '4:5', '5:4', '9:16', '3:4', '4:3'] as const;
const wideAspects = [...aspects, '21:9', '9:21'] as const;
const anyFormat = ['webp', 'jpg', 'png'] as const;
const owner = 'black-forest-labs';

/** What the two that only take words, or words and a picture, have in common. */
const open = {
  aspects: wideAspects,
  size: null,
  formats: anyFormat,
  hasQuality: true,
  hasOutputs: true,
  safety: null,
} as const;

/** What the two that take a picture as a hint have in common. */
const pro = {
  reference: 'image_prompt',
  strength: null,
  aspects,
  size: { least: 256, most: 1440, step: 32 },
  formats: anyFormat,
  hasQuality: true,
  hasOutputs: false,
  safety: { least: 1, most: 6 },
} as const;

/** Made from the provider's published pages, and never recorded from its service: a range that it has changed since is not known here. */
export const pictureModelSchemas: Readonly<Record<PictureModel, PictureModelSchema>> = {
  'flux-dev': {
    ...open,
    version: `${owner}/flux-dev`,
    reference: 'image',
    strength: { key: 'prompt_strength', range: { least: 0, most: 1 } },
    guidance: { least: 0, most: 10 },
    steps: { key: 'num_inference_steps', range: { least: 1, most: 50 } },
  },
  'flux-schnell': {
    ...open,
    version: `${owner}/flux-schnell`,
    reference: null,
    strength: null,
    guidance: null,
    steps: { key: 'num_inference_steps', range: { least: 1, most: 4 } },
  },
  'flux-1.1-pro': { ...pro, version: `${owner}/flux-1.1-pro`, guidance: null, steps: null },
  'flux-pro': {
    ...pro,
    version: `${owner}/flux-pro`,
    guidance: { least: 2, most: 5 },
    steps: { key: 'steps', range: { least: 1, most: 50 } },
  },
  'flux-kontext-dev': {
    version: `${owner}/flux-kontext-dev`,
    reference: 'input_image',
    strength: null,
    guidance: { least: 0, most: 10 },
    steps: { key: 'num_inference_steps', range: { least: 4, most: 50 } },
    aspects: wideAspects,
    size: null,
    formats: anyFormat,
    hasQuality: true,
    hasOutputs: false,
    safety: null,
  },
  'flux-kontext-pro': {
    version: `${owner}/flux-kontext-pro`,
    reference: 'input_image',
    strength: null,
    guidance: null,
    steps: null,
    aspects: wideAspects,
    size: null,
    formats: ['jpg', 'png'],
    hasQuality: false,
    hasOutputs: false,
    safety: { least: 0, most: 6 },
  },
};

/** The model that a request names, as `flux-dev`, `owner/flux-dev` or `owner/flux-dev:version`; `undefined` when none of ours is meant. */
export function pictureModelOf(version: string): PictureModel | undefined {
  const [, from, name] = /^(?:([\w-]+)\/)?([\w.-]+)(?::[0-9a-f]+)?$/.exec(version) ?? [];
  return from === undefined || from === owner ? pictureModels.find((model) => model === name) : undefined;
}

/** The model for a picture, where the player chose none. */
export function defaultPictureModel(hasReference: boolean): PictureModel {
  return hasReference ? 'flux-kontext-dev' : 'flux-dev';
}
