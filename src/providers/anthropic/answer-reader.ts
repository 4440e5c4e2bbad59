import type { AnswerEvent, AnswerReader, FinishReason } from '../wire/answer-event.ts';
import { numberOf, objectOf, wordOf } from '../wire/json-value.ts';

/** Reads the events of a streamed message. Thoughts come in blocks of their own, so nothing is held back. */
export function createMessagesReader(emit: (event: AnswerEvent) => void): AnswerReader {
  const counted = new Map<string, number>();

  /** Numbers come at the beginning and, grown or for the first time, at the end. */
  const count = (usage: unknown) => {
    for (const [name, value] of Object.entries(objectOf(usage) ?? {})) {
      const number = numberOf(value);
      if (number !== null) counted.set(name, number);
    }
    const cached = counted.get('cache_read_input_tokens') ?? null;
    const read = counted.get('input_tokens');
    emit({
      type: 'usage',
      promptTokens:
        read === undefined ? null : read + (cached ?? 0) + (counted.get('cache_creation_input_tokens') ?? 0),
      completionTokens: counted.get('output_tokens') ?? null,
      cachedTokens: cached,
      cost: null,
    });
  };
  /** A block as it begins, or a piece of one. */
  const piece = (value: unknown) => {
    const part = objectOf(value);
    const type = wordOf(part?.['type']) ?? '';
    const text = wordOf(part?.['text']);
    if (type.startsWith('text') && text !== null) emit({ type: 'text', text });
    else if (/thinking|signature/.test(type)) emit({ type: 'reasoning' });
  };

  return {
    value: (item) => {
      const event = objectOf(item);
      switch (event?.['type']) {
        case 'message_start':
          return count(objectOf(event['message'])?.['usage']);
        case 'content_block_start':
          return piece(event['content_block']);
        case 'content_block_delta':
          return piece(event['delta']);
        case 'message_delta': {
          if (event['usage'] !== undefined) count(event['usage']);
          const reason = finishOf(objectOf(event['delta'])?.['stop_reason']);
          return reason === null ? undefined : emit({ type: 'finish', reason });
        }
        case 'error':
          return emit({ type: 'error', body: event });
        default:
          // Pings, ends of blocks, and what a later version may add.
          return undefined;
      }
    },
    end: () => {},
  };
}

function finishOf(said: unknown): FinishReason | null {
  switch (wordOf(said)) {
    case null:
      return null;
    case 'end_turn':
    case 'stop_sequence':
      return 'stop';
    case 'max_tokens':
    case 'model_context_window_exceeded':
      return 'length';
    case 'refusal':
      return 'content-filter';
    default:
      return 'unknown';
  }
}
