import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';

import { ok } from '../../../src/domain/result.ts';
import type { PictureFiles } from '../../../sync-server/pictures/picture-files.ts';

/** The players' files in a folder, which outlives the server that is killed. */
export function folderFiles(folder: string): PictureFiles {
  return {
    put: (name, bytes) => {
      const file = path.join(folder, name);
      mkdirSync(path.dirname(file), { recursive: true });
      writeFileSync(file, bytes);
      return Promise.resolve(ok(null));
    },
    sign: (name, origin) => Promise.resolve(`${origin}/files/${name}`),
    read: (name) => Promise.resolve(new Uint8Array(readFileSync(path.join(folder, name)))),
  };
}
