import { expect, test, vi } from 'vitest';

import { defaultSettings } from '../src/domain/settings.ts';
import { openDatabase } from '../src/storage/database.ts';
import { openDeviceDatabase } from '../src/storage/device-database.ts';
import { createSecrets } from '../src/storage/secrets.ts';
import { createStoryStore } from '../src/storage/story-store.ts';
import { createChatStorytellers } from '../src/storytellers.ts';
import { fakeId } from './fakes.ts';
import { fakeClock, fakeLocks } from './game-table.ts';

/** The storytellers of a player who plays for the first time. */
async function open() {
  const space = crypto.randomUUID();
  const database = await openDatabase(space, { durability: 'relaxed' });
  const deviceDatabase = await openDeviceDatabase({ durability: 'relaxed', name: `device-of-${space}` });
  const device = fakeId(900);
  const clock = fakeClock();
  const store = createStoryStore({
    database,
    quick: database,
    deviceDatabase,
    now: clock.now,
    boot: 'b007b007b007',
    device,
  });
  const secrets = createSecrets({ database, deviceDatabase });
  const { storyteller } = createChatStorytellers({
    store,
    secrets,
    deviceDatabase,
    clock,
    locks: fakeLocks(),
    deviceLocks: fakeLocks(),
    log: () => {},
    askAccess: null,
    askPage: () => {},
  });
  const teller = async (model: string) => {
    const answer = await storyteller(model, defaultSettings);
    if (!answer.ok) throw new Error(answer.error.type);
    return answer.value;
  };
  return { secrets, teller };
}

const key = 'sk-or-v1-0123456789abcdefWXYZ';

test('SET-10 a storyteller is kept for its key, and the key is in no text that it is kept by', async () => {
  const { secrets, teller } = await open();
  await secrets.set('openRouter', key);
  const written = vi.spyOn(JSON, 'stringify');
  const first = await teller('openrouter:some/model');
  expect(await teller('openrouter:some/model')).toBe(first);
  const texts = written.mock.results.map(({ value }) => String(value));
  written.mockRestore();
  expect(texts.length).toBeGreaterThan(0);
  expect(texts.filter((text) => text.includes(key))).toEqual([]);
});

test('SET-10 another key is told by another storyteller, and so is none', async () => {
  const { secrets, teller } = await open();
  const without = await teller('server:llama');
  expect(await teller('server:llama')).toBe(without);
  await secrets.set('server', key);
  const first = await teller('server:llama');
  expect(first).not.toBe(without);
  await secrets.set('server', `${key}-2`);
  expect(await teller('server:llama')).not.toBe(first);
});
