import { describe, expect, test } from 'vitest';

import { maxActionLength } from '../../src/domain/action.ts';
import { maxFieldLength } from '../../src/domain/character.ts';
import { cutToBytes, maxEditBytes, maxTitleLength } from '../../src/domain/limits.ts';
import {
  emptyLore,
  maxFactLength,
  maxLoreKeys,
  maxLoreTextLength,
  maxSummaryLength,
} from '../../src/domain/memory.ts';
import { createBuiltinStoryteller } from '../../src/providers/builtin-storyteller/client.ts';
import { fakeForm } from '../fakes.ts';
import { openGame } from '../game-table.ts';
import { refusedRows } from '../storage/exchange.ts';
import { head, openScene, typed } from './begun-game.ts';

/** What a hand, or the clipboard, can put into any field. */
const signs = {
  letters: 'a',
  CJK: '海',
  emoji: '🌊',
  quotes: '"',
  'control characters': 'a\u0001\u001f\r\n',
  'NUL and half pairs': 'a\0\ud83c b\udf0a',
};

describe('a server takes everything that a player can type', () => {
  test.each(Object.entries(signs))('A8 in %s, at every limit and beyond it', async (_name, sign) => {
    const text = (letters: number) => `x${sign.repeat(letters)}`;
    const game = await openGame();
    const { engine, store } = game;
    const story = game.newId();
    const done = { ok: true, value: null };
    const form = fakeForm({
      name: text(maxFieldLength),
      appearance: text(maxFieldLength),
      imageStyle: 'other',
      customStyle: text(maxFieldLength),
      objective: text(maxFieldLength),
      setting: text(maxFieldLength),
      motivation: text(maxFieldLength),
    });
    expect(await engine.startStory({ story, form })).toEqual(done);
    const opening = await head(game, story);
    expect(await engine.act({ story, scene: opening, action: typed(text(maxActionLength)) })).toEqual(done);
    const scene = await head(game, story);
    expect(await engine.renameStory({ story, title: text(maxTitleLength) })).toEqual(done);
    expect(await engine.nameBranch({ scene: opening, name: text(maxTitleLength) })).toEqual(done);
    expect(await engine.setNotes({ story, notes: text(maxFieldLength) })).toEqual(done);
    expect(await engine.saveSettings({ change: { notesToAuthor: text(maxFieldLength) } })).toEqual(done);
    expect(await engine.addFact({ story, scene, text: text(maxFactLength), pinned: true })).toEqual(done);
    const keys = Array.from({ length: maxLoreKeys + 5 }, (_, at) => `${at}${text(100)}`);
    const lore = {
      ...emptyLore,
      title: text(200),
      text: text(maxLoreTextLength),
      keys,
      secondaryKeys: keys,
      notKeys: keys,
    };
    expect(await engine.addLore({ story, form: lore })).toEqual(done);
    const [fact] = await game.database.memory.toArray();
    expect(
      await engine.changeMemory({ memory: fact?.id ?? '', change: { text: text(maxSummaryLength) } }),
    ).toEqual(done);
    const edit = cutToBytes(text(maxEditBytes), maxEditBytes);
    expect(await engine.editPassage({ story, scene, text: edit })).toEqual(done);
    expect(await engine.editPassage({ story, scene, text: text(maxEditBytes) })).toMatchObject({
      ok: false,
      error: { type: 'too-long' },
    });
    expect(await engine.arrange({ type: 'copy-story', story, title: text(5_000) })).toEqual(done);
    expect(await engine.arrange({ type: 'name-device', device: game.device, label: text(5_000) })).toEqual(
      done,
    );
    expect((await openScene(game, story)).passage.length).toBeGreaterThan(1_000);
    expect(await store.countStories()).toEqual({ ok: true, value: 2 });
    expect(await refusedRows(game.database)).toEqual([]);
  });

  test.each(Object.entries(signs))(
    'A8 also when the built-in storyteller tells of it: %s',
    async (_name, sign) => {
      const game = await openGame();
      game.tellers.set('builtin', createBuiltinStoryteller({ clock: game.clock }));
      const text = `x${sign.repeat(maxFieldLength)}`;
      const form = fakeForm({
        name: text,
        appearance: text,
        objective: text,
        setting: text,
        motivation: text,
      });
      const story = game.newId();
      await game.engine.startStory({ story, form });
      for (let turn = 0; turn < 12; turn += 1) {
        const [action] = (await openScene(game, story)).actions;
        await game.engine.act({
          story,
          scene: await head(game, story),
          action: { offered: action?.id ?? '' },
        });
      }
      expect(await game.database.scenes.count()).toBe(13);
      expect(await refusedRows(game.database)).toEqual([]);
    },
  );
});
