import { describe, expect, test } from 'vitest';
import { caseOf, plotAfter, trailOf } from '../../../src/providers/builtin-storyteller/case-suits.ts';
import { readForm } from '../../../src/providers/builtin-storyteller/intake.ts';
import { bundledPacks, createLibrary, packsOf } from '../../../src/providers/builtin-storyteller/library.ts';
import {
  caseIds,
  packIds,
  readPack,
  trailIds,
  type Card,
  type CaseId,
} from '../../../src/providers/builtin-storyteller/pack.ts';
import { questWords } from '../../../src/providers/builtin-storyteller/quest-words.ts';
import { readWorld } from '../../../src/providers/builtin-storyteller/stored-world.ts';
import { eras, genres, isOldEra } from '../../../src/domain/character-choices.ts';
import { heroesWithAnswers } from '../../tools/goal-heroes.ts';
import { emptyForm, type CharacterForm } from '../../../src/domain/character.ts';
import { fakeStoryOf, play, playOn, policyOf } from '../../tools/story-run.ts';
import type { Scene } from '../../../src/domain/story.ts';
import { storyWith } from './plain-stories.ts';

const packs = new Map(
  await Promise.all(packIds.map(async (id) => [id, readPack(await bundledPacks(id))] as const)),
);
function packOf(id: (typeof packIds)[number]) {
  const pack = packs.get(id);
  if (pack === undefined) throw new Error(`no pack ${id}`);
  return pack;
}
const cardsOf = (id: CaseId) => packOf(`case-${id}`).cards;
const lineOf = (card: Card) => card.flags.find((flag) => flag.startsWith('line=')) ?? '';
const questOf = (objective: string, gender: CharacterForm['gender'] = 'female') =>
  readForm({ ...emptyForm, gender, objective }).quest;

/** What a card says whatever its slots stand for: the longest run of its own words. */
function ownWords(card: Card): readonly string[] {
  return card.source
    .replace(/\[[^\]]*\]/g, '|')
    .split(/\{[^}]*\}|[|,.:;"“”]/)
    .map((part) => part.replaceAll("'", '’').trim().toLowerCase())
    .filter((part) => part.split(' ').length >= 4);
}

const objectives = [
  'Escape from the prison tower of Karst',
  'Find out who poisoned the bell-founder',
  'Discover why the dead of Hallow do not stay buried',
  'Find out why the harvest failed',
  'Find the lost crown of Veyra',
  'Find the island of Veyra',
  'Rescue my sister from the salt mines',
  'Defeat the tyrant of Karst',
  'Escape the blockade of Kessary',
  "Return the oracle's goat before the festival",
  'Protect the harbour',
  'Protect her brother',
  'Win back the violinist she left',
  'Build a bridge over the Ard',
];

const steps = 'start lead second means wall turn price plan gate duel'.split(' ');

describe('what is the case in a quest', () => {
  test('every case has all of its facts, what is known of it, three ends, and what is seen some time after each', () => {
    const faults = caseIds.flatMap((id) => {
      const cards = cardsOf(id);
      const has = (kind: string, flag: string) =>
        cards.some((card) => card.kind === kind && card.flags.includes(flag));
      return [
        ...cards
          .filter((card) => card.kind !== 'fare' && lineOf(card) !== `line=${id}`)
          .map((card) => `${id} ${card.id}`),
        ...(has('truth', 'start') ? [] : [`${id} start`]),
        ...steps
          .slice(1)
          .filter((step) => !has('scene', step))
          .map((step) => `${id} ${step}`),
        ...['before', 'behind'].filter((when) => !has('known', when)).map((when) => `${id} ${when}`),
        ...['won', 'lost', 'dear'].filter((end) => !has('settle', end)).map((end) => `${id} ${end}`),
        ...['won', 'dark', 'dear', 'lost']
          .filter((end) => !has('last', end))
          .map((end) => `${id} last ${end}`),
      ];
    });
    expect(faults).toEqual([]);
  });

  test('every case has its turn with some goal and place, and every goal of two hundred heroes has one that serves it', () => {
    const forms = [
      ...heroesWithAnswers().map(({ objective, setting, genre, era }) => ({
        objective,
        setting,
        genre,
        era,
      })),
      ...objectives.flatMap((objective) =>
        ['the hill town of Ashmere', 'the prison of Karst'].map(
          (setting) => ({ objective, setting, genre: 'fantasy', era: 'medieval' }) as const,
        ),
      ),
    ];
    const told = new Set(
      forms.flatMap((form) => {
        const { quest } = readForm({ ...emptyForm, ...form });
        return '0123456789abcdef'.split('').map((digit) => caseOf(quest, quest, form, `0${digit}`, 0));
      }),
    );
    expect(caseIds.filter((id) => !told.has(id))).toEqual([]);
    expect(trailIds.filter((trail) => ![...told].some((id) => id.startsWith(`${trail}-`)))).toEqual([]);
  });

  test('a riddle is told only where there are streets and houses, and a second quest never has the plot of the first', () => {
    for (const form of heroesWithAnswers()) {
      const { quest } = readForm({ ...emptyForm, ...form });
      for (const digit of '0123456789abcdef') {
        const first = caseOf(quest, quest, form, `0${digit}`, 0);
        const told = { arc: 0, case: `line=${first}` };
        expect(plotAfter({ ...emptyForm, ...form }, `0${digit}`, told)).not.toBe(first);
        if (/^(?:ship|station|sea|underwater|wilderness|desert|island|school)$/.test(form.site))
          expect([form.objective, form.setting, first]).toEqual([
            form.objective,
            form.setting,
            expect.stringMatching(/^plain-/),
          ]);
      }
    }
  });

  test.each([
    ['Find the missing cellist', 'rescue'],
    ['Find my father', 'rescue'],
    ['Deliver the witness to the court', 'protect'],
    ['Steal the ledger of the salt king', 'seek'],
    ['Find the lost crown of Veyra', 'seek'],
    ["Win back my grandmother's kiln", 'any'],
    ['Win back the love of Caterina', 'win'],
    ['Win back the violinist she left', 'win'],
  ])('%s: nobody is told of as a thing, and no thing as somebody', (objective, trail) => {
    expect(trailOf(questOf(objective))).toBe(trail);
  });

  test('every case can be told to its end in every genre and age', () => {
    const lost = genres.flatMap((genre) =>
      eras.flatMap((era) => {
        const ids = packsOf(genre, era);
        return caseIds
          .filter((id) => !(/^plain-(?:breach|drift)$/.test(id) && isOldEra(era)))
          .flatMap((id) => {
            const library = createLibrary(
              {
                core: packOf(ids.core),
                family: packOf(ids.family),
                genre: packOf(ids.genre),
                era: packOf(ids.era),
                parts: [packOf(`case-${id}`)],
              },
              genre,
              era,
            );
            const kinds = ['truth', 'known', 'settle', 'last', 'open', 'scene'] as const;
            return kinds.flatMap((kind) => {
              const all = cardsOf(id).filter((card) => card.kind === kind);
              const left = library.byKind.get(kind)?.filter((card) => lineOf(card) === `line=${id}`) ?? [];
              return left.length === all.length ? [] : [`${genre} ${era} ${id} ${kind}`];
            });
          });
      }),
    );
    expect(lost).toEqual([]);
  });

  test.each([
    ['Find out who poisoned the bell-founder', 'mystery', 'renaissance', 'good'],
    ['Discover why the dead of Hallow do not stay buried', 'horror', 'medieval', 'random'],
    ['Find the lost crown of Veyra', 'fantasy', 'ancient', 'good'],
    ['Rescue my sister from the salt mines', 'thriller', 'modern', 'evil'],
    ['Defeat the tyrant of Karst', 'space-opera', 'future', 'random'],
    ['Escape the blockade of Kessary with the seed vault', 'sci-fi', 'future', 'good'],
    ["Return the oracle's goat before the festival", 'comedy', 'ancient', 'random'],
    ["Protect her grandmother's ranch", 'western', 'modern', 'good'],
    ['Win back the violinist she left', 'romance', 'modern', 'evil'],
    ['Build a bridge over the Ard', 'historical', 'renaissance', 'random'],
  ] as const)(
    '%s: the facts come one by one, and the end says how it was',
    async (objective, genre, era, how) => {
      const { scenes } = await play(
        fakeStoryOf({ objective, genre, era }, 5),
        { readingLevel: 'adult' },
        36,
        policyOf(how, 5),
      );
      const end = scenes.find((scene) => scene.ending !== null);
      const world = readWorld(end?.storytellerState ?? null);
      const cards = caseIds.flatMap(cardsOf).filter((card) => lineOf(card) === world?.case);
      const isTold = (card: Card, passage: string) =>
        ownWords(card).some((part) => passage.toLowerCase().includes(part));
      const road = scenes.filter((scene) => scene.ending === null).map((scene) => scene.passage);
      // A fact is told in a sentence, or found out in a scene of its own.
      const told = steps.filter((step) =>
        cards.some(
          (card) =>
            (card.kind === 'truth' || card.kind === 'scene') &&
            card.flags.includes(step) &&
            (ownWords(card).length === 0 || road.some((text) => isTold(card, text))),
        ),
      );
      expect(told.length).toBeGreaterThanOrEqual(6);
      const outcome = end?.ending?.outcome === 'lost' ? ['lost'] : ['won', 'dear'];
      const settled = cards.filter((card) => card.kind === 'settle' && isTold(card, end?.passage ?? ''));
      expect(settled.length).toBeGreaterThan(0);
      expect(settled.filter((card) => !card.flags.some((flag) => outcome.includes(flag)))).toEqual([]);
      // The very last thing is what has become of it, in the case's own words.
      const last = (end?.passage ?? '').split('\n\n').at(-1) ?? '';
      const runsIn = (card: Card) =>
        ownWords(card).filter((part) => last.toLowerCase().includes(part)).length;
      const closed = cards
        .filter((card) => card.kind === 'last')
        .toSorted((one, other) => runsIn(other) - runsIn(one));
      const ends = end?.ending?.outcome === 'lost' ? ['lost'] : ['won', 'dark', 'dear'];
      expect(closed[0] === undefined ? 0 : runsIn(closed[0])).toBeGreaterThan(1);
      expect(closed[0]?.flags.some((flag) => ends.includes(flag))).toBe(true);
    },
  );

  test.each([
    ["Return the oracle's goat before the festival", 'beast'],
    ['Deliver the sealed box to Hallow Bay', 'thing'],
  ])('%s: it is shown as the %s that it is', async (objective, sort) => {
    const plays = await Promise.all(
      [1, 2, 3].map((seed) =>
        play(
          fakeStoryOf({ objective, genre: 'comedy', era: 'ancient' }, seed),
          {},
          20,
          policyOf('good', seed),
        ),
      ),
    );
    const titles = plays.flatMap(({ scenes }) => scenes.map((scene) => scene.title));
    const sortsOf = (card: Card) =>
      card.flags.filter((flag) => flag.startsWith('sort=')).map((flag) => flag.slice(5));
    const told = caseIds
      .flatMap(cardsOf)
      .filter((card) => card.titles.some((title) => titles.includes(title)));
    const sorts = told.flatMap(sortsOf);
    expect(sorts.length).toBeGreaterThanOrEqual(2);
    expect(sorts.filter((each) => !each.split(',').includes(sort))).toEqual([]);
  });

  test('a place that is searched for has a case, whatever the number of the story', async () => {
    const cases = await Promise.all(
      Array.from({ length: 16 }, async (_, seed) => {
        const story = fakeStoryOf({ objective: 'Find the sunken city of Irem' }, seed);
        const { scene } = await playOn(story, {}, [], null);
        return readWorld(scene.storytellerState)?.case;
      }),
    );
    const plain = [...new Set(cases)].filter((line) => line?.startsWith('line=plain-') !== true);
    expect(plain).toEqual(['line=seek-map']);
  });

  test('what is taken along is one thing: no place of the story has its name', async () => {
    const places = await Promise.all(
      Array.from({ length: 60 }, async (_, seed) => {
        const objective = 'Escape the blockade of Kessary with the seed vault';
        const story = fakeStoryOf({ objective, genre: 'space-opera', era: 'future' }, seed);
        const { scene } = await playOn(story, {}, [], null);
        return readWorld(scene.storytellerState)?.places ?? [];
      }),
    );
    expect(places.flat().length).toBe(60);
    expect(places.flat().filter((place) => place.endsWith('vault'))).toEqual([]);
  });

  test('a story that was begun before there were cases goes on, and gets one', async () => {
    const story = storyWith('seek-copy', {});
    const { scenes } = await play(story, {}, 8, policyOf('good', 3));
    const old: readonly Scene[] = scenes.map((scene) => {
      const state = scene.storytellerState;
      if (typeof state !== 'object' || state === null || Array.isArray(state)) throw new Error('no state');
      const {
        case: _case,
        facts: _facts,
        factTurn: _turn,
        owed: _owed,
        parted: _parted,
        ...known
      } = state as {
        readonly [key: string]: Scene['storytellerState'];
      };
      return { ...scene, storytellerState: known };
    });
    let path = old;
    for (let i = 0; i < 4; i++) {
      const actions = path.at(-1)?.actions ?? [];
      const { scene } = await playOn(story, {}, path, policyOf('good', 3)(actions, path.length));
      path = [...path, scene];
    }
    expect(readWorld(path.at(-1)?.storytellerState ?? null)?.case).toMatch(/^line=seek-/);
  });
});

describe('a quest in the words of a story', () => {
  test.each([
    ['Find out who poisoned the bell-founder', 'find out who had poisoned the bell-founder'],
    ['Find out who stole the crown', 'find out who had stolen the crown'],
    [
      'Discover why the dead of Hallow do not stay buried',
      'discover why the dead of Hallow did not stay buried',
    ],
    ['Win back the violinist she left', 'win back the violinist she had left'],
    ['Find the lost crown', 'find the lost crown'],
    ['Learn what happened to the crew', 'learn what had happened to the crew'],
  ])('%s: after to, %s', (objective, goal) => {
    expect(questWords(questOf(objective)).goal).toBe(goal);
  });

  test.each([
    ["Return the oracle's goat", 'the goat'],
    ['Win back the violinist she left', 'the violinist'],
    ["Protect her grandmother's ranch", 'the ranch'],
    ['Find the lost crown of Veyra', 'the crown'],
    ['Escape the blockade of Kessary with the seed vault', 'the vault'],
    ['Defeat Karst', 'Karst'],
    ['Rescue my missing sister', 'her sister'],
  ])('%s: once it is known, %s', (objective, thing) => {
    expect(questWords(questOf(objective)).thing).toBe(thing);
  });

  test('what was done is said after had', () => {
    expect(questWords(questOf('Find out who stole the crown')).deed).toBe('stolen the crown');
    expect(questWords(questOf('Solve the murder of the harbour master'))).toMatchObject({
      deed: 'done it',
      matter: 'who was behind the murder of the harbour master',
    });
  });

  test('a place in a time is the place', () => {
    const home = (setting: string) => readForm({ ...emptyForm, setting }).home;
    expect(home('A canal city in the week before carnival')).toBe('the canal city');
    expect(home('A seaside town out of season')).toBe('the seaside town out of season');
  });
});
