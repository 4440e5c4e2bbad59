import { InstallHint } from '../parts/install-hint.tsx';
import { PageLink } from '../parts/page-link.tsx';
import { words as house } from '../parts/words.ts';
import { Button } from '../kit/button.tsx';
import { OrnamentGlyph } from '../kit/glyphs.tsx';
import { Frontispiece } from './frontispiece.tsx';
import css from './sign-in-screen.module.css';
import { words } from './words.ts';

export type SignInScreenProps = {
  readonly onEnterDemo: () => void;
};

/** The title page: this host has no accounts, so it leads straight into demo play and says so. */
export function SignInScreen({ onEnterDemo }: SignInScreenProps) {
  return (
    <main className={css['desk']}>
      <title>{`${house.product} · ${house.tagline}`}</title>
      <article className={css['book']}>
        <figure className={css['plate']}>
          <div className={css['picture']}>
            <Frontispiece />
          </div>
          <figcaption className={css['caption']}>
            <span>{words.plateCaption}</span>
            <span className={css['number']}>{words.plate}</span>
          </figcaption>
          <InstallHint />
        </figure>
        <div className={css['leaf']}>
          <h1 className={css['title']} translate="no">
            {house.product}
          </h1>
          <p className={css['tagline']}>{house.tagline}</p>
          <div className={css['ornament']}>
            <OrnamentGlyph />
          </div>
          {words.lead.map((paragraph) => (
            <p key={paragraph} className={css['lead']}>
              {paragraph}
            </p>
          ))}
          <div className={css['action']}>
            <Button kind="primary" size="large" onClick={onEnterDemo}>
              {words.play}
            </Button>
          </div>
          <p className={css['kept']}>{words.kept}</p>
          <footer className={css['colophon']}>
            <p>{words.noAccounts}</p>
            <nav className={css['links']} aria-label={words.links}>
              <PageLink href="/pricing" kind="quiet">
                {words.pricing}
              </PageLink>
              <PageLink href="/privacy" kind="quiet">
                {words.privacy}
              </PageLink>
            </nav>
          </footer>
        </div>
      </article>
    </main>
  );
}
