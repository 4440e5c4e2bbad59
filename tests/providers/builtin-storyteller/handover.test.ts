import { describe, expect, test } from 'vitest';
import { createBuiltinStoryteller } from '../../../src/providers/builtin-storyteller/client.ts';
import { defaultSettings } from '../../../src/domain/settings.ts';
import { startingStats } from '../../../src/domain/stats.ts';
import { storytellerNotes } from '../../../src/domain/storyteller-notes.ts';
import { emptySceneContext } from '../../../src/domain/scene-context.ts';
import { adoptWorld } from '../../../src/providers/builtin-storyteller/adopt.ts';
import { stageOf } from '../../../src/providers/builtin-storyteller/stagecraft.ts';
import { libraryOf } from './cards.ts';
import { leaksOf } from '../../tools/story-metrics.ts';
import { fakeStoryOf, hear, play, policyOf } from '../../tools/story-run.ts';
import type { Lore, Memory } from '../../../src/domain/memory.ts';
import type { TurnRequest } from '../../../src/domain/ports/storyteller.ts';
import type { Scene } from '../../../src/domain/story.ts';

const teller = createBuiltinStoryteller({ clock: { now: () => 0, sleep: async () => {} } });
const story = fakeStoryOf({}, 21);

/** A scene as a model would leave it: its own text, its own state. */
function foreign(base: Scene, depth: number, passage: string, characters: readonly string[]): Scene {
  return {
    ...base,
    id: `m${depth}`,
    depth,
    passage,
    storytellerState: null,
    sceneContext: { ...emptySceneContext, characters, location: 'the glass archive' },
    ending: null,
  };
}

function asked(path: readonly Scene[], typed: string, more: Partial<TurnRequest> = {}): TurnRequest {
  return {
    story,
    settings: defaultSettings,
    kind: 'action',
    action: { text: typed, type: 'neutral', offeredAs: null },
    path,
    depth: (path.at(-1)?.depth ?? 0) + 1,
    stats: startingStats(story.environment),
    retell: 0,
    carryOn: '',
    memory: [],
    lore: [],
    wordDelayMs: 0,
    ...more,
  };
}

const tell = (request: TurnRequest) => hear(teller.turn(request, new AbortController().signal));

const fact = (text: string): Memory => ({
  id: text,
  story: story.id,
  scene: 's',
  kind: 'fact',
  text,
  pinned: true,
  fromDepth: 1,
  toDepth: 1,
  by: 'player',
  createdAt: 0,
  gone: false,
});

const lore = (title: string, keys: readonly string[], text: string): Lore => ({
  id: title,
  story: story.id,
  title,
  keys,
  secondaryKeys: [],
  notKeys: [],
  text,
  constant: false,
  enabled: true,
  order: 100,
  scanScenes: 3,
  gone: false,
});

describe('a story that passes from hand to hand', () => {
  test('whoever the page of a model names can be spoken to, and nobody else', async () => {
    const { scenes } = await play(story, {}, 1, policyOf('good', 21));
    const page =
      'The door stood open. Zadie Fenn held the lamp.\n\nBeside her sat Corwin Pike, peeling an apple.';
    const path = scenes.map((base) => foreign(base, base.depth, page, ['Zadie Fenn', 'Corwin Pike']));
    for (const name of ['Zadie', 'Corwin']) {
      const { passage } = await tell(asked(path, `ask ${name} about the lamp`));
      expect(passage.split('\n\n')[0]).toMatch(new RegExp(`asked ${name}|ask ${name}`));
      expect(passage.split('\n\n')[0]).not.toMatch(/not there|somewhere else|far off|far away/);
    }
    const { passage } = await tell(asked(path, 'attack the goblin'));
    expect(passage.split('\n\n')[0]).toMatch(/\b(?:no|a) goblin\b/);
  });

  test("a model's story is taken over in the middle with its people and its place", async () => {
    const { scenes } = await play(story, {}, 1, policyOf('good', 21));
    const [opening] = scenes;
    if (opening === undefined) throw new Error('no opening');
    const path = [
      foreign(opening, 8, 'Brother Aldous locked the archive. He smiled, and Mara did not.', [
        'Mara Quill',
        'Aldous',
      ]),
      foreign(opening, 9, 'Aldous held the lamp while Mara read. He knew the hand that wrote it.', [
        'Mara Quill',
        'Aldous',
      ]),
    ];
    const told = await tell(asked(path, 'Ask Aldous about the lamp'));
    expect(told.passage).toContain('Aldous');
    // Until a scene says where it is, the hero is where the model left her.
    const stage = stageOf(asked(path, 'Ask Aldous about the lamp'), libraryOf('fantasy', 'medieval'));
    expect(adoptWorld(stage).where).toBe('the glass archive');
    expect(told.context.characters).toContain('Aldous');
    expect(told.actions).toHaveLength(3);
    expect(leaksOf(told.passage)).toEqual([]);
    // Told again from the same road, it is the same story.
    expect(await tell(asked(path, 'Ask Aldous about the lamp'))).toEqual(told);
  });

  test('after a model has told some scenes, its own people and threads are still there', async () => {
    const { scenes } = await play(story, {}, 10, policyOf('good', 21));
    const last = scenes.at(-1);
    if (last === undefined) throw new Error('no scene');
    const before = storytellerNotes(last.storytellerState);
    const path = [
      ...scenes.slice(-3),
      foreign(last, 10, 'The rain fell on the glass archive all day.', ['Mara Quill']),
    ];
    const told = await tell(asked(path, 'walk on'));
    const foe = /Against Mara Quill: ([^,]+),/.exec(before)?.[1];
    if (foe !== undefined) expect(storytellerNotes(told.state)).toContain(foe);
    expect(told.title).not.toBe(scenes[0]?.title);
    expect(told.passage.split('\n\n')).toHaveLength(2);
  });

  test('a model is told who is there and how far it has gone, in few words', async () => {
    const { scenes } = await play(story, {}, 16, policyOf('good', 21));
    const notes = storytellerNotes(scenes.at(-1)?.storytellerState ?? null);
    expect(notes).toContain('Scenes so far');
    expect(notes).toContain(scenes.at(-1)?.title.replaceAll('’', "'"));
    expect(notes).toMatch(/The story is in its (?:first half|second half|end)\./);
    expect(notes.length).toBeLessThanOrEqual(900);
    expect(storytellerNotes(null)).toBe('');
    expect(storytellerNotes({ notes: 7 })).toBe('');
  });
});

describe('what the player has it keep in mind', () => {
  test('an entry of the lorebook is told when it is spoken of, once', async () => {
    const { scenes } = await play(story, {}, 3, policyOf('neutral', 21));
    const entry = lore(
      'Greywater',
      ['greywater'],
      'Greywater is a town that was drowned in one night. Nobody goes there.',
    );
    const silent = await tell(asked(scenes, 'walk on', { lore: [entry] }));
    expect(silent.passage).not.toContain('Greywater');
    const told = await tell(asked(scenes, 'ask for the way to Greywater', { lore: [entry] }));
    expect(told.passage).toContain('Greywater is a town that was drowned in one night');
    const again = await tell(
      asked(
        [
          ...scenes,
          { ...(scenes.at(-1) as Scene), depth: 3, passage: told.passage, storytellerState: told.state },
        ],
        'go to Greywater',
        {
          lore: [entry],
        },
      ),
    );
    expect(again.passage).not.toContain('drowned in one night');
    expect(leaksOf(told.passage)).toEqual([]);
  });

  test('a fact comes up in the course of a few scenes, whatever signs are in it', async () => {
    const { scenes } = await play(story, {}, 2, policyOf('neutral', 21));
    const known = [fact('Mara {h} owes <b>Tobin</b> a horse'), fact('Drink the water and heal')];
    const path: Scene[] = [...scenes];
    let text = '';
    for (let i = 0; i < 4; i++) {
      const told = await tell(asked(path, 'look around', { memory: known }));
      const last = path.at(-1);
      if (last === undefined) throw new Error('no scene');
      path.push({ ...last, depth: last.depth + 1, passage: told.passage, storytellerState: told.state });
      text += told.passage;
      expect(leaksOf(told.passage)).toEqual([]);
    }
    expect(text).toContain('owes Tobin a horse');
    // What would move a stat without having happened is not repeated.
    expect(text).not.toContain('Drink the water');
  });
});

describe('notes to the author', () => {
  test('SET-07 what the player does not want to meet is not met', async () => {
    const settings = { notesToAuthor: 'No birds or bees, please. More dialogue.' };
    for (const seed of [1, 2, 3]) {
      const { scenes } = await play(
        fakeStoryOf({ genre: 'fantasy' }, seed),
        settings,
        14,
        policyOf('mixed', seed),
      );
      expect(scenes.map((scene) => scene.passage).join(' ')).not.toMatch(/\b(?:birds?|bees?)\b/i);
    }
  });

  test('SET-07 a slow story comes later to its end than a fast one', async () => {
    const endOf = async (notesToAuthor: string) => {
      const { scenes } = await play(fakeStoryOf({}, 6), { notesToAuthor }, 46, policyOf('neutral', 6));
      return scenes.findIndex((scene) => scene.ending !== null);
    };
    expect(await endOf('A slow story, please.')).toBeGreaterThan(await endOf('Fast-paced, please.'));
  });
});
