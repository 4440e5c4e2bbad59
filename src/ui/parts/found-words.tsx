import type { Finding } from '../../state/shelf.ts';
import css from './found-words.module.css';

/** Where words were found, with the words themselves marked. */
export function FoundWords({ finding: { excerpt, said } }: { readonly finding: Finding }) {
  const at = said === '' ? -1 : excerpt.indexOf(said);
  if (at < 0) return excerpt;
  return (
    <>
      {excerpt.slice(0, at)}
      <mark className={css['mark']}>{said}</mark>
      {excerpt.slice(at + said.length)}
    </>
  );
}
