import { Zip, ZipDeflate, ZipPassThrough } from 'fflate';

/** A zip that grows file by file; what is written is handed on and not held twice. */
export type ZipOut = {
  /** @param pack whether deflate is worth it: pictures are packed already. */
  readonly add: (path: string, bytes: Uint8Array, pack: boolean) => void;
  readonly finish: (mime: string) => Blob;
};

/** @param modifiedMs the date of every file in it, so that the same content gives the same bytes; from 1980 on. */
export function createZip(modifiedMs: number): ZipOut {
  const parts: BlobPart[] = [];
  let failure: Error | null = null;
  const zip = new Zip((error, chunk) => {
    if (error) failure = error;
    else parts.push(new Uint8Array(chunk));
  });
  return {
    add(path, bytes, pack) {
      const file = pack ? new ZipDeflate(path, { level: 6 }) : new ZipPassThrough(path);
      file.mtime = Math.max(modifiedMs, zipEpochMs);
      zip.add(file);
      file.push(bytes, true);
    },
    finish(mime) {
      zip.end();
      if (failure) throw failure;
      return new Blob(parts, { type: mime });
    },
  };
}

/** Zip knows no earlier day than 1 January 1980; a day later is safe in every time zone. */
const zipEpochMs = Date.UTC(1980, 0, 2);
