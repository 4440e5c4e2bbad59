import type { MadePicture, PictureFailure } from '../../domain/ports/picture-maker.ts';
import { err, type Result } from '../../domain/result.ts';
import { objectOf, wordOf } from '../wire/json-value.ts';
import { failure, readFailure } from './failure.ts';
import { madeOf, madeOfText } from './made-picture.ts';
import { callService, hostOf, serviceAddress, type CallOptions } from './service-call.ts';

/**
 * The picture in an answer of the images protocol: in letters, as a data address, or at an address of the same server. No other address is
 * asked: nobody chose it, and it may lead into a network that the service itself cannot reach.
 */
export async function readImagesAnswer(
  options: CallOptions,
  value: unknown,
  model: string,
  signal: AbortSignal,
): Promise<Result<MadePicture, PictureFailure>> {
  const host = hostOf(options);
  const answer = objectOf(value);
  if (answer?.['error'] !== undefined && answer['error'] !== null) {
    const bytes = new TextEncoder().encode(JSON.stringify(value));
    const nowMs = options.clock.now();
    return err(
      readFailure({ status: 200, headers: new Headers() }, bytes, { host, key: options.key, nowMs }),
    );
  }
  const list: unknown = answer?.['data'];
  const first = objectOf(Array.isArray(list) ? list[0] : null);
  const letters = wordOf(first?.['b64_json']);
  if (letters !== null) return madeOfText(letters, { host, model });
  const address = wordOf(first?.['url']);
  if (address === null) return madeOf(null, { host, model });
  if (address.startsWith('data:')) return madeOfText(address, { host, model });
  const base = serviceAddress(options.address, '');
  const url = base && URL.canParse(address, base) ? new URL(address, base) : null;
  if (url === null || url.origin !== base?.origin) {
    return err(
      failure('failed', `${host} gives its pictures at an address elsewhere. Have it send them as base64.`),
    );
  }
  const path = url.pathname + url.search;
  const bytes = await callService({ ...options, address: url.origin }, { path, patienceMs: 60_000 }, signal);
  return bytes.ok ? madeOf(bytes.value, { host, model }) : bytes;
}

/** The name of a shape that is nearest to the sides. */
export function nearestShape<T extends string>(
  shapes: readonly T[],
  { width = 768, height = 960 }: { readonly width?: number; readonly height?: number },
): T | undefined {
  const off = (shape: string) => {
    const [wide = 1, high = 1] = shape.split(/[:x]/).map(Number);
    return Math.abs(Math.log(wide / high / (width / height)));
  };
  return shapes.toSorted((a, b) => off(a) - off(b))[0];
}
