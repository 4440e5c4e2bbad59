import type { ChatEvent, ChatModel } from '../../domain/ports/chat-model.ts';
import { createAnswerReader } from '../chat-completions/answer-reader.ts';
import { joinPrefill } from '../chat-completions/prefill.ts';
import type { DeviceEngine, KeptModel } from './device-engine.ts';

export type DeviceModelOptions = {
  readonly engine: DeviceEngine;
  readonly model: KeptModel;
  /** The model was asked something. */
  readonly onUse: () => void;
};

type Queue = { readonly events: ChatEvent[]; over: boolean; wake: () => void };

/** A model in this browser as a chat model. One call at a time; nothing leaves the device. */
export function createDeviceModel({ engine, model, onUse }: DeviceModelOptions): ChatModel {
  return {
    async *stream(request, signal) {
      const { prefill } = request;
      const left = new AbortController();
      const halt = AbortSignal.any([signal, left.signal]);
      const queue: Queue = { events: [], over: false, wake: () => {} };
      const put = (event: ChatEvent) => {
        queue.events.push(event);
        queue.wake();
      };
      const state = { visible: false, finished: false };
      let finish: Extract<ChatEvent, { type: 'finish' }>['reason'] = 'unknown';
      const reader = createAnswerReader((event) => {
        if (event.type === 'finish') finish = event.reason;
        if (event.type === 'text' && /\S/.test(event.text)) state.visible = true;
        if (event.type === 'restart') state.visible = false;
        if (event.type === 'text' || event.type === 'usage' || event.type === 'restart') put(event);
      });
      onUse();
      const messages =
        prefill === undefined
          ? request.messages
          : [...request.messages, { role: 'assistant' as const, content: prefill }];
      const { maxTokens, temperature, stop = [] } = request;
      const work = engine
        .use(
          model,
          (loaded) =>
            loaded.ask({ messages, maxTokens, temperature, stop }, (delta) => reader.value(delta), halt),
          halt,
        )
        .then((result) => {
          reader.end(finish === 'length');
          if (!result.ok) put({ type: 'failed', error: result.error });
          else if (state.visible) put({ type: 'finish', reason: finish });
          else
            put({
              type: 'failed',
              error: { type: 'bad-answer', host: model.name, message: 'The answer was empty.' },
            });
        })
        .finally(() => {
          queue.over = true;
          queue.wake();
        });
      // A defect in it is thrown below; until then it is not nobody's.
      work.catch(() => {});
      const stopWaiting = () => queue.wake();
      signal.addEventListener('abort', stopWaiting);
      const join = prefill === undefined ? null : joinPrefill(prefill);
      try {
        for (;;) {
          if (signal.aborted) return;
          const event = queue.events.shift();
          if (event !== undefined) {
            if (join === null) yield event;
            else if (event.type === 'text') yield* join.text(event.text);
            else {
              if (event.type === 'restart') join.again();
              if (event.type === 'finish') yield* join.end();
              yield event;
            }
          } else if (queue.over) {
            await work;
            return;
          } else
            await new Promise<void>((resolve) => {
              queue.wake = resolve;
            });
        }
      } finally {
        signal.removeEventListener('abort', stopWaiting);
        left.abort();
      }
    },
  };
}
