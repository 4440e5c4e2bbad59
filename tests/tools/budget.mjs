// What the built game weighs, against what it may weigh. kB are 1000 bytes; scripts and styles count gzipped.
import { readFileSync, readdirSync } from 'node:fs';
import path from 'node:path';
import { gzipSync } from 'node:zlib';
import { pathToFileURL } from 'node:url';
import { plotList } from '../../sync-server/precache.mjs';
import { projectRoot } from './run.mjs';

/**
 * Limits in kB. `worker` is for each worker with what it imports before it runs (Dexie is half of the story worker); `fonts` are those of
 * the first paint; `precache` is raw, without fonts; `scene` is what draws a scene in the country, `drawn` what draws many, and the portrait: at most, for nobody's story needs
 * the largest file of each kind. A story worker of 68 kB became one of 68.5 when pictures by providers came, whose jobs outlive a page. What is
 * kept offline at the first visit is what everybody needs; 6050 kB became 5500 when most plots came to be kept later.
 */
export const limits = {
  script: 160,
  style: 16,
  worker: 68.5,
  fonts: 130,
  precache: 5500,
  scene: 40,
  drawn: 55,
};

/**
 * Weighs a build.
 * @param {string} folder the client build, with its .vite/manifest.json
 * @returns {{ name: string, kB: number, limit: number, ok: boolean }[]}
 */
export function weigh(folder) {
  const manifest = JSON.parse(readFileSync(path.join(folder, '.vite/manifest.json'), 'utf8'));
  const read = (file) => readFileSync(path.join(folder, file));
  const packed = (files) =>
    files.reduce((sum, file) => sum + gzipSync(read(file), { level: 9 }).length, 0) / 1000;
  const raw = (files) => files.reduce((sum, file) => sum + read(file).length, 0) / 1000;

  const initial = initialChunks(manifest);
  if (initial.length === 0) throw new Error('The build has no entry; nothing was weighed.');
  const html = read('index.html').toString();
  const preloaded = [...html.matchAll(/<link[^>]*rel="preload"[^>]*href="\/([^"]+\.woff2)"/g)].map(
    ([, file]) => file,
  );
  const assets = readdirSync(path.join(folder, 'assets')).map((file) => `assets/${file}`);
  const later = new Set(plotList(folder).map((file) => file.slice(1)));
  const importsOf = (file) =>
    [
      ...read(file)
        .toString()
        .matchAll(/(?:from|import)\s*["']\.\/([^"']+\.js)["']/g),
    ].map(([, name]) => `assets/${name}`);
  const workers = assets.filter((file) => /\.worker-[^/]+\.js$/.test(file));
  for (const file of assets.filter((each) => each.endsWith('.js')))
    for (const worker of importsOf(file).filter((each) => workers.includes(each)))
      throw new Error(`${file} imports ${worker}: WebKit runs the script of a worker again for that.`);
  // Of each kind the file that adds most, with what it imports.
  const painter = (kinds) => {
    const needed = new Set();
    for (const kind of kinds) {
      const ways = assets
        .filter((file) => file.startsWith(`assets/painter-${kind}-`) && file.endsWith('.js'))
        .map((file) => {
          const added = new Set([file]);
          for (const each of added)
            for (const next of importsOf(each)) if (/painter-[^/]+$/.test(next)) added.add(next);
          return [...added].filter((each) => !needed.has(each));
        });
      if (ways.length === 0) throw new Error(`The build has no file painter-${kind}.`);
      const most = Math.max(...ways.map(packed));
      for (const file of ways.find((added) => packed(added) === most)) needed.add(file);
    }
    return [...needed];
  };
  const rows = [
    {
      name: 'initial scripts',
      kB: packed([...new Set(initial.map((chunk) => chunk.file))]),
      limit: limits.script,
    },
    {
      name: 'initial styles',
      kB: packed([...new Set(initial.flatMap((chunk) => chunk.css ?? []))]),
      limit: limits.style,
    },
    { name: 'fonts of the first paint', kB: raw(preloaded), limit: limits.fonts },
    {
      name: 'files kept offline',
      // What runs models on the device, or speaks with an account's server, is kept by whoever uses it, most plots once the game has begun
      // (sync-server/precache.mjs).
      kB: raw([
        'index.html',
        ...assets.filter(
          (file) => !later.has(file) && !/\.(woff2|map|wasm)$|\/(device-runtime|cloud-session)-/.test(file),
        ),
      ]),
      limit: limits.precache,
    },
    { name: 'code that draws a scene', kB: packed(painter(oneScene)), limit: limits.scene },
    {
      name: 'code that draws a story',
      kB: packed(painter([...oneScene, ...wholeStory])),
      limit: limits.drawn,
    },
    ...workers.map((file) => {
      const needed = new Set([file]);
      for (const each of needed) for (const next of importsOf(each)) needed.add(next);
      return { name: path.basename(file), kB: packed([...needed]), limit: limits.worker };
    }),
  ];
  return rows.map((row) => ({ ...row, ok: row.kB <= row.limit }));
}

/** Files of the painter: where there are several of a kind (styles, say), a story draws with one of them. */
const oneScene = ['core', 'scene', 'sky', 'country', 'worlds', 'skies', 'lands', 'plants', 'styles', 'marks'];
const wholeStory = ['portrait', 'near', 'garments', 'hats', 'hair'];

/** The entry of the page and everything it imports before it runs. */
function initialChunks(manifest) {
  const seen = new Map();
  const take = (key) => {
    if (seen.has(key)) return;
    seen.set(key, manifest[key]);
    for (const next of manifest[key].imports ?? []) take(next);
  };
  for (const [key, chunk] of Object.entries(manifest)) if (chunk.isEntry) take(key);
  return [...seen.values()];
}

/** One line per row, as `npm test` prints it. */
export const describeRow = ({ name, kB, limit, ok }) =>
  `${ok ? '✓' : '✗'} ${name}: ${kB.toFixed(1)} of ${limit} kB`;

if (process.argv[1] && import.meta.url === pathToFileURL(process.argv[1]).href) {
  const rows = weigh(path.join(projectRoot, 'dist/client'));
  for (const row of rows) console.log(describeRow(row));
  process.exitCode = rows.every((row) => row.ok) ? 0 : 1;
}
