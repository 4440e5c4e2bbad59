import type { StorageDeps } from './storage-deps.ts';

/** Younger than this, a file may still get its row, in milliseconds. */
const youngMs = 3_600_000;

/**
 * Brings rows and files together again after crashes: a file without a row goes, and so does a row without a file, which would promise
 * a picture that is not there. What is young is left alone, for it may be on its way.
 * @returns how many of both went
 */
export async function sweep({ sql, files, now, log }: StorageDeps): Promise<number> {
  const oldest = now() - youngMs;
  const found = await files.list();
  // Read after the files: a file that was there before has its row by now, or never will.
  const rows = await sql<{ id: string; version: string; changed_ms: string }[]>`
    select id, version, (extract(epoch from updated_at) * 1000)::text as changed_ms from storage.objects`;
  const wanted = new Set(rows.map(({ version }) => version));
  const there = new Set(found.map(({ version }) => version));
  let gone = 0;
  for (const { version, changedAt } of found) {
    if (wanted.has(version) || changedAt > oldest) continue;
    await files.remove(version);
    gone += 1;
  }
  const lost = rows.filter(({ version, changed_ms }) => !there.has(version) && Number(changed_ms) <= oldest);
  // A folder that is not there at all is a disk that was not mounted, not a thousand lost pictures.
  if (lost.length > 0 && found.length === 0) {
    log.error('sweep', {
      message: 'The folder of stored files is empty, and the database names files.',
      files: lost.length,
    });
    return gone;
  }
  for (const { id, version } of lost) {
    if ((await files.read(version)) !== undefined) continue;
    await sql`delete from storage.objects where id = ${id} and version = ${version}`;
    gone += 1;
  }
  if (gone > 0) log.info('sweep', { gone });
  return gone;
}
