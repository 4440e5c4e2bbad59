import { readSettings } from '../domain/schemas.ts';
import type { Settings } from '../domain/settings.ts';
import type { Databases, DeviceDatabase, DeviceSettingRow } from './device-database.ts';
import { choiceHere } from './model-choice.ts';
import { settingsGroups } from './settings-groups.ts';

/** All settings; what is missing or damaged is the default. `aiModel` is who tells on this device. */
export async function loadSettings(databases: Databases): Promise<Settings> {
  const { database, deviceDatabase } = databases;
  const [rows, here, { aiModel }] = await Promise.all([
    database.settings.toArray(),
    readDeviceSettings(deviceDatabase),
    choiceHere(databases),
  ]);
  const merged: Record<string, unknown> = {};
  for (const row of rows) Object.assign(merged, row);
  return readSettings({ ...merged, ...here, aiModel });
}

/** The settings that hold for whoever plays on this device; the others are at their defaults. */
export async function loadDeviceSettings(deviceDatabase: DeviceDatabase): Promise<Settings> {
  return readSettings(await readDeviceSettings(deviceDatabase));
}

/** The rows of those settings among `values` that stay on the device. */
export function deviceSettingsOf(values: unknown): readonly DeviceSettingRow[] {
  if (typeof values !== 'object' || values === null) return [];
  return Object.entries(values)
    .filter(([name]) => staysHere(name))
    .map(([name, value]: [string, unknown]) => ({ name, value }));
}

async function readDeviceSettings({ settings }: DeviceDatabase): Promise<Record<string, unknown>> {
  const rows = await settings.toArray();
  return Object.fromEntries(
    rows.filter(({ name }) => staysHere(name)).map(({ name, value }) => [name, value]),
  );
}

function staysHere(name: string): boolean {
  return Object.entries(settingsGroups).some(([known, group]) => known === name && group === 'device');
}
