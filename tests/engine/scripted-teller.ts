import type { ProviderError } from '../../src/domain/errors.ts';
import type { ChatEvent, ChatModel, ChatRequest } from '../../src/domain/ports/chat-model.ts';
import type { StoryEvent, TurnRequest } from '../../src/domain/ports/storyteller.ts';
import { createChatStoryteller } from '../../src/engine/chat-storyteller.ts';
import type { ChatStorytellerOptions } from '../../src/engine/chat-storyteller.ts';
import { repairJson } from '../../src/providers/text-tools.ts';
import { createFakeClock } from '../model-server/fake-clock.ts';
import { useOf } from '../model-server/prose.ts';
import { turnRequest } from './turn-requests.ts';

/* A storyteller whose model says what a test wrote for it. */

/** Of a call that nobody stops. */
export const { signal } = new AbortController();
export const failure: ProviderError = { type: 'provider-failed', host: 'h', status: 500, message: '' };

/** What a scripted model says to a call; a function decides by the request. */
export type Line =
  | readonly ChatEvent[]
  | ((request: ChatRequest, signal: AbortSignal) => AsyncIterable<ChatEvent>);
export type Script = { [use in ReturnType<typeof useOf>]?: Line };

export const say = (
  text: string,
  reason: 'stop' | 'length' | 'content-filter' = 'stop',
): readonly ChatEvent[] => [
  ...(text.match(/.{1,5}/gs) ?? []).map((part) => ({ type: 'text', text: part }) as const),
  { type: 'usage', promptTokens: 100, completionTokens: 20, cachedTokens: null, cost: 0.01 },
  { type: 'finish', reason },
];
export const list =
  '[{"text":"Wait here","type":"neutral"},{"text":"Help him","type":"good"},{"text":"Rob him","type":"evil"}]';
export const good: Script = {
  title: say('"The Lamp"'),
  passage: say('The lamp burned, low.\n\nIt went out.'),
  actions: say(list),
  turn: say(
    'TITLE: The Lamp\n\nThe lamp burned, low.\n\nIt went out.\n\nGOOD: Help him\nNEUTRAL: Wait here\nEVIL: Rob him',
  ),
};

export function teller(script: Script, options: Partial<ChatStorytellerOptions> = {}) {
  const requests: ChatRequest[] = [];
  const signals: AbortSignal[] = [];
  const clock = createFakeClock();
  const model: ChatModel = {
    async *stream(request, callSignal) {
      requests.push(request);
      signals.push(callSignal);
      const line = script[useOf({ max_tokens: request.maxTokens, messages: request.messages })] ?? [];
      if (typeof line === 'function') yield* line(request, callSignal);
      else yield* line;
    },
  };
  const storyteller = createChatStoryteller({
    model,
    entry: null,
    shape: 'three',
    clock,
    repairJson,
    host: 'h',
    ...options,
  });
  const uses = () =>
    requests.map((request) => useOf({ max_tokens: request.maxTokens, messages: request.messages }));
  return { storyteller, requests, signals, clock, uses };
}

export async function told(
  script: Script,
  options: Partial<ChatStorytellerOptions> = {},
  request: Partial<TurnRequest> = {},
) {
  const { storyteller, ...rest } = teller(script, options);
  const events = await collect(storyteller.turn(turnRequest(request), signal));
  return { events, ...rest, passage: passageOf(events), types: events.map((event) => event.type) };
}

export async function collect(events: AsyncIterable<StoryEvent>) {
  const all: StoryEvent[] = [];
  for await (const event of events) all.push(event);
  return all;
}

export function passageOf(events: readonly StoryEvent[]) {
  return events
    .map((event) => (event.type === 'words' ? event.text : event.type === 'paragraph-end' ? '|' : ''))
    .join('');
}

export const find = <T extends StoryEvent['type']>(events: readonly StoryEvent[], type: T) =>
  events.find((event): event is Extract<StoryEvent, { type: T }> => event.type === type);

/** A call that waits until it is stopped, after these events. */
export const hang = (...events: readonly ChatEvent[]): Line =>
  async function* (_, callSignal) {
    yield* events;
    await new Promise<void>((resolve) => callSignal.addEventListener('abort', () => resolve()));
  };
