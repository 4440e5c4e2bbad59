import type { ProviderError } from '../../domain/errors.ts';
import { err, ok } from '../../domain/result.ts';
import type { Result } from '../../domain/result.ts';
import { createRunningHash } from './file-hash.ts';
import { beginsAsGguf } from './gguf.ts';
import type { ModelFiles } from './model-files.ts';

/** Where the bytes of a model go. */
type Into = {
  readonly files: ModelFiles;
  readonly id: string;
  readonly name: string;
  readonly signal: AbortSignal;
  /** In bytes; `size` is 0 while it is not known. */
  readonly onProgress: (received: number, size: number) => void;
  /** In bytes. */
  readonly largest: number;
};

export type Taken = {
  readonly size: number;
  /** SHA-256 of the bytes as they came, in hex. */
  readonly sha256: string;
};

/** Fetches a model from an address into the browser's store. */
export async function fetchInto(
  options: Into & {
    readonly url: string;
    readonly fetch: typeof fetch;
    readonly online: () => boolean;
  },
): Promise<Result<Taken, ProviderError>> {
  const { name, signal, online, largest } = options;
  const url = URL.parse(options.url);
  if (url === null || (url.protocol !== 'https:' && url.protocol !== 'http:'))
    return err({ type: 'bad-address', address: options.url });
  const { host } = url;
  const failed = (
    reason: Extract<ProviderError, { type: 'download-failed' }>['reason'],
    status: number | null = null,
  ) => err<ProviderError>({ type: 'download-failed', host, status, reason });

  let response: Response;
  try {
    response = await options.fetch(url, { credentials: 'omit', signal });
  } catch {
    if (signal.aborted) return failed('stopped');
    return failed(online() ? 'refused' : 'offline');
  }
  const body = response.body?.getReader() ?? null;
  if (!response.ok || body === null) {
    await body?.cancel().catch(() => {});
    return failed('refused', response.status);
  }
  const size = Number(response.headers.get('Content-Length') ?? 0);
  const free = await options.files.free().catch(() => null);
  const obstacle: ProviderError | null =
    size > largest
      ? { type: 'model-broken', model: name, reason: 'too-big' }
      : free !== null && size > free
        ? { type: 'download-failed', host, status: null, reason: 'no-room' }
        : null;
  if (obstacle !== null) {
    await body.cancel().catch(() => {});
    return err(obstacle);
  }
  const written = await write(options, body, size, () => failed(signal.aborted ? 'stopped' : 'broke-off'));
  if (!written.ok) return written;
  // A body that ends early in good order: a proxy gave up, or the tab slept.
  return size > 0 && written.value.size < size ? failed('broke-off') : written;
}

/** Takes a file of the player's own into the browser's store. */
export async function takeIn(options: Into & { readonly file: Blob }): Promise<Result<Taken, ProviderError>> {
  const { file, name, largest } = options;
  if (file.size > largest) return err({ type: 'model-broken', model: name, reason: 'too-big' });
  const free = await options.files.free().catch(() => null);
  const failed = (reason: 'no-room' | 'broke-off' | 'stopped') =>
    err<ProviderError>({ type: 'download-failed', host: name, status: null, reason });
  if (free !== null && file.size > free) return failed('no-room');
  return write(options, file.stream().getReader(), file.size, () =>
    failed(options.signal.aborted ? 'stopped' : 'broke-off'),
  );
}

async function write(
  { files, id, name, signal, onProgress, largest }: Into,
  body: ReadableStreamDefaultReader<Uint8Array>,
  size: number,
  broke: () => Result<never, ProviderError>,
): Promise<Result<Taken, ProviderError>> {
  let received = 0;
  let out: Awaited<ReturnType<ModelFiles['create']>> | null = null;
  const broken = (reason: 'not-a-model' | 'too-big') =>
    err<ProviderError>({ type: 'model-broken', model: name, reason });
  const hash = createRunningHash();
  let head = new Uint8Array();
  try {
    out = await files.create(id);
    for (;;) {
      if (signal.aborted) return broke();
      const next = await body.read().catch(() => null);
      if (next === null) return broke();
      if (next.done) break;
      if (head.length < 4) {
        head = new Uint8Array([...head, ...next.value.subarray(0, 4 - head.length)]);
        // A page of a login is refused with its first bytes, and not after an hour.
        if (head.length === 4 && !beginsAsGguf(head)) return broken('not-a-model');
      }
      hash.add(next.value);
      out.write(next.value);
      received += next.value.length;
      if (received > largest) return broken('too-big');
      onProgress(received, size);
    }
    return head.length < 4 ? broken('not-a-model') : ok({ size: received, sha256: hash.end() });
  } catch (thrown) {
    // The browser's store refuses: it is full, or was taken away.
    if (!(thrown instanceof DOMException)) throw thrown;
    return err({ type: 'download-failed', host: name, status: null, reason: 'no-room' });
  } finally {
    out?.close();
    await body.cancel().catch(() => {});
  }
}
