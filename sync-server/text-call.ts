import * as z from 'zod/mini';

import { err, ok, type Result } from '../src/domain/result.ts';
import type { Refusal } from './account-routes.ts';
import { readBody } from './local/read-body.ts';

/** In bytes: as many tokens as any model reads that is lent. */
const mostBytes = 1_000_000;
/** The most tokens that a call may be answered with, and how many it is when it does not say. */
const mostTokens = 4_000;

const fraction = (least: number, most: number) => z.optional(z.number().check(z.gte(least), z.lte(most)));
const tokens = z.optional(z.int().check(z.gte(1)));

/**
 * What may be asked. A field that is not here is left out: other models to fall back on, tools, plugins, searches, several answers at
 * once, or in whose name it is asked, would each cost the operator what he has not lent.
 */
const callSchema = z.object({
  model: z.string(),
  messages: z
    .array(z.object({ role: z.enum(['system', 'user', 'assistant']), content: z.string() }))
    .check(z.minLength(1), z.maxLength(1_000)),
  stream: z.optional(z.boolean()),
  max_tokens: tokens,
  max_completion_tokens: tokens,
  temperature: fraction(0, 2),
  top_p: fraction(0, 1),
  top_k: fraction(0, 1_000),
  min_p: fraction(0, 1),
  frequency_penalty: fraction(-2, 2),
  presence_penalty: fraction(-2, 2),
  repetition_penalty: fraction(0, 2),
  seed: z.optional(z.int()),
  stop: z.optional(z.union([z.string(), z.array(z.string()).check(z.maxLength(16))])),
  response_format: z.optional(z.record(z.string(), z.unknown())),
  reasoning: z.optional(
    z.object({
      effort: z.optional(z.string()),
      enabled: z.optional(z.boolean()),
      exclude: z.optional(z.boolean()),
      max_tokens: z.optional(z.int().check(z.gte(0), z.lte(mostTokens))),
    }),
  ),
  provider: z.optional(z.object({ data_collection: z.optional(z.enum(['allow', 'deny'])) })),
});

/** A call as it goes on to the provider. */
export type TextCall = { readonly body: string; readonly isStream: boolean };

/** Reads a call for one of the models that are lent. */
export async function readTextCall(
  request: Request,
  models: readonly string[],
): Promise<Result<TextCall, Refusal>> {
  const bytes = await readBody(request, mostBytes);
  if (!bytes.ok) return refuse(413, 'This is more than a model on the house reads.');
  let value: unknown;
  try {
    value = JSON.parse(new TextDecoder().decode(bytes.value));
  } catch {
    return refuse(400, 'The call is no JSON.');
  }
  const read = callSchema.safeParse(value);
  if (!read.success) return refuse(400, 'The call lacks something, or holds what it should not.');
  const { max_tokens, max_completion_tokens, ...call } = read.data;
  if (!models.includes(call.model)) {
    return err({ status: 403, words: 'This model is not on the house.', code: 'not-lent' });
  }
  const isStream = call.stream === true;
  const body = {
    ...call,
    max_tokens: Math.min(max_tokens ?? max_completion_tokens ?? mostTokens, mostTokens),
    stream: isStream,
    // What it came to stands in the last event then.
    ...(isStream ? { stream_options: { include_usage: true } } : {}),
  };
  return ok({ body: JSON.stringify(body), isStream });
}

function refuse(status: 400 | 413, words: string): Result<never, Refusal> {
  return err({ status, words });
}
