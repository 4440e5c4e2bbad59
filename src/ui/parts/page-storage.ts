/**
 * What the page remembers outside of any owner's database: the demo flag, the look before settings are read, where to resume.
 * A browser may refuse it; then the page does without, for nothing here is anybody's work.
 */
export const pageStorage = {
  read(key: string): string | null {
    try {
      return localStorage.getItem(key);
    } catch {
      return null;
    }
  },
  /** `null` removes the entry. */
  write(key: string, value: string | null): void {
    try {
      if (value === null) localStorage.removeItem(key);
      else localStorage.setItem(key, value);
    } catch {
      // Refused or full: see above.
    }
  },
};

const demoKey = 'demo-mode';

/** Whether this device plays in demo mode. */
export function isDemoMode(): boolean {
  return pageStorage.read(demoKey) === 'true';
}

export function setDemoMode(on: boolean): void {
  pageStorage.write(demoKey, on ? 'true' : null);
}
