import type { Settings } from '../../domain/settings.ts';

/** Only what differs: two tabs can change different settings, and neither takes the other's back. */
export function settingsChange(before: Settings, after: Settings): Partial<Settings> {
  const changed = Object.entries(after).filter(
    ([name, value]) =>
      JSON.stringify(value) !== JSON.stringify(Object.entries(before).find(([key]) => key === name)?.[1]),
  );
  return Object.fromEntries(changed);
}
