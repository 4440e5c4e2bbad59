import { characterImagePath, portraitType } from '../domain/character-image-path.ts';
import type { AskAccess } from './access.ts';
import { storageRequest, storedForGood } from './storage-request.ts';

/**
 * Puts a portrait into the account's permanent storage, which nobody else can read; where it lies then, and `null` when it could not be
 * stored: the portrait is where it was.
 */
export async function keepPortrait(options: {
  /** The account. */
  readonly user: string;
  /** Of the character. */
  readonly name: string;
  readonly picture: Blob;
  readonly nowMs: number;
  readonly askAccess: AskAccess;
  readonly fetch: typeof fetch;
}): Promise<string | null> {
  const { user, name, picture, nowMs } = options;
  const path = characterImagePath(user, name, picture.type, nowMs);
  const response = await storageRequest(options, path, {
    method: 'POST',
    headers: { 'content-type': portraitType(picture.type), ...storedForGood },
    body: picture,
  });
  return response?.ok ? path : null;
}
