// How fast a streamed answer is read: bytes to parsed JSON values, beside eventsource-parser 3 fed in the same way and beside
// the `openai` package's Stream, which reads a body and so is compared with our parser behind the same body. 5 MB like those of
// an OpenAI-compatible server, cut at random bytes into reads of 1-400 B and of 4-64 KB.
// Target: at least as fast as eventsource-parser (ratio ≥ 1) and as the openai Stream (ratio ≥ 2) at both sizes.
import { createParser } from 'eventsource-parser';
import { Stream } from 'openai/streaming';

import { createEventStream } from '../../src/providers/wire/event-stream.ts';
import { fixedRandom, median, type BenchLength, type Figures } from './figures.ts';

const sizes = {
  whole: { rounds: 9, bodyBytes: 5_000_000 },
  short: { rounds: 1, bodyBytes: 100_000 },
};
const readSizes = [
  { name: 'reads of 1-400 B', least: 1, most: 400 },
  { name: 'reads of 4-64 KB', least: 4096, most: 65_536 },
];

type Reads = readonly Uint8Array<ArrayBuffer>[];
/** Reads a body and tells its text, so that no reader is quick because it reads less. */
type Reader = (reads: Reads) => { readonly events: number; readonly characters: number };
type Contest = { readonly [reader in 'ours' | 'eventsourceParser' | 'oursFromBody' | 'openai']: number[] };

export async function run(length: BenchLength): Promise<Figures> {
  const { rounds, bodyBytes } = sizes[length];
  const body = syntheticBody(bodyBytes);
  const figures: { [name: string]: Figures[string] } = {};
  for (const { name, least, most } of readSizes) {
    const reads = cut(body, least, most);
    const expected = JSON.stringify(ours(reads));
    const seconds: Contest = { ours: [], eventsourceParser: [], oursFromBody: [], openai: [] };
    for (let round = -1; round < rounds; round += 1) {
      for (const [reader, read] of Object.entries({ ours, eventsourceParser, oursFromBody, openai })) {
        const start = performance.now();
        const answer = await read(reads);
        const took = (performance.now() - start) / 1000;
        if (JSON.stringify(answer) !== expected) throw new Error(`${reader} read something else`);
        // The first round only warms the readers up.
        if (round >= 0) seconds[reader as keyof Contest].push(took);
      }
    }
    const rate = (reader: keyof Contest) => body.length / 1e6 / median(seconds[reader]);
    figures[`event stream, ${name}`] = {
      value: rate('ours'),
      unit: 'MB/s',
      ratio: rate('ours') / rate('eventsourceParser'),
      against: 'eventsource-parser 3',
    };
    figures[`event stream events, ${name}`] = {
      value: ours(reads).events / median(seconds.ours),
      unit: 'events/s',
    };
    figures[`event stream of a body, ${name}`] = {
      value: rate('oursFromBody'),
      unit: 'MB/s',
      ratio: rate('oursFromBody') / rate('openai'),
      against: 'openai 6 Stream',
    };
  }
  return figures;
}

/** What a delta looks like in every reader. */
type Chunk = { readonly choices?: readonly { readonly delta?: { readonly content?: string } }[] };

function createTally() {
  let events = 0;
  let characters = 0;
  return {
    take: (value: unknown) => {
      events += 1;
      // Each reader parses the JSON of our own body.
      characters += (value as Chunk).choices?.[0]?.delta?.content?.length ?? 0;
    },
    total: () => ({ events, characters }),
  };
}

const ours: Reader = (reads) => {
  const tally = createTally();
  const stream = createEventStream((record) => {
    if (record.type === 'value') tally.take(record.value);
  });
  for (const bytes of reads) stream.feed(bytes);
  stream.end();
  return tally.total();
};

const eventsourceParser: Reader = (reads) => {
  const tally = createTally();
  const parser = createParser({
    onEvent: ({ data }) => {
      if (data !== '[DONE]') tally.take(JSON.parse(data));
    },
  });
  const decoder = new TextDecoder();
  for (const bytes of reads) parser.feed(decoder.decode(bytes, { stream: true }));
  return tally.total();
};

async function oursFromBody(reads: Reads) {
  const tally = createTally();
  const stream = createEventStream((record) => {
    if (record.type === 'value') tally.take(record.value);
  });
  const reader = bodyOf(reads).getReader();
  for (let read = await reader.read(); !read.done; read = await reader.read()) stream.feed(read.value);
  stream.end();
  return tally.total();
}

async function openai(reads: Reads) {
  const tally = createTally();
  const response = new Response(bodyOf(reads), { headers: { 'content-type': 'text/event-stream' } });
  for await (const value of Stream.fromSSEResponse<unknown>(response, new AbortController())) {
    tally.take(value);
  }
  return tally.total();
}

function bodyOf(reads: Reads): ReadableStream<Uint8Array<ArrayBuffer>> {
  let next = 0;
  return new ReadableStream({
    pull(controller) {
      const bytes = reads[next];
      next += 1;
      if (bytes) controller.enqueue(bytes);
      else controller.close();
    },
  });
}

const tokens = [
  'The',
  ' lamp',
  ' burned',
  ' low',
  ',',
  ' "Schöne',
  ' Grüße',
  ',"',
  ' 夜が',
  '明け',
  '\n\n',
  ' 🏮',
  '.',
];

function syntheticBody(bodyBytes: number): Uint8Array<ArrayBuffer> {
  const random = fixedRandom(5);
  const events: string[] = [];
  for (let bytes = 0; bytes < bodyBytes;) {
    const content = tokens[Math.floor(random() * tokens.length)] ?? '';
    const value = {
      id: 'gen-1763712000-synthetic',
      provider: 'Stand-in',
      model: 'stand-in/teller',
      object: 'chat.completion.chunk',
      created: 1_763_712_000,
      choices: [
        {
          index: 0,
          delta: { role: 'assistant', content },
          finish_reason: null,
          native_finish_reason: null,
          logprobs: null,
        },
      ],
      system_fingerprint: 'fp_0123456789',
    };
    const event = `data: ${JSON.stringify(value)}\n\n`;
    events.push(event);
    bytes += event.length;
  }
  return new TextEncoder().encode(`${events.join('')}data: [DONE]\n\n`);
}

function cut(body: Uint8Array<ArrayBuffer>, least: number, most: number): Reads {
  const random = fixedRandom(most);
  const reads: Uint8Array<ArrayBuffer>[] = [];
  for (let at = 0; at < body.length;) {
    const end = at + least + Math.floor(random() * (most - least + 1));
    reads.push(body.slice(at, end));
    at = end;
  }
  return reads;
}
