import { Leaf } from '../parts/leaf.tsx';
import { PageLink } from '../parts/page-link.tsx';
import css from './privacy-page.module.css';
import { words } from './privacy-words.ts';

export type PrivacyPageProps = {
  /** The operator's own words about his server; his terms. */
  readonly terms?: string;
};

/** What the page sends and where, in plain words. */
export function PrivacyPage({ terms }: PrivacyPageProps) {
  const parts = terms ? [...words.parts, { title: words.terms, text: [terms] }] : words.parts;
  return (
    <Leaf title={words.title} text={words.lead} actions={<PageLink href="/">{words.back}</PageLink>}>
      {parts.map(({ title, text }) => (
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
