import { writeFileSync } from 'node:fs';
import { gzipSync } from 'node:zlib';
import { barOf, openersOf, type Bar } from './story-bars.ts';
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
import { fakeStoryOf, play, policyOf } from './story-run.ts';
import { agreesWithType } from '../../src/providers/builtin-storyteller/offers.ts';
import { bundledPacks } from '../../src/providers/builtin-storyteller/library.ts';
import { packIds, readPack } from '../../src/providers/builtin-storyteller/pack.ts';
import { wordCount } from '../../src/providers/builtin-storyteller/morphology.ts';
import { statEventsOf } from '../../src/domain/stat-effects.ts';
import { startingStats } from '../../src/domain/stats.ts';
import { eras, genders, genres } from '../../src/domain/character.ts';
import { readingLevels, type ReadingLevel } from '../../src/domain/settings.ts';

/**
 * Measures what the storyteller is held to: `--seed-from N --plays N --turns N --json FILE`, and `--genre G --level L --show N`.
 * The JSON is `{bars: [{name, value, ship, excellent, meets}]}`; the exit code is 1 when a bar for shipping is missed.
 */
export async function main(args: readonly string[]): Promise<number> {
  const number = (name: string, otherwise: number) =>
    args.includes(`--${name}`) ? Number(args[args.indexOf(`--${name}`) + 1]) : otherwise;
  const only = args.includes('--genre') ? args[args.indexOf('--genre') + 1] : undefined;
  const one = args.includes('--level') ? args[args.indexOf('--level') + 1] : undefined;
  const plays = number('plays', 60);
  const turns = number('turns', 30);
  const shown = number('show', 6);
  const seedFrom = number('seed-from', 0);
  const policies = ['random', 'random', 'good', 'evil', 'mixed', 'free'];
  const levels = new Map<ReadingLevel, string[]>();
  const all = {
    d2: [] as number[],
    d3: [] as number[],
    d4: [] as number[],
    r8: [] as number[],
    gz: [] as number[],
    rep: [] as number[],
    most: [] as number[],
    top: [] as number[],
    pronoun: [] as number[],
    same: [] as number[],
  };
  const early = { d2: [] as number[], d3: [] as number[], d4: [] as number[] };
  let titlesTwice = 0;
  const ms: number[] = [];
  const leaks: string[] = [];
  const repeats: string[] = [];
  const outcomes = new Map<string, number>();
  const endTurns: number[] = [];
  const told = new Map<string, number>();
  let actionFaults = 0;
  let statFaults = 0;
  let paragraphsWrong = 0;
  let speech = 0;
  let passages = 0;
  for (let i = seedFrom; i < seedFrom + plays; i++) {
    const level = readingLevels.find((each) => each === one) ?? readingLevels[i % 4] ?? 'adult';
    const genre = genres.find((each) => each === only) ?? genres[i % genres.length] ?? 'fantasy';
    const form = {
      genre,
      era: eras[(i * 5) % eras.length] ?? 'modern',
      gender: genders[i % 3] ?? 'other',
      age: 9 + ((i * 13) % 70),
      ...(i % 7 === 3 ? { setting: 'a mining station in deep space' } : {}),
    };
    const story = fakeStoryOf(form, i);
    const length = i % 3 === 2 ? (3 as const) : (2 as const);
    const played = await play(
      story,
      { readingLevel: level, passageLength: length, narration: i % 5 === 4 ? 'second' : 'third' },
      turns,
      policyOf(policies[i % policies.length] ?? 'random', i),
    );
    const text = played.scenes.map((scene) => scene.passage).join('\n\n');
    const tokens = tokensOf(text);
    levels.set(level, [...(levels.get(level) ?? []), ...played.scenes.map((scene) => scene.passage)]);
    const words = level === 'elementary' ? 2500 : 4000;
    const lists = level === 'elementary' ? early : all;
    lists.d2.push(distinct(tokens, 2, words));
    lists.d3.push(distinct(tokens, 3, words));
    lists.d4.push(distinct(tokens, 4, words));
    const grams = new Map<string, number>();
    for (const gram of gramsOf(tokens, 8)) grams.set(gram, (grams.get(gram) ?? 0) + 1);
    all.most.push(Math.max(0, ...grams.values()));
    const begin = openersOf(sentencesOf(text));
    all.top.push(begin.top);
    all.pronoun.push(begin.pronoun);
    all.same.push(begin.same);
    const titles = played.scenes.map((scene) => scene.title.toLowerCase());
    titlesTwice += titles.length - new Set(titles).size;
    all.r8.push(repeatedShare(tokens, 8, 4000));
    all.gz.push(gzipRatio(tokens.slice(0, 4000).join(' ')));
    const sentences = sentencesOf(text).filter((sentence) => wordCount(sentence) >= 4);
    all.rep.push(1 - new Set(sentences).size / sentences.length);
    for (const sentence of sentences)
      if (sentences.filter((each) => each === sentence).length > 1) repeats.push(`${genre}: ${sentence}`);
    for (const gram of new Set(gramsOf(tokens, 6))) told.set(gram, (told.get(gram) ?? 0) + 1);
    ms.push(...played.ms);
    let stats = startingStats(story.environment);
    for (const [t, scene] of played.scenes.entries()) {
      passages += 1;
      if (scene.passage.includes('“')) speech += 1;
      if (scene.passage.split('\n\n').length !== length) paragraphsWrong += 1;
      for (const leak of [
        ...leaksOf(scene.passage),
        ...scene.actions.flatMap((action) => leaksOf(`${action.text}.`)),
        ...leaksOf(`${scene.title}.`),
      ])
        leaks.push(`${genre}/${level}/${i}/${t} ${leak}`);
      if (
        scene.actions.length !== 3 ||
        scene.actions.some((action) => !agreesWithType(action.text, action.type))
      )
        actionFaults += 1;
      const events = JSON.stringify(statEventsOf(scene.passage, stats));
      if (events !== JSON.stringify(played.events[t])) statFaults += 1;
      stats = scene.statsAfter;
      if (scene.ending !== null && !outcomes.has(`${i}`)) {
        outcomes.set(`${i}`, t);
        endTurns.push(t);
        const key = `* ${policies[i % policies.length]} ${scene.ending.outcome} ${scene.ending.tone}`;
        outcomes.set(key, (outcomes.get(key) ?? 0) + 1);
      }
    }
  }
  const show = (name: string, values: readonly number[]) =>
    console.log(
      `${name.padEnd(22)} median ${median(values).toFixed(4)}  worst ${(name.startsWith('d') ? Math.min(...values) : Math.max(...values)).toFixed(4)}`,
    );
  show('distinct-2', all.d2);
  show('distinct-3', all.d3);
  show('distinct-4', all.d4);
  show('repeated 8-grams', all.r8);
  show('gzip ratio', all.gz);
  show('repeated sentences', all.rep);
  show('ms per turn', ms);
  show('ending at turn', endTurns);
  console.log(
    `endings in ${endTurns.length} of ${plays}: ${[...outcomes]
      .filter(([key]) => key.startsWith('*'))
      .map(([key, n]) => `${key.slice(2)} ${n}`)
      .join(', ')}`,
  );
  console.log(
    `passages with speech ${((100 * speech) / passages).toFixed(0)} %, wrong paragraph counts ${paragraphsWrong}, action faults ${actionFaults}, stat faults ${statFaults}, leaks ${leaks.length}`,
  );
  for (const [level, texts] of levels) {
    const share = windowShare(texts, level);
    console.log(
      `${level.padEnd(11)} windows: narration ${(100 * share.narration).toFixed(1)} %, with speech ${(100 * share.all).toFixed(1)} %`,
    );
    for (const sentence of share.outside.slice(0, level === 'adult' ? 2 : shown))
      console.log(`     ${sentence}`);
    for (const sentence of share.outsideSpoken.slice(0, level === 'adult' ? 2 : shown))
      console.log(`     "  ${sentence}`);
  }
  for (const leak of leaks.slice(0, 20)) console.log(`LEAK ${leak}`);
  for (const repeat of [...new Set(repeats)].slice(0, 15)) console.log(`AGAIN ${repeat}`);
  await sizes();
  const shares = [...levels].map(([level, texts]) => windowShare(texts, level));
  const mean = (values: readonly number[]) =>
    values.reduce((sum, value) => sum + value, 0) / Math.max(1, values.length);
  const distinctBars = (name: string, lists: typeof early, marks: readonly (readonly [number, number])[]) =>
    [lists.d2, lists.d3, lists.d4].flatMap((values, i): Bar[] => {
      const [ship = 0, excellent = 0] = marks[i] ?? [];
      return values.length === 0 ? [] : [barOf(`distinct-${i + 2}${name}`, median(values), ship, excellent)];
    });
  const bars: readonly Bar[] = [
    ...distinctBars('', all, [
      [0.68, 0.73],
      [0.88, 0.93],
      [0.95, 0.975],
    ]),
    ...distinctBars(', elementary', early, [
      [0.62, 0.7],
      [0.85, 0.9],
      [0.93, 0.96],
    ]),
    barOf('repeated 8-grams, mean', mean(all.r8), 0.005, 0.001),
    barOf('repeated 8-grams, worst play', Math.max(...all.r8), 0.02, 0.005),
    barOf('most of one 8-gram, median', median(all.most), 2, 1),
    barOf('repeated sentences, worst play', Math.max(...all.rep), 0.005, 0),
    barOf('gzip ratio', median(all.gz), 2.85, 2.65),
    barOf('commonest two-word opener', median(all.top), 0.06, 0.04),
    barOf('sentences that begin with a pronoun', median(all.pronoun), 0.45, 0.38),
    barOf('same first word as the sentence before', median(all.same), 0.12, 0.08),
    barOf('leaks', leaks.length, 0, 0),
    barOf(
      'narration inside its window, worst level',
      Math.min(...shares.map((each) => each.narration)),
      0.97,
      0.99,
    ),
    barOf(
      'sentences inside their window, worst level',
      Math.min(...shares.map((each) => each.all)),
      0.92,
      0.97,
    ),
    barOf('wrong paragraph counts', paragraphsWrong, 0, 0),
    barOf('faulty actions', actionFaults, 0, 0),
    barOf('scene titles told twice', titlesTwice, 0, 0),
    barOf('stat events that differ from the words', statFaults, 0, 0),
    barOf('passages with speech', speech / passages, 0.5, 0.6),
    ...(turns < 46
      ? []
      : [barOf('stories that end by turn 45', endTurns.filter((t) => t <= 45).length / plays, 1, 1, true)]),
  ];
  for (const bar of bars)
    console.log(`${bar.meets.padEnd(9)} ${bar.name}: ${bar.value} (${bar.ship}, ${bar.excellent})`);
  const target = args.includes('--json') ? args[args.indexOf('--json') + 1] : undefined;
  if (target !== undefined) writeFileSync(target, `${JSON.stringify({ bars }, null, 2)}\n`);
  return bars.some((bar) => bar.meets === 'none') ? 1 : 0;
}

async function sizes(): Promise<void> {
  for (const id of packIds) {
    const source = await bundledPacks(id);
    const text = source.sheets.join('\n') + JSON.stringify(source.words);
    const pack = readPack(source);
    const words =
      source.sheets
        .join('\n')
        .replace(/^[@%].*$/gm, '')
        .replace(/[{[<|\]}>]/g, ' ')
        .match(/[A-Za-z']+/g)?.length ?? 0;
    console.log(
      `pack ${id.padEnd(7)} ${String(words).padStart(6)} words, ${pack.cards.length} cards, ${(gzipSync(text, { level: 9 }).length / 1000).toFixed(1)} kB gz`,
    );
  }
}

function median(values: readonly number[]): number {
  const sorted = [...values].sort((a, b) => a - b);
  return sorted[sorted.length >> 1] ?? 0;
}
