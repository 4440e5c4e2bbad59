import { caseOf, plotAfter } from './case-suits.ts';
import { caseOfWorld } from './cases.ts';
import { tellExample } from './examples.ts';
import { readForm } from './intake.ts';
import {
  bundledPacks,
  createLibrary,
  createPackShelf,
  packsOf,
  partsOf,
  type Needs,
  type Library,
  type LoadPack,
} from './library.ts';
import { localeOf } from './locale.ts';
import { offerOf } from './offers.ts';
import { freshSeed } from './fresh-seed.ts';
import { isOver } from './next-story.ts';
import { readWorld } from './stored-world.ts';
import { tellTurn, type ToldTurn } from './turn.ts';
import { tellBookTitles } from './titles.ts';
import { untypeset } from './typography.ts';
import type { World } from './world.ts';
import { plainsAfter } from './plain-suits.ts';
import { plainIds, type CaseId, type PackId } from './pack.ts';
import type { CharacterForm } from '../../domain/character.ts';
import type { Clock } from '../../domain/ports/clock.ts';
import type { Storyteller, StoryEvent, TurnRequest } from '../../domain/ports/storyteller.ts';
import { err, ok, type Result } from '../../domain/result.ts';
import type { Story } from '../../domain/story.ts';
import type { ProviderError } from '../../domain/errors.ts';

type Deps = {
  readonly clock: Clock;
  /** Where packs come from; the bundle's own chunks when left out. */
  readonly loadPack?: LoadPack;
};

/** The storyteller that needs no network and no key: it writes every passage on this device. */
export function createBuiltinStoryteller({ clock, loadPack = bundledPacks }: Deps): Storyteller {
  const shelf = createPackShelf(loadPack);
  const libraries = new Map<string, Library>();
  const libraryOf = async (
    { genre, era }: Pick<CharacterForm, 'genre' | 'era'>,
    needs: Needs | null,
  ): Promise<Result<Library, ProviderError>> => {
    const base = packsOf(genre, era);
    const parts = needs === null ? [] : partsOf(needs);
    const key = [genre, era, ...parts].join('/');
    const known = libraries.get(key);
    if (known !== undefined) return ok(known);
    const ids = [base.core, base.family, base.genre, base.era, ...parts];
    const packs = await Promise.all(ids.map((id) => reach(shelf, id)));
    const [core, family, own, age, ...more] = packs.filter((pack) => pack !== null);
    // A place whose own pack is not on the device is told of like any other.
    const missing = ids.find((id, i) => packs[i] === null && !id.startsWith('site-'));
    if (missing !== undefined || !core || !family || !own || !age)
      return err({ type: 'pack-missing', pack: missing ?? base.core });
    const library = createLibrary({ core, family, genre: own, era: age, parts: more }, genre, era);
    if (!packs.includes(null)) libraries.set(key, library);
    return ok(library);
  };

  return {
    turn: async function* (request, signal) {
      const { character } = request.story;
      const needs = needsOf(request);
      let library = await libraryOf(character, needs);
      // Without a network a plot may not be there yet; a story that begins has one then that is.
      for (const plain of needs.isBegun ? [] : [...plainsAfter(character), ...plainIds]) {
        if (library.ok || !lacksPlot(library.error)) break;
        library = await libraryOf(character, { ...needs, cases: [plain] });
      }
      if (signal.aborted) return;
      if (!library.ok) {
        yield { type: 'failed', error: library.error };
        return;
      }
      yield* say(tellTurn(request, library.value), request, clock, signal);
    },
    bookTitles: async (request) => {
      const library = await libraryOf(request.story.character, null);
      return library.ok ? ok(tellBookTitles(request, library.value)) : library;
    },
    freshSeed: ({ form, seed, earlier }) => freshSeed(form, seed, earlier),
    fieldExample: async (request) => {
      const library = await libraryOf(request.form, null);
      return library.ok ? ok(tellExample(request, library.value)) : library;
    },
  };
}

/** What the story needs now: by the form's quest or a sequel's. A world from before another storyteller's scenes counts, as it does to the adopter. */
function needsOf({ story, path, action }: TurnRequest): Needs & { readonly isBegun: boolean } {
  const { quest: own, motive } = readForm(story.character);
  let world: World | null = null;
  for (const scene of path.toReversed()) world ??= readWorld(scene.storytellerState);
  const quest = world?.quest ?? own;
  const begun = caseOfWorld(world);
  return {
    isBegun: begun !== null,
    archetype: quest.archetype,
    cases: [
      begun ?? caseOf(quest, own, story.character, story.seed, world?.arc ?? 0),
      ...nextCase(world, story),
    ],
    motive,
    airless: !story.environment.hasOxygen,
    locale: localeOf(story.character),
    ended: world !== null && (world.ended >= 0 || world.arc > 0),
    // What was done in the player's own words shows later, too.
    typed:
      (world?.own.some(({ state }) => state !== 'done') ?? false) ||
      (action !== null &&
        offerOf(readWorld(path.at(-1)?.storytellerState ?? null), untypeset(action.text)) === undefined),
  };
}

/** What is the case in the quest that begins now, where one is over. */
function nextCase(
  world: World | null,
  { character, seed }: Pick<Story, 'character' | 'seed'>,
): readonly CaseId[] {
  const next = world !== null && isOver(world) ? plotAfter(character, seed, world) : null;
  return next === null ? [] : [next];
}

const lacksPlot = (error: ProviderError) => error.type === 'pack-missing' && error.pack.startsWith('case-');

async function reach(shelf: ReturnType<typeof createPackShelf>, id: PackId) {
  try {
    return await shelf(id);
  } catch {
    // Neither the cache nor the host has it: a player offline before his first story of this genre. Said as an event, not thrown.
    return null;
  }
}

/** Says a told turn as events, at the player's pace; stops between two words when told to. */
async function* say(
  turn: ToldTurn,
  request: TurnRequest,
  clock: Clock,
  signal: AbortSignal,
): AsyncGenerator<StoryEvent> {
  yield { type: 'title', text: turn.title };
  for (const paragraph of paragraphsLeft(turn.paragraphs, request.carryOn)) {
    for (const words of request.wordDelayMs > 0 ? wordsOf(paragraph) : [paragraph]) {
      if (signal.aborted) return;
      if (words !== '') yield { type: 'words', text: words };
      if (request.wordDelayMs > 0) await clock.sleep(request.wordDelayMs, signal);
    }
    if (signal.aborted) return;
    yield { type: 'paragraph-end' };
  }
  yield { type: 'passage-end' };
  yield { type: 'stat-events', events: turn.events };
  yield { type: 'scene-context', context: turn.context };
  yield { type: 'actions', actions: turn.actions };
  if (turn.ending !== null) yield { type: 'end', ending: turn.ending };
  yield { type: 'done', state: turn.state };
}

/** Words with the white space after them. */
function wordsOf(paragraph: string): readonly string[] {
  return paragraph.match(/\S+\s*/g) ?? [];
}

/**
 * What is still to be told after `carryOn`. When that is a beginning of this very telling, it goes on at the next character; when it is
 * another's, the telling's last paragraphs follow it, so that the passage has as many as were asked for and repeats nothing.
 */
export function paragraphsLeft(paragraphs: readonly string[], carryOn: string): readonly string[] {
  const begun = carryOn.replace(/\s+$/, '');
  if (begun === '') return paragraphs;
  const whole = paragraphs.join('\n\n');
  if (untypeset(whole).startsWith(untypeset(begun))) {
    const rest = whole.slice(begun.length);
    const kept = rest.startsWith('\n\n')
      ? rest.slice(carryOn.length > begun.length ? 2 : 0)
      : carryOn.length > begun.length
        ? rest.trimStart()
        : rest;
    if (kept.startsWith('\n\n')) return ['', ...kept.slice(2).split('\n\n')];
    return kept === '' ? [] : kept.split('\n\n');
  }
  const told = begun.split(/\n\s*\n/).length;
  const open = !/[.!?…]["”'’]?$/.test(begun);
  const left = paragraphs.slice(Math.min(told, paragraphs.length - 1));
  // A foreign sentence that broke off is left hanging with an ellipsis rather than finished in another's voice.
  return told >= paragraphs.length ? [`${open ? '… ' : ' '}${left[0] ?? ''}`] : [open ? '…' : '', ...left];
}
