import { characterImagePath, portraitType } from '../domain/character-image-path.ts';
import type { AskAccess, CloudAccess } from './access.ts';

const bucket = 'story-images';
const patienceMs = 60_000;
/** In seconds: what lies at such a path never changes. */
const cacheS = 31_536_000;

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
  const { user, name, picture, nowMs, askAccess, fetch: ask } = options;
  const path = characterImagePath(user, name, picture.type, nowMs);
  const send = ({ url, key, token }: CloudAccess) =>
    ask(`${url}/storage/v1/object/${bucket}/${path}`, {
      method: 'POST',
      headers: {
        apikey: key,
        authorization: `Bearer ${token}`,
        'content-type': portraitType(picture.type),
        'cache-control': `max-age=${cacheS}`,
        'x-upsert': 'false',
      },
      body: picture,
      signal: AbortSignal.timeout(patienceMs),
    });
  try {
    const access = await askAccess(null);
    if (!access.ok) return null;
    const response = await send(access.value);
    if (response.status !== 401) return response.ok ? path : null;
    const again = await askAccess(access.value.token);
    return again.ok && (await send(again.value)).ok ? path : null;
  } catch {
    return null;
  }
}
