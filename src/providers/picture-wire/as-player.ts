import type { PictureMakerOptions } from '../../domain/ports/picture-maker.ts';

/**
 * Asks the game's server as the player who is signed in. A token that it does not take is renewed once; who is refused then too, or has no
 * other, is given the refusal. Rejects where `send` does. @returns `null`: nobody is signed in
 */
export async function asPlayer(
  token: PictureMakerOptions['token'],
  send: (authorization: string) => Promise<Response>,
): Promise<Response | null> {
  const first = await token(null);
  if (first === null) return null;
  const response = await send(`Bearer ${first}`);
  const other = response.status === 401 ? await token(first) : null;
  if (other === null) return response;
  await response.body?.cancel();
  return send(`Bearer ${other}`);
}
