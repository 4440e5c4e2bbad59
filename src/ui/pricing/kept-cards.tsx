import { useEffect, useState } from 'react';

import type { PaymentMethod } from '../../domain/billing.ts';
import type { BillingApi } from '../../domain/ports/billing-api.ts';
import css from './usage-ticket.module.css';
import { words } from './words.ts';

export type KeptCardsProps = { readonly api: BillingApi };

/** Which cards pay for pay-as-you-go. Without an answer nothing is said of them. */
export function KeptCards({ api }: KeptCardsProps) {
  const [cards, setCards] = useState<readonly PaymentMethod[]>([]);
  useEffect(() => {
    let wanted = true;
    void api.paymentMethods().then((found) => {
      if (wanted && found.ok) setCards(found.value);
    });
    return () => {
      wanted = false;
    };
  }, [api]);
  return cards.map(({ brand, last4, expMonth, expYear }) => (
    <p key={`${brand} ${last4} ${expMonth} ${expYear}`} className={css['card']}>
      {words.usage.card(brandName(brand), last4, `${String(expMonth).padStart(2, '0')}/${expYear}`)}
    </p>
  ));
}

/** The provider writes 'visa' and 'american_express'. */
const brandName = (brand: string) =>
  brand.replaceAll('_', ' ').replaceAll(/\b\w/g, (first) => first.toUpperCase());
