import { IDBFactory, IDBKeyRange } from 'fake-indexeddb';
import { expect, test } from 'vitest';
import * as z from 'zod/mini';

import { readSettings } from '../../src/domain/schemas.ts';
import { defaultSettings } from '../../src/domain/settings.ts';
import { createModelBudget } from '../../src/engine/model-budget.ts';
import { DeviceDatabase } from '../../src/storage/device-database.ts';
import { createTokenRatios } from '../../src/storage/token-ratios.ts';
import { createChatStoryteller } from '../../src/engine/chat-storyteller.ts';
import { entry, goodAnswer, modelWith, streamOf } from '../providers/chat-completions/call-model.ts';
import { collect, say, signal, teller } from './scripted-teller.ts';
import { fakeStory } from '../fakes.ts';
import { doors, maren, turnRequest } from './turn-requests.ts';

const words = (text: string) => text.split(/\s+/).length;
const large = entry({ contextLength: 200_000 });
const askedSchema = z.object({
  messages: z.array(z.object({ content: z.string() })),
  max_tokens: z.number(),
});
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

const wholeTurn =
  'TITLE: The Lamp\n\nIt burned, low.\n\nIt went out.\n\nGOOD: Help\nNEUTRAL: Wait\nEVIL: Rob';

/** A server that reads 4,096 tokens and was asked these, with a model that spends its first answer on thinking alone. */
function thinker(answer = wholeTurn) {
  const asked: { readonly prompt: number; readonly answer: number }[] = [];
  const ask: typeof fetch = async (_input, init) => {
    const body: unknown = JSON.parse(String(init?.body));
    const { messages, max_tokens } = askedSchema.parse(body);
    asked.push({
      prompt: messages.reduce((sum, { content }) => sum + words(content), 0),
      answer: max_tokens,
    });
    return asked.length > 1
      ? goodAnswer(answer)
      : streamOf(
          JSON.stringify({ choices: [{ index: 0, delta: { reasoning: 'Well.' }, finish_reason: 'length' }] }),
          '[DONE]',
        );
  };
  const { model, clock } = modelWith({ baseUrl: 'http://localhost:8080/v1', fetch: ask });
  const storyteller = createChatStoryteller({
    model,
    entry: null,
    shape: 'economy',
    clock,
    countTokens: words,
  });
  return { storyteller, asked };
}

test('PLAY-21 room to think that a model turns out to need comes out of its prompt, and not on top of it', async () => {
  const { storyteller, asked } = thinker();
  const path = doors(200);
  const room = storyteller.room?.().historyTokens ?? 0;
  const events = await collect(storyteller.turn(turnRequest({ path }), signal));
  expect(events.at(-1)?.type).toBe('done');
  expect(asked).toHaveLength(2);
  expect(asked[1]?.answer).toBe(700 + 1_500);
  // What was left of it is still filled.
  expect(asked[1]?.prompt).toBeGreaterThan(800);
  for (const { prompt, answer } of asked) expect(prompt + answer).toBeLessThanOrEqual(4_096);
  expect(storyteller.room?.().historyTokens).toBeLessThan(room);
});

test('PLAY-21 where there is room to think the model is asked the same again', async () => {
  const { storyteller, asked } = thinker();
  const events = await collect(storyteller.turn(turnRequest(), signal));
  expect(events.at(-1)?.type).toBe('done');
  expect(asked.map(({ answer }) => answer)).toEqual([700, 2_200]);
  expect(asked[0]?.prompt).toBe(asked[1]?.prompt);
});

test('PLAY-21 a summary gives its model that room in the same way, and is the model’s own', async () => {
  const { storyteller, asked } = thinker(
    'SUMMARY: Maren walked through many doors.\nFACTS:\n- The keeper coughed.',
  );
  const parts = doors(200).map(({ passage }) => passage.repeat(3));
  const story = fakeStory({ character: maren });
  const summary = await storyteller.summarise?.(
    { story, settings: defaultSettings, parts, before: '', words: 180 },
    signal,
  );
  expect(summary).toMatchObject({ ok: true, value: { facts: ['The keeper coughed.'] } });
  expect(asked.map(({ answer }) => answer)).toEqual([500, 2_000]);
  for (const { prompt, answer } of asked) expect(prompt + answer).toBeLessThanOrEqual(4_096);
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
  [-1, 1],
])('PLAY-20 a correction of %d is taken for %d', (ratio, taken) => {
  const budget = createModelBudget(large, words, { ratio });
  expect(budget.promptOptions(500).count('word '.repeat(100).trim())).toBe(100 * taken);
});

/** What this many turns teach of a server that counts `perWord` tokens a word, and reads no more than `reads`. */
function taught(
  turns: number,
  { perWord, reads, ratio }: { perWord: number; reads: number; ratio?: number },
) {
  const budget = createModelBudget(large, words, ratio === undefined ? {} : { ratio });
  const { budgetTokens } = budget.promptOptions(500);
  for (let turn = 0; turn < turns; turn += 1) {
    // As long a prompt as fits by what is known, in words.
    const { count } = budget.promptOptions(500);
    const sent = Math.floor((budgetTokens * 1_000) / count('word '.repeat(1_000).trim()));
    budget.learn(count('word '.repeat(sent).trim()), Math.min(reads, Math.round(sent * perWord)));
  }
  return budget.promptOptions(500).count('word '.repeat(1_000).trim()) / 1_000;
}

test.each([4_096, 8_192, 12_000, 14_500])(
  'PLAY-20 a server that reads %d tokens and drops the rest without a word does not make prompts longer',
  (reads) => {
    expect(taught(30, { perWord: 1, reads })).toBe(1);
  },
);

test('PLAY-20 a count of what was not in a server’s memory already teaches nothing', () => {
  expect(taught(30, { perWord: 1.3, reads: 300, ratio: 1.3 })).toBeCloseTo(1.3, 2);
});

test('PLAY-20 a correction that was too high comes down again', () => {
  expect(taught(30, { perWord: 1, reads: Infinity, ratio: 1.5 })).toBeCloseTo(1, 1);
  // And no lower than the estimate, where the model counts fewer.
  expect(taught(30, { perWord: 0.9, reads: Infinity, ratio: 1.5 })).toBeCloseTo(1, 1);
});

test('PLAY-20 a count that teaches nothing new is not written', () => {
  const learned: number[] = [];
  const budget = createModelBudget(large, words, { onRatio: (ratio) => learned.push(ratio) });
  budget.learn(1_000, 1_000);
  budget.learn(1_000, null);
  budget.learn(20, 400);
  expect(learned).toEqual([]);
});
