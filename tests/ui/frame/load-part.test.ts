import { expect, test } from 'vitest';

import { loadPart } from '../../../src/ui/frame/load-part.ts';

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

test('a part that is there is given at once', async () => {
  expect(await loadPart(async () => 'the part', fakePage())).toBe('the part');
});

test('a part that a newer version took away reloads the page, once', async () => {
  const page = fakePage();
  let answered = false;
  void loadPart(missing, page).finally(() => (answered = true));
  await settled();
  expect(page.reloads).toBe(1);
  expect(answered).toBe(false);
  page.nowMs += 5_000;
  await expect(loadPart(missing, page)).rejects.toThrow('Failed to fetch');
  expect(page.reloads).toBe(1);
});

test('a later loss reloads again', async () => {
  const page = fakePage();
  void loadPart(missing, page);
  await settled();
  page.nowMs += 60_000;
  void loadPart(missing, page);
  await settled();
  expect(page.reloads).toBe(2);
});
