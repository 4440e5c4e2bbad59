// Writes down what the pinned supabase-js sends for the calls that this game makes, into tests/fixtures/wire/. A test compares what it
// sends today: where a new version of the library sends something else, this tool is run again and the change is looked at.
import { mkdirSync, writeFileSync } from 'node:fs';
import { createServer } from 'vite';

const server = await createServer({
  configFile: false,
  logLevel: 'error',
  appType: 'custom',
  optimizeDeps: { noDiscovery: true, include: [] },
  server: { middlewareMode: true, hmr: false, ws: false, watch: null },
});
try {
  const { recordWire } = await server.ssrLoadModule(
    new URL('./wire/record-wire.ts', import.meta.url).pathname,
  );
  mkdirSync('tests/fixtures/wire', { recursive: true });
  for (const [name, recorded] of Object.entries(await recordWire())) {
    writeFileSync(`tests/fixtures/wire/${name}.json`, `${JSON.stringify(recorded, null, 2)}\n`);
    console.log(`${name}: ${recorded.length} requests`);
  }
} finally {
  await server.close();
}
