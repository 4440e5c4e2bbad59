import { bytesTables, letGoOf } from './bytes.ts';
import { clearBroken } from './import-guard.ts';
import { forgetWaiting } from './outbox.ts';
import { noteImport, type RegistryPlace } from './registry.ts';
import type { Database } from './database.ts';
import type { Databases } from './device-database.ts';

/* What demo play lets go of once it is an account's. Nothing of it was removed for good: no device is told so. */

/** Demo play's databases, and the space that they are of. */
export type AdoptionSource = Databases & { readonly space: string };

/**
 * Lets go of a story: first of its row, then of all that belonged to it, as of an import that was broken off. So a tab that is closed
 * meanwhile leaves nothing that would not be removed at demo play's next opening.
 * @param copied its scenes that are in the account; a story with another one stays
 */
export async function letGoOfAdopted(
  { database, space }: AdoptionSource,
  story: string,
  copied: ReadonlySet<string>,
  nowMs: number,
  registry: RegistryPlace = {},
): Promise<void> {
  const pictures = await picturesOfStory(database, story);
  await noteImport({ space, stories: [story], pictures, at: nowMs }, registry);
  const { stories, scenes, heads, uses, sharedDrafts, drafts, play, receipts, usage, photos } = database;
  const { suggestions, outbox } = database;
  const tables = [stories, scenes, heads, uses, sharedDrafts, drafts, play, receipts, usage, photos];
  await database.transaction('rw', [...tables, suggestions, outbox], async () => {
    const now = await scenes.where('[story+id]').between([story, ''], [story, '\uffff']).primaryKeys();
    if (now.some((id) => !copied.has(id))) return;
    await stories.delete(story);
    await forgetWaiting(database, 'stories', [story]);
    for (const kind of ['heads', 'uses', 'sharedDrafts'] as const) {
      const table = database.table<unknown, string>(kind);
      const ids = await table.where('story').equals(story).primaryKeys();
      await table.bulkDelete(ids);
      await forgetWaiting(database, kind, ids);
    }
    await Promise.all([drafts, play, usage, photos].map((table) => table.delete(story)));
    await receipts.where('story').equals(story).delete();
    await suggestions.delete(`book-titles:${story}`);
  });
  await clearBroken(database, space, registry);
}

/** Lets go of heroes, and of what other programs' files said about them. */
export async function letGoOfAdoptedCharacters(database: Database, ids: readonly string[]): Promise<void> {
  const { characters, sources, uses, outbox } = database;
  await database.transaction('rw', [...bytesTables(database), sources, uses, outbox], async () => {
    const rows = await characters.bulkGet([...ids]);
    await characters.bulkDelete([...ids]);
    await forgetWaiting(database, 'characters', ids);
    const said = await sources.where('of').anyOf(ids).primaryKeys();
    await sources.bulkDelete(said);
    await forgetWaiting(database, 'sources', said);
    const used = await uses.where('character').anyOf(ids).primaryKeys();
    await uses.bulkDelete(used);
    await forgetWaiting(database, 'uses', used);
    await letGoOf(
      database,
      rows.map((row) => row?.image),
    );
  });
}

async function picturesOfStory(database: Database, story: string): Promise<readonly string[]> {
  const { stories, sceneMeta, drawings, photos } = database;
  const row = await stories.get(story);
  const hashes = [
    row?.cover,
    row?.character.characterImage,
    ...(await sceneMeta.where('story').equals(story).toArray()).flatMap(({ image, pictures = [] }) => [
      image,
      ...pictures,
    ]),
    ...(await drawings.where('story').equals(story).toArray()).map(({ image }) => image),
    (await photos.get(story))?.image,
  ];
  return [...new Set(hashes.filter((hash) => typeof hash === 'string' && hash !== ''))].map(String);
}
