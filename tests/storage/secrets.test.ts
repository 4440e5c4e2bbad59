import { expect, test } from 'vitest';

import type { Databases } from '../../src/storage/device-database.ts';
import { createSecrets } from '../../src/storage/secrets.ts';
import { openGame } from '../game-table.ts';

const key = 'sk-or-v1-0123456789abcdefWXYZ';

async function everyRow({ database, deviceDatabase }: Databases): Promise<string> {
  const all = [...database.tables, ...deviceDatabase.tables];
  const tables = await Promise.all(all.map((table) => table.toArray()));
  return JSON.stringify(tables);
}

test('SET-10 under the wish to forget keys, a key serves as long as the page lives and is written nowhere', async () => {
  const game = await openGame();
  const { engine, secrets } = game;
  await engine.saveSettings({ change: { forgetKeys: true } });
  await engine.saveSecret({ name: 'openRouter', value: key });
  const known = await secrets.get('openRouter');
  expect(known.ok && known.value?.reveal()).toBe(key);
  expect(await everyRow(game)).not.toContain('WXYZ');
  // The next page has the same database and another memory.
  expect(await createSecrets(game).get('openRouter')).toEqual({ ok: true, value: null });
});

test('SET-10 a key that was kept before is taken off the disk by the wish, and goes on to serve', async () => {
  const game = await openGame();
  const { engine, secrets } = game;
  await engine.saveSecret({ name: 'server', value: key });
  expect(await everyRow(game)).toContain(key);
  await engine.saveSettings({ change: { forgetKeys: true } });
  expect(await everyRow(game)).not.toContain('WXYZ');
  const known = await secrets.get('server');
  expect(known.ok && known.value?.reveal()).toBe(key);
});

test('SET-10 without the wish a held key is written only when it is put in again', async () => {
  const game = await openGame();
  const { engine } = game;
  await engine.saveSettings({ change: { forgetKeys: true } });
  await engine.saveSecret({ name: 'openRouter', value: key });
  await engine.saveSettings({ change: { forgetKeys: false } });
  expect(await everyRow(game)).not.toContain('WXYZ');
  await engine.saveSecret({ name: 'openRouter', value: key });
  expect(await everyRow(game)).toContain(key);
});

test('SET-10 a held key can be forgotten, and OpenRouter’s own is held like one that was typed', async () => {
  const game = await openGame();
  const { engine, secrets } = game;
  await engine.saveSettings({ change: { forgetKeys: true } });
  await engine.connectOpenRouter({ code: 'good-code', verifier: 'v' });
  expect((await secrets.get('openRouter')).ok).toBe(true);
  expect(await everyRow(game)).not.toContain('sk-or-v1-traded');
  const known = await secrets.get('openRouter');
  expect(known.ok && known.value?.reveal()).toBe('sk-or-v1-traded');
  await engine.saveSecret({ name: 'openRouter', value: null });
  expect(await secrets.get('openRouter')).toEqual({ ok: true, value: null });
});
