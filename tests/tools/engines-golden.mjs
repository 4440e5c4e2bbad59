// The kept stories and pictures, made in the engine that is asked: the same words and the same bytes as on Node.
import { readFileSync, rmSync } from 'node:fs';
import { createServer } from 'node:http';
import path from 'node:path';
import { scratchFolder } from './bundle.mjs';
import { projectRoot } from './run.mjs';

const script = 'golden.js';

/**
 * @param {() => Promise<{ goto: Function, run: Function, close: Function }>} open
 * @returns {Promise<number>} how many stories and pictures were compared
 * @throws {Error} that names those which are not the same
 */
export async function compareGolden(open) {
  const folder = scratchFolder();
  const server = await servePage(await buildPage(folder));
  let browser;
  try {
    browser = await open();
    await browser.goto(server.url);
    const { compared, others } = await answerOf(browser);
    if (others.length > 0) throw new Error(`not what they are on Node: ${others.join(', ')}`);
    if (compared === 0) throw new Error('nothing was compared');
    return compared;
  } finally {
    await browser?.close();
    await server.close();
    rmSync(folder, { recursive: true, force: true });
  }
}

async function answerOf(browser) {
  const endMs = performance.now() + 240_000;
  while (performance.now() < endMs) {
    const answer = await browser.run(() => window.goldenForTest ?? null);
    if (answer) return answer;
    await new Promise((resolve) => setTimeout(resolve, 250));
  }
  throw new Error('the stories were not told in four minutes');
}

async function buildPage(folder) {
  const { build } = await import('vite');
  await build({
    root: projectRoot,
    configFile: false,
    logLevel: 'warn',
    publicDir: false,
    build: {
      outDir: folder,
      emptyOutDir: false,
      modulePreload: false,
      rolldownOptions: {
        input: path.join(projectRoot, 'tests/tools/engines-golden.ts'),
        output: { entryFileNames: script, chunkFileNames: 'chunk-[hash].js' },
      },
    },
  });
  return folder;
}

function servePage(folder) {
  const server = createServer(({ url }, response) => {
    const name = path.basename(new URL(url, 'http://127.0.0.1').pathname);
    if (name === '')
      return response
        .setHeader('Content-Type', 'text/html; charset=utf-8')
        .end(`<!doctype html><title>Golden</title><script type="module" src="/${script}"></script>`);
    try {
      return response
        .setHeader('Content-Type', 'text/javascript; charset=utf-8')
        .end(readFileSync(path.join(folder, name)));
    } catch {
      return response.writeHead(404).end();
    }
  });
  return new Promise((resolve) => {
    server.listen(0, '127.0.0.1', () => {
      resolve({
        url: `http://127.0.0.1:${server.address().port}/`,
        close: () =>
          new Promise((closed) => {
            server.closeAllConnections();
            server.close(closed);
          }),
      });
    });
  });
}
