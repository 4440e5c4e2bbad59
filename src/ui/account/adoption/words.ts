import { counted } from '../../kit/counted.ts';

const both = (stories: number, characters: number) =>
  [
    stories > 0 && counted(stories, 'story', 'stories'),
    characters > 0 && counted(characters, 'hero', 'heroes'),
  ]
    .filter(Boolean)
    .join(' and ');

/** Words of the question whether demo play is to come into the account. */
export const words = {
  title: 'Bring your stories along?',
  close: 'Close',
  offered: (stories: number, characters: number) =>
    `You played on this device before you signed in: ${both(stories, characters)} ${stories + characters === 1 ? 'lies' : 'lie'} on its demo shelf.`,
  offeredText:
    'Bring them along, and they belong to your account like all that you play from now on. Otherwise they stay where they are, and are there again when you sign out.',
  yes: 'Bring them along',
  no: 'Not now',
  running: (done: number, of: number) => `${done} of ${of} brought along…`,
  runningText: 'You can close this and play; it goes on by itself.',
  busy: 'Bringing…',
  hide: 'Close',
  done: (stories: number, characters: number) =>
    stories + characters === 0
      ? 'Nothing new was left to bring.'
      : `${both(stories, characters)} ${stories + characters === 1 ? 'is' : 'are'} in your account.`,
  doneTitle: 'Brought along',
  finish: 'Done',
  failedTitle: 'Not everything came along',
  failed: 'What came is in your account; the rest is where it was, and nothing is there twice.',
  again: 'Try again',
} as const;
