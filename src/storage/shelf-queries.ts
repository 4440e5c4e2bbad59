import Dexie, { liveQuery, type Observable } from 'dexie';

import type { CharacterEntry } from '../domain/character-entry.ts';
import { readCharacterEntry } from '../domain/row-schemas.ts';
import { readScene, readSceneMeta, readStory } from '../domain/schemas.ts';
import type { Story } from '../domain/story.ts';
import type { Database } from './database.ts';
import { headId, readDeviceId } from './device.ts';
import { stampMs } from './trash-time.ts';

/** Every story of this player, by its own row alone: what its scenes say is asked for book by book. */
export type Shelf = {
  /** The one played last first. */
  readonly stories: readonly Story[];
  /** What lies in the trash, the latest first; `since` is Unix time in milliseconds. */
  readonly trash: readonly { readonly story: Story; readonly since: number }[];
  /** Rows that cannot be read. */
  readonly damaged: number;
};

export function watchShelf(database: Database): Observable<Shelf> {
  return liveQuery(async () => {
    const rows = await database.stories.toArray();
    const stories: Story[] = [];
    const trash: { story: Story; since: number }[] = [];
    let damaged = 0;
    for (const row of rows) {
      const story = readStory(row);
      if (!story) damaged += 1;
      else if (story.gone) trash.push({ story, since: stampMs(row.s['gone']) });
      else stories.push(story);
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
};

export function watchBook(database: Database, story: string): Observable<Book> {
  return liveQuery(async () => {
    const head = await database.heads.get(headId(story, await readDeviceId(database)));
    const [row, metaRow, scenes] = await Promise.all([
      head ? database.scenes.get(head.scene) : undefined,
      head ? database.sceneMeta.get(head.scene) : undefined,
      scenesOf(database, story).count(),
    ]);
    const scene = readScene(row);
    const meta = readSceneMeta(metaRow);
    return {
      scenes,
      latestTitle: scene?.title ?? '',
      preview: cut(meta?.edited ?? scene?.passage ?? '', 120),
      ended: Boolean(scene?.ending),
      picture: meta?.image ?? null,
    };
  });
}

/** Ids of the stories whose open scene ends them. Reads the open scene of every story: none while `wanted` is false. */
export function watchEnded(database: Database, wanted: boolean): Observable<ReadonlySet<string>> {
  return liveQuery(async () => {
    if (!wanted) return new Set<string>();
    const device = await readDeviceId(database);
    const heads = await database.heads.filter((head) => head.device === device).toArray();
    const scenes = await database.scenes.bulkGet(heads.map((head) => head.scene));
    return new Set(scenes.filter((scene) => scene?.ending).map((scene) => scene?.story ?? ''));
  });
}

/** How big a story is. */
export type StorySize = {
  readonly scenes: number;
  readonly words: number;
  /** Bytes of its scenes as text. */
  readonly bytes: number;
};

export function watchStorySize(database: Database, story: string): Observable<StorySize> {
  return liveQuery(async () => {
    const rows = await scenesOf(database, story).toArray();
    return {
      scenes: rows.length,
      words: rows.reduce((sum, { passage }) => sum + passage.split(/\s+/).filter(Boolean).length, 0),
      bytes: rows.reduce((sum, row) => sum + JSON.stringify(row).length, 0),
    };
  });
}

/** Where words were found in a story. */
export type Finding = {
  readonly story: string;
  readonly scene: string;
  readonly title: string;
  /** The words with some of what stands round them. */
  readonly excerpt: string;
};

/** How many stories are looked through before what was found in them is told: one by one, telling takes longer than looking. */
const searchedTogether = 64;

/** Something to be watched that is no live query. */
type Watched<T> = {
  readonly subscribe: (
    onNext: (value: T) => void,
    onError?: (error: unknown) => void,
  ) => { readonly unsubscribe: () => void };
};

/** A search as far as it has come. */
export type Search = {
  /** What was found, by story. */
  readonly found: ReadonlyMap<string, readonly Finding[]>;
  readonly running: boolean;
};

/**
 * Looks for `text` in titles and passages of the scenes of the given stories, some stories after the others, and tells of what it found as it goes.
 * @param search.most findings of one story.
 */
export function watchSearch(
  database: Database,
  search: { readonly text: string; readonly stories: readonly string[]; readonly most: number },
): Watched<Search> {
  return {
    subscribe: (onNext, onError) => {
      let wanted = true;
      const run = async () => {
        const text = search.text.trim().toLocaleLowerCase();
        let found: ReadonlyMap<string, readonly Finding[]> = new Map();
        const tell = (running: boolean) => {
          if (wanted) onNext({ found, running });
        };
        const stories = text === '' ? [] : search.stories;
        tell(stories.length > 0);
        for (let from = 0; from < stories.length && wanted; from += searchedTogether) {
          const findings = await database.transaction('r', database.scenes, database.sceneMeta, () =>
            Promise.all(
              stories
                .slice(from, from + searchedTogether)
                .map((story) => findIn(database, story, text, search.most)),
            ),
          );
          const fresh = findings.flatMap((each) => (each[0] ? [[each[0].story, each] as const] : []));
          if (fresh.length === 0) continue;
          found = new Map([...found, ...fresh]);
          tell(true);
        }
        tell(false);
      };
      run().catch((thrown: unknown) => {
        if (wanted) onError?.(thrown);
      });
      return {
        unsubscribe: () => {
          wanted = false;
        },
      };
    },
  };
}

async function findIn(
  database: Database,
  story: string,
  wanted: string,
  most: number,
): Promise<readonly Finding[]> {
  const [rows, metas] = await Promise.all([
    scenesOf(database, story).toArray(),
    database.sceneMeta.where('story').equals(story).toArray(),
  ]);
  const edited = new Map(metas.map((meta) => [meta.id, meta.edited]));
  const gone = new Set(metas.filter((meta) => meta.gone).map(({ id }) => id));
  const found: Finding[] = [];
  for (const row of rows) {
    if (found.length >= most) break;
    if (gone.has(row.id)) continue;
    const passage = edited.get(row.id) ?? row.passage;
    const at = `${row.title}\n${passage}`.toLocaleLowerCase().indexOf(wanted);
    if (at < 0) continue;
    const from = Math.max(at - row.title.length - 1, 0);
    found.push({ story, scene: row.id, title: row.title, excerpt: around(passage, from, wanted.length) });
  }
  return found;
}

/** A hero of the library, and whether he plays in a story. */
export type Hero = { readonly entry: CharacterEntry; readonly used: boolean };

/** Every hero outside the trash, the newest first, and how many rows are damaged. */
export function watchHeroes(
  database: Database,
): Observable<{ readonly heroes: readonly Hero[]; readonly damaged: number }> {
  return liveQuery(async () => {
    const [rows, uses] = await Promise.all([database.characters.toArray(), database.uses.toArray()]);
    const used = new Set(uses.map((use) => use.character));
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
  const words = text.replace(/\s+/g, ' ').trim();
  if (words.length <= most) return words;
  const end = words.lastIndexOf(' ', most);
  return `${words.slice(0, end > most / 2 ? end : most)}…`;
}

function around(text: string, at: number, length: number): string {
  const from = Math.max(text.lastIndexOf(' ', Math.max(at - 50, 0)) + 1, 0);
  const piece = text
    .slice(from, at + length + 80)
    .replace(/\s+/g, ' ')
    .trim();
  return `${from > 0 ? '…' : ''}${piece}${at + length + 80 < text.length ? '…' : ''}`;
}
