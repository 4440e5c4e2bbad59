import type { Plan } from '../../domain/billing.ts';
import { Button } from '../kit/button.tsx';
import { moneyOf } from './money.ts';
import { Ticket } from './ticket.tsx';
import { words } from './words.ts';

/** How things are sold at the moment. */
export type Sale = {
  /** In play only. */
  readonly test: boolean;
  /** Id of the words that say why nothing can be bought; `undefined` when it can. */
  readonly blocked: string | undefined;
  /** What stands on a button that buys, where it does not buy yet. */
  readonly buyWord: string | null;
  readonly onBuy: (plan: Plan) => void;
};

/** What everybody has. */
export function FreeTicket({ visitor }: { readonly visitor: boolean }) {
  const { title, price, per, points, note, visitor: forVisitors } = words.free;
  return <Ticket title={title} price={price} per={per} points={points} stub={visitor ? forVisitors : note} />;
}

/** Credits by the hundred. */
export function PackTicket({ plan, sale }: { readonly plan: Plan; readonly sale: Sale }) {
  const { credits, each, valid, save, buy } = words.pack;
  return (
    <Ticket
      title={plan.name}
      stamp={plan.savingsPercent > 0 ? save(plan.savingsPercent) : undefined}
      price={moneyOf(plan.price, plan.currency)}
      per={credits(plan.credits)}
      test={sale.test ? words.test : undefined}
      points={[each(moneyOf(plan.price / plan.credits, plan.currency)), valid]}
      stub={<BuyButton plan={plan} sale={sale} label={buy(plan.name)} />}
    />
  );
}

type BuyButtonProps = { readonly plan: Plan; readonly sale: Sale; readonly label: string };

/** A press on one that is blocked does nothing; the words that say why are read out with it. */
export function BuyButton({ plan, sale, label }: BuyButtonProps) {
  const { blocked, buyWord, onBuy } = sale;
  return (
    <Button
      wide
      aria-disabled={blocked !== undefined}
      aria-describedby={blocked}
      aria-label={buyWord === null ? undefined : `${buyWord}: ${plan.name}`}
      onClick={() => {
        if (blocked === undefined) onBuy(plan);
      }}
    >
      {buyWord ?? label}
    </Button>
  );
}
