import type { ProviderError } from '../../domain/errors.ts';
import type { Clock } from '../../domain/ports/clock.ts';
import { err, ok } from '../../domain/result.ts';
import type { Result } from '../../domain/result.ts';
import { callAddress } from './address.ts';
import { failureOf, plainLine, redactor } from './call-failure.ts';
import { isOwnServer, sendingTo, type Contact } from './contact.ts';

export type AskOptions = {
  readonly fetch: typeof fetch;
  readonly clock: Clock;
  readonly online: () => boolean;
  /** How long an answer may take, in milliseconds. @defaultValue 20 s */
  readonly patienceMs?: number;
};

/** Asks a short question and reads the JSON of the answer, whatever its content type says. Never throws. */
export async function askJson(
  options: AskOptions,
  contact: Contact,
  question: {
    /** Under the provider's base address. */
    readonly path: string;
    readonly query?: Readonly<Record<string, string>>;
    readonly body?: object;
    /** What the answer should have been, for the words of an error. */
    readonly wanted: string;
  },
  signal: AbortSignal,
): Promise<Result<unknown, ProviderError>> {
  const { clock } = options;
  const { key, wire } = contact;
  const { body } = question;
  const url = callAddress(contact.baseUrl, question.path);
  if (url === null) return err({ type: 'bad-address', address: contact.baseUrl });
  for (const [name, value] of Object.entries(question.query ?? {})) url.searchParams.set(name, value);
  const patienceMs = options.patienceMs ?? 20_000;
  const { host } = url;
  const redact = redactor(key);
  const call = new AbortController();
  const over = new AbortController();
  const late = clock.sleep(patienceMs, AbortSignal.any([signal, over.signal])).then(() => null);
  try {
    const init: RequestInit = {
      ...sendingTo(contact),
      signal: call.signal,
      ...(body === undefined
        ? { headers: wire.headers(key) }
        : {
            method: 'POST',
            headers: { 'Content-Type': 'application/json', ...wire.headers(key) },
            body: JSON.stringify(body),
          }),
    };
    const answer = await Promise.race([readBody(options.fetch, url, init), late]);
    if (answer === null)
      return err(signal.aborted ? { type: 'cut-off', host } : { type: 'timeout', host, afterMs: patienceMs });
    if (answer === 'unreachable') return err({ type: 'unreachable', host, offline: !options.online() });
    const value = parse(answer.text);
    if (answer.ok && value !== undefined) return ok(value);
    const head = answer.text.slice(0, 400);
    if (answer.ok) {
      const message = head.trim() === '' ? `The answer was no ${question.wanted}.` : redact(plainLine(head));
      return err({ type: 'bad-answer', host, message });
    }
    const failed = { status: answer.status, body: value ?? null, head, retryAfter: answer.retryAfter };
    const asked = { host, ownAddress: isOwnServer(contact), model: '', nowMs: clock.now(), redact };
    return err(failureOf(failed, { ...asked, mendOf: () => null, errorOf: wire.errorOf }).error);
  } finally {
    over.abort();
    call.abort();
  }
}

async function readBody(ask: typeof fetch, url: URL, init: RequestInit) {
  try {
    const response = await ask(url, init);
    const text = await response.text();
    return {
      ok: response.ok,
      status: response.status,
      retryAfter: response.headers.get('Retry-After'),
      text,
    };
  } catch {
    return 'unreachable' as const;
  }
}

function parse(text: string): unknown {
  try {
    return JSON.parse(text) as unknown;
  } catch {
    return undefined;
  }
}
