import { readFileSync, readdirSync } from 'node:fs';
import path from 'node:path';
import react from '@vitejs/plugin-react';
import { playwright } from '@vitest/browser-playwright';
import { build as viteBuild, type Plugin } from 'vite';
import { defineConfig } from 'vitest/config';
import { revisionOf } from './sync-server/pages.ts';
import { contentSecurityPolicy, withPolicy } from './sync-server/security-policy.ts';

// `npm test` finds a browser and names it here; without the name Playwright looks for its own.
const browserPath = process.env['BROWSER_PATH'];

export default defineConfig({
  plugins: [react({ compiler: { reportDiagnostics: true } }), pagePolicy(), serviceWorker()],
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
    rolldownOptions: {
      onwarn(warning, warn) {
        // A component that React Compiler skips is slower than its neighbours and nobody sees why.
        if (warning.plugin === 'vite:react-compiler') throw new Error(warning.message);
        warn(warning);
      },
    },
  },
  worker: { format: 'es' },
  test: {
    projects: [
      {
        extends: true,
        test: {
          name: 'node',
          environment: 'node',
          include: ['tests/**/*.test.ts'],
          exclude: ['**/*.browser.test.ts'],
        },
      },
      {
        extends: true,
        optimizeDeps: {
          include: [
            'react',
            'react-dom/client',
            'react/jsx-dev-runtime',
            'react/compiler-runtime',
            'dexie',
            'comlink',
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

/** Writes the page's policy into index.html; the development server keeps the empty tag, for it injects scripts. */
function pagePolicy(): Plugin {
  return {
    name: 'lamplit:policy',
    apply: 'build',
    transformIndexHtml: { order: 'post', handler: (html) => withPolicy(html, contentSecurityPolicy()) },
  };
}

/** Builds src/sw.ts to /sw.js with the list of all files of the game in it. */
function serviceWorker(): Plugin {
  let root = '';
  let outDir = '';
  return {
    name: 'lamplit:service-worker',
    apply: 'build',
    configResolved(config) {
      root = config.root;
      outDir = path.resolve(config.root, config.build.outDir);
    },
    async writeBundle() {
      await viteBuild({
        root,
        configFile: false,
        logLevel: 'warn',
        publicDir: false,
        define: {
          __PRECACHE__: JSON.stringify(precacheList(outDir)),
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
    },
  };
}

/** Files the game needs without a network. Big icons and licence texts are read online or not at all. */
function precacheList(folder: string): readonly { readonly url: string; readonly revision: string | null }[] {
  return readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => path.relative(folder, path.join(entry.parentPath, entry.name)).split(path.sep).join('/'))
    .filter((file) => !/^(\.vite|icons|licenses|screenshots)\/|^sw\.js$|\.map$/.test(file))
    .sort()
    .map((file) => ({
      url: `/${file}`,
      revision: file.startsWith('assets/') ? null : revisionOf(readFileSync(path.join(folder, file))),
    }));
}
