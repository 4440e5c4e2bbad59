// Draws the title page into index.html when the game is built, so that a first visitor sees it before any script has come.
import { mkdirSync, mkdtempSync, rmSync } from 'node:fs';
import path from 'node:path';
import { pathToFileURL } from 'node:url';

/**
 * A plugin for Vite. In development the page is drawn by its script alone.
 * @param {() => import('vite').PluginOption[]} plugins those that the sources of the page need; new ones for each build
 * @returns {import('vite').Plugin}
 */
export function titlePage(plugins) {
  let root = '';
  return {
    name: 'lamplit:title-page',
    apply: 'build',
    configResolved(config) {
      root = config.root;
    },
    async buildStart() {
      if (this.environment.name !== 'client') return;
      const source = await bundleFirst(root);
      this.emitFile({ type: 'asset', name: 'first.js', source });
    },
    transformIndexHtml: {
      order: 'post',
      async handler(html, context) {
        const drawn = await draw(root, plugins());
        const title = /<title>.*?<\/title>/s;
        const [shown] = title.exec(drawn) ?? [];
        const script = Object.values(context.bundle ?? {}).find(({ fileName }) =>
          /(^|\/)first-[^/]*\.js$/.test(fileName),
        );
        const [styles] = /<link rel="stylesheet"[^>]*>/.exec(html) ?? [];
        if (!shown || !script || !styles) throw new Error('The title page could not be drawn.');
        // Styles and first script are all that the first paint waits for: nothing is asked for before them.
        return html
          .replace(styles, '')
          .replace(title, () => `${shown}\n    ${styles}\n    <script src="/${script.fileName}"></script>`)
          .replace('<div id="root"></div>', () => `<div id="root">${drawn.replace(title, '')}</div>`);
      },
    },
  };
}

/** What runs in the head: a classic script, for a module would wait until the page has been read. */
async function bundleFirst(root) {
  const { build } = await import('vite');
  const built = await build({
    root,
    configFile: false,
    logLevel: 'warn',
    publicDir: false,
    build: {
      write: false,
      target: 'es2023',
      modulePreload: false,
      rolldownOptions: { input: path.join(root, 'src/first.ts'), output: { format: 'iife' } },
    },
  });
  return built.output[0].code;
}

/** The markup, drawn by the page's own components; its classes have the names that they have in the browser. */
async function draw(root, plugins) {
  const { build } = await import('vite');
  const cache = path.join(root, 'node_modules/.cache');
  mkdirSync(cache, { recursive: true });
  const outDir = mkdtempSync(path.join(cache, 'title-page-'));
  try {
    await build({
      root,
      configFile: false,
      logLevel: 'warn',
      publicDir: false,
      plugins,
      build: {
        ssr: path.join(root, 'src/title-page.tsx'),
        outDir,
        target: 'node20',
        rolldownOptions: { output: { entryFileNames: 'title-page.mjs' } },
      },
    });
    const { drawTitlePage } = await import(pathToFileURL(path.join(outDir, 'title-page.mjs')).href);
    return drawTitlePage();
  } finally {
    rmSync(outDir, { recursive: true, force: true });
  }
}
