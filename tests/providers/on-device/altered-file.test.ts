import { createHash } from 'node:crypto';

import { expect, test } from 'vitest';

import type { DeviceModel } from '../../../src/domain/model.ts';
import { createDeviceModel } from '../../../src/providers/on-device/client.ts';
import type { ModelFiles } from '../../../src/providers/on-device/model-files.ts';
import { messageOf } from '../../../src/ui/messages.ts';
import { fakeLocks } from '../../game-table.ts';
import { collect, request } from '../chat-completions/call-model.ts';
import { deviceOf, fakeRuntime, gguf, model, signal, source, type Host } from './device-table.ts';

/** A tensor byte of the model with one bit the other way: its head is as it was, and it can be run. */
const altered = gguf.slice();
altered[gguf.length - 2_000] = (gguf[gguf.length - 2_000] ?? 0) ^ 1;
const sha256 = (bytes: Uint8Array) => createHash('sha256').update(bytes).digest('hex');
const alteredError = { type: 'model-broken', model: 'Tiny', reason: 'altered' } as const;

/** A host like Hugging Face: beside a file stands its hash. */
function publisher(sent: Uint8Array<ArrayBuffer>, named: string): Host {
  return (address) =>
    address.includes('/raw/')
      ? new Response(`version https://git-lfs.github.com/spec/v1\noid sha256:${named}\nsize ${sent.length}\n`)
      : new Response(sent, { headers: { 'Content-Length': String(sent.length) } });
}
const published = { ...source, from: { url: 'https://models.example/one/tiny/resolve/main/tiny.gguf' } };

test('a byte that changed on the way is found by the hash that the publisher names, before the model is tried', async () => {
  const { runtime, log } = fakeRuntime();
  const { shelf, rows, files } = deviceOf(runtime, fakeLocks(), [], publisher(altered, sha256(gguf)));
  expect(await shelf.install(published)).toEqual({ ok: false, error: alteredError });
  expect(rows.rows.get('tiny')).toMatchObject({ status: 'failed', error: alteredError });
  expect(files.names()).toEqual([]);
  expect(log).toEqual([]);
});

test('a model is kept with the hash of what came, and with whether its publisher names the same', async () => {
  const one = deviceOf(fakeRuntime().runtime, fakeLocks(), [], publisher(gguf, sha256(gguf)));
  await one.shelf.install(published);
  expect(one.rows.rows.get('tiny')?.hash).toMatchObject({ sha256: sha256(gguf), published: true });
  const other = deviceOf(fakeRuntime().runtime);
  await other.shelf.install(published);
  expect(other.rows.rows.get('tiny')?.hash).toMatchObject({ sha256: sha256(gguf), published: false });
});

test('a byte that changed while it was written is found when the file is read over', async () => {
  const { runtime, log } = fakeRuntime();
  const { shelf, rows, files } = deviceOf(runtime);
  const { create } = files;
  Object.assign(files, {
    create: async (id: string) => {
      const out = await create(id);
      let at = 0;
      return {
        ...out,
        write: (bytes: Uint8Array) => {
          out.write(altered.subarray(at, at + bytes.length));
          at += bytes.length;
        },
      };
    },
  });
  expect(await shelf.install(source)).toEqual({ ok: false, error: alteredError });
  expect(rows.rows.get('tiny')).toMatchObject({ status: 'failed', error: alteredError });
  expect(log).toEqual([]);
});

async function replace(files: ModelFiles, bytes: Uint8Array) {
  const file = await files.create('tiny');
  file.write(bytes);
  file.close();
}

test('PLAY-27 one changed byte in the tensors of an installed model is found before it is run', async () => {
  const { runtime, log } = fakeRuntime();
  const { engine, shelf, files, rows } = deviceOf(runtime);
  await shelf.install(source);
  await engine.free();
  await replace(files, altered);
  const sample = rows.rows.get('tiny')?.hash?.sample ?? null;
  const teller = createDeviceModel({
    engine,
    model: { ...model, size: gguf.length, sample },
    onUse: () => {},
  });
  expect(await collect(teller.stream(request, signal))).toEqual([{ type: 'failed', error: alteredError }]);
  expect(log.filter((line) => line === 'load')).toHaveLength(1);
  expect(messageOf(alteredError).text).toMatch(/install/);
});

test('checking a file says when it was sound; a changed one is taken away, and its row says why', async () => {
  const { runtime } = fakeRuntime();
  const { shelf, rows, files, clock } = deviceOf(runtime);
  await shelf.install(source);
  clock.advance(60_000);
  expect(await shelf.check('tiny')).toEqual({ ok: true, value: null });
  expect(rows.rows.get('tiny')).toMatchObject({ status: 'installed', reading: null, soundAt: clock.now() });
  await replace(files, altered);
  expect(await shelf.check('tiny')).toEqual({ ok: false, error: alteredError });
  expect(rows.rows.get('tiny')).toMatchObject({ status: 'failed', reading: null, error: alteredError });
  expect(files.names()).toEqual([]);
});

test('a model that came before hashes were kept has one after it was checked', async () => {
  const { shelf, rows } = deviceOf(fakeRuntime().runtime);
  await shelf.install(source);
  const { hash: _hash, ...old } = rows.rows.get('tiny') ?? {};
  rows.rows.set('tiny', old as DeviceModel);
  await shelf.check('tiny');
  expect(rows.rows.get('tiny')?.hash).toMatchObject({ sha256: sha256(gguf), published: false });
});

test('a check that is stopped leaves the model as it was, and so does a stop that comes too late', async () => {
  const { runtime } = fakeRuntime();
  const { shelf, rows, files } = deviceOf(runtime);
  await shelf.install(source);
  const { read } = files;
  let stopped = 0;
  Object.assign(files, {
    read: async (id: string) => {
      stopped += 1;
      await shelf.stopInstall('tiny');
      return read(id);
    },
  });
  expect(await shelf.check('tiny')).toEqual({ ok: true, value: null });
  expect(stopped).toBe(1);
  expect(rows.rows.get('tiny')).toMatchObject({ status: 'installed', reading: null });
  expect(rows.rows.get('tiny')?.soundAt).toBeUndefined();
  await shelf.stopInstall('tiny');
  expect(rows.rows.get('tiny')).toMatchObject({ status: 'installed' });
  expect(files.names()).toEqual(['tiny']);
});
