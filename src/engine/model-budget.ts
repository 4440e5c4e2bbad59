import type { ModelEntry } from '../domain/model.ts';
import type { MemoryRoom } from '../domain/ports/storyteller.ts';
import { defaultSettings, type Settings } from '../domain/settings.ts';
import { maxTokens } from './chat-call.ts';
import type { PromptOptions } from './prompt-turn.ts';
import type { CountTokens } from './prompt-text.ts';

/** What a server that does not say is taken to read: Ollama's own default, which it cuts to without a word. */
const unknownContext = 4_096;
const spareTokens = 256;

/**
 * A correction outside of these is a server that counts something else. None makes prompts longer than they are estimated: a server that cuts
 * them without a word would teach just that.
 */
const leastRatio = 1;
const mostRatio = 2.5;
/** Who counts less of the estimate than this has not read the whole prompt: it was cut, or was known in part from the turn before. */
const leastRead = 0.85;

/**
 * How much a model can be told. The estimate of tokens is corrected by what the provider counts, in a running ratio.
 */
export type ModelBudget = {
  /** The most tokens that it may write for a passage, or for a turn in one call. */
  readonly answer: (use: 'passage' | 'turn') => number;
  /** @param share of the room that may be filled; a half after the model found a prompt too long. */
  readonly promptOptions: (maxTokens: number, share?: number) => PromptOptions;
  /** How much of the past a turn can hold, by the shares that a prompt gives to its parts. */
  readonly room: (maxTokens: number) => Omit<MemoryRoom, 'alone'>;
  /** Tokens that a prompt of `estimated` tokens and an answer of `maxTokens` leave free. */
  readonly spare: (maxTokens: number, estimated: number) => number;
  /** What the provider counted for a prompt that was estimated at `estimated` tokens. */
  readonly learn: (estimated: number, counted: number | null) => void;
};

export type ModelBudgetOptions = {
  /** The player's own limits. @defaultValue those of `defaultSettings` */
  readonly caps?: TokenCaps;
  /** What was learned of this model before, tokens counted to tokens estimated. @defaultValue 1 */
  readonly ratio?: number;
  /** Tokens that it takes for its thoughts beside those of an answer, as far as is known by now. @defaultValue none */
  readonly thinkingTokens?: () => number;
  /** It was learned anew. */
  readonly onRatio?: (ratio: number) => void;
};

export type TokenCaps = Pick<Settings, 'passageTokens' | 'promptTokens'>;

export function createModelBudget(
  entry: ModelEntry | null,
  estimate: CountTokens,
  options: ModelBudgetOptions = {},
): ModelBudget {
  const { caps = defaultSettings, thinkingTokens = () => 0, onRatio = () => {} } = options;
  const context = entry?.contextLength ?? unknownContext;
  const left = (most: number) => context - most - thinkingTokens() - spareTokens;
  const roomFor = (most: number) => Math.max(0, Math.min(left(most), caps.promptTokens));
  let ratio = clampRatio(options.ratio ?? 1);
  return {
    // Title and actions have the same room beside a short passage as beside a long one.
    answer: (use) => caps.passageTokens + (use === 'turn' ? maxTokens.turn - maxTokens.passage : 0),
    room: (most) => {
      const tokens = roomFor(most) / ratio;
      return { historyTokens: Math.floor(tokens * 0.5), chapterTokens: Math.floor(tokens * 0.18) };
    },
    promptOptions: (most, share = 1) => {
      return {
        budgetTokens: Math.floor(roomFor(most) * share),
        count: (text) => Math.ceil(estimate(text) * ratio),
        preset: Math.min(context, caps.promptTokens) <= 2_048 ? 'tiny' : 'full',
      };
    },
    spare: (most, estimated) => Math.max(0, left(most) - estimated),
    learn: (estimated, counted) => {
      if (counted === null || counted < 50 || estimated < 50) return;
      const known = ratio;
      // To what is estimated without a correction: that does not move with what was learned.
      const seen = (counted * known) / estimated;
      if (seen < leastRead) return;
      // A gateway may count in other ways for one call; a running mean forgets it.
      ratio = clampRatio(known * 0.7 + Math.min(seen, 2 * known) * 0.3);
      if (Math.abs(ratio - known) >= 0.01) onRatio(ratio);
    },
  };
}

function clampRatio(ratio: number): number {
  return Math.min(mostRatio, Math.max(leastRatio, ratio));
}
