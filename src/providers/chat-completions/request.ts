import type { ModelEntry } from '../../domain/model.ts';
import type { ChatMessage, ChatRequest } from '../../domain/ports/chat-model.ts';
import { roomToThink, type Call } from '../wire/wire.ts';

/** OpenRouter cuts the middle out of prompts for models that read no more than this, unless it is told not to. */
const squeezedContext = 8192;

/** The body of a call: model, messages, temperature, limit of tokens and stream, and others only where the model's entry says that they are understood, or OpenRouter reads them. */
export function requestBody(options: Call): object {
  const { request, model, entry, mended } = options;
  const knows = (field: string) => entry?.supportedParameters.includes(field) ?? false;
  const thinks = entry !== null && entry.reasoning !== 'none' && knows('reasoning');
  const maxTokens = request.maxTokens + roomToThink(options);
  const stops = request.stop !== undefined && request.stop.length > 0 && knows('stop') && !mended.has('stop');
  return {
    model,
    messages: messagesOf(options),
    ...(mended.has('temperature') ? {} : { temperature: request.temperature }),
    ...(mended.has('max_tokens') ? { max_completion_tokens: maxTokens } : { max_tokens: maxTokens }),
    stream: true,
    ...(stops ? { stop: request.stop } : {}),
    ...(holdsToForm(options) ? { response_format: formatOf(request) } : {}),
    ...(thinks ? { reasoning: reasoningOf(entry) } : {}),
    ...(knows('stream_options') ? { stream_options: { include_usage: true } } : {}),
    ...(isOpenRouter(options.url) ? openRouterFields(options) : {}),
  };
}

/**
 * Whether the model is held to the form of its answer. Not by a mere `response_format` in its entry: JSON of no schema may be one action
 * instead of three. A maker behind OpenRouter that drops the field still answers, and is read as one that never had it.
 */
export function holdsToForm({ request, entry, mended }: Call): boolean {
  if (request.form === undefined || entry === null || mended.has('form')) return false;
  return entry.supportedParameters.includes('structured_outputs');
}

function formatOf({ form }: ChatRequest): object {
  return { type: 'json_schema', json_schema: { name: form?.name, strict: true, schema: form?.schema } };
}

/** Whether the answer's first words can be written for the model; thoughts would have to come before them. */
export function canPrefill({ request, url, entry, mended }: Call): boolean {
  if (request.prefill === undefined || mended.has('prefill') || mended.has('room-to-think')) return false;
  if (entry === null || entry.reasoning !== 'none') return false;
  return isOpenRouter(url) || entry.supportedParameters.includes('prefill');
}

function messagesOf(options: Call): readonly object[] {
  const { request, model, url } = options;
  const { messages, prefill } = request;
  const all: readonly ChatMessage[] = canPrefill(options)
    ? [...messages, { role: 'assistant', content: prefill ?? '' }]
    : messages;
  // Qwen keeps a prompt only up to a mark of ours; the others that want one take it at the top.
  if (!isOpenRouter(url) || request.again !== true || !/^(qwen|alibaba)\//.test(model)) return all;
  return all.map((message, index) =>
    index === 0 && message.role === 'system'
      ? { role: 'system', content: [{ type: 'text', text: message.content, cache_control: ephemeral }] }
      : message,
  );
}

const ephemeral = { type: 'ephemeral' } as const;

function openRouterFields({ request, model, entry, noTraining }: Call): object {
  const small = entry !== null && entry.contextLength !== null && entry.contextLength <= squeezedContext;
  return {
    ...(request.session === undefined ? {} : { session_id: request.session.slice(0, 256) }),
    ...(request.again === true && /^~?anthropic\//.test(model) ? { cache_control: ephemeral } : {}),
    ...(noTraining ? { provider: { data_collection: 'deny' } } : {}),
    ...(small ? { plugins: [{ id: 'context-compression', enabled: false }] } : {}),
  };
}

function reasoningOf(entry: ModelEntry) {
  return entry.reasoning === 'mandatory'
    ? { effort: entry.leastEffort ?? 'low', exclude: true }
    : { effort: 'none' };
}

/** OpenRouter is told which app asks; nobody else gets a header that a local server's CORS list does not know. */
export function callHeaders(url: URL, appUrl: string | null): Readonly<Record<string, string>> {
  if (!isOpenRouter(url)) return {};
  return {
    ...(appUrl === null ? {} : { 'HTTP-Referer': appUrl }),
    'X-OpenRouter-Title': 'Lamplit',
    'X-OpenRouter-Categories': 'game,roleplay',
  };
}

/** Whether an address is OpenRouter's own: only it gets headers and fields of its own (Ollama refuses unknown headers). */
function isOpenRouter(url: URL): boolean {
  return url.protocol === 'https:' && url.hostname === 'openrouter.ai';
}
