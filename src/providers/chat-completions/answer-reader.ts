import type { AnswerEvent, AnswerReader, FinishReason } from '../wire/answer-event.ts';
import { objectOf, numberOf, wordOf } from '../wire/json-value.ts';
import type { JsonObject } from '../wire/json-value.ts';
import { createThinkingFilter } from '../wire/thinking-filter.ts';

/**
 * Reads the values of a chat completion, whole or in deltas, in the dialects of all servers that were met. The order of events is that of the
 * wire, and unknown fields are passed over. White space in deltas is text like any other.
 * @param aloud whether the model is known to think in its answer without saying where the thought begins.
 */
export function createAnswerReader(emit: (event: AnswerEvent) => void, aloud = false): AnswerReader {
  const filter = createThinkingFilter(aloud);
  let told = false;

  const text = (raw: string) => {
    if (raw === '') return;
    told = true;
    const { visible, restart } = filter.feed(raw);
    if (restart) emit({ type: 'restart' });
    if (visible === '') emit({ type: 'reasoning' });
    else emit({ type: 'text', text: visible });
  };
  const thinksApart = () => {
    emit({ type: 'reasoning' });
    const released = filter.release();
    if (released !== '') emit({ type: 'text', text: released });
  };

  const value = (item: unknown): void => {
    if (Array.isArray(item)) {
      for (const part of item) value(part);
      return;
    }
    const object = objectOf(item);
    if (object === null) return;
    const choice = firstChoice(object);
    // Some servers send a last chunk with the whole message beside or after the deltas: it repeats what was told.
    const delta = objectOf(choice?.['delta']) ?? (told ? null : objectOf(choice?.['message']));
    if (hasReasoning(delta) || hasReasoning(objectOf(object['message']))) thinksApart();
    text(visibleOf(object, choice, delta));
    const usage = usageOf(object);
    if (usage !== null) emit(usage);
    if (isError(object)) emit({ type: 'error', body: object });
    else if (isSet(choice?.['error'])) emit({ type: 'error', body: choice });
    else {
      const reason = finishOf(object, choice);
      if (reason === 'error') emit({ type: 'error', body: { error: { message: 'finish_reason error' } } });
      else if (reason !== null) emit({ type: 'finish', reason });
      // A whole message is its own end, whether or not the server names a reason.
      else if (choice !== null && delta !== null && !objectOf(choice['delta']))
        emit({ type: 'finish', reason: 'unknown' });
    }
  };

  return {
    value,
    end: (cutShort) => {
      const last = filter.end(cutShort);
      if (last !== '') emit({ type: 'text', text: last });
    },
  };
}

/** Only the first answer counts: the one with index 0, or without an index. */
function firstChoice(object: JsonObject): JsonObject | null {
  const choices = object['choices'];
  if (!Array.isArray(choices)) return objectOf(choices);
  const all = choices.map(objectOf);
  return all.find((choice) => choice !== null && (numberOf(choice['index']) ?? 0) === 0) ?? null;
}

/** Chat deltas; `text` of the old completions; `token` of KoboldCpp; `message` and `response` of Ollama; `content` of llama.cpp. */
function visibleOf(object: JsonObject, choice: JsonObject | null, delta: JsonObject | null): string {
  if (delta !== null) return contentOf(delta['content']) + (wordOf(delta['text']) ?? '');
  if (choice !== null) return wordOf(choice['text']) ?? '';
  if (Array.isArray(object['choices'])) return '';
  const message = objectOf(object['message']);
  if (message !== null) return contentOf(message['content']);
  return wordOf(object['token']) ?? wordOf(object['response']) ?? wordOf(object['content']) ?? '';
}

/** A string, or the parts of one; parts that hold thoughts are left out. */
function contentOf(content: unknown): string {
  if (typeof content === 'string') return content;
  if (!Array.isArray(content)) return '';
  return content.map(partOf).join('');
}

function partOf(part: unknown): string {
  if (typeof part === 'string') return part;
  const object = objectOf(part);
  if (object === null || /think|reason/.test(wordOf(object['type']) ?? '')) return '';
  return wordOf(object['text']) ?? '';
}

function hasReasoning(delta: JsonObject | null): boolean {
  if (delta === null) return false;
  const details = delta['reasoning_details'];
  return (
    wordOf(delta['reasoning']) !== null ||
    wordOf(delta['reasoning_content']) !== null ||
    wordOf(delta['thinking']) !== null ||
    (Array.isArray(details) && details.length > 0)
  );
}

const isSet = (value: unknown) => value !== undefined && value !== null && value !== false && value !== '';

/** An `error` key with anything in it; vLLM says `object: 'error'` instead, and FastAPI `detail`. */
function isError(object: JsonObject): boolean {
  return (
    isSet(object['error']) ||
    object['object'] === 'error' ||
    (isSet(object['detail']) && !('choices' in object))
  );
}

function finishOf(object: JsonObject, choice: JsonObject | null): FinishReason | 'error' | null {
  const said =
    wordOf(choice?.['finish_reason']) ??
    wordOf(objectOf(choice?.['delta'])?.['finish_reason']) ??
    wordOf(object['finish_reason']) ??
    wordOf(object['done_reason']) ??
    (object['done'] === true || object['stop'] === true ? 'stop' : null);
  switch (said) {
    case null:
    case 'null':
      return null;
    case 'stop':
    case 'eos':
    case 'end_turn':
    case 'stop_sequence':
      return 'stop';
    case 'length':
    case 'max_tokens':
    case 'limit':
      return 'length';
    case 'content_filter':
      return 'content-filter';
    case 'error':
      return 'error';
    default:
      return 'unknown';
  }
}

function usageOf(object: JsonObject): AnswerEvent | null {
  const usage = objectOf(object['usage']);
  if (usage === null) return null;
  return {
    type: 'usage',
    promptTokens: numberOf(usage['prompt_tokens']),
    completionTokens: numberOf(usage['completion_tokens']),
    cachedTokens: numberOf(objectOf(usage['prompt_tokens_details'])?.['cached_tokens']),
    cost: numberOf(usage['cost']),
  };
}
