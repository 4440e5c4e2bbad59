import Dexie from 'dexie';

import type { Scene } from '../domain/story.ts';
import type { Database } from './database.ts';

/** What the shape of a story depends on, and when each of its scenes was told. */
export type ToldNode = Pick<Scene, 'id' | 'parent' | 'told'>;

/** The tree of a story, read one scene after the other: only this much of each is kept. */
export async function nodesOf(database: Database, story: string): Promise<ReadonlyMap<string, ToldNode>> {
  const nodes = new Map<string, ToldNode>();
  await database.scenes
    .where('[story+id]')
    .between([story, Dexie.minKey], [story, Dexie.maxKey])
    .each(({ id, parent, told }) => nodes.set(id, { id, parent, told }));
  return nodes;
}
