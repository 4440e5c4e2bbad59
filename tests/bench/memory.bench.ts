// What a story of 100 turns costs in tokens, and how much of each prompt a provider could take from its cache because the one
// before began in the same way; beside it the plain window that slides by a turn and fills the same budget. Both count the
// passage's prompts alone. Target: at least 80 % repeated in turns that close no chapter.
import { compactions, fact, hundredTurns, reuseOf, share, windowed } from '../engine/long-story.ts';
import type { BenchLength, Figures } from './figures.ts';

const contextLengths = { whole: [4_096, 8_192, 16_000], short: [4_096] };

export async function run(length: BenchLength): Promise<Figures> {
  const figures: { [name: string]: Figures[string] } = {};
  for (const contextLength of contextLengths[length]) {
    const { prompts } = await hundredTurns({ contextLength });
    const closed = compactions(prompts);
    const turns = reuseOf(prompts);
    const steady = turns.filter((_, index) => !closed.has(index + 1));
    const window = windowed(prompts, contextLength - 500 - 256);
    const slid = reuseOf(window);
    const name = (what: string) => `${what}, context of ${contextLength}`;
    const against = 'a sliding window';
    const beside = (value: number, other: number, unit: string) => ({
      value,
      unit,
      ratio: value / other,
      against,
    });
    figures[name('prompt tokens of a turn')] = beside(mean(turns), mean(slid), 'tokens');
    figures[name('repeated, chapters apart')] = beside(100 * share(steady), 100 * share(slid), '%');
    figures[name('repeated, all turns')] = beside(100 * share(turns), 100 * share(slid), '%');
    figures[name('read anew in a turn')] = beside(
      mean(turns) * (1 - share(turns)),
      mean(slid) * (1 - share(slid)),
      'tokens',
    );
    const last = (list: typeof prompts) =>
      list.at(-1)?.some(({ content }) => content.includes(fact)) ?? false;
    figures[name('fact of turn 3 known in turn 100')] = { value: Number(last(prompts)), unit: 'of 1' };
    figures[name('the same in a sliding window')] = { value: Number(last(window)), unit: 'of 1' };
  }
  return figures;
}

function mean(turns: readonly { readonly tokens: number }[]): number {
  return turns.reduce((sum, { tokens }) => sum + tokens, 0) / turns.length;
}
