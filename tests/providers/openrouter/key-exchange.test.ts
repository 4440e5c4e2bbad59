import { expect, test } from 'vitest';

import { addressOf } from '../../../src/providers/catalog.ts';
import { createKeyExchange } from '../../../src/providers/openrouter/key-exchange.ts';
import { createFakeClock } from '../../model-server/fake-clock.ts';

const grant = { code: 'code-1', verifier: 'v'.repeat(43) };

/** Trades the code with a gateway that answers so; tells what it was sent. */
async function trade(answer: () => Response) {
  const sent: Request[] = [];
  const exchange = createKeyExchange(
    {
      fetch: async (input, init) => {
        sent.push(new Request(input, init));
        return answer();
      },
      clock: createFakeClock(),
      online: () => true,
    },
    addressOf('openrouter', { serverUrl: '', origin: 'https://game.test' }),
  );
  return { result: await exchange(grant), sent };
}

test('SET-10 the code is traded for a key with the verifier, in the body and never in an address', async () => {
  const { result, sent } = await trade(() => Response.json({ key: 'sk-or-v1-fresh', user_id: 'u' }));
  expect(result).toEqual({ ok: true, value: 'sk-or-v1-fresh' });
  expect(sent.map(({ url, method }) => `${method} ${url}`)).toEqual([
    'POST https://openrouter.ai/api/v1/auth/keys',
  ]);
  expect(await sent[0]?.json()).toEqual({
    code: 'code-1',
    code_verifier: grant.verifier,
    code_challenge_method: 'S256',
  });
  expect(sent[0]?.headers.has('authorization')).toBe(false);
});

test.each([
  [400, { error: { code: 400, message: 'Invalid code_challenge_method' } }],
  [403, { error: { code: 403, message: 'Invalid code or code_verifier' } }],
  [404, { error: { code: 404, message: 'Not found' } }],
])('SET-10 a code that is refused with %i is said to be, and is no refused key', async (status, body) => {
  const { result } = await trade(() => Response.json(body, { status }));
  expect(result).toMatchObject({ ok: false, error: { type: 'connect-failed', host: 'openrouter.ai' } });
});

test('SET-10 an answer without a key connects nothing', async () => {
  const { result } = await trade(() => Response.json({ user_id: 'u' }));
  expect(result).toMatchObject({ ok: false, error: { type: 'connect-failed' } });
});
