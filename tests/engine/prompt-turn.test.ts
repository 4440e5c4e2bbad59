import fc from 'fast-check';
import { describe, expect, test } from 'vitest';

import { emptyLore, type Lore, type Memory } from '../../src/domain/memory.ts';
import type { ChatMessage } from '../../src/domain/ports/chat-model.ts';
import type { TurnRequest } from '../../src/domain/ports/storyteller.ts';
import { defaultSettings } from '../../src/domain/settings.ts';
import { sharedTokens } from '../../src/engine/prompt-prefix.ts';
import { roughTokens } from '../../src/engine/prompt-text.ts';
import { turnPrompt } from '../../src/engine/prompt-turn.ts';
import { fakeId } from '../fakes.ts';
import { door, turnRequest } from './turn-requests.ts';

const tokensOf = (messages: readonly ChatMessage[]) =>
  messages.reduce((sum, { content }) => sum + roughTokens(content) + 4, 0);
const textOf = (messages: readonly ChatMessage[]) => messages.map(({ content }) => content).join('\n');
const options = (budgetTokens: number) => ({ budgetTokens, count: roughTokens, preset: 'full' }) as const;

const memory = (number: number, props: Partial<Memory> = {}): Memory => ({
  id: fakeId(3_000 + number),
  story: fakeId(1),
  scene: fakeId(100),
  kind: 'fact',
  text: `Fact number ${number}.`,
  pinned: false,
  fromDepth: 0,
  toDepth: 0,
  by: 'player',
  createdAt: number,
  gone: false,
  ...props,
});
const chapter = (number: number, from: number, to: number, text = `Chapter ${number}.`): Memory =>
  memory(number, { kind: 'summary', by: 'text', text, fromDepth: from, toDepth: to });

/** A story of any length with any memory, and a budget of any size. */
const anyTurn = fc
  .record({
    length: fc.integer({ min: 0, max: 48 }),
    words: fc.integer({ min: 1, max: 220 }),
    pinned: fc.integer({ min: 0, max: 8 }),
    facts: fc.integer({ min: 0, max: 30 }),
    chapters: fc.integer({ min: 0, max: 12 }),
    chapterWords: fc.integer({ min: 5, max: 180 }),
    lore: fc.integer({ min: 0, max: 14 }),
    loreWords: fc.integer({ min: 1, max: 300 }),
    notes: fc.integer({ min: 0, max: 2_000 }),
    carryOn: fc.boolean(),
    tagged: fc.boolean(),
    budget: fc.integer({ min: 0, max: 16_000 }),
  })
  .map((size) => {
    const say = (word: string, count: number) => `${word} `.repeat(count).trim();
    const perChapter = Math.floor(size.length / (size.chapters + 1));
    const chapters =
      perChapter === 0
        ? []
        : Array.from({ length: size.chapters }, (_, index) =>
            chapter(
              index,
              index * perChapter,
              (index + 1) * perChapter - 1,
              `Chapter-${index} ${say('was', size.chapterWords)}.`,
            ),
          );
    const request = turnRequest({
      path: Array.from({ length: size.length }, (_, depth) =>
        door(depth, { passage: `Door-${depth} opened. ${say('wood', size.words)}` }),
      ),
      memory: [
        ...Array.from({ length: size.pinned }, (_, index) =>
          memory(index, { pinned: true, text: `Pinned-${index} ${say('holds', 20)}.` }),
        ),
        ...Array.from({ length: size.facts }, (_, index) =>
          memory(100 + index, { text: `Loose-${index} ${say('thing', 15)}.`, toDepth: index % 40 }),
        ),
        ...chapters,
      ],
      lore: Array.from({ length: size.lore }, (_, index): Lore => ({
        ...emptyLore,
        id: fakeId(5_000 + index),
        story: fakeId(1),
        title: `Lore-${index}`,
        text: say('old', size.loreWords),
        gone: false,
      })),
      carryOn: size.carryOn ? 'She knocked once.\n\nThe door' : '',
      settings: { ...defaultSettings, notesToAuthor: 'x'.repeat(size.notes) },
    });
    return { ...size, request, chapterCount: chapters.length };
  });

describe('whatever a story holds', () => {
  test('PLAY-20 the budget is kept, unless what is never left out is more than that', () => {
    fc.assert(
      fc.property(anyTurn, ({ request, budget, tagged }) => {
        const { messages, record } = turnPrompt(request, options(budget), tagged);
        const least = turnPrompt(request, options(0), tagged).messages;
        if (JSON.stringify(messages) !== JSON.stringify(least))
          expect(tokensOf(messages)).toBeLessThanOrEqual(budget);
        const noted = record.parts.reduce((sum, { tokens }) => sum + tokens, 0);
        // What is shown to the player is what was sent.
        expect(Math.abs(noted - tokensOf(messages))).toBeLessThan(60 + request.path.length * 8);
      }),
      { numRuns: 300 },
    );
  });

  test('PLAY-20 a pinned fact, the action and the notes are never left out, and the last two scenes are told', () => {
    fc.assert(
      fc.property(anyTurn, ({ request, budget, tagged, pinned, length }) => {
        const { messages, record } = turnPrompt(request, options(budget), tagged);
        const text = textOf(messages);
        for (let index = 0; index < pinned; index += 1) expect(text).toContain(`- Pinned-${index} holds`);
        expect(messages.at(request.carryOn === '' ? -1 : -3)?.content).toContain('Follow the cough');
        if (request.settings.notesToAuthor !== '') expect(text).toContain('<wishes>\nx');
        if (record.shape === 'full') {
          for (let depth = Math.max(0, length - 2); depth < length; depth += 1)
            expect(text).toContain(`Door-${depth} opened`);
        }
      }),
      { numRuns: 300 },
    );
  });

  test('PLAY-20 every chapter, fact and entry is told or named among what was left out, each once and in its order', () => {
    fc.assert(
      fc.property(anyTurn, ({ request, budget, tagged, chapterCount, lore }) => {
        const { messages, record } = turnPrompt(request, options(budget), tagged);
        const text = textOf(messages);
        const toldOf = (kind: string) => record.parts.find((part) => part.kind === kind)?.count ?? 0;
        const outOf = (kind: string) =>
          record.leftOut.filter((out) => out.kind === kind).reduce((sum, { count }) => sum + count, 0);
        expect(toldOf('lore') + outOf('lore')).toBe(lore);
        expect(toldOf('lore')).toBeLessThanOrEqual(8);
        expect(toldOf('chapters') + outOf('chapter')).toBe(chapterCount);
        for (const name of ['Chapter', 'Lore', 'Door', 'Pinned']) {
          const numbers = [...text.matchAll(new RegExp(`${name}-(\\d+)`, 'g'))].map((found) =>
            Number(found[1]),
          );
          expect(numbers).toEqual([...numbers].sort((a, b) => a - b));
          if (name !== 'Door') expect(new Set(numbers).size).toBe(numbers.length);
        }
      }),
      { numRuns: 300 },
    );
  });

  test('PLAY-20 a turn more leaves the beginning of the prompt as it was, until scenes are left out in a block', () => {
    fc.assert(
      fc.property(
        fc.integer({ min: 4, max: 46 }),
        fc.integer({ min: 1_500, max: 16_000 }),
        fc.array(fc.integer({ min: 0, max: 6 }), { minLength: 2, maxLength: 2 }),
        (length, budget, loreCounts) => {
          const at = (scenes: number, loreCount: number) =>
            turnPrompt(
              turnRequest({
                path: Array.from({ length: scenes }, (_, depth) => door(depth)),
                memory: [memory(1, { pinned: true }), chapter(2, 0, 0)],
                lore: Array.from({ length: loreCount }, (_, index) => ({
                  ...emptyLore,
                  id: fakeId(5_000 + index),
                  story: fakeId(1),
                  title: `Lore-${index}`,
                  text: 'old',
                  gone: false,
                })),
              }),
              options(budget),
              false,
            );
          const before = at(length, loreCounts[0] ?? 0);
          const after = at(length + 1, loreCounts[1] ?? 0);
          const scenesOut = (prompt: typeof before) =>
            prompt.record.leftOut.find(({ kind, why }) => kind === 'scenes' && why === 'no-room')?.count ?? 0;
          if (scenesOut(before) !== scenesOut(after)) return;
          const kept = tokensOf(before.messages.slice(0, -1)) - 4 * (before.messages.length - 1);
          expect(sharedTokens(before.messages, after.messages, roughTokens)).toBeGreaterThanOrEqual(kept);
        },
      ),
      { numRuns: 200 },
    );
  });
});

describe('what stands where', () => {
  test('PLAY-20 facts that came with a chapter stand in it; later ones beside the action; those of a chapter that was taken in are gone', () => {
    const request: Partial<TurnRequest> = {
      path: Array.from({ length: 20 }, (_, depth) => door(depth)),
      memory: [
        chapter(1, 0, 7, 'The first part.'),
        memory(2, { by: 'model', text: 'Of the first part.', fromDepth: 0, toDepth: 7 }),
        { ...chapter(3, 0, 9, 'The longer part.'), scene: fakeId(109) },
        memory(4, { by: 'model', text: 'Of the longer part.', scene: fakeId(109), fromDepth: 0, toDepth: 9 }),
        memory(5, { text: 'Noted in the middle.', fromDepth: 5, toDepth: 5 }),
        memory(6, { text: 'Noted of late.', fromDepth: 15, toDepth: 15 }),
      ],
    };
    const { messages, record } = turnPrompt(turnRequest(request), options(8_000), false);
    const [system, first] = messages;
    expect(system?.content).toContain(
      '<earlier>\nThe longer part.\n- Of the longer part.\n- Noted in the middle.\n</earlier>',
    );
    expect(textOf(messages)).not.toContain('first part');
    expect(messages.at(-1)?.content).toContain('<known>\n- Noted of late.\n</known>');
    // The scenes that the chapter covers are not told again.
    expect(first?.content).toContain('door number 10');
    expect(record.leftOut).toEqual([{ kind: 'scenes', name: '', count: 10, tokens: 0, why: 'summed-up' }]);
  });

  test('PLAY-20 the last two scenes are told word for word, also where a chapter covers them', () => {
    const request = turnRequest({
      path: Array.from({ length: 6 }, (_, depth) => door(depth)),
      memory: [chapter(1, 0, 5)],
    });
    const text = textOf(turnPrompt(request, options(8_000), false).messages);
    expect(text).toContain('Door number 4 stood open');
    expect(text).toContain('Door number 5 stood open');
    expect(text).not.toContain('Door number 3 stood open');
  });

  test('PLAY-20 the oldest chapters give way first, and are named', () => {
    const long = 'It was told at length. '.repeat(30);
    const chapters = Array.from({ length: 10 }, (_, index) =>
      chapter(index, index * 4, index * 4 + 3, `Chapter-${index} ${long}`),
    );
    const request = turnRequest({
      path: Array.from({ length: 48 }, (_, depth) => door(depth)),
      memory: chapters,
    });
    const { messages, record } = turnPrompt(request, options(4_000), false);
    const text = textOf(messages);
    expect(text).toContain('Chapter-9');
    expect(text).not.toContain('Chapter-0');
    expect(record.leftOut[0]).toMatchObject({ kind: 'chapter', why: 'no-room' });
    expect(record.leftOut[0]?.name).toContain('Chapter-0');
  });
});
