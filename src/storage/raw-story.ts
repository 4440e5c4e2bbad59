import type { Database } from './database.ts';

/** All rows of a story as they lie, as JSON: for one that cannot be read in any other way. */
export async function rawStory(database: Database, story: string): Promise<string> {
  const { stories, sceneMeta, heads, memory, lore, sources, drafts } = database;
  const scenes = await database.scenes.where('[story+id]').between([story, ''], [story, '\uffff']).toArray();
  const beside = await Promise.all(
    [sceneMeta, heads, memory, lore, sources].map(async (table) => [
      table.name,
      await table.where('story').equals(story).toArray(),
    ]),
  );
  const rows = {
    story: await stories.get(story),
    scenes,
    ...Object.fromEntries(beside),
    draft: await drafts.get(story),
  };
  return JSON.stringify(rows, null, 2);
}
