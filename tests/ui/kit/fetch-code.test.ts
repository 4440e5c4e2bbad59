import { expect, test } from 'vitest';

import { fetchCode } from '../../../src/ui/kit/fetch-code.ts';

function fakePage() {
  const kept = new Map<string, string>();
  const page = {
    nowMs: 1_000_000,
    reloads: 0,
    storage: {
      getItem: (key: string) => kept.get(key) ?? null,
      setItem: (key: string, value: string) => void kept.set(key, value),
    },
    now: () => page.nowMs,
    reload: () => void (page.reloads += 1),
  };
  return page;
}

const missing = () => Promise.reject(new TypeError('Failed to fetch dynamically imported module'));
const settled = () => new Promise((resolve) => setTimeout(resolve));

test('code that is there is given at once', async () => {
  expect(await fetchCode(async () => 'the code', fakePage())).toBe('the code');
});

test('code that a newer version took away reloads the page, once', async () => {
  const page = fakePage();
  let answered = false;
  void fetchCode(missing, page).finally(() => (answered = true));
  await settled();
  expect(page.reloads).toBe(1);
  expect(answered).toBe(false);
  page.nowMs += 5_000;
  await expect(fetchCode(missing, page)).rejects.toThrow('Failed to fetch');
  expect(page.reloads).toBe(1);
});

test('a later loss reloads again', async () => {
  const page = fakePage();
  void fetchCode(missing, page);
  await settled();
  page.nowMs += 60_000;
  void fetchCode(missing, page);
  await settled();
  expect(page.reloads).toBe(2);
});
