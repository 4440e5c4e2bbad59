import { err, ok, type Result } from '../../src/domain/result.ts';
import type { ProviderError, Replicate } from '../replicate.ts';
import { pictureTypeOf, type PictureType } from './picture-bytes.ts';
import { pathOfAddress, type PictureFiles } from './picture-files.ts';

/** A picture to go by, as a player gave it. */
export type Reference = { readonly bytes: Uint8Array; readonly type: PictureType };

/** In bytes. */
const mostBytes = 2_500_000;
/** What a provider takes within a request; more is uploaded before. In characters. */
const mostInline = 256 * 1024;

/**
 * The bytes of a picture that a request names: they come with it, or lie in the player's own folder. No other address is ever asked, so that
 * nobody can send this server anywhere. The error is for the player.
 * @param given.origin of the files' server
 */
export async function readReference(
  address: string,
  given: { readonly user: string; readonly origin: string; readonly files: PictureFiles },
): Promise<Result<Reference, string>> {
  const bytes = address.startsWith('data:') ? bytesOfDataUrl(address) : await ownFile(address, given);
  if (bytes === null)
    return err('The reference picture has to come with the request, or to be one of your own.');
  if (bytes.length > mostBytes) return err('The reference picture is too large.');
  const type = pictureTypeOf(bytes);
  return type === null
    ? err('The reference picture is no picture, or not a whole one.')
    : ok({ bytes, type });
}

function bytesOfDataUrl(address: string): Uint8Array | null {
  const [, base64] = /^data:image\/(?:jpeg|png|webp|gif);base64,([\w+/]+={0,2})$/.exec(address) ?? [];
  return base64 === undefined ? null : new Uint8Array(Buffer.from(base64, 'base64'));
}

async function ownFile(
  address: string,
  { user, origin, files }: { readonly user: string; readonly origin: string; readonly files: PictureFiles },
): Promise<Uint8Array | null> {
  const path = pathOfAddress(address, origin);
  const isOwn = path !== null && path.startsWith(`${user}/`) && !path.split('/').includes('..');
  return isOwn ? files.read(path) : null;
}

/** The reference as a provider takes it: within the request, or put there before. */
export async function handReference(
  { bytes, type }: Reference,
  given: { readonly provider: Replicate; readonly key: string },
): Promise<Result<string, ProviderError>> {
  const inline = `data:${type};base64,${Buffer.from(bytes).toString('base64')}`;
  return inline.length <= mostInline ? ok(inline) : given.provider.upload(given.key, bytes, type);
}
