import type { ChatMessage, ChatRequest } from '../../domain/ports/chat-model.ts';
import type { Secret } from '../../domain/secret.ts';
import type { Mend, Refusal } from '../wire/call-failure.ts';
import { roomToThink, type Call, type Wire } from '../wire/wire.ts';
import { createMessagesReader } from './answer-reader.ts';

/** Anthropic's own protocol, Messages. It continues no words that were written for the model. */
export const messages: Wire = {
  path: '/messages',
  headers,
  callHeaders: () => ({}),
  body,
  canPrefill: () => false,
  holdsToForm,
  reader: createMessagesReader,
  mendOf,
};

/** It answers a page only when that says that it knows what it does with a key: here the key is the player's own, on his own device. */
function headers(key: Secret | null): Readonly<Record<string, string>> {
  const value = key?.reveal().trim() ?? '';
  return {
    ...(value === '' ? {} : { 'x-api-key': value }),
    'anthropic-version': '2023-06-01',
    'anthropic-dangerous-direct-browser-access': 'true',
  };
}

/** Thoughts count among the tokens of an answer, so a model that may be told not to think is told so. */
function body(call: Call): object {
  const { request, model, entry, mended } = call;
  const knows = (field: string) => entry?.supportedParameters.includes(field) ?? false;
  const room = roomToThink(call);
  const stops = mended.has('stop') ? [] : (request.stop ?? []).filter((text) => text.trim() !== '');
  const output = {
    ...(room > 0 && knows('effort') ? { effort: 'low' } : {}),
    ...(holdsToForm(call) ? { format: { type: 'json_schema', schema: request.form?.schema } } : {}),
  };
  return {
    model,
    max_tokens: request.maxTokens + room,
    stream: true,
    ...promptOf(request),
    ...(room === 0 && knows('temperature') && !mended.has('temperature')
      ? { temperature: Math.min(1, request.temperature) }
      : {}),
    ...(stops.length > 0 ? { stop_sequences: stops } : {}),
    ...(room === 0 && knows('thinking') ? { thinking: { type: 'disabled' } } : {}),
    ...(Object.keys(output).length > 0 ? { output_config: output } : {}),
  };
}

function holdsToForm({ request, entry, mended }: Call): boolean {
  if (request.form === undefined || mended.has('form')) return false;
  return entry?.supportedParameters.includes('structured_outputs') ?? false;
}

/**
 * The rules stand apart from the talk, and in the talk the two sides take turns. What the next prompt of the story will begin with is marked
 * to be kept: the rules, and the talk up to the player's last words.
 */
function promptOf({ messages: said, again = false }: ChatRequest) {
  const start = said.findIndex(({ role }) => role !== 'system');
  const rules = joined(start < 0 ? said : said.slice(0, start));
  const turns: ChatMessage[] = [];
  for (const { role, content } of start < 0 ? [] : said.slice(start)) {
    if (content.trim() === '') continue;
    const side = role === 'assistant' ? role : 'user';
    const last = turns.at(-1);
    if (last?.role === side) turns[turns.length - 1] = { role: side, content: joined([last, { content }]) };
    else turns.push({ role: side, content });
  }
  return {
    ...(rules === '' ? {} : { system: [block(rules, again)] }),
    messages: turns.map(({ role, content }, index) => ({
      role,
      content: [block(content, again && index === turns.length - 2)],
    })),
  };
}

function joined(parts: readonly Pick<ChatMessage, 'content'>[]): string {
  return parts.map(({ content }) => content).join('\n\n');
}

function block(text: string, kept: boolean): object {
  return { type: 'text', text, ...(kept ? { cache_control: { type: 'ephemeral' } } : {}) };
}

function mendOf({ message }: Refusal): Mend | null {
  if (/thinking/i.test(message)) return 'room-to-think';
  if (/\btemperature\b/i.test(message)) return 'temperature';
  if (/stop_sequences/i.test(message)) return 'stop';
  return /output_config|schema/i.test(message) ? 'form' : null;
}
