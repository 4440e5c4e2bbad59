import type { ReactNode } from 'react';

import css from './ticket.module.css';

export type TicketProps = {
  readonly title: string;
  /** In the corner, as a stamp. */
  readonly stamp?: string | undefined;
  readonly price: string;
  /** What the price is for. */
  readonly per: string;
  /** Whether money is taken in play only: said beside the price. */
  readonly test?: string | undefined;
  readonly points?: readonly string[] | undefined;
  /** More of what stands on it. */
  readonly children?: ReactNode;
  /** On the stub, below the perforation. */
  readonly stub: ReactNode;
};

/** Something that is sold or given: a ticket with a stub that tears off. */
export function Ticket({ title, stamp, price, per, test, points = [], children, stub }: TicketProps) {
  return (
    <article className={css['ticket']} aria-label={title}>
      <div className={css['body']}>
        <h2 className={css['title']}>{title}</h2>
        {stamp && <p className={css['stamp']}>{stamp}</p>}
        <p className={css['price']}>
          <span className={css['sum']}>{price}</span> <span className={css['per']}>{per}</span>
        </p>
        {test && <p className={css['test']}>{test}</p>}
        {points.length > 0 && (
          <ul className={css['points']}>
            {points.map((point) => (
              <li key={point}>{point}</li>
            ))}
          </ul>
        )}
        {children}
      </div>
      <div className={css['stub']}>{stub}</div>
    </article>
  );
}
