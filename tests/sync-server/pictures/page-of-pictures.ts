import type { PictureDeps } from '../../../sync-server/pictures/deps.ts';
import { createPredictions } from '../../../sync-server/predictions.ts';
import { dataUrl, sampleJpeg } from '../../replicate-server/sample-pictures.ts';

/** What a page asks for: one that succeeds, one that fails, one that needs the second model. */
const wantedPictures = [
  { request: 'plain', version: 'flux-dev' },
  { request: 'doomed', version: 'flux-schnell' },
  { request: 'second', version: 'flux-kontext-dev' },
] as const;

const reference = dataUrl(sampleJpeg(), 'image/jpeg');
const ended = new Set(['succeeded', 'failed', 'canceled', 'aborted']);

/** A page that asks for its pictures, one after the other, and waits for each to end. The answer is how each ended. */
export async function playPage(deps: PictureDeps, user: string): Promise<readonly string[]> {
  const server = createPredictions(deps);
  const ask = async (method: string, path = '', body?: object, headers: Record<string, string> = {}) => {
    const response = await server.fetch(
      new Request(`http://127.0.0.1/api/replicate/v1/predictions${path}`, {
        method,
        headers: { authorization: `Bearer ${user}`, ...headers },
        ...(body ? { body: JSON.stringify(body) } : {}),
      }),
    );
    return (await response.json()) as { id?: string; status?: string };
  };
  const ends: string[] = [];
  for (const { request, version } of wantedPictures) {
    const input = {
      prompt: 'a knight',
      ...(version === 'flux-kontext-dev' ? { input_image: reference } : {}),
    };
    let picture = await ask('POST', '', { version, input }, { 'idempotency-key': request });
    for (let asked = 0; asked < 8 && picture.id && !ended.has(picture.status ?? ''); asked += 1) {
      picture = await ask('GET', `/${picture.id}`);
    }
    ends.push(picture.status ?? 'refused');
  }
  return ends;
}
