import Dexie, { liveQuery, type Observable } from 'dexie';

import type { CharacterEntry } from '../domain/character-entry.ts';
import { readCharacterEntry } from '../domain/row-schemas.ts';
import { isGone } from '../domain/gone.ts';
import { stampOf } from '../domain/merge.ts';
import { readScene, readSceneMeta, readStory } from '../domain/schemas.ts';
import { stampMs } from '../domain/stamp.ts';
import type { Story } from '../domain/story.ts';
import { oneSpaced } from '../domain/text.ts';
import { countBranches } from './branch-index.ts';
import type { Database } from './database.ts';
import { headId, readDeviceId } from './device.ts';
import { oneAtATime } from './one-at-a-time.ts';
import { learn } from './scene-facts.ts';

/** Every story of this player, by its own row alone: what its scenes say is asked for shelf by shelf. */
export type Shelf = {
  /** The one played last first. */
  readonly stories: readonly Story[];
  /** What lies in the trash, the latest first; `since` is Unix time in milliseconds. */
  readonly trash: readonly { readonly story: Story; readonly since: number }[];
  /** Ids of rows that cannot be read. */
  readonly damaged: readonly string[];
};

/** Whether a story is there to be opened. */
export async function canOpen(database: Database, story: string): Promise<boolean> {
  const row = await database.stories.get(story);
  return row !== undefined && readStory(row) !== null && !isGone(row);
}

/** How many rows are read at once: between two reads the page can answer. */
const readTogether = 250;

export function watchShelf(database: Database): Observable<Shelf> {
  return liveQuery(async () => {
    const stories: Story[] = [];
    const trash: { story: Story; since: number }[] = [];
    const damaged: string[] = [];
    for (let last = ''; ;) {
      const rows = await database.stories.where('id').above(last).limit(readTogether).toArray();
      for (const row of rows) {
        const story = readStory(row);
        if (!story) damaged.push(row.id);
        else if (isGone(row)) trash.push({ story, since: stampMs(stampOf(row.s, 'gone')) });
        else stories.push(story);
      }
      last = rows.at(-1)?.id ?? '';
      if (rows.length < readTogether) break;
    }
    stories.sort((a, b) => b.playedAt - a.playedAt);
    trash.sort((a, b) => b.since - a.since);
    return { stories, trash, damaged };
  });
}

/** What a book on the shelf says beside its title. */
export type Book = {
  /** Scenes on all its branches. */
  readonly scenes: number;
  readonly latestTitle: string;
  /** About 120 characters of the open scene. */
  readonly preview: string;
  /** Whether the open scene ends the story. */
  readonly ended: boolean;
  /** Hash of the open scene's picture, or `null`. */
  readonly picture: string | null;
  /** Hash of the first picture that was drawn for it on this device, or `null`. */
  readonly drawn: string | null;
  /** Roads, the main one and without those in the trash. */
  readonly roads: number;
};

/** What the given books say, by the ids of their stories. One read for all of them. */
export function watchBooks(
  database: Database,
  stories: readonly string[],
): Observable<ReadonlyMap<string, Book>> {
  return liveQuery(oneAtATime(() => booksOf(database, stories)));
}

/** The first books of the shelf, to be shown while the whole of it is still being read. */
export type Front = {
  /** The one played last first. */
  readonly stories: readonly Story[];
  readonly books: ReadonlyMap<string, Book>;
};

/** The `most` stories that were played last and what their books say. */
export function watchFront(database: Database, most: number): Observable<Front> {
  return liveQuery(
    oneAtATime(async () => {
      const rows = await database.stories
        .orderBy('playedAt')
        .reverse()
        .filter((row) => !isGone(row))
        .limit(most)
        .toArray();
      const stories = rows.map(readStory).filter((story) => story !== null);
      const ids = stories.map(({ id }) => id);
      return { stories, books: await booksOf(database, ids) };
    }),
  );
}

async function booksOf(database: Database, stories: readonly string[]): Promise<ReadonlyMap<string, Book>> {
  if (stories.length === 0) return new Map();
  const device = await readDeviceId(database);
  const { heads, scenes: sceneTable, sceneMeta, drawings } = database;
  return database.transaction('r', heads, sceneTable, sceneMeta, drawings, async () => {
    const [places, counts, roads, drawn] = await Promise.all([
      heads.bulkGet(stories.map((story) => headId(story, device))),
      Promise.all(stories.map((story) => scenesOf(database, story).count())),
      Promise.all(stories.map((story) => countBranches(database, story))),
      Promise.all(stories.map((story) => drawings.where('story').equals(story).first())),
    ]);
    const elsewhere = await newestPlaces(
      database,
      stories.filter((_, index) => !places[index]),
    );
    const open = stories.map((story, index) => places[index]?.scene ?? elsewhere.get(story) ?? '');
    const [rows, metaRows, drawnHere] = await Promise.all([
      sceneTable.bulkGet(open),
      sceneMeta.bulkGet(open),
      drawings.bulkGet(open),
    ]);
    return new Map(
      stories.map((story, index) => {
        const scene = readScene(rows[index]);
        const meta = readSceneMeta(metaRows[index]);
        const book: Book = {
          scenes: counts[index] ?? 0,
          latestTitle: scene?.title ?? '',
          preview: cut(meta?.edited ?? scene?.passage ?? '', 120),
          ended: Boolean(scene?.ending),
          picture: meta?.image ?? drawnHere[index]?.image ?? null,
          drawn: drawn[index]?.image ?? null,
          roads: roads[index] ?? 1,
        };
        return [story, book] as const;
      }),
    );
  });
}

/** Where other devices stand in stories that were never opened on this one; who moved last counts. */
async function newestPlaces(
  database: Database,
  stories: readonly string[],
): Promise<ReadonlyMap<string, string>> {
  if (stories.length === 0) return new Map();
  const heads = await database.heads.where('story').anyOf(stories).toArray();
  return new Map(heads.toSorted((a, b) => a.at - b.at).map(({ story, scene }) => [story, scene]));
}

/** Ids of the stories whose open scene ends them. Reads the open scene of every story, each once: none while `wanted` is false. */
export function watchEnded(database: Database, wanted: boolean): Observable<ReadonlySet<string>> {
  return liveQuery(async () => {
    if (!wanted) return new Set<string>();
    const device = await readDeviceId(database);
    const heads = await database.heads.filter((head) => head.device === device).toArray();
    const open = heads.map((head) => head.scene);
    const ends = await learn(database, database.memo.endings, open, (row) => Boolean(row.ending));
    return new Set(heads.filter((head) => ends.get(head.scene) === true).map((head) => head.story));
  });
}

/** How big a story is. */
export type StorySize = {
  readonly scenes: number;
  readonly words: number;
  /** Bytes of its scenes as text. */
  readonly bytes: number;
};

/** Reads the whole story once, and after a change only the scenes that are new. */
export function watchStorySize(database: Database, story: string): Observable<StorySize> {
  return liveQuery(async () => {
    const ids = await scenesOf(database, story).primaryKeys();
    const sizes = await learn(database, database.memo.sizes, ids, (row) => ({
      words: (readScene(row)?.passage ?? '').split(/\s+/).filter(Boolean).length,
      bytes: JSON.stringify(row).length,
    }));
    const here = ids.flatMap((id) => sizes.get(id) ?? []);
    return {
      scenes: ids.length,
      words: here.reduce((sum, { words }) => sum + words, 0),
      bytes: here.reduce((sum, { bytes }) => sum + bytes, 0),
    };
  });
}

/** A hero of the library, and whether he plays in a story. */
export type Hero = { readonly entry: CharacterEntry; readonly used: boolean };

/** Every hero outside the trash, the newest first, and how many rows are damaged. */
export function watchHeroes(
  database: Database,
): Observable<{ readonly heroes: readonly Hero[]; readonly damaged: number }> {
  return liveQuery(async () => {
    const [rows, uses] = await Promise.all([
      database.characters.toArray(),
      database.uses.orderBy('character').uniqueKeys(),
    ]);
    const used = new Set<unknown>(uses);
    const entries = rows.map((row) => readCharacterEntry(row)).filter((entry) => entry !== null);
    const heroes = entries
      .filter((entry) => !entry.gone)
      .sort((a, b) => b.updatedAt - a.updatedAt)
      .map((entry) => ({ entry, used: used.has(entry.id) }));
    return { heroes, damaged: rows.length - entries.length };
  });
}

function scenesOf(database: Database, story: string) {
  return database.scenes.where('[story+id]').between([story, Dexie.minKey], [story, Dexie.maxKey]);
}

function cut(text: string, most: number): string {
  const words = oneSpaced(text);
  if (words.length <= most) return words;
  const end = words.lastIndexOf(' ', most);
  return `${words.slice(0, end > most / 2 ? end : most)}…`;
}
