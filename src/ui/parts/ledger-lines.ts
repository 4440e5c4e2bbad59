import { reachedMax, visibleStats, type BarColor } from '../../domain/stat-cards.ts';
import type { StatChange, StatName, Stats } from '../../domain/stats.ts';
import { words } from './stat-words.ts';

/** A line of the ledger. */
export type LedgerLine = {
  readonly name: StatName;
  readonly label: string;
  readonly value: number;
  readonly max: number;
  /** How much of the bar is filled, 0 to 1; for karma to which side is the sign of `value`. */
  readonly fraction: number;
  readonly color: BarColor;
  /** What this turn did to it; `null` when it did nothing. */
  readonly change: { readonly by: number; readonly reason: string } | null;
  /** Words for a stat that is used up; '' otherwise. */
  readonly zero: string;
  /** How much of it, 0 to 1 of `max`, will be taken by the next turn and is left out of `value` already. */
  readonly pending: number;
  /** It has just reached its maximum, and is shown for a moment longer. */
  readonly full: boolean;
};

/**
 * The lines to show: what is in play and below its maximum, karma that is not 0, and what reached its maximum in this turn.
 * @param air oxygen that reading without air has cost so far.
 */
export function ledgerLines(stats: Stats, changes: readonly StatChange[], air = 0): readonly LedgerLine[] {
  const { oxygen } = stats.core;
  const spent = Math.min(air, oxygen.current);
  const now =
    spent > 0
      ? { ...stats, core: { ...stats.core, oxygen: { ...oxygen, current: oxygen.current - spent } } }
      : stats;
  const cards = visibleStats(now).map(
    ({ name, displayName, value, max, fraction, barColor }): LedgerLine => ({
      name,
      label: displayName,
      value,
      max,
      fraction,
      color: barColor,
      change: changeOf(changes, name),
      zero: name !== 'karma' && value <= 0 ? (words.zero[name] ?? words.zeroElse) : '',
      pending: name === 'oxygen' ? spent / max : 0,
      full: false,
    }),
  );
  const full = reachedMax(changes, stats)
    .filter((name) => !cards.some((card) => card.name === name))
    .map((name): LedgerLine => {
      const max = changes.findLast((change) => change.statName === name)?.newValue ?? 0;
      const change = changeOf(changes, name);
      return {
        name,
        label: words.statName[name],
        value: max,
        max,
        fraction: 1,
        color: 'green',
        change,
        zero: '',
        pending: 0,
        full: true,
      };
    });
  return [...cards, ...full];
}

/** What a turn changed, in one sentence; '' when it changed nothing. */
export function changesSentence(changes: readonly StatChange[]): string {
  const last = new Map<StatName, StatChange>();
  for (const change of changes) if (change.oldValue !== change.newValue) last.set(change.statName, change);
  const parts = [...last.values()].map(({ statName, newValue, reason }) =>
    words.statLine(words.statName[statName], newValue < 0 ? signed(newValue) : String(newValue), reason),
  );
  return parts.length === 0 ? '' : `${parts.join('; ')}.`;
}

/** '+5', '−10'; with a minus sign as wide as the plus. */
export function signed(value: number): string {
  const rounded = Math.round(value * 10) / 10;
  return rounded < 0 ? `−${Math.abs(rounded)}` : `+${rounded}`;
}

function changeOf(changes: readonly StatChange[], name: StatName): LedgerLine['change'] {
  const own = changes.filter((change) => change.statName === name);
  const last = own.at(-1);
  if (!last) return null;
  const by = own.reduce((sum, change) => sum + change.newValue - change.oldValue, 0);
  return by === 0 ? null : { by, reason: last.reason };
}
