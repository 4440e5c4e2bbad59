/** The files of models in the browser's private store. Every method rejects when the browser refuses. */
export type ModelFiles = {
  /** Begins a file anew. */
  readonly create: (id: string) => Promise<{
    readonly write: (bytes: Uint8Array) => void;
    /** Also when nothing more will come of it. */
    readonly close: () => void;
  }>;
  /** `null` when there is none. */
  readonly read: (id: string) => Promise<File | null>;
  readonly remove: (id: string) => Promise<void>;
  /** Bytes that may still be written; `null` when the browser does not say. */
  readonly free: () => Promise<number | null>;
};

const folderName = 'lamplit-models';

/** For a worker: only there may a file be written in place. */
export function createModelFiles(storage: StorageManager): ModelFiles {
  const folder = async () => (await storage.getDirectory()).getDirectoryHandle(folderName, { create: true });
  return {
    create: async (id) => {
      const handle = await (await folder()).getFileHandle(fileName(id), { create: true });
      const access = await handle.createSyncAccessHandle();
      access.truncate(0);
      let at = 0;
      return {
        write: (bytes) => {
          at += access.write(bytes, { at });
        },
        close: () => access.close(),
      };
    },
    read: async (id) => {
      try {
        return await (await (await folder()).getFileHandle(fileName(id))).getFile();
      } catch (thrown) {
        if (isMissing(thrown)) return null;
        throw thrown;
      }
    },
    remove: async (id) => {
      try {
        await (await folder()).removeEntry(fileName(id));
      } catch (thrown) {
        if (!isMissing(thrown)) throw thrown;
      }
    },
    free: async () => {
      const { quota, usage } = await storage.estimate();
      return quota === undefined || usage === undefined ? null : Math.max(0, quota - usage);
    },
  };
}

const fileName = (id: string) => `${id.replace(/[^\w.-]/g, '_')}.gguf`;
const isMissing = (thrown: unknown) => thrown instanceof DOMException && thrown.name === 'NotFoundError';
