import type { PictureFailure, PictureMakerOptions } from '../../domain/ports/picture-maker.ts';
import { err, ok, type Result } from '../../domain/result.ts';
import { failure, readFailure } from './failure.ts';

/** One request of a picture service. */
export type ServiceCall = {
  /** Under the base address, from the slash on, with its query. */
  readonly path: string;
  readonly method?: 'GET' | 'POST' | 'DELETE';
  readonly headers?: Readonly<Record<string, string>>;
  /** Sent as JSON, or as a form when it is one. */
  readonly body?: object;
  /** How long the answer may take, in milliseconds. @defaultValue 20 s */
  readonly patienceMs?: number;
};

/** What a call needs of its maker. */
export type CallOptions = Pick<PictureMakerOptions, 'fetch' | 'clock' | 'online' | 'key' | 'address'>;

/** How long one picture may take, in milliseconds: a computer at home may have to fetch its model from the disk first. */
export const pictureMs = 300_000;

/** Of an answer, in bytes: a picture of 15 MB in the letters of base64. */
const mostBytes = 20 * 1024 * 1024;

type Came =
  | { readonly type: 'answer'; readonly response: Response; readonly bytes: Uint8Array<ArrayBuffer> }
  | { readonly type: 'unreachable' }
  | { readonly type: 'redirected' }
  | { readonly type: 'too-large' }
  | { readonly type: 'late' };

/**
 * Asks a picture service. It is not followed where it sends one: a key or a photo would go along, to an address that nobody chose. Never
 * throws; when `signal` is aborted the answer means nothing.
 */
export async function callService(
  options: CallOptions,
  call: ServiceCall,
  signal: AbortSignal,
): Promise<Result<Uint8Array<ArrayBuffer>, PictureFailure>> {
  const url = serviceAddress(options.address, call.path);
  if (url === null) return err(badAddress(options.address));
  const { host } = url;
  const over = new AbortController();
  const both = AbortSignal.any([signal, over.signal]);
  const late = options.clock.sleep(call.patienceMs ?? 20_000, both).then((): Came => ({ type: 'late' }));
  try {
    const came = await Promise.race([ask(options.fetch, url, initOf(call), both), late]);
    switch (came.type) {
      case 'answer':
        return came.response.ok
          ? ok(came.bytes)
          : err(
              readFailure(came.response, came.bytes, { host, key: options.key, nowMs: options.clock.now() }),
            );
      case 'unreachable':
        return err(
          options.online()
            ? failure(
                'unreachable',
                `${host} did not answer. Check that it is running and lets this page in.`,
              )
            : failure('unreachable', `You are offline, and ${host} cannot be reached.`),
        );
      case 'late':
        return err(failure('timed-out', 'Image generation timed out'));
      case 'redirected':
        return err(failure('failed', `${host} sends the call on to another address. Give that one instead.`));
      case 'too-large':
        return err(failure('failed', `What came from ${host} is too large for a picture.`));
      default:
        return came satisfies never;
    }
  } finally {
    over.abort();
  }
}

/** The same, where the answer is JSON. */
export async function askService(
  options: CallOptions,
  call: ServiceCall,
  signal: AbortSignal,
): Promise<Result<unknown, PictureFailure>> {
  const answer = await callService(options, call, signal);
  if (!answer.ok) return answer;
  const value = parse(new TextDecoder().decode(answer.value));
  return value === undefined
    ? err(failure('failed', `${hostOf(options)} answered, but not as a picture service does.`))
    : ok(value);
}

/** The host of a service, for the words of a failure. */
export function hostOf({ address }: Pick<CallOptions, 'address'>): string {
  return serviceAddress(address, '')?.host ?? address;
}

/** The address of one call; `null` when the base is no http or https address. */
export function serviceAddress(base: string, path: string): URL | null {
  if (!URL.canParse(base.trim())) return null;
  const url = new URL(base.trim());
  if (url.protocol !== 'http:' && url.protocol !== 'https:') return null;
  // A name or password in an address would travel with every call, and fetch refuses them anyway.
  if (url.username !== '' || url.password !== '') return null;
  return new URL(url.origin + url.pathname.replace(/\/+$/, '') + path);
}

/** What is said of an address that is none. */
export function badAddress(address: string): PictureFailure {
  return failure(
    'wrong-settings',
    address === ''
      ? 'The address of the service is missing. Put it in in Settings.'
      : `“${address}” does not begin with http:// or https://. Correct it in Settings.`,
  );
}

/** JSON; `undefined` when it is none. */
export function parse(text: string): unknown {
  try {
    return JSON.parse(text) as unknown;
  } catch {
    return undefined;
  }
}

function initOf({ method, headers = {}, body }: ServiceCall): RequestInit {
  const how: RequestInit = {
    redirect: 'manual',
    credentials: 'omit',
    cache: 'no-store',
    method: method ?? (body === undefined ? 'GET' : 'POST'),
  };
  if (body === undefined) return { ...how, headers };
  if (body instanceof FormData) return { ...how, headers, body };
  return { ...how, headers: { 'Content-Type': 'application/json', ...headers }, body: JSON.stringify(body) };
}

async function ask(fetchIt: typeof fetch, url: URL, how: RequestInit, signal: AbortSignal): Promise<Came> {
  try {
    const response = await fetchIt(url, { ...how, signal });
    if (response.type === 'opaqueredirect' || (response.status >= 300 && response.status < 400)) {
      await response.body?.cancel();
      return { type: 'redirected' };
    }
    const bytes = await readAll(response);
    return bytes === null ? { type: 'too-large' } : { type: 'answer', response, bytes };
  } catch {
    return { type: 'unreachable' };
  }
}

/** The bytes of an answer; `null`: it has more than is taken, and is read no further. */
export async function readAll(response: Response): Promise<Uint8Array<ArrayBuffer> | null> {
  if (Number(response.headers.get('content-length') ?? 0) > mostBytes) {
    await response.body?.cancel();
    return null;
  }
  if (response.body === null) return new Uint8Array();
  const reader = response.body.getReader();
  const parts: Uint8Array[] = [];
  let size = 0;
  for (;;) {
    const { done, value } = await reader.read();
    if (done) break;
    size += value.length;
    if (size > mostBytes) {
      await reader.cancel();
      return null;
    }
    parts.push(value);
  }
  const all = new Uint8Array(size);
  let at = 0;
  for (const each of parts) {
    all.set(each, at);
    at += each.length;
  }
  return all;
}
