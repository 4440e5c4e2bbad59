import { expect, test } from 'vitest';
import { callerAddress } from '../../sync-server/forwarded.ts';

const proxy = '10.0.0.2';

test.each([
  ['nobody is believed without a proxy', '203.0.113.9', '198.51.100.1', 0, '203.0.113.9'],
  ['the nearest proxy is', proxy, '203.0.113.9', 1, '203.0.113.9'],
  ['what a caller wrote before it is not', proxy, '198.51.100.1, 203.0.113.9', 1, '203.0.113.9'],
  ['two proxies', proxy, '198.51.100.1, 203.0.113.9, 10.0.0.3', 2, '203.0.113.9'],
  ['a port is no part of an address', proxy, '203.0.113.9:4711', 1, '203.0.113.9'],
  ['nor are brackets', proxy, '[2001:db8::7]:4711', 1, '2001:db8::7'],
  ['an IPv4 address is one', '::ffff:203.0.113.9', null, 1, '203.0.113.9'],
  ['nonsense is none', proxy, 'unknown', 1, proxy],
  ['an empty list is none', proxy, '', 1, proxy],
])('%s', (_, remote, forwarded, hops, address) => {
  expect(callerAddress(remote, forwarded, hops)).toBe(address);
});
