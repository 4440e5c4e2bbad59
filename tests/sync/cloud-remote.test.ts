import { expect, test } from 'vitest';

import { err, ok } from '../../src/domain/result.ts';
import type { AskAccess } from '../../src/sync/access.ts';
import { createCloudRemote } from '../../src/sync/cloud-remote.ts';

type Reply = { readonly status: number; readonly body?: unknown; readonly headers?: Record<string, string> };

/** A remote before a server that answers so, one answer after the other; `null` is a network that is away. */
function remoteBefore(replies: readonly (Reply | null)[], askAccess?: AskAccess) {
  const sent: { readonly url: string; readonly bearer: string | null; readonly body: unknown }[] = [];
  const refusedTokens: (string | null)[] = [];
  const left = [...replies];
  const remote = createCloudRemote({
    askAccess:
      askAccess ??
      (async (refused) => {
        refusedTokens.push(refused);
        return ok({ url: 'https://cloud.test', key: 'key', token: `token-${refusedTokens.length}` });
      }),
    fetch: async (input, init) => {
      const request = new Request(input, init);
      const { url } = request;
      sent.push({ url, bearer: request.headers.get('authorization'), body: await request.json() });
      const reply = left.shift();
      if (!reply) throw new TypeError('Failed to fetch');
      return new Response(JSON.stringify(reply.body ?? {}), {
        status: reply.status,
        headers: reply.headers ?? {},
      });
    },
  });
  const asked = { space: 'mira', ask: 'sums' } as const;
  return { sent, refusedTokens, ask: () => remote.audit(asked, new AbortController().signal) };
}

test('a question is a call of a function with the token of now', async () => {
  const { ask, sent } = remoteBefore([{ status: 200, body: { found: [] } }]);
  expect(await ask()).toEqual(ok({ found: [] }));
  expect(sent).toEqual([
    {
      url: 'https://cloud.test/rest/v1/rpc/sync_audit',
      bearer: 'Bearer token-1',
      body: { p: { space: 'mira', ask: 'sums' } },
    },
  ]);
});

test('a token that is refused is renewed once; refused again, the player is signed out', async () => {
  const renewed = remoteBefore([{ status: 401 }, { status: 200, body: 1 }]);
  expect(await renewed.ask()).toEqual(ok(1));
  expect(renewed.refusedTokens).toEqual([null, 'token-1']);
  const over = remoteBefore([{ status: 401 }, { status: 401 }, { status: 200 }]);
  expect(await over.ask()).toEqual(err({ type: 'signed-out' }));
  expect(over.sent).toHaveLength(2);
});

test('without a sign-in nothing is sent', async () => {
  const { ask, sent } = remoteBefore([{ status: 200 }], async () => err({ type: 'signed-out' }));
  expect(await ask()).toEqual(err({ type: 'signed-out' }));
  expect(sent).toEqual([]);
});

test('each way to fail is told from the others', async () => {
  const after = async (reply: Reply | null) => {
    const answer = await remoteBefore([reply]).ask();
    return answer.ok ? answer : answer.error;
  };
  expect(await after(null)).toEqual({ type: 'offline' });
  expect(await after({ status: 403, body: { code: '42501', message: 'not yours' } })).toEqual({
    type: 'refused',
    message: 'not yours',
  });
  expect(await after({ status: 429, headers: { 'retry-after': '7' } })).toEqual({
    type: 'failed',
    message: 'HTTP 429',
    retryAfterMs: 7000,
  });
  expect(await after({ status: 503 })).toEqual({ type: 'failed', message: 'HTTP 503' });
  expect(await after({ status: 500, body: { code: '57014', message: 'too slow' } })).toEqual({
    type: 'timeout',
  });
});
