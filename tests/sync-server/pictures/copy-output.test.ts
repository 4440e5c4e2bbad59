import type { LookupFunction } from 'node:net';
import { expect, test } from 'vitest';

import { createCopyOutput, isOutward } from '../../../sync-server/pictures/copy-output.ts';
import { pictureTypeOf } from '../../../sync-server/pictures/picture-bytes.ts';
import { dataUrl, sampleJpeg, samplePng, sampleWebp } from '../../replicate-server/sample-pictures.ts';

const hosts = ['replicate.delivery'];

/** Finds each name at the next of some addresses, and notes what it was asked for. */
function lookupOf(...answers: readonly (readonly string[])[]) {
  const asked: string[] = [];
  const lookup: LookupFunction = (host, _options, callback) => {
    const found = answers[Math.min(asked.length, answers.length - 1)] ?? [];
    asked.push(host);
    callback(
      null,
      found.map((address) => ({ address, family: address.includes(':') ? 6 : 4 })),
    );
  };
  return { asked, lookup };
}

test.each([
  'http://replicate.delivery/a.webp',
  'https://replicate.delivery.example.org/a.webp',
  'https://notreplicate.delivery/a.webp',
  'https://user:word@replicate.delivery/a.webp',
  'https://replicate.delivery:8443/a.webp',
  'https://replicate.delivery@127.0.0.1/a.webp',
  'https://127.0.0.1/a.webp',
  'https://2130706433/a.webp',
  'https://0x7f.1/a.webp',
  'https://0/a.webp',
  'https://[::1]/a.webp',
  'https://[::ffff:127.0.0.1]/a.webp',
  'https://localhost/a.webp',
  'http://127.0.0.1:1/a.webp',
  'file:///etc/passwd',
  dataUrl(samplePng, 'image/png'),
  'no address',
])('nobody is asked for %s', async (address) => {
  const { asked, lookup } = lookupOf(['93.184.216.34']);
  const copy = createCopyOutput({ hosts, lookup });
  expect(await copy(address)).toEqual({ ok: false, error: 'address-refused' });
  expect(asked).toEqual([]);
});

test.each([
  '127.0.0.1',
  '10.1.2.3',
  '192.168.0.1',
  '169.254.169.254',
  '::1',
  'fd00::1',
  'fe80::1',
  '::ffff:10.0.0.1',
])('a delivery host whose name leads to %s is not connected to', async (address) => {
  const { asked, lookup } = lookupOf([address]);
  const copy = createCopyOutput({ hosts, lookup });
  expect(await copy('https://pbxt.replicate.delivery/a.webp')).toEqual({
    ok: false,
    error: 'address-refused',
  });
  expect(asked).toEqual(['pbxt.replicate.delivery']);
  // One of several is enough.
  const mixed = createCopyOutput({ hosts, lookup: lookupOf(['93.184.216.34', address]).lookup });
  expect(await mixed('https://pbxt.replicate.delivery/a.webp')).toEqual({
    ok: false,
    error: 'address-refused',
  });
});

test('a name that leads elsewhere at the second look is looked at for each connection', async () => {
  // The first leads to where nobody is.
  const { asked, lookup } = lookupOf(['3ffe::1'], ['127.0.0.1']);
  const copy = createCopyOutput({ hosts, lookup, mostMs: 50 });
  expect(await copy('https://replicate.delivery/a.webp')).toEqual({ ok: false, error: 'away' });
  expect(await copy('https://replicate.delivery/a.webp')).toEqual({ ok: false, error: 'address-refused' });
  expect(asked.length).toBe(2);
});

test('addresses of the open internet, and those that are not', () => {
  expect(['93.184.216.34', '8.8.8.8', '2606:4700::1111'].map(isOutward)).toEqual([true, true, true]);
  const inward = ['0.0.0.0', '100.64.0.1', '172.31.0.1', '198.18.0.1', '224.0.0.1', '255.255.255.255'];
  const inward6 = ['::', '2002:7f00:1::', '64:ff9b::7f00:1', '2001:db8::1', 'ff02::1', 'localhost', ''];
  expect([...inward, ...inward6].filter(isOutward)).toEqual([]);
});

test('a picture is what its bytes are, and only whole', () => {
  expect(pictureTypeOf(samplePng)).toBe('image/png');
  expect(pictureTypeOf(sampleJpeg())).toBe('image/jpeg');
  expect(pictureTypeOf(sampleWebp())).toBe('image/webp');
  expect(pictureTypeOf(Buffer.from(`GIF89a${'x'.repeat(30)};`))).toBe('image/gif');
  for (const whole of [samplePng, sampleJpeg(), sampleWebp()]) {
    expect(pictureTypeOf(whole.subarray(0, whole.length - 20))).toBeNull();
  }
  expect(pictureTypeOf(Buffer.from('<svg xmlns="http://www.w3.org/2000/svg"></svg>'))).toBeNull();
  expect(pictureTypeOf(new Uint8Array())).toBeNull();
});
