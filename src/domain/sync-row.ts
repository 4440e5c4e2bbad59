import { isId } from './ids.ts';
import { jsonBytes, maxDocBytes, maxSceneBytes } from './limits.ts';
import type { Json } from './json.ts';
import type { Source } from './parcel.ts';
import { isStamp, type Stamps } from './stamp.ts';
import type { DocKind, GrownKind } from './sync-kinds.ts';
import type { Draft } from './story.ts';
import { hasBadText } from './text.ts';

/* The rows that go from one device of a player to the others, and how they look on the way. */

/** A row on its way: nothing of what a device only notes for itself. */
export type SyncRow =
  | { readonly kind: GrownKind; readonly id: string; readonly body: Json }
  | {
      readonly kind: DocKind;
      readonly id: string;
      readonly f: { readonly [field: string]: Json };
      readonly s: Stamps;
    };

/** A device of the player's. */
export type Device = {
  readonly id: string;
  /** What the platform calls it, or the player. */
  readonly label: string;
};

/** What has streamed of a turn on one device, for the others; only that device writes it. */
export type SharedDraft = {
  /** `sharedId('draft', story, device)`. */
  readonly id: string;
  readonly story: string;
  readonly device: string;
  /** `null` when the turn was told or thrown away. */
  readonly draft: Draft | null;
};

/**
 * Says that something was removed for good. It beats every older copy, on every device, until it is lifted by a file that the player
 * brings in himself.
 */
export type Purge = {
  /** Id of the story, of the first scene of the branch, or of the hero. */
  readonly id: string;
  readonly of: 'story' | 'branch' | 'character';
  /** The story of a branch; `null` otherwise. */
  readonly story: string | null;
  /** Carries the stamp of the trash mark that it executes: what was told later is newer than it. */
  readonly purged: boolean;
  readonly lifted: boolean;
};

/** A piece of what another program's file said about one thing beyond our fields: together they are its JSON. */
export type SourceRow = {
  /** `sharedId('source', of, part)`. */
  readonly id: string;
  /** The story, scene, entry of a lorebook, or hero. */
  readonly of: string;
  /** `null` of a hero. */
  readonly story: string | null;
  /** `null` of a hero: his card. */
  readonly format: Source['format'] | null;
  /** Its place among the pieces, from 0. */
  readonly part: number;
  readonly text: string;
};

/** Why a server does not take a row. */
export type Refused = 'bad-id' | 'bad-stamp' | 'bad-text' | 'too-big';

/** Why a row would not be taken by any server, or `null`: whatever this device stores by the ordinary ways is taken. */
export function refusalOf(row: SyncRow): Refused | null {
  if (!isId(row.id)) return 'bad-id';
  if (hasBadText('body' in row ? row.body : row.f)) return 'bad-text';
  if ('body' in row) return jsonBytes(row) > maxSceneBytes ? 'too-big' : null;
  if (!Object.values(row.s).every(isStamp)) return 'bad-stamp';
  // A draft is a scene on its way.
  return jsonBytes(row) > (row.kind === 'sharedDrafts' ? maxSceneBytes : maxDocBytes) ? 'too-big' : null;
}
