import { completeActions, fallbackBookTitles } from '../domain/fallbacks.ts';
import { maxFieldLength } from '../domain/character.ts';
import type { ProviderError } from '../domain/errors.ts';
import type { CallUsage, ModelEntry } from '../domain/model.ts';
import type { AnswerForm, ChatMessage, ChatModel } from '../domain/ports/chat-model.ts';
import type { Clock } from '../domain/ports/clock.ts';
import type { StoryEvent, Storyteller, TurnRequest } from '../domain/ports/storyteller.ts';
import { err, ok } from '../domain/result.ts';
import type { Result } from '../domain/result.ts';
import { cutText } from '../domain/text.ts';
import { actionForm } from './action-form.ts';
import { cleanLine, readActions, readTexts } from './action-list.ts';
import type { RepairJson } from './action-list.ts';
import { createChannel } from './channel.ts';
import { maxTokens, runCall } from './chat-call.ts';
import { createModelBudget, type ModelBudgetOptions } from './model-budget.ts';
import { createPromptTrail } from './prompt-prefix.ts';
import { readSummary, summaryMessages } from './prompt-summary.ts';
import { actionMessages, bookTitleMessages, exampleMessages, titleMessages } from './prompt.ts';
import { roughTokens, tokensOf } from './prompt-text.ts';
import type { CountTokens } from './prompt-text.ts';
import { tellPassage } from './tell-passage.ts';
import { cleanTitle } from './title-text.ts';

export type ChatStorytellerOptions = {
  readonly model: ChatModel;
  /** The model's entry in the provider's list; `null` when it is not known. */
  readonly entry: ModelEntry | null;
  /** Three calls a turn, or the one-call form. */
  readonly shape: 'three' | 'economy';
  readonly clock: Clock;
  /** Who is named in an error that is not the client's own. @defaultValue the model's id */
  readonly host?: string;
  /** @defaultValue none: JSON that is not whole is read by its lines */
  readonly repairJson?: RepairJson;
  /** @defaultValue `roughTokens` */
  readonly countTokens?: CountTokens;
  /** The player's limits, and what was learned of the model's way to count. */
  readonly tokens?: Omit<ModelBudgetOptions, 'thinkingTokens'>;
  /** Takes a line that holds no story text. */
  readonly log?: (line: string) => void;
};

/** How long after the passage a title may still come, in milliseconds. */
const titlePatienceMs = 5_000;

/**
 * A storyteller made of a chat model. A turn is a title beside the streamed passage, then actions, or one
 * call; a title or actions that fail are left out, and the engine's fallbacks stand in for them.
 */
export function createChatStoryteller(options: ChatStorytellerOptions): Storyteller {
  const { model, entry, shape, clock } = options;
  const host = options.host ?? entry?.id ?? 'model';
  const repairJson = options.repairJson ?? (() => null);
  const budget = createModelBudget(entry, options.countTokens ?? roughTokens, {
    ...options.tokens,
    thinkingTokens: () => model.thinkingTokens?.() ?? 0,
  });
  const trail = createPromptTrail();
  const log = options.log ?? (() => {});
  const noStory: ProviderError = { type: 'bad-answer', host, message: 'The answer held no story.' };

  /** A whole answer as text, cut short or not. */
  async function ask(
    use: CallUsage['use'],
    messages: readonly ChatMessage[],
    signal: AbortSignal,
    onUsage: (usage: CallUsage) => void,
    more: { readonly form?: AnswerForm; readonly spareTokens?: number } = {},
  ): Promise<Result<{ readonly text: string; readonly cutShort: boolean }, ProviderError>> {
    let text = '';
    const onText = (delta: string) => {
      text += delta;
      return text.length < 20_000;
    };
    const onRestart = () => {
      text = '';
    };
    const end = await runCall({
      model,
      use,
      messages,
      signal,
      onText,
      onRestart,
      onUsage,
      ...more,
    });
    if (end.type === 'failed') return err(end.error);
    if (end.type === 'stopped') return err({ type: 'cut-off', host });
    return ok({ text, cutShort: end.cutShort });
  }

  async function tellTitle(
    request: TurnRequest,
    signal: AbortSignal,
    put: (event: StoryEvent) => void,
  ): Promise<boolean> {
    const answer = await ask('title', titleMessages(request), signal, (usage) =>
      put({ type: 'usage', usage }),
    );
    const title = answer.ok ? cleanTitle(answer.value.text) : '';
    if (title === '' || signal.aborted) return false;
    put({ type: 'title', text: title });
    return true;
  }

  async function tellActions(
    request: TurnRequest,
    passage: string,
    signal: AbortSignal,
    put: (event: StoryEvent) => void,
  ) {
    const onUsage = (usage: CallUsage) => put({ type: 'usage', usage });
    const answer = await ask('actions', actionMessages(request, passage), signal, onUsage, {
      form: actionForm,
    });
    if (!answer.ok) return;
    const actions = readActions(answer.value.text, { language: request.settings.language, repairJson });
    if (actions !== null) put({ type: 'actions', actions });
  }

  async function threeCalls(request: TurnRequest, signal: AbortSignal, put: (event: StoryEvent) => void) {
    const titleHalt = new AbortController();
    const titleOver = new AbortController();
    let titleInFront = '';
    const title = async () => {
      const told = await tellTitle(request, AbortSignal.any([signal, titleHalt.signal]), put);
      titleOver.abort();
      return told;
    };
    const rest = async () => {
      const onTitle = (text: string) => {
        titleInFront = text;
      };
      const told = await tellPassage({
        model,
        budget,
        trail,
        request,
        tagged: false,
        host,
        signal,
        put,
        onTitle,
        log,
      });
      if (told.type !== 'told') {
        titleHalt.abort();
        return told;
      }
      const patience = clock.sleep(titlePatienceMs, AbortSignal.any([signal, titleOver.signal]));
      await Promise.all([
        tellActions(request, told.passage, signal, put),
        patience.then(() => titleHalt.abort()),
      ]);
      return told;
    };
    const [hasTitle, told] = await Promise.all([title(), rest()]);
    if (told.type === 'stopped') return;
    if (told.type === 'failed') {
      put(told);
      return;
    }
    // A model that put a title in front of its passage meant it for this scene.
    if (!hasTitle && titleInFront !== '') put({ type: 'title', text: titleInFront });
    put({ type: 'done', state: null });
  }

  async function oneCall(request: TurnRequest, signal: AbortSignal, put: (event: StoryEvent) => void) {
    const onTitle = (text: string) => put({ type: 'title', text });
    const told = await tellPassage({
      model,
      budget,
      trail,
      request,
      tagged: true,
      host,
      signal,
      put,
      onTitle,
      log,
    });
    if (told.type === 'stopped') return;
    if (told.type === 'failed') {
      put(told);
      return;
    }
    const tail =
      told.tail.trim() === ''
        ? null
        : readActions(told.tail, { language: request.settings.language, repairJson });
    if (told.actions.length > 0) put({ type: 'actions', actions: completeActions(told.actions) });
    else if (tail !== null) put({ type: 'actions', actions: tail });
    else await tellActions(request, told.passage, signal, put);
    put({ type: 'done', state: null });
  }

  async function* turn(request: TurnRequest, signal: AbortSignal): AsyncGenerator<StoryEvent> {
    const channel = createChannel<StoryEvent>();
    const halt = new AbortController();
    const stop = () => {
      // Who tells says what he held back; then it is over, whether the model hears of it or not.
      halt.abort();
      channel.close();
    };
    signal.addEventListener('abort', stop, { once: true });
    if (signal.aborted) stop();
    const tellIt = shape === 'economy' ? oneCall : threeCalls;
    const work = tellIt(request, halt.signal, channel.put).finally(() => channel.close());
    // Its failure is a defect and is thrown below; until then it must not count as nobody's.
    work.catch(() => {});
    try {
      yield* channel.items();
      if (!signal.aborted) await work;
    } finally {
      stop();
      signal.removeEventListener('abort', stop);
    }
  }

  return {
    turn,
    bookTitles: async (request, signal) => {
      const answer = await ask('book-titles', bookTitleMessages(request), signal, () => {});
      if (!answer.ok) return answer;
      const titles = readTexts(answer.value.text, 4, repairJson)
        .map(cleanTitle)
        .filter((title) => title !== '');
      if (titles.length === 0) return err({ ...noStory, message: 'The answer held no titles.' });
      const spare = fallbackBookTitles(request.story.character.name).filter(
        (title) => !titles.includes(title),
      );
      return ok([...titles, ...spare].slice(0, 4));
    },
    fieldExample: async (request, signal) => {
      const answer = await ask('example', exampleMessages(request), signal, () => {});
      if (!answer.ok) return answer;
      const text = exampleText(answer.value, request.field === 'name');
      return text === '' ? err({ ...noStory, message: 'The answer held no example.' }) : ok(text);
    },
    summarise: async (request, signal) => {
      let usage: CallUsage | null = null;
      const onUsage = (used: CallUsage) => {
        usage = used;
      };
      const most = maxTokens.summary;
      const tell = () => {
        const prompt = budget.promptOptions(most);
        const messages = summaryMessages(request, prompt);
        const spareTokens = budget.spare(most, tokensOf(messages, prompt.count));
        return ask('summary', messages, signal, onUsage, { spareTokens });
      };
      const room = budget.promptOptions(most).budgetTokens;
      const first = await tell();
      // A model that has just been found to think has less room for a prompt from now on.
      const shorter =
        !first.ok &&
        first.error.type === 'context-too-long' &&
        budget.promptOptions(most).budgetTokens < room;
      const answer = shorter ? await tell() : first;
      if (!answer.ok) return answer;
      const summary = readSummary(answer.value.text, answer.value.cutShort);
      return summary === null
        ? err({ ...noStory, message: 'The answer held no summary.' })
        : ok({ ...summary, usage });
    },
    room: () => ({
      ...budget.room(budget.answer(shape === 'economy' ? 'turn' : 'passage')),
      alone: shape === 'economy',
    }),
  };
}

/** The example alone: no label, no quotes, no remarks behind it, and no half sentence where the limit cut it. */
function exampleText(answer: { readonly text: string; readonly cutShort: boolean }, isName: boolean): string {
  if (isName) return cutText(cleanTitle(answer.text), 80);
  const parts = answer.text.split(/\n\s*\n/).map((part) => part.trim());
  const part =
    parts.find((each) => each !== '' && !/^(sure|certainly|here('|’)?s|here is)\b[^\n]*:$/i.test(each)) ?? '';
  const line = cleanLine(
    cleanLine(part).replace(/^(appearance|objective|goal|setting|motivation|example)\s*[:：]\s*/i, ''),
  );
  const whole = answer.cutShort ? (/^.*[.!?…。！？]/su.exec(line)?.[0] ?? line) : line;
  return cutText(whole, maxFieldLength);
}
