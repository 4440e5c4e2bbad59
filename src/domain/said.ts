import type { CharacterEntry } from './character-entry.ts';
import { usualTitle } from './character.ts';
import { canonicalJson } from './merge.ts';
import type { Lore, Memory } from './memory.ts';
import { stampMs, stampOfTime, type Stamp, type Stamps } from './stamp.ts';
import type { SceneMeta, Story } from './story.ts';

/*
 * Rows of which nobody noted who said what: of old files, and of databases from before that was noted. What differs from what a program
 * would have filled in was said by a hand; the rest was said by nobody, and must not outrank what somebody says of it elsewhere.
 */

/** The fields of a story that its player said, or had told. */
export function saidOfStory({ title, character, settings, favourite, gone }: Story): readonly string[] {
  return differing(
    { title, settings, favourite, gone, playedAt: true },
    {
      title: usualTitle(character.name),
      settings: {},
      favourite: false,
      gone: false,
    },
  );
}

/** The fields beside a scene that its player said; a picture was made by a program. */
export function saidOfMeta({ name, edited, favourite, gone }: SceneMeta): readonly string[] {
  return differing(
    { name, edited, favourite, gone },
    { name: '', edited: null, favourite: false, gone: false },
  );
}

/** The fields of a memory that its player said: all of what he wrote himself. */
export function saidOfMemory({ by, pinned, gone }: Memory): readonly string[] {
  const marks = differing({ pinned, gone }, { pinned: false, gone: false });
  return by === 'player' ? ['text', 'by', ...marks] : marks;
}

/** The fields of an entry of a lorebook that its player said; all of them are his. */
export function saidOfLore(lore: Lore): readonly string[] {
  const fields = Object.keys(lore).filter((field) => !['id', 'story', 'gone'].includes(field));
  return lore.gone ? [...fields, 'gone'] : fields;
}

/** The fields of a hero that his player said; what came from the form was filled in. */
export function saidOfCharacter({ favourite, gone }: CharacterEntry): readonly string[] {
  return differing({ favourite, gone }, { favourite: false, gone: false });
}

/** One stamp of a time for each of some fields. */
export function stampedAt(fields: readonly string[], ms: number): Stamps {
  const stamp = stampOfTime(ms);
  return Object.fromEntries(fields.map((field) => [field, stamp]));
}

/** Stamps as a file has them, none later than the file: what came from elsewhere cannot outrank what is said from now on. */
export function noLaterThan(stamps: Stamps, ms: number): Stamps {
  return Object.fromEntries(Object.entries(stamps).map(([field, stamp]) => [field, stampBy(stamp, ms)]));
}

/** A stamp, or that of a time where the stamp is later than it. */
export function stampBy(stamp: Stamp, ms: number): Stamp {
  return stampMs(stamp) > ms ? stampOfTime(ms) : stamp;
}

function differing(
  row: { readonly [field: string]: unknown },
  plain: { readonly [field: string]: unknown },
): readonly string[] {
  return Object.keys(row).filter((field) => canonicalJson(row[field]) !== canonicalJson(plain[field]));
}
