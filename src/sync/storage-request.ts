import type { AskAccess, CloudAccess } from './access.ts';

const bucket = 'story-images';
const patienceMs = 60_000;

/** How a picture is stored: what lies at an address never changes. */
export const storedForGood = { 'cache-control': 'max-age=31536000', 'x-upsert': 'false' } as const;

/**
 * Asks for a picture in the account's storage, once more with a new token where one is refused. `null` when no server was reached.
 * @param path in the bucket of pictures
 */
export async function storageRequest(
  { askAccess, fetch: ask }: { readonly askAccess: AskAccess; readonly fetch: typeof fetch },
  path: string,
  init: Omit<RequestInit, 'headers'> & { readonly headers?: Readonly<Record<string, string>> },
): Promise<Response | null> {
  const asked = async ({ url, key, token }: CloudAccess) =>
    ask(`${url}/storage/v1/object/${bucket}/${path}`, {
      ...init,
      headers: { ...init.headers, apikey: key, authorization: `Bearer ${token}` },
      signal: AbortSignal.timeout(patienceMs),
    });
  try {
    const access = await askAccess(null);
    if (!access.ok) return null;
    const response = await asked(access.value);
    if (response.status !== 401) return response;
    const again = await askAccess(access.value.token);
    return again.ok ? await asked(again.value) : null;
  } catch {
    return null;
  }
}
