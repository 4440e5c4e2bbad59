import { expect, test } from 'vitest';
import * as z from 'zod/mini';

import { accountRouter, answerRefusal, bodyOf } from '../../sync-server/account-routes.ts';

const app = accountRouter().post('/', async (context) => {
  const body = await bodyOf(context, z.object({ a: z.number() }));
  return body.ok ? context.json(body.value) : answerRefusal(context, body.error);
});

test('a body whose length nobody says is not read to its end', async () => {
  let sent = 0;
  const endless = new ReadableStream<Uint8Array>({
    pull: (controller) => {
      sent += 1000;
      if (sent > 1_000_000) controller.close();
      else controller.enqueue(new Uint8Array(1000).fill(32));
    },
  });
  const init: RequestInit & { duplex: 'half' } = { method: 'POST', body: endless, duplex: 'half' };
  const response = await app.request(new Request('http://localhost/', init));
  expect(response.status).toBe(413);
  expect(sent).toBeLessThan(20_000);
});

test.each([
  ['{"a":1}', 200],
  ['', 400],
  ['{"a":', 400],
  [`{"a":1,"b":"${'ä'.repeat(5000)}"}`, 413],
])('a body %# is read as JSON of at most 8 kB', async (body, status) => {
  expect((await app.request('/', { method: 'POST', body })).status).toBe(status);
});
