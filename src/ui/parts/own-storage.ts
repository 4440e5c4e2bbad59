import { pageStorage } from './page-storage.ts';

/**
 * What the page remembers for one owner, by his space: who plays here next is shown nothing of it. What an edition left that knew demo play alone is demo
 * play's.
 */
export function ownStorage({ id, user }: { readonly id: string; readonly user: string | null }): {
  readonly read: (key: string) => string | null;
  readonly write: (key: string, value: string | null) => void;
} {
  return {
    read: (key) => pageStorage.read(`${key}:${id}`) ?? (user === null ? pageStorage.read(key) : null),
    write: (key, value) => {
      pageStorage.write(`${key}:${id}`, value);
      if (user === null) pageStorage.write(key, null);
    },
  };
}
