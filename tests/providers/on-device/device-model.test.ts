import { expect, test } from 'vitest';

import { createDeviceModel } from '../../../src/providers/on-device/client.ts';
import { messageOf } from '../../../src/ui/messages.ts';
import { fakeLocks } from '../../game-table.ts';
import { collect, request, textOf } from '../chat-completions/call-model.ts';
import { deviceOf, fakeRuntime, gguf, model, signal, source } from './device-table.ts';

test('a model is fetched, looked at, tried, and only then installed', async () => {
  const { runtime, log } = fakeRuntime();
  const { shelf, rows, files } = deviceOf(runtime);
  expect(await shelf.install(source)).toEqual({ ok: true, value: null });
  expect(rows.rows.get('tiny')).toMatchObject({
    status: 'installed',
    size: gguf.length,
    received: gguf.length,
    contextLength: 2048,
    licence: 'MIT',
    error: null,
  });
  expect(log).toEqual(['load', 'ask user', 'keep']);
  expect(files.names()).toEqual(['tiny']);
});

test.each([
  ['says nothing', fakeRuntime({ words: [] }).runtime, 'damaged'],
  [
    'cannot be loaded',
    fakeRuntime({ load: () => Promise.reject(new Error('bad magic')) }).runtime,
    'damaged',
  ],
  [
    'does not fit into memory',
    fakeRuntime({ load: () => Promise.reject(new RangeError('oom')) }).runtime,
    'no-memory',
  ],
])('a model that %s is not installed, and nothing of it is kept', async (_name, runtime, reason) => {
  const { shelf, rows, files } = deviceOf(runtime);
  const error = { type: 'model-broken', model: 'Tiny', reason };
  expect(await shelf.install(source)).toEqual({ ok: false, error });
  expect(rows.rows.get('tiny')).toMatchObject({ status: 'failed', error });
  expect(files.names()).toEqual([]);
});

test.each([
  ['was cut', gguf.subarray(0, gguf.length - 4_000), 'incomplete'],
  ['was cut behind its tensors', gguf.subarray(0, gguf.length - 1), 'incomplete'],
  ['grew', new Uint8Array([...gguf, 0]), 'damaged'],
  ['was overwritten', new Uint8Array(gguf.length).fill(7), 'not-a-model'],
] as const)(
  'PLAY-27 a file that %s after it was installed is refused before it is run, in words',
  async (_, bytes, reason) => {
    const { runtime, log } = fakeRuntime();
    const { engine, shelf, files } = deviceOf(runtime);
    await shelf.install(source);
    await engine.free();
    const file = await files.create('tiny');
    file.write(bytes);
    file.close();
    const teller = createDeviceModel({ engine, model: { ...model, size: gguf.length }, onUse: () => {} });
    const events = await collect(teller.stream(request, signal));
    expect(events).toEqual([{ type: 'failed', error: { type: 'model-broken', model: 'Tiny', reason } }]);
    expect(log.filter((line) => line === 'load')).toHaveLength(1);
    expect(messageOf({ type: 'model-broken', model: 'Tiny', reason }).text).toMatch(/install|Choose/);
  },
);

test('a browser that cannot run models fetches none', async () => {
  const { runtime } = fakeRuntime({ isHere: () => false });
  const { shelf } = deviceOf(runtime);
  expect(await shelf.install(source)).toEqual({
    ok: false,
    error: { type: 'not-here', what: 'device-model' },
  });
});

test('what a closed tab left half done is said to have broken off, and a file that is gone to be missing', async () => {
  const { runtime } = fakeRuntime();
  const { shelf, rows, files } = deviceOf(runtime);
  await shelf.install(source);
  await files.remove('tiny');
  const row = rows.rows.get('tiny');
  if (!row) throw new Error('not installed');
  rows.rows.set('half', { ...row, id: 'half', status: 'coming' });
  await shelf.tidy();
  expect(rows.rows.get('half')).toMatchObject({ status: 'failed', error: { reason: 'broke-off' } });
  expect(rows.rows.get('tiny')).toMatchObject({ status: 'failed', error: { type: 'model-missing' } });
});

test('PLAY-27 a model in memory tells as it goes, one call after the other', async () => {
  const { runtime, log } = fakeRuntime();
  const { engine, shelf } = deviceOf(runtime);
  await shelf.install(source);
  const teller = createDeviceModel({ engine, model, onUse: () => {} });
  const [first, second] = await Promise.all([
    collect(teller.stream(request, signal)),
    collect(teller.stream({ ...request, prefill: 'TITLE:' }, signal)),
  ]);
  expect(textOf(first)).toBe('The lamp burned.');
  expect(textOf(second)).toBe('TITLE:The lamp burned.');
  expect(first.at(-1)).toEqual({ type: 'finish', reason: 'stop' });
  expect(log.filter((line) => line === 'load')).toHaveLength(1);
});

test('a call that is stopped ends without another event', async () => {
  const { runtime } = fakeRuntime({ words: Array.from({ length: 1000 }, () => 'on ') });
  const { engine, shelf } = deviceOf(runtime);
  await shelf.install(source);
  const halt = new AbortController();
  const events = [];
  for await (const event of createDeviceModel({ engine, model, onUse: () => {} }).stream(
    request,
    halt.signal,
  )) {
    events.push(event);
    halt.abort();
  }
  expect(events).toEqual([{ type: 'text', text: 'on ' }]);
});

test('PLAY-27 Stop reaches the model before its next token, and nothing that it still says is heard', async () => {
  const log: string[] = [];
  let speak = (_word: string) => {};
  let fallSilent = () => {};
  const { runtime } = fakeRuntime({
    load: () =>
      Promise.resolve({
        place: 'processor',
        reckon: () => Promise.resolve(null),
        ask: (_question, onDelta, halt) => {
          halt.addEventListener('abort', () => log.push('the model is told to stop'));
          speak = (word) => onDelta({ choices: [{ index: 0, delta: { content: word } }] });
          log.push('the model begins');
          return new Promise((resolve) => (fallSilent = resolve));
        },
        close: () => Promise.resolve(),
      }),
  });
  const { engine, files } = deviceOf(runtime);
  const file = await files.create('tiny');
  file.write(gguf);
  file.close();
  const teller = createDeviceModel({ engine, model, onUse: () => {} });
  const halt = new AbortController();
  const telling = (async () => {
    for await (const event of teller.stream(request, halt.signal))
      log.push(event.type === 'text' ? event.text : event.type);
    log.push('the telling is over');
  })();
  await expect.poll(() => log).toEqual(['the model begins']);
  speak('The lamp');
  await expect.poll(() => log).toContain('The lamp');

  halt.abort();
  log.push('the press of Stop is over');
  speak(' burned');
  await telling;
  speak(' low.');
  const other = collect(teller.stream(request, signal));
  expect(log).toEqual([
    'the model begins',
    'The lamp',
    'the model is told to stop',
    'the press of Stop is over',
    'the telling is over',
  ]);

  // What asks next waits until it is silent.
  fallSilent();
  await expect.poll(() => log.at(-1)).toBe('the model begins');
  speak('Rain came.');
  fallSilent();
  expect(textOf(await other)).toBe('Rain came.');
});

test('two tabs never hold a model at once: the one that rests gives it free, the one at work keeps it', async () => {
  const locks = fakeLocks();
  const rings: (() => void)[] = [];
  const one = fakeRuntime();
  const two = fakeRuntime();
  const first = deviceOf(one.runtime, locks, rings);
  const second = deviceOf(two.runtime, locks, rings);
  await first.shelf.install(source);
  await second.shelf.install(source);
  expect(one.log.at(-1)).toBe('close');

  let finish = () => {};
  const working = second.engine.use(model, () => new Promise<void>((resolve) => (finish = resolve)), signal);
  const refused = await first.engine.use(model, () => Promise.resolve(), signal);
  expect(refused).toEqual({ ok: false, error: { type: 'model-busy', model: 'Tiny' } });
  finish();
  expect(await working).toMatchObject({ ok: true });
});

test('a prompt that is too long is said to be, and the model stays', async () => {
  const { runtime, log } = fakeRuntime();
  const { engine, shelf } = deviceOf(runtime);
  await shelf.install(source);
  const result = await engine.use(
    model,
    () => Promise.reject(new Error('request (6019 tokens) exceeds the available context size (1024 tokens)')),
    signal,
  );
  expect(result).toEqual({ ok: false, error: { type: 'context-too-long', host: 'Tiny' } });
  expect(log).not.toContain('close');
});

/** What a call used, as a runtime says it at its end. */
const used = (prompt: number, cached: number) => ({
  choices: [],
  usage: {
    prompt_tokens: prompt,
    completion_tokens: 0,
    prompt_tokens_details: { cached_tokens: cached },
  },
});

test.each([
  ['prompts that are all different', 0, 2],
  ['a prompt that grows', 2_500_000, 1],
] as const)(
  'PLAY-27 a model that was asked %s is loaded anew when it remembers a gigabyte of them, and only then',
  async (_, cached, loads) => {
    const says = [{ choices: [{ index: 0, delta: { content: 'The lamp.' } }] }, used(3_000_000, cached)];
    const { runtime, log } = fakeRuntime({ processor: { says } });
    const { engine, files } = deviceOf(runtime);
    const file = await files.create('tiny');
    file.write(gguf);
    file.close();
    const teller = createDeviceModel({ engine, model, onUse: () => {} });
    // A token of this model takes 128 bytes.
    for (let call = 0; call < 4; call += 1)
      expect(textOf(await collect(teller.stream(request, signal)))).toBe('The lamp.');
    expect(log.filter((line) => line === 'load')).toHaveLength(loads);
  },
);
