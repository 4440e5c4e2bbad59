import type { IncomingMessage } from 'node:http';
import type { Speech } from './play.ts';

/* What Anthropic's own protocol has otherwise than chat completions. */

const event = (type: string, data: object = {}) =>
  `event: ${type}\ndata: ${JSON.stringify({ type, ...data })}\n\n`;
const block = (index: number, pieces: readonly object[], content_block: object) =>
  event('content_block_start', { index, content_block }) +
  pieces.map((delta) => event('content_block_delta', { index, delta })).join('') +
  event('content_block_stop', { index });
const reasons: { readonly [finish: string]: string } = { stop: 'end_turn', length: 'max_tokens' };

export const messagesSpeech: Speech = {
  begin: (model) =>
    event('message_start', {
      message: {
        id: 'msg_stand_in',
        type: 'message',
        role: 'assistant',
        model,
        content: [],
        stop_reason: null,
        usage: {
          input_tokens: 200,
          cache_creation_input_tokens: 100,
          cache_read_input_tokens: 400,
          output_tokens: 1,
        },
      },
    }) + event('ping'),
  // Each word is a block of its own: a reader joins blocks.
  word: (text) => block(1, [{ type: 'text_delta', text }], { type: 'text', text: '' }),
  thought: (thinking) =>
    block(
      0,
      [
        { type: 'thinking_delta', thinking },
        { type: 'signature_delta', signature: 'c2ln' },
      ],
      {
        type: 'thinking',
        thinking: '',
      },
    ),
  failure: (code, message) => event('error', { error: { type: `error_${code}`, message } }),
  end: (finish, text) =>
    event('message_delta', {
      delta: { stop_reason: finish === null ? null : (reasons[finish] ?? finish), stop_sequence: null },
      usage: { output_tokens: Math.ceil(text.length / 4) },
    }) + event('message_stop'),
};

type Block = { readonly text: string };

/** A call as chat completions would make it, for who tells by its words. */
export function asChatCall(body: unknown): object {
  const { system = [], messages = [] } = body as {
    readonly system?: readonly Block[];
    readonly messages?: readonly { readonly role: string; readonly content: readonly Block[] }[];
  };
  const words = (blocks: readonly Block[]) => blocks.map(({ text }) => text).join('\n');
  return {
    ...(body as object),
    messages: [
      { role: 'system', content: words(system) },
      ...messages.map(({ role, content }) => ({ role, content: words(content) })),
    ],
  };
}

const models = ['claude-stand-in-2', 'claude-stand-in-1'].map((id, index) => ({
  type: 'model',
  id,
  display_name: `Claude Stand-in ${2 - index}`,
  created_at: '2026-01-01T00:00:00Z',
  max_input_tokens: 200_000,
  max_tokens: 64_000,
  capabilities: {
    structured_outputs: { supported: true },
    thinking: { supported: true, types: { adaptive: { supported: true }, enabled: { supported: false } } },
    effort: { supported: true, low: { supported: true }, high: { supported: true } },
  },
}));

/** One page of the list of models, whatever page size was asked for; `null` when it is not asked in this protocol. */
export function messagesModels({ headers, url }: IncomingMessage): object | null {
  if (headers['anthropic-version'] === undefined) return null;
  const after = new URL(url ?? '/', 'http://localhost').searchParams.get('after_id');
  const at = models.findIndex(({ id }) => id === after) + 1;
  const page = models.slice(at, at + 1);
  return { data: page, has_more: at + 1 < models.length, first_id: page[0]?.id, last_id: page[0]?.id };
}
