import { describe, expect, test } from 'vitest';
import { eras, genres } from '../../../src/domain/character-choices.ts';
import type { Era } from '../../../src/domain/character.ts';
import { packOfGenre } from '../../../src/providers/builtin-storyteller/library.ts';
import { caseIds, type Card } from '../../../src/providers/builtin-storyteller/pack.ts';
import { libraryOf, packOf, packs, wholeCard } from './cards.ts';

/** All that a card may say: the name of another card that it answers to is not told. */
const saidOf = (card: Card) =>
  `${wholeCard(card)} ${card.source} ${card.flags.filter((flag) => !flag.startsWith('did=')).join(' ')}`;

describe('the age of a story', () => {
  test('every era names the same things', () => {
    const names = eras.map((era) =>
      (packs[0]?.words[`era.${era}`] ?? []).map((pair) => pair.split('=')[0]).join(),
    );
    expect(new Set(names).size).toBe(1);
    expect(names[0]?.split(',').length).toBeGreaterThan(10);
  });

  test('things of one age stay in it: an era leaves out the cards that name what it does not have', () => {
    const modern =
      /\b(?:phone|pistol|car|computer|radio|camera|television|motor|electric|photograph|newspaper|train|taxi|plastic|e-?mail|internet)s?\b/i;
    for (const genre of genres) {
      const library = libraryOf(genre, 'medieval');
      const wrong = [...library.byKind.values()]
        .flat()
        .filter((card) => !card.flags.some((flag) => flag.startsWith('era=')))
        .filter((card) => modern.test(wholeCard(card).replace(/trains? of/g, '')));
      expect([genre, wrong.map((card) => `${card.id}: ${modern.exec(wholeCard(card))?.[0] ?? ''}`)]).toEqual([
        genre,
        [],
      ]);
    }
  });

  test('what came in later is in no card and no list of an earlier age, whatever the genre', () => {
    const since1500 =
      'butlers?|operas?|flashlights?|vans?|telephones?|newspapers?|postcards?|envelopes?|policem[ae]n|constables?|restaurants?|sofas?|top hats?|brass bands?|elevators?|typewriters?|pistols?|gaslights?|matchbox(?:es)?|trains?(?! of)|taxis?|cameras?';
    const since1200 = `${since1500}|coachm[ae]n|bankers?|playing cards?|spectacles|pianos?|coffee|tobacco|potato(?:es)?`;
    const sinceRome = `${since1200}|archdeacons?|deacons?|vicars?|vergers?|sextons?|monks?|friars?|abbots?|psalms?|saints?|chapels?|parish(?:es)?|duchess(?:es)?|dukes?|town halls?|card-reader|church(?:es)?|buttons?|clocks?`;
    const later: readonly (readonly [Era, string])[] = [
      ['ancient', sinceRome],
      ['medieval', since1200],
      ['renaissance', since1500],
    ];
    const wrong = later.flatMap(([era, words]) => {
      const later = new RegExp(`\\b(?:${words})\\b`, 'i');
      return genres.flatMap((genre) => {
        const library = libraryOf(genre, era);
        const told = [...library.byKind.values()]
          .flat()
          .filter((card) => later.test(saidOf(card)))
          .map((card) => `${era} ${card.id}: ${later.exec(saidOf(card))?.[0] ?? ''}`);
        const listed = ['places', 'foes', 'titles', `era.${era}`]
          .flatMap((list) => library.words(list))
          .filter((word) => later.test(word.replace(/^\w+=/, '')))
          .map((word) => `${era} ${genre}: ${word}`);
        return [...told, ...listed];
      });
    });
    expect([...new Set(wrong)]).toEqual([]);
  });

  test('a western, a tale of steam and one of history keep out what our own day has, in its age too', () => {
    const today =
      /\b(?:petrol|radios?|refrigerators?|televisions?|telephones?|flashlights?|motorboats?|motorcars?|taxis?|computers?|phones?|plastic|cinemas?|supermarkets?|airports?|car parks?|backpacks?|launderettes?|banknotes?)\b/i;
    const wrong = (['western', 'steampunk', 'historical'] as const).flatMap((genre) => {
      const library = libraryOf(genre, 'modern');
      const isTold = (flag: string): boolean => {
        const [key = '', value = ''] = flag.split('=');
        const isNamed = value.split(',').some((name) => name === genre || name === packOfGenre[genre].pack);
        if (key === 'genre') return isNamed;
        if (key === 'not') return !isNamed;
        return key !== 'era' || value === 'new' || value.split(',').includes('modern');
      };
      const told = [...library.byKind.values()]
        .flat()
        .filter((card) => card.flags.every(isTold) && today.test(wholeCard(card)))
        .map((card) => `${genre} ${card.id}: ${today.exec(wholeCard(card))?.[0] ?? ''}`);
      const pairs = new Map(library.words('era.modern').map((pair) => [pair.split('=')[0], pair]));
      const listed = [...pairs.values(), ...['places', 'titles'].flatMap(library.words)]
        .filter((word) => today.test(word.replace(/^\w+=/, '')))
        .map((word) => `${genre}: ${word}`);
      return [...told, ...listed];
    });
    expect(wrong).toEqual([]);
  });

  test('a side story that an age can begin it can end', () => {
    const wrong = eras.flatMap((era) =>
      genres.flatMap((genre) => {
        const lines = new Map<string, number>();
        for (const card of libraryOf(genre, era).byKind.get('thread') ?? []) {
          const line = card.flags.find((flag) => flag.startsWith('line=')) ?? '';
          lines.set(line, (lines.get(line) ?? 0) + 1);
        }
        return [...lines].filter(([, beats]) => beats < 3).map(([line]) => `${era} ${genre}: ${line}`);
      }),
    );
    expect(wrong).toEqual([]);
  });
});

/** Conditions that a story may not meet for many scenes; a milestone must not wait for one of them. */
const rare =
  /^(?:arch|did|at|low|tired|hair|eyes|garment|carried|mark|lone|close|strained|motive|child|grown|blood|doom|hunted|in|out|t|early|late|home|away)$/;

const plotSteps = 'lead second means wall turn price plan gate duel'.split(' ');

test('every milestone of a quest can be told in every genre and age, with air and without', () => {
  const missing = genres.flatMap((genre) =>
    eras.flatMap((era) => {
      const library = libraryOf(genre, era);
      const isAmong = (names: string) =>
        names.split(',').some((name) => name === genre || name === packOfGenre[genre].pack);
      return [true, false].flatMap((air) => {
        const holds = (flag: string) => {
          const [name = '', value = ''] = flag.split('=');
          if (name === 'genre') return isAmong(value);
          if (name === 'not') return !isAmong(value);
          if (name === 'sky') return air;
          if (name === 'airless') return !air;
          return name === 'ally' ? value !== '' : !rare.test(name);
        };
        const where = `${genre} ${era} ${air ? 'with' : 'without'} air`;
        const steps = caseIds.flatMap((id) => {
          const scenes = packOf.get(`case-${id}`)?.cards.filter(({ kind }) => kind === 'scene') ?? [];
          return plotSteps
            .filter((step) => !scenes.some(({ flags }) => flags.includes(step) && flags.every(holds)))
            .map((step) => `${where}: ${id} ${step}`);
        });
        const met = (['ally'] as const)
          .filter((kind) => library.byKind.get(kind)?.some((card) => card.flags.every(holds)) !== true)
          .map((kind) => `${where}: ${kind}`);
        return [...met, ...steps];
      });
    }),
  );
  expect(missing).toEqual([]);
});
