import * as z from 'zod/mini';

import type { AccountApi, AccountResult } from '../domain/ports/account-api.ts';
import { done, err, ok } from '../domain/result.ts';
import type { AccountServer } from './account-server.ts';
import type { Tokens } from './tokens.ts';

type DeviceCodes = Pick<AccountApi, 'showCode' | 'codeAskedBy' | 'confirmCode' | 'redeemCode'>;

export type DeviceCodesOptions = {
  readonly server: AccountServer;
  readonly authorized: () => Promise<AccountResult<{ readonly tokens: Tokens }>>;
  /** Signs in with what a confirmed code was exchanged for. */
  readonly signIn: (tokenHash: string) => Promise<AccountResult>;
  readonly origin: string;
  readonly now: () => number;
  readonly randomText: (bytes: number) => string;
  readonly device: string;
};

/** How long a code is good; in milliseconds. */
const goodForMs = 60_000;

const shownSchema = z.object({ code: z.string() });
const askedSchema = z.object({ asked_by: z.nullable(z.string()) });
const redeemedSchema = z.object({ token_hash: z.string() });

/** Signing in on another device by a code that a signed-in one shows. */
export function deviceCodes({ server, authorized, ...options }: DeviceCodesOptions): DeviceCodes {
  // Says that it is the same device that asks again; nobody who reads the code knows it.
  const secrets = new Map<string, string>();
  const secretFor = (code: string) => {
    const secret = secrets.get(code) ?? options.randomText(32);
    secrets.set(code, secret);
    return secret;
  };
  const post = async <T>(
    path: string,
    body: unknown,
    schema: z.ZodMiniType<T>,
  ): Promise<AccountResult<T>> => {
    const allowed = await authorized();
    if (!allowed.ok) return allowed;
    const sent = await server.post(path, body, allowed.value.tokens);
    return sent.ok ? read(sent.value.body, schema) : sent;
  };

  return {
    showCode: async () => {
      // By this device's clock, and from before it was asked for: it is never said to be good for longer than it is.
      const until = options.now() + goodForMs;
      const shown = await post('device-code', {}, shownSchema);
      if (!shown.ok) return shown;
      const { code } = shown.value;
      return ok({ words: code, address: `${options.origin}/login?code=${encodeURIComponent(code)}`, until });
    },
    codeAskedBy: async ({ code }) => {
      const asked = await post('device-code/confirm', { code: cleanCode(code) }, askedSchema);
      if (!asked.ok) return asked;
      return ok(asked.value.asked_by === null ? null : { label: asked.value.asked_by });
    },
    confirmCode: async ({ code, allow }) => {
      const sent = await post('device-code/confirm', { code: cleanCode(code), allow }, z.unknown());
      return sent.ok ? done : sent;
    },
    redeemCode: async ({ code: given }) => {
      const code = cleanCode(given);
      const body = { code, device: secretFor(code), label: options.device };
      const sent = await server.post('device-code/redeem', body, null);
      if (!sent.ok) return sent;
      if (sent.value.status === 202) return ok('waiting');
      const redeemed = read(sent.value.body, redeemedSchema);
      if (!redeemed.ok) return redeemed;
      secrets.delete(code);
      const signedIn = await options.signIn(redeemed.value.token_hash);
      return signedIn.ok ? ok('signed-in') : signedIn;
    },
  };
}

/** A code as the server knows it, however it was typed. */
function cleanCode(code: string): string {
  return code
    .trim()
    .toLowerCase()
    .replaceAll(/[\s\-‐-―]+/g, '-');
}

function read<T>(body: unknown, schema: z.ZodMiniType<T>): AccountResult<T> {
  const found = schema.safeParse(body);
  return found.success
    ? ok(found.data)
    : err({ type: 'unexpected', message: 'The server answered otherwise than was agreed.' });
}
