// Asks a Supabase project, or a server that stands in for one, whether it does what this game needs: with supabase-js alone, and with
// players of its own that it removes again. Vite transforms the tool, nothing is written to disk.
// Usage: npm run conformance -- --url URL --publishable-key KEY --secret-key KEY
import { createServer } from 'vite';

const server = await createServer({
  configFile: false,
  logLevel: 'error',
  appType: 'custom',
  optimizeDeps: { noDiscovery: true, include: [] },
  server: { middlewareMode: true, hmr: false, ws: false, watch: null },
});
try {
  const { main } = await server.ssrLoadModule(
    new URL('./conformance/conformance.ts', import.meta.url).pathname,
  );
  process.exitCode = await main(process.argv.slice(2));
} finally {
  await server.close();
}
