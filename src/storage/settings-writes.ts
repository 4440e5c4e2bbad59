import { readSettings } from '../domain/schemas.ts';
import { worksAnywhere, type Settings } from '../domain/settings.ts';
import type { DeviceDatabase } from './device-database.ts';
import { keepBroughtChoice, keepLocalChoice } from './model-choice.ts';
import { settingsGroups, settingsRowId } from './settings-groups.ts';
import { deviceSettingsOf } from './settings-rows.ts';
import { addDoc, changeDoc, type Writer } from './writes.ts';

/**
 * Stores changed settings: synced ones by group with their outbox rows, the others where they stay on this device. The two are not one
 * transaction.
 * @param by 'file': what it says of a model never takes the place of one that the player chose for this device.
 */
export async function changeSettingsRows(
  writer: Writer,
  deviceDatabase: DeviceDatabase,
  change: Partial<Settings>,
  by: 'player' | 'file' = 'player',
): Promise<void> {
  const { database } = writer;
  // What comes from a screen passes the same door as what comes from elsewhere: only sound values are stored.
  const sound = readSettings(change);
  const changed = Object.fromEntries(Object.entries(sound).filter(([name]) => name in change));
  await database.transaction('rw', database.settings, database.meta, database.outbox, async () => {
    let synced = changed;
    if ('aiModel' in change) {
      const bound = worksAnywhere(sound.aiModel) ? null : sound.aiModel;
      if (by === 'player') await keepLocalChoice(database, bound);
      else await keepBroughtChoice(database, bound);
      if (bound !== null) synced = without(changed, 'aiModel');
    }
    for (const group of ['story', 'display', 'pictures'] as const) {
      const part = pick(synced, group);
      if (Object.keys(part).length === 0) continue;
      const id = settingsRowId(group);
      const row = await database.settings.get(id);
      if (row) await changeDoc(writer, 'settings', database.settings, row, part, 'hand', null);
      else {
        const said = Object.keys(part).filter((name) => name in sound) as (keyof Settings)[];
        await addDoc(writer, 'settings', database.settings, { id, group, ...part }, said, null);
      }
    }
  });
  await deviceDatabase.settings.bulkPut(deviceSettingsOf(changed));
}

function pick(changed: Partial<Settings>, group: string): Partial<Settings> {
  const names = new Set(Object.entries(settingsGroups).map(([name, of]) => (of === group ? name : null)));
  return Object.fromEntries(Object.entries(changed).filter(([name]) => names.has(name)));
}

function without(changed: Partial<Settings>, left: keyof Settings): Partial<Settings> {
  return Object.fromEntries(Object.entries(changed).filter(([name]) => name !== left));
}
