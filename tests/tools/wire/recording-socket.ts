import type { WebSocketLikeConstructor } from '@supabase/supabase-js';

/** What went through a socket. */
export type RecordedFrame = { readonly socket: string } | { readonly frame: unknown };

/** A socket that is open at once, writes down what is sent, and answers yes to all of it. */
export function createRecordingSocket(record: (frame: RecordedFrame) => void): WebSocketLikeConstructor {
  class RecordingSocket extends EventTarget {
    readonly CONNECTING = 0;
    readonly OPEN = 1;
    readonly CLOSING = 2;
    readonly CLOSED = 3;
    readonly protocol = '';
    binaryType = 'arraybuffer';
    bufferedAmount = 0;
    extensions = '';
    readyState = 0;
    onopen: ((event: Event) => void) | null = null;
    onmessage: ((event: MessageEvent) => void) | null = null;
    onclose: ((event: CloseEvent) => void) | null = null;
    onerror: ((event: Event) => void) | null = null;
    readonly url: string;
    constructor(address: string | URL) {
      super();
      this.url = String(address);
      record({ socket: this.url });
      queueMicrotask(() => {
        this.readyState = 1;
        this.onopen?.(new Event('open'));
      });
    }
    send(data: unknown): void {
      if (typeof data !== 'string') {
        record({ frame: data instanceof ArrayBuffer ? fieldsOf(Buffer.from(data)) : 'unknown' });
        return;
      }
      const frame: unknown = JSON.parse(data);
      if (!Array.isArray(frame)) {
        record({ frame });
        return;
      }
      // How many messages went before is no part of the wire.
      record({ frame: [frame[0] && '<ref>', frame[1] && '<ref>', ...frame.slice(2)] });
      const [joinRef, ref, topic]: unknown[] = frame;
      const reply = [joinRef, ref, topic, 'phx_reply', { status: 'ok', response: { postgres_changes: [] } }];
      queueMicrotask(() => this.onmessage?.(new MessageEvent('message', { data: JSON.stringify(reply) })));
    }
    close(): void {
      this.readyState = 3;
    }
  }
  return RecordingSocket;
}

/** A binary frame: a kind, the lengths of five texts, an encoding, the texts, and the payload. */
function fieldsOf(data: Buffer): unknown {
  const [kind, ...lengths] = data.subarray(0, 6);
  let at = 7;
  const texts = lengths.map((length) => data.subarray(at, (at += length)).toString());
  const [, , topic, event, meta] = texts;
  return { kind, topic, event, meta, encoding: data[6], payload: data.subarray(at).toString() };
}
