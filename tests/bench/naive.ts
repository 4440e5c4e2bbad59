import path from 'node:path';
import react from '@vitejs/plugin-react';
import type { Page } from 'playwright';
import { build } from 'vite';

import { projectRoot } from '../tools/run.mjs';
import { inTime } from './in-time.ts';
import type * as InPage from './naive-in-page.tsx';
import type { Naive } from './naive-in-page.tsx';

/** Shows everything at once, in a page of its own beside the game's; answers milliseconds. */
export type MeasureNaive = (naive: Omit<Naive, 'styles'>) => Promise<number>;

/** Makes the naive pages ready in the context of a page of the game. */
export async function openNaive(game: Page): Promise<MeasureNaive> {
  const built = await build({
    root: projectRoot,
    configFile: false,
    logLevel: 'warn',
    publicDir: false,
    plugins: [react({ compiler: true })],
    define: { 'process.env.NODE_ENV': '"production"' },
    build: {
      write: false,
      target: 'es2023',
      lib: { entry: path.join(projectRoot, 'tests/bench/naive-in-page.tsx'), formats: ['es'] },
      rolldownOptions: { output: { codeSplitting: false } },
    },
  });
  const [output] = Array.isArray(built) ? built : [built];
  if (!output || !('output' in output)) throw new Error('the naive pages were not built');
  const styles = output.output.map((file) =>
    file.type === 'asset' && file.fileName.endsWith('.css') ? String(file.source) : '',
  );
  const page = await game.context().newPage();
  await page.route('**/naive-in-page.js', (route) =>
    route.fulfill({ body: output.output[0].code, contentType: 'text/javascript' }),
  );
  await page.goto('/privacy');
  await game.bringToFront();
  return async (naive) => {
    await page.bringToFront();
    const took = await inTime(
      'the naive page did not show everything',
      page.evaluate(
        async ({ script, options }) => {
          const { measure } = (await import(script)) as typeof InPage;
          return measure(options);
        },
        { script: '/naive-in-page.js', options: { ...naive, styles: styles.join('\n') } },
      ),
    );
    await game.bringToFront();
    return took;
  };
}
