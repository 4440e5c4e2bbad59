import { Leaf } from '../parts/leaf.tsx';
import { PageLink } from '../parts/page-link.tsx';
import { words } from './words.ts';

/** What stands at an address that the game does not have. */
export function NotFoundPage() {
  const { folio, title, text, home } = words.notFound;
  return <Leaf folio={folio} title={title} text={text} actions={<PageLink href="/">{home}</PageLink>} />;
}
