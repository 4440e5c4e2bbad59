import type { Notice } from '../../state/notices.ts';

const key = 'lamplit-notices';

/** Keeps what is on screen for the page that this one is about to load. */
export function keepNotices(notices: readonly Notice[]): void {
  try {
    if (notices.length > 0) sessionStorage.setItem(key, JSON.stringify(notices));
  } catch {
    // Refused: then they end with the page.
  }
}

/** What the page before this one kept, once. */
export function takeNotices(): readonly Notice[] {
  try {
    const kept = sessionStorage.getItem(key);
    if (kept === null) return [];
    sessionStorage.removeItem(key);
    const notices: unknown = JSON.parse(kept);
    // This very program wrote them a moment ago.
    return Array.isArray(notices) ? (notices as readonly Notice[]) : [];
  } catch {
    return [];
  }
}
