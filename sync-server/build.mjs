// Builds the game and the server, and knows whether that was done since the sources last changed.
// `node build.mjs --build ROOT` is the build itself, in a process of its own.
import { spawn } from 'node:child_process';
import { createHash } from 'node:crypto';
import {
  cpSync,
  existsSync,
  mkdirSync,
  readFileSync,
  readdirSync,
  renameSync,
  rmSync,
  statSync,
  writeFileSync,
} from 'node:fs';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { packageLicenses } from './package-licenses.mjs';
import { accountList, plotList, precacheList } from './precache.mjs';

const sources = [
  'src',
  'sync-server',
  'public',
  'index.html',
  'vite.config.ts',
  'tsconfig.json',
  'package-lock.json',
];

const thisFile = fileURLToPath(import.meta.url);

/** Where a build lands: `client` is what browsers get, `server/main.js` the server. */
export const buildFolder = (root) => path.join(root, 'dist');

/**
 * Builds when the build is older than the sources, or absent.
 * @param {string} root
 * @param {(line: string) => void} say
 */
export async function ensureBuilt(root, say) {
  if (isFresh(root)) return;
  // Taken first: what changes while the build runs makes the next start build again.
  const stamp = fingerprint(root);
  say('Building the game. This takes a few seconds.');
  await buildApart(root);
  writeStamp(root, stamp);
}

/** The bundler would stay in the memory of the server that starts after it, with eight times what the server needs. */
function buildApart(root) {
  return new Promise((resolve, reject) => {
    // What it says goes beside stdout, where the one line is that says where the game is.
    const child = spawn(process.execPath, [thisFile, '--build', root], { stdio: ['ignore', 2, 2] });
    const stop = () => child.kill();
    process.once('exit', stop);
    child.once('error', reject);
    child.once('exit', (code) => {
      process.off('exit', stop);
      if (code === 0) resolve();
      else reject(new Error('The game could not be built; the reason stands above.'));
    });
  });
}

/**
 * Whether the build was made from these very sources. A folder without sources (a container that carries the build
 * alone) is as fresh as it gets.
 */
export function isFresh(root) {
  const file = stampFile(root);
  if (!existsSync(file)) return false;
  return !existsSync(path.join(root, 'src')) || readFileSync(file, 'utf8') === fingerprint(root);
}

/** Notes what the build was made from. */
export function writeStamp(root, stamp = fingerprint(root)) {
  mkdirSync(buildFolder(root), { recursive: true });
  writeFileSync(stampFile(root), stamp);
}

const stampFile = (root) => path.join(buildFolder(root), 'built-from');

/** Builds into a folder of its own and moves the result into place, so that a failed build leaves the last one alone. */
async function build(root) {
  // Vite is a big import, and a start that finds its build does without.
  const { build: viteBuild } = await import('vite');
  const dist = buildFolder(root);
  const next = path.join(dist, `next-${process.pid}`);
  const tidy = () => rmSync(next, { recursive: true, force: true });
  mkdirSync(next, { recursive: true });
  // A failing bundler can end the process without coming back here.
  process.once('exit', tidy);
  try {
    await viteBuild({
      root,
      logLevel: 'warn',
      build: { outDir: path.join(next, 'client'), emptyOutDir: true },
    });
    writeFileSync(path.join(next, 'client/licenses/packages.txt'), packageLicenses(root));
    await buildServiceWorker({ root, outDir: path.join(next, 'client') });
    await viteBuild({
      root,
      configFile: false,
      logLevel: 'warn',
      publicDir: false,
      build: {
        ssr: path.join(root, 'sync-server/main.ts'),
        outDir: path.join(next, 'server'),
        target: 'node20',
        // All in one folder: a part that starts a thread looks for its file beside itself.
        rolldownOptions: { output: { entryFileNames: 'main.js', chunkFileNames: '[name]-[hash].js' } },
      },
    });
    cpSync(
      path.join(root, 'sync-server/local/auth/hash-worker.mjs'),
      path.join(next, 'server/hash-worker.mjs'),
    );
    for (const part of ['client', 'server']) {
      rmSync(path.join(dist, part), { recursive: true, force: true });
      move(path.join(next, part), path.join(dist, part));
    }
  } finally {
    tidy();
    process.off('exit', tidy);
  }
}

/**
 * Builds src/sw.ts to sw.js with the list of the files it keeps. A classic script, for module service workers are not
 * everywhere, and a build of its own, so that it shares no chunk with the page.
 * @param {{ root: string, outDir: string, precache?: { url: string, revision: string | null }[], account?: string[], plots?: string[] }} options
 */
export async function buildServiceWorker({
  root,
  outDir,
  precache = precacheList(outDir),
  account = accountList(outDir),
  plots = plotList(outDir),
}) {
  const { build: viteBuild } = await import('vite');
  await viteBuild({
    root,
    configFile: false,
    logLevel: 'warn',
    publicDir: false,
    define: {
      __PRECACHE__: JSON.stringify(precache),
      __ACCOUNT__: JSON.stringify(account),
      __PLOTS__: JSON.stringify(plots),
      'process.env.NODE_ENV': '"production"',
    },
    build: {
      outDir,
      emptyOutDir: false,
      target: 'es2023',
      rolldownOptions: {
        input: path.join(root, 'src/sw.ts'),
        output: { format: 'iife', entryFileNames: 'sw.js' },
      },
    },
  });
}

/** Windows refuses to rename a folder that a virus scanner still reads; copying gets through. */
function move(from, to) {
  try {
    renameSync(from, to);
  } catch {
    cpSync(from, to, { recursive: true });
  }
}

/** Changes whenever a source is added, removed, resized or written. Reading times is enough, and quick. */
function fingerprint(root) {
  const hash = createHash('sha256');
  for (const file of sources.flatMap((start) => listFiles(path.join(root, start)))) {
    const { size, mtimeMs } = statSync(file);
    hash.update(`${path.relative(root, file)} ${size} ${mtimeMs}\n`);
  }
  return hash.digest('hex');
}

function listFiles(start) {
  if (!existsSync(start)) return [];
  if (!statSync(start).isDirectory()) return [start];
  return readdirSync(start, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => path.join(entry.parentPath, entry.name))
    .sort();
}

if (process.argv[1] === thisFile && process.argv[2] === '--build') await build(process.argv[3]);
