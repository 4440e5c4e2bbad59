import { describe, expect, test } from 'vitest';
import { emptyForm } from '../../../src/domain/character.ts';
import { plotAfter } from '../../../src/providers/builtin-storyteller/case-suits.ts';
import { coreWords as corePlain, type Piece } from '../../../src/providers/builtin-storyteller/clause.ts';
import { themes } from '../../../src/providers/builtin-storyteller/begin.ts';
import { packOfGenre } from '../../../src/providers/builtin-storyteller/library.ts';
import { agreesWithType } from '../../../src/providers/builtin-storyteller/offers.ts';
import { classOfOffer } from '../../../src/providers/builtin-storyteller/outcome.ts';
import { packIds } from '../../../src/providers/builtin-storyteller/pack.ts';
import { wordCount } from '../../../src/providers/builtin-storyteller/morphology.ts';
import { genres } from '../../../src/domain/character-choices.ts';
import { statEventsOf } from '../../../src/domain/stat-effects.ts';
import { gramsOf, tokensOf } from '../../tools/story-metrics.ts';
import { isPast } from '../../../src/providers/builtin-storyteller/split-clause.ts';
import {
  cards,
  isBeat,
  libraryOf,
  packOf,
  packs,
  sources,
  stats,
  textsOf,
  wholeCard,
  wholeText,
} from './cards.ts';

/** A quest has one case: what two of them share is never told in one. */
function areOfTwoCases(one: string, other: string): boolean {
  const caseIn = (id: string) => /^case-[\w-]+/.exec(id)?.[0];
  const [a, b] = [caseIn(one), caseIn(other)];
  return a !== undefined && b !== undefined && a !== b;
}

/** A plot has one beginning and one end of the several that are written, so the same things may stand in each of them. */
function areTwoEndsOfOne(one: string, other: string): boolean {
  const endIn = (id: string) => /^case-[\w-]+\.(?:truth|settle)(?=\.)/.exec(id)?.[0];
  const end = endIn(one);
  return end !== undefined && end === endIn(other);
}

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
      // Of two ways on with one verb the storyteller offers but one: the other would never be seen.
      return new Set(classes).size < 3
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
      'said target thing load role sign kin goal matter deed home inhome place next last token hands time name fullname aside did todo after it says known must named none one act about prop hair eyes garment carried mark they them their themselves'.split(
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
        /^(?:act[apf]|answer|replyf?|heard)$/.test(card.kind) ||
        card.kind === 'meet' ||
        card.kind === 'gift' ||
        // Told in a scene with somebody.
        card.kind === 'echo' ||
        card.kind === 'meanwhile' ||
        card.flags.includes('left') ||
        card.flags.includes('told') ||
        card.kind === 'again'
      )
        cast.add('p');
      // A plain plot brings its friend along, and speaks of that one to the end.
      if (card.id.startsWith('case-plain-')) cast.add('ally');
      if (
        /^(?:echo|stand|wake|reply)$/.test(card.kind) ||
        card.flags.some((flag) => /^(?:bygood|byevil)$/.test(flag))
      )
        cast.add('w');
      if (card.kind === 'fare' || card.flags.includes('topic=ally')) cast.add('ally');
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
        const isOther = other !== undefined && other !== card.id;
        if (isOther && !areOfTwoCases(other, card.id) && !areTwoEndsOfOne(other, card.id))
          wrong.push(`${other} / ${card.id}: ${gram}`);
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

  test('a deed has a doer: no clause behind another begins with a verb whose subject it cannot take from there', () => {
    const wrong = cards.flatMap((card) =>
      textsOf(card).flatMap((clauses) =>
        clauses.slice(1).flatMap((clause) => {
          const [first] = clause.pieces;
          const words = first?.type === 'text' ? first.text.split(/[\s,]/) : [];
          const verb = words[0] === 'then' ? words[1] : clause.rel === 'plain' ? undefined : words[0];
          return !clause.speech && verb !== undefined && isPast(verb)
            ? [`${card.id}: ${corePlain(clause, false)}`]
            : [];
        }),
      ),
    );
    expect(wrong).toEqual([]);
  });

  test('a name or a place has its own article: none is set before its slot', () => {
    const double =
      /\b(?:an?|the) \{(?:p|q|ally|foe|place|next|last|target|token|home)(?:\.(?:a|noun|name|full|he|him|own|his))?\}/i;
    const lines = sources.flatMap((source) => source.sheets.flatMap((sheet) => sheet.split('\n')));
    expect(lines.filter((line) => double.test(line))).toEqual([]);
  });

  test("a pronoun that owns has something to own: 'it was hers' cannot be said with a slot", () => {
    const bare = /\{(?:\w+\.)?his\}(?= ?(?:[,.;|\]]|$| (?:and|to|for|but|only|or) ))/;
    const lines = sources.flatMap((source) => source.sheets.flatMap((sheet) => sheet.split('\n')));
    expect(lines.filter((line) => bare.test(line))).toEqual([]);
  });

  test('the hero is told of in the past, which is the same for you, for them and for one', () => {
    const present = /\{(?:h|he)\} (?:is|has|does|goes|[a-z]{3,}[a-rt-z]s)\b/g;
    const past = /(?:was|thus|ways|perhaps|sometimes|towards|afterwards|besides)$/;
    const wrong = sources.flatMap((source) =>
      source.sheets.flatMap((sheet) =>
        sheet
          .split('\n')
          .filter((line) => !/^[@%]/.test(line))
          .flatMap(
            (line) =>
              line
                .replace(/^[+=-] .*? => /, '')
                .replace(/"[^"]*"/g, '')
                .match(present) ?? [],
          )
          .filter((verb) => !past.test(verb))
          .map((verb) => `${source.id}: ${verb}`),
      ),
    );
    expect(wrong).toEqual([]);
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

  test('after a victory, a defeat and a quest given up every genre has ways on of its own kind', () => {
    const missing = genres.flatMap((genre) => {
      const kind = packOfGenre[genre].pack;
      const told = libraryOf(genre, 'modern').byKind.get('after') ?? [];
      return ['won', 'lost', 'renounced']
        .filter(
          (outcome) =>
            !told.some(
              (card) =>
                card.flags.includes(outcome) &&
                [`genre-${genre}`, kind].some((pack) => card.id.startsWith(`${pack}.`)),
            ),
        )
        .map((outcome) => `${genre}: ${outcome}`);
    });
    expect(missing).toEqual([]);
  });

  test('every genre has a quest to go on with where no plot is left, and plots to go on with before that', () => {
    const core = cards.filter(({ id, kind }) => kind === 'sequel' && id.startsWith('core.'));
    expect(core.length).toBeGreaterThan(0);
    const thin = genres.filter((genre) => {
      const form = { ...emptyForm, genre, era: 'modern', setting: 'a hill town' } as const;
      return plotAfter(form, '01', { arc: 0, case: '' }) === null;
    });
    expect(thin).toEqual([]);
  });

  test('PLAY-08 what somebody is called makes no offer good or evil', () => {
    const nouns = cards.flatMap(({ id, flags }) =>
      flags.flatMap((flag) => {
        const noun = /^(?:p|q|ally)=([^/]+)/.exec(flag)?.[1]?.replaceAll('_', ' ');
        return noun === undefined ? [] : [`Ask the ${noun} of ${id}`];
      }),
    );
    expect(nouns.length).toBeGreaterThan(300);
    expect(nouns.filter((offer) => !agreesWithType(offer.replace(/ of \S+$/, ''), 'neutral'))).toEqual([]);
  });

  test('every archetype, outcome, tone and genre has its texts', () => {
    const has = (kind: string, ...flags: readonly string[]) =>
      cards.some((card) => card.kind === kind && flags.every((flag) => card.flags.includes(flag)));
    const missing = [
      ...(has('ally') ? [] : ['ally']),
      // Every other end is closed by its case.
      ...['gentle', 'quiet', 'hollow'].filter((tone) => !has('epilogue', tone)),
      ...['won', 'lost', 'renounced'].filter((outcome) => !has('close', outcome)),
      ...Object.values(packOfGenre).filter(({ pack }) => !packIds.includes(pack)),
    ];
    expect(missing).toEqual([]);
  });
});
