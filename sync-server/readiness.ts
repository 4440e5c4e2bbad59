import type { Backend } from './backend.ts';
import { newestMigration } from './migration-names.ts';

/** Whether what the server leans on answers. @property error a sentence for the operator about what does not */
export type Readiness = {
  readonly database: boolean;
  readonly migrations: boolean;
  readonly storage: boolean;
} & ({ readonly ready: true } | { readonly ready: false; readonly error: string });

/** Where there are no accounts, and why. */
export const notReady = (error: string): Readiness => ({
  ready: false,
  database: false,
  migrations: false,
  storage: false,
  error,
});

/** @param bucket one that a migration made */
export async function readReadiness(backend: Backend, bucket: string): Promise<Readiness> {
  const [applied, files] = await Promise.allSettled([
    backend.call('applied_migration', {}),
    backend.client.storage.from(bucket).list('', { limit: 1 }),
  ]);
  const database = applied.status === 'fulfilled' && typeof applied.value === 'string';
  const migrations = database && String(applied.value) >= newestMigration;
  const storage = files.status === 'fulfilled' && files.value.error === null;
  const parts = { database, migrations, storage };
  if (!database)
    return { ready: false, ...parts, error: 'The database does not answer, or has none of the migrations.' };
  if (!migrations) {
    const error = `The database lacks migrations up to ${newestMigration}. Run: supabase db push --workdir sync-server`;
    return { ready: false, ...parts, error };
  }
  return storage
    ? { ready: true, ...parts }
    : { ready: false, ...parts, error: 'The storage of files does not answer.' };
}
