import { createClient, type SupabaseClient } from '@supabase/supabase-js';

import { createRecordingSocket } from './recording-socket.ts';
import { wireScenes } from './wire-scenes.ts';

/** A request as it left the library, without what differs each time. */
export type RecordedRequest = {
  readonly call: string;
  readonly method: string;
  /** Path and query. */
  readonly address: string;
  readonly headers: Readonly<Record<string, string>>;
  readonly body: unknown;
};

const url = 'http://127.0.0.1:8787';
const key = 'sb_publishable_recorded';

/** All calls that the game makes, by part of the wire, each as what it sends. */
export async function recordWire(): Promise<Readonly<Record<string, readonly unknown[]>>> {
  const recorded: Record<string, unknown[]> = {};
  for (const [part, calls] of Object.entries(wireScenes)) {
    const list: unknown[] = [];
    for (const [call, act] of Object.entries(calls)) {
      const client = open(call, list);
      await act(client);
      await client.realtime.disconnect();
    }
    recorded[part] = list;
  }
  return recorded;
}

function open(call: string, list: unknown[]): SupabaseClient {
  return createClient(url, key, {
    auth: { persistSession: false, autoRefreshToken: false, detectSessionInUrl: false, flowType: 'pkce' },
    global: {
      fetch: async (input, init) => {
        const request = new Request(input, init);
        list.push(await describeRequest(call, request.clone()));
        return answerTo(request);
      },
    },
    realtime: { transport: createRecordingSocket((frame) => list.push({ call, ...frame })) },
  });
}

async function describeRequest(call: string, request: Request): Promise<RecordedRequest> {
  const { pathname, search } = new URL(request.url);
  const headers = Object.fromEntries(
    [...request.headers]
      .toSorted(([a], [b]) => (a < b ? -1 : 1))
      .map(([name, value]) => [name, steady(value)]),
  );
  return { call, method: request.method, address: pathname + search, headers, body: await bodyOf(request) };
}

async function bodyOf(request: Request): Promise<unknown> {
  const type = request.headers.get('content-type') ?? '';
  if (type.startsWith('multipart/form-data')) {
    const form = await request.formData();
    return [...form].map(([name, value]) => [
      name,
      typeof value === 'string' ? value : `<${value.type}, ${value.size} bytes>`,
    ]);
  }
  const text = await request.text();
  if (text === '') return null;
  return type.startsWith('application/json') ? JSON.parse(steady(text)) : `<${text.length} characters>`;
}

/** The version of the library and what chance made of the rest are no part of the wire. */
function steady(text: string): string {
  return text
    .replaceAll(/supabase-js[\w-]*\/[\d.]+(; [^"]*)?/g, '<supabase-js>')
    .replaceAll(/boundary=[-\w]+/g, 'boundary=<boundary>')
    .replaceAll(/"code_challenge":"[\w-]+"/g, '"code_challenge":"<challenge>"')
    .replaceAll(/"code_verifier":"[\w-]+"/g, '"code_verifier":"<verifier>"');
}

const part = (value: unknown) => Buffer.from(JSON.stringify(value)).toString('base64url');
const user = {
  id: '00000000-0000-4000-8000-000000000001',
  aud: 'authenticated',
  email: 'ann@example.com',
  app_metadata: {},
  user_metadata: {},
  identities: [],
  created_at: '2026-11-24T00:00:00Z',
};
const session = {
  // Not over for as long as anybody tests this.
  access_token: `${part({ alg: 'ES256' })}.${part({ sub: user.id, exp: 9_999_999_999 })}.${part({})}`,
  token_type: 'bearer',
  expires_in: 3600,
  expires_at: 9_999_999_999,
  refresh_token: 'recorded-refresh',
  user,
};

/** Answers that let the library go on. */
function answerTo(request: Request): Response {
  const { pathname } = new URL(request.url);
  if (request.method === 'HEAD') return new Response(null, { headers: { 'content-range': '*/0' } });
  if (/\/(logout|broadcast)/.test(pathname))
    return new Response(null, { status: pathname.includes('logout') ? 204 : 202 });
  if (/\/(signup|token|verify)$/.test(pathname)) return Response.json(session);
  if (pathname.endsWith('/user')) return Response.json(user);
  if (pathname.includes('/object/sign/')) return Response.json({ signedURL: '/object/sign/x?token=t' });
  if (/\/object\/(story-images|list)/.test(pathname))
    return Response.json(request.method === 'DELETE' ? [] : { Id: 'id', Key: 'key' });
  return Response.json([]);
}
