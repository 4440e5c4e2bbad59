import { counted } from '../../kit/counted.ts';

/** Words for the copy of an account's rows on the server, wherever it is told of. */
export const words = {
  title: 'Backup',
  named: (state: string) => `Backup: ${state}`,
  short: {
    'backed-up': 'backed up',
    waiting: (rows: number) => `${rows.toLocaleString('en')} waiting`,
    coming: 'coming from your account',
    offline: 'offline',
    offlineWaiting: (rows: number) => `offline, ${rows.toLocaleString('en')} waiting`,
    paused: 'paused, sign in again',
    attention: 'needs attention',
  },
  coming: (scenes: number, about: number | null) =>
    about === null
      ? 'Your stories are coming from your account; you can play meanwhile.'
      : `${scenes.toLocaleString('en')} of about ${counted(about, 'scene')} ${scenes === 1 ? 'has' : 'have'} come; you can play meanwhile.`,
  come: 'All of your account is on this device now.',
  comingOffline: (scenes: number) =>
    `${counted(scenes, 'scene')} ${scenes === 1 ? 'has' : 'have'} come from your account. The others come when the server can be reached.`,
} as const;

/** A number as it is told of something of which nobody knows how many there are: two figures that count. */
export function roughly(count: number): number {
  const step = 10 ** Math.max(0, Math.floor(Math.log10(Math.max(1, count))) - 1);
  return Math.round(count / step) * step;
}
