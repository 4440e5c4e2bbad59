// What a picture of the built-in illustrator costs: 200 scenes and portraits of all genres and styles at 768 x 960, and what the
// painter's own code weighs, gzipped: its chunks are loaded when the first scene or portrait is drawn.
// Target: 25 ms at the median, 80 kB each, 40 kB of code for what one story draws.
import { gzipSync } from 'node:zlib';
import { build } from 'vite';
import { emptyForm, genres, imageStyles } from '../../src/domain/character.ts';
import { emptySceneContext } from '../../src/domain/scene-context.ts';
import { paint } from '../tools/art-paint.ts';
import { readSpec } from '../../src/providers/builtin-illustrator/read-scene.ts';
import { projectRoot } from '../tools/run.mjs';
import { median, percentile, type Figure, type Figures } from './figures.ts';

const count = 200;

export async function run(): Promise<Figures> {
  const times: number[] = [];
  const sizes: number[] = [];
  for (let i = -40; i < count; i += 1) {
    const hero = {
      ...emptyForm,
      name: `Hero ${i}`,
      genre: genres[Math.abs(i) % genres.length] ?? 'drama',
      imageStyle: imageStyles[Math.abs(i) % imageStyles.length] ?? 'other',
    };
    const context = { ...emptySceneContext, time: ['dawn', 'noon', 'dusk', 'night'][Math.abs(i) % 4] ?? '' };
    const moment = i % 2 === 0 ? { title: '', passage: '', action: '', context } : null;
    const start = performance.now();
    const svg = paint(readSpec({ hero, moment, width: 768, height: 960, seed: `bench${i}` }), `bench${i}`);
    // The first pictures warm the code up.
    if (i < 0) continue;
    times.push(performance.now() - start);
    sizes.push(svg.length / 1000);
  }
  const chunks = await chunkSizes();
  return {
    'picture drawn here, median': beside(median(times), 25, 'ms'),
    'picture drawn here, p95': { value: percentile(times, 95), unit: 'ms' },
    'picture drawn here, median size': { value: median(sizes), unit: 'kB' },
    'picture drawn here, largest': beside(percentile(sizes, 100), 80, 'kB'),
    'painter for the scenes of a story in the country, gzipped': beside(chunks.scenes, 40, 'kB'),
    'painter for such scenes and the portrait, gzipped': beside(chunks.story, 40, 'kB'),
    'largest chunk of the painter, gzipped': beside(chunks.largest, 40, 'kB'),
    'all chunks of the painter, gzipped': { value: chunks.all, unit: 'kB' },
  };
}

async function chunkSizes() {
  const built = await build({
    root: projectRoot,
    configFile: false,
    logLevel: 'warn',
    publicDir: false,
    build: {
      write: false,
      target: 'es2023',
      minify: true,
      rolldownOptions: {
        input: 'src/providers/builtin-illustrator/client.ts',
        preserveEntrySignatures: 'strict',
        output: { format: 'es' },
      },
    },
  });
  const [output] = Array.isArray(built) ? built : [built];
  if (!output || !('output' in output)) throw new Error('the painter was not built');
  const chunks = output.output.filter((file) => file.type === 'chunk');
  const sizeOf = (code: string) => gzipSync(code, { level: 9 }).length / 1000;
  const sum = (of: Iterable<(typeof chunks)[number]>) =>
    [...of].reduce((kB, { code }) => kB + sizeOf(code), 0);
  /** What these modules need, with all that their chunks import before they run. */
  const needed = (modules: readonly string[]) => {
    const found = new Set<(typeof chunks)[number]>();
    const take = (chunk: (typeof chunks)[number] | undefined): void => {
      if (!chunk || found.has(chunk)) return;
      found.add(chunk);
      for (const name of chunk.imports) take(chunks.find(({ fileName }) => fileName === name));
    };
    for (const name of modules)
      take(chunks.find(({ modules: held }) => Object.keys(held).some((id) => id.endsWith(`/${name}.ts`))));
    return sum(found);
  };
  const scenes = ['client', 'scene', 'outdoors', 'sets'];
  return {
    scenes: needed(scenes),
    story: needed([...scenes, 'portrait']),
    largest: Math.max(...chunks.map(({ code }) => sizeOf(code))),
    all: sum(chunks),
  };
}

const beside = (value: number, target: number, unit: string): Figure => ({
  value,
  unit,
  ratio: value / target,
  against: `its target of ${target} ${unit}`,
});
