import type { ModelEntry } from '../../domain/model.ts';
import type { ChatRequest } from '../../domain/ports.ts';
import type { Secret } from '../../domain/secret.ts';
import { isGateway } from './address.ts';
import type { Mend } from './call-failure.ts';

/** How many tokens a model that must think may use for it, beside those of its answer. */
const thinkingTokens = 1500;

/** The body of a call: the five fields of PLAY-25, and others only where the model's entry says that they are understood. */
export function requestBody(options: {
  readonly request: ChatRequest;
  readonly model: string;
  readonly entry: ModelEntry | null;
  /** What was learned about the model from failed calls. */
  readonly mended: ReadonlySet<Mend>;
}): string {
  const { request, model, entry, mended } = options;
  const thinks =
    entry !== null && entry.reasoning !== 'none' && entry.supportedParameters.includes('reasoning');
  const thinksFirst = entry?.reasoning === 'mandatory' || mended.has('room-to-think');
  const maxTokens = request.maxTokens + (thinksFirst ? thinkingTokens : 0);
  return JSON.stringify({
    model,
    messages: request.messages,
    ...(mended.has('temperature') ? {} : { temperature: request.temperature }),
    ...(mended.has('max_tokens') ? { max_completion_tokens: maxTokens } : { max_tokens: maxTokens }),
    stream: true,
    ...(thinks ? { reasoning: reasoningOf(entry) } : {}),
    ...(entry?.supportedParameters.includes('stream_options')
      ? { stream_options: { include_usage: true } }
      : {}),
  });
}

function reasoningOf(entry: ModelEntry) {
  return entry.reasoning === 'mandatory' ? { effort: 'low', exclude: true } : { effort: 'none' };
}

/** No Authorization without a key, and nothing that a local server's CORS list does not know. */
export function requestHeaders(url: URL, key: Secret | null, appUrl: string | null): Record<string, string> {
  return {
    'Content-Type': 'application/json',
    ...keyHeader(key),
    ...(isGateway(url)
      ? {
          ...(appUrl === null ? {} : { 'HTTP-Referer': appUrl }),
          'X-OpenRouter-Title': 'Lamplit',
          'X-OpenRouter-Categories': 'game,roleplay',
        }
      : {}),
  };
}

/** The player's key as a bearer; the only place that reveals it. */
export function keyHeader(key: Secret | null): Record<string, string> {
  const value = key?.reveal().trim() ?? '';
  return value === '' ? {} : { Authorization: `Bearer ${value}` };
}
