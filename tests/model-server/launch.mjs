// Runs the stand-in model server from a command line: `node tests/model-server/launch.mjs [port]` prints its base address.
// Vite reads the TypeScript, so that no second copy of the server and no newer Node are needed.
import { fileURLToPath } from 'node:url';
import { runnerImport } from 'vite';

const file = fileURLToPath(new URL('./model-server.ts', import.meta.url));
const { module } = await runnerImport(file, { configFile: false, logLevel: 'error' });
const server = await module.startModelServer([], { port: Number(process.argv[2] ?? 0) });
process.stdout.write(`${server.url}\n`);

for (const signal of ['SIGINT', 'SIGTERM'])
  process.once(signal, () => server.close().then(() => process.exit(0)));
