// Runs a TypeScript tool of this folder on plain node: vite transforms it, nothing is written to disk.
// Usage: node tests/tools/story-tool.mjs story-play --genre fantasy --turns 12
import { createServer } from 'vite';

// Named one by one, so that the check for dead files sees them.
const tools = {
  'story-play': new URL('./story-play.ts', import.meta.url).pathname,
  'story-golden': new URL('./story-golden.ts', import.meta.url).pathname,
  'story-quality': new URL('./story-quality.ts', import.meta.url).pathname,
  'story-openings': new URL('./story-openings.ts', import.meta.url).pathname,
  sim: new URL('./sim/sim.ts', import.meta.url).pathname,
  'story-units': new URL('./story-units.ts', import.meta.url).pathname,
};
const [tool = 'story-play', ...args] = process.argv.slice(2);
const file = tools[tool];
if (file === undefined) throw new Error(`no such tool: ${tool}; there are ${Object.keys(tools).join(', ')}`);
const server = await createServer({
  configFile: false,
  logLevel: 'error',
  appType: 'custom',
  optimizeDeps: { noDiscovery: true, include: [] },
  server: { middlewareMode: true, hmr: false, ws: false, watch: null },
});
try {
  const { main } = await server.ssrLoadModule(file);
  process.exitCode = (await main(args)) ?? 0;
} finally {
  await server.close();
}
