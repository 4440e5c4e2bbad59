import type { ChatMessage } from '../domain/ports/chat-model.ts';
import type { CountTokens } from './prompt-text.ts';

/**
 * About how many tokens at the beginning of a prompt are the same as in the one before: that is what a provider can take from its cache, and
 * what a server on this machine need not read again.
 */
export function sharedTokens(
  before: readonly ChatMessage[],
  after: readonly ChatMessage[],
  count: CountTokens,
): number {
  let shared = 0;
  for (const [index, message] of after.entries()) {
    const known = before[index];
    if (known === undefined || known.role !== message.role) break;
    if (known.content === message.content) {
      shared += count(message.content);
      continue;
    }
    return shared + count(message.content.slice(0, sameCharacters(known.content, message.content)));
  }
  return shared;
}

function sameCharacters(a: string, b: string): number {
  const most = Math.min(a.length, b.length);
  let same = 0;
  while (same < most && a.charCodeAt(same) === b.charCodeAt(same)) same += 1;
  return same;
}

/** Remembers the last prompt of the story that is being told. */
export type PromptTrail = {
  /** `sharedTokens` with the prompt before; `null` for the first of a story. */
  readonly follow: (story: string, messages: readonly ChatMessage[], count: CountTokens) => number | null;
};

export function createPromptTrail(): PromptTrail {
  let last: { readonly story: string; readonly messages: readonly ChatMessage[] } | null = null;
  return {
    follow: (story, messages, count) => {
      const same = last?.story === story ? sharedTokens(last.messages, messages, count) : null;
      last = { story, messages };
      return same;
    },
  };
}
