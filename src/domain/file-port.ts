import type { StoreError } from './errors.ts';
import type { FileKind, Loss, Parcel } from './parcel.ts';
import type { FetchedShare } from './fetched-share.ts';
import type { ReadyShare, ShareChoice } from './prepared-share.ts';
import type { Result } from './result.ts';

/** How a story can leave: whole (bundle), as a book of one road, or in the form of another program. */
export const storyFormats = ['bundle', 'pdf', 'epub', 'markdown', 'text', 'kobold', 'chat', 'twee'] as const;
export type StoryFormat = (typeof storyFormats)[number];

/** Why a file could not be made or read. Nothing that is stored is changed by any of them. */
export type FileError =
  | StoreError
  /** Bigger than any file of its kind that is opened here. */
  | { readonly type: 'file-too-large'; readonly mostBytes: number }
  /** Its unpacked content would be bigger than a device should be asked to hold. */
  | { readonly type: 'unpacks-too-large' }
  /** Nothing that Lamplit knows how to read. */
  | { readonly type: 'file-unknown' }
  /** Of a known kind, but cut off or changed on its way. */
  | { readonly type: 'file-damaged'; readonly kind: FileKind | 'zip' | 'png' | 'json' }
  | { readonly type: 'file-encrypted' }
  /** A bundle of a later version of Lamplit. */
  | { readonly type: 'file-newer'; readonly version: number }
  /** Of a known kind, with nothing in it. */
  | { readonly type: 'file-empty'; readonly kind: FileKind }
  /** The browser cannot do what this format needs (drawing in a worker). */
  | { readonly type: 'format-unavailable' }
  /** A written file did not read back as what it was made from; it is not handed out. */
  | { readonly type: 'check-failed' }
  /** Nothing of the story can be shown to others, or it is longer than anything that is. */
  | { readonly type: 'not-shareable' }
  /** The part of the program that makes files could not be loaded, or broke; `message` is the browser's. */
  | { readonly type: 'files-failed'; readonly message: string };

/** A finished file. */
export type MadeFile = {
  readonly name: string;
  readonly file: Blob;
  /** What the format could not take along. */
  readonly losses: readonly Loss[];
};

/** What would happen if the file were brought in. Nothing was changed by asking. */
export type ImportReport = {
  readonly kind: FileKind;
  readonly stories: readonly ReportedStory[];
  readonly characters: readonly { readonly id: string; readonly name: string; readonly here: boolean }[];
  /** Entries of a lorebook that need a story to go into. */
  readonly lorebook: number;
  readonly settings: boolean;
  /** How many pictures are new to this device. */
  readonly pictures: number;
  /** What of the file is cut, repaired or left out: all of it is said before anything is brought in. */
  readonly losses: readonly Loss[];
};

export type ReportedStory = {
  /** Its id in the file. */
  readonly id: string;
  readonly title: string;
  readonly hero: string;
  /** Scenes in the file, on all its branches. */
  readonly scenes: number;
  /** How many of them this device does not have. */
  readonly newScenes: number;
  /** Whether a story of this id is on this device; 'trash' when it lies in the trash. */
  readonly here: 'no' | 'yes' | 'trash';
};

/** What the player chose. Nothing that is stored is ever overwritten, whatever he chooses. */
export type ImportChoice = {
  /**
   * For stories that are here already: 'merge' adds what is missing, 'copy' adds the whole again as a story of its own, 'skip' leaves
   * them out. A story that is not here is always added. Stories that are not named are merged. One that lies in the trash here, and not
   * in the file, is taken out of it when it is merged.
   */
  readonly stories: { readonly [id: string]: 'merge' | 'copy' | 'skip' };
  /** The story that takes the entries of a loose lorebook; `null` leaves them out. */
  readonly lorebookInto: string | null;
  /** Whether the settings of a backup replace the ones here; the only choice that changes something, so it is off unless asked for. */
  readonly settings: boolean;
};

/** What was brought in. */
export type ImportOutcome = {
  /** Ids under which the stories now stand here. */
  readonly stories: readonly string[];
  readonly scenes: number;
  readonly characters: number;
  readonly lore: number;
  readonly pictures: number;
  /** How many of the stories were taken out of the trash. */
  readonly restored: number;
  /** Whether the player stopped it: the stories that are named here came whole, of the others nothing did. */
  readonly stopped: boolean;
};

/** From 0 to 1, rising; 1 once at the end. `scenes` says of an import how many are stored, and of how many. */
export type Progress = (share: number, scenes?: { readonly stored: number; readonly of: number }) => void;

/** Stories in and out of files. Runs in a worker of its own that lives only while it is needed. */
export type FileService = {
  /**
   * Writes a story. Books (pdf, epub, markdown, text) tell the road that ends at `leaf`; `null` is where this device stands. A chat
   * takes that road and the retold scenes beside it; the other formats take every branch.
   */
  readonly writeStory: (
    command: { readonly story: string; readonly as: StoryFormat; readonly leaf: string | null },
    progress: Progress,
  ) => Promise<Result<MadeFile, FileError>>;
  /** Everything that this player has here: stories, heroes, pictures, settings; no keys. */
  readonly backUp: (progress: Progress) => Promise<Result<MadeFile, FileError>>;
  /** A hero as a card that other programs read. */
  readonly writeCharacter: (command: {
    readonly character: string;
    readonly as: 'png' | 'json';
  }) => Promise<Result<MadeFile, FileError>>;
  /** The lorebook of a story. */
  readonly writeLorebook: (command: {
    readonly story: string;
    readonly as: 'world-info' | 'lorebook';
  }) => Promise<Result<MadeFile, FileError>>;
  /** Says what a file is and what it would bring; changes nothing. */
  readonly lookInto: (file: Blob, name: string) => Promise<Result<ImportReport, FileError>>;
  /** Everything in a file, for reading it without storing it: a shared story, a preview. */
  readonly openFile: (file: Blob, name: string) => Promise<Result<Parcel, FileError>>;
  /** As `writeStory`, for a story that lies in a file and not on this device. */
  readonly writeFromFile: (
    command: {
      readonly file: Blob;
      readonly name: string;
      /** Its id in the file. */
      readonly story: string;
      readonly as: Exclude<StoryFormat, 'bundle'>;
      readonly leaf: string | null;
    },
    progress: Progress,
  ) => Promise<Result<MadeFile, FileError>>;
  /**
   * Brings a file in as chosen. Each story is stored whole or not at all. When it is stopped, a story that was here before is brought to
   * its end first; of one that is new, nothing stays.
   */
  readonly bringIn: (
    command: { readonly file: Blob; readonly name: string; readonly choice: ImportChoice },
    progress: Progress,
    stop?: AbortSignal,
  ) => Promise<Result<ImportOutcome, FileError>>;
  /** Makes a shared story, up to the scene at this place, a new story of the player's own. */
  readonly playOn: (
    command: FetchedShare & { readonly share: string; readonly scene: number },
  ) => Promise<Result<ImportOutcome, FileError>>;
  /**
   * One road of a story as others may have it, with its pictures and the one that links show; nothing is sent. Scenes that are to be drawn
   * here and were not yet are drawn first.
   */
  readonly prepareShare: (
    command: { readonly story: string; readonly choice: ShareChoice },
    progress: Progress,
  ) => Promise<Result<ReadyShare, FileError>>;
};
