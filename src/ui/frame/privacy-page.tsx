import { Leaf } from '../parts/leaf.tsx';
import { PageLink } from '../parts/page-link.tsx';
import css from './privacy-page.module.css';
import { words } from './privacy-words.ts';

/** What the page sends and where, in plain words. */
export function PrivacyPage() {
  return (
    <Leaf title={words.title} text={words.lead} actions={<PageLink href="/">{words.back}</PageLink>}>
      {words.parts.map(({ title, text }) => (
        <section key={title} className={css['part']}>
          <h2 className={css['title']}>{title}</h2>
          {text.map((paragraph) => (
            <p key={paragraph} className={css['text']}>
              {paragraph}
            </p>
          ))}
        </section>
      ))}
    </Leaf>
  );
}
