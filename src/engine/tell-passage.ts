import type { Action } from '../domain/action.ts';
import type { ProviderError } from '../domain/errors.ts';
import { maxPassageBytes } from '../domain/limits.ts';
import type { CallUsage } from '../domain/model.ts';
import type { ChatModel } from '../domain/ports/chat-model.ts';
import type { StoryEvent, TurnRequest } from '../domain/ports/storyteller.ts';
import { runCall } from './chat-call.ts';
import type { CallEnd } from './chat-call.ts';
import type { ModelBudget } from './model-budget.ts';
import { createPassageParser } from './passage-parser.ts';
import type { PromptTrail } from './prompt-prefix.ts';
import { tokensOf } from './prompt-text.ts';
import { turnPrompt } from './prompt-turn.ts';
import { createRepeatGuard } from './repeat-guard.ts';
import { beginTelling, finishedPassage, hear, paragraphsOf } from './telling.ts';

/** Where a model has left the passage for what nobody asked for; the parser cuts there too, but the model goes on and is paid for it. */
const passageStops = ['###', '\nOptions:', '\n1.'];
const turnStops = ['###'];

/** How the telling of a passage came out; 'stopped' when the signal was aborted. */
export type PassageOutcome =
  | ToldPassage
  | { readonly type: 'failed'; readonly error: ProviderError }
  | { readonly type: 'stopped' };

/** A passage that was told to its end. */
type ToldPassage = {
  readonly type: 'told';
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
  readonly trail: PromptTrail;
  readonly request: TurnRequest;
  readonly tagged: boolean;
  readonly host: string;
  readonly signal: AbortSignal;
  readonly put: (event: StoryEvent) => void;
  readonly onTitle: (title: string) => void;
  readonly log: (line: string) => void;
};

/**
 * Streams the passage of a turn, or a whole turn in the one-call form. A prompt that the model finds too long is told once more: halved, or in
 * what is left beside the thoughts of a model that has just been found to think. The failure is left to the caller to tell, as it is the
 * last thing to be told.
 */
export async function tellPassage(options: TellPassageOptions): Promise<PassageOutcome> {
  const { budget, tagged } = options;
  const roomNow = () => budget.promptOptions(budget.answer(useOf(tagged))).budgetTokens;
  const room = roomNow();
  const first = await tellOnce(options, 1);
  const tooLong =
    first.outcome.type === 'failed' && first.outcome.error.type === 'context-too-long' && !first.told;
  const { outcome } = tooLong ? await tellOnce(options, roomNow() < room ? 1 : 0.5) : first;
  return options.signal.aborted ? { type: 'stopped' } : outcome;
}

async function tellOnce(
  options: TellPassageOptions,
  share: number,
): Promise<{ readonly outcome: PassageOutcome; readonly told: boolean }> {
  const { request, budget, tagged, host, put } = options;
  const use = useOf(tagged);
  const most = budget.answer(use);
  const prompt = budget.promptOptions(most, share);
  const { messages, record } = turnPrompt(request, prompt, tagged);
  put({
    type: 'saw',
    prompt: { ...record, same: options.trail.follow(request.story.id, messages, prompt.count) },
  });
  const estimated = tokensOf(messages, prompt.count);
  const newParser = () =>
    createPassageParser({
      paragraphs: request.settings.passageLength,
      tagged,
      carryOn: request.carryOn,
    });
  let parser = newParser();
  let guard = createRepeatGuard(request.carryOn);
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
  const onRestart = () => {
    parser = newParser();
    guard = createRepeatGuard(request.carryOn);
    telling = beginTelling('', request.carryOn);
    put({ type: 'restart' });
  };
  const onUsage = (usage: CallUsage) => {
    budget.learn(estimated, usage.promptTokens);
    put({ type: 'usage', usage });
  };

  // What was held back until more would come is told as well: a break and a stop lose no word.
  const breakOff = () => {
    tell(parser.feed(guard.end()));
    tell(parser.breakOff());
  };
  options.signal.addEventListener('abort', breakOff, { once: true });

  const calling = runCall({
    model: options.model,
    use,
    most,
    messages,
    signal: options.signal,
    onText,
    onRestart,
    onUsage,
    session: request.story.id,
    spareTokens: budget.spare(most, estimated),
    stop: tagged ? turnStops : passageStops,
    ...(tagged && request.carryOn === '' ? { prefill: 'TITLE:' } : {}),
  });
  const called = await calling.catch((defect: unknown) => {
    breakOff();
    throw defect;
  });
  options.signal.removeEventListener('abort', breakOff);
  const end = endOf(called, { host, ended: parser.ended(), tooLong: parser.cut() !== null });
  if (end.type === 'failed') {
    breakOff();
    return { outcome: end, told: parser.told() };
  }
  tell(parser.feed(guard.end()));
  tell(parser.finish(end.cutShort));
  if (!parser.told() && request.carryOn.trim() === '') return { outcome: noStory(host), told: false };
  const passage = finishedPassage(telling.passage);
  const count = paragraphsOf(passage).length;
  // Another number of paragraphs is no failure.
  if (count !== request.settings.passageLength) {
    options.log(`passage of ${count} paragraphs, ${request.settings.passageLength} were asked for`);
  }
  const actions = end.cutShort ? parser.actions().slice(0, -1) : parser.actions();
  return {
    outcome: { type: 'told', passage, actions, tail: parser.tail() },
    told: true,
  };
}

const useOf = (tagged: boolean) => (tagged ? 'turn' : 'passage');

type Ended =
  | { readonly type: 'failed'; readonly error: ProviderError }
  | { readonly type: 'whole'; readonly cutShort: boolean };

function endOf(
  end: CallEnd,
  state: { readonly host: string; readonly ended: boolean; readonly tooLong: boolean },
): Ended {
  const { host } = state;
  if (state.tooLong) {
    const message = `The passage did not end; it was cut after ${maxPassageBytes / 1_000} kB.`;
    return { type: 'failed', error: { type: 'bad-answer', host, message } };
  }
  if (end.type === 'failed') return end;
  if (end.type === 'stopped')
    return state.ended
      ? { type: 'whole', cutShort: false }
      : { type: 'failed', error: { type: 'cut-off', host } };
  if (end.filtered) return { type: 'failed', error: { type: 'refused-content', host, message: '' } };
  return { type: 'whole', cutShort: end.cutShort };
}

function noStory(host: string): PassageOutcome {
  return { type: 'failed', error: { type: 'bad-answer', host, message: 'The answer held no story.' } };
}
