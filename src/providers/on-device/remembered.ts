import { numberOf, objectOf } from '../wire/json-value.ts';

/**
 * Tokens that an answer adds to what the runtime remembers of prompts, by a delta of it. One that begins as one before takes its place; every
 * other one is kept beside it, without end.
 */
export function tokensRemembered(delta: unknown): number {
  const usage = objectOf(objectOf(delta)?.['usage']);
  const prompt = numberOf(usage?.['prompt_tokens']) ?? 0;
  const cached = numberOf(objectOf(usage?.['prompt_tokens_details'])?.['cached_tokens']) ?? 0;
  return cached >= prompt / 2 ? 0 : prompt + (numberOf(usage?.['completion_tokens']) ?? 0);
}
