import { afterAll, describe, expect, test } from 'vitest';

import { startReplicateServer } from '../../replicate-server/replicate-server.ts';
import { dataUrl, sampleJpeg, sampleWebp } from '../../replicate-server/sample-pictures.ts';
import { modes, openGame, signUp } from '../test-game.ts';

const replicate = await startReplicateServer({ keys: ['r8_house_key'] });
afterAll(replicate.close);
const at = '/api/replicate/v1/predictions';
const order = {
  version: 'flux-kontext-dev',
  input: { prompt: 'a knight', input_image: dataUrl(sampleJpeg(400_000), 'image/jpeg') },
};

describe.each(modes)('%s', (mode) => {
  test('a signed-in player has his picture, by an address that opens it, and loses both with his sign-in', async () => {
    const game = await openGame(mode, {
      env: { REPLICATE_API_TOKEN: 'r8_house_key', REPLICATE_BASE_URL: replicate.url },
    });
    try {
      const config = (await (await fetch(`${game.url}/api/config`)).json()) as {
        features: { pictures: boolean };
      };
      expect(config.features.pictures).toBe(true);
      const { page, token } = await signUp(game, `painted-${modes.indexOf(mode)}@example.org`);
      const begun = await game.ask(at, { token, body: order, headers: { 'Idempotency-Key': 'scene:1' } });
      expect(begun.status).toBe(201);
      const { id } = (await begun.json()) as { id: string };
      const answer = await game.ask(`${at}/${id}`, { method: 'GET', token });
      const done = (await answer.json()) as { status: string; output: string; credit: object };
      expect(done).toMatchObject({ status: 'succeeded', credit: { success: true, credits_remaining: 14 } });
      const file = await fetch(done.output);
      expect(Buffer.from(await file.arrayBuffer()).equals(sampleWebp())).toBe(true);
      expect((await game.ask(at, { body: order })).status).toBe(401);
      await page.auth.signOut();
      expect((await game.ask(at, { token, body: order })).status).toBe(401);
      expect((await game.ask(`${at}/${id}`, { method: 'GET', token })).status).toBe(401);
    } finally {
      await game.close();
    }
  });
});

test('where neither the operator nor the player has a key, that is said', async () => {
  const game = await openGame('with the stand-in');
  try {
    const { token } = await signUp(game, 'keyless@example.org');
    const refused = await game.ask(at, { token, body: order });
    expect(refused.status).toBe(400);
    expect(await refused.json()).toEqual({ error: 'Replicate API key is required', code: 'no-key' });
  } finally {
    await game.close();
  }
});
