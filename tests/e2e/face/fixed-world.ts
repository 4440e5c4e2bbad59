import { createServer, request, type IncomingMessage, type ServerResponse } from 'node:http';
import { test as base } from 'playwright/test';

import { startModelServer, type ModelServer } from '../../model-server/model-server.ts';
import { browserFlags } from '../../tools/browser.mjs';
import { Player } from '../player.ts';
import { fixedWorker } from './fixed-chance.ts';

/** A page shows its own address and that of the server which tells, and true ports are others in each run. */
const shown = { game: '127.0.0.1:8700', teller: '127.0.0.1:11400' };

type World = {
  readonly server: Pick<ModelServer, 'url' | 'play'>;
  /** As if nobody had played yet. */
  readonly begin: () => void;
  /** For the browser: where the shown addresses are found. */
  readonly rules: string;
};

/** The game and its teller at addresses that stay, with workers that meet the same chances in every run. */
export const test = base.extend<{ player: Player }, { world: World }>({
  world: [
    async ({ browserName: _browserName }, use) => {
      const teller = await startModelServer([], { passageAfterMs: 500 });
      let started = 0;
      const front = createServer((asked, answer) => {
        forward(asked, answer, (script) => fixedWorker(script, started++));
      });
      await new Promise<void>((resolve) => front.listen(0, '127.0.0.1', resolve));
      const address = front.address();
      const port = typeof address === 'object' ? address?.port : undefined;
      await use({
        server: { play: teller.play, url: `http://${shown.teller}/v1` },
        begin: () => {
          started = 0;
          teller.reset();
        },
        rules: `MAP ${shown.game} 127.0.0.1:${port},MAP ${shown.teller} ${new URL(teller.url).host}`,
      });
      front.closeAllConnections();
      front.close();
      await teller.close();
    },
    { scope: 'worker' },
  ],
  launchOptions: [
    async ({ world }, use) => {
      const executablePath = process.env['BROWSER_PATH'];
      await use({
        args: [...browserFlags, `--host-resolver-rules=${world.rules}`],
        ...(executablePath ? { executablePath } : {}),
      });
    },
    { scope: 'worker' },
  ],
  baseURL: `http://${shown.game}`,
  player: async ({ page }, use) => {
    await use(new Player(page));
  },
});

/** Hands a request on to the game's server, and changes the scripts of workers on their way back. */
function forward(asked: IncomingMessage, answer: ServerResponse, change: (script: string) => string) {
  const isWorker = /\.worker-[^/]*\.js$/.test(asked.url ?? '');
  const { 'accept-encoding': _encoding, 'if-none-match': _known, ...plain } = asked.headers;
  const options = {
    host: '127.0.0.1',
    port: process.env['E2E_PORT'] ?? '8799',
    method: asked.method,
    path: asked.url,
    headers: isWorker ? plain : asked.headers,
  };
  const passed = request(options, (found) => {
    if (!isWorker) {
      answer.writeHead(found.statusCode ?? 502, found.headers);
      found.pipe(answer);
      return;
    }
    const { 'content-length': _length, etag: _etag, ...headers } = found.headers;
    const chunks: Buffer[] = [];
    found.on('data', (chunk: Buffer) => chunks.push(chunk));
    found.on('end', () => {
      answer.writeHead(found.statusCode ?? 502, { ...headers, 'cache-control': 'no-store' });
      answer.end(change(Buffer.concat(chunks).toString('utf8')));
    });
  });
  passed.on('error', () => answer.destroy());
  asked.pipe(passed);
}
