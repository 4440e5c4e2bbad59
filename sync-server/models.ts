import { Hono } from 'hono';
import * as z from 'zod/mini';

import { err, ok, type Result } from '../src/domain/result.ts';
import {
  answerRefusal,
  liveUser,
  noStore,
  type AccountDeps,
  type Refusal,
  type ServerEnv,
} from './account-routes.ts';
import type { User } from './identity.ts';
import type { LentText } from './lent-configuration.ts';
import { createLentModels } from './lent-models.ts';
import { readTextCall } from './text-call.ts';
import { createTextUpstream, type TextUse } from './text-upstream.ts';

/** What lending is made of. */
export type ModelDeps = AccountDeps & {
  readonly lent: LentText;
  readonly fetch: typeof fetch;
};

const callsPerMinute = 60;

/**
 * All of `/api/models/v1`: the protocol of chat completions, for signed-in players, with a key that stays here. What comes is handed on as
 * it comes.
 */
export function modelRoutes(deps: ModelDeps) {
  const app = new Hono<ServerEnv>();
  const { backend, lent, log } = deps;
  const upstream = createTextUpstream({ lent, fetch: deps.fetch, log });
  const listModels = createLentModels(deps);

  app.get('/models', async (context) => {
    const user = await deps.verifyUser(context.req.raw);
    if (!user.ok) return answerRefusal(context, user.error);
    return context.json({ object: 'list', data: await listModels() }, 200, noStore);
  });

  app.get('/usage', async (context) => {
    const user = await liveUser(context.req.raw, deps);
    if (!user.ok) return answerRefusal(context, user.error);
    const given = { p_user: user.value.id, p_days: 1, p_most: 1 };
    const [used] = z.array(usageSchema).parse(await backend.call('text_usage_of', given));
    const { calls = 0, tokens_in: tokensIn = 0, tokens_out: tokensOut = 0 } = used ?? {};
    const day = new Date(deps.now()).toISOString().slice(0, 10);
    const told = {
      day,
      calls,
      most: lent.mostADay,
      left: Math.max(0, lent.mostADay - calls),
      tokensIn,
      tokensOut,
    };
    return context.json(told, 200, noStore);
  });

  app.post('/chat/completions', async (context) => {
    const { signal } = context.req.raw;
    const user = await deps.verifyUser(context.req.raw);
    if (!user.ok) return answerRefusal(context, user.error);
    const call = await readTextCall(context.req.raw, lent.models);
    if (!call.ok) return answerRefusal(context, call.error);
    const day = await take(deps, user.value);
    if (!day.ok) return answerRefusal(context, day.error);
    const note = async (calls: number, use: TextUse) => {
      const given = { p_user: user.value.id, p_day: day.value, p_calls: calls, p_in: use.in, p_out: use.out };
      await backend.call('note_text_call', given).catch(() => log.error('text usage', { lost: true }));
    };
    const answer = await upstream.ask(call.value, signal, (use) => note(0, use));
    if (answer.ok) return answer.value;
    // Nothing was told, so nothing is counted.
    await note(-1, { in: 0, out: 0 });
    return answerRefusal(context, answer.error);
  });

  return app;
}

const usageSchema = z.object({ calls: z.number(), tokens_in: z.number(), tokens_out: z.number() });
const takenSchema = z.array(
  z.object({
    status: z.enum(['ok', 'session-gone', 'day', 'minute']),
    wait_s: z.number(),
    day: z.string(),
  }),
);

/** Takes one of the player's calls, for all servers together; answers the day that it is counted to. */
async function take(deps: ModelDeps, user: User): Promise<Result<string, Refusal>> {
  const isOff = deps.limits === 'off';
  const [taken] = takenSchema.parse(
    await deps.backend.call('take_text_call', {
      p_user: user.id,
      p_session: user.session,
      p_most: deps.lent.mostADay,
      p_per_minute: isOff ? 1_000_000 : callsPerMinute,
    }),
  );
  switch (taken?.status) {
    case 'ok':
      return ok(taken.day);
    case 'day':
      return err({
        status: 429,
        words: `Today’s ${deps.lent.mostADay} calls of models on the house are used up. There are new ones after midnight UTC; the built-in storyteller and a key of your own work meanwhile.`,
        code: 'day-used-up',
        retryAfterS: taken.wait_s,
      });
    case 'minute':
      return err({
        status: 429,
        words: `That is too fast. Please wait ${taken.wait_s} seconds.`,
        code: 'limited',
        retryAfterS: taken.wait_s,
      });
    default:
      return err({
        status: 401,
        words: 'Not authenticated: this sign-in was ended. Please sign in again.',
        code: 'session-gone',
      });
  }
}
