import { describe, expect, test } from 'vitest';

import { chaptersOf } from '../../src/domain/memory.ts';
import type { ChatMessage } from '../../src/domain/ports/chat-model.ts';
import { compactions, fact, hundredTurns, reuseOf, share, windowed } from './long-story.ts';

const textOf = (messages: readonly ChatMessage[]) => messages.map(({ content }) => content).join('\n');
describe('a story of a hundred turns', () => {
  test.each([4_096, 8_192, 16_000])(
    'PLAY-20 with a context of %d: at least 80 % of the prompts repeat the one before, chapters apart; a fact pinned in turn 3 stays; the budget holds',
    async (contextLength) => {
      const { prompts, store, story, head } = await hundredTurns({ contextLength });
      const budget = contextLength - 500 - 256;
      const closed = compactions(prompts);
      const turns = reuseOf(prompts);
      const steady = turns.filter((_, index) => !closed.has(index + 1));
      expect(share(steady)).toBeGreaterThanOrEqual(0.8);
      expect(closed.size).toBeLessThanOrEqual(30);
      for (const messages of prompts.slice(4)) expect(textOf(messages)).toContain(fact);
      for (const { tokens } of turns) expect(tokens).toBeLessThanOrEqual(budget);

      // A window that slides by one turn: it repeats little, and the fact has long slid out.
      const window = windowed(prompts, budget);
      expect(share(reuseOf(window))).toBeLessThan(0.5);
      expect(textOf(window.at(-1) ?? [])).not.toContain(fact);

      const memory = await store.memory(story, await head());
      const chapters = memory.ok ? chaptersOf(memory.value) : [];
      // They follow each other without a gap, and the last scenes are told word for word.
      expect(chapters[0]?.fromDepth).toBe(0);
      for (const [index, chapter] of chapters.entries())
        expect(chapter.fromDepth).toBe((chapters[index - 1]?.toDepth ?? -1) + 1);
      expect(chapters.at(-1)?.toDepth).toBeLessThanOrEqual(98);
    },
  );

  test('PLAY-20 the one-call form repeats as much', async () => {
    const { prompts } = await hundredTurns({ contextLength: 16_000, shape: 'economy' });
    const closed = compactions(prompts);
    expect(share(reuseOf(prompts).filter((_, index) => !closed.has(index + 1)))).toBeGreaterThanOrEqual(0.8);
  });

  test('PLAY-20 a model that never answers for a summary loses nothing: it is drawn out of the passages', async () => {
    const { prompts, summaries, store, story, head, log } = await hundredTurns({
      contextLength: 16_000,
      summaries: 'failing',
    });
    expect(summaries.length).toBeGreaterThan(0);
    const memory = await store.memory(story, await head());
    const chapters = memory.ok ? chaptersOf(memory.value) : [];
    expect(chapters.length).toBeGreaterThan(3);
    expect(chapters.every(({ by, text }) => by === 'text' && text.length > 100)).toBe(true);
    expect(textOf(prompts.at(-1) ?? [])).toContain(chapters[0]?.text.slice(0, 60));
    expect(log.join('\n')).toContain('the model failed: timeout');
  });
});
