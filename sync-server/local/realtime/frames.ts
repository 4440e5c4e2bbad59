import * as z from 'zod/mini';

/** A message of a client, in either form of the protocol. */
export type ClientMessage = {
  readonly joinRef: string | null;
  readonly ref: string | null;
  readonly topic: string;
  readonly event: string;
  /** For a broadcast, the name it was given and its bytes. */
  readonly payload: unknown;
  readonly broadcast?: Broadcast;
};

/** What is said on a topic. */
export type Broadcast = {
  readonly event: string;
  readonly kind: 'json' | 'binary';
  readonly bytes: Uint8Array;
};

/** The form of the protocol: objects, or arrays and binary frames. */
export type Version = '1.0.0' | '2.0.0';

const ref = z.nullable(z.string());
const objectSchema = z.object({
  topic: z.string(),
  event: z.string(),
  payload: z.optional(z.unknown()),
  ref: z.optional(ref),
  join_ref: z.optional(ref),
});
const arraySchema = z.tuple([ref, ref, z.string(), z.string(), z.unknown()]);
const spokenSchema = z.object({ event: z.string(), payload: z.optional(z.unknown()) });

/** Reads a frame; undefined when it is none of the protocol's. */
export function readFrame(data: Uint8Array, isBinary: boolean, version: Version): ClientMessage | undefined {
  if (isBinary) return version === '2.0.0' ? readBinary(data) : undefined;
  let value: unknown;
  try {
    value = JSON.parse(new TextDecoder().decode(data));
  } catch {
    return undefined;
  }
  const message = version === '2.0.0' ? readArray(value) : readObject(value);
  if (message?.event !== 'broadcast') return message;
  const spoken = spokenSchema.safeParse(message.payload);
  if (!spoken.success) return undefined;
  const bytes = new TextEncoder().encode(JSON.stringify(spoken.data.payload ?? {}));
  return { ...message, broadcast: { event: spoken.data.event, kind: 'json', bytes } };
}

function readArray(value: unknown): ClientMessage | undefined {
  const parsed = arraySchema.safeParse(value);
  if (!parsed.success) return undefined;
  const [joinRef, messageRef, topic, event, payload] = parsed.data;
  return { joinRef, ref: messageRef, topic, event, payload };
}

function readObject(value: unknown): ClientMessage | undefined {
  const parsed = objectSchema.safeParse(value);
  if (!parsed.success) return undefined;
  const { topic, event, payload, ref: messageRef = null, join_ref: joinRef = null } = parsed.data;
  return { joinRef, ref: messageRef, topic, event, payload };
}

const kinds = { fromClient: 3, toClient: 4 } as const;
const encodings = { binary: 0, json: 1 } as const;

/** Kind, five lengths and the encoding in a byte each, then the texts in the order of the lengths, then the payload. */
function readBinary(data: Uint8Array): ClientMessage | undefined {
  const [kind, ...rest] = data.subarray(0, 7);
  const [encoding] = rest.splice(5);
  if (kind !== kinds.fromClient || encoding === undefined || encoding > 1) return undefined;
  let at = 7;
  const texts = rest.map((length) => {
    at += length;
    return new TextDecoder().decode(data.subarray(at - length, at));
  });
  const [joinRef = '', messageRef = '', topic = '', event = ''] = texts;
  if (at > data.byteLength) return undefined;
  return {
    joinRef: joinRef === '' ? null : joinRef,
    ref: messageRef === '' ? null : messageRef,
    topic,
    event: 'broadcast',
    payload: null,
    broadcast: { event, kind: encoding === encodings.json ? 'json' : 'binary', bytes: data.subarray(at) },
  };
}

/** A message of the server as its frame. */
export function writeFrame(
  version: Version,
  message: {
    readonly joinRef: string | null;
    readonly ref: string | null;
    readonly topic: string;
    readonly event: string;
    readonly payload: unknown;
  },
): string {
  const { joinRef, ref: messageRef, topic, event, payload } = message;
  return JSON.stringify(
    version === '2.0.0'
      ? [joinRef, messageRef, topic, event, payload]
      : { topic, event, payload, ref: messageRef, join_ref: joinRef },
  );
}

/** A broadcast as its frame; undefined for bytes to a client of the first version, which has no words for them. */
export function writeBroadcast(
  version: Version,
  topic: string,
  { event, kind, bytes }: Broadcast,
): Uint8Array | string | undefined {
  if (version === '2.0.0') {
    const [topicBytes, eventBytes] = [Buffer.from(topic), Buffer.from(event)];
    const head = Buffer.from([kinds.toClient, topicBytes.length, eventBytes.length, 0, encodings[kind]]);
    return Buffer.concat([head, topicBytes, eventBytes, bytes]);
  }
  if (kind === 'binary') return undefined;
  const payload: unknown = JSON.parse(new TextDecoder().decode(bytes));
  return writeFrame(version, {
    joinRef: null,
    ref: null,
    topic,
    event: 'broadcast',
    payload: { type: 'broadcast', event, payload },
  });
}
