import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { createInterface } from 'node:readline';
import { chromium, type BrowserContextOptions, type Page } from 'playwright';
import { build } from 'vite';

import { browserFlags, findBrowser } from '../tools/browser.mjs';
import { projectRoot } from '../tools/run.mjs';

/** The built game behind its own server, and a Chromium to play it in. */
export type BuiltGame = {
  /** A page with an empty storage of its own. */
  readonly newPage: (options?: BrowserContextOptions) => Promise<Page>;
  readonly close: () => Promise<void>;
};

/** Starts the game as a player would, building it when it is older than its sources. */
export async function openBuiltGame(): Promise<BuiltGame> {
  const server = await serve();
  try {
    const browser = await chromium.launch({ executablePath: await findBrowser(), args: browserFlags });
    return {
      newPage: async (options) => {
        const context = await browser.newContext({ ...options, baseURL: server.url });
        return context.newPage();
      },
      close: async () => {
        await browser.close();
        await server.close();
      },
    };
  } catch (error) {
    await server.close();
    throw error;
  }
}

async function serve() {
  const dataFolder = mkdtempSync(path.join(tmpdir(), 'lamplit-bench-'));
  const child = spawn(process.execPath, ['sync-server/start.mjs'], {
    cwd: projectRoot,
    env: { ...process.env, HOST: '127.0.0.1', PORT: '0', LOG_LEVEL: 'warn', DATA_DIR: dataFolder },
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  const ended = once(child, 'exit');
  const close = async () => {
    child.kill();
    await ended;
    rmSync(dataFolder, { recursive: true, force: true });
  };
  for await (const line of createInterface({ input: child.stdout })) {
    const url = /^Lamplit is ready at (\S+)$/.exec(line)?.[1];
    if (url) return { url, close };
  }
  await close();
  throw new Error('the game did not start');
}

/** One module out of a TypeScript file of the benches, to be run in a page. */
export async function bundleForPage(file: string): Promise<string> {
  const built = await build({
    root: projectRoot,
    configFile: false,
    logLevel: 'warn',
    publicDir: false,
    build: {
      write: false,
      target: 'es2023',
      lib: { entry: file, formats: ['es'] },
      // One file: the page asks for no other.
      rolldownOptions: { output: { codeSplitting: false } },
    },
  });
  const [output] = Array.isArray(built) ? built : [built];
  if (!output || !('output' in output)) throw new Error(`${path.basename(file)} was not built`);
  return output.output[0].code;
}
