import type { Action } from '../domain/action.ts';
import type { ProviderError } from '../domain/errors.ts';
import type { CallUsage } from '../domain/model.ts';
import type { ChatModel, StoryEvent, TurnRequest } from '../domain/ports.ts';
import { runCall } from './chat-call.ts';
import type { CallEnd } from './chat-call.ts';
import { maxTokens } from './chat-call.ts';
import type { ModelBudget } from './model-budget.ts';
import { createPassageParser, longestPassage } from './passage-parser.ts';
import { passageMessages, turnMessages } from './prompt.ts';
import { createRepeatGuard } from './repeat-guard.ts';
import { beginTelling, finishedPassage, hear } from './telling.ts';

/** A passage that was told to its end. */
export type ToldPassage = {
  /** With what streamed before, if it went on from a draft. */
  readonly passage: string;
  /** Of the one-call form, as far as they came. */
  readonly actions: readonly Action[];
  /** What the model wrote behind the passage. */
  readonly tail: string;
};

export type TellPassageOptions = {
  readonly model: ChatModel;
  readonly budget: ModelBudget;
  readonly request: TurnRequest;
  readonly tagged: boolean;
  readonly host: string;
  readonly signal: AbortSignal;
  readonly put: (event: StoryEvent) => void;
  readonly onTitle: (title: string) => void;
};

/**
 * Streams the passage of a turn, or a whole turn in the one-call form. A prompt that the model finds too long is halved once. `null` when there is
 * no whole passage: then `failed` was told, unless the signal was aborted.
 */
export async function tellPassage(options: TellPassageOptions): Promise<ToldPassage | null> {
  const first = await tellOnce(options, 1);
  const tooLong = first.end.type === 'failed' && first.end.error.type === 'context-too-long' && !first.told;
  const { end, result } = tooLong ? await tellOnce(options, 0.5) : first;
  if (options.signal.aborted) return null;
  if (end.type === 'failed') options.put({ type: 'failed', error: end.error });
  return end.type === 'failed' ? null : result;
}

async function tellOnce(options: TellPassageOptions, share: number) {
  const { request, budget, tagged, host, put } = options;
  const use = tagged ? 'turn' : 'passage';
  const prompt = budget.promptOptions(maxTokens[use], share);
  const messages = (tagged ? turnMessages : passageMessages)(request, prompt);
  const estimated = messages.reduce((sum, message) => sum + prompt.count(message.content), 0);
  const parser = createPassageParser({
    paragraphs: request.settings.passageLength,
    tagged,
    carryOn: request.carryOn,
  });
  const guard = createRepeatGuard(request.carryOn);
  let telling = beginTelling('', request.carryOn);

  const tell = (events: readonly StoryEvent[]) => {
    for (const event of events) {
      telling = hear(telling, event);
      if (event.type === 'title') options.onTitle(event.text);
      else put(event);
    }
  };
  const onText = (text: string) => {
    tell(parser.feed(guard.feed(text)));
    // What a model adds behind a passage is nothing to wait or to pay for; of the one-call form the end is still to come.
    return parser.cut() === null && (tagged || !parser.ended());
  };
  const onUsage = (usage: CallUsage) => {
    budget.learn(estimated, usage.promptTokens);
    put({ type: 'usage', usage });
  };

  const called = await runCall({ model: options.model, use, messages, signal: options.signal, onText, onUsage });
  const end = endOf(called, { host, ended: parser.ended(), tooLong: parser.cut() !== null });
  if (end.type === 'failed') return { end, told: parser.told(), result: null };
  tell(parser.feed(guard.end()));
  tell(parser.finish(end.cutShort));
  if (!parser.told() && request.carryOn.trim() === '') return { end: noStory(host), told: false, result: null };
  const actions = end.cutShort ? parser.actions().slice(0, -1) : parser.actions();
  return { end, told: true, result: { passage: finishedPassage(telling.passage), actions, tail: parser.tail() } };
}

type Ended = { readonly type: 'failed'; readonly error: ProviderError } | { readonly type: 'whole'; readonly cutShort: boolean };

function endOf(end: CallEnd, state: { readonly host: string; readonly ended: boolean; readonly tooLong: boolean }): Ended {
  const { host } = state;
  if (state.tooLong) {
    const message = `The passage did not end; it was cut after ${longestPassage} characters.`;
    return { type: 'failed', error: { type: 'bad-answer', host, message } };
  }
  if (end.type === 'failed') return end;
  if (end.type === 'stopped') return state.ended ? { type: 'whole', cutShort: false } : { type: 'failed', error: { type: 'cut-off', host } };
  if (end.filtered) return { type: 'failed', error: { type: 'refused-content', host, message: '' } };
  return { type: 'whole', cutShort: end.cutShort };
}

function noStory(host: string): Ended {
  return { type: 'failed', error: { type: 'bad-answer', host, message: 'The answer held no story.' } };
}
