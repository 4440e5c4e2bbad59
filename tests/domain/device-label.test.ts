import { expect, test } from 'vitest';

import { deviceLabelOf } from '../../src/domain/device-label.ts';

test.each([
  ['Mozilla/5.0 (iPhone; CPU iPhone OS 19_0 like Mac OS X) AppleWebKit/605.1.15', 'iPhone'],
  ['Mozilla/5.0 (Linux; Android 16; Pixel 9) AppleWebKit/537.36 Chrome/156.0 Mobile Safari', 'Android phone'],
  ['Mozilla/5.0 (Linux; Android 16; SM-X900) AppleWebKit/537.36 Chrome/156.0 Safari', 'Android tablet'],
  ['Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537.36 Chrome/156.0', 'Windows computer'],
  ['Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7) AppleWebKit/605.1.15 Safari', 'Mac'],
  ['Mozilla/5.0 (X11; CrOS x86_64 14541.0.0) AppleWebKit/537.36', 'Chromebook'],
  ['Mozilla/5.0 (X11; Linux x86_64; rv:140.0) Gecko/20100101 Firefox/140.0', 'Linux computer'],
  ['', 'Device'],
])('A12 %s is called %s', (userAgent, label) => {
  expect(deviceLabelOf(userAgent)).toBe(label);
});
