import { remoteNames, type RemoteName } from './provider-names.ts';
import type { Row } from './row.ts';
import type { displaySettingsSchema, settingsSchema, storySettingsSchema } from './settings-schema.ts';

/** How a passage looks on one kind of screen. */
export type DisplaySettings = Row<typeof displaySettingsSchema>;

/** What shapes the words of a story; follows the player to his devices. */
export type StorySettings = Row<typeof storySettingsSchema>;

/** Everything that the settings screen changes. Provider keys are not here: they are secrets. */
export type Settings = Row<typeof settingsSchema>;

export type ReadingLevel = StorySettings['readingLevel'];
export type ContentRating = StorySettings['contentRating'];

/** What holds until a player chooses: nothing leaves the device, and nothing is needed from elsewhere. */
export const defaultSettings: Settings = {
  aiModel: 'builtin',
  readingLevel: 'adult',
  passageLength: 2,
  notesToAuthor: '',
  narration: 'third',
  contentRating: 'teen',
  language: 'en',
  callShape: 'auto',
  serverUrl: '',
  passageTokens: 500,
  promptTokens: 16_000,
  timedOxygen: true,
  wholePassages: false,
  forgetKeys: false,
  theme: 'system',
  tint: 'none',
  mobile: { textSize: 1, fontFamily: 'serif', readingHighlighter: true, highlighterColor: 'yellow' },
  desktop: { textSize: 1, fontFamily: 'comic', readingHighlighter: true, highlighterColor: 'yellow' },
  pictures: 'drawn',
  imageModel: 'replicate',
  fluxModel: 'auto',
  autoGenerateImages: false,
  pictureTuning: 'style',
  pictureAddresses: {},
  pictureWorkflow: '',
  pictureConsent: [],
  noTraining: false,
};

/** A model of a provider that is asked over the network. */
export type RemoteRef = { readonly provider: RemoteName; readonly model: string };

/** A model choice taken apart. */
export type ModelRef =
  | { readonly provider: 'builtin' }
  | { readonly provider: 'device' | 'browser'; readonly model: string }
  | RemoteRef;

const chatProviders = [...remoteNames, 'device', 'browser'] as const;

/** Reads `aiModel`; words that name no provider mean the built-in storyteller. */
export function modelRef(aiModel: string): ModelRef {
  const colon = aiModel.indexOf(':');
  const name = colon < 0 ? aiModel : aiModel.slice(0, colon);
  const model = colon < 0 ? '' : aiModel.slice(colon + 1);
  const provider = chatProviders.find((known) => known === name);
  return provider === undefined || model === '' ? { provider: 'builtin' } : { provider, model };
}

export function isRemote(provider: string): provider is RemoteName {
  return remoteNames.some((known) => known === provider);
}

/** What `aiModel` names, if that is asked over the network. */
export function remoteRef(aiModel: string): RemoteRef | null {
  const ref = modelRef(aiModel);
  return isRemote(ref.provider) && 'model' in ref ? { provider: ref.provider, model: ref.model } : null;
}

/** Whether a model choice means the same on every device of the player's. The others name a server, a file or a browser of one of them. */
export function worksAnywhere(aiModel: string): boolean {
  return !/^(server|device|browser)$/.test(modelRef(aiModel).provider);
}
