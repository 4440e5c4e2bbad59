import type { Bar } from './story-bars.ts';

/** The bars in the order in which the report tells them, by how their names begin. */
const order = [
  'distinct-',
  'repeated 8-grams, mean',
  'repeated 8-grams, worst',
  'most of one 8-gram',
  'longest repeat',
  'repeated sentences',
  'gzip ratio',
  'commonest two-word opener',
  'sentences that begin with a pronoun',
  'same first word',
  '8-grams shared by two stories',
  '8-grams shared by two genres',
  'leaks',
  'verb of an offered',
  'verb of a typed',
  'target of an offered',
  'target of a typed',
  'three actions from one scene: 4-grams',
  'three actions from one scene: worlds',
  'five turns that speak of the quest',
  'openings with',
  'wishes of the notes',
  'narration inside its window',
  'sentences inside their window',
  'adult sentence length',
  'adult sentences of at most',
  'wrong paragraph counts',
  'faulty actions',
  'three different deeds',
  'an offer names',
  'no offer of the last three',
  'scene titles told twice',
  'two of four book titles',
  'stat events that differ',
  'memories of earlier deeds',
  'side stories that are paid off',
  'stories that end by',
  'turn of the end',
  'random plays that win',
  'random plays with a bittersweet end',
  'random plays that lose',
  'good plays that win',
  'evil plays with a dark end',
  'airless plays out of breath',
  'passages with speech',
  'same action ten times',
];

/** The bars as a table: what was measured beside what it takes to ship and to excel. What the design does not list stands at the end. */
export function tableOf(bars: readonly Bar[]): string {
  const placeOf = ({ name }: Bar): number => {
    const at = order.findIndex((begins) => name.startsWith(begins));
    return at < 0 ? order.length : at;
  };
  const width = Math.max(...bars.map(({ name }) => name.length));
  const cell = (value: number) => String(Number(value.toFixed(4))).padStart(9);
  const rows = bars
    .toSorted((a, b) => placeOf(a) - placeOf(b))
    .map((bar) => {
      const sign = bar.atLeast ? '≥' : '≤';
      const marks = [bar.ship, bar.excellent].map((mark) => `${sign} ${mark}`.padStart(9)).join(' ');
      return `${bar.name.padEnd(width)} ${cell(bar.value)} ${marks}  ${bar.meets === 'none' ? 'MISSED' : bar.meets}`;
    });
  const head = `${'bar'.padEnd(width)} ${'value'.padStart(9)} ${'ship'.padStart(9)} ${'excellent'.padStart(9)}  meets`;
  const missed = bars.filter(({ meets }) => meets === 'none').length;
  const best = bars.filter(({ meets }) => meets === 'excellent').length;
  return [head, ...rows, `${bars.length} bars: ${best} excellent, ${missed} missed`].join('\n');
}
