import type { Settings } from '../../domain/settings.ts';
import { pageStorage } from './page-storage.ts';

/** Theme and tint of the page. */
export type Look = Pick<Settings, 'theme' | 'tint'>;

const mirrorKey = 'lamplit-theme';

/** The look that was applied last on this device: for the moment before settings are read. */
export function readLook(): Look {
  const [theme, tint] = (pageStorage.read(mirrorKey) ?? '').split(' ');
  return {
    theme: theme === 'light' || theme === 'dark' ? theme : 'system',
    tint: tint === 'vellum' || tint === 'ink' ? tint : 'none',
  };
}

/** Puts the look on the page and remembers it for the next start. */
export function applyLook(look: Look): void {
  showLook(look);
  pageStorage.write(mirrorKey, `${look.theme} ${look.tint}`);
}

/** Puts the look on the page for now. */
export function showLook({ theme, tint }: Look): void {
  document.documentElement.dataset['theme'] = theme;
  document.documentElement.dataset['tint'] = tint;
}

/** System, light, dark, then system again. */
export function nextTheme(theme: Look['theme']): Look['theme'] {
  if (theme === 'system') return 'light';
  return theme === 'light' ? 'dark' : 'system';
}
