import type { Mend, Refusal } from '../wire/call-failure.ts';
import { keyHeader } from '../wire/key-header.ts';
import type { Wire } from '../wire/wire.ts';
import { createAnswerReader } from './answer-reader.ts';
import { callHeaders, canPrefill, holdsToForm, requestBody } from './request.ts';

/** The protocol of OpenAI's chat completions, as OpenRouter and most servers speak it. */
export const chatCompletions: Wire = {
  path: '/chat/completions',
  headers: keyHeader,
  callHeaders,
  body: requestBody,
  canPrefill,
  holdsToForm,
  reader: createAnswerReader,
  mendOf,
};

function mendOf(said: Refusal): Mend | null {
  // Newer models of some makers answer only to a last word of the player's.
  if (
    /prefill|(last|final) message must|must end with a user|assistant message.{0,40}(final|last)/i.test(
      said.message,
    )
  )
    return 'prefill';
  const refused = /unsupported|not support|unknown|unrecognized|unexpected|not permitted|deprecated|instead/i;
  if (!refused.test(said.message) && !/unsupported/.test(said.words)) return null;
  if (
    said.param === 'max_tokens' ||
    /max_completion_tokens|['"`]?max_tokens['"`]? (is|was) not/i.test(said.message)
  )
    return 'max_tokens';
  if (said.param === 'stop' || /['"`]stop['"`]/i.test(said.message)) return 'stop';
  return said.param === 'temperature' || /\btemperature\b/i.test(said.message) ? 'temperature' : null;
}
