import { writeFileSync } from 'node:fs';
import { gzipSync } from 'node:zlib';
import { barOf, mean, median, openersOf, type Bar } from './story-bars.ts';
import { plotBars } from './story-plot-bars.ts';
import {
  answered,
  counterfactuals,
  longestRepeat,
  offersOf,
  rhythmOf,
  secondStories,
  share,
  sharedGrams,
  stubborn,
  textOf,
} from './story-measures.ts';
import {
  distinct,
  gramsOf,
  gzipRatio,
  leaksOf,
  repeatedShare,
  sentencesOf,
  tokensOf,
  windowShare,
} from './story-metrics.ts';
import { playAll, type Case } from './story-plan.ts';
import { tableOf } from './story-table.ts';
import { agreesWithType } from '../../src/providers/builtin-storyteller/offers.ts';
import { caseOf } from '../../src/providers/builtin-storyteller/case-suits.ts';
import { readForm } from '../../src/providers/builtin-storyteller/intake.ts';
import { bundledPacks, packsOf, partsOf } from '../../src/providers/builtin-storyteller/library.ts';
import { wordCount } from '../../src/providers/builtin-storyteller/morphology.ts';
import { readingLevels } from '../../src/domain/settings-choices.ts';
import { statEventsOf } from '../../src/domain/stat-effects.ts';
import { startingStats } from '../../src/domain/stats.ts';

/**
 * Measures what the storyteller is held to: `--seed-from N --plays N --turns N --json FILE`, and `--genre G --level L --show N`.
 * The JSON is `{bars: [{name, value, ship, excellent, atLeast, meets}]}`; the exit code is 1 when a bar for shipping is missed.
 */
export async function main(args: readonly string[]): Promise<number> {
  const option = (name: string) =>
    args.includes(`--${name}`) ? args[args.indexOf(`--${name}`) + 1] : undefined;
  const number = (name: string, otherwise: number) => Number(option(name) ?? otherwise);
  const turns = number('turns', 30);
  const shown = number('show', 6);
  const cases = await playAll({
    seedFrom: number('seed-from', 0),
    plays: number('plays', 60),
    turns,
    genre: option('genre'),
    level: option('level'),
  });
  const bars = [
    ...proseBars(cases, shown),
    ...(await likenessBars(cases, turns)),
    ...levelBars(cases, shown),
    ...(await answerBars(cases, shown)),
    ...formBars(cases, shown),
    ...(await plotBars(cases, turns)),
    ...(await costBars(cases)),
  ];
  console.log(tableOf(bars));
  const target = option('json');
  if (target !== undefined) writeFileSync(target, `${JSON.stringify({ bars }, null, 2)}\n`);
  return bars.some((bar) => bar.meets === 'none') ? 1 : 0;
}

const isEarly = ({ settings }: Case) => settings.readingLevel === 'elementary';
const scenesOf = (cases: readonly Case[]) => cases.flatMap(({ played }) => played.scenes);

function proseBars(cases: readonly Case[], shown: number): readonly Bar[] {
  const bars: Bar[] = [];
  for (const early of [false, true]) {
    const some = cases
      .filter((each) => isEarly(each) === early)
      .map(({ played }) => tokensOf(textOf(played.scenes)));
    if (some.length === 0) continue;
    const marks = early
      ? ([0.62, 0.7, 0.85, 0.9, 0.93, 0.96] as const)
      : ([0.68, 0.73, 0.88, 0.93, 0.95, 0.975] as const);
    for (const n of [2, 3, 4] as const)
      bars.push(
        barOf(
          `distinct-${n}${early ? ', elementary' : ''}`,
          median(some.map((tokens) => distinct(tokens, n, early ? 2500 : 4000))),
          marks[(n - 2) * 2] ?? 0,
          marks[(n - 2) * 2 + 1] ?? 0,
        ),
      );
  }
  const plays = cases.map((each) => {
    const text = textOf(each.played.scenes);
    const tokens = tokensOf(text);
    const sentences = sentencesOf(text).filter((sentence) => wordCount(sentence) >= 4);
    const names = [each.story.character.name, each.story.character.name.split(' ')[0] ?? ''];
    const grams = new Map<string, number>();
    for (const gram of gramsOf(tokens, 8)) grams.set(gram, (grams.get(gram) ?? 0) + 1);
    return {
      each,
      text,
      grams,
      repeated: repeatedShare(tokens, 8, 4000),
      longest: longestRepeat(text, names),
      most: Math.max(0, ...grams.values()),
      twice: 1 - new Set(sentences).size / Math.max(1, sentences.length),
      zip: gzipRatio(tokens.slice(0, 4000).join(' ')),
      openers: openersOf(sentencesOf(text)),
    };
  });
  for (const play of [...plays].sort((a, b) => b.repeated - a.repeated).slice(0, Math.min(3, shown)))
    console.log(
      `most repeated: play ${play.each.index} ${play.each.story.character.genre} ${play.repeated.toFixed(4)}: ${[
        ...play.grams,
      ]
        .filter(([, n]) => n > 1)
        .map(([gram]) => gram)
        .slice(0, 4)
        .join(' / ')}`,
    );
  return [
    ...bars,
    barOf('repeated 8-grams, mean', mean(plays.map((play) => play.repeated)), 0.005, 0.001),
    barOf('repeated 8-grams, worst play', Math.max(...plays.map((play) => play.repeated)), 0.02, 0.005),
    barOf('most of one 8-gram, median', median(plays.map((play) => play.most)), 2, 1),
    barOf('longest repeat in words, median', median(plays.map((play) => play.longest)), 14, 8),
    barOf('repeated sentences, worst play', Math.max(...plays.map((play) => play.twice)), 0.005, 0),
    barOf('gzip ratio', median(plays.map((play) => play.zip)), 2.85, 2.65),
    barOf('commonest two-word opener', median(plays.map((play) => play.openers.top)), 0.06, 0.04),
    barOf(
      'sentences that begin with a pronoun',
      median(plays.map((play) => play.openers.pronoun)),
      0.45,
      0.38,
    ),
    barOf(
      'same first word as the sentence before',
      median(plays.map((play) => play.openers.same)),
      0.12,
      0.08,
    ),
  ];
}

async function likenessBars(cases: readonly Case[], turns: number): Promise<readonly Bar[]> {
  const grown = cases.filter((each) => !isEarly(each)).slice(0, 12);
  const others: number[] = [];
  grown.forEach((one, i) => {
    for (const two of grown.slice(i + 1))
      if (one.story.character.genre !== two.story.character.genre)
        others.push(sharedGrams(textOf(one.played.scenes), textOf(two.played.scenes)));
  });
  const second = await secondStories(grown.slice(0, 6), turns);
  return [
    barOf('8-grams shared by two stories of one genre and quest', mean(second), 0.15, 0.06),
    ...(others.length === 0 ? [] : [barOf('8-grams shared by two genres', mean(others), 0.06, 0.02)]),
  ];
}

function levelBars(cases: readonly Case[], shown: number): readonly Bar[] {
  const shares = readingLevels.flatMap((level) => {
    const passages = scenesOf(cases.filter(({ settings }) => settings.readingLevel === level)).map(
      (scene) => scene.passage,
    );
    if (passages.length === 0) return [];
    const found = windowShare(passages, level);
    console.log(
      `${level.padEnd(11)} windows: narration ${(100 * found.narration).toFixed(1)} %, with speech ${(100 * found.all).toFixed(1)} %`,
    );
    for (const sentence of found.outside.slice(0, shown)) console.log(`     ${sentence}`);
    return [found];
  });
  const adult = rhythmOf(textOf(scenesOf(cases.filter(({ settings }) => settings.readingLevel === 'adult'))));
  return [
    barOf(
      'narration inside its window, worst level',
      Math.min(...shares.map((each) => each.narration)),
      0.97,
      0.99,
    ),
    barOf(
      'sentences inside their window, speech not above it, worst level',
      Math.min(...shares.map((each) => each.all)),
      0.92,
      0.97,
    ),
    ...(cases.some(({ settings }) => settings.readingLevel === 'adult')
      ? [
          barOf('adult sentence length, standard deviation', adult.deviation, 6, 8),
          barOf('adult sentences of at most 8 words', adult.short, 0.15, 0.2),
        ]
      : []),
  ];
}

async function answerBars(cases: readonly Case[], shown: number): Promise<readonly Bar[]> {
  const { offered, typed, missed } = answered(cases);
  for (const each of missed.slice(0, shown)) console.log(`not answered: ${each}`);
  const { alike, differ } = await counterfactuals(cases.slice(0, 8));
  const lost = scenesOf(cases);
  return [
    barOf('verb of an offered action in paragraph 1', offered.verb, 0.99, 1),
    barOf('verb of a typed action in paragraph 1', typed.verb, 0.95, 0.98),
    barOf('target of an offered action in paragraph 1', offered.target, 0.98, 1),
    barOf('target of a typed action in paragraph 1', typed.target, 0.9, 0.95),
    barOf('three actions from one scene: 4-grams shared', alike, 0.15, 0.05),
    barOf('three actions from one scene: worlds that differ', differ, 0.9, 0.98),
    barOf('same action ten times: 8-grams said twice', await stubborn([3, 4, 5]), 0.02, 0),
    barOf(
      'passages with speech',
      share(lost.filter((scene) => scene.passage.includes('“')).length, lost.length),
      0.5,
      0.6,
    ),
  ];
}

function formBars(cases: readonly Case[], shown: number): readonly Bar[] {
  const leaks: string[] = [];
  const faults = { paragraphs: 0, actions: 0, titles: 0, stats: 0 };
  for (const { index, played, settings, story } of cases) {
    let stats = startingStats(story.environment);
    const titles = played.scenes.map((scene) => scene.title.toLowerCase());
    faults.titles += titles.length - new Set(titles).size;
    played.scenes.forEach((scene, t) => {
      if (scene.passage.split('\n\n').length !== settings.passageLength) faults.paragraphs += 1;
      const texts = [
        scene.passage,
        ...[scene.title, ...scene.actions.map((action) => action.text)].map((text) => `${text}.`),
      ];
      for (const leak of texts.flatMap(leaksOf)) leaks.push(`${story.character.genre} ${index}/${t} ${leak}`);
      const types = scene.actions
        .map((action) => action.type)
        .toSorted()
        .join();
      if (
        types !== 'evil,good,neutral' ||
        scene.actions.some((action) => !agreesWithType(action.text, action.type))
      )
        faults.actions += 1;
      if (JSON.stringify(statEventsOf(scene.passage, stats)) !== JSON.stringify(played.events[t]))
        faults.stats += 1;
      stats = scene.statsAfter;
    });
  }
  for (const leak of leaks.slice(0, shown * 3)) console.log(`leak: ${leak}`);
  const offers = offersOf(cases);
  return [
    barOf('leaks', leaks.length, 0, 0),
    barOf('wrong paragraph counts', faults.paragraphs, 0, 0),
    barOf('faulty actions', faults.actions, 0, 0),
    barOf('scene titles told twice', faults.titles, 0, 0),
    barOf('stat events that differ from the words', faults.stats, 0, 0),
    barOf('three different deeds offered', offers.verbs, 0.95, 0.99),
    barOf('an offer names something of the scene', offers.known, 0.9, 0.97),
    barOf('no offer of the last three scenes again', offers.fresh, 0.95, 0.99),
  ];
}

async function costBars(cases: readonly Case[]): Promise<readonly Bar[]> {
  const ms = cases.flatMap(({ played }) => played.ms).toSorted((a, b) => a - b);
  const sizes = await Promise.all(
    cases.slice(0, 20).map(async ({ story }) => {
      const { quest, motive } = readForm(story.character);
      const needs = {
        archetype: quest.archetype,
        cases: [caseOf(quest, quest, story.character, story.seed, 0)],
        motive,
        ended: false,
        typed: true,
      };
      const ids = [
        ...Object.values(packsOf(story.character.genre, story.character.era)),
        ...partsOf({ ...needs, airless: !story.environment.hasOxygen }),
      ];
      const sources = await Promise.all(ids.map(bundledPacks));
      return (
        sources.reduce((sum, source) => sum + gzipSync(JSON.stringify(source), { level: 9 }).length, 0) / 1000
      );
    }),
  );
  const states = cases.map(
    ({ played }) => JSON.stringify(played.scenes.at(-1)?.storytellerState ?? null).length / 1000,
  );
  console.log(
    `ms per turn: median ${median(ms).toFixed(1)}, p99 ${(ms[Math.floor(ms.length * 0.99)] ?? 0).toFixed(1)} (this machine, now); state ${median(states).toFixed(1)} kB`,
  );
  return [barOf('kB gzipped of the packs of one story', Math.max(...sizes), 150, 120)];
}
