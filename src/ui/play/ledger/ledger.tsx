import { useState } from 'react';

import type { StatChange, Stats } from '../../../domain/stats.ts';
import { VisuallyHidden } from '../../kit/visually-hidden.tsx';
import { ledgerLines, signed, type LedgerLine } from '../../parts/ledger-lines.ts';
import css from './ledger.module.css';
import { words } from '../words.ts';

export type LedgerProps = {
  readonly hero: string;
  readonly stats: Stats;
  /** What the turn that led here changed. */
  readonly changes: readonly StatChange[];
  /** Whether that turn was told before the player's eyes: only then a full stat flashes. */
  readonly fresh: boolean;
  /** Oxygen that reading has cost since; the next turn takes it. */
  readonly air: number;
};

/** The hero's condition. */
export function Ledger({ hero, stats, changes, fresh, air }: LedgerProps) {
  const [flashed, setFlashed] = useState<readonly string[]>([]);
  const lines = ledgerLines(stats, changes, air).filter(
    (line) => !line.full || (fresh && !flashed.includes(line.name)),
  );
  return (
    <section className={css['ledger']} aria-label={words.ledger}>
      <h2 className={css['title']} aria-hidden="true">
        {words.ledger}
      </h2>
      {lines.length === 0 && <p className={css['quiet']}>{words.unhurt(hero)}</p>}
      {lines.length > 0 && (
        <ul className={css['lines']} aria-label={words.ledger}>
          {lines.map((line) => (
            <Line
              key={line.name}
              line={line}
              onFlashed={() => {
                setFlashed((names) => [...names, line.name]);
              }}
            />
          ))}
        </ul>
      )}
    </section>
  );
}

function Line({ line, onFlashed }: { readonly line: LedgerLine; readonly onFlashed: () => void }) {
  const karma = line.name === 'karma';
  return (
    <li
      className={css['line']}
      data-name={line.name}
      data-color={line.color}
      data-full={line.full || undefined}
      onAnimationEnd={() => {
        if (line.full) onFlashed();
      }}
    >
      <span className={css['name']}>{line.label}</span>
      <span className={css['value']}>
        {karma ? signed(line.value) : line.value}
        {!karma && <VisuallyHidden>{words.statOf(line.max)}</VisuallyHidden>}
      </span>
      {karma ? <KarmaBar line={line} /> : <Bar fraction={line.fraction} pending={line.pending} />}
      {line.zero !== '' && <span className={css['zero']}>{line.zero}</span>}
      {line.full && <span className={css['change']}>{words.statFull}</span>}
      {line.pending > 0 && (
        <span className={css['pending']}>
          {words.airNote}
          <VisuallyHidden>, {words.airNoteWhole}</VisuallyHidden>
        </span>
      )}
      {line.change && !line.full && (
        <span className={css['change']} data-way={line.change.by < 0 ? 'down' : 'up'}>
          <span className={css['by']}>{signed(line.change.by)}</span>{' '}
          <span className={css['reason']}>{line.change.reason}</span>
        </span>
      )}
    </li>
  );
}

/** Quarter ticks: how much is left can be read without its colour. */
function Bar({ fraction, pending }: { readonly fraction: number; readonly pending: number }) {
  return (
    <svg className={css['bar']} aria-hidden="true">
      <rect className={css['track']} width="100%" height="100%" />
      <rect className={css['fill']} width={`${fraction * 100}%`} height="100%" />
      {pending > 0 && (
        <rect className={css['going']} x={`${fraction * 100}%`} width={`${pending * 100}%`} height="100%" />
      )}
      {['25%', '50%', '75%'].map((x) => (
        <line key={x} className={css['tick']} x1={x} x2={x} y1="0" y2="100%" />
      ))}
    </svg>
  );
}

/** A line with its nought in the middle; a diamond marks where the hero stands. */
function KarmaBar({ line }: { readonly line: LedgerLine }) {
  const at = 50 + Math.sign(line.value) * line.fraction * 46;
  return (
    <svg className={css['karma']} aria-hidden="true" data-way={line.value < 0 ? 'down' : 'up'}>
      <line className={css['evil']} x1="0" x2="50%" y1="50%" y2="50%" />
      <line className={css['good']} x1="50%" x2="100%" y1="50%" y2="50%" />
      <line className={css['nought']} x1="50%" x2="50%" y1="25%" y2="75%" />
      <svg x={`${at}%`} y="50%" overflow="visible">
        <path className={css['diamond']} d="M0 -6 L6 0 L0 6 L-6 0 Z" />
      </svg>
    </svg>
  );
}
