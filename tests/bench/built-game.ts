import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { chromium, type BrowserContext, type BrowserContextOptions, type Page } from 'playwright';
import { build } from 'vite';

import { browserFlags, findBrowser } from '../tools/browser.mjs';
import { projectRoot } from '../tools/run.mjs';
import { browserPatienceMs } from './in-time.ts';
import { serveBuiltGame } from './served-game.ts';

/** The ways that a scene offers, wherever the game shows one. */
export const choicesOnPage = 'ul[aria-label="What happens next"] button';

/** The built game behind its own server, and a Chromium to play it in. */
export type BuiltGame = {
  readonly url: string;
  /** A page with an empty storage of its own, in memory. */
  readonly newPage: (options?: BrowserContextOptions) => Promise<Page>;
  /** The same in a browser of its own, whose storage lies on a disk as a player's does. */
  readonly newPageOnDisk: (options?: BrowserContextOptions) => Promise<Page>;
  readonly close: () => Promise<void>;
};

/** Starts the game as a player would, building it when it is older than its sources. @param env of the server */
export async function openBuiltGame(env: Readonly<Record<string, string>> = {}): Promise<BuiltGame> {
  const server = await serveBuiltGame(env);
  try {
    const start = { executablePath: await findBrowser(), args: browserFlags };
    const browser = await chromium.launch(start);
    const onDisk: { readonly context: BrowserContext; readonly folder: string }[] = [];
    return {
      url: server.url,
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
