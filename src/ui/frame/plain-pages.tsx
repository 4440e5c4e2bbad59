import { Leaf } from '../parts/leaf.tsx';
import { PageLink } from '../parts/page-link.tsx';
import { words } from './words.ts';

/** What stands at an address that the game does not have. */
export function NotFoundPage() {
  const { folio, title, text, home } = words.notFound;
  return <Leaf folio={folio} title={title} text={text} actions={<PageLink href="/">{home}</PageLink>} />;
}

/** What the game costs, on a host without payment. */
export function PricingPage() {
  const { title, lead, text, notYet, back } = words.pricingPage;
  return <Leaf title={title} text={[lead, text, notYet]} actions={<PageLink href="/">{back}</PageLink>} />;
}
