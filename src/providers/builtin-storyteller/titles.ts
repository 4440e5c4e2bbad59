import { parsePieces } from './clause.ts';
import { isPlainLine } from './milestones.ts';
import { titleMark } from './past.ts';
import { pickFrom, rngOf, type Rng } from './random.ts';
import { inBrief, realisePhrase } from './realise.ts';
import type { Scope } from './say.ts';
import { createMentions } from './refer.ts';
import { possessive } from './morphology.ts';
import { placeNow, questNow, stageOf, type Stage } from './stagecraft.ts';
import { readWorld } from './stored-world.ts';
import { typeset } from './typography.ts';
import { hasMark, type World } from './world.ts';
import type { Card } from './pack.ts';
import type { Library } from './library.ts';
import type { TitleRequest } from '../../domain/ports/storyteller.ts';

/**
 * The title of a scene, unique in its story: the card's own, else one of the patterns, else two nouns. Of several the one is taken that
 * the passage bears out: what a level does not tell names no scene.
 */
export function sceneTitle(
  card: Card,
  scope: Scope,
  stage: Stage,
  world: World,
  passage: string,
  rng: Rng,
): string {
  const brief = inBrief(scope);
  const tell = (text: string) =>
    titleCase(realisePhrase(parsePieces(text), brief, { level: 'adult', rng, mentions: createMentions() }));
  const isFresh = (title: string) =>
    title !== '' && title.split(' ').length <= 8 && !hasMark(world.titles, titleMark(title));
  const page = passage.toLowerCase();
  const fresh = card.titles.map(tell).filter(isFresh);
  // The roads that part at one scene of a plain plot do not all come to the same title.
  const way = stage.request.action?.type === 'good' ? 0 : stage.request.action?.type === 'evil' ? 2 : 1;
  const own = isPlainLine(world.case) ? fresh[way % Math.max(1, fresh.length)] : borneOut(fresh, page);
  if (own !== undefined) return own;
  // What went through the hero's hands all that time gives an end its name.
  const thing = card.kind === 'close' && world.token !== '' ? tell(world.token.replace(/^the /, 'The ')) : '';
  if (isFresh(thing)) return thing;
  // An end whose words no pattern has is an end.
  const list = card.kind === 'close' ? 'title.end' : 'titles';
  const patterns = rng.shuffle(stage.library.words(list)).map(tell);
  const title = borneOut(patterns.filter(isFresh), page);
  if (title !== undefined) return title;
  return `${pickFrom(rng, stage.library.words('title.first'), 'Another')} ${world.turn + 1}`;
}

/** The title of whose words the most are in the text; the first of those. */
function borneOut(titles: readonly string[], page: string): string | undefined {
  const share = (title: string) => {
    const words = heavyWords(title);
    // "Four to Carry" and "carried": the beginning of a word is enough.
    return words.filter((word) => page.includes(word.slice(0, 5))).length / Math.max(1, words.length);
  };
  if (titles.length < 2) return titles[0];
  const shares = titles.map(share);
  return titles[shares.indexOf(Math.max(...shares))];
}

/** Four titles for the book from four families: the hero and the quest, a place, a theme, the opponent. */
export function tellBookTitles(request: TitleRequest, library: Library): readonly string[] {
  const last = request.path.at(-1);
  const stage = stageOf(
    {
      story: request.story,
      settings: request.settings,
      kind: 'continue',
      action: null,
      path: request.path,
      depth: last?.depth ?? 0,
      stats: last?.statsAfter ?? noStats,
      retell: 0,
      carryOn: '',
      memory: [],
      lore: [],
      wordDelayMs: 0,
    },
    library,
  );
  const world = last === undefined ? null : readWorld(last.storytellerState);
  const rng = rngOf(world?.chain ?? request.story.seed, 'book');
  const target = questNow(stage, world ?? blank).target.replace(/^(?:an?|the|his|her|their|your)\s+/i, '');
  const place = (world === null ? stage.intake.home : placeNow(stage, world)).replace(/^the\s+/i, '');
  const foe = world?.people.find((person) => person.id === world.foe && person.seen >= 0);
  const token = (world?.token ?? '').replace(/^the\s+/i, '');
  const told: string[] = [];
  /** One of the titles: the first of those that say least of what another of the four says. */
  const tell = (titles: readonly string[]) => {
    const filled = rng
      .shuffle(titles.length === 0 ? ['{target}'] : titles)
      .map((title) =>
        title.replaceAll('{target}', target).replaceAll('{place}', place).replaceAll('{token}', token),
      );
    const said = new Set(told.flatMap(heavyWords));
    const again = (title: string) => heavyWords(title).filter((word) => said.has(word)).length;
    told.push(filled.toSorted((one, other) => again(one) - again(other))[0] ?? '');
  };
  // The place is what it is: the deed is one that does not speak of it.
  tell(library.words('book.place'));
  tell(library.words('book.deed').map((deed) => `${possessive(stage.intake.short)} ${deed}`));
  told.reverse();
  tell(library.words('book.theme'));
  tell(
    foe === undefined
      ? library.words('book.turn')
      : [
          `What ${foe.name} Wanted`,
          `The Debt of ${foe.name}`,
          `No Mercy for ${foe.name}`,
          'Until the Last Door',
        ],
  );
  return told.map((title) => typeset(titleCase(title)));
}

const blank = { quest: null } as unknown as World;
const full = { current: 100, max: 100 };
const noStats = {
  core: { health: full, oxygen: full, sanity: full, speed: full, endurance: full },
  karma: 0,
  activeStats: { health: true, oxygen: true, sanity: true, speed: true, endurance: true, karma: true },
  dynamicStats: {},
  introducedStats: [],
} as const;

const small = new Set(
  'a an the and but or nor of in on at to by for from with into over under as'.split(' '),
);

/** The words of a title that it is remembered by. */
function heavyWords(title: string): string[] {
  return title
    .toLowerCase()
    .split(/[^\p{L}\p{N}'’-]+/u)
    .filter((word) => word.length > 2 && !small.has(word));
}

/** Capitals as on a cover; words that carry their own capitals stay. */
function titleCase(text: string): string {
  return text
    .split(' ')
    .map((word, i, all) =>
      i > 0 && i < all.length - 1 && small.has(word) ? word : word.charAt(0).toUpperCase() + word.slice(1),
    )
    .join(' ');
}
