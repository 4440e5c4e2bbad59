import { sharedId } from '../domain/ids.ts';
import { readSettings } from '../domain/schemas.ts';
import type { Settings } from '../domain/settings.ts';
import type { Database } from './database.ts';

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

/** Key of the row of `meta` that holds what stays on this device. */
export const deviceSettingsKey = 'settings';

/** All settings; what is missing or damaged is the default. */
export async function loadSettings(database: Database): Promise<Settings> {
  const rows = await database.settings.toArray();
  const device = await database.meta.get(deviceSettingsKey);
  const merged: Record<string, unknown> = {};
  for (const row of rows) Object.assign(merged, row);
  if (typeof device?.value === 'object' && device.value !== null) Object.assign(merged, device.value);
  return readSettings(merged);
}
