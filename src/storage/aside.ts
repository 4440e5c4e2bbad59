import { liveQuery, type Observable } from 'dexie';

import { emptyForm, environmentOf } from '../domain/character.ts';
import type { WholeStory } from '../domain/parcel.ts';
import { parentsFirst } from '../domain/parcel.ts';
import { readDraft, readScene, readStory } from '../domain/schemas.ts';
import type { Story } from '../domain/story.ts';
import type { Database } from './database.ts';
import { readUp } from './road.ts';

/* What was told of a story, or of a branch, after it was removed for good elsewhere: it waits for the player's word. */

/** Something that was put aside. */
export type Aside = {
  readonly story: string;
  /** '' when only the device that removed it knew. */
  readonly title: string;
  /** Scenes that would be there again, those that lead to the new ones among them. */
  readonly scenes: number;
  readonly draft: boolean;
};

export function watchAside(database: Database): Observable<readonly Aside[]> {
  return liveQuery(async () => {
    const ids = (await database.aside.orderBy('story').uniqueKeys()).filter((id) => typeof id === 'string');
    return Promise.all(
      ids.map(async (story) => {
        const rows = await database.aside.where('story').equals(story).toArray();
        const known = rows.find(({ kind }) => kind === 'stories')?.row ?? (await database.stories.get(story));
        return {
          story,
          title: readStory(known)?.title ?? '',
          scenes: rows.filter(({ kind }) => kind === 'scenes').length,
          draft: rows.some(({ kind }) => kind === 'drafts'),
        };
      }),
    );
  });
}

/** A story of what was put aside, as whole as it is known; `null` where nothing was. */
export async function wholeAside(database: Database, id: string, nowMs: number): Promise<WholeStory | null> {
  const rows = await database.aside.where('story').equals(id).toArray();
  const scenes = rows.filter(({ kind }) => kind === 'scenes').map(({ row }) => readScene(row));
  const draft = readDraft(rows.find(({ kind }) => kind === 'drafts')?.row);
  const sound = scenes.filter((scene) => scene !== null);
  if (sound.length === 0 && !draft) return null;
  // What led to them may still stand in its story.
  const known = new Set(sound.map((scene) => scene.id));
  for (const { parent } of [...sound, ...(draft ? [draft] : [])]) {
    if (parent === null || known.has(parent)) continue;
    for (const scene of (await readUp(database, parent, Number.POSITIVE_INFINITY)) ?? []) {
      if (known.has(scene.id)) break;
      known.add(scene.id);
      sound.push(scene);
    }
  }
  const kept = readStory(rows.find(({ kind }) => kind === 'stories')?.row);
  const living = readStory(await database.stories.get(id));
  return {
    story: { ...(kept ?? living ?? nameless(id, sound[0]?.title ?? '', nowMs)), gone: false },
    scenes: parentsFirst(sound),
    metas: [],
    heads: [],
    memory: [],
    lore: [],
    draft,
    source: null,
  };
}

/** The story of scenes whose own row only the device knew that removed it. */
function nameless(id: string, title: string, nowMs: number): Story {
  return {
    id,
    title,
    character: emptyForm,
    environment: environmentOf(''),
    seed: id.replaceAll('-', '').slice(-16),
    settings: {},
    cover: null,
    createdAt: nowMs,
    playedAt: nowMs,
    favourite: false,
    gone: false,
    device: '',
  };
}
