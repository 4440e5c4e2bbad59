import { getDocument, GlobalWorkerOptions } from 'pdfjs-dist/legacy/build/pdf.mjs';

/** Opens a PDF with a reader that is not ours. */
export function openPdf(data: Uint8Array) {
  GlobalWorkerOptions.workerPort ??= new Worker(
    new URL('../../node_modules/pdfjs-dist/legacy/build/pdf.worker.mjs', import.meta.url),
    { type: 'module' },
  );
  return getDocument({ data }).promise;
}
