import type { Handler } from './handler.ts';

/**
 * Lets pages of other origins ask a handler, as Supabase does: who asks is told by a token that the page itself adds and never by a
 * cookie, so that a foreign page can do nothing here that it could not do from a server of its own.
 */
export function withCors(handler: Handler): Handler {
  return async (request, from) => {
    if (request.method === 'OPTIONS' && request.headers.has('access-control-request-method')) {
      return preflight(request);
    }
    const answer = await handler(request, from);
    answer.headers.set('Access-Control-Allow-Origin', '*');
    answer.headers.set('Access-Control-Expose-Headers', exposed);
    return answer;
  };
}

/** What a page of another origin may read of an answer. */
const exposed = [
  'Content-Disposition',
  'Content-Length',
  'Content-Location',
  'Content-Range',
  'ETag',
  'Range-Unit',
  'Retry-After',
  'WWW-Authenticate',
  'X-Sb-Error-Code',
  'X-Supabase-Api-Version',
].join(', ');

function preflight(request: Request): Response {
  return new Response(null, {
    status: 204,
    headers: {
      'Access-Control-Allow-Origin': '*',
      'Access-Control-Allow-Methods': 'GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS',
      // Whatever is asked for, for the library adds headers of its own, such as the count of its tries.
      'Access-Control-Allow-Headers': request.headers.get('access-control-request-headers') ?? '*',
      'Access-Control-Max-Age': '3600',
      Vary: 'Access-Control-Request-Headers',
    },
  });
}
