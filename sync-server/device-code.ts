import { createHash } from 'node:crypto';
import * as z from 'zod/mini';

import {
  accountRouter,
  answerRefusal,
  bodyOf,
  liveUser,
  noStore,
  takeLimit,
  type AccountDeps,
  type Refusal,
} from './account-routes.ts';
import { codeWords } from './code-words.ts';
import { networkOf } from './local/auth/limits.ts';

/** 32 bits of chance; a code is good for a minute, and for the first device that comes with it. */
const wordsInCode = 4;

const codeSchema = z.string().check(z.minLength(1), z.maxLength(200));
const confirmSchema = z.object({ code: codeSchema, allow: z.optional(z.boolean()) });
const redeemSchema = z.object({
  code: codeSchema,
  device: z.string().check(z.minLength(16), z.maxLength(200)),
  label: z.string().check(z.maxLength(200)),
});

/**
 * Sign-in of a new device by one that is signed in, without mail or password: the signed-in one shows a code, the new one comes with it,
 * and gets a one-use link of its own once the owner has seen its name and allowed it. No token of the old device goes anywhere.
 */
export function deviceCodeRoutes(deps: AccountDeps) {
  const app = accountRouter();
  const { backend } = deps;

  app.post('/', async (context) => {
    const user = await liveUser(context.req.raw, deps);
    if (!user.ok) return answerRefusal(context, user.error);
    const { id, session } = user.value;
    const taken = await takeLimit(deps, { key: `code:${id}`, most: 20, windowS: 600 });
    if (!taken.ok) return answerRefusal(context, taken.error);
    const code = newCode(deps.random);
    const given = { p_user: id, p_session: session, p_code_hash: hashOf(readable(code)) };
    const expires = z.string().parse(await backend.call('make_device_code', given));
    return context.json({ code, expires_at: new Date(expires).toISOString() }, 200, noStore);
  });

  app.post('/confirm', async (context) => {
    const user = await liveUser(context.req.raw, deps);
    if (!user.ok) return answerRefusal(context, user.error);
    const body = await bodyOf(context, confirmSchema);
    if (!body.ok) return answerRefusal(context, body.error);
    const taken = await takeLimit(deps, { key: `confirm:${user.value.id}`, most: 300, windowS: 600 });
    if (!taken.ok) return answerRefusal(context, taken.error);
    const { code, allow } = body.value;
    const about = { p_user: user.value.id, p_code_hash: hashOf(readable(code)) };
    if (allow === undefined) {
      const [asked] = askedSchema.parse(await backend.call('device_code_asked_by', about));
      if (!asked?.open) return answerRefusal(context, gone);
      return context.json({ asked_by: asked.label }, 200, noStore);
    }
    const answered = await backend.call('answer_device_code', { ...about, p_allow: allow });
    return answered === true ? context.body(null, 204, noStore) : answerRefusal(context, gone);
  });

  app.post('/redeem', async (context) => {
    const body = await bodyOf(context, redeemSchema);
    if (!body.ok) return answerRefusal(context, body.error);
    const { code, device, label } = body.value;
    const network = networkOf(context.env.from.address);
    // A device that waits asks every two seconds.
    const taken = await takeLimit(deps, { key: `redeem:${network}`, most: 150, windowS: 300 });
    if (!taken.ok) return answerRefusal(context, taken.error);
    const given = {
      p_code_hash: hashOf(readable(code)),
      p_device_hash: hashOf(device),
      p_label: storable(label),
    };
    const [found] = redeemedSchema.parse(await backend.call('redeem_device_code', given));
    switch (found?.status) {
      case 'waiting':
        return context.json({ status: 'waiting' }, 202, noStore);
      case 'allowed': {
        const token = await linkFor(deps, found.user_id ?? '');
        return context.json({ token_hash: token, type: 'magiclink' }, 200, noStore);
      }
      default:
        return answerRefusal(context, gone);
    }
  });

  return app;
}

const askedSchema = z.array(z.object({ open: z.boolean(), label: z.nullable(z.string()) }));
const redeemedSchema = z.array(
  z.object({ status: z.enum(['gone', 'waiting', 'allowed']), user_id: z.nullable(z.string()) }),
);

const gone: Refusal = {
  status: 410,
  words: 'This code was used, is over, or never was. Ask for another one.',
  code: 'code-gone',
};

/** A one-use link of the account, of which the new device gets the secret part alone. */
async function linkFor({ backend }: AccountDeps, user: string): Promise<string> {
  const { data: found, error } = await backend.client.auth.admin.getUserById(user);
  if (error) throw error;
  const link = await backend.client.auth.admin.generateLink({
    type: 'magiclink',
    email: found.user.email ?? '',
  });
  if (link.error) throw link.error;
  return link.data.properties.hashed_token;
}

function newCode(random: (bytes: number) => Uint8Array): string {
  return [...random(wordsInCode)].map((byte) => codeWords[byte] ?? '').join('-');
}

/** As typed, scanned or read out: case, spaces and hyphens do not matter. */
function readable(code: string): string {
  return code
    .toLowerCase()
    .split(/[^a-z]+/)
    .filter(Boolean)
    .join('-');
}

/** Without control characters and halves of characters, which PostgreSQL does not take. */
const storable = (text: string) => text.replace(/[\p{Cc}\p{Cs}]/gu, ' ');

const hashOf = (text: string) => createHash('sha256').update(text).digest('hex');
