import { gzipSync } from 'node:zlib';
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

/** Measures what storyteller.md 8.3 bars: `--plays N --turns N --genre G --level L --show N`. */
export async function main(args: readonly string[]): Promise<number> {
  const number = (name: string, otherwise: number) =>
    args.includes(`--${name}`) ? Number(args[args.indexOf(`--${name}`) + 1]) : otherwise;
  const only = args.includes('--genre') ? args[args.indexOf('--genre') + 1] : undefined;
  const one = args.includes('--level') ? args[args.indexOf('--level') + 1] : undefined;
  const plays = number('plays', 60);
  const turns = number('turns', 30);
  const shown = number('show', 6);
  const policies = ['random', 'random', 'good', 'evil', 'mixed', 'free'];
  const levels = new Map<ReadingLevel, string[]>();
  const all = {
    d2: [] as number[],
    d3: [] as number[],
    d4: [] as number[],
    r8: [] as number[],
    gz: [] as number[],
    rep: [] as number[],
  };
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
  for (let i = 0; i < plays; i++) {
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
    all.d2.push(distinct(tokens, 2, 4000));
    all.d3.push(distinct(tokens, 3, 4000));
    all.d4.push(distinct(tokens, 4, 4000));
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
      if (scene.passage.includes('"')) speech += 1;
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
      if (JSON.stringify(statEventsOf(scene.passage, stats)) !== JSON.stringify(played.events[t]) && t === 0)
        statFaults += 1;
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
  }
  for (const leak of leaks.slice(0, 20)) console.log(`LEAK ${leak}`);
  for (const repeat of [...new Set(repeats)].slice(0, 15)) console.log(`AGAIN ${repeat}`);
  await sizes();
  return leaks.length + paragraphsWrong + actionFaults > 0 ? 1 : 0;
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
