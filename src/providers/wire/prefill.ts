import type { ChatEvent } from '../../domain/ports/chat-model.ts';

/**
 * Puts the words that were written for the model in front of its own, unless it says them again itself. Holds its first words back as long
 * as they may still become the same.
 */
export function joinPrefill(prefill: string) {
  let held: string | null = '';
  const decide = (over: boolean): string => {
    const own = held ?? '';
    const bare = own.trimStart();
    if (!over && bare.length < prefill.length && prefill.startsWith(bare)) return '';
    held = null;
    return bare.startsWith(prefill) ? own : prefill + own;
  };
  function* say(words: string): Generator<ChatEvent> {
    if (words !== '') yield { type: 'text', text: words };
  }
  return {
    *text(words: string): Generator<ChatEvent> {
      if (held === null) return yield* say(words);
      held += words;
      return yield* say(decide(false));
    },
    *end(): Generator<ChatEvent> {
      if (held !== null && held.trim() !== '') yield* say(decide(true));
    },
    again: () => {
      held = '';
    },
  };
}
