import type { FileError, StoryFormat } from '../../../domain/file-port.ts';
import type { FileKind, Loss } from '../../../domain/parcel.ts';
import { messageOf, type Message } from '../../messages.ts';
import { counted } from '../../kit/counted.ts';

/** Words of export, import and backups. */
export const words = {
  close: 'Close',
  exportTitle: (title: string) => `Export “${title}”`,
  exportLegend: 'As',
  formats: {
    pdf: { label: 'PDF', text: 'The road you are on as a printed book, with pictures.' },
    epub: { label: 'EPUB', text: 'The same book for a reading device.' },
    markdown: { label: 'Markdown', text: 'The road you are on as text with headings.' },
    text: { label: 'Plain text', text: 'The road you are on, words only.' },
    bundle: {
      label: 'Lamplit bundle',
      text: 'Everything: every road, picture and note. Brings the story back whole.',
    },
    twee: { label: 'Twee', text: 'Every road, for Twine.' },
    kobold: { label: 'KoboldAI', text: 'A save for KoboldAI and KoboldCpp.' },
    chat: { label: 'SillyTavern', text: 'A chat for SillyTavern.' },
  } satisfies { readonly [as in StoryFormat]: { readonly label: string; readonly text: string } },
  exportGo: 'Make the file',
  making: 'Making the file…',
  made: (name: string) => `“${name}” is ready.`,
  checked: 'It was read back and holds what it was made from.',
  save: 'Save it',
  savedAgain: 'Save it again',
  pdfDone: 'PDF downloaded successfully!',
  done: 'Success',
  losses: 'What this kind of file cannot hold:',
  readLosses: 'What is cut, repaired or left out:',

  backup: 'Back up everything',
  backupTitle: 'Backup',
  backupText:
    'One file with every story, branch, hero, picture and setting of yours on this device. Keys are never in it.',
  never: 'Never backed up',
  /** Where the account is a backup by itself. */
  neverFile: 'Not saved to a file yet',
  last: (when: string) => `Last backed up ${when}`,
  lastFile: (when: string) => `Last saved to a file ${when}`,
  stale: 'played since',
  restore: 'Restore',
  folder: 'Back up by itself',
  folderText: 'Choose a folder, and a backup goes there by itself while you play.',
  folderChosen: (name: string) => `Backups go to the folder “${name}” by themselves.`,
  folderForget: 'Stop that',
  folderChoose: 'Choose a folder',
  folderMissing:
    'This browser cannot write to a folder by itself. “Back up everything” saves one file wherever you like.',
  folderAgain: 'Allow it again',
  folderFailed: 'Not backed up',
  folderAsk: (name: string) =>
    `The browser wants to be asked again before it writes into “${name}”. Open “Back up everything” in the library and press “Allow it again”.`,
  folderRefused: (name: string) =>
    `The folder “${name}” took no file: it may be gone, or full. Your stories are safe here; choose another folder under “Back up everything” in the library.`,
  folderChanged: (name: string) =>
    `Read back from the folder “${name}”, the backup was not what was written. Your stories are safe here; choose another folder under “Back up everything” in the library.`,

  importTitle: 'Bring in a file',
  importPick: 'Choose a file…',
  nextFile: (more: number) => (more === 1 ? 'Next file' : `Next file (${more} more)`),
  importText:
    'Lamplit bundles and backups, character cards, KoboldAI saves, SillyTavern chats and lorebooks, Twine stories. Nothing is changed before you say so.',
  looking: 'Looking into the file…',
  report: (name: string, kind: string) => `“${name}” is ${kind}. It would bring:`,
  nothingNew: 'Everything in it is here already.',
  stories: (count: number) => counted(count, 'story', 'stories'),
  outOfTrash: (count: number) => counted(count, 'story out of the trash', 'stories out of the trash'),
  heroes: (count: number) => counted(count, 'hero', 'heroes'),
  pictures: (count: number) => counted(count, 'picture'),
  lore: (count: number) => counted(count, 'lorebook entry', 'lorebook entries'),
  storyLine: (scenes: number, fresh: number) =>
    fresh === scenes
      ? `${counted(scenes, 'scene')}, new here`
      : fresh === 0
        ? 'here already, nothing new'
        : `${fresh} of ${counted(scenes, 'scene')} ${fresh === 1 ? 'is' : 'are'} new`,
  inTrash: 'it lies in the trash here',
  wish: 'What to do with it',
  wishes: { merge: 'Add what is missing', copy: 'Add it again as a copy', skip: 'Leave it out' },
  settings: 'Replace my settings with those of the backup',
  loreInto: 'Put the lorebook into',
  loreNowhere: 'no story: leave it out',
  bringIn: 'Bring it in',
  bringing: 'Bringing it in…',
  reading: 'Reading the file…',
  scenesStored: (stored: number, of: number) =>
    `${stored.toLocaleString('en')} of ${of.toLocaleString('en')} scenes are stored`,
  stop: 'Stop',
  stopping: 'Stopping…',
  stopped: (brought: string) =>
    `Stopped. The stories that had come whole stay. ${brought || 'Nothing in them was new.'} Nothing of the others is left here.`,
  stoppedNothing: 'Stopped. Nothing of this file is left here.',
  fromTrash: 'Take it out of the trash, and add what is missing',
  brought: (parts: string) => `Brought in: ${parts}.`,
  broughtNothing: 'Nothing was new.',
  dropHere: 'Let go to look into this file',
  cancel: 'Cancel',
} as const;

const kinds: { readonly [kind in FileKind]: string } = {
  bundle: 'a Lamplit file',
  card: 'a character card',
  kobold: 'a KoboldAI save',
  chat: 'a SillyTavern chat',
  'world-info': 'a lorebook',
  'story-cards': 'a set of story cards',
  twee: 'a Twine story',
};

export function kindWords(kind: FileKind): string {
  return kinds[kind];
}

/** What a failure with a file means, and what to do. */
export function fileMessage(error: FileError): Message {
  switch (error.type) {
    case 'file-too-large':
      return {
        title: 'This file is too large',
        text: `Files of its kind are opened up to ${Math.round(error.mostBytes / 1_000_000)} MB. Nothing was changed.`,
      };
    case 'unpacks-too-large':
      return {
        title: 'This file holds too much',
        text: 'Unpacked it would be larger than a device should be asked to hold. Nothing was changed.',
      };
    case 'file-unknown':
      return {
        title: 'This is no file that Lamplit can read',
        text: 'Bundles, backups, character cards, KoboldAI saves, SillyTavern chats, lorebooks and Twine stories can be brought in. Nothing was changed.',
      };
    case 'file-damaged':
      return {
        title: 'This file is damaged',
        text: 'It was cut off or changed on its way. Fetch it again from where it came. Nothing was changed.',
      };
    case 'file-encrypted':
      return {
        title: 'This file is locked',
        text: 'It is protected with a password. Save it without one and try again. Nothing was changed.',
      };
    case 'file-newer':
      return {
        title: 'A later edition wrote this file',
        text: 'Reload the page to get the newest Lamplit, then try again. Nothing was changed.',
      };
    case 'file-empty':
      return {
        title: 'There is nothing in this file',
        text: `It is ${kindWords(error.kind)}, but it is empty.`,
      };
    case 'format-unavailable':
      return {
        title: 'Not possible here',
        text: 'PDF generation is not available in this environment. EPUB and text work everywhere.',
      };
    case 'not-shareable':
      return {
        title: 'This story cannot be shown',
        text: 'Nothing of it can be shared, or this road is longer than any that is. Choose an earlier scene as its end.',
      };
    case 'check-failed':
      return {
        title: 'The file did not pass its check',
        text: 'Read back, it did not hold what it was made from, so it was thrown away. Try again; your stories are unchanged.',
      };
    case 'files-failed':
      return {
        title: 'The file could not be made or read',
        text: `${error.message || 'The browser gave no reason.'} Reload the page and try again; your stories are unchanged.`,
      };
    case 'disk-full':
    case 'damaged-row':
    case 'not-found':
    case 'store-failed':
      return messageOf(error);
    default:
      return error satisfies never;
  }
}

/** A PDF that failed has words of its own. */
export function exportMessage(error: FileError, as: StoryFormat): Message {
  if (as !== 'pdf') return fileMessage(error);
  if (error.type === 'format-unavailable') {
    return { title: 'Error', text: 'PDF generation is not available in this environment.' };
  }
  const { text } = fileMessage(error);
  const message = error.type === 'files-failed' ? error.message : text;
  return {
    title: 'Error',
    text: `Failed to generate PDF: ${message}. This might be due to browser security restrictions.`,
  };
}

/** One loss in words. */
export function lossWords({ what, count }: Loss): string {
  const many = (one: string, more: string) => (count === 1 ? `1 ${one}` : `${count} ${more}`);
  switch (what) {
    case 'damaged-scene':
      return many('damaged scene', 'damaged scenes');
    case 'damaged-row':
      return many('damaged entry', 'damaged entries');
    case 'picture':
      return many('picture that cannot be shown', 'pictures that cannot be shown');
    case 'newer-version':
      return 'what a later version of this format added';
    case 'script':
      return many('script, which is never taken over', 'scripts, which are never taken over');
    case 'open-action':
      return 'a last action that nothing was told for';
    case 'lore-entry':
      return many('lorebook entry without text', 'lorebook entries without text');
    case 'lore-keys':
      return many(
        'word that wakes a lorebook entry, beyond 24',
        'words that wake a lorebook entry, beyond 24',
      );
    case 'same-name':
      return many(
        'passage of a name that another one has: it begins a road of its own',
        'passages of a name that another one has: each begins a road of its own',
      );
    case 'wrong-sum':
      return many(
        'part of the file that was changed on its way; what can be read of it is taken',
        'parts of the file that were changed on their way; what can be read of them is taken',
      );
    case 'twice':
      return many(
        'entry that stands there twice; the first is taken',
        'entries that stand there twice; the first of each is taken',
      );
    case 'stray-row':
      return many(
        'note about a scene that is not in the file',
        'notes about scenes that are not in the file',
      );
    case 'misplaced-scene':
      return many(
        'scene that lost its place; it is given a new one',
        'scenes that lost their place; each is given a new one',
      );
    case 'foreign-rule':
      return many('rule of the other program', 'rules of the other program');
    case 'other-roads':
      return many('scene on another road', 'scenes on other roads');
    case 'titles':
      return 'titles of scenes';
    case 'stats':
      return 'stats';
    case 'offered-actions':
      return 'actions that were offered';
    case 'memory':
      return many('memory', 'memories');
    case 'lore':
      return many('lorebook entry', 'lorebook entries');
    case 'pictures':
      return many('picture', 'pictures');
    case 'originals-of-edits':
      return many('original of an edited passage', 'originals of edited passages');
    case 'too-long':
      return many('text that is longer than can be kept', 'texts that are longer than can be kept');
    case 'branch-names':
      return many('name of a branch', 'names of branches');
    case 'settings':
      return 'settings of the story';
    default:
      return what satisfies never;
  }
}
