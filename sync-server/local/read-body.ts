import { err, ok, type Result } from '../../src/domain/result.ts';

/** Reads a request's body, and stops as soon as it is longer than allowed. @param most in bytes */
export async function readBody(request: Request, most: number): Promise<Result<Uint8Array, 'too-large'>> {
  // Asking these for a stream makes one, which costs more than a small answer.
  if (request.method === 'GET' || request.method === 'HEAD') return ok(new Uint8Array());
  const stated = request.headers.get('content-length');
  if (Number(stated ?? 0) > most) return err('too-large');
  if (stated !== null) {
    // HTTP lets no more through than was stated, so that nothing is to be counted on the way.
    const whole = new Uint8Array(await request.arrayBuffer());
    return whole.byteLength > most ? err('too-large') : ok(whole);
  }
  if (!request.body) return ok(new Uint8Array());
  const parts: Uint8Array[] = [];
  let length = 0;
  const reader = request.body.getReader();
  for (;;) {
    const { done, value } = await reader.read();
    if (done) return ok(Buffer.concat(parts));
    length += value.byteLength;
    if (length > most) {
      await reader.cancel();
      return err('too-large');
    }
    parts.push(value);
  }
}
