// Runs a TypeScript tool of this folder on plain node: vite transforms it, nothing is written to disk.
// Usage: node tests/tools/story-tool.mjs story-play --genre fantasy --turns 12
import { createServer } from 'vite';

const [tool = 'story-play', ...args] = process.argv.slice(2);
const server = await createServer({
  configFile: false,
  logLevel: 'error',
  appType: 'custom',
  optimizeDeps: { noDiscovery: true, include: [] },
  server: { middlewareMode: true, hmr: false, ws: false, watch: null },
});
try {
  const { main } = await server.ssrLoadModule(`/tests/tools/${tool}.ts`);
  process.exitCode = (await main(args)) ?? 0;
} finally {
  await server.close();
}
