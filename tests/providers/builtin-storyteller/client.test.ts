import { describe, expect, test } from 'vitest';
import {
  createBuiltinStoryteller,
  paragraphsLeft,
} from '../../../src/providers/builtin-storyteller/client.ts';
import { genres } from '../../../src/domain/character-choices.ts';
import { exampleFields } from '../../../src/domain/character.ts';
import { readWorld } from '../../../src/providers/builtin-storyteller/stored-world.ts';
import { defaultSettings } from '../../../src/domain/settings.ts';
import { startingStats } from '../../../src/domain/stats.ts';
import type { StoryEvent, TurnRequest } from '../../../src/domain/ports/storyteller.ts';
import type { Scene } from '../../../src/domain/story.ts';
import { leaksOf } from '../../tools/story-metrics.ts';
import { fakeStoryOf, hear, play, policyOf, sampleForm } from '../../tools/story-run.ts';

const story = fakeStoryOf({}, 1);
const opening: TurnRequest = {
  story,
  settings: defaultSettings,
  kind: 'opening',
  action: null,
  path: [],
  depth: 0,
  stats: startingStats(story.environment),
  retell: 0,
  carryOn: '',
  memory: [],
  lore: [],
  wordDelayMs: 0,
};
const still = { now: () => 0, sleep: async () => {} };
const never = new AbortController().signal;

describe('the built-in storyteller', () => {
  test('PLAY-04 title first, then words by paragraph, then what belongs to the scene, then done', async () => {
    const { order, passage, title } = await hear(
      createBuiltinStoryteller({ clock: still }).turn(opening, never),
    );
    expect(order).toEqual([
      'title',
      'words',
      'paragraph-end',
      'words',
      'paragraph-end',
      'passage-end',
      'stat-events',
      'scene-context',
      'actions',
      'done',
    ]);
    expect(title).not.toBe('');
    expect(passage).toContain('Mara Quill');
  });

  test('PLAY-04 words come one at a time at the wanted pace, and joined they are the paragraph', async () => {
    const waits: number[] = [];
    const clock = { now: () => 0, sleep: async (ms: number) => void waits.push(ms) };
    const words: string[] = [];
    for await (const event of createBuiltinStoryteller({ clock }).turn(
      { ...opening, wordDelayMs: 30 },
      never,
    ))
      if (event.type === 'words') words.push(event.text);
    const whole = await hear(createBuiltinStoryteller({ clock: still }).turn(opening, never));
    expect(words.length).toBe(waits.length);
    expect(new Set(waits)).toEqual(new Set([30]));
    expect(words.every((word) => /^\S+\s*$/.test(word))).toBe(true);
    expect(words.join('')).toBe(whole.passage.replaceAll('\n\n', ''));
  });

  test('stops between two words when told to, without another event', async () => {
    const stop = new AbortController();
    const events: StoryEvent[] = [];
    for await (const event of createBuiltinStoryteller({ clock: still }).turn(
      { ...opening, wordDelayMs: 1 },
      stop.signal,
    )) {
      events.push(event);
      if (events.length === 12) stop.abort();
    }
    expect(events).toHaveLength(12);
  });

  test('PLAY-28 goes on from every place where its own telling broke off, and repeats nothing', async () => {
    const teller = createBuiltinStoryteller({ clock: still });
    const { passage } = await hear(teller.turn(opening, never));
    for (let cut = 1; cut < passage.length; cut += 37) {
      const begun = passage.slice(0, cut);
      const rest: string[] = [];
      let paragraph = begun.split('\n\n').at(-1) ?? '';
      const finished: string[] = begun.split('\n\n').slice(0, -1);
      for await (const event of teller.turn({ ...opening, carryOn: begun }, never)) {
        if (event.type === 'words') paragraph += event.text;
        if (event.type === 'paragraph-end') {
          finished.push(paragraph);
          paragraph = '';
        }
      }
      if (paragraph !== '') rest.push(paragraph);
      expect([...finished, ...rest].filter((each) => each.trim() !== '').join('\n\n')).toBe(passage);
    }
  });

  test('goes on after a beginning that somebody else wrote', () => {
    expect(paragraphsLeft(['“It’s one.”', 'Two.'], '"It\'s')).toEqual([' one.”', 'Two.']);
    expect(paragraphsLeft(['One.', 'Two.'], 'A foreign beginning.')).toEqual(['', 'Two.']);
    expect(paragraphsLeft(['One.', 'Two.'], 'A foreign beginning.\n\nAnd another.').join('')).toContain(
      'Two.',
    );
  });

  test('retell tells the turn in other words', async () => {
    const teller = createBuiltinStoryteller({ clock: still });
    const first = await hear(teller.turn(opening, never));
    const second = await hear(teller.turn({ ...opening, retell: 1 }, never));
    expect(second.passage).not.toBe(first.passage);
  });

  test('takes up a story that a model began: its people stay', async () => {
    const { scenes } = await play(story, {}, 1, policyOf('good', 1));
    const base = scenes[0];
    if (base === undefined) throw new Error('no scene');
    const foreign: Scene = {
      ...base,
      model: 'openrouter:x',
      depth: 5,
      storytellerState: { anything: [1, 2] },
      passage: 'Mara met Tobias at the mill.\n\nHe waved.',
      sceneContext: { ...base.sceneContext, characters: ['Mara Quill', 'Tobias'], location: 'the mill' },
    };
    const teller = createBuiltinStoryteller({ clock: still });
    const turn: TurnRequest = {
      ...opening,
      kind: 'action',
      action: { text: 'Ask Tobias about the crown', type: 'neutral', offeredAs: 'neutral' },
      path: [foreign],
      depth: 6,
    };
    const told = await hear(teller.turn(turn, never));
    expect(told.passage.split('\n\n')).toHaveLength(2);
    expect(told.passage).toContain('Tobias');
    expect(leaksOf(told.passage)).toEqual([]);
    expect(told.actions).toHaveLength(3);
  });

  test.each([
    null,
    5,
    'x',
    [],
    { form: 'lamplit.builtin', version: 99 },
    { form: 'lamplit.builtin', version: 1, chain: 7 },
    { form: 'lamplit.builtin', version: 2 },
    {
      form: 'lamplit.builtin',
      version: 2,
      chain: 'x',
      turn: 'x',
      foe: 'f0',
      people: ['f0|Corvane|stranger|he|0'],
      threads: [],
      saga: [],
      offered: [],
      past: { seen: ['12345', 7], told: 'x', echoes: ['abc'] },
    },
  ])('a damaged state is no state: %j', async (state) => {
    const { scenes } = await play(story, {}, 1, policyOf('good', 1));
    const base = scenes[0];
    if (base === undefined) throw new Error('no scene');
    const turn: TurnRequest = {
      ...opening,
      kind: 'continue',
      path: [{ ...base, storytellerState: state }],
      depth: 1,
    };
    const told = await hear(createBuiltinStoryteller({ clock: still }).turn(turn, never));
    expect(told.passage.split('\n\n')).toHaveLength(2);
  });

  test('a place whose own pack is not on the device is told of like any other', async () => {
    const { bundledPacks } = await import('../../../src/providers/builtin-storyteller/library.ts');
    const teller = createBuiltinStoryteller({
      clock: still,
      loadPack: (id) => (id.startsWith('site-') ? Promise.reject(new Error('offline')) : bundledPacks(id)),
    });
    const abbey = { ...opening, story: fakeStoryOf({ setting: 'an abbey on a salt marsh' }, 1) };
    const { order, passage } = await hear(teller.turn(abbey, never));
    expect(order.at(-1)).toBe('done');
    expect(passage).toContain('abbey on a salt marsh');
  });

  test('a pack that cannot be loaded is a failure with its name, and the next try may succeed', async () => {
    let broken = true;
    const { bundledPacks } = await import('../../../src/providers/builtin-storyteller/library.ts');
    const teller = createBuiltinStoryteller({
      clock: still,
      loadPack: (id) => (broken ? Promise.reject(new Error('offline')) : bundledPacks(id)),
    });
    const events: StoryEvent[] = [];
    for await (const event of teller.turn(opening, never)) events.push(event);
    expect(events).toEqual([{ type: 'failed', error: { type: 'pack-missing', pack: 'core' } }]);
    broken = false;
    expect((await hear(teller.turn(opening, never))).passage).not.toBe('');
  });

  test('where a plot is not on the device yet, a story begins with one that every device keeps', async () => {
    const { bundledPacks } = await import('../../../src/providers/builtin-storyteller/library.ts');
    const kept = /^case-plain-(?:fair|breach|heist|haunt|drive|siege|feast)$/;
    for (const genre of genres)
      for (const setting of ['the hill town of Ashmere', 'the submarine Halcyon', 'a cell in Kerrow Gaol']) {
        const asked: string[] = [];
        const teller = createBuiltinStoryteller({
          clock: still,
          loadPack: (id) => {
            asked.push(id);
            return !id.startsWith('case-') || kept.test(id)
              ? bundledPacks(id)
              : Promise.reject(new Error('offline'));
          },
        });
        const { state } = await hear(
          teller.turn({ ...opening, story: fakeStoryOf({ genre, setting }, 3) }, never),
        );
        const line = readWorld(state as Scene['storytellerState'])?.case.replace('line=', 'case-') ?? '';
        expect(line).toMatch(kept);
        expect(asked).toContain(line);
      }
  });

  test('PLAY-16 four different titles for the book', async () => {
    const { scenes } = await play(story, {}, 8, policyOf('random', 1));
    const titles = await createBuiltinStoryteller({ clock: still }).bookTitles(
      { story, settings: defaultSettings, path: scenes },
      never,
    );
    if (!titles.ok) throw new Error('no titles');
    expect(titles.value).toHaveLength(4);
    expect(new Set(titles.value).size).toBe(4);
    for (const title of titles.value) expect(leaksOf(`${title}.`)).toEqual([]);
  });

  test.each(exampleFields)('SETUP-18 an example for %s; another number gives another', async (field) => {
    const teller = createBuiltinStoryteller({ clock: still });
    for (const gender of ['male', 'female', 'other'] as const) {
      const ask = async (nonce: number) => {
        const answer = await teller.fieldExample(
          {
            field,
            form: { ...sampleForm, gender, genre: 'mystery', era: 'modern' },
            settings: defaultSettings,
            nonce,
          },
          never,
        );
        if (!answer.ok) throw new Error('no example');
        return answer.value;
      };
      const [first, second, third] = [await ask(0), await ask(1), await ask(2)];
      expect(new Set([first, second, third]).size).toBe(3);
      expect(leaksOf(`${first}.`.charAt(0).toUpperCase() + `${first}.`.slice(1))).toEqual([]);
    }
  });
});
