import type { CharacterEntry, CharacterUse } from './character-entry.ts';
import type { CharacterForm } from './character.ts';
import type { Json } from './json.ts';
import type { Lore, Memory } from './memory.ts';
import type { Row } from './row.ts';
import type { Settings } from './settings.ts';
import type { Stamps } from './stamp.ts';
import type { sourceSchema } from './source-schema.ts';
import type { Draft, Head, Scene, SceneMeta, Story } from './story.ts';

/** A picture with its bytes, named by what is in it. */
export type StoredPicture = {
  /** SHA-256 of the bytes, 64 lower-case hex digits. */
  readonly hash: string;
  readonly mime: string;
  readonly bytes: Uint8Array;
};

/** What another program's file held that Lamplit has no place for; kept on this device, and written back into a file of that format. */
export type Source = Row<typeof sourceSchema>;

/** One story with everything that belongs to it. */
export type WholeStory = {
  /** Who said what of its rows, by their ids, as far as that is known. */
  readonly stamps?: { readonly [id: string]: Stamps };
  readonly story: Story;
  /** A parent stands before its children. */
  readonly scenes: readonly Scene[];
  readonly metas: readonly SceneMeta[];
  readonly heads: readonly Head[];
  readonly memory: readonly Memory[];
  readonly lore: readonly Lore[];
  /** What had streamed of a turn that broke off. */
  readonly draft: Draft | null;
  readonly source: Source | null;
};

/** An entry of a lorebook that belongs to no story yet; `rest` as in `Source.lore`. */
export type LooseLore = Omit<Lore, 'story' | 'gone'> & { readonly rest: Json };

/** A hero with what his file said beyond our fields; `rest` is the untouched card. */
export type PackedCharacter = { readonly entry: CharacterEntry; readonly rest: Json; readonly s?: Stamps };

/** Something that could not be taken along, or not been read, and how often. */
export type Loss = { readonly what: LossKind; readonly count: number };

export type LossKind =
  /** Rows or lines that have not the form they should; they are left as they are. */
  | 'damaged-scene'
  | 'damaged-row'
  /** A picture that is missing, broken, or of no known type. */
  | 'picture'
  /** The file is of a later version of its format: what is known was read. */
  | 'newer-version'
  /** Code, which is never taken over. */
  | 'script'
  /** An action at the end that nothing was told for. */
  | 'open-action'
  /** An entry of a lorebook without any text. */
  | 'lore-entry'
  /** Words that wake an entry of a lorebook, beyond as many as it may have. */
  | 'lore-keys'
  /** A passage of a name that another one has: no link leads to it. */
  | 'same-name'
  /** Parts of a file that were changed on their way; what can be read of them is taken. */
  | 'wrong-sum'
  /** Rows of a name that another one has; the first is taken. */
  | 'twice'
  /** Rows about scenes that are not in the file. */
  | 'stray-row'
  /** Scenes that did not stand where they said; their place is found anew. */
  | 'misplaced-scene'
  /** What is longer than may be stored, and cannot be split. */
  | 'too-long'
  /** Rules of another program that have no counterpart here; they are kept for the way back. */
  | 'foreign-rule'
  /* What a format has no place for, when a story is written in it. */
  | 'other-roads'
  | 'titles'
  | 'stats'
  | 'offered-actions'
  | 'memory'
  | 'lore'
  | 'pictures'
  | 'originals-of-edits'
  | 'branch-names'
  | 'settings';

/** What a file brings, or a backup takes. */
export type Parcel = {
  readonly kind: FileKind;
  /** When the file was made, as it says; `null` when it does not. Unix time in milliseconds. */
  readonly madeAt: number | null;
  readonly stories: readonly WholeStory[];
  readonly characters: readonly PackedCharacter[];
  readonly uses: readonly CharacterUse[];
  readonly lorebook: readonly LooseLore[];
  /** `null` when the file has none. Never holds a key, nor an address with a name or password in it. */
  readonly settings: Settings | null;
  /** The setup form as it was left. */
  readonly form: CharacterForm | null;
  readonly pictures: readonly StoredPicture[];
  readonly losses: readonly Loss[];
};

export type FileKind = 'bundle' | 'card' | 'kobold' | 'chat' | 'world-info' | 'story-cards' | 'twee';

/** `Scene.model` of what another program told. */
export const importedModel = 'imported';

/** `Head.device` of where a story of another program stood; no device of this player is called so. */
export const importedDevice = 'import';

/** A parcel with nothing in it. */
export function emptyParcel(kind: FileKind): Parcel {
  return {
    kind,
    madeAt: null,
    stories: [],
    characters: [],
    uses: [],
    lorebook: [],
    settings: null,
    form: null,
    pictures: [],
    losses: [],
  };
}

/** Losses of one kind as one; those that never happened are left out. */
export function addLosses(...lists: readonly (readonly Loss[])[]): readonly Loss[] {
  const counts = new Map<LossKind, number>();
  for (const { what, count } of lists.flat()) counts.set(what, (counts.get(what) ?? 0) + count);
  return [...counts].filter(([, count]) => count > 0).map(([what, count]) => ({ what, count }));
}

/** The hashes of all pictures that a story shows. */
export function picturesOf({ story, metas }: WholeStory): ReadonlySet<string> {
  const { characterImage, photo } = story.character;
  const hashes = [story.cover, characterImage, photo?.image, ...metas.flatMap(shownAndKept)];
  return new Set(hashes.filter((hash) => typeof hash === 'string'));
}

/** The picture of a scene, and the others that were made for it. */
function shownAndKept({ image, pictures = [] }: SceneMeta): readonly (string | null)[] {
  return [image, ...pictures];
}

/** Scenes so that each stands after its parent; those of one depth in the order of creation. */
export function parentsFirst(scenes: readonly Scene[]): readonly Scene[] {
  return scenes.toSorted((a, b) => a.depth - b.depth || (a.id < b.id ? -1 : a.id > b.id ? 1 : 0));
}
