import { lookup as systemLookup } from 'node:dns';
import { request as httpRequest } from 'node:http';
import { request as httpsRequest } from 'node:https';
import { BlockList, isIP, type LookupFunction } from 'node:net';

import { err, ok, type Result } from '../../src/domain/result.ts';
import { pictureTypeOf, type PictureType } from './picture-bytes.ts';

/** Why there is no picture. `away`: it may be there at the next try. */
export type CopyError =
  | 'away'
  | 'gone'
  | 'address-refused'
  | 'redirected'
  | 'refused'
  | 'too-large'
  | 'no-picture';

export type CopiedPicture = { readonly bytes: Uint8Array; readonly type: PictureType };

/** Fetches a provider's picture. */
export type CopyOutput = (address: string) => Promise<Result<CopiedPicture, CopyError>>;

/** What the bucket takes, in bytes. */
const mostBytes = 2 * 1024 * 1024;
const mostMs = 15_000;

/**
 * A copier that goes to the provider's delivery hosts by https and nowhere else: not to addresses of this network, by whatever name, and
 * not where an answer sends it.
 * @param options.loopbackOrigin an http origin on this machine that is let in besides, for a provider that stands in for the real one
 * @param options.lookup finds the addresses of a host
 */
export function createCopyOutput(options: {
  readonly hosts: readonly string[];
  readonly loopbackOrigin?: string;
  readonly lookup?: LookupFunction;
  readonly mostMs?: number;
}): CopyOutput {
  const lookup = outwardLookup(options.lookup ?? systemLookup);
  return (address) => {
    const url = URL.canParse(address) ? new URL(address) : null;
    if (url === null) return Promise.resolve(err('address-refused'));
    const isOwn = url.origin === options.loopbackOrigin;
    if (!isOwn && !isDelivery(url, options.hosts)) return Promise.resolve(err('address-refused'));
    return get(url, isOwn ? undefined : lookup, options.mostMs ?? mostMs);
  };
}

/** Names only: an address written as a number is looked up by nobody, so that no lookup could refuse it. */
function isDelivery(url: URL, hosts: readonly string[]): boolean {
  const { hostname, protocol, port, username, password } = url;
  if (protocol !== 'https:' || port !== '' || username !== '' || password !== '') return false;
  if (isIP(hostname.replace(/^\[|\]$/g, '')) !== 0) return false;
  return hosts.some((host) => hostname === host || hostname.endsWith(`.${host}`));
}

function get(
  url: URL,
  lookup: LookupFunction | undefined,
  timeoutMs: number,
): Promise<Result<CopiedPicture, CopyError>> {
  return new Promise((resolve) => {
    const give = (answer: Result<CopiedPicture, CopyError>) => {
      resolve(answer);
      asked.destroy();
    };
    const asked = (url.protocol === 'https:' ? httpsRequest : httpRequest)(
      url,
      // A connection of its own: its address is the one that was looked at.
      { agent: false, signal: AbortSignal.timeout(timeoutMs), ...(lookup ? { lookup } : {}) },
      (response) => {
        const status = response.statusCode ?? 0;
        if (status >= 300 && status < 400) return give(err('redirected'));
        if (status === 404 || status === 410) return give(err('gone'));
        if (status === 429 || status >= 500) return give(err('away'));
        if (status !== 200) return give(err('refused'));
        if (Number(response.headers['content-length'] ?? 0) > mostBytes) return give(err('too-large'));
        const parts: Buffer[] = [];
        let size = 0;
        response.on('data', (part: Buffer) => {
          size += part.length;
          if (size > mostBytes) give(err('too-large'));
          else parts.push(part);
        });
        response.on('end', () => {
          const bytes = Buffer.concat(parts);
          const type = pictureTypeOf(bytes);
          // A picture that moves is none of ours.
          give(type === null || type === 'image/gif' ? err('no-picture') : ok({ bytes, type }));
        });
        response.on('error', () => give(err('away')));
      },
    );
    asked.on('error', (error) => give(err(error.message === inward ? 'address-refused' : 'away')));
    asked.end();
  });
}

const inward = 'This name leads into a network of our own.';

/** Looks hosts up, and refuses those that have an address which is not of the open internet. */
function outwardLookup(lookup: LookupFunction): LookupFunction {
  return (host, options, callback) => {
    lookup(host, { ...options, all: true }, (error, found, family) => {
      if (error) return callback(error, '', 0);
      const all = typeof found === 'string' ? [{ address: found, family: family ?? isIP(found) }] : found;
      const [first] = all;
      if (!first || all.some(({ address }) => !isOutward(address))) return callback(new Error(inward), '', 0);
      if (options.all) callback(null, all);
      else callback(null, first.address, first.family);
    });
  };
}

const closed = new BlockList();
for (const [network, bits] of [
  ['0.0.0.0', 8],
  ['10.0.0.0', 8],
  ['100.64.0.0', 10],
  ['127.0.0.0', 8],
  ['169.254.0.0', 16],
  ['172.16.0.0', 12],
  ['192.0.0.0', 24],
  ['192.0.2.0', 24],
  ['192.168.0.0', 16],
  ['198.18.0.0', 15],
  ['198.51.100.0', 24],
  ['203.0.113.0', 24],
  ['224.0.0.0', 3],
] as const) {
  closed.addSubnet(network, bits, 'ipv4');
}
const open = new BlockList();
open.addSubnet('2000::', 3, 'ipv6');
// What is translated into addresses of the other kind, and what is written in books.
for (const [network, bits] of [
  ['2001::', 32],
  ['2001:db8::', 32],
  ['2002::', 16],
] as const) {
  closed.addSubnet(network, bits, 'ipv6');
}

/** Whether an address is one of the open internet. */
export function isOutward(address: string): boolean {
  switch (isIP(address)) {
    case 4:
      return !closed.check(address, 'ipv4');
    case 6:
      return open.check(address, 'ipv6') && !closed.check(address, 'ipv6');
    default:
      return false;
  }
}
