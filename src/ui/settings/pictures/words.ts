import { counted } from '../../kit/counted.ts';
import type { PictureServiceName } from '../../../domain/picture-names.ts';

/** Words about who makes pictures. */
export const words = {
  pictures: 'Pictures of hero and scenes',
  picturesOf: { off: 'Off', drawn: 'Drawn here', provider: 'By a provider' },
  picturesHint: 'Drawn on this device: free, offline, and nothing of your story leaves it.',
  providerHint:
    'Each page is drawn here first; a provider’s picture takes its place when it has come. What a page shows is kept on your devices.',
  service: 'Service',
  about: {
    replicate:
      'Through this game’s server, with an account: for one credit a picture with the server’s key, for none with a key of your own.',
    'openrouter-images': 'With the OpenRouter key that you have for stories. OpenRouter bills you.',
    'image-server': 'Any server that speaks OpenAI’s images endpoint, at an address of yours.',
    a1111: 'AUTOMATIC1111, Forge, SD.Next or KoboldCpp, at an address of yours.',
    comfyui: 'ComfyUI at an address of yours, with a workflow of yours.',
    horde: 'Computers of volunteers. Free, slow, and whoever draws sees the words.',
    house:
      'What whoever runs this game’s server has put there for its players, with an account. Check shows what there is.',
  } satisfies { readonly [name in PictureServiceName]: string },
  price: {
    credit: (left: string) => `Price: one credit a picture; one that fails gives it back. ${left}`.trim(),
    left: (credits: number) => (credits === 1 ? 'You have 1 credit.' : `You have ${credits} credits.`),
    own: (label: string) => `Price: as ${label} asks of you, and no credit.`,
    none: 'Price: nothing.',
  },
  model: 'Model',
  modelAuto: 'The one that suits: FLUX Kontext with a likeness, FLUX dev without',
  modelOwn: 'The service’s own choice',
  modelHint: 'Leave it empty for the service’s own choice.',
  tuning: 'Style settings',
  tunings: { style: 'As the art style asks', model: 'The model’s own' },
  tuningHint:
    'Steps, guidance and how far a picture may go from a likeness. Some models come out better with their own.',
  auto: 'Make pictures of new pages by itself',
  autoHint:
    'Off: only when you ask below a picture. On: one for each new page, as long as there is something to pay with.',
  address: 'Address of the service',
  addressHint: 'As http://127.0.0.1:7860. It stays on this device.',
  workflow: 'Workflow',
  workflowHint:
    'Exported for the API, with %prompt% where the words go; %negative%, %seed%, %width%, %height%, %steps%, %guidance%, %strength%, %model% and %reference% (your hero) where you like. It stays on this device.',
  key: (label: string) => `${label} key of your own`,
  keyNeeded: 'Without one it is not asked.',
  check: 'Check',
  checking: 'Checking…',
  works: (models: number) =>
    models === 0 ? 'It would work.' : `It would work. ${counted(models, 'model')}.`,
  offers: 'Models that it has',
  broken: 'It does not work yet.',
  models: {
    likeness: 'keeps a likeness',
  },
} as const;
