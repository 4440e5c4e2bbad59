import type { Sql } from 'postgres';

/** Placeholder. */
export function backup(_admin: Sql, _files: string, _out: string): Promise<void> {
  return Promise.reject(new Error('Backups are not part of this build.'));
}
/** Placeholder. */
export function restore(_admin: Sql, _files: string, _from: string): Promise<void> {
  return Promise.reject(new Error('Backups are not part of this build.'));
}
