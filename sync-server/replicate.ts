// The only file that knows Replicate's wire. It is made from the provider's published pages (creating and getting predictions, their states,
// rate limits, files) and was never recorded from the real service.
import { STATUS_CODES } from 'node:http';
import * as z from 'zod/mini';

import { err, ok, type Result } from '../src/domain/result.ts';

/** A prediction as the provider has it. */
export type ProviderPrediction = {
  readonly id: string;
  /** A state that is not known is taken for one on the way. */
  readonly status: 'starting' | 'processing' | 'succeeded' | 'failed' | 'canceled' | 'aborted';
  /** The first address of the output; '' when there is none. */
  readonly output: string;
  readonly error: string | null;
  /** What it was made of; gone after an hour. */
  readonly input: Readonly<Record<string, unknown>>;
};

/** Why the provider did not do it. @property status 0 when it cannot be reached */
export type ProviderError = {
  readonly status: number;
  readonly statusText: string;
  /** The provider's own words, without any key. */
  readonly detail: string;
  readonly retryAfterS?: number;
};

/** What is asked of the provider; each call with the key that is to pay for it. */
export type Replicate = {
  /** Not to be repeated when it was perhaps heard: every creation is a picture that is paid for. */
  readonly create: (
    key: string,
    given: { readonly version: string; readonly input: Readonly<Record<string, string | number>> },
  ) => Promise<Result<ProviderPrediction, ProviderError>>;
  readonly get: (key: string, id: string) => Promise<Result<ProviderPrediction, ProviderError>>;
  readonly cancel: (key: string, id: string) => Promise<Result<ProviderPrediction, ProviderError>>;
  /** Puts a file there, for a day, and answers an address that predictions of the same key may be given. */
  readonly upload: (key: string, bytes: Uint8Array, type: string) => Promise<Result<string, ProviderError>>;
};

export const replicateUrl = 'https://api.replicate.com';
/** Where its pictures lie. */
export const replicateHosts = ['replicate.delivery'] as const;

const timeoutMs = 30_000;

const states = ['starting', 'processing', 'succeeded', 'failed', 'canceled', 'aborted'] as const;
const predictionSchema = z.object({
  id: z.string().check(z.regex(/^[\w-]{1,100}$/)),
  status: z.string(),
  output: z.optional(z.unknown()),
  error: z.optional(z.unknown()),
  input: z.optional(z.nullable(z.record(z.string(), z.unknown()))),
});
const fileSchema = z.object({ urls: z.object({ get: z.string() }) });
const problemSchema = z.object({
  detail: z.optional(z.unknown()),
  title: z.optional(z.unknown()),
});

/** @param options.baseUrl without a trailing slash */
export function createReplicate(options: {
  readonly baseUrl: string;
  readonly fetch: typeof fetch;
}): Replicate {
  const ask = async <T>(
    key: string,
    path: string,
    init: RequestInit,
    read: (value: unknown) => T | null,
  ): Promise<Result<T, ProviderError>> => {
    const headers = new Headers(init.headers);
    headers.set('Authorization', `Bearer ${key}`);
    try {
      const response = await options.fetch(`${options.baseUrl}/v1/${path}`, {
        ...init,
        headers,
        redirect: 'manual',
        signal: AbortSignal.timeout(timeoutMs),
      });
      const value = await jsonOf(response);
      if (!response.ok) return err(refusal(response, value, key));
      const answer = read(value);
      return answer === null ? err(problem(502, 'The answer is not understood.')) : ok(answer);
    } catch (thrown) {
      // Not the message: it may hold what was sent.
      return err(problem(0, thrown instanceof Error ? thrown.name : 'unknown'));
    }
  };
  const post = (value: unknown): RequestInit => ({
    method: 'POST',
    headers: { 'Content-Type': 'application/json' },
    body: JSON.stringify(value),
  });
  return {
    create: (key, { version, input }) =>
      ask(key, 'predictions', post({ version, input }), readPrediction(key)),
    get: (key, id) => ask(key, `predictions/${encodeURIComponent(id)}`, {}, readPrediction(key)),
    cancel: (key, id) =>
      ask(key, `predictions/${encodeURIComponent(id)}/cancel`, { method: 'POST' }, readPrediction(key)),
    upload: (key, bytes, type) => {
      const form = new FormData();
      form.set('content', new Blob([new Uint8Array(bytes)], { type }), 'reference');
      return ask(key, 'files', { method: 'POST', body: form }, (value) => {
        const file = fileSchema.safeParse(value);
        return file.success ? file.data.urls.get : null;
      });
    },
  };
}

async function jsonOf(response: Response): Promise<unknown> {
  try {
    return JSON.parse(await response.text());
  } catch {
    return undefined;
  }
}

const readPrediction =
  (key: string) =>
  (value: unknown): ProviderPrediction | null => {
    const read = predictionSchema.safeParse(value);
    if (!read.success) return null;
    const { id, status, output, error, input } = read.data;
    const first: unknown = Array.isArray(output) ? output[0] : output;
    return {
      id,
      status: states.find((state) => state === status) ?? 'processing',
      output: typeof first === 'string' ? first : '',
      error: typeof error === 'string' && error !== '' ? plain(error, key) : null,
      input: input ?? {},
    };
  };

const problem = (status: number, detail: string): ProviderError => ({
  status,
  statusText: status === 0 ? 'Not reachable' : (STATUS_CODES[status] ?? 'Unknown'),
  detail,
});

function refusal(response: Response, value: unknown, key: string): ProviderError {
  const read = problemSchema.safeParse(value);
  const words = read.success ? (read.data.detail ?? read.data.title) : undefined;
  const retryAfterS = Number(response.headers.get('retry-after') ?? /in ~?(\d+)s/.exec(String(words))?.[1]);
  return {
    ...problem(response.status, typeof words === 'string' ? plain(words, key) : ''),
    ...(retryAfterS > 0 ? { retryAfterS: Math.ceil(retryAfterS) } : {}),
  };
}

/** Somebody else's words, for a player: short, and without the key, should they repeat it. */
function plain(words: string, key: string): string {
  return words
    .replaceAll(key, '…')
    .replace(/r8_\w+/g, '…')
    .replace(/\s+/g, ' ')
    .slice(0, 300);
}
