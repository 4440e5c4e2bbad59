import { availableParallelism } from 'node:os';
import { fileURLToPath } from 'node:url';

import react from '@vitejs/plugin-react';
import { playwright } from '@vitest/browser-playwright';
import type { Plugin, Rolldown } from 'vite';
import { defineConfig } from 'vitest/config';
import { contentSecurityPolicy, withPolicy } from './sync-server/security-policy.ts';
import { titlePage } from './sync-server/title-page.mjs';

// `npm test` finds a browser and names it here; without the name Playwright looks for its own.
const browserPath = process.env['BROWSER_PATH'];

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
            { name: 'react', test: /node_modules[\\/](react|react-dom|scheduler)[\\/]/ },
            { name: 'dexie', test: /node_modules[\\/]dexie[\\/]/ },
            // A browser spends more on asking for a file of a few hundred bytes than on reading it: what the game is made of is one.
            { name: 'first', tags: ['$initial'] },
            { name: gamePart },
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
          groups: [
            { name: 'worker-core', tags: ['$initial'], test: /^(?!.*\.worker\.ts$)/ },
            // What most pictures need is in few files, which pack better than many.
            {
              name: 'core',
              test: /\/builtin-illustrator\/(art|chance|choice|client|color|grade|mark-choice|meta|overlay|parts|path|picture|read-\w+|render|spec|stage|style|svg|corners|content\/(\w+-words|places|overlays-plain|edges))\.ts$/,
            },
            { name: 'sky', test: /\/builtin-illustrator\/(sky|land|omen|birds|things|marks)\.ts$/ },
            { name: 'country', test: /\/builtin-illustrator\/(outdoors|plants|content\/country)\.ts$/ },
            {
              name: 'scene',
              test: /\/builtin-illustrator\/(perch|scene|set|content\/figure)\.ts$/,
            },
          ],
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
          testTimeout: 180_000,
          // A thread for every file costs less than a process.
          pool: 'threads',
          setupFiles: ['tests/own-browser.ts'],
          include: ['tests/**/*.test.ts'],
          exclude: ['**/*.browser.test.ts'],
        },
      },
      {
        extends: true,
        // Named here, or the first run finds them on the way and reloads the page in the middle of a test.
        optimizeDeps: {
          include: [
            'react',
            'react-dom/client',
            'react/jsx-dev-runtime',
            'react/compiler-runtime',
            'react-dom',
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
            provider: playwright({ launchOptions: browserPath ? { executablePath: browserPath } : {} }),
            instances: [{ browser: 'chromium' }],
          },
        },
      },
    ],
  },
});

/**
 * Puts all that the game needs at its start, and the title page does not, into one file. It takes whatever its modules import too, so
 * that no file waits for another in a circle.
 */
function gamePart(id: string, graph: Rolldown.ChunkingContext): string | null {
  const starts = ['src/ui/game.tsx', 'src/owner.ts'].map((file) =>
    fileURLToPath(new URL(file, import.meta.url)),
  );
  const reached = new Set(starts);
  for (const each of reached)
    for (const next of graph.getModuleInfo(each)?.importedIds ?? []) reached.add(next);
  return reached.has(id) && !starts.includes(id) ? 'game-parts' : null;
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
