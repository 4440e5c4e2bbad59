import { expose } from 'comlink';

import type { StoreError } from './domain/errors.ts';
import type { FileError, FileService, MadeFile, Progress } from './domain/file-port.ts';
import type { BookReader } from './domain/open-book.ts';
import type { FetchedShare } from './domain/fetched-share.ts';
import { createIdSource } from './domain/ids.ts';
import type { Result } from './domain/result.ts';
import type { BookPicture } from './formats/book.ts';
import type { DrawnPixels } from './page-drawing.ts';
import type { SharingPage } from './ready-share.ts';
import type { Adopted } from './storage/adopt.ts';
import { openDatabase, type Database } from './storage/database.ts';
import { openDeviceDatabase } from './storage/device-database.ts';

/* The worker for files: it lives while one is made or read, and holds everything that this takes. */

/** The page draws what a worker cannot: drawings in SVG. */
type DrawOnPage = (picture: Blob) => Promise<DrawnPixels | null>;

/** What the page does for a story that is shown to others, but for drawings. */
type ShareOnPage = Omit<SharingPage, 'draw'>;

export type FilesApi = {
  readonly open: (
    space: string,
    drawOnPage: DrawOnPage,
    drawScene: ShareOnPage['drawScene'],
    drawCard: ShareOnPage['drawCard'],
  ) => Promise<void>;
  readonly openBook: (
    drawOnPage: DrawOnPage,
    ...file: Parameters<BookReader['open']>
  ) => ReturnType<BookReader['open']>;
  readonly printBook: (
    drawOnPage: DrawOnPage,
    ...file: Parameters<BookReader['print']>
  ) => ReturnType<BookReader['print']>;
  readonly printShare: (
    drawOnPage: DrawOnPage,
    share: FetchedShare & { readonly id: string },
    progress: Progress,
  ) => Promise<Result<MadeFile, FileError>>;
  /** Moves what is in one space into another; see `adopt`. */
  readonly adopt: (from: string, into: string, progress: Progress) => Promise<Result<Adopted, StoreError>>;
  /** Stops what is being brought in. */
  readonly stopBringing: () => Promise<void>;
} & FileService;

/** As in package.json; bundles say which program wrote them. */
export const appVersion = '0.1.0';

const randomBytes = (length: number) => crypto.getRandomValues(new Uint8Array(length));
const hex = (bytes: Uint8Array) => Array.from(bytes, (byte) => byte.toString(16).padStart(2, '0')).join('');

type Shown = (
  picture: { readonly bytes: Uint8Array; readonly mime: string },
  type: BookPicture['mime'],
) => Promise<Omit<BookPicture, 'alt'> | null>;

/** Pictures as pages can hold them. */
async function shower(drawOnPage: DrawOnPage): Promise<Shown> {
  const { ofBands, toPixels } = await import('./formats/worker-canvas.ts');
  return async (picture, type) => {
    if (picture.mime !== 'image/svg+xml') return toPixels(picture, type);
    const drawn = await drawOnPage(new Blob([new Uint8Array(picture.bytes)], { type: picture.mime }));
    return drawn && ofBands(drawn, type);
  };
}

async function bookReader(drawOnPage: DrawOnPage) {
  const [{ createBookReader }, { createInk }, { bookWords }, { fontFiles }, show] = await Promise.all([
    import('./book-reader.ts'),
    import('./formats/worker-canvas.ts'),
    import('./formats/book-words.ts'),
    import('./formats/font-files.ts'),
    shower(drawOnPage),
  ]);
  return createBookReader({
    ids: createIdSource(now, randomBytes),
    now,
    words: bookWords,
    toBookPicture: (picture) => show(picture, 'image/jpeg'),
    ink: createInk(),
    fonts: fontFiles,
  });
}

const stop = new AbortController();

const now = () => Date.now();
const writerOf = (database: Database) => ({ database, now, boot: hex(randomBytes(6)) });

const api: Pick<FilesApi, 'adopt' | 'open' | 'openBook' | 'printBook' | 'printShare' | 'stopBringing'> &
  Partial<FileService> = {
  stopBringing: () => {
    stop.abort();
    return Promise.resolve();
  },
  openBook: async (drawOnPage, file, name) => (await bookReader(drawOnPage)).open(file, name),
  printBook: async (drawOnPage, file, name, progress) =>
    (await bookReader(drawOnPage)).print(file, name, progress),
  printShare: async (drawOnPage, share, progress) =>
    (await bookReader(drawOnPage)).printShare(share, progress),
  async adopt(from, into, progress) {
    const options = { durability: 'strict' } as const;
    const [{ adopt }, { importLock }, database, source, deviceDatabase] = await Promise.all([
      import('./storage/adopt.ts'),
      import('./storage/import-guard.ts'),
      openDatabase(into, options),
      openDatabase(from, options),
      openDeviceDatabase(options),
    ]);
    return adopt({
      source: { database: source, deviceDatabase, space: from },
      writer: writerOf(database),
      imports: { space: into, alone: (work) => navigator.locks.request(importLock(into), work) },
      ids: createIdSource(now, randomBytes),
      progress,
    });
  },
  async open(space, drawOnPage, drawScene, drawCard) {
    const [
      database,
      deviceDatabase,
      { createFileService },
      { importLock },
      { createInk },
      { bookWords },
      { fontFiles },
      show,
    ] = await Promise.all([
      openDatabase(space, { durability: 'strict' }),
      openDeviceDatabase({ durability: 'strict' }),
      import('./file-service.ts'),
      import('./storage/import-guard.ts'),
      import('./formats/worker-canvas.ts'),
      import('./formats/book-words.ts'),
      import('./formats/font-files.ts'),
      shower(drawOnPage),
    ]);
    const service = createFileService({
      writer: writerOf(database),
      deviceDatabase,
      imports: { space, alone: (work) => navigator.locks.request(importLock(space), work) },
      ids: createIdSource(now, randomBytes),
      newSeed: () => hex(randomBytes(8)),
      app: appVersion,
      words: bookWords,
      toBookPicture: (picture) => show(picture, 'image/jpeg'),
      toPng: async (picture) => (await show(picture, 'image/png'))?.bytes ?? null,
      ink: createInk(),
      fonts: fontFiles,
      sharing: { draw: drawOnPage, drawScene, drawCard },
    });
    Object.assign(api, service, {
      bringIn: (...[command, progress]: Parameters<FileService['bringIn']>) =>
        service.bringIn(command, progress, stop.signal),
    });
  },
};

expose(api);
