import type { ChatEvent, ChatModel } from '../../domain/ports/chat-model.ts';
import { createAnswerReader } from '../chat-completions/answer-reader.ts';
import { joinPrefill } from '../wire/prefill.ts';
import type { DeviceEngine, KeptModel } from './device-engine.ts';

export type DeviceModelOptions = {
  readonly engine: DeviceEngine;
  readonly model: KeptModel;
  /** The model was asked something. */
  readonly onUse: () => void;
};

/** How often a call is made again when the graphics card is lost under it: on the card once more, then on the processor. */
const timesAgain = 2;

type Queue = { readonly events: ChatEvent[]; over: boolean; wake: () => void };

/** What came of one question. */
type State = {
  told: boolean;
  visible: boolean;
  finish: Extract<ChatEvent, { type: 'finish' }>['reason'];
};

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
      onUse();
      const messages =
        prefill === undefined
          ? request.messages
          : [...request.messages, { role: 'assistant' as const, content: prefill }];
      const { maxTokens, temperature, stop = [] } = request;
      const question = { messages, maxTokens, temperature, stop };

      /** Answers whether it should be asked again: the graphics card failed before a word was told, and there is nothing to lose. */
      const askOnce = async (last: boolean): Promise<boolean> => {
        const state: State = { told: false, visible: false, finish: 'unknown' };
        const reader = createAnswerReader((event) => {
          if (event.type === 'finish') state.finish = event.reason;
          if (event.type === 'text') state.told = true;
          if (event.type === 'text' && /\S/.test(event.text)) state.visible = true;
          if (event.type === 'restart') state.visible = false;
          if (event.type === 'text' || event.type === 'usage' || event.type === 'restart') put(event);
        });
        const result = await engine.use(
          model,
          (loaded) => loaded.ask(question, (delta) => reader.value(delta), halt),
          halt,
        );
        if (!last && !result.ok && result.error.type === 'provider-failed' && !state.told) return true;
        reader.end(state.finish === 'length');
        if (!result.ok) put({ type: 'failed', error: result.error });
        else if (state.visible) put({ type: 'finish', reason: state.finish });
        else
          put({
            type: 'failed',
            error: { type: 'bad-answer', host: model.name, message: 'The answer was empty.' },
          });
        return false;
      };
      const tell = async () => {
        for (let left = model.place === 'card' ? timesAgain : 0; await askOnce(left === 0); left -= 1);
      };
      const work = tell().finally(() => {
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
