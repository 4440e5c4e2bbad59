import { expect, test } from 'vitest';

import type { SharedStories } from '../src/domain/open-book.ts';
import { err } from '../src/domain/result.ts';
import { lateShares } from '../src/late-shares.ts';

const unreachable = { code: '', message: 'The server cannot be reached.' };

test('code of shared stories that cannot be fetched is a server that cannot be reached, and is fetched at the next wish', async () => {
  const said = err({ code: 'PGRST116', message: 'no rows' });
  const there: SharedStories = {
    open: () => Promise.resolve(said),
    fetch: () => Promise.resolve(said),
    print: () => Promise.resolve(err({ type: 'format-unavailable' })),
    report: () => Promise.resolve('Too many tries.'),
  };
  let isThere = false;
  let tries = 0;
  const stories = lateShares(() => {
    tries += 1;
    return isThere
      ? Promise.resolve(there)
      : Promise.reject(new TypeError('Failed to fetch dynamically imported module'));
  });
  expect(await stories.open('a')).toEqual(err(unreachable));
  expect(await stories.fetch('a', 1)).toEqual(err(unreachable));
  expect(await stories.print('a', () => {})).toEqual(
    err({ type: 'files-failed', message: unreachable.message }),
  );
  expect(await stories.report('a', 'Gore.')).toBe(unreachable.message);
  expect(tries).toBe(4);
  isThere = true;
  expect(await stories.open('a')).toEqual(said);
  expect(await stories.report('a', 'Gore.')).toBe('Too many tries.');
  expect(tries).toBe(5);
});
