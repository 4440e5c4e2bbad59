import type { ModelEntry } from '../../../src/domain/model.ts';
import type { ChatEvent, ChatRequest } from '../../../src/domain/ports/chat-model.ts';
import type { RemoteName } from '../../../src/domain/provider-names.ts';
import type { RemoteProvider } from '../../../src/domain/providers.ts';
import type { Secret } from '../../../src/domain/secret.ts';
import { addressOf, wires } from '../../../src/providers/catalog.ts';
import { createWireModel } from '../../../src/providers/wire/client.ts';
import type { WireModelOptions } from '../../../src/providers/wire/client.ts';
import type { Contact } from '../../../src/providers/wire/contact.ts';
import { createFakeClock } from '../../model-server/fake-clock.ts';

export const request: ChatRequest = {
  messages: [
    { role: 'system', content: 'You tell stories.' },
    { role: 'user', content: 'Tell one.' },
  ],
  maxTokens: 500,
  temperature: 0.7,
};

export function entry(props: Partial<ModelEntry> = {}): ModelEntry {
  return {
    id: 'stand-in/teller',
    name: 'Stand-in Teller',
    pricing: { prompt: 0.000001, completion: 0.000002 },
    contextLength: 8192,
    supportedParameters: [],
    reasoning: 'none',
    ...props,
  };
}

type Addressed = {
  /** Whose address a stand-in has. @defaultValue 'server' */
  readonly host?: RemoteName;
  readonly baseUrl: string;
  readonly key?: Secret | null;
  /** @defaultValue the host's own */
  readonly wire?: RemoteProvider['wire'];
};

/** A provider at the address of a stand-in. */
export function contactAt({ host = 'server', baseUrl, key = null, wire }: Addressed): Contact {
  const address = addressOf(host, { serverUrl: baseUrl, origin: 'https://game.test' });
  return { ...address, baseUrl, key, ...(wire === undefined ? {} : { wire: wires[wire] }) };
}

export type AskedModel = Partial<Omit<WireModelOptions, 'contact'>> & Addressed;

/** A client without a network, a key or chance; the waits before retries (1 and 3 s) pass at once. */
export function modelWith({ host, baseUrl, key, wire, ...props }: AskedModel) {
  const clock = createFakeClock([1000, 3000]);
  const options: WireModelOptions = {
    contact: contactAt({
      baseUrl,
      ...(host === undefined ? {} : { host }),
      ...(key === undefined ? {} : { key }),
      ...(wire === undefined ? {} : { wire }),
    }),
    model: 'stand-in/teller',
    fetch,
    clock,
    random: () => 0.5,
    online: () => true,
    entry: null,
    ...props,
  };
  return { model: createWireModel(options), clock };
}

export async function collect(events: AsyncIterable<ChatEvent>): Promise<readonly ChatEvent[]> {
  const all: ChatEvent[] = [];
  for await (const event of events) all.push(event);
  return all;
}

export function textOf(events: readonly ChatEvent[]): string {
  return events.map((event) => (event.type === 'text' ? event.text : '')).join('');
}

/** A stream of events with these bodies. */
export function streamOf(...bodies: readonly string[]): Response {
  const text = bodies.map((body) => `data: ${body}\n\n`).join('');
  return new Response(text, { headers: { 'Content-Type': 'text/event-stream' } });
}

export const goodAnswer = (text = 'A tale.') =>
  streamOf(
    JSON.stringify({ choices: [{ index: 0, delta: { content: text }, finish_reason: 'stop' }] }),
    '[DONE]',
  );
