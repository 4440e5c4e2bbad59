import { InstallHint } from '../parts/install-hint.tsx';
import { PageLink } from '../parts/page-link.tsx';
import { words as house } from '../parts/words.ts';
import { Button } from '../kit/button.tsx';
import { OrnamentGlyph } from '../kit/glyphs.tsx';
import { late } from '../kit/late.tsx';
import { Frontispiece } from './frontispiece.tsx';
import css from './sign-in-screen.module.css';
import { words } from './words.ts';

const Entry = late(async () => (await import('./entry/entry.tsx')).Entry);

export type SignInScreenProps = {
  readonly onEnterDemo: () => void;
};

/**
 * The title page: the way into demo play, and below it the way into an account, which comes once it is known what this host offers. The
 * build draws it without: on a page that answers nobody yet there is no field for a password.
 */
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
            {/* title-page.ts knows by its mark which button was pressed. */}
            <Button kind="primary" size="large" data-play="" onClick={onEnterDemo}>
              {words.play}
            </Button>
          </div>
          <p className={css['kept']}>{words.kept}</p>
          <nav className={css['links']} aria-label={words.links}>
            <PageLink href="/pricing" kind="quiet">
              {words.pricing}
            </PageLink>
            <PageLink href="/privacy" kind="quiet">
              {words.privacy}
            </PageLink>
          </nav>
          {/* The last on the page: what comes here moves nothing. */}
          <div className={css['entry']}>
            <Entry />
          </div>
        </div>
      </article>
    </main>
  );
}
