import { expect, test } from 'vitest';

import type { RecordedStream } from './read-pieces.ts';

type Cases = readonly RecordedStream[];
const files = import.meta.glob<Cases>('../../fixtures/streams/*/*.json', { eager: true, import: 'default' });
const cases = Object.entries(files).flatMap(([file, list]) =>
  list.map((recorded) => ({
    ...recorded,
    wire: /([^/]+)\/[^/]+$/.exec(file)?.[1],
    dialect: file.replace(/^.*\/|\.json$/g, ''),
  })),
);

test('PLAY-25 every recorded stream is read in a worker of the browser as in Node, wherever it is cut', async () => {
  expect(cases.length).toBeGreaterThanOrEqual(100);
  const worker = new Worker(new URL('./recorded-streams.worker.ts', import.meta.url), { type: 'module' });
  const results = await new Promise<readonly { readonly fault: string; readonly cuts: readonly number[] }[]>(
    (resolve, reject) => {
      worker.addEventListener('message', ({ data }) => resolve(data));
      worker.addEventListener('error', ({ message }) => reject(new Error(message)));
      worker.postMessage(cases);
    },
  );
  worker.terminate();
  const wrong = results.flatMap(({ fault, cuts }, index) =>
    fault === '' && cuts.length === 0 ? [] : [{ name: cases[index]?.name, fault, cuts }],
  );
  expect(results).toHaveLength(cases.length);
  expect(wrong).toEqual([]);
});
