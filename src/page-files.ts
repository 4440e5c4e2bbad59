import { proxy, transfer, wrap, type Remote } from 'comlink';

import type { FileDesk, FileError } from './domain/file-port.ts';
import type { BookReader } from './domain/open-book.ts';
import { err, type Result } from './domain/result.ts';
import { drawOnPage } from './page-drawing.ts';
import type { FilesApi } from './file.worker.ts';

/**
 * The desk for the files of a space. Every task has a worker of its own, which ends with it: nothing of the makers of files stays in memory
 * while a story is played.
 * @param ended ends what is being made or read; what was begun then, or is begun later, fails.
 */
export function createPageFiles(space: string, ended: AbortSignal): FileDesk {
  const run = <T>(task: (desk: Remote<FilesApi>) => Promise<Result<T, FileError>>) =>
    inWorker(async (desk) => {
      await desk.open(space, proxy(draw));
      return task(desk);
    }, ended);

  return {
    writeStory: (command, progress) => run((desk) => desk.writeStory(command, proxy(progress))),
    backUp: (progress) => run((desk) => desk.backUp(proxy(progress))),
    writeCharacter: (command) => run((desk) => desk.writeCharacter(command)),
    writeLorebook: (command) => run((desk) => desk.writeLorebook(command)),
    openFile: (file, name) => run((desk) => desk.openFile(file, name)),
    writeFromFile: (command, progress) => run((desk) => desk.writeFromFile(command, proxy(progress))),
    lookInto: (file, name) => run((desk) => desk.lookInto(file, name)),
    bringIn: (command, progress, stop) =>
      run(async (desk) => {
        // A signal cannot be sent to a worker.
        const tell = () => void desk.stopBringing();
        stop?.addEventListener('abort', tell, { once: true });
        if (stop?.aborted) tell();
        return desk.bringIn(command, proxy(progress));
      }),
  };
}

/** Reads stories out of files for whoever only wants to read them; nobody's database is opened. */
export const pageReader: BookReader = {
  open: (file, name) => inWorker((desk) => desk.openBook(proxy(draw), file, name)),
  print: (file, name, progress) =>
    inWorker((desk) => desk.printBook(proxy(draw), file, name, proxy(progress))),
};

/** The pixels of a drawing, given away. */
async function draw(picture: Blob) {
  const drawn = await drawOnPage(picture);
  return drawn && transfer(drawn, [...drawn.bands]);
}

async function inWorker<T>(
  task: (desk: Remote<FilesApi>) => Promise<Result<T, FileError>>,
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
    const desk = wrap<FilesApi>(started);
    return await Promise.race([task(desk), broken]);
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
