import type { AuthError } from './auth-error.ts';

const version = '2024-01-01';

/** A JSON answer that nothing keeps. */
export function jsonAnswer(
  body: unknown,
  options: { readonly status?: number; readonly headers?: Readonly<Record<string, string>> } = {},
): Response {
  return Response.json(body, {
    status: options.status ?? 200,
    headers: { 'cache-control': 'no-store', 'x-supabase-api-version': version, ...options.headers },
  });
}

/** An answer without a body, such as that of a sign-out. */
export const emptyAnswer = () =>
  new Response(null, { status: 204, headers: { 'cache-control': 'no-store' } });

/** Sends the browser on; the address it leaves is told to nobody. */
export const redirectAnswer = (address: string) =>
  new Response(null, {
    status: 303,
    headers: { location: address, 'cache-control': 'no-store', 'referrer-policy': 'no-referrer' },
  });

/** A refusal, in the shape that the asking client's version reads. */
export function errorAnswer(error: AuthError, request: Request): Response {
  const { status, code, message, reasons, retryAfterS } = error;
  const asked = request.headers.get('x-supabase-api-version') ?? '';
  const extra = reasons ? { weak_password: { reasons } } : {};
  const body =
    asked >= version
      ? { code, message, ...extra }
      : { code: status, error_code: code, msg: message, ...extra };
  return jsonAnswer(body, {
    status,
    headers: {
      'x-sb-error-code': code,
      ...(retryAfterS === undefined ? {} : { 'retry-after': String(retryAfterS) }),
    },
  });
}
