import type { SharingError } from '../../../domain/ports/sharing-api.ts';
import { counted } from '../../kit/counted.ts';
import { accountErrorText } from '../account-errors.ts';

/** Words of the share dialog. */
export const words = {
  title: 'Share Story',
  close: 'Close',
  link: 'Read-only link',
  copy: 'Copy',
  copied: 'Copied!',
  open: 'Open Link',
  library: {
    copied: { title: 'Copied!', text: 'Share link copied to clipboard.' },
    failed: { title: 'Error', text: 'Failed to copy link.' },
  },
  playing: {
    copied: { title: 'Copied!', text: 'Share link copied to clipboard!' },
    failed: { title: 'Error', text: 'Failed to copy share link.' },
  },
  noLink:
    'This story is kept on this device alone, so it has no link of its own: a link needs an account on a host with accounts. A copy of it can be given away all the same.',
  asFile: 'Give it away as a file instead',

  publishLead:
    'Nobody else can read this story. You can publish one road of it: a copy as it is now, which you can change and take back. What is published is public. Anybody can read it without an account, and play on from any of its scenes in a story of his own; and anybody can find it on this server, also without its link.',
  updateLead:
    'Others see the story as it was when you published it. This replaces it under the same link, as public as before.',
  road: 'Which road is shown',
  roadHere: 'The road that you are on, as far as you are',
  roadOf: (road: string, scenes: number) => `${road} (${counted(scenes, 'scene')})`,
  ownFacts: 'Facts that you noted yourself',
  ownFactsHint: 'They are told to the storyteller of whoever plays on, and can be read by others.',
  lore: 'Your lorebook',
  loreHint: 'Likewise. Leave it out where it tells what is still to come.',
  preview: 'See what others will see',
  preparing: (percent: number) => `Making the copy… ${percent} %`,
  others: 'What others will see',
  yours: 'What stays with you',
  seesTitle: (title: string) => `The title: ${title}`,
  seesHero: (hero: string) => `The hero: ${hero}, with looks, wish and past as you described them`,
  seesPeople: (names: string) => `The people of these scenes: ${names}`,
  seesScenes: (count: number) => `${counted(count, 'scene')}, each with its title, words and action`,
  seesPictures: (count: number) => (count === 0 ? 'No picture' : counted(count, 'picture')),
  missingPictures: (count: number) => `Without ${counted(count, 'picture')} that could not be made`,
  seesWorld:
    'For those who play on: the world, the stats, the ways on that each page offers, and what storytellers noted of pages that you did not edit',
  staysYours: [
    'Every other road, and what lies in the trash',
    'Your notes to the author, and what you noted yourself unless you chose it above',
    'What a page said before you edited it',
    'Your photo, your keys, your models and your name',
  ],
  card: 'What a link to the story shows',
  told: (count: number) => `Told to whoever plays on (${count})`,
  readIt: 'Read it as others will',
  publish: 'Publish',
  publishAgain: 'Publish it anew',
  publishing: 'Publishing…',
  cancel: 'Cancel',
  looking: 'Looking at the story…',
  unbegun: 'This story has no page yet. It can be shared once its first page is written and saved.',
  offline: 'There is no connection just now. The story can be published as soon as there is one.',
  published: { title: 'Published', text: 'Anybody can read the story now.' },
  updated: { title: 'Published anew', text: 'The link shows the story as it is now.' },
  isPublic: 'This story is public: anybody can read it here, and find it on this server without the link.',
  otherAddress: 'Another account published the same story before, so yours has an address of its own.',
  asOf: (date: string) => `Others see it as it was on ${date}.`,
  update: 'Update…',
  withdraw: 'Take it back…',
  withdrawing: 'Taking it back…',
  withdrawSure: {
    title: 'Take the story back?',
    text: (title: string) =>
      `Nobody can read “${title}” under its link then, and its pictures are removed from the server. What others made of it by playing on is theirs. You can publish it again under the same link.`,
    yes: 'Take it back',
    no: 'Leave it public',
    close: 'Leave it public',
  },
  withdrawn: { title: 'Taken back', text: 'The link shows nothing any more.' },
  withdrawFailed: 'The story is still public',
  takenDown: 'The people who run this server took this story down. It cannot be shared by a link here again.',

  step1: 'Make a file of the story and send it however you like.',
  step2:
    'Whoever gets it opens this page and drops the file there. It is read in the browser, without an account, and goes nowhere else.',
  file: 'Make the file',
  making: 'Making the file…',
  send: 'Send the file…',
  sendFailed: { title: 'Error', text: 'The file could not be handed over. Save it instead.' },
  reader: 'Where it can be read',
  qr: 'QR code of the page where the file can be read',
  qrLink: 'QR code of the link',
} as const;

/** Why a story was not shown, or is still shown. */
export function sharingErrorText(error: SharingError): string {
  return error.type === 'taken-down' ? words.takenDown : accountErrorText(error);
}
