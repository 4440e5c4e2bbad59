import { err, ok, type Result } from '../../src/domain/result.ts';

/** Reads a request's body, and stops as soon as it is longer than allowed. @param most in bytes */
export async function readBody(request: Request, most: number): Promise<Result<Uint8Array, 'too-large'>> {
  if (Number(request.headers.get('content-length') ?? 0) > most) return err('too-large');
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
