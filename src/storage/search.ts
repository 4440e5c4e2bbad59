import Dexie from 'dexie';

import { isGone } from '../domain/gone.ts';
import { oneSpaced } from '../domain/text.ts';
import { hiddenBranches } from './branch-index.ts';
import type { Database } from './database.ts';
import type { Watched } from './watched.ts';

/* Looks through the words of every scene of a shelf. */

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
  const trashed = new Set(metas.filter(isGone).map((meta) => meta.story));
  const hidden = new Set<string>();
  for (const story of trashed) for (const branch of await hiddenBranches(database, story)) hidden.add(branch);
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
      if (count >= most || hidden.has(row.road)) continue;
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

function around(text: string, at: number, length: number): string {
  // Not far ahead of them, so that they are seen where only some lines are shown.
  const from = Math.max(text.lastIndexOf(' ', Math.max(at - 24, 0)) + 1, 0);
  const piece = oneSpaced(text.slice(from, at + length + 80));
  return `${from > 0 ? '…' : ''}${piece}${at + length + 80 < text.length ? '…' : ''}`;
}
