import { isId } from './ids.ts';
import { canonicalJson, stampOf, type StampedFields } from './merge.ts';
import { noStory } from './protocol/audit.ts';
import { noStamp, type Stamps } from './stamp.ts';
import type { SyncedKind } from './sync-kinds.ts';

/* What two devices and a server must agree about when a row goes from one to the other. */

/** The fields in which `ours` says something else than `theirs`, or under another stamp. */
export function differingFields(ours: StampedFields, theirs: StampedFields): readonly string[] {
  const names = new Set([ours.f, ours.s, theirs.f, theirs.s].flatMap((part) => Object.keys(part)));
  return [...names].filter(
    (field) =>
      stampOf(ours.s, field) !== stampOf(theirs.s, field) ||
      canonicalJson(ours.f[field]) !== canonicalJson(theirs.f[field]),
  );
}

/**
 * What still waits of a row when a server has taken it as it was sent: what was said anew meanwhile has another stamp, and where nothing
 * has a stamp, the row has another place in the line.
 */
export function stillWaiting(waiting: Stamps, sent: Stamps, samePlace: boolean): Stamps {
  if (samePlace) return {};
  return Object.fromEntries(
    Object.entries(waiting).filter(([field, stamp]) => stamp === noStamp || stampOf(sent, field) !== stamp),
  );
}

/** Every field of a row with its stamp, as it goes out whole. */
export function allFields({ f, s }: StampedFields): Stamps {
  return Object.fromEntries(
    [...new Set([...Object.keys(f), ...Object.keys(s)])].map((field) => [field, stampOf(s, field)]),
  );
}

/** The story that a row is of, `noStory` for one of none: what is refused holds up its own story only, and copies are compared by story. */
export function storyOf(kind: SyncedKind, id: string, fields: object): string {
  if (kind === 'stories') return id;
  const story = 'story' in fields ? fields.story : null;
  return typeof story === 'string' && isId(story) ? story : noStory;
}

/** How two copies differ of a row that is written once: in nothing, in the time that a wrong clock gave one of them, or in words. */
export function differenceOf(ours: object, theirs: object): 'none' | 'time' | 'words' {
  if (canonicalJson(ours) === canonicalJson(theirs)) return 'none';
  const timeless = (copy: object) => canonicalJson({ ...copy, told: '' });
  return timeless(ours) === timeless(theirs) ? 'time' : 'words';
}
