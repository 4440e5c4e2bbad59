import { expect, test } from 'vitest';

import type { ChatEvent } from '../../../src/domain/ports/chat-model.ts';
import { createDeviceModel } from '../../../src/providers/on-device/client.ts';
import type { LoadedModel } from '../../../src/providers/on-device/runtime.ts';
import { messageOf } from '../../../src/ui/messages.ts';
import { fakeLocks } from '../../game-table.ts';
import { createFakeClock } from '../../model-server/fake-clock.ts';
import { collect, request, textOf } from '../chat-completions/call-model.ts';
import { deviceOf, fakeRuntime, gguf, model, signal } from './device-table.ts';

const minute = 60_000;
const silent = { type: 'failed', error: { type: 'timeout', host: 'Tiny', afterMs: 2 * minute } } as const;

type Speak = (delta: unknown) => void;
const word = (content: string) => ({ choices: [{ index: 0, delta: { content } }] });

/** A model whose first worker says what it is told to and never ends, as one that has died; those after it tell. */
async function deadAtFirst() {
  const log: string[] = [];
  let speak: Speak = () => {};
  const dead: LoadedModel = {
    place: 'processor',
    reckon: () => new Promise(() => {}),
    ask: (_question, onDelta) => {
      speak = onDelta;
      log.push('asked');
      return new Promise(() => {});
    },
    close: () => {
      log.push('closed');
      return Promise.resolve();
    },
  };
  const sound = fakeRuntime().runtime;
  const { runtime } = fakeRuntime({
    load: (file, how) => (log.includes('asked') ? sound.load(file, how) : Promise.resolve(dead)),
  });
  const clock = createFakeClock();
  const { engine, files } = deviceOf(runtime, fakeLocks(), [], undefined, clock);
  const file = await files.create('tiny');
  file.write(gguf);
  file.close();
  const teller = createDeviceModel({ engine, model, onUse: () => {} });
  return { teller, clock, log, say: (text: string) => speak(word(text)), sign: () => speak({}) };
}

test('PLAY-27 a model whose worker died before its first word is given up after two minutes, in words; the next call loads it anew', async () => {
  const { teller, clock, log } = await deadAtFirst();
  const telling = collect(teller.stream(request, signal));
  await expect.poll(() => log).toEqual(['asked']);
  await clock.advance(2 * minute);
  expect(await telling).toEqual([silent]);
  expect(log).toEqual(['asked', 'closed']);
  expect(messageOf(silent.error).text).toContain('Tiny');
  expect(textOf(await collect(teller.stream(request, signal)))).toBe('The lamp burned.');
});

test('PLAY-27 what a model said before its worker died is kept; as long as it gives signs of life it has time', async () => {
  const { teller, clock, log, say, sign } = await deadAtFirst();
  const heard: ChatEvent[] = [];
  const telling = (async () => {
    for await (const event of teller.stream(request, signal)) heard.push(event);
  })();
  await expect.poll(() => log).toEqual(['asked']);
  for (let read = 0; read < 5; read += 1) {
    await clock.advance(1.5 * minute);
    sign();
  }
  expect(heard).toEqual([]);
  say('The lamp');
  await clock.advance(1.5 * minute);
  expect(log).not.toContain('closed');
  await clock.advance(minute);
  await telling;
  expect(heard).toEqual([{ type: 'text', text: 'The lamp' }, silent]);
});

test('PLAY-27 after Stop nobody waits for a dead worker: the player at once, the next call for twenty seconds', async () => {
  const { teller, clock, log } = await deadAtFirst();
  const halt = new AbortController();
  const telling = collect(teller.stream(request, halt.signal));
  await expect.poll(() => log).toEqual(['asked']);
  halt.abort();
  expect(await telling).toEqual([]);
  const next = collect(teller.stream(request, signal));
  await clock.advance(19_000);
  expect(log).toEqual(['asked']);
  await clock.advance(1_000);
  expect(textOf(await next)).toBe('The lamp burned.');
  expect(log).toEqual(['asked', 'closed']);
});
