import type { OpenFailure, Session } from '../../state/view.ts';
import { Button } from '../kit/button.tsx';
import { LanternGlyph } from '../kit/glyphs.tsx';
import { Leaf } from '../parts/leaf.tsx';
import css from './session-pages.module.css';
import { words as house } from '../parts/words.ts';
import { words } from './words.ts';

/** While the owner's database opens. */
export function OpeningPage() {
  return (
    <main className={css['opening']}>
      <title>{house.product}</title>
      <p>
        <LanternGlyph size="3rem" />
        {words.opening}
      </p>
    </main>
  );
}

export type OpenFailedPageProps = { readonly failure: OpenFailure; readonly onReload: () => void };

/** The database could not be opened: what to do about it, in place of an empty page. */
export function OpenFailedPage({ failure, onReload }: OpenFailedPageProps) {
  const { title, text } = words.failed[failure.type];
  return (
    <Leaf title={title} text={text} actions={<ReloadButton onReload={onReload} label={words.failed.retry} />}>
      {failure.message && (
        <details className={css['details']}>
          <summary>{words.failed.details}</summary>
          <p>{failure.message}</p>
        </details>
      )}
    </Leaf>
  );
}

export type ClosedPageProps = {
  readonly reason: Extract<Session, { readonly status: 'closed' }>['reason'];
  readonly onReload: () => void;
};

/** The database was closed under this page. */
export function ClosedPage({ reason, onReload }: ClosedPageProps) {
  const { title, text } = words.closed[reason];
  return (
    <Leaf
      title={title}
      text={text}
      actions={<ReloadButton onReload={onReload} label={words.closed.reload} />}
    />
  );
}

function ReloadButton({ label, onReload }: { readonly label: string; readonly onReload: () => void }) {
  return (
    <Button kind="primary" onClick={onReload}>
      {label}
    </Button>
  );
}
