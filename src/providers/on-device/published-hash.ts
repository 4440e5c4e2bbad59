/** A pointer has some 130 bytes; a file that is no pointer is not read to its end. */
const longestPointer = 1024;

/**
 * The SHA-256 that a publisher names for the file at an address, in hex; `null` when he names none or cannot be asked. Hugging Face keeps large
 * files beside a Git LFS pointer, which stands under '/raw/' where the file itself stands under '/resolve/'. (Its header X-Linked-ETag
 * says the same, but on the redirect, which no page can read; the ETag behind the redirect is another hash.) Nobody but the host of the file is asked.
 */
export async function publishedHash(
  address: string,
  ask: typeof fetch,
  signal: AbortSignal,
): Promise<string | null> {
  const url = URL.parse(address);
  const pointer = url?.pathname.replace(/^(\/[^/]+\/[^/]+)\/resolve\//, '$1/raw/');
  if (!url || pointer === undefined || pointer === url.pathname) return null;
  url.pathname = pointer;
  try {
    const response = await ask(url, { credentials: 'omit', signal });
    const body = response.body?.getReader();
    if (!body) return null;
    const text = response.ok ? await readStart(body) : '';
    await body.cancel();
    return /^version https:\/\/git-lfs\.[\s\S]*^oid sha256:([0-9a-f]{64})$/m.exec(text)?.[1] ?? null;
  } catch {
    // No word of the publisher's is no fault of the file.
    return null;
  }
}

async function readStart(body: ReadableStreamDefaultReader<Uint8Array>): Promise<string> {
  const decoder = new TextDecoder();
  let text = '';
  while (text.length < longestPointer) {
    const { done, value } = await body.read();
    if (done) break;
    text += decoder.decode(value, { stream: true });
  }
  return text;
}
