import { spawn } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { createInterface } from 'node:readline';
import type { Readable } from 'node:stream';
import { chromium, type BrowserContext, type BrowserContextOptions, type Page } from 'playwright';
import { build } from 'vite';

import { ensureBuilt } from '../../sync-server/build.mjs';
import { browserFlags, findBrowser } from '../tools/browser.mjs';
import { endChild } from '../tools/deadline.mjs';
import { projectRoot } from '../tools/run.mjs';
import { browserPatienceMs, inTime } from './in-time.ts';

/** The ways that a scene offers, wherever the game shows one. */
export const choicesOnPage = 'ul[aria-label="What happens next"] button';

/** The built game behind its own server, and a Chromium to play it in. */
export type BuiltGame = {
  /** A page with an empty storage of its own, in memory. */
  readonly newPage: (options?: BrowserContextOptions) => Promise<Page>;
  /** The same in a browser of its own, whose storage lies on a disk as a player's does. */
  readonly newPageOnDisk: (options?: BrowserContextOptions) => Promise<Page>;
  readonly close: () => Promise<void>;
};

/** Starts the game as a player would, building it when it is older than its sources. */
export async function openBuiltGame(): Promise<BuiltGame> {
  await ensureBuilt(projectRoot, console.error);
  const server = await serve();
  try {
    const start = { executablePath: await findBrowser(), args: browserFlags };
    const browser = await chromium.launch(start);
    const onDisk: { readonly context: BrowserContext; readonly folder: string }[] = [];
    return {
      newPage: async (options) => {
        const context = await browser.newContext({ ...options, baseURL: server.url });
        context.setDefaultTimeout(browserPatienceMs);
        return context.newPage();
      },
      newPageOnDisk: async (options) => {
        const folder = mkdtempSync(path.join(tmpdir(), 'lamplit-profile-'));
        const context = await chromium.launchPersistentContext(folder, {
          ...options,
          ...start,
          baseURL: server.url,
        });
        onDisk.push({ context, folder });
        context.setDefaultTimeout(browserPatienceMs);
        return context.newPage();
      },
      close: async () => {
        for (const { context, folder } of onDisk) {
          await context.close();
          rmSync(folder, { recursive: true, force: true });
        }
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
  const close = async () => {
    await endChild(child);
    rmSync(dataFolder, { recursive: true, force: true });
  };
  try {
    return { url: await inTime('the game did not start', addressOf(child.stdout)), close };
  } catch (error) {
    await close();
    throw error;
  }
}

/** Where the server says that it can be reached. */
async function addressOf(output: Readable): Promise<string> {
  for await (const line of createInterface({ input: output })) {
    const url = /^Lamplit is ready at (\S+)$/.exec(line)?.[1];
    if (url) return url;
  }
  throw new Error('the game ended before it had started');
}

/** One script out of a TypeScript file of the benches, to be run in a page: a module, or one that leaves what it exports in `inPage`. */
export async function bundleForPage(file: string, format: 'es' | 'iife' = 'es'): Promise<string> {
  const built = await build({
    root: projectRoot,
    configFile: false,
    logLevel: 'warn',
    publicDir: false,
    build: {
      write: false,
      target: 'es2023',
      lib: { entry: file, formats: [format], name: 'inPage' },
      // One file: the page asks for no other.
      rolldownOptions: { output: { codeSplitting: false } },
    },
  });
  const [output] = Array.isArray(built) ? built : [built];
  if (!output || !('output' in output)) throw new Error(`${path.basename(file)} was not built`);
  return output.output[0].code;
}
