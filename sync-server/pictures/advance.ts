import { pictureModelSchemas } from '../../src/domain/picture-models.ts';
import { fallbackOrder, modelInput } from '../../src/domain/picture-order.ts';
import { err, ok, type Result } from '../../src/domain/result.ts';
import type { ProviderError, ProviderPrediction } from '../replicate.ts';
import type { CopyError } from './copy-output.ts';
import type { PictureDeps } from './deps.ts';
import { pictureEndings } from './picture-bytes.ts';
import type { PictureEnd, PictureRow } from './picture-rows.ts';

/** A picture, and what its provider says that it is doing. */
export type PictureNow = { readonly row: PictureRow; readonly isProcessing: boolean };

type Mine = { readonly user: string; readonly row: PictureRow; readonly key: string };

/**
 * Asks the provider about a picture, once, and does what the answer asks for: keeps the picture, tries the other model, or ends it. May be
 * done by many at once and be killed at any point; whoever comes next goes on from there.
 */
export async function advance(deps: PictureDeps, mine: Mine): Promise<Result<PictureNow, ProviderError>> {
  const { user, row, key } = mine;
  if (row.status !== 'starting') return ok({ row, isProcessing: false });
  if (row.provider_id === null) {
    // Whoever asks the provider just now says what it answered. Nobody does: he is gone, and nobody knows of a prediction.
    if (row.is_leased) return ok({ row, isProcessing: false });
    return ended(deps, mine, { status: 'failed', error: 'The server stopped before the picture was begun' });
  }
  const asked = await deps.provider.get(key, row.provider_id);
  if (asked.ok) return take(deps, { user, row, key }, asked.value);
  // Forgotten after an hour. Another key does not know it either, and that ends nothing.
  if (asked.error.status === 404 && !row.own_key) {
    return ended(deps, mine, { status: 'failed', error: 'The provider no longer has this picture' });
  }
  return asked;
}

/** Does what a provider's word about a picture asks for. */
export async function take(
  deps: PictureDeps,
  mine: Mine,
  prediction: ProviderPrediction,
): Promise<Result<PictureNow, ProviderError>> {
  switch (prediction.status) {
    case 'starting':
      return ok({ row: mine.row, isProcessing: false });
    case 'processing':
      return ok({ row: mine.row, isProcessing: true });
    case 'succeeded':
      return keep(deps, mine, prediction.output);
    case 'failed':
      return (
        (await tryOther(deps, mine, prediction)) ??
        ended(deps, mine, { status: 'failed', error: failed(prediction.error) })
      );
    case 'canceled':
    case 'aborted':
      return ended(deps, mine, { status: prediction.status, error: failed(prediction.error) });
    default:
      return prediction.status satisfies never;
  }
}

const failed = (why: string | null) => `Image generation failed: ${why ?? 'Unknown error'}`;

/** The shortest address that can be one. */
const shortest = 10;

/** Copies the picture before the provider forgets it, and only then lets the credit go. */
async function keep(
  deps: PictureDeps,
  mine: Mine,
  address: string,
): Promise<Result<PictureNow, ProviderError>> {
  const { user, row } = mine;
  if (address.length < shortest) {
    return ended(deps, mine, { status: 'failed', error: 'Invalid image URL received from Replicate' });
  }
  const copied = await deps.copy(address);
  if (!copied.ok) {
    // The next who asks tries it again; after an hour it is gone, and that ends it.
    if (copied.error === 'away') return ok({ row, isProcessing: true });
    deps.log.warn('picture not copied', { why: copied.error });
    return ended(deps, mine, { status: 'failed', error: failed(notCopied[copied.error]) });
  }
  const { bytes, type } = copied.value;
  const path = `${user}/generated/${row.id}.${pictureEndings[type]}`;
  const put = await deps.files.put(path, bytes, type);
  if (!put.ok) {
    deps.log.error('picture not kept', { why: put.error });
    return ok({ row, isProcessing: true });
  }
  return ended(deps, mine, { status: 'succeeded', file: path });
}

const notCopied: Readonly<Record<Exclude<CopyError, 'away'>, string>> = {
  gone: 'the picture is no longer there',
  'address-refused': 'the picture lies at an address that is not the provider’s',
  redirected: 'the picture lies at an address that is not the provider’s',
  refused: 'the picture cannot be fetched',
  'too-large': 'the picture is too large',
  'no-picture': 'what came is no picture',
};

/**
 * The second try, by another model and for the same credit. What the first was made of comes from the provider, for no photo is kept here;
 * `null` when there is nothing else to try.
 */
async function tryOther(
  deps: PictureDeps,
  mine: Mine,
  prediction: ProviderPrediction,
): Promise<Result<PictureNow, ProviderError> | null> {
  const { user, row, key } = mine;
  if (row.tries > 1) return null;
  const { prompt, seed, output_format: format } = prediction.input;
  const reference = prediction.input[pictureModelSchemas[row.model].reference ?? ''];
  if (typeof prompt !== 'string' || typeof reference !== 'string') return null;
  const other = fallbackOrder(row.model, {
    prompt,
    reference,
    ...(typeof seed === 'number' ? { seed } : {}),
    format: format === 'webp' || format === 'png' ? format : 'jpg',
  });
  if (other === null) return null;
  if (!(await deps.rows.retry(user, row.id, row.provider_id))) return again(deps, mine);
  const made = await deps.provider.create(key, {
    version: pictureModelSchemas[other.model].version,
    input: modelInput(other.model, other.order),
  });
  if (!made.ok) {
    return ended(deps, mine, { status: 'failed', error: failed(prediction.error ?? made.error.detail) });
  }
  return begun(deps, mine, made.value);
}

/** Keeps the name of a new prediction. When nobody waits for it any more, it is stopped. */
export async function begun(
  deps: PictureDeps,
  mine: Mine,
  prediction: ProviderPrediction,
): Promise<Result<PictureNow, ProviderError>> {
  if (!(await deps.rows.note(mine.user, mine.row.id, prediction.id))) {
    deps.log.warn('picture ended before it was begun');
    await deps.provider.cancel(mine.key, prediction.id);
  }
  return again(deps, mine);
}

/** How a picture stands now. */
async function again(deps: PictureDeps, mine: Mine): Promise<Result<PictureNow, ProviderError>> {
  return found(await deps.rows.find(mine.user, { id: mine.row.id }));
}

/** Ends a picture, and settles its credit; an earlier end stays. */
export async function ended(
  deps: Pick<PictureDeps, 'rows'>,
  { user, row }: Pick<Mine, 'user' | 'row'>,
  end: PictureEnd,
): Promise<Result<PictureNow, ProviderError>> {
  return found(await deps.rows.end(user, row.id, end));
}

/** An account may be deleted while its picture is in the making. */
function found(row: PictureRow | null): Result<PictureNow, ProviderError> {
  return row === null
    ? err({ status: 404, statusText: 'Not Found', detail: '' })
    : ok({ row, isProcessing: false });
}
