import { Workbox } from 'workbox-window';

import type { Update } from '../../state/view.ts';

const checkEveryMs = 60 * 60 * 1000;

/** How long a first visit is left alone: what is kept for a start without a network is five seconds of work for a slow phone. */
const firstVisitMs = 4_000;

/** What a story may need later is fetched when the one who plays is reading. */
const restMs = 20_000;

/** Registers the service worker once the page is quiet, and tells of new versions. */
export function watchForUpdates(onUpdate: (update: Update) => void): void {
  if (!('serviceWorker' in navigator)) return;
  const workbox = new Workbox('/sw.js');
  // The first worker of a first visit also takes over, but nothing old runs then.
  let isReplacement = false;
  workbox.addEventListener('waiting', () => {
    isReplacement = true;
    onUpdate({
      status: 'waiting',
      activate: () => {
        workbox.messageSkipWaiting();
      },
    });
  });
  workbox.addEventListener('controlling', ({ isUpdate }) => {
    if (isUpdate || isReplacement) onUpdate({ status: 'turned' });
  });

  const register = async () => {
    // Refused, or no connection at a first visit: the game runs without, and asks again at the next start.
    const registration = await workbox.register().catch(() => undefined);
    if (!registration) return;
    const check = () => {
      if (document.visibilityState === 'visible') void workbox.update().catch(() => {});
    };
    setTimeout(() => void workbox.messageSW({ type: 'KEEP_PLOTS' }), restMs);
    setInterval(check, checkEveryMs);
    document.addEventListener('visibilitychange', check);
  };
  const begin = () => {
    if (navigator.serviceWorker.controller) void register();
    else setTimeout(() => void register(), firstVisitMs);
  };
  if (document.readyState === 'complete') begin();
  else addEventListener('load', begin, { once: true });
}
