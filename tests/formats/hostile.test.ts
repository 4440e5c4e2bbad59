import { readFileSync, readdirSync } from 'node:fs';
import { unzipSync, zipSync } from 'fflate';
import { describe, expect, test } from 'vitest';

import { toBase64, toBytes } from '../../src/formats/bytes.ts';
import { writePngCard } from '../../src/formats/card-write.ts';
import { withPngTexts } from '../../src/formats/png.ts';
import { entryOfForm } from '../../src/domain/character-entry.ts';
import { dumpDatabase } from '../storage/dump.ts';
import { fakeForm, fakeId, fakeStory } from '../fakes.ts';
import { writtenBundle } from './bundle-files.ts';
import { openFileService } from './open-file-service.ts';
import { fakePicture, wholeStory } from './stories.ts';

/** A device with a story on it. */
async function openPlayed() {
  const here = await openFileService('hostile');
  await here.store.createStory(fakeStory({ id: fakeId(77) }));
  return { ...here, dump: () => dumpDatabase(here.factory, 'lamplit-space-hostile') };
}

/** A zip whose directory says what it likes; the entries' content is what is given. */
function zipSaying(
  change: (view: DataView, at: number) => void,
  files: Record<string, Uint8Array>,
): Uint8Array {
  const zip = zipSync(files);
  const view = new DataView(zip.buffer, zip.byteOffset, zip.byteLength);
  for (let at = 0; at + 4 < zip.length; at += 1)
    if (view.getUint32(at, true) === 0x02014b50) change(view, at);
  return zip;
}

const script = '<script>alert(1)</script><img src=x onerror=alert(1)>';

/** Files that must be refused. */
async function broken(): Promise<readonly (readonly [string, Uint8Array])[]> {
  const picture = await fakePicture(9);
  const png = writePngCard(entryOfForm(fakeForm(), 0), null, picture.bytes);
  const bundle = new Uint8Array(await (await writtenBundle(wholeStory())).arrayBuffer());
  const cuts = (name: string, file: Uint8Array, count: number) =>
    Array.from({ length: count }, (_, at): [string, Uint8Array] => [
      `${name} cut at ${at}/${count}`,
      file.slice(0, Math.floor((file.length * at) / count)),
    ]);
  const wrongSum = png.slice();
  const text = Buffer.from(png).indexOf('tEXt');
  wrongSum[text + 30] = (wrongSum[text + 30] ?? 0) ^ 1;
  const longChunk = png.slice();
  new DataView(longChunk.buffer).setUint32(8, 0xffffffff);
  const deep = `${'['.repeat(100_000)}${']'.repeat(100_000)}`;
  const zeros = new Uint8Array(1_000_000);
  const fixtures = readdirSync('tests/fixtures/files').filter((name) => name.endsWith('.json'));
  return [
    ...cuts('bundle', bundle, 30),
    ...cuts('card', png, 60),
    ...fixtures.flatMap((name) =>
      cuts(name, new Uint8Array(readFileSync(`tests/fixtures/files/${name}`)).slice(0, -3), 12),
    ),
    ['a PNG with a wrong checksum', wrongSum],
    ['a PNG with a chunk beyond its end', longChunk],
    ['a PNG without a card', picture.bytes],
    ['a PNG with a card that is no base64', writeText(picture.bytes, '%%%%')],
    ['a PNG with a card that is no JSON', writeText(picture.bytes, toBase64(toBytes('{"name"')))],
    [
      'a zip bomb that says so',
      zipSaying(
        (view, at) => view.setUint32(at + 24, 60_000_000, true),
        Object.fromEntries(Array.from({ length: 20 }, (_, at) => [`b${at}`, zeros])),
      ),
    ],
    [
      'a zip bomb that lies',
      zipSaying((view, at) => view.setUint32(at + 24, 10, true), { 'card.json': zeros }),
    ],
    [
      'a zip that promises 4 GB',
      zipSaying((view, at) => view.setUint32(at + 24, 0xfffffff0, true), { 'card.json': toBytes('{}') }),
    ],
    [
      'a zip that promises 900 MB of nothing',
      zipSaying((view, at) => view.setUint32(at + 24, 900_000_000, true), { 'card.json': toBytes('{}') }),
    ],
    [
      'an encrypted zip',
      zipSaying((view, at) => view.setUint16(at + 8, 1, true), { 'card.json': toBytes('{}') }),
    ],
    [
      'a zip with a wrong checksum',
      zipSaying((view, at) => view.setUint32(at + 16, 1, true), {
        'card.json': toBytes('{"name":"x","description":"y"}'),
      }),
    ],
    [
      'a zip packed in an unknown way',
      zipSaying((view, at) => view.setUint16(at + 10, 99, true), {
        'card.json': toBytes('{"name":"x","description":"y"}'),
      }),
    ],
    [
      'a zip whose header lies elsewhere',
      zipSaying((view, at) => view.setUint32(at + 42, 0xfffffff, true), {
        'card.json': toBytes('{"name":"x","description":"y"}'),
      }),
    ],
    ['a zip that climbs out', zipSync({ '../../card.json': toBytes('{"name":"x","description":"y"}') })],
    ['a zip with an absolute path', zipSync({ '/card.json': toBytes('{"name":"x","description":"y"}') })],
    ['a zip with a drive', zipSync({ 'C:\\card.json': toBytes('{"name":"x","description":"y"}') })],
    ['a zip of nothing known', zipSync({ 'readme.txt': toBytes('hello') })],
    ['an empty zip', zipSync({})],
    ['50 MB of JSON', toBytes(`{"name":"${'x'.repeat(50_000_000)}"}`)],
    ['JSON nested 100,000 deep', toBytes(deep)],
    ['a card nested deep', toBytes(`{"name":"x","description":${'{"a":'.repeat(5000)}1${'}'.repeat(5000)}}`)],
    ['a manifest that is a list', zipSync({ 'manifest.json': toBytes('[1]') })],
    ['a manifest of somebody else', zipSync({ 'manifest.json': toBytes('{"format":"other"}') })],
    ['nothing', new Uint8Array()],
    ['one byte', Uint8Array.of(0x50)],
    ['noise', Uint8Array.from({ length: 5000 }, (_, at) => (at * 7919) % 256)],
    ['a Windows program', toBytes('MZ\x90\x00')],
    ['a page of HTML', toBytes('<!doctype html><script>alert(1)</script>')],
    ['a number', toBytes('12')],
    ['null', toBytes('null')],
    ['an empty list', toBytes('[]')],
    ['an empty object', toBytes('{}')],
    ['a card without a name', toBytes('{"spec":"chara_card_v2","data":{"description":"x"}}')],
    ['a card with a name that is a list', toBytes('{"spec":"chara_card_v2","data":{"name":[]}}')],
    ['an empty save', toBytes('{"prompt":"","actions":[]}')],
    ['a chat without messages', toBytes('{"user_name":"a","character_name":"b"}\n')],
    ['an empty world', toBytes('{"entries":{}}')],
    ['Twee without prose', toBytes(':: StoryTitle\nx\n\n:: StoryData\n{}\n')],
    ...['__proto__', 'constructor', 'prototype'].map((name): [string, Uint8Array] => [
      `an object of ${name}`,
      toBytes(`{"${name}":{"polluted":true}}`),
    ]),
  ];
}

function writeText(png: Uint8Array, text: string): Uint8Array {
  const entry = entryOfForm(fakeForm(), 0);
  const good = Buffer.from(writePngCard(entry, null, png));
  // Rewrites the chunk by the program's own writer, with a text that is no card.
  return replaceTexts(new Uint8Array(good), text);
}

function replaceTexts(png: Uint8Array, text: string): Uint8Array {
  const replaced = withPngTexts(png, [
    { keyword: 'chara', text },
    { keyword: 'ccv3', text },
  ]);
  if (!replaced) throw new Error('no PNG');
  return replaced;
}

describe('a damaged or hostile file', () => {
  test('is refused with a typed reason, and the store stays as it was', async () => {
    const { service, dump } = await openPlayed();
    const before = await dump();
    const files = await broken();
    expect(files.length).toBeGreaterThanOrEqual(200);
    const accepted: string[] = [];
    for (const [name, bytes] of files) {
      const file = new Blob([new Uint8Array(bytes)]);
      const report = await service.lookInto(file, 'a.file');
      const outcome = await service.bringIn(
        { file, name: 'a.file', choice: { stories: {}, lorebookInto: null, settings: true } },
        () => {},
      );
      if (report.ok || outcome.ok) accepted.push(name);
      else expect(report.error).toEqual(outcome.error);
    }
    expect(accepted).toEqual([]);
    expect(await dump()).toEqual(before);
    expect(Object.hasOwn(Object.prototype, 'polluted')).toBe(false);
  });

  test('with script in every text is taken as text, and leaves every format as text', async () => {
    const { service, database } = await openPlayed();
    const whole = wholeStory();
    const evil = {
      ...whole,
      story: { ...whole.story, title: script, character: fakeForm({ name: script, objective: script }) },
      scenes: whole.scenes.map((scene) => ({
        ...scene,
        title: script,
        passage: `${script}\n\n]]>&amp;${script}`,
        action: scene.action && { ...scene.action, text: script },
      })),
    };
    const file = await writtenBundle(evil);
    await service.bringIn(
      { file, name: '', choice: { stories: {}, lorebookInto: null, settings: false } },
      () => {},
    );
    expect((await database.scenes.get(fakeId(100)))?.passage).toBe(`${script}\n\n]]>&amp;${script}`);
    for (const as of ['markdown', 'epub'] as const) {
      const made = await service.writeStory({ story: whole.story.id, as, leaf: null }, () => {});
      if (!made.ok) throw new Error(made.error.type);
      const bytes = new Uint8Array(await made.value.file.arrayBuffer());
      const texts =
        as === 'markdown'
          ? [Buffer.from(bytes).toString()]
          : Object.values(unzipSync(bytes)).map((part) => Buffer.from(part).toString());
      for (const text of texts) expect(text).not.toMatch(/<script|<img src=x/);
      expect(made.value.name).toMatch(/^[\p{L}\p{N}_]+\.(md|epub)$/u);
    }
  });

  test('with prototype keys in a card leaves no trace of them', async () => {
    const { service, database } = await openPlayed();
    const card =
      '{"spec":"chara_card_v2","spec_version":"2.0","__proto__":{"polluted":1},"data":{"name":"P","description":"d","extensions":{"__proto__":{"polluted":1},"constructor":{"prototype":{"polluted":1}}}}}';
    const outcome = await service.bringIn(
      {
        file: new Blob([card]),
        name: 'p.json',
        choice: { stories: {}, lorebookInto: null, settings: false },
      },
      () => {},
    );
    expect(outcome).toMatchObject({ ok: true, value: { characters: 1 } });
    expect(JSON.stringify(await database.meta.toArray())).not.toContain('polluted');
    expect(Object.hasOwn(Object.prototype, 'polluted')).toBe(false);
  });
});
