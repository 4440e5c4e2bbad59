import { availableParallelism } from 'node:os';
import { fileURLToPath } from 'node:url';

import react from '@vitejs/plugin-react';
import { playwright } from '@vitest/browser-playwright';
import type { Plugin, Rolldown } from 'vite';
import { defineConfig } from 'vitest/config';
import { contentSecurityPolicy, withPolicy } from './sync-server/security-policy.ts';
import { browserFlags } from './tests/tools/browser.mjs';
import { titlePage } from './sync-server/title-page.mjs';

// `npm test` finds a browser and names it here; without the name Playwright looks for its own.
const browserPath = process.env['BROWSER_PATH'];

// What takes minutes has a run of its own, which `npm run test:long` starts.
const isLong = process.env['LONG_TESTS'] === '1';

/** Notes to bundlers have done their work when the build is written; notices of licences stay. */
const comments = { annotation: false };

export default defineConfig({
  plugins: [react({ compiler: true }), titlePage(() => [react({ compiler: true })]), pagePolicy()],
  resolve: {
    // Its package names the form for browsers of ten years ago first, which is a tenth larger and there three times.
    alias: [{ find: /^dexie$/, replacement: 'dexie/dist/modern/dexie.mjs' }],
  },
  build: {
    outDir: 'dist/client',
    emptyOutDir: true,
    manifest: true,
    target: 'es2023',
    // The first browsers with light-dark(), which the themes rest on.
    cssTarget: ['chrome123', 'firefox120', 'safari17.5'],
    // The page's policy has no data: for fonts, and hashed files are cached for good anyway.
    assetsInlineLimit: 0,
    modulePreload: { polyfill: false },
    // npm test weighs the build (tests/tools/budget.mjs).
    chunkSizeWarningLimit: 1000,
    rolldownOptions: {
      output: {
        comments,
        // Parts that stay the same from one release to the next, so that an update does not fetch them again.
        codeSplitting: {
          groups: [
            { name: 'react', test: isOf('react', 'react-dom', 'scheduler') },
            { name: 'dexie', test: isOf('dexie') },
            // A browser spends more on asking for a file of a few hundred bytes than on reading it: what the game is made of is one.
            { name: 'first', tags: ['$initial'] },
            { name: gamePart, debugName: 'game-parts' },
          ],
        },
      },
    },
  },
  worker: {
    format: 'es',
    plugins: () => [leanPdf()],
    rolldownOptions: {
      output: {
        comments,
        // WebKit evaluates the script of a worker a second time when a part of it imports it: what parts share is a file of its own.
        codeSplitting: {
          groups: [{ name: workerCore, debugName: 'worker-core', tags: ['$initial'] }, { name: painterPart }],
        },
        // The build weighs what a story draws with by these names (tests/tools/budget.mjs).
        chunkFileNames: ({ moduleIds }) =>
          moduleIds.some((id) => id.includes('/builtin-illustrator/'))
            ? 'assets/painter-[name]-[hash].js'
            : 'assets/[name]-[hash].js',
      },
    },
  },
  test: {
    // Machines are slow and busy: a limit is there to end a hang, not to judge speed.
    testTimeout: 60_000,
    hookTimeout: 60_000,
    expect: { poll: { timeout: 30_000 } },
    // Vitest leaves a core to itself; on two, that would be one worker for everything.
    maxWorkers: Math.max(2, availableParallelism() - 1),
    projects: [
      {
        extends: true,
        test: {
          name: 'node',
          environment: 'node',
          // What these compute takes ten seconds of a whole core, and longer of a shared one.
          testTimeout: isLong ? 900_000 : 180_000,
          // A thread for every file costs less than a process.
          pool: 'threads',
          // Half of a run would be the same modules read anew for each file. What a test changes for all it puts back.
          isolate: false,
          globalSetup: ['tests/shared-postgres.ts'],
          setupFiles: ['tests/own-browser.ts'],
          include: [isLong ? 'tests/**/*.long.test.ts' : 'tests/**/*.test.ts'],
          exclude: isLong ? [] : ['**/*.browser.test.ts', '**/*.long.test.ts'],
        },
      },
      {
        extends: true,
        // Named here, or the first run finds them on the way and reloads the page in the middle of a test.
        optimizeDeps: {
          include: [
            '@stripe/stripe-js/pure',
            '@supabase/supabase-js',
            'axe-core',
            'react',
            'react-dom/client',
            'react/jsx-dev-runtime',
            'react/compiler-runtime',
            'workbox-window',
            'react-dom',
            'bidi-js',
            'comlink',
            'd3-hierarchy',
            'd3-selection',
            'd3-zoom',
            'dexie',
            'dexie-react-hooks',
            'fflate',
            'html2canvas',
            'jotai',
            'jsonrepair',
            'jspdf',
            'lean-qr',
            'lucide-react',
            'pdfjs-dist/legacy/build/pdf.mjs',
            'tokenx',
            'uuid',
            'wouter',
            'wouter/memory-location',
            'zod/mini',
            'vitest-browser-react',
          ],
        },
        test: {
          name: 'browser',
          include: ['tests/**/*.browser.test.{ts,tsx}'],
          browser: {
            enabled: true,
            headless: true,
            screenshotFailures: false,
            provider: playwright({
              launchOptions: { args: browserFlags, ...(browserPath ? { executablePath: browserPath } : {}) },
            }),
            instances: [{ browser: 'chromium' }],
          },
        },
      },
    ],
  },
});

/** Whether a module belongs to one of these packages. */
function isOf(...packages: readonly string[]): (id: string) => boolean {
  return (id) => packages.some((name) => id.replaceAll('\\', '/').includes(`/node_modules/${name}/`));
}

/** A module and all that runs before it does. */
function withImports(graph: Rolldown.ChunkingContext, ...files: readonly string[]): ReadonlySet<string> {
  const reached = new Set(files);
  for (const each of reached)
    for (const next of graph.getModuleInfo(each)?.importedIds ?? []) reached.add(next);
  return reached;
}

const idOf = (file: string) => fileURLToPath(new URL(file, import.meta.url));

/**
 * Puts all that the game needs at its start, and the title page does not, into one file. It takes whatever its modules import too, so
 * that no file waits for another in a circle.
 */
function gamePart(id: string, graph: Rolldown.ChunkingContext): string | null {
  const starts = ['src/ui/game.tsx', 'src/owner.ts'].map(idOf);
  return withImports(graph, ...starts).has(id) && !starts.includes(id) ? 'game-parts' : null;
}

/** What a worker needs at its start. Its own script is not among it: what that has in common with others would be run a second time. */
function workerCore(id: string, graph: Rolldown.ChunkingContext): string | null {
  return graph.getModuleInfo(id)?.isEntry ? null : 'worker-core';
}

/** What most pictures need is in few files, which pack better than many. */
function painterPart(id: string, graph: Rolldown.ChunkingContext): string | null {
  const painter = (file: string) => idOf(`src/providers/builtin-illustrator/${file}.ts`);
  if (!id.startsWith(painter('').slice(0, -'.ts'.length))) return null;
  const isAmong = (files: readonly string[]) => files.some((file) => painter(file) === id);
  const isBefore = (file: string) => withImports(graph, painter(file)).has(id);
  // What scenes and portraits, and what styles have in common.
  if (isBefore('client') || isAmong(['corners', 'content/edges', 'content/overlays-plain'])) return 'core';
  if (isBefore('scene')) return 'scene';
  // What worlds, lands and skies have in common.
  if (isAmong(['sky', 'land', 'omen', 'birds', 'things', 'marks'])) return 'sky';
  return isBefore('outdoors') ? 'country' : null;
}

/** Writes the page's policy into index.html; the development server keeps the empty tag, for it injects scripts. */
function pagePolicy(): Plugin {
  return {
    name: 'lamplit:policy',
    apply: 'build',
    transformIndexHtml: { order: 'post', handler: (html) => withPolicy(html, contentSecurityPolicy()) },
  };
}

/** jsPDF would load these for HTML and SVG, which it is never given; a build without them is 400 kB lighter. */
function leanPdf(): Plugin {
  const nothing = fileURLToPath(new URL('./src/formats/nothing.ts', import.meta.url));
  return {
    name: 'lamplit:lean-pdf',
    enforce: 'pre',
    resolveId: (id, importer) =>
      ['canvg', 'dompurify', 'html2canvas'].includes(id) && importer?.includes('/jspdf/') ? nothing : null,
  };
}
