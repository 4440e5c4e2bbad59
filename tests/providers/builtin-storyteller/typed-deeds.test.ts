import { describe, expect, test } from 'vitest';
import { cards, packOf } from './cards.ts';
import type { Piece } from '../../../src/providers/builtin-storyteller/clause.ts';
import type { Card } from '../../../src/providers/builtin-storyteller/pack.ts';
import { readWorld } from '../../../src/providers/builtin-storyteller/stored-world.ts';
import type { World } from '../../../src/providers/builtin-storyteller/world.ts';
import { sentencesOf } from '../../tools/story-metrics.ts';
import { fakeStoryOf, play, playOn, policyOf } from '../../tools/story-run.ts';
import { genres } from '../../../src/domain/character-choices.ts';
import type { Scene, Story } from '../../../src/domain/story.ts';
import { eitherForm } from './either-form.ts';

const plain = (text: string) => eitherForm(text.toLowerCase()).replace(/[“”]/g, '"');
const firstOf = (scene: Scene | undefined) => plain(scene?.passage.split('\n\n')[0] ?? '');
const worldOf = (scene: Scene | undefined): World => {
  const world = readWorld(scene?.storytellerState ?? null);
  if (world === null) throw new Error('a scene of the built-in storyteller has its world');
  return world;
};

/** The runs of plain words in a text, long enough to be its own. */
const runsIn = (pieces: readonly Piece[]): string[] =>
  pieces.flatMap((piece) =>
    piece.type === 'text'
      ? plain(piece.text).split(/[.;:"?!]/)
      : piece.type === 'option'
        ? runsIn(piece.pieces)
        : [],
  );
const isOwn = (run: string) => run.trim().split(' ').length > 3;
const says = (told: string, clauses: Card['text']) =>
  clauses.some((clause) =>
    runsIn(clause.pieces).some((run) => isOwn(run) && told.includes(run.replace(/^[ ,]+|[ ,]+$/g, ''))),
  );
const typedCards = packOf.get('typed')?.cards ?? [];
const cardOf = new Map(cards.map((card) => [card.id, card]));

const roads = new Map<number, Promise<{ story: Story; road: readonly Scene[] }>>();

/** The first scenes of some stories; each story is played once for all tests. */
function scenesOf(
  seeds: readonly number[],
  turns: number,
): Promise<{ story: Story; road: readonly Scene[] }[]> {
  return Promise.all(
    seeds.map(async (seed) => {
      const story = fakeStoryOf({ genre: genres[seed % genres.length] ?? 'fantasy' }, seed);
      const whole =
        roads.get(seed) ??
        play(story, {}, 24, policyOf('neutral', seed)).then(({ scenes }) => ({ story, road: scenes }));
      roads.set(seed, whole);
      const { road } = await whole;
      return { story, road: road.slice(0, turns) };
    }),
  );
}

const type = async (story: Story, road: readonly Scene[], typed: string) =>
  (await playOn(story, {}, road, { typed })).scene;

describe('a typed deed', () => {
  test('PLAY-06 that is an offered one in other words comes to what is written there', async () => {
    let met = 0;
    for (const { story, road } of await scenesOf([1, 2, 3, 4, 5, 6, 7, 8], 14)) {
      for (let at = 2; at < road.length; at++) {
        const before = worldOf(road[at - 1]);
        const offer = before.offered[1];
        const [, noun] =
          /^(?:Look at|Study|Examine|Read|Inspect) the (?:[a-z]+ )*?([a-z]+)(?=$|,| (?:on|in|of|at|under|from|for|that|and|with|by|to|as|before)\b)/.exec(
            offer?.text ?? '',
          ) ?? [];
        const thing = noun === undefined ? undefined : `the ${noun}`;
        const action = cardOf.get(offer?.card ?? '')?.actions[offer?.index ?? 0];
        if (offer === undefined || action === undefined || thing === undefined) continue;
        const scene = await type(story, road.slice(0, at), `inspect ${thing} closely`);
        const won = worldOf(scene).score > before.score;
        met += 1;
        expect([firstOf(scene), firstOf(scene).includes(thing.slice(4))]).toEqual([firstOf(scene), true]);
        if (won) {
          expect([offer.text, firstOf(scene), says(firstOf(scene), action.win)]).toEqual([
            offer.text,
            firstOf(scene),
            true,
          ]);
          expect(worldOf(scene).deeds).toContain(`${offer.card}:=`);
        }
      }
    }
    expect(met).toBeGreaterThan(3);
  });

  test('PLAY-06 is not taken for a kindness or a crime that the player did not do', async () => {
    let met = 0;
    for (const { story, road } of await scenesOf([1, 2, 3, 4, 5, 6], 12)) {
      for (let at = 2; at < road.length; at++) {
        const before = worldOf(road[at - 1]);
        const [, thing] = /^Steal (the [a-z]+)(?=$| )/.exec(before.offered[2]?.text ?? '') ?? [];
        if (thing === undefined) continue;
        met += 1;
        const looked = await type(story, road.slice(0, at), `look at ${thing}`);
        expect(worldOf(looked).deeds.filter((deed) => /:[+-]$/.test(deed))).toEqual([]);
        const stolen = await type(story, road.slice(0, at), `steal ${thing}`);
        if (worldOf(stolen).score > before.score)
          expect(worldOf(stolen).deeds).toContain(`${before.offered[2]?.card ?? ''}:-`);
      }
    }
    expect(met).toBeGreaterThan(2);
  });

  test.each([
    ['knock on the door', 'knock'],
    ['pray', 'pray'],
    ['whistle', 'sing'],
    ['dance', 'dance'],
    ['climb on the roof', 'climb'],
    ['jump', 'jump'],
    ['run away', 'run'],
    ['listen', 'listen'],
    ['take a nap', 'sleep'],
    ['say nothing', 'wait'],
    ['shout for help', 'call'],
    ['light a candle', 'light'],
    ['count to ten', 'count'],
    ['laugh', 'laugh'],
    ['dig a hole', 'dig'],
    ['write a letter', 'write'],
    ['cast a spell', 'magic'],
    ['remember my mother', 'think'],
  ] as const)('PLAY-06 is answered by what it is: %s', async (typed, kind) => {
    const own = typedCards.filter((card) => card.flags.includes(kind));
    let met = 0;
    for (const { story, road } of await scenesOf([2, 5, 9], 7)) {
      const scene = await type(story, road, typed);
      // Whatever is already offered, or crossed by the scene itself, is told in the scene's own words.
      const offered = worldOf(road.at(-1)).offered.flatMap(({ card }) => cardOf.get(card)?.actions ?? []);
      const isScenes = offered.some(
        ({ win, miss }) => says(firstOf(scene), win) || says(firstOf(scene), miss),
      );
      const isOwnKind = own.some((card) => says(firstOf(scene), card.text));
      expect([firstOf(scene), isScenes || isOwnKind]).toEqual([firstOf(scene), true]);
      met += isOwnKind ? 1 : 0;
    }
    expect(met).toBeGreaterThan(0);
  });

  test('PLAY-06 that may not be repeated is told in other words, and moves no stat', async () => {
    for (const { story, road } of await scenesOf([3, 4, 8], 6)) {
      const { scene, events } = await playOn(story, {}, road, { typed: 'burn my coat' });
      expect(firstOf(scene)).toContain('set fire to her coat');
      expect(events).toEqual([]);
    }
  });

  test('leads on to nothing: no way on of the scene is taken for the player', async () => {
    for (const { story, road } of await scenesOf([1, 4, 6, 7, 11], 8)) {
      for (const typed of [
        'look at the floor',
        'tell the truth',
        'shout as loud as I can',
        'sit down',
        'touch the wall',
      ]) {
        const scene = await type(story, road, typed);
        expect([typed, worldOf(scene).deeds]).toEqual([typed, []]);
      }
    }
  });

  test('to somebody without a name is answered by that one, not by whoever stands near', async () => {
    const own = typedCards.filter((card) => card.kind === 'actw');
    let met = 0;
    for (const { story, road } of await scenesOf([2, 3, 5, 6, 7, 8], 5)) {
      const last = road.at(-1);
      if (last === undefined) continue;
      const shown = { ...last, passage: `${last.passage} Behind the counter a baker was counting loaves.` };
      const told = firstOf(
        await type(story, [...road.slice(0, -1), shown], 'ask the baker where the mill is'),
      );
      // What fails is crossed by the scene itself.
      if (told.includes('tried to')) continue;
      met += 1;
      expect([told, own.some((card) => says(told, card.text))]).toEqual([told, true]);
    }
    expect(met).toBeGreaterThan(2);
  });

  test('PLAY-06 face to face with the opponent is met by the opponent, and decides it', async () => {
    const meetings = typedCards.filter((card) => card.kind === 'meet');
    let met = 0;
    for (const { story, road } of await scenesOf([1, 2, 3, 4, 6], 24)) {
      const at = road.findIndex((scene) => worldOf(scene).milestone === 8 && worldOf(scene).ended < 0);
      if (at < 0) continue;
      for (const typed of ['attack', 'sing at the top of my voice', 'run for the way out']) {
        const scene = await type(story, road.slice(0, at + 1), typed);
        expect(scene.ending).not.toBeNull();
        expect([typed, firstOf(scene), meetings.some((card) => says(firstOf(scene), card.text))]).toEqual([
          typed,
          firstOf(scene),
          true,
        ]);
        met += 1;
      }
    }
    expect(met).toBeGreaterThan(5);
  });

  test('does not come to where it will be decided before its time, and is told so', async () => {
    const ways = typedCards.filter((card) => card.flags.includes('way'));
    let met = 0;
    for (const { story, road } of await scenesOf([1, 2, 3, 4, 5, 6, 7, 8], 4)) {
      const before = worldOf(road.at(-1));
      const last = before.places.at(-1) ?? '';
      const scene = await type(story, road, `go to ${last}`);
      expect(worldOf(scene).place).toBe(before.place);
      expect([firstOf(scene), ways.some((card) => says(firstOf(scene), card.text))]).toEqual([
        firstOf(scene),
        true,
      ]);
      met += 1;
    }
    expect(met).toBeGreaterThan(3);
  });

  test('at ten things that are not there is answered ten times, and never in the same words', async () => {
    const absent = [
      'cupboard',
      'camel',
      'piano',
      'anchor',
      'chandelier',
      'elephant',
      'trumpet',
      'fountain',
      'balcony',
      'furnace',
    ];
    const { scenes } = await play(fakeStoryOf({}, 12), {}, absent.length + 1, (_, turn) => ({
      typed: `open the ${absent[turn - 1] ?? ''}`,
    }));
    const sentences = scenes
      .slice(1)
      .flatMap((scene) =>
        sentencesOf(scene.passage.split('\n\n')[0] ?? '').map((sentence) =>
          absent.reduce((text, thing) => text.replaceAll(thing, '#'), sentence),
        ),
      );
    expect(
      sentences.filter((sentence, i) => sentence.split(' ').length > 4 && sentences.indexOf(sentence) !== i),
    ).toEqual([]);
  });
});

describe('players who type', () => {
  test('type about what stands on the page, the same in the same scene', async () => {
    const isAbout: boolean[] = [];
    for (const seed of [4, 5, 6, 7]) {
      const { scenes } = await play(fakeStoryOf({}, seed), {}, 24, policyOf('typed', seed));
      scenes.slice(1).forEach((scene, i) => {
        const page = plain(
          `${scenes[i]?.passage ?? ''} ${scenes[i]?.actions.map(({ text }) => text).join(' ') ?? ''}`,
        );
        const words = plain(scene.action?.text ?? '')
          .split(' ')
          .slice(1);
        isAbout.push(words.some((word) => word.length > 3 && page.includes(word)));
      });
    }
    expect(isAbout.filter(Boolean).length).toBeGreaterThan(isAbout.length / 2);
    const policy = policyOf('typed', 4);
    const { scenes } = await play(fakeStoryOf({}, 4), {}, 24, policy);
    const again = await play(fakeStoryOf({}, 4), {}, 24, policy);
    expect(again.scenes.map(({ action }) => action?.text)).toEqual(scenes.map(({ action }) => action?.text));
  });
});
