import { sharedTokens } from '../../src/engine/prompt-prefix.ts';
import { roughTokens } from '../../src/engine/prompt-text.ts';
import type { ChatMessage, ChatModel, ChatRequest } from '../../src/domain/ports/chat-model.ts';
import { createChatStoryteller } from '../../src/engine/chat-storyteller.ts';
import type { ModelEntry } from '../../src/domain/model.ts';
import { fakeForm } from '../fakes.ts';
import { openGame } from '../game-table.ts';

/* A story of many turns, told by a model that only counts: what is measured is what it was given. */

const subjects = [
  'The ferryman',
  'A boy with a lantern',
  'Mira',
  'The keeper',
  'Old Tam',
  'A gull',
  'The mayor',
];
const deeds = ['waited by', 'climbed', 'searched', 'would not leave', 'remembered', 'crossed', 'locked'];
const things = [
  'the salt stairs',
  'the drowned chapel',
  'the pier',
  'the lamp room',
  'the tin boat',
  'the ridge',
];
const ends = [
  'until the tide turned and the bell had stopped for good',
  'while the rain came over the hill in one long grey sheet',
  'because nobody else in the town had dared to do it before',
  'with both hands, and with a face that gave nothing away',
];

const pick = (list: readonly string[], at: number) => list[at % list.length] ?? '';

/** A passage of about 170 words, another for every number. */
function passageOf(turn: number): string {
  const sentence = (at: number) =>
    `${pick(subjects, at * 3 + turn)} ${pick(deeds, at * 5 + turn * 2)} ${pick(things, at + turn * 3)} ${pick(ends, at * 7 + turn)}.`;
  const paragraph = (from: number) =>
    Array.from({ length: 5 }, (_, index) => sentence(from + index)).join(' ');
  return `On day ${turn} it began anew. ${paragraph(turn)}\n\n${paragraph(turn + 5)}`;
}

const isSummary = (request: ChatRequest) =>
  request.messages[0]?.content.startsWith('You keep the memory') === true;
const isPassage = (request: ChatRequest) =>
  request.messages[0]?.content.startsWith('You are the storyteller') === true;

export type LongStoryOptions = {
  readonly contextLength: number;
  readonly shape?: 'three' | 'economy';
  readonly summaries?: 'written' | 'failing';
};

/** A game whose stories are told by that model; `prompts` holds what it was given for each passage. */
async function openLongStory(options: LongStoryOptions) {
  const prompts: (readonly ChatMessage[])[] = [];
  const summaries: (readonly ChatMessage[])[] = [];
  const model: ChatModel = {
    stream: async function* (request) {
      await Promise.resolve();
      const promptTokens = request.messages.reduce((sum, { content }) => sum + roughTokens(content), 0);
      const usage = {
        type: 'usage',
        promptTokens,
        completionTokens: 100,
        cachedTokens: null,
        cost: 0.001,
      } as const;
      if (isSummary(request)) {
        summaries.push(request.messages);
        if (options.summaries === 'failing') {
          yield { type: 'failed', error: { type: 'timeout', host: 'test', afterMs: 1 } };
          return;
        }
        const number = summaries.length;
        const text = Array.from(
          { length: 12 },
          (_, at) =>
            `In part ${number} ${pick(subjects, at)} ${pick(deeds, at + number)} ${pick(things, at)}.`,
        );
        yield {
          type: 'text',
          text: `SUMMARY: ${text.join(' ')}\nFACTS:\n- Part ${number} left a scar on the ferryman.`,
        };
      } else if (isPassage(request)) {
        prompts.push(request.messages);
        const told = passageOf(prompts.length);
        yield {
          type: 'text',
          text:
            options.shape === 'economy'
              ? `TITLE: Part ${prompts.length}\n\n${told}\n\nGOOD: Help Tam\nNEUTRAL: Wait\nEVIL: Rob Tam`
              : told,
        };
      } else if (request.maxTokens === 50) yield { type: 'text', text: `Part ${prompts.length}` };
      else
        yield {
          type: 'text',
          text: '[{"text":"Help Tam","type":"good"},{"text":"Wait","type":"neutral"},{"text":"Rob Tam","type":"evil"}]',
        };
      yield usage;
      yield { type: 'finish', reason: 'stop' };
    },
  };
  const entry: ModelEntry = {
    id: 'long',
    name: 'Long',
    pricing: { prompt: null, completion: null },
    contextLength: options.contextLength,
    supportedParameters: [],
    reasoning: 'none',
  };
  const game = await openGame();
  game.tellers.set(
    'server:long',
    createChatStoryteller({ model, entry, shape: options.shape ?? 'three', clock: game.clock }),
  );
  await game.engine.saveSettings({ change: { aiModel: 'server:long' } });
  const story = game.newId();
  await game.engine.startStory({ story, form: fakeForm() });
  const head = async () => {
    const answer = await game.store.head(story);
    if (!answer.ok || answer.value === null) throw new Error('no head');
    return answer.value;
  };
  /** One more turn, with everything that goes on behind it. */
  const play = async (action = `do deed number ${prompts.length}`) => {
    const answer = await game.engine.act({ story, scene: await head(), action: { typed: action } });
    if (!answer.ok) throw new Error(answer.error.type);
    await game.settled();
  };
  return { ...game, story, head, play, prompts, summaries };
}

/** How much of each prompt but the first is the beginning of the one before, in tokens. */
export function reuseOf(prompts: readonly (readonly ChatMessage[])[]) {
  return prompts.slice(1).map((messages, index) => {
    const tokens = messages.reduce((sum, { content }) => sum + roughTokens(content), 0);
    const shared = sharedTokens(prompts[index] ?? [], messages, roughTokens);
    return { tokens, shared };
  });
}

/**
 * The plain way to keep to a budget, to compare with: rules and what is at hand in front, then as many of the last turns as fit, one sliding
 * out for each that comes in.
 */
function slidingWindow(prompt: readonly ChatMessage[], told: readonly ChatMessage[], budget: number) {
  const system = prompt[0]?.content.split('\n\n<facts>')[0]?.split('\n\n<earlier>')[0] ?? '';
  const last = prompt.at(-1)?.content ?? '';
  const kept: ChatMessage[] = [];
  let left = budget - roughTokens(system) - roughTokens(last);
  for (let at = told.length - 1; at >= 1; at -= 2) {
    const pair = told.slice(at - 1, at + 1);
    left -= pair.reduce((sum, { content }) => sum + roughTokens(content) + 4, 0);
    if (left < 0) break;
    kept.unshift(...pair);
  }
  return [{ role: 'system' as const, content: system }, ...kept, { role: 'user' as const, content: last }];
}

/** The same story as a sliding window would have told it. */
export function windowed(prompts: readonly (readonly ChatMessage[])[], budget: number) {
  const told: ChatMessage[] = [];
  const seen = new Set<string>();
  return prompts.map((messages) => {
    for (const [index, message] of messages.entries()) {
      if (message.role !== 'assistant' || seen.has(message.content)) continue;
      seen.add(message.content);
      told.push(messages[index - 1] ?? message, message);
    }
    return slidingWindow(messages, told, budget);
  });
}

/** What is pinned in turn 3. */
export const fact = 'Mira promised the ferryman her brother’s ring.';

/** Plays 100 turns; in turn 3 a fact is pinned. */
export async function hundredTurns(options: LongStoryOptions) {
  const game = await openLongStory(options);
  for (let turn = 1; turn <= 100; turn += 1) {
    await game.play();
    if (turn === 3) {
      const { story } = game;
      const noted = await game.engine.addFact({ story, scene: await game.head(), text: fact, pinned: true });
      if (!noted.ok) throw new Error(noted.error.type);
    }
  }
  return game;
}

/** Turns before which a chapter was closed, or a fact pinned: the prompt could not stay as it was. */
export function compactions(prompts: readonly (readonly ChatMessage[])[]): ReadonlySet<number> {
  const changed = new Set<number>();
  for (const [index, messages] of prompts.entries()) {
    if (index > 0 && prompts[index - 1]?.[0]?.content !== messages[0]?.content) changed.add(index);
  }
  return changed;
}

/** Which part of the prompts was the beginning of the one before. */
export const share = (turns: readonly { readonly tokens: number; readonly shared: number }[]) =>
  turns.reduce((sum, { shared }) => sum + shared, 0) / turns.reduce((sum, { tokens }) => sum + tokens, 0);
