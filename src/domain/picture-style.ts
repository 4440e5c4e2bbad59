import type { ImageStyle } from './character.ts';
import type { PictureModel } from './picture-names.ts';
import type { PictureOrder } from './picture-order.ts';

/** What a style asks of a model. */
type Manner = {
  /** How near to a photo it is, which says how far a picture may go from one. */
  readonly likeness: 'realistic' | 'stylised' | 'between';
  readonly family: 'anime' | '3d' | 'pixel' | 'realistic' | 'other';
};

const real: Manner = { likeness: 'realistic', family: 'realistic' };
const anime: Manner = { likeness: 'stylised', family: 'anime' };
const solid: Manner = { likeness: 'stylised', family: '3d' };
const pixels: Manner = { likeness: 'stylised', family: 'pixel' };
const drawn: Manner = { likeness: 'stylised', family: 'other' };
const between: Manner = { likeness: 'between', family: 'other' };

const manners: Readonly<Record<ImageStyle, Manner>> = {
  realistic: real,
  anime: anime,
  'studio-ghibli': anime,
  'dragonball-z': anime,
  pixar: solid,
  roblox: solid,
  minecraft: pixels,
  fortnite: solid,
  'the-simpsons': drawn,
  lego: solid,
  clay: solid,
  'cell-shaded': anime,
  'cinematic-movie': real,
  fantasy: between,
  cyberpunk: between,
  noir: real,
  vintage: real,
  'modern-cinematic': real,
  steampunk: between,
  comic: drawn,
  watercolor: drawn,
  'oil-painting': drawn,
  'pixel-art': pixels,
  'line-art': drawn,
  other: between,
};

const byReference = {
  between: { desk: { strength: 0.65, guidance: 7 }, mobile: { strength: 0.65, guidance: 7 } },
  realistic: { desk: { strength: 0.8, guidance: 8 }, mobile: { strength: 0.9, guidance: 9 } },
  stylised: { desk: { strength: 0.6, guidance: 7 }, mobile: { strength: 0.75, guidance: 8 } },
} as const;

const byFamily = {
  anime: { guidance: 9, steps: 32 },
  '3d': { guidance: 8.5, steps: 30 },
  pixel: { guidance: 10, steps: 35 },
  realistic: { guidance: 7.5, steps: 25 },
  other: { guidance: 8, steps: 28 },
} as const;

/** How the models that keep a likeness count their steps. */
const referenceSteps = 28;

/** What a picture is asked for with, where the player set nothing else. */
export const pictureDefaults = { width: 768, height: 1280, format: 'webp', quality: 90 } as const;

/** The settings of a style; with a reference, also how far to go from it. @param given.isMobile whether the page is on a phone */
export function styleSettings(
  style: ImageStyle,
  given: { readonly hasReference: boolean; readonly isMobile: boolean },
): Required<Pick<PictureOrder, 'guidance' | 'steps'>> & Pick<PictureOrder, 'strength'> {
  const { likeness, family } = manners[style];
  if (!given.hasReference) return byFamily[family];
  return { ...byReference[likeness][given.isMobile ? 'mobile' : 'desk'], steps: referenceSteps };
}

/** A request as the server takes it: the body of `POST /api/replicate/v1/predictions`. */
export type PredictionRequest = {
  readonly version: PictureModel;
  readonly input: Readonly<Record<string, string | number>>;
  /** Where the ledger says that its credit went. */
  readonly about?: { readonly story?: string; readonly scene?: string };
};

/** An order as it goes to the server. */
export function predictionRequest(model: PictureModel, order: PictureOrder): PredictionRequest {
  const named: Readonly<Record<string, string | number | undefined>> = {
    prompt: order.prompt,
    input_image: order.reference,
    strength: order.strength,
    guidance_scale: order.guidance,
    steps: order.steps,
    width: order.width,
    height: order.height,
    aspect_ratio: order.aspect,
    seed: order.seed,
    num_outputs: 1,
    output_format: order.format,
    output_quality: order.quality,
    safety_tolerance: order.safety,
  };
  const input: Record<string, string | number> = {};
  for (const [key, value] of Object.entries(named)) if (value !== undefined) input[key] = value;
  return { version: model, input };
}
