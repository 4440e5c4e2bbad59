/*
 * The services that can make pictures, beside the painter of this device. One record for each; its code is joined to it in
 * `providers/picture-catalog.ts`.
 */

import { pictureServiceNames, type PictureServiceName } from './picture-names.ts';

/** What is to be known of a service before it can be asked. */
export type PictureService = {
  /** What a player calls it. */
  readonly label: string;
  /** Under which name its key is kept on the device; `null`: it takes none. */
  readonly secret: string | null;
  /** 'never': without one it is not asked at all; 'account': the game's server lends its own to who is signed in. */
  readonly withoutKey: 'asked' | 'never' | 'account';
  /** Whether the player gives its address. */
  readonly ownAddress: boolean;
  /** Whether the player gives a workflow, as JSON. */
  readonly workflow: boolean;
  /** Whether it can go by a picture of the hero. */
  readonly reference: boolean;
  /** Whether its models are those that are known here; otherwise it says itself what it has. */
  readonly knownModels: boolean;
  /** What a picture costs: a credit of the game (nothing of it with a key of the player's own), what the service itself asks, or nothing. */
  readonly price: 'credit' | 'theirs' | 'none';
  /** Whether the same `requestId`, asked again, is the same picture and paid once: then one is taken up again after the page was closed. */
  readonly resumes: boolean;
};

/** One record for each. */
export const pictureServices = {
  replicate: {
    label: 'Replicate',
    secret: 'replicate',
    withoutKey: 'account',
    ownAddress: false,
    workflow: false,
    reference: true,
    knownModels: true,
    price: 'credit',
    resumes: true,
  },
  'openrouter-images': {
    label: 'OpenRouter',
    secret: 'openRouter',
    withoutKey: 'never',
    ownAddress: false,
    workflow: false,
    reference: true,
    knownModels: false,
    price: 'theirs',
    resumes: false,
  },
  'image-server': {
    label: 'OpenAI-compatible server',
    secret: 'imageServer',
    withoutKey: 'asked',
    ownAddress: true,
    workflow: false,
    reference: true,
    knownModels: false,
    price: 'theirs',
    resumes: false,
  },
  a1111: {
    label: 'Stable Diffusion WebUI',
    secret: 'a1111',
    withoutKey: 'asked',
    ownAddress: true,
    workflow: false,
    reference: true,
    knownModels: false,
    price: 'none',
    resumes: false,
  },
  comfyui: {
    label: 'ComfyUI',
    secret: null,
    withoutKey: 'asked',
    ownAddress: true,
    workflow: true,
    reference: true,
    knownModels: false,
    price: 'none',
    resumes: false,
  },
  horde: {
    label: 'AI Horde',
    secret: 'horde',
    withoutKey: 'asked',
    ownAddress: false,
    workflow: false,
    reference: true,
    knownModels: false,
    price: 'none',
    resumes: false,
  },
  /** What whoever runs the game's server lists there. Its models are 'name/model'. */
  house: {
    label: 'This game’s server',
    secret: null,
    withoutKey: 'account',
    ownAddress: false,
    workflow: false,
    reference: true,
    knownModels: false,
    price: 'none',
    resumes: false,
  },
} as const satisfies { readonly [name in PictureServiceName]: PictureService };

/** The names under which their keys are kept. */
export type PictureSecretName = Exclude<(typeof pictureServices)[PictureServiceName]['secret'], null>;

/** Whether a picture by a service takes a credit of the game. @param hasKey whether there is a key of the player's own under a name */
export function takesCredit(
  service: PictureServiceName,
  hasKey: (name: PictureSecretName) => boolean,
): boolean {
  const { price, secret } = pictureServices[service];
  return price === 'credit' && !(secret !== null && hasKey(secret));
}

/** Who makes pictures, and with which model of his: `model` '' is the service's own choice. */
export type PictureChoice = { readonly service: PictureServiceName; readonly model: string };

/** Reads `Settings.imageModel`, as 'a1111' or 'a1111:<model>'; words that name no service mean Replicate. */
export function pictureChoiceOf(imageModel: string): PictureChoice {
  const colon = imageModel.indexOf(':');
  const name = colon < 0 ? imageModel : imageModel.slice(0, colon);
  const service = pictureServiceNames.find((known) => known === name);
  if (service === undefined) return { service: 'replicate', model: '' };
  return { service, model: colon < 0 ? '' : imageModel.slice(colon + 1) };
}
