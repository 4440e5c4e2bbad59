import { sharedId } from '../domain/ids.ts';
import type { Settings } from '../domain/settings.ts';

/** Where each setting is kept: a group of the synced table, or 'device' for what stays here. */
export const settingsGroups: {
  readonly [name in keyof Settings]: 'story' | 'display' | 'pictures' | 'device';
} = {
  aiModel: 'story',
  readingLevel: 'story',
  passageLength: 'story',
  notesToAuthor: 'story',
  narration: 'story',
  contentRating: 'story',
  language: 'story',
  callShape: 'story',
  noTraining: 'story',
  mobile: 'display',
  desktop: 'display',
  pictures: 'pictures',
  imageModel: 'pictures',
  fluxModel: 'pictures',
  autoGenerateImages: 'pictures',
  pictureTuning: 'pictures',
  pictureAddresses: 'device',
  pictureWorkflow: 'device',
  pictureConsent: 'device',
  serverUrl: 'device',
  passageTokens: 'device',
  promptTokens: 'device',
  timedOxygen: 'device',
  wholePassages: 'device',
  forgetKeys: 'device',
  theme: 'device',
  tint: 'device',
};

/** Id of a group's row: the same on every device. */
export function settingsRowId(group: string): string {
  return sharedId('settings', group);
}
