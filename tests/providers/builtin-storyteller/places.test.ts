import { describe, expect, test } from 'vitest';
import { isToldIn } from '../../../src/providers/builtin-storyteller/lacks.ts';
import {
  bundledPacks,
  createLibrary,
  createPackShelf,
  packsOf,
  type Library,
} from '../../../src/providers/builtin-storyteller/library.ts';
import { localeIds, localeOf, type LocaleId } from '../../../src/providers/builtin-storyteller/locale.ts';
import { emptyForm, type Era, type Genre } from '../../../src/domain/character.ts';
import { eras, genres } from '../../../src/domain/character-choices.ts';

const shelf = createPackShelf(bundledPacks);

async function libraryIn(locale: LocaleId, genre: Genre, era: Era): Promise<Library> {
  const ids = packsOf(genre, era);
  const [core, family, own, age, site, typed, sequel] = await Promise.all([
    shelf(ids.core),
    shelf(ids.family),
    shelf(ids.genre),
    shelf(ids.era),
    shelf(`site-${locale}`),
    shelf('typed'),
    shelf('sequel'),
  ]);
  return createLibrary({ core, family, genre: own, era: age, parts: [typed, sequel, site] }, genre, era);
}

/** Which ages a place is of. */
const agesOf = (locale: LocaleId): readonly Era[] =>
  locale === 'spaceship' || locale === 'station'
    ? ['modern', 'future', 'post-apocalyptic']
    : locale === 'rig' || locale === 'underwater' || locale === 'train'
      ? ['modern', 'future', 'post-apocalyptic']
      : eras;

/** How many of each kind a place needs, so that a story does not run out of them. */
const needed: { readonly [kind: string]: number } = {
  intro: 15,
  'intro-plain': 15,
  'intro-goal': 12,
  motive: 6,
  villain: 30,
  hunted: 5,
  world: 3,
  sense: 18,
  mood: 30,
  chat: 35,
  hook: 10,
  blank: 5,
  pause: 5,
  deed: 10,
  try: 6,
  ways: 5,
  epilogue: 6,
};

describe('PLAY-27 a place has what it has, and nothing else', () => {
  test.each(localeIds)('%s has enough of every kind in each genre and age', async (locale) => {
    const short: string[] = [];
    for (const genre of genres)
      for (const era of agesOf(locale)) {
        const library = await libraryIn(locale, genre, era);
        for (const list of ['foes', 'places'])
          if (library.words(list).length < (list === 'foes' ? 3 : 5)) short.push(`${genre} ${era}: ${list}`);
        for (const [kind, least] of Object.entries(needed)) {
          const count = library.byKind.get(kind)?.length ?? 0;
          if (count < least) short.push(`${genre} ${era}: ${count} of ${kind}`);
        }
      }
    expect(short).toEqual([]);
  });

  test.each(localeIds)('in %s every deed of the player has its outcome still', async (locale) => {
    const short: string[] = [];
    for (const era of [agesOf(locale)[0] ?? 'modern', 'modern'] as const) {
      const here = await libraryIn(locale, 'adventure', era);
      const ids = packsOf('adventure', era);
      const [core, family, own, age, typed] = await Promise.all([
        shelf(ids.core),
        shelf(ids.family),
        shelf(ids.genre),
        shelf(ids.era),
        shelf('typed'),
      ]);
      const anywhere = createLibrary(
        { core, family, genre: own, era: age, parts: [typed] },
        'adventure',
        era,
      );
      for (const kind of ['fit', 'fitp', 'deed', 'after', 'epilogue', 'meet', 'try', 'blank', 'pause']) {
        const lists = new Map<string, number>();
        const named = (flags: readonly string[]) =>
          flags.filter((flag) => /^[a-z]+$/.test(flag) && !/^(?:in|out)$/.test(flag)).join(' ');
        for (const { flags } of anywhere.byKind.get(kind) ?? []) lists.set(named(flags), 0);
        for (const { flags } of here.byKind.get(kind) ?? [])
          lists.set(named(flags), (lists.get(named(flags)) ?? 0) + 1);
        for (const [list, count] of lists) if (count === 0) short.push(`${era} ${kind} ${list}`);
      }
    }
    expect(short).toEqual([]);
  });

  test('nobody and nothing of a town is met on a ship between the stars', async () => {
    const library = await libraryIn('spaceship', 'sci-fi', 'future');
    for (const kind of ['sense', 'mood', 'chat', 'thread', 'tex', 'world', 'intro', 'chase', 'ally'])
      for (const { source } of library.byKind.get(kind) ?? [])
        expect(isToldIn('spaceship', source) || source.includes('{ally}') ? '' : source).not.toMatch(
          /\b(?:lane|baker|mule|ridge|meadow|village|barn)s?\b/,
        );
  });

  test('a thing that is only compared with something is told', () => {
    expect(isToldIn('spaceship', 'It honked like a goose | nobody laughed')).toBe(true);
    expect(isToldIn('spaceship', 'A goose honked')).toBe(false);
    expect(isToldIn('raft', 'He shut the door')).toBe(false);
    expect(isToldIn('ship', 'They knew it in every {street}')).toBe(true);
  });

  test.each([
    ['Kepler Relay, a station above a dead moon', 'sci-fi', 'future', 'station'],
    ['a space elevator, eleven miles below the top', 'thriller', 'future', 'station'],
    ['the night train from the old station', 'mystery', 'modern', 'train'],
    ['the police station', 'detective', 'modern', 'open'],
    ['a generation ship', 'comedy', 'future', 'spaceship'],
    ['a whaling ship', 'historical', 'renaissance', 'ship'],
    ['the Barents Sea', 'thriller', 'modern', 'ship'],
    ['the open Pacific', 'adventure', 'ancient', 'raft'],
    ['an oil rig in the North Sea', 'drama', 'modern', 'rig'],
    ['the Shattered Isles', 'comedy', 'medieval', 'island'],
    ['an island hospital', 'horror', 'modern', 'hospital'],
    ['Harrow Gaol, on the rock', 'mystery', 'renaissance', 'prison'],
    ['a cell on death row', 'drama', 'modern', 'prison'],
    ['an abbey on a salt marsh', 'horror', 'medieval', 'abbey'],
    ['the Antarctic ice', 'adventure', 'modern', 'ice'],
    ['a research base under the Arctic ice', 'survival', 'future', 'ice'],
    ['a mountain pass in Norway', 'survival', 'medieval', 'wild'],
    ['a desert caravan', 'adventure', 'medieval', 'desert'],
    ['a boarding school in the Alps', 'mystery', 'modern', 'school'],
    ['the court of the Sun King', 'drama', 'renaissance', 'court'],
    ['a town in the desert', 'western', 'modern', 'open'],
    ['a family hotel, three days before it is sold', 'drama', 'modern', 'house'],
    ['a hotel on the seafront', 'comedy', 'modern', 'house'],
    ['a secret lab under the desert', 'thriller', 'modern', 'open'],
    ['a city under the sea', 'sci-fi', 'future', 'underwater'],
    ['a cruise ship', 'mystery', 'modern', 'house'],
    ['a harbour town', 'romance', 'modern', 'open'],
    ['the hill town of Ashmere', 'fantasy', 'medieval', 'open'],
  ] as const)('%s (%s, %s) is %s', (setting, genre, era, locale) => {
    expect(localeOf({ ...emptyForm, setting, genre, era })).toBe(locale);
  });
});
