import { liveQuery, type Observable } from 'dexie';

import { isOpen } from '../domain/picture-request.ts';
import type { PictureJob, PictureJobs } from '../domain/ports/picture-jobs.ts';
import { done } from '../domain/result.ts';
import type { Database } from './database.ts';
import { attempt } from './store-error.ts';

/** Pictures that were asked of a provider, on Dexie. */
export function createPictureJobs({ pictureJobs }: Database): PictureJobs {
  return {
    get: (id) => attempt(async () => (await pictureJobs.get(id)) ?? null),
    put: async (job) => {
      const put = await attempt(() => pictureJobs.put(job));
      return put.ok ? done : put;
    },
    open: () => attempt(() => pictureJobs.filter(isOpen).toArray()),
    remove: async (id) => {
      const removed = await attempt(() => pictureJobs.delete(id));
      return removed.ok ? done : removed;
    },
  };
}

/** What became of a provider's picture that was asked for last; `null` when none was. */
export function watchPictureJob(database: Database, id: string): Observable<PictureJob | null> {
  return liveQuery(async () => (await database.pictureJobs.get(id)) ?? null);
}

/** The same at this moment. */
export async function readPictureJob(database: Database, id: string): Promise<PictureJob | null> {
  return (await database.pictureJobs.get(id)) ?? null;
}

/** Whether there is one that may still come. */
export async function hasOpenJobs({ pictureJobs }: Database): Promise<boolean> {
  return (await pictureJobs.filter(isOpen).count()) > 0;
}
