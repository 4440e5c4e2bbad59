/** A database as it lay on a disk: what an upgrade test starts from. */
export type Dump = {
  readonly name: string;
  /** IndexedDB's own number: ten times Dexie's. */
  readonly version: number;
  readonly stores: readonly {
    readonly name: string;
    readonly keyPath: string;
    readonly autoIncrement: boolean;
    readonly indexes: readonly {
      readonly name: string;
      readonly keyPath: string | readonly string[];
      readonly unique: boolean;
      /** Whether each entry of a list is one of the index; left out where it is not. */
      readonly multiEntry?: true;
    }[];
    readonly rows: readonly unknown[];
  }[];
};

/** Reads everything that a database holds. */
export async function dumpDatabase(factory: IDBFactory, name: string): Promise<Dump> {
  const database = await answerOf(factory.open(name));
  const names = [...database.objectStoreNames];
  const transaction = database.transaction(names, 'readonly');
  const stores = await Promise.all(
    names.map(async (storeName) => {
      const store = transaction.objectStore(storeName);
      const rows: unknown[] = await answerOf(store.getAll());
      return {
        name: storeName,
        keyPath: String(store.keyPath),
        autoIncrement: store.autoIncrement,
        indexes: [...store.indexNames].map((indexName) => {
          const { keyPath, unique, multiEntry } = store.index(indexName);
          return { name: indexName, keyPath, unique, ...(multiEntry ? { multiEntry } : {}) };
        }),
        rows,
      };
    }),
  );
  const dump = { name, version: database.version, stores };
  database.close();
  return dump;
}

/** Lays a dump down as a database of the browser that wrote it. */
export async function layDown(factory: IDBFactory, dump: Dump): Promise<void> {
  const opening = factory.open(dump.name, dump.version);
  opening.onupgradeneeded = () => {
    for (const { name, keyPath, autoIncrement, indexes, rows } of dump.stores) {
      const store = opening.result.createObjectStore(name, { keyPath, autoIncrement });
      for (const index of indexes) {
        store.createIndex(
          index.name,
          typeof index.keyPath === 'string' ? index.keyPath : [...index.keyPath],
          { unique: index.unique, multiEntry: index.multiEntry ?? false },
        );
      }
      for (const row of rows) store.put(row);
    }
  };
  (await answerOf(opening)).close();
}

function answerOf<T>(request: IDBRequest<T>): Promise<T> {
  return new Promise((resolve, reject) => {
    request.onsuccess = () => resolve(request.result);
    request.onerror = () => reject(request.error ?? new Error('the request failed'));
  });
}

/** A dump out of its text, in which bytes are `{ $bytes }` with their base64. */
export function dumpFromText(text: string): Dump {
  // The text is what `dumpDatabase` answered.
  return JSON.parse(text, (_key, value: unknown) =>
    typeof value === 'object' && value !== null && '$bytes' in value && typeof value.$bytes === 'string'
      ? new Uint8Array(Buffer.from(value.$bytes, 'base64')).buffer
      : value,
  ) as Dump;
}
