// `npm start` (build when needed, then serve), `npm run dev` (--dev) and `npm run build` (--build-only).
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { fileURLToPath, pathToFileURL } from 'node:url';
import { buildFolder, ensureBuilt } from './build.mjs';

const root = path.resolve(path.dirname(fileURLToPath(import.meta.url)), '..');
const { version } = JSON.parse(readFileSync(path.join(root, 'package.json'), 'utf8'));
const parent = process.ppid;
const say = (line) => process.stderr.write(`${line}\n`);

if (process.argv.includes('--dev')) await develop();
else {
  try {
    await ensureBuilt(root, say);
    if (!process.argv.includes('--build-only')) await serve();
  } catch (error) {
    giveUp(error.stack);
  }
}

async function serve() {
  const dist = buildFolder(root);
  const { run } = await import(pathToFileURL(path.join(dist, 'server/main.js')).href);
  const running = await run({ env: process.env, version, pagesFolder: path.join(dist, 'client') });
  if (!running.ok) return giveUp(running.error);
  untilStopped(running.value.close);
  console.log(`Lamplit is ready at ${running.value.url}`);
}

async function develop() {
  const { createServer } = await import('vite');
  let api;
  const vite = await createServer({
    root,
    appType: 'spa',
    clearScreen: false,
    server: {
      host: process.env.HOST || '127.0.0.1',
      port: Number(process.env.PORT || 8787),
      strictPort: true,
    },
    plugins: [
      {
        name: 'lamplit:server',
        configureServer: (server) => {
          server.middlewares.use((request, response, next) =>
            api?.owns(request.url) ? api.listener(request, response) : next(),
          );
          // The development server has a socket of its own, at another address.
          server.httpServer?.on('upgrade', (request, socket, head) => {
            if (api?.ownsUpgrade(request.url)) api.upgrade(request, socket, head);
          });
        },
      },
    ],
  });
  const { develop: join } = await vite.ssrLoadModule('/sync-server/main.ts');
  const joined = await join({ env: process.env, version });
  if (!joined.ok) {
    await vite.close();
    return giveUp(joined.error);
  }
  api = joined.value;
  try {
    await vite.listen();
  } catch (error) {
    await vite.close();
    await api.close();
    return giveUp(error.message);
  }
  api.listensOn(vite.httpServer.address().port);
  untilStopped(async () => {
    await vite.close();
    await api.close();
  });
  console.log(`Lamplit is ready at ${vite.resolvedUrls.local[0]?.replace(/\/$/, '') ?? 'the address above'}`);
}

function untilStopped(close) {
  let stopping = false;
  const stop = () => {
    if (stopping) return;
    stopping = true;
    // Whatever hangs, the promise of five seconds holds.
    setTimeout(() => process.exit(0), 4500).unref();
    void close().then(() => process.exit(0));
  };
  process.on('SIGTERM', stop);
  process.on('SIGINT', stop);
  // npm passes a signal to the shell between us, and a shell such as dash dies of it without passing it on.
  // What is left to see is that the parent is gone.
  if (process.env.npm_lifecycle_event) {
    setInterval(() => process.ppid !== parent && stop(), 250).unref();
  }
}

function giveUp(sentence) {
  say(sentence);
  process.exitCode = 1;
}
