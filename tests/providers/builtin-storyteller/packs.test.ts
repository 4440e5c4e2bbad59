import { describe, expect, test } from 'vitest';
import {
  coreWords as corePlain,
  parseClauses,
  type Clause,
  type Piece,
} from '../../../src/providers/builtin-storyteller/clause.ts';
import { themes } from '../../../src/providers/builtin-storyteller/begin.ts';
import { milestones } from '../../../src/providers/builtin-storyteller/drama.ts';
import { tones } from '../../../src/providers/builtin-storyteller/endings.ts';
import { archetypes, motives } from '../../../src/providers/builtin-storyteller/intake.ts';
import {
  bundledPacks,
  createLibrary,
  packOfGenre,
  packsOf,
  type Library,
} from '../../../src/providers/builtin-storyteller/library.ts';
import { agreesWithType } from '../../../src/providers/builtin-storyteller/offers.ts';
import { classOfOffer } from '../../../src/providers/builtin-storyteller/outcome.ts';
import {
  packIds,
  readPack,
  trailIds,
  type Card,
  type Pack,
  type PackId,
} from '../../../src/providers/builtin-storyteller/pack.ts';
import { groupOf } from '../../../src/providers/builtin-storyteller/verbs.ts';
import { wordCount } from '../../../src/providers/builtin-storyteller/morphology.ts';
import { statEventsOf } from '../../../src/domain/stat-effects.ts';
import { startingStats } from '../../../src/domain/stats.ts';
import { eras, genres, type Era, type Genre } from '../../../src/domain/character.ts';
import { gramsOf, tokensOf } from '../../tools/story-metrics.ts';

const sources = await Promise.all(packIds.map(bundledPacks));
const packs: readonly Pack[] = sources.map(readPack);
const packOf = new Map(packs.map((pack) => [pack.id, pack]));
function libraryOf(genre: Genre, era: Era): Library {
  const ids = packsOf(genre, era);
  const [core, family, own, age] = [ids.core, ids.family, ids.genre, ids.era].map((id) => packOf.get(id));
  if (core === undefined || family === undefined || own === undefined || age === undefined)
    throw new Error('a pack is missing');
  return createLibrary({ core, family, genre: own, era: age }, genre, era);
}
const cards = packs.flatMap((pack) => pack.cards);
const stats = startingStats({ type: 'surface', hasOxygen: true, hasRadiation: false, description: '' });

/** Everything that a card can say: every expansion, choice and vocabulary. */
function wholeText(clauses: readonly Clause[]): string {
  const say = (pieces: readonly Piece[]): string =>
    pieces
      .map((piece) => {
        switch (piece.type) {
          case 'text':
          case 'lead':
            return piece.text;
          case 'slot':
            return '§';
          case 'option':
            return ` ${say(piece.pieces)} `;
          case 'tiered':
            return `${say(piece.plain)} ${say(piece.rich)}`;
          case 'choice':
            return piece.of.map(say).join(' ');
        }
      })
      .join('');
  return clauses
    .map((clause) => say(clause.pieces))
    .join('. ')
    .replace(/\s+/g, ' ');
}

const textsOf = (card: Card): readonly (readonly Clause[])[] => [
  card.text,
  ...card.actions.map((action) => action.win),
  ...new Set(card.actions.map((action) => action.miss)),
  parseClauses(card.answer),
];
const wholeCard = (card: Card): string => textsOf(card).map(wholeText).join('. ');
const isBeat = (card: Card) =>
  ['open', ...milestones, 'tex', 'thread', 'air', 'rescue', 'mercy', 'chase', 'sequel', 'after'].includes(
    card.kind,
  );

describe('packs', () => {
  test('every id is there once', () => {
    const ids = cards.map((card) => card.id);
    expect(ids.length).toBe(new Set(ids).size);
  });

  test('PLAY-14 every turn of the world opens exactly three ways on, one of each type, and has a title', () => {
    const wrong = cards.filter(isBeat).filter(
      (card) =>
        card.actions
          .map((action) => action.type)
          .toSorted()
          .join() !== 'evil,good,neutral' ||
        (card.titles.length === 0 && card.kind !== 'after'),
    );
    expect(wrong.map((card) => card.id)).toEqual([]);
  });

  test('what goes wrong in a scene is told in 8 to 40 words of its own, and only where there are ways on', () => {
    const marked = /^[+=-]?~/m;
    const wrong = cards.flatMap((card) => {
      if (!marked.test(card.source)) return [];
      if (card.actions.length !== 3 || card.kind === 'after' || card.kind === 'need')
        return [`${card.id}: no offers`];
      return card.actions
        .filter((action) => action.miss.length > 0)
        .map((action) => wordCount(wholeText(action.miss)))
        .filter((size) => size < 8 || size > 40)
        .map((size) => `${card.id}: ${size} words`);
    });
    expect(wrong).toEqual([]);
  });

  test('every opening says in 8 to 60 words what was behind its marvel, and nothing else does', () => {
    const wrong = cards.flatMap((card) => {
      const size = wordCount(wholeText(parseClauses(card.answer)));
      const fits = card.kind === 'open' ? size >= 8 && size <= 60 : size === 0;
      return fits ? [] : [`${card.id}: ${size} words`];
    });
    expect(wrong).toEqual([]);
  });

  test('PLAY-08 a good or evil offer holds one of its keywords, a neutral one none', () => {
    const wrong = cards.flatMap((card) =>
      card.actions
        .filter((action) => !agreesWithType(action.text.replace(/\{[^}]*\}/g, 'Ann'), action.type))
        .map((action) => `${card.id}: ${action.text}`),
    );
    expect(wrong).toEqual([]);
  });

  test('the three ways on are different deeds of 3 to 12 words', () => {
    const wrong = cards.filter(isBeat).flatMap((card) => {
      const classes = card.actions.map((action) => classOfOffer(action.text.replace(/\{[^}]*\}/g, 'Ann')));
      const sizes = card.actions.map((action) => wordCount(action.text.replace(/\{[^}]*\}/g, 'Ann')));
      const groups = classes.map(groupOf);
      return new Set(classes).size < 3 && new Set(groups).size < 2
        ? [`${card.id}: ${classes.join()}`]
        : sizes.some((size) => size < 3 || size > 12)
          ? [`${card.id}: ${sizes.join()}`]
          : [];
    });
    expect(wrong).toEqual([]);
  });

  test('STAT-18 a text with a trigger word declares its effect', () => {
    const wrong = cards.flatMap((card) => {
      const declared = card.flags.filter((flag) => flag.startsWith('fx=')).map((flag) => flag.slice(3));
      return statEventsOf(wholeCard(card), stats)
        .map((event) => (event.type === 'introduce' ? event.stat : event.type))
        .filter((effect) => !declared.includes(effect))
        .map((effect) => `${card.id}: ${effect}`);
    });
    expect(wrong).toEqual([]);
  });

  test('a card that declares an effect has it in its text or its outcomes', () => {
    const wrong = cards.filter((card) =>
      card.flags.some(
        (flag) =>
          flag.startsWith('fx=') &&
          !statEventsOf(wholeCard(card), stats).some(
            (event) => (event.type === 'introduce' ? event.stat : event.type) === flag.slice(3),
          ),
      ),
    );
    expect(wrong.map((card) => card.id)).toEqual([]);
  });

  test('every slot can be filled', () => {
    const words = new Set(
      'target thing goal matter deed home inhome place next last token hands time name fullname aside did todo says known must named none one act hair eyes garment carried mark they them their themselves'.split(
        ' ',
      ),
    );
    for (const pair of packs[0]?.words['era.medieval'] ?? []) words.add(pair.split('=')[0] ?? '');
    const wrong = cards.flatMap((card) => {
      const cast = new Set([
        'h',
        'foe',
        ...card.flags.flatMap((flag) => (/^[pq]=/.test(flag) ? [flag.charAt(0)] : [])),
      ]);
      if (
        card.kind.startsWith('fitp') ||
        card.flags.includes('left') ||
        card.flags.includes('told') ||
        card.kind === 'remember'
      )
        cast.add('p');
      if (card.flags.includes('from')) cast.add('w');
      if (card.flags.some((flag) => /^(?:ally$|ally=|close$|strained$)/.test(flag))) cast.add('ally');
      const slots = (pieces: readonly Piece[]): string[] =>
        pieces.flatMap((piece) => {
          switch (piece.type) {
            case 'slot':
              return [piece.who];
            case 'option':
              return slots(piece.pieces);
            case 'tiered':
              return [...slots(piece.plain), ...slots(piece.rich)];
            case 'choice':
              return piece.of.flatMap(slots);
            default:
              return [];
          }
        });
      const used = [
        ...textsOf(card).flatMap((clauses) => clauses.flatMap((clause) => slots(clause.pieces))),
        ...[...card.titles, ...card.actions.map((action) => action.text)].flatMap((text) =>
          [...text.matchAll(/\{([a-z]+)/g)].map((found) => found[1] ?? ''),
        ),
      ];
      return used.filter((who) => !cast.has(who) && !words.has(who)).map((who) => `${card.id}: {${who}}`);
    });
    expect([...new Set(wrong)]).toEqual([]);
  });

  test('a typed deed of any kind has eight answers for each way it may go, alone, with one person and among many', () => {
    const groups = 'move flee look take talk press fight care make use rest play'.split(' ');
    const social = 'talk press fight care play'.split(' ');
    const own = packOf.get('core')?.cards ?? [];
    const has = (kind: string, group: string, grade: string) =>
      own.filter((card) => card.kind === kind && card.flags.includes(group) && card.flags.includes(grade))
        .length;
    const kindsOf = (group: string) =>
      social.includes(group) ? ['fit', 'fits', 'fitp'] : group === 'take' ? ['fit', 'fitp'] : ['fit'];
    const thin = groups.flatMap((group) =>
      ['win', 'mixed', 'setback'].flatMap((grade) =>
        kindsOf(group)
          .filter((kind) => has(kind, group, grade) < 8)
          .map((kind) => `${kind} ${group} ${grade}: ${has(kind, group, grade)}`),
      ),
    );
    expect(thin).toEqual([]);
  });

  test('every era names the same things', () => {
    const names = eras.map((era) =>
      (packs[0]?.words[`era.${era}`] ?? []).map((pair) => pair.split('=')[0]).join(),
    );
    expect(new Set(names).size).toBe(1);
  });

  test('no two cards share six words in a row', () => {
    const seen = new Map<string, string>();
    const wrong: string[] = [];
    for (const card of cards) {
      for (const gram of new Set(
        textsOf(card).flatMap((clauses) =>
          clauses.flatMap((clause) => gramsOf(tokensOf(wholeText([clause]).replaceAll('§', 'slot')), 6)),
        ),
      )) {
        if (gram.split('slot').length > 3) continue;
        const other = seen.get(gram);
        if (other !== undefined && other !== card.id) wrong.push(`${other} / ${card.id}: ${gram}`);
        seen.set(gram, card.id);
      }
    }
    expect(wrong).toEqual([]);
  });

  test('a lone clause is a sentence: it does not begin with a word that hangs on another', () => {
    const hanging =
      /^(?:which|who|whom|whose|than|until|because|that (?!one|is|was|had|night|same|evening|day|week))\b/i;
    const wrong = cards.flatMap((card) =>
      textsOf(card).flatMap((clauses) =>
        clauses
          .filter((clause) => !clause.speech && hanging.test(corePlain(clause, false)))
          .map((clause) => `${card.id}: ${corePlain(clause, false)}`),
      ),
    );
    expect(wrong).toEqual([]);
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
          .filter((card) => later.test(`${wholeCard(card)} ${card.source} ${card.flags.join(' ')}`))
          .map(
            (card) =>
              `${era} ${card.id}: ${later.exec(`${wholeCard(card)} ${card.source} ${card.flags.join(' ')}`)?.[0] ?? ''}`,
          );
        const listed = ['places', 'foes', 'tokens', 'titles', `era.${era}`]
          .flatMap((list) => library.words(list))
          .filter((word) => later.test(word.replace(/^\w+=/, '')))
          .map((word) => `${era} ${genre}: ${word}`);
        return [...told, ...listed];
      });
    });
    expect([...new Set(wrong)]).toEqual([]);
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

  test("a pronoun that owns has something to own: 'it was hers' cannot be said with a slot", () => {
    const bare = /\{(?:\w+\.)?his\}(?= ?(?:[,.;|\]]|$| (?:and|to|for|but|only|or) ))/;
    const lines = sources.flatMap((source) => source.sheets.flatMap((sheet) => sheet.split('\n')));
    expect(lines.filter((line) => bare.test(line))).toEqual([]);
  });

  test("the hero's looks stand right behind the name or begin the clause", () => {
    const lines = sources.flatMap((source) => source.sheets.flatMap((sheet) => sheet.split(/[\n|]/)));
    const wrong = lines.filter(
      (line) => line.includes('{aside}') && !/\{h\}, \{aside\}|^\s*\{aside\}, \{h/.test(line),
    );
    expect(wrong).toEqual([]);
  });

  test('a theme that a card names is one that a story can have', () => {
    const known: ReadonlySet<string> = new Set(themes);
    const wrong = cards.flatMap((card) =>
      card.flags
        .filter((flag) => flag.startsWith('theme=') && !known.has(flag.slice(6)))
        .map((flag) => `${card.id}: ${flag}`),
    );
    expect(wrong).toEqual([]);
  });

  test('the weather needs a sky', () => {
    const weather = /\b(?:it (?:was raining|rained|snowed)|rain had|clouds had|the sky)\b/i;
    const wrong = packs
      .filter((pack) => pack.id !== 'tech')
      .flatMap((pack) => pack.cards)
      .filter(
        (card) =>
          !card.flags.includes('sky') &&
          ['sense', 'hook', 'mood'].includes(card.kind) &&
          weather.test(wholeCard(card)),
      );
    expect(wrong.map((card) => card.id)).toEqual([]);
  });

  test('every archetype, outcome, tone and genre has its texts', () => {
    const has = (kind: string, ...flags: readonly string[]) =>
      cards.some((card) => card.kind === kind && flags.every((flag) => card.flags.includes(flag)));
    const missing = [
      ...archetypes.filter((archetype) => archetype !== 'pursue' && !has('tie', archetype, 'lead')),
      ...milestones.filter(
        (milestone) =>
          !has('tie', 'any', milestone) ||
          !cards.some((card) => card.kind === milestone && card.id.startsWith('core.')),
      ),
      ...tones.filter((tone) => !has('epilogue', tone)),
      ...['won', 'lost', 'renounced'].filter((outcome) => !has('close', outcome)),
      ...Object.values(packOfGenre).filter(({ pack }) => !packIds.includes(pack)),
    ];
    expect(missing).toEqual([]);
  });

  test('the packs of a story stay under 150 kB compressed, with every part that it may need', async () => {
    const { gzipSync } = await import('node:zlib');
    const sizes = new Map(
      await Promise.all(
        packIds.map(async (id) => [id, gzipSync(JSON.stringify(await bundledPacks(id))).length] as const),
      ),
    );
    const heaviestOf = (ids: readonly PackId[]) => Math.max(...ids.map((id) => sizes.get(id) ?? 0));
    const parts =
      heaviestOf(trailIds.map((trail) => `case-${trail}` as const)) +
      heaviestOf(archetypes.map((archetype) => `quest-${archetype}` as const)) +
      heaviestOf(motives.map((motive) => `motive-${motive}` as const)) +
      heaviestOf(['airless']) +
      heaviestOf(['sequel']);
    const heavy = genres.map((genre) => {
      const { core, family, genre: own } = packsOf(genre, 'modern');
      const age = heaviestOf(eras.map((era) => `era-${era}` as const));
      return [
        genre,
        [core, family, own].reduce((sum, id) => sum + (sizes.get(id) ?? 0), age + parts),
      ] as const;
    });
    expect(heavy.filter(([, bytes]) => bytes >= 150_000)).toEqual([]);
  });
});
