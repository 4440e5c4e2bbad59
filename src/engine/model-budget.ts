import type { ModelEntry } from '../domain/model.ts';
import type { MemoryRoom } from '../domain/ports.ts';
import type { PromptOptions } from './prompt-turn.ts';
import type { CountTokens } from './prompt-text.ts';

/** The longest prompt, in tokens: more costs money and attention, and tells no better (prompts.md). */
const longestPrompt = 16_000;
/** What a server that does not say is taken to read: Ollama's own default, which it cuts to without a word. */
const unknownContext = 4_096;
const spareTokens = 256;

/**
 * How much a model can be told. The estimate of tokens is corrected by what the provider counts, in a running ratio.
 */
export type ModelBudget = {
  /** @param share of the room that may be filled; a half after the model found a prompt too long. */
  readonly promptOptions: (maxTokens: number, share?: number) => PromptOptions;
  /** How much of the past a turn can hold, by the shares of prompts.md. */
  readonly room: (maxTokens: number) => Omit<MemoryRoom, 'alone'>;
  /** What the provider counted for a prompt that was estimated at `estimated` tokens. */
  readonly learn: (estimated: number, counted: number | null) => void;
};

export function createModelBudget(entry: ModelEntry | null, estimate: CountTokens): ModelBudget {
  const context = entry?.contextLength ?? unknownContext;
  const thinking = entry?.reasoning === 'mandatory' ? 1_500 : 0;
  const roomFor = (maxTokens: number) =>
    Math.max(0, Math.min(context - maxTokens - thinking - spareTokens, longestPrompt));
  let ratio = 1;
  return {
    room: (maxTokens) => {
      const tokens = roomFor(maxTokens) / ratio;
      return { historyTokens: Math.floor(tokens * 0.5), chapterTokens: Math.floor(tokens * 0.18) };
    },
    promptOptions: (maxTokens, share = 1) => {
      return {
        budgetTokens: Math.floor(roomFor(maxTokens) * share),
        count: (text) => Math.ceil(estimate(text) * ratio),
        preset: context <= 2_048 ? 'tiny' : 'full',
      };
    },
    learn: (estimated, counted) => {
      if (counted === null || counted < 50 || estimated < 50) return;
      // A gateway may count in other ways for one call; a running mean forgets it.
      const seen = Math.min(2, Math.max(0.5, counted / estimated));
      // A server that counts something else must not make every prompt look short, or long.
      ratio = Math.min(2.5, Math.max(0.6, ratio * 0.7 + seen * 0.3 * ratio));
    },
  };
}
