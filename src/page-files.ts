import { proxy, transfer, wrap, type Remote } from 'comlink';

import type { FileError, FileService, MadeFile, Progress } from './domain/file-port.ts';
import type { BookReader } from './domain/open-book.ts';
import type { FetchedShare } from './domain/fetched-share.ts';
import type { ShareCard } from './domain/prepared-share.ts';
import { err, type Result } from './domain/result.ts';
import { drawOnPage } from './page-drawing.ts';
import type { FilesApi } from './file.worker.ts';
import type { Adopted } from './storage/adopt.ts';

/**
 * Makes and reads the files of a space. Every task has a worker of its own, which ends with it: nothing of the makers of files stays in memory
 * while a story is played.
 * @param drawScene has the picture of a scene drawn and stored, if it can be
 * @param ended ends what is being made or read; what was begun then, or is begun later, fails.
 */
export function createPageFiles(
  space: string,
  drawScene: (scene: string) => Promise<unknown>,
  ended: AbortSignal,
): FileService {
  const page = {
    drawScene: proxy(async (scene: string) => {
      await drawScene(scene);
    }),
    drawCard: proxy(drawCard),
  };
  const run = <T>(task: (service: Remote<FilesApi>) => Promise<Result<T, FileError>>) =>
    inWorker(async (service) => {
      await service.open(space, proxy(draw), page.drawScene, page.drawCard);
      return task(service);
    }, ended);

  return {
    writeStory: (command, progress) => run((service) => service.writeStory(command, proxy(progress))),
    backUp: (progress) => run((service) => service.backUp(proxy(progress))),
    writeCharacter: (command) => run((service) => service.writeCharacter(command)),
    writeLorebook: (command) => run((service) => service.writeLorebook(command)),
    openFile: (file, name) => run((service) => service.openFile(file, name)),
    prepareShare: (command, progress) => run((service) => service.prepareShare(command, proxy(progress))),
    writeFromFile: (command, progress) => run((service) => service.writeFromFile(command, proxy(progress))),
    lookInto: (file, name) => run((service) => service.lookInto(file, name)),
    bringIn: (command, progress, stop) =>
      run(async (service) => {
        // A signal cannot be sent to a worker.
        const tell = () => void service.stopBringing();
        stop?.addEventListener('abort', tell, { once: true });
        if (stop?.aborted) tell();
        return service.bringIn(command, proxy(progress));
      }),
    playOn: (command) => run((service) => service.playOn(command)),
  };
}

/** Reads stories out of files for whoever only wants to read them; nobody's database is opened. */
export const pageReader: BookReader = {
  open: (file, name) => inWorker((service) => service.openBook(proxy(draw), file, name)),
  print: (file, name, progress) =>
    inWorker((service) => service.printBook(proxy(draw), file, name, proxy(progress))),
};

/** A shared story as a PDF. */
export const printShare = (
  share: FetchedShare & { readonly id: string },
  progress: Progress,
): Promise<Result<MadeFile, FileError>> =>
  inWorker((service) => service.printShare(proxy(draw), share, proxy(progress)));

/** Moves what is in one space into another. */
export const adoptInWorker = (
  from: string,
  into: string,
  progress: Progress,
  ended: AbortSignal,
): Promise<Result<Adopted, FileError>> =>
  inWorker((service) => service.adopt(from, into, proxy(progress)), ended);

/** The pixels of a drawing, given away. */
async function draw(picture: Blob) {
  const drawn = await drawOnPage(picture);
  return drawn && transfer(drawn, [...drawn.bands]);
}

/** The picture that links show; a page that cannot fetch what draws it does without. */
async function drawCard(card: ShareCard): Promise<Blob | null> {
  try {
    const { drawCardOnPage } = await import('./page-share-card.ts');
    return await drawCardOnPage(card);
  } catch {
    return null;
  }
}

async function inWorker<T>(
  task: (service: Remote<FilesApi>) => Promise<Result<T, FileError>>,
  ended?: AbortSignal,
): Promise<Result<T, FileError>> {
  let worker: Worker | null = null;
  const over = new AbortController();
  try {
    ended?.throwIfAborted();
    const started = new Worker(new URL('./file.worker.ts', import.meta.url), { type: 'module' });
    worker = started;
    const broken = new Promise<never>((_, reject) => {
      started.addEventListener('error', (event) => {
        reject(new Error(event.message));
      });
      ended?.addEventListener('abort', () => reject(ended.reason), over);
    });
    const service = wrap<FilesApi>(started);
    return await Promise.race([task(service), broken]);
  } catch (thrown) {
    return err({
      type: 'files-failed',
      message: thrown instanceof Error ? thrown.message : String(thrown),
    });
  } finally {
    over.abort();
    worker?.terminate();
  }
}
