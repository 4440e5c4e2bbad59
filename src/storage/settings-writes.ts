import { readSettings } from '../domain/schemas.ts';
import type { Settings } from '../domain/settings.ts';
import { deviceSettingsKey, settingsGroups, settingsRowId } from './settings-rows.ts';
import { addDoc, changeDoc, type Writer } from './writes.ts';

/** Stores changed settings: synced ones by group with their outbox rows, the others in a row that stays on this device. */
export async function changeSettingsRows(writer: Writer, change: Partial<Settings>): Promise<void> {
  const { database } = writer;
  // What comes from a screen passes the same door as what comes from elsewhere: only sound values are stored.
  const sound = readSettings(change);
  await database.transaction('rw', database.settings, database.meta, database.outbox, async () => {
    for (const group of ['story', 'display', 'pictures'] as const) {
      const part = pick(sound, change, group);
      if (Object.keys(part).length === 0) continue;
      const id = settingsRowId(group);
      const row = await database.settings.get(id);
      if (row) await changeDoc(writer, 'settings', database.settings, row, part, 'hand', null);
      else {
        const said = Object.keys(part).filter((name) => name in sound) as (keyof Settings)[];
        await addDoc(writer, 'settings', database.settings, { id, group, ...part }, said, null);
      }
    }
    const device = pick(sound, change, 'device');
    if (Object.keys(device).length === 0) return;
    const kept = (await database.meta.get(deviceSettingsKey))?.value;
    await database.meta.put({
      k: deviceSettingsKey,
      value: { ...(typeof kept === 'object' ? kept : {}), ...device },
    });
  });
}

function pick(sound: Settings, change: Partial<Settings>, group: string): Partial<Settings> {
  const names = Object.entries(settingsGroups).filter(([name, of]) => of === group && name in change);
  const wanted = new Set(names.map(([name]) => name));
  return Object.fromEntries(Object.entries(sound).filter(([name]) => wanted.has(name)));
}
