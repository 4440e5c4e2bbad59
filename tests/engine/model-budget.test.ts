import { IDBFactory, IDBKeyRange } from 'fake-indexeddb';
import { expect, test } from 'vitest';

import { readSettings } from '../../src/domain/schemas.ts';
import { defaultSettings } from '../../src/domain/settings.ts';
import { createModelBudget } from '../../src/engine/model-budget.ts';
import { DeviceDatabase } from '../../src/storage/device-database.ts';
import { createTokenRatios } from '../../src/storage/token-ratios.ts';
import { entry } from '../providers/chat-completions/call-model.ts';
import { collect, say, signal, teller } from './scripted-teller.ts';
import { doors, turnRequest } from './turn-requests.ts';

const words = (text: string) => text.split(/\s+/).length;
const large = entry({ contextLength: 200_000 });
const anEmptyDevice = () =>
  new DeviceDatabase({ durability: 'strict', indexedDB: new IDBFactory(), IDBKeyRange });

test('PLAY-21 without a limit of the player’s a passage has 500 tokens, a turn in one call 700, a prompt 16,000', () => {
  const budget = createModelBudget(large, words);
  expect([budget.answer('passage'), budget.answer('turn')]).toEqual([500, 700]);
  expect(budget.promptOptions(500).budgetTokens).toBe(16_000);
});

test('PLAY-21 the player’s limits hold, and a model that reads less is told less', () => {
  const caps = { passageTokens: 300, promptTokens: 64_000 };
  const budget = createModelBudget(large, words, { caps });
  expect([budget.answer('passage'), budget.answer('turn')]).toEqual([300, 500]);
  expect(budget.promptOptions(300).budgetTokens).toBe(64_000);
  const small = createModelBudget(entry({ contextLength: 8_192 }), words, { caps });
  expect(small.promptOptions(300).budgetTokens).toBe(8_192 - 300 - 256);
});

test('PLAY-21 a storyteller keeps to the limits: the passage asks for no more, and its prompt is no longer', async () => {
  const caps = { passageTokens: 200, promptTokens: 1_500 };
  const script = { passage: say('The lamp burned, low.\n\nIt went out.') };
  const { storyteller, requests } = teller(script, {
    entry: large,
    countTokens: words,
    tokens: { caps },
  });
  await collect(storyteller.turn(turnRequest({ path: doors(200) }), signal));
  const passage = requests.find(({ maxTokens }) => maxTokens === 200);
  const told = passage?.messages.reduce((sum, { content }) => sum + words(content), 0) ?? 0;
  expect(told).toBeGreaterThan(200);
  expect(told).toBeLessThanOrEqual(1_500);
});

test('PLAY-21 limits that make no sense are the usual ones', () => {
  const settings = readSettings({ passageTokens: 3, promptTokens: 'all' });
  expect(settings.passageTokens).toBe(defaultSettings.passageTokens);
  expect(settings.promptTokens).toBe(defaultSettings.promptTokens);
});

test('PLAY-20 what a model was seen to count is used at the next start', async () => {
  const ratios = createTokenRatios(anEmptyDevice());
  expect(await ratios.get('server:m')).toBe(1);
  const written: Promise<unknown>[] = [];
  const onRatio = (ratio: number) => void written.push(ratios.put('server:m', ratio));
  const first = createModelBudget(large, words, { ratio: await ratios.get('server:m'), onRatio });
  // It counts half as much again as was estimated: after some turns, so does the estimate.
  for (let turn = 0; turn < 12; turn += 1) {
    const estimated = first.promptOptions(500).count('word '.repeat(1_000).trim());
    first.learn(estimated, 1_500);
  }
  await Promise.all(written);
  const next = createModelBudget(large, words, { ratio: await ratios.get('server:m') });
  const counted = next.promptOptions(500).count('word '.repeat(1_000).trim());
  expect(counted).toBeGreaterThan(1_450);
  expect(counted).toBeLessThan(1_550);
  expect(next.room(500).historyTokens).toBeLessThan(first.room(500).historyTokens * 1.02);
  // Another model is another matter.
  expect(await ratios.get('server:other')).toBe(1);
});

test.each([Number.NaN, 'much', null])(
  'PLAY-20 a correction that cannot be read (%j) is none',
  async (value) => {
    const device = anEmptyDevice();
    await device.ratios.put(Object.assign({ model: 'server:m', ratio: 1 }, { ratio: value }));
    expect(await createTokenRatios(device).get('server:m')).toBe(1);
  },
);

test.each([
  [50, 2.5],
  [-1, 0.6],
])('PLAY-20 a correction of %d is taken for %d', (ratio, taken) => {
  const budget = createModelBudget(large, words, { ratio });
  expect(budget.promptOptions(500).count('word '.repeat(100).trim())).toBe(100 * taken);
});

test('PLAY-20 a count that teaches nothing new is not written', () => {
  const learned: number[] = [];
  const budget = createModelBudget(large, words, { onRatio: (ratio) => learned.push(ratio) });
  budget.learn(1_000, 1_000);
  budget.learn(1_000, null);
  budget.learn(20, 400);
  expect(learned).toEqual([]);
});
