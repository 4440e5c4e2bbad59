// Writes the hashes of the painter's golden pictures anew: `node tests/tools/art-golden.mjs`. Look at a contact sheet first.
import { writeFileSync } from 'node:fs';
import path from 'node:path';
import { createServer } from 'vite';
import { projectRoot } from './run.mjs';

const folder = path.join(projectRoot, 'tests/providers/builtin-illustrator');
const server = await createServer({
  configFile: false,
  logLevel: 'error',
  appType: 'custom',
  optimizeDeps: { noDiscovery: true, include: [] },
  server: { middlewareMode: true, hmr: false, ws: false, watch: null },
});
try {
  const { goldenPicturesNow } = await server.ssrLoadModule(path.join(folder, 'golden-pictures.ts'));
  const lines = goldenPicturesNow().map((line) => `  '${line}',\n`);
  writeFileSync(
    path.join(folder, 'golden-hashes.ts'),
    `/** Hash and length of each golden picture: a change here says that pictures look otherwise from now on. */\nexport const goldenPictures: readonly string[] = [\n${lines.join('')}];\n`,
  );
  console.log(`${lines.length} pictures`);
} finally {
  await server.close();
}
