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
/** Where `player-note.ts` keeps who plays here with an account. */
export const accountKey = 'lamplit-account';

/** Where the space is noted that is being taken off this device. */
export const removingKey = 'lamplit-removing';

/** Whether somebody plays here with an account. */
export function hasAccount(): boolean {
  return pageStorage.read(accountKey) !== null;
}

/** Whether this device plays in demo mode. Who has signed in does not. */
export function isDemoMode(): boolean {
  return pageStorage.read(demoKey) === 'true' && !hasAccount();
}

/** Whether something about an account is still to be done that a closed tab or a missing network left. Demo play does not ask a server about it. */
export function isAccountDue(): boolean {
  const isEnded = !isDemoMode() && pageStorage.read('lamplit-ended-sessions') !== null;
  return hasAccount() || isEnded || pageStorage.read(removingKey) !== null;
}

export function setDemoMode(on: boolean): void {
  pageStorage.write(demoKey, on ? 'true' : null);
}
