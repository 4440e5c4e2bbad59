import type { ProviderError } from '../../domain/errors.ts';
import type { ChatEvent, ChatModel } from '../../domain/ports/chat-model.ts';
import { joinPrefill } from '../wire/prefill.ts';
import { createThinkingFilter } from '../wire/thinking-filter.ts';
import { enough, type PageAnswer, type PageQuestion } from './port.ts';

export type BrowserModelOptions = {
  /** Asks the page; the answer comes over the port. */
  readonly ask: (question: PageQuestion, port: MessagePort) => void;
  /** BCP 47. */
  readonly language: string;
  /** How the browser's model is named in words. */
  readonly name: string;
};

/** It takes no limit of tokens: this many characters are counted for each that was asked for. */
const charactersPerToken = 6;

/** The browser's own model as a chat model, for a worker: it asks its page. */
export function createBrowserModel({ ask, language, name }: BrowserModelOptions): ChatModel {
  return {
    async *stream(request, signal) {
      if (signal.aborted) return;
      const { port1, port2 } = new MessageChannel();
      const said: PageAnswer[] = [];
      let wake = () => {};
      port1.onmessage = ({ data }: MessageEvent<PageAnswer>) => {
        said.push(data);
        wake();
      };
      const stop = () => {
        port1.postMessage(enough);
        wake();
      };
      signal.addEventListener('abort', stop);
      ask({ messages: request.messages, prefill: request.prefill ?? null, language }, port2);
      const join = joinPrefill(request.prefill ?? '');
      const filter = createThinkingFilter();
      const most = request.maxTokens * charactersPerToken;
      let length = 0;
      let visible = false;
      function* hear(text: string): Generator<ChatEvent> {
        const heard = filter.feed(text);
        if (heard.restart) {
          join.again();
          visible = false;
          yield { type: 'restart' };
        }
        if (/\S/.test(heard.visible)) visible = true;
        if (heard.visible !== '') yield* join.text(heard.visible);
      }
      try {
        for (;;) {
          if (signal.aborted) return;
          const next = said.shift();
          if (next === undefined) {
            await new Promise<void>((resolve) => {
              wake = resolve;
            });
          } else if (next.type === 'words') {
            length += next.text.length;
            yield* hear(next.text);
            if (length < most) continue;
            yield* join.end();
            yield { type: 'finish', reason: 'length' };
            return;
          } else {
            const rest = filter.end(false);
            if (rest !== '') yield* join.text(rest);
            yield* join.end();
            if (next.type === 'failed') yield { type: 'failed', error: errorOf(next, name) };
            else if (visible) yield { type: 'finish', reason: 'stop' };
            else
              yield {
                type: 'failed',
                error: { type: 'bad-answer', host: name, message: 'The answer was empty.' },
              };
            return;
          }
        }
      } finally {
        signal.removeEventListener('abort', stop);
        port1.postMessage(enough);
        port1.close();
      }
    },
  };
}

function errorOf({ reason, message }: Extract<PageAnswer, { type: 'failed' }>, host: string): ProviderError {
  switch (reason) {
    case 'absent':
      return { type: 'not-here', what: 'browser-model' };
    case 'language':
      return { type: 'not-here', what: 'browser-model-language' };
    case 'too-long':
      return { type: 'context-too-long', host };
    case 'other':
      return { type: 'provider-failed', host, status: null, message };
    default:
      return reason satisfies never;
  }
}
