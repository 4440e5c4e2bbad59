import { barOf, mean, median, type Bar } from './story-bars.ts';
import { callbacksOf, keywordsOf, share, textOf, threadsPaid, windowsWith } from './story-measures.ts';
import { fakeStoryOf, play, policyOf } from './story-run.ts';
import type { Case } from './story-plan.ts';
import { bundledPacks, createLibrary, packsOf } from '../../src/providers/builtin-storyteller/library.ts';
import { caseIds, readPack } from '../../src/providers/builtin-storyteller/pack.ts';
import { markOf } from '../../src/providers/builtin-storyteller/pick-card.ts';
import { tellBookTitles } from '../../src/providers/builtin-storyteller/titles.ts';
import { defaultSettings } from '../../src/domain/settings.ts';

/** What a story is about and how it ends: opening, quest, wishes, side stories, memories, endings. */
export async function plotBars(cases: readonly Case[], turns: number): Promise<readonly Bar[]> {
  const opening = share(
    cases.filter(({ story, settings, played }) => {
      const text = (played.scenes[0]?.passage ?? '').toLowerCase();
      const { objective, setting, name } = story.character;
      const named = settings.narration === 'second' || text.includes(name.toLowerCase());
      return (
        named &&
        [objective, setting].every((phrase) => keywordsOf(phrase).some((word) => text.includes(word))) &&
        /lean woman|black hair|grey cloak/.test(text)
      );
    }).length,
    cases.length,
  );
  const goal = mean(
    cases.map(({ played, story }) => {
      const end = played.scenes.findIndex((scene) => scene.ending !== null);
      const words = keywordsOf(story.character.objective).slice(1);
      const road = end < 0 ? played.scenes : played.scenes.slice(0, end + 1);
      return windowsWith(
        road,
        (text) =>
          words.some((word) => text.toLowerCase().includes(word)) ||
          /\b(?:the truth|the proof|the way out|that calling)\b/.test(text),
      );
    }),
  );
  const foxes = await Promise.all(
    [1, 2, 3, 4].map(async (seed) => {
      const notes = { notesToAuthor: 'Please include a talking fox. Make it funny.' };
      const wished = await play(fakeStoryOf({}, seed), notes, 7, policyOf('random', seed));
      const plain = await play(fakeStoryOf({}, seed), {}, 7, policyOf('random', seed));
      const text = textOf(wished.scenes);
      return text.includes('talking fox') && text !== textOf(plain.scenes) ? 1 : 0;
    }),
  );
  const ended = cases.map(({ played }) => played.scenes.findIndex((scene) => scene.ending !== null));
  const outcome = (policy: string, wanted: (ending: { outcome: string; tone: string }) => boolean) => {
    const some = cases.flatMap(({ policy: its, played }) => {
      const ending = played.scenes.find((scene) => scene.ending !== null)?.ending ?? null;
      return its === policy && ending !== null ? [ending] : [];
    });
    return some.length < 3 ? null : share(some.filter(wanted).length, some.length);
  };
  const mix: readonly (readonly [string, number | null, number])[] = [
    [
      'random plays that win',
      outcome('random', ({ outcome: o, tone }) => o === 'won' && tone !== 'bittersweet'),
      0.15,
    ],
    ['random plays with a bittersweet end', outcome('random', ({ tone }) => tone === 'bittersweet'), 0.15],
    ['random plays that lose', outcome('random', ({ outcome: o }) => o === 'lost'), 0.15],
    ['good plays that win', outcome('good', ({ outcome: o }) => o === 'won'), 0.6],
    ['evil plays with a dark end', outcome('evil', ({ tone }) => /crowned|fallen|hollow/.test(tone)), 0.8],
  ];
  const breathless = cases.filter(
    ({ story, played }) =>
      !story.environment.hasOxygen &&
      played.scenes.slice(0, 12).some((scene) => scene.statsAfter.core.oxygen.current <= 0),
  ).length;
  const books = await Promise.all(cases.slice(0, 8).map(titlesAlike));
  const callbacks = new Set<string>();
  for (const { story } of cases) for (const id of await callbackMarks(story.character)) callbacks.add(id);
  const long = cases.filter((_, i) => (ended[i] ?? -1) >= 0);
  return [
    barOf('openings with name, place, quest and looks', opening, 1, 1, true),
    barOf('five turns that speak of the quest', goal, 0.95, 0.99),
    barOf('wishes of the notes that come true', mean(foxes), 0.95, 1),
    barOf('two of four book titles alike', Math.max(...books), 0.34, 0.2),
    barOf(
      'airless plays out of breath by turn 12',
      share(breathless, Math.max(1, cases.filter(({ story }) => !story.environment.hasOxygen).length)),
      0.05,
      0,
    ),
    ...(long.length === 0
      ? []
      : [
          barOf('side stories that are paid off', threadsPaid(long), 0.9, 0.98),
          barOf('memories of earlier deeds in a story', callbacksOf(long, callbacks), 3, 6),
        ]),
    ...(turns < 46
      ? []
      : [
          barOf(
            'stories that end by turn 45',
            share(ended.filter((t) => t >= 0 && t <= 45).length, cases.length),
            1,
            1,
            true,
          ),
          barOf(
            'turn of the end, median, distance from 22 to 32',
            Math.max(0, 22 - median(ended), median(ended) - 32),
            0,
            0,
          ),
          ...mix.flatMap(([name, value, ship]) =>
            value === null ? [] : [barOf(name, value, ship, ship, true)],
          ),
        ]),
  ];
}

async function libraryOf({ genre, era }: Case['story']['character']) {
  const ids = packsOf(genre, era);
  const [core, family, own, age] = await Promise.all(
    [ids.core, ids.family, ids.genre, ids.era].map(async (id) => readPack(await bundledPacks(id))),
  );
  if (core === undefined || family === undefined || own === undefined || age === undefined)
    throw new Error('a pack is missing');
  return createLibrary({ core, family, genre: own, era: age }, genre, era);
}

async function callbackMarks(character: Case['story']['character']): Promise<readonly string[]> {
  const { byKind } = await libraryOf(character);
  return [
    ...['callback', 'stand']
      .flatMap((kind) => byKind.get(kind) ?? [])
      .filter((card) => card.flags.some((flag) => flag.startsWith('did='))),
    ...(
      await Promise.all(caseIds.map(async (id) => readPack(await bundledPacks(`case-${id}`)).ofKind('echo')))
    ).flat(),
  ].map(markOf);
}

/** The largest share of words that two of a story's four book titles have in common. */
async function titlesAlike({ story, played }: Case): Promise<number> {
  const titles = tellBookTitles(
    { story, settings: defaultSettings, path: played.scenes.slice(0, 12) },
    await libraryOf(story.character),
  ).map((title) => new Set(keywordsOf(title)));
  let most = 0;
  titles.forEach((one, i) => {
    for (const two of titles.slice(i + 1)) {
      const both = [...one].filter((word) => two.has(word)).length;
      most = Math.max(most, both / Math.max(1, new Set([...one, ...two]).size));
    }
  });
  return most;
}
