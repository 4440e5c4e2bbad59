import { expect, test } from 'vitest';

import { withCors } from '../../../sync-server/local/cors.ts';

const from = { address: '127.0.0.1' };
const address = 'http://127.0.0.1:8787/rest/v1/many';

test('a page of another origin may ask with the headers of the library, and read what the answer says in its own', async () => {
  const asked: string[] = [];
  const handler = withCors((request) => {
    asked.push(request.method);
    return Promise.resolve(new Response('[]', { headers: { 'Content-Range': '*/0' } }));
  });
  const preflight = await handler(
    new Request(address, {
      method: 'OPTIONS',
      headers: {
        origin: 'https://elsewhere.example',
        'access-control-request-method': 'PATCH',
        'access-control-request-headers': 'apikey,x-retry-count',
      },
    }),
    from,
  );
  expect(asked).toEqual([]);
  expect(preflight.status).toBe(204);
  expect(preflight.headers.get('access-control-allow-headers')).toBe('apikey,x-retry-count');
  expect(preflight.headers.get('access-control-allow-methods')).toContain('PATCH');
  const answer = await handler(new Request(address), from);
  expect(answer.headers.get('access-control-allow-origin')).toBe('*');
  expect(answer.headers.get('access-control-allow-credentials')).toBe(null);
  expect(answer.headers.get('access-control-expose-headers')).toContain('Content-Range');
});
