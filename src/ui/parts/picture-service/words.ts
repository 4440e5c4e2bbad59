import type { PictureServiceName } from '../../../domain/picture-names.ts';

/** Where the words of a picture, and the hero's portrait, go. */
const goesTo: { readonly [name in PictureServiceName]: string } = {
  replicate:
    'They go to this game’s server and from there to replicate.com, which makes the picture. The server keeps the picture, in your private folder, and neither the words nor the photo.',
  'openrouter-images':
    'They go from this browser to openrouter.ai, and from there to the maker of the chosen model.',
  'image-server': 'They go from this browser to the address that you entered, and to nobody else.',
  a1111: 'They go from this browser to the address that you entered, and to nobody else.',
  comfyui: 'They go from this browser to the address that you entered, and to nobody else.',
  horde:
    'They go from this browser to aihorde.net, and from there to a volunteer’s computer, whose owner can see them.',
  house:
    'They go to this game’s server, which hands them on to the service that you chose there, and keeps nothing.',
};

/** Words of pictures by a provider. */
export const words = {
  notice: {
    title: (label: string) => `Before the first picture by ${label}`,
    text: 'For each picture that you ask for, or have made by itself, these leave this device: a sentence or two about the scene, your hero’s looks, and the hero’s portrait or the photo you gave, so that the hero can be recognised.',
    goesTo,
    price: 'What it costs:',
    no: 'Keep to drawings',
    yes: 'I understand, go on',
    close: 'Close without asking for a picture',
  },
  prices: {
    credit: 'one credit a picture. A picture that fails gives its credit back.',
    own: (label: string) => `what ${label} asks of you; no credit of the game.`,
    none: 'nothing.',
  },
  /** Of a service that is asked through the game's server. */
  needsAccount: (label: string, takesKey: boolean) =>
    `Pictures by ${label} need an account here${takesKey ? ', even with a key of your own' : ''}. Sign in, or choose another service in Settings: OpenRouter, AI Horde and a server of your own need none.`,
  signIn: 'Sign in',
  short: { credit: '1 credit', own: (label: string) => `billed by ${label}`, none: 'free' },
} as const;
