import { counted } from '../kit/counted.ts';

/** Words about portraits that an account keeps for good. */
export const panelWords = {
  title: 'Permanent storage',
  nothing: 'Every portrait is in your account’s storage, as a picture that you alone can open.',
  left: (count: number) =>
    `${counted(count, 'portrait')} ${count === 1 ? 'is' : 'are'} not there yet. Moved, each is kept in your account as a picture that you alone can open.`,
  running: (succeeded: number, failed: number) => `Moving… ${succeeded} moved, ${failed} failed.`,
  completed: (succeeded: number, failed: number) =>
    failed === 0
      ? `Done: ${succeeded} moved, none failed.`
      : `Done: ${succeeded} moved, ${failed} failed. Those stay where they were; come back here to try again.`,
  buttons: {
    idle: 'Move images to permanent storage',
    running: 'Moving images…',
    completed: 'Images moved',
  },
} as const;
