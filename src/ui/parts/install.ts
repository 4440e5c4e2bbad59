import { atom } from 'jotai';

import { pageStorage } from './page-storage.ts';

const dismissedKey = 'lamplit-install-hint';
const hintAfterMs = 2_000;

/** Chromium's offer to install the page; other browsers have none. */
type InstallEvent = Event & { readonly prompt: () => Promise<unknown> };

/** What the page knows about being installed. */
export type Install = {
  /** Asks the browser to install the page; `null` where it does not offer that. */
  readonly prompt: (() => void) | null;
  /** The hint to put into words; `null` while none is shown. */
  readonly hint: Device | null;
};

export type Device = 'iphone' | 'android' | 'other';

export const installAtom = atom<Install>({ prompt: null, hint: null });

/** Remembers that the hint is not wanted any more. */
export const dismissInstallAtom = atom(null, (_get, set) => {
  pageStorage.write(dismissedKey, 'dismissed');
  set(installAtom, (known) => ({ ...known, hint: null }));
});

export type InstallPage = {
  readonly agent: string;
  /** Whether it already runs as an app of its own. */
  readonly standalone: boolean;
  readonly mobile: boolean;
};

/** Which hint this visitor is to see: none on a desktop, in the installed app, or when it was dismissed before. */
export function installHint({ agent, standalone, mobile }: InstallPage): Device | null {
  if (!mobile || standalone || pageStorage.read(dismissedKey) !== null) return null;
  if (/iPhone|iPad|iPod/.test(agent)) return 'iphone';
  return /Android/.test(agent) ? 'android' : 'other';
}

/** Listens for the browser's offer to install the page, and gives the hint two seconds after the start. */
export function watchForInstall(onChange: (change: Partial<Install>) => void): void {
  addEventListener('beforeinstallprompt', (event) => {
    event.preventDefault();
    const prompt = () => {
      onChange({ prompt: null, hint: null });
      void (event as InstallEvent).prompt();
    };
    onChange({ prompt });
  });
  addEventListener('appinstalled', () => {
    onChange({ prompt: null, hint: null });
  });
  setTimeout(() => {
    const hint = installHint(presentPage());
    if (hint) onChange({ hint });
  }, hintAfterMs);
}

function presentPage(): InstallPage {
  return {
    agent: navigator.userAgent,
    standalone:
      matchMedia('(display-mode: standalone)').matches ||
      ('standalone' in navigator && navigator.standalone === true),
    mobile: matchMedia('(width < 48rem) and (pointer: coarse)').matches,
  };
}
