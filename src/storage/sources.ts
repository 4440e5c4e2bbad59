import { isJson } from '../domain/is-json.ts';
import type { Json } from '../domain/json.ts';
import type { Source } from '../domain/parcel.ts';
import type { SourceRow } from '../domain/sync-row.ts';
import type { Database } from './database.ts';

/* What the files of other programs held beyond our fields, as it is read back. */

export async function readStorySource(database: Database, story: string): Promise<Source | null> {
  const rows = await database.sources.where('story').equals(story).toArray();
  const format = rows.find(({ of }) => of === story)?.format ?? null;
  if (format === null) return null;
  const rests = new Map<string, Json>();
  for (const of of new Set(rows.map((row) => row.of))) {
    const rest = restOf(rows.filter((row) => row.of === of));
    if (rest !== undefined) rests.set(of, rest);
  }
  const ids = [...rests.keys()].filter((of) => of !== story);
  const lore = new Set(await database.lore.where('id').anyOf(ids).primaryKeys());
  const among = (isAmong: (id: string) => boolean) =>
    Object.fromEntries([...rests].filter(([of]) => of !== story && isAmong(of)));
  return {
    format,
    rest: rests.get(story) ?? null,
    scenes: among((id) => !lore.has(id)),
    lore: among((id) => lore.has(id)),
  };
}

export async function readCharacterRest(database: Database, character: string): Promise<Json> {
  return restOf(await database.sources.where('of').equals(character).toArray()) ?? null;
}

/** What pieces say together; `undefined` while one of them is missing. */
function restOf(pieces: readonly SourceRow[]): Json | undefined {
  const inOrder = pieces.toSorted((a, b) => a.part - b.part);
  try {
    const rest: unknown = JSON.parse(inOrder.map(({ text }) => text).join(''));
    return isJson(rest) ? rest : undefined;
  } catch {
    return undefined;
  }
}
