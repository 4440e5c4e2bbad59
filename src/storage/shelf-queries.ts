import Dexie, { liveQuery, type Observable } from 'dexie';

import type { CharacterEntry } from '../domain/character-entry.ts';
import { readCharacterEntry } from '../domain/row-schemas.ts';
import { readScene, readSceneMeta, readStory } from '../domain/schemas.ts';
import type { Story } from '../domain/story.ts';
import type { Database } from './database.ts';
import { headId, readDeviceId } from './device.ts';
import { stampMs } from './trash-time.ts';

/** Every story of this player, by its own row alone: what its scenes say is asked for shelf by shelf. */
export type Shelf = {
  /** The one played last first. */
  readonly stories: readonly Story[];
  /** What lies in the trash, the latest first; `since` is Unix time in milliseconds. */
  readonly trash: readonly { readonly story: Story; readonly since: number }[];
  /** Rows that cannot be read. */
  readonly damaged: number;
};

/** Whether a story is there to be opened. */
export async function canOpen(database: Database, story: string): Promise<boolean> {
  const row = readStory(await database.stories.get(story));
  return row !== null && !row.gone;
}

/** How many rows are read at once: between two reads the page can answer. */
const readTogether = 250;

export function watchShelf(database: Database): Observable<Shelf> {
  return liveQuery(async () => {
    const stories: Story[] = [];
    const trash: { story: Story; since: number }[] = [];
    let damaged = 0;
    for (let last = ''; ;) {
      const rows = await database.stories.where('id').above(last).limit(readTogether).toArray();
      for (const row of rows) {
        const story = readStory(row);
        if (!story) damaged += 1;
        else if (story.gone) trash.push({ story, since: stampMs(row.s['gone']) });
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
};

/** What the given books say, by the ids of their stories. One read for all of them. */
export function watchBooks(
  database: Database,
  stories: readonly string[],
): Observable<ReadonlyMap<string, Book>> {
  return liveQuery(() => booksOf(database, stories));
}

/** The first books of the shelf, to be shown while the whole of it is still being read. */
export type Front = {
  /** The one played last first. */
  readonly stories: readonly Story[];
  readonly books: ReadonlyMap<string, Book>;
};

/** The `most` stories that were played last and what their books say. */
export function watchFront(database: Database, most: number): Observable<Front> {
  return liveQuery(async () => {
    const rows = await database.stories
      .orderBy('playedAt')
      .reverse()
      .filter((row) => !row.gone)
      .limit(most)
      .toArray();
    const stories = rows.map(readStory).filter((story) => story !== null);
    const ids = stories.map(({ id }) => id);
    return { stories, books: await booksOf(database, ids) };
  });
}

async function booksOf(database: Database, stories: readonly string[]): Promise<ReadonlyMap<string, Book>> {
  if (stories.length === 0) return new Map();
  const device = await readDeviceId(database);
  const { heads, scenes: sceneTable, sceneMeta } = database;
  return database.transaction('r', heads, sceneTable, sceneMeta, async () => {
    const [places, counts] = await Promise.all([
      heads.bulkGet(stories.map((story) => headId(story, device))),
      Promise.all(stories.map((story) => scenesOf(database, story).count())),
    ]);
    const open = places.map((head) => head?.scene ?? '');
    const [rows, metaRows] = await Promise.all([sceneTable.bulkGet(open), sceneMeta.bulkGet(open)]);
    return new Map(
      stories.map((story, index) => {
        const scene = readScene(rows[index]);
        const meta = readSceneMeta(metaRows[index]);
        const book: Book = {
          scenes: counts[index] ?? 0,
          latestTitle: scene?.title ?? '',
          preview: cut(meta?.edited ?? scene?.passage ?? '', 120),
          ended: Boolean(scene?.ending),
          picture: meta?.image ?? null,
        };
        return [story, book] as const;
      }),
    );
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
  /** The words with some of what stands round them; the beginning of the scene when its title says them. */
  readonly excerpt: string;
  /** The words as they stand in the excerpt; '' when its title says them. */
  readonly said: string;
};

/** How many scenes are read at once: between two reads the page can answer. */
const searchedTogether = 500;

/** Milliseconds from one telling to the next: whoever listens draws his screen anew each time. */
const toldEveryMs = 250;

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
 * Looks for `text` in titles and passages of the scenes of the given stories, and tells of what it found as it goes, of the first at
 * once: the stories that were begun last come first.
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
        const stories = text === '' ? [] : search.stories;
        const found = new Map<string, readonly Finding[]>();
        let toldAt = Number.NEGATIVE_INFINITY;
        const tell = (running: boolean) => {
          if (wanted) onNext({ found: new Map(found), running });
        };
        tell(stories.length > 0);
        for (const reach of stories.length > 0 ? await reachesOf(database, stories) : []) {
          for await (const fresh of findIn(database, reach, text, search.most)) {
            if (!wanted) return;
            for (const finding of fresh)
              found.set(finding.story, [...(found.get(finding.story) ?? []), finding]);
            const now = performance.now();
            if (fresh.length === 0 || now - toldAt < toldEveryMs) continue;
            toldAt = now;
            tell(true);
          }
          if (!wanted) return;
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

/** Stories whose scenes lie beside each other in the store, so that they can be read together. */
type Reach = { readonly first: string; readonly last: string };

/** How many stories are reached for at once: those begun last are looked through first, and the first of them are soon there. */
const storiesInReach = { first: 64, later: 512 };

async function reachesOf(database: Database, stories: readonly string[]): Promise<readonly Reach[]> {
  const wanted = new Set(stories);
  const reaches: { first: string; last: string; stories: number }[] = [];
  let open = false;
  // Ids are in the order of creation.
  for (const id of (await database.stories.toCollection().primaryKeys()).reverse()) {
    const reach = reaches.at(-1);
    if (!wanted.has(id)) open = false;
    else if (open && reach && reach.stories < storiesInReach[reaches.length === 1 ? 'first' : 'later']) {
      reach.first = id;
      reach.stories += 1;
    } else {
      reaches.push({ first: id, last: id, stories: 1 });
      open = true;
    }
  }
  return reaches;
}

/** What is found in some stories, some scenes after the others; what lies in the trash is left out. */
async function* findIn(
  database: Database,
  { first, last }: Reach,
  wanted: string,
  most: number,
): AsyncGenerator<readonly Finding[]> {
  const metas = await database.sceneMeta.where('story').between(first, last, true, true).toArray();
  const edited = new Map(metas.map((meta) => [meta.id, meta.edited]));
  const gone = new Set(metas.filter((meta) => meta.gone).map(({ id }) => id));
  const counts = new Map<string, number>();
  for (let from: readonly unknown[] = [first, Dexie.minKey]; ;) {
    const rows = await database.scenes
      .where('[story+id]')
      .between(from, [last, Dexie.maxKey], false, true)
      .limit(searchedTogether)
      .toArray();
    const found: Finding[] = [];
    for (const row of rows) {
      const count = counts.get(row.story) ?? 0;
      if (count >= most || gone.has(row.id)) continue;
      const passage = edited.get(row.id) ?? row.passage;
      const at = `${row.title}\n${passage}`.toLocaleLowerCase().indexOf(wanted);
      if (at < 0) continue;
      const begin = Math.max(at - row.title.length - 1, 0);
      const excerpt = around(passage, begin, wanted.length);
      const said = at > row.title.length ? oneSpaced(passage.slice(begin, begin + wanted.length)) : '';
      found.push({ story: row.story, scene: row.id, title: row.title, excerpt, said });
      counts.set(row.story, count + 1);
    }
    yield found;
    const end = rows.at(-1);
    if (!end || rows.length < searchedTogether) return;
    // Of a story in which enough was found, the rest need not be read.
    from = [end.story, (counts.get(end.story) ?? 0) < most ? end.id : Dexie.maxKey];
  }
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
  const words = oneSpaced(text);
  if (words.length <= most) return words;
  const end = words.lastIndexOf(' ', most);
  return `${words.slice(0, end > most / 2 ? end : most)}…`;
}

function oneSpaced(text: string): string {
  return text.replace(/\s+/g, ' ').trim();
}

function around(text: string, at: number, length: number): string {
  // Not far ahead of them, so that they are seen where only some lines are shown.
  const from = Math.max(text.lastIndexOf(' ', Math.max(at - 24, 0)) + 1, 0);
  const piece = oneSpaced(text.slice(from, at + length + 80));
  return `${from > 0 ? '…' : ''}${piece}${at + length + 80 < text.length ? '…' : ''}`;
}
