import { describe, expect, test } from 'vitest';

import { chaptersOf, emptyLore, maxPinnedLength, type Memory } from '../../src/domain/memory.ts';
import type { Storyteller, SummaryRequest } from '../../src/domain/ports/storyteller.ts';
import { err, ok } from '../../src/domain/result.ts';
import { extractMerged, extractSummary } from '../../src/engine/memory-extract.ts';
import { nextChapter, nextMerge } from '../../src/engine/memory-fold.ts';
import { readSummary } from '../../src/engine/prompt-summary.ts';
import { fakeForm, fakeId } from '../fakes.ts';
import { openGame, tells } from '../game-table.ts';
import { door, doors } from './turn-requests.ts';

type Game = Awaited<ReturnType<typeof openGame>>;

async function begun() {
  const game = await openGame();
  const story = game.newId();
  await game.engine.startStory({ story, form: fakeForm() });
  return { ...game, story };
}

async function headOf({ store }: Pick<Game, 'store'>, story: string): Promise<string> {
  const head = await store.head(story);
  if (!head.ok || head.value === null) throw new Error('no head');
  return head.value;
}

async function play(game: Pick<Game, 'store' | 'engine' | 'settled'>, story: string, action: string) {
  await game.engine.act({ story, scene: await headOf(game, story), action: { typed: action } });
  await game.settled();
}

async function memoryAt(game: Pick<Game, 'store'>, story: string, scene: string) {
  const memory = await game.store.memory(story, scene);
  return memory.ok ? memory.value : [];
}

describe('what the player notes', () => {
  test('PLAY-20 HIST-03 a fact is in every turn below its scene, and in none of another road', async () => {
    const game = await begun();
    const { story, engine, requests } = game;
    const opening = await headOf(game, story);
    await play(game, story, 'go left');
    const left = await headOf(game, story);
    await engine.addFact({ story, scene: left, text: '  The left door\nis blue. ', pinned: true });
    await play(game, story, 'knock');
    expect(requests.at(-1)?.memory.map(({ text, pinned }) => [text, pinned])).toEqual([
      ['The left door is blue.', true],
    ]);
    await engine.goTo({ story, scene: opening });
    await play(game, story, 'go right');
    expect(requests.at(-1)?.memory).toEqual([]);
  });

  test('PLAY-20 a fact can be changed, pinned, removed and taken back; an empty one is refused', async () => {
    const game = await begun();
    const { story, engine } = game;
    const scene = await headOf(game, story);
    expect(await engine.addFact({ story, scene, text: ' \n ', pinned: false })).toMatchObject({
      error: { type: 'invalid-input', field: 'fact' },
    });
    await engine.addFact({ story, scene, text: 'Tam limps.', pinned: false });
    const [fact] = await memoryAt(game, story, scene);
    if (!fact) throw new Error('no fact');
    await engine.changeMemory({ memory: fact.id, change: { text: 'Tam limps on the left.', pinned: true } });
    expect(await memoryAt(game, story, scene)).toMatchObject([
      { text: 'Tam limps on the left.', pinned: true, by: 'player' },
    ]);
    await engine.changeMemory({ memory: fact.id, change: { gone: true } });
    expect(await memoryAt(game, story, scene)).toEqual([]);
    await engine.changeMemory({ memory: fact.id, change: { gone: false } });
    expect(await memoryAt(game, story, scene)).toHaveLength(1);
    expect(await engine.changeMemory({ memory: fakeId(5), change: { pinned: true } })).toMatchObject({
      error: { type: 'not-found', what: 'memory' },
    });
  });

  test('PLAY-20 pinned facts have a limit, which is said; beyond it a fact can be noted unpinned', async () => {
    const game = await begun();
    const { story, engine } = game;
    const scene = await headOf(game, story);
    const note = (text: string, pinned: boolean) => engine.addFact({ story, scene, text, pinned });
    for (let count = 0; count < maxPinnedLength / 300; count += 1)
      expect(await note(String(count).padEnd(300, 'x'), true)).toMatchObject({ ok: true });
    expect(await note('one more', true)).toEqual({
      ok: false,
      error: { type: 'pins-full', most: maxPinnedLength },
    });
    expect(await note('one more', false)).toMatchObject({ ok: true });
  });

  test('PLAY-20 an entry of the lorebook is told only in turns that mention it', async () => {
    const game = await begun();
    const { story, engine, requests } = game;
    const form = { ...emptyLore, title: 'The bell', keys: [' bell ', 'bell', ''], text: 'It is cracked.' };
    expect(await engine.addLore({ story, form: { ...form, keys: [] } })).toMatchObject({
      error: { type: 'invalid-input', field: 'keys' },
    });
    await engine.addLore({ story, form });
    await play(game, story, 'wait');
    expect(requests.at(-1)?.lore).toEqual([]);
    await play(game, story, 'ring the bell');
    expect(requests.at(-1)?.lore).toMatchObject([{ title: 'The bell', keys: ['bell'] }]);
    const lore = await game.store.lore(story);
    const id = (lore.ok && lore.value[0]?.id) || '';
    await engine.changeLore({ lore: id, change: { enabled: false } });
    await play(game, story, 'ring the bell again');
    expect(requests.at(-1)?.lore).toEqual([]);
  });

  test('SET-07 notes to the author can be changed in the middle of a story, for it alone, and given back', async () => {
    const game = await begun();
    const { story, engine, requests } = game;
    await engine.saveSettings({ change: { notesToAuthor: 'More rain.' } });
    await engine.setNotes({ story, notes: 'A cat in every scene.' });
    await play(game, story, 'wait');
    expect(requests.at(-1)?.settings.notesToAuthor).toBe('A cat in every scene.');
    await engine.setNotes({ story, notes: null });
    await play(game, story, 'wait on');
    expect(requests.at(-1)?.settings.notesToAuthor).toBe('More rain.');
  });

  test('PLAY-20 a receipt says what was given to a storyteller who counts nothing', async () => {
    const game = await begun();
    const { story, engine, database } = game;
    const opening = await headOf(game, story);
    await engine.addFact({ story, scene: opening, text: 'Tam limps.', pinned: true });
    await play(game, story, 'wait');
    const receipt = await database.receipts.get(await headOf(game, story));
    expect(receipt?.saw).toMatchObject({ shape: 'given', budget: null });
    const kinds = receipt?.saw?.parts.map(({ kind, count }) => [kind, count]);
    expect(kinds).toContainEqual(['facts', 1]);
    expect(kinds).toContainEqual(['history', 1]);
    expect(receipt?.time?.wholeMs).toBeGreaterThanOrEqual(0);
  });
});

describe('chapters', () => {
  const passage = `${'It was a long day on the quay, and nobody spoke. '.repeat(4)}\n\nMira waited for the tide.`;

  test('PLAY-20 are closed without a model too, the same ones on every device, and no turn waits for them', async () => {
    const told: string[][] = [];
    for (let device = 0; device < 2; device += 1) {
      const game = await begun();
      game.scripts.set('builtin', tells(passage));
      for (let turn = 1; turn <= 26; turn += 1) await play(game, game.story, `do deed ${turn}`);
      const chapters = chaptersOf(await memoryAt(game, game.story, await headOf(game, game.story)));
      expect(chapters).toMatchObject([{ fromDepth: 0, toDepth: 15, by: 'text' }]);
      told.push(chapters.map(({ text }) => text));
    }
    expect(told[0]).toEqual(told[1]);
  });

  test('PLAY-20 HIST-03 a road that leaves in the middle of a chapter has none of it', async () => {
    const game = await begun();
    const { story, engine } = game;
    const scenes: string[] = [await headOf(game, story)];
    for (let turn = 1; turn <= 26; turn += 1) {
      await play(game, story, `do deed ${turn}`);
      scenes.push(await headOf(game, story));
    }
    await engine.goTo({ story, scene: scenes[10] ?? '' });
    await play(game, story, 'go another way');
    expect(game.requests.at(-1)?.memory).toEqual([]);
    await engine.goTo({ story, scene: scenes[20] ?? '' });
    await play(game, story, 'go a third way');
    expect(game.requests.at(-1)?.memory).toHaveLength(1);
  });

  /** A storyteller with a script for passages, who writes summaries as he is told. */
  function summariser(
    game: Game,
    summarise: NonNullable<Storyteller['summarise']>,
    alone = false,
  ): Storyteller {
    const script = tells(passage);
    return {
      turn: (request, signal) => {
        game.requests.push(request);
        return script(request, signal);
      },
      bookTitles: () => Promise.resolve(ok([])),
      fieldExample: () => Promise.resolve(ok('')),
      summarise,
      room: () => ({ historyTokens: 900, chapterTokens: 10_000, alone }),
    };
  }

  test('PLAY-20 PLAY-21 a summary is counted with the scene after which it was written', async () => {
    const game = await begun();
    const usage = {
      use: 'summary',
      promptTokens: 900,
      completionTokens: 90,
      cachedTokens: 0,
      cost: 0.01,
    } as const;
    const asked: SummaryRequest[] = [];
    game.tellers.set(
      'server:x',
      summariser(game, (request) => {
        asked.push(request);
        return Promise.resolve(ok({ text: 'In short.', facts: ['Tam limps.'], usage }));
      }),
    );
    await game.engine.saveSettings({ change: { aiModel: 'server:x' } });
    for (let turn = 1; asked.length === 0; turn += 1) await play(game, game.story, `do deed ${turn}`);
    const head = await headOf(game, game.story);
    expect((await game.database.receipts.get(head))?.calls).toContainEqual(usage);
    const memory = await memoryAt(game, game.story, head);
    expect(memory.map(({ kind, text, by }) => [kind, text, by])).toEqual([
      ['summary', 'In short.', 'model'],
      ['fact', 'Tam limps.', 'model'],
    ]);
    expect(asked[0]?.parts.length).toBe((memory[0]?.toDepth ?? 0) + 1);

    // The player writes it anew: the summary and its facts change in their place; what he made his own stays.
    const [chapter, fact] = memory;
    if (!chapter || !fact) throw new Error('no chapter');
    await game.engine.changeMemory({ memory: fact.id, change: { pinned: true } });
    game.tellers.set(
      'server:x',
      summariser(game, () => Promise.resolve(ok({ text: 'Shorter.', facts: ['Another.'], usage: null }))),
    );
    expect(await game.engine.rewriteSummary({ memory: chapter.id, scene: head })).toMatchObject({ ok: true });
    const anew = await memoryAt(game, game.story, head);
    expect(anew.map(({ text, pinned }) => [text, pinned])).toEqual([
      ['Shorter.', false],
      ['Tam limps.', true],
    ]);
    const failure = { type: 'timeout', host: 'x', afterMs: 1 } as const;
    game.tellers.set(
      'server:x',
      summariser(game, () => Promise.resolve(err(failure))),
    );
    expect(await game.engine.rewriteSummary({ memory: chapter.id, scene: head })).toEqual(err(failure));
    expect(await memoryAt(game, game.story, head)).toEqual(anew);
  });

  test('PLAY-20 a storyteller who can do one thing at a time drops a summary when the next turn begins; nothing is lost', async () => {
    const game = await begun();
    let asked = false;
    let ask = () => {};
    const whenAsked = new Promise<void>((resolve) => {
      ask = resolve;
    });
    game.tellers.set(
      'server:x',
      summariser(
        game,
        (_request, signal) => {
          asked = true;
          ask();
          return new Promise((resolve) => {
            signal.addEventListener('abort', () => resolve(err({ type: 'cut-off', host: 'x' })));
          });
        },
        true,
      ),
    );
    await game.engine.saveSettings({ change: { aiModel: 'server:x' } });
    const act = async (action: string) =>
      game.engine.act({
        story: game.story,
        scene: await headOf(game, game.story),
        action: { typed: action },
      });
    for (let turn = 1; !asked && turn < 40; turn += 1) {
      expect(await act(`do deed ${turn}`)).toMatchObject({ ok: true });
      await Promise.race([game.settled(), whenAsked]);
    }
    expect(await act('go on at once')).toMatchObject({ ok: true });
    await game.settled();
    // The second time it was drawn out of the passages instead.
    const memory = await memoryAt(game, game.story, await headOf(game, game.story));
    expect(memory.length).toBeGreaterThan(0);
    expect(memory.every(({ by }) => by === 'text')).toBe(true);
  });
});

describe('when scenes become a chapter', () => {
  const summary = (fromDepth: number, toDepth: number, words = 10): Memory => ({
    id: fakeId(1_000 + fromDepth * 100 + toDepth),
    story: fakeId(1),
    scene: fakeId(100 + toDepth),
    kind: 'summary',
    text: 'word '.repeat(words),
    pinned: false,
    fromDepth,
    toDepth,
    by: 'text',
    createdAt: 1,
    gone: false,
  });

  test('PLAY-20 after 24 scenes or 6,000 tokens, or less where the model holds less; the last ones stay', () => {
    expect(nextChapter(doors(24), [], null)).toBeNull();
    expect(nextChapter(doors(25), [], null)).toMatchObject({ fromDepth: 0, toDepth: 15, scene: fakeId(115) });
    const long = Array.from({ length: 10 }, (_, depth) => door(depth, { passage: 'word '.repeat(600) }));
    expect(nextChapter(long, [], null)).toMatchObject({ fromDepth: 0 });
    expect(nextChapter(doors(9), [], { historyTokens: 200, chapterTokens: 500 })).toMatchObject({
      fromDepth: 0,
    });
    expect(nextChapter(doors(30), [summary(0, 15)], null)).toBeNull();
    expect(nextChapter(doors(42), [summary(0, 15)], null)).toMatchObject({ fromDepth: 16, toDepth: 31 });
    expect(nextChapter([], [], null)).toBeNull();
  });

  test('PLAY-20 four chapters become one when all of them are too many, the freshest never', () => {
    const chapters = Array.from({ length: 6 }, (_, index) => summary(index * 16, index * 16 + 15, 400));
    expect(nextMerge(chapters, null)).toMatchObject({ fromDepth: 0, toDepth: 63, of: 'chapters' });
    const merged = [summary(0, 63, 400), ...chapters];
    expect(chaptersOf(merged)).toHaveLength(3);
    expect(nextMerge(merged.slice(0, 1), null)).toBeNull();
    expect(nextMerge(chapters, { historyTokens: 9, chapterTokens: 10 })).toMatchObject({ toDepth: 63 });
  });
});

describe('a summary that no model wrote', () => {
  test('PLAY-20 is made of sentences of the story, in their order, and no longer than asked', () => {
    const scenes = doors(16);
    const text = extractSummary(scenes, 60);
    expect(text.split(/\s+/).length).toBeLessThanOrEqual(75);
    expect(text.startsWith('Door number 0 stood open.')).toBe(true);
    expect(text).toContain('coughed, 15 times');
    const numbers = [...text.matchAll(/number (\d+)/g)].map((found) => Number(found[1]));
    expect(numbers).toEqual([...numbers].sort((a, b) => a - b));
    expect(extractSummary(scenes, 60)).toBe(text);
    expect(extractSummary([], 60)).toBe('');
  });

  test('PLAY-20 works in a script without spaces, and of several summaries', () => {
    const japanese = door(0, {
      passage: '灯台の光は一晩中ともっていた。少年は何も言わなかった。潮が変わった。',
    });
    expect(extractSummary([japanese], 180)).toContain('灯台の光は一晩中ともっていた。');
    expect(extractMerged(['First. Middle. Last.', 'Second. End.'], 180)).toMatch(/^First\..*End\.$/);
  });
});

describe('a summary that a model wrote', () => {
  test.each([
    ['SUMMARY: Mira came home.\nFACTS:\n- Tam limps.\n- The bell is cracked.', 'Mira came home.', 2],
    ['**Summary:** Mira came home.\n\n**Facts:**\n1. Tam limps.', 'Mira came home.', 1],
    ['<think>hm</think>Mira came home.', 'Mira came home.', 0],
    ['SUMMARY: Mira came home.\nFACTS:\n(none)', 'Mira came home.', 0],
  ])('PLAY-20 is read out of %j', (answer, text, facts) => {
    expect(readSummary(answer, false)).toMatchObject({ text });
    expect(readSummary(answer, false)?.facts).toHaveLength(facts);
  });

  test('PLAY-20 what the limit cut is left out; nothing is no summary', () => {
    expect(readSummary('SUMMARY: Mira came home. She was', true)?.text).toBe('Mira came home.');
    expect(readSummary('SUMMARY: Mira came home.\nFACTS:\n- Tam limps.\n- The be', true)?.facts).toEqual([
      'Tam limps.',
    ]);
    expect(readSummary(' \n ', false)).toBeNull();
    expect(readSummary('...', false)).toBeNull();
  });
});
