import { proxy, wrap, type Remote } from 'comlink';

import type { FileDesk, FileError } from './domain/file-port.ts';
import type { BookReader } from './domain/open-book.ts';
import { err, type Result } from './domain/result.ts';
import type { FilesApi } from './pdf.worker.ts';

/**
 * The desk for the files of a space. Every task has a worker of its own, which ends with it: nothing of the makers of files stays in memory
 * while a story is played.
 */
export function createPageFiles(space: string): FileDesk {
  const run = <T>(task: (desk: Remote<FilesApi>) => Promise<Result<T, FileError>>) =>
    inWorker(async (desk) => {
      await desk.open(space, proxy(drawOnPage));
      return task(desk);
    });

  return {
    writeStory: (command, progress) => run((desk) => desk.writeStory(command, proxy(progress))),
    backUp: (progress) => run((desk) => desk.backUp(proxy(progress))),
    writeCharacter: (command) => run((desk) => desk.writeCharacter(command)),
    writeLorebook: (command) => run((desk) => desk.writeLorebook(command)),
    openFile: (file, name) => run((desk) => desk.openFile(file, name)),
    writeFromFile: (command, progress) => run((desk) => desk.writeFromFile(command, proxy(progress))),
    lookInto: (file, name) => run((desk) => desk.lookInto(file, name)),
    bringIn: (command, progress) => run((desk) => desk.bringIn(command, proxy(progress))),
  };
}

/** Reads stories out of files for whoever only wants to read them; nobody's database is opened. */
export const pageReader: BookReader = {
  open: (file, name) => inWorker((desk) => desk.openBook(proxy(drawOnPage), file, name)),
  print: (file, name, progress) =>
    inWorker((desk) => desk.printBook(proxy(drawOnPage), file, name, proxy(progress))),
};

async function inWorker<T>(
  task: (desk: Remote<FilesApi>) => Promise<Result<T, FileError>>,
): Promise<Result<T, FileError>> {
  let worker: Worker | null = null;
  try {
    const started = new Worker(new URL('./pdf.worker.ts', import.meta.url), { type: 'module' });
    worker = started;
    const broken = new Promise<never>((_, reject) => {
      started.addEventListener('error', (event) => {
        reject(new Error(event.message));
      });
    });
    const desk = wrap<FilesApi>(started);
    return await Promise.race([task(desk), broken]);
  } catch (thrown) {
    return err({
      type: 'files-failed',
      message: thrown instanceof Error ? thrown.message : String(thrown),
    });
  } finally {
    worker?.terminate();
  }
}

/** Turns a drawing (SVG) into pixels, which only a page can. `null` when the browser cannot show it. */
async function drawOnPage(
  picture: Blob,
  type: 'image/jpeg' | 'image/png',
): Promise<{ bytes: ArrayBuffer; width: number; height: number } | null> {
  const url = URL.createObjectURL(picture);
  try {
    const image = new Image();
    image.src = url;
    await image.decode();
    const scale = Math.min(1600 / Math.max(image.naturalWidth, image.naturalHeight, 1), 2);
    const canvas = document.createElement('canvas');
    canvas.width = Math.max(Math.round((image.naturalWidth || 800) * scale), 1);
    canvas.height = Math.max(Math.round((image.naturalHeight || 1000) * scale), 1);
    const context = canvas.getContext('2d');
    if (!context) return null;
    if (type === 'image/jpeg') {
      context.fillStyle = '#fff';
      context.fillRect(0, 0, canvas.width, canvas.height);
    }
    context.drawImage(image, 0, 0, canvas.width, canvas.height);
    const blob = await new Promise<Blob | null>((resolve) => {
      canvas.toBlob(resolve, type, 0.85);
    });
    return blob && { bytes: await blob.arrayBuffer(), width: canvas.width, height: canvas.height };
  } catch {
    // A picture that cannot be shown is left out of the book, and the book says so.
    return null;
  } finally {
    URL.revokeObjectURL(url);
  }
}
