import type { DisplaySettings, Settings } from '../../domain/settings.ts';
import { hasAccount, pageStorage } from './page-storage.ts';

/*
 * How a player with an account likes to read, for the pages of shared stories: those come from the server and are read before his database is
 * open, if it is opened at all. They have their own size and face for everybody else.
 */

type Reading = Pick<Settings, 'mobile' | 'desktop'>;

const key = 'lamplit-reading';

/** Remembers it for the next page. @param user `null` for demo play, of which nothing is remembered */
export function keepReading(user: string | null, { mobile, desktop }: Reading): void {
  pageStorage.write(key, user === null ? null : JSON.stringify({ mobile, desktop }));
}

/** Says on the root element how he likes to read; nothing where nobody plays with an account. */
export function applyReading(): void {
  const display = hasAccount()
    ? readKept(matchMedia('(width < 48rem)').matches ? 'mobile' : 'desktop')
    : null;
  if (!display) return;
  const { style, dataset } = document.documentElement;
  style.setProperty('--shared-size', String(display.textSize));
  dataset['face'] = display.fontFamily;
  dataset['marker'] = display.readingHighlighter ? display.highlighterColor : 'none';
}

function readKept(screen: keyof Reading): DisplaySettings | null {
  try {
    const kept: unknown = JSON.parse(pageStorage.read(key) ?? 'null');
    const display: unknown = isRecord(kept) ? kept[screen] : null;
    return isRecord(display) && isDisplay(display) ? display : null;
  } catch {
    return null;
  }
}

const isRecord = (value: unknown): value is { readonly [name: string]: unknown } =>
  typeof value === 'object' && value !== null;

/** What this page itself wrote; a style sheet makes nothing of a name that it does not know. */
function isDisplay(value: { readonly [name: string]: unknown }): value is DisplaySettings {
  const { textSize, fontFamily, readingHighlighter, highlighterColor } = value;
  return (
    typeof textSize === 'number' &&
    typeof fontFamily === 'string' &&
    typeof readingHighlighter === 'boolean' &&
    typeof highlighterColor === 'string'
  );
}
