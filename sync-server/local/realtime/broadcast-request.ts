import * as z from 'zod/mini';

import { err, ok, type Result } from '../../../src/domain/result.ts';
import { readBody } from '../read-body.ts';
import type { Broadcast } from './frames.ts';
import { mostBytes, mostNameBytes } from './hub.ts';

/** What a request says, on which topics. */
export type Said = { readonly topic: string; readonly broadcast: Broadcast };

const bodySchema = z.object({
  messages: z
    .array(
      z.object({
        topic: z.string(),
        event: z.string(),
        payload: z.optional(z.unknown()),
        private: z.optional(z.boolean()),
      }),
    )
    .check(z.minLength(1), z.maxLength(20)),
});

/** Reads `POST /realtime/v1/api/broadcast`, with the topics in the body or one of them in the address. The error is a status and words. */
export async function readBroadcastRequest(
  request: Request,
  url: URL,
): Promise<Result<readonly Said[], { readonly status: number; readonly error: string }>> {
  const refuse = (status: number, error: string) => err({ status, error });
  const body = await readBody(request, 20 * mostBytes);
  if (!body.ok) return refuse(413, 'The body is longer than this server takes.');
  const isJson = !/^application\/octet-stream/i.test(request.headers.get('content-type') ?? '');
  const json = isJson ? parse(body.value) : undefined;
  const said: Said[] = [];
  const [, topic, event] = /\/broadcast\/([^/]+)\/events\/([^/]+)$/.exec(url.pathname) ?? [];
  if (topic !== undefined && event !== undefined) {
    if (isJson && json === undefined) return refuse(422, 'The payload is no JSON.');
    if (url.searchParams.get('private') !== 'true') return refuse(403, privateOnly);
    const kind = isJson ? 'json' : 'binary';
    try {
      const names = { topic: decodeURIComponent(topic), event: decodeURIComponent(event) };
      said.push({ topic: names.topic, broadcast: { event: names.event, kind, bytes: body.value } });
    } catch {
      return refuse(422, 'The address cannot be read.');
    }
  } else {
    const parsed = bodySchema.safeParse(json);
    if (!parsed.success) return refuse(422, 'The body names no messages, or more than 20.');
    for (const message of parsed.data.messages) {
      if (message.private !== true) return refuse(403, privateOnly);
      const bytes = new TextEncoder().encode(JSON.stringify(message.payload ?? {}));
      said.push({ topic: message.topic, broadcast: { event: message.event, kind: 'json', bytes } });
    }
  }
  const isTooLong = ({ topic: name, broadcast }: Said) =>
    broadcast.bytes.byteLength > mostBytes ||
    [`realtime:${name}`, broadcast.event].some((text) => Buffer.byteLength(text) > mostNameBytes);
  return said.some(isTooLong) ? refuse(413, `A broadcast has at most ${mostBytes} bytes here.`) : ok(said);
}

const privateOnly = 'PrivateOnly: This server allows private channels only.';

function parse(bytes: Uint8Array): unknown {
  try {
    return JSON.parse(new TextDecoder().decode(bytes));
  } catch {
    return undefined;
  }
}
