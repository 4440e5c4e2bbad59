/* The kinds of rows that go from one device of a player to the others. */

/** Kinds whose rows are written once and never change. */
export const grownKinds = ['scenes', 'uses', 'sources'] as const;
/** Kinds whose rows are maps of fields, each with the stamp of who said it last. */
export const docKinds = [
  'stories',
  'sceneMeta',
  'characters',
  'heads',
  'settings',
  'memory',
  'lore',
  'purges',
  'devices',
  'sharedDrafts',
] as const;

export type GrownKind = (typeof grownKinds)[number];
export type DocKind = (typeof docKinds)[number];
/** A kind of row that travels; also the name of its table. */
export type SyncedKind = GrownKind | DocKind;

export function isGrownKind(kind: SyncedKind): kind is GrownKind {
  return grownKinds.some((known) => known === kind);
}
