import { Button } from '../kit/button.tsx';
import { messageOf } from '../messages.ts';
import type { RestingDraft } from './page-view.ts';
import css from './panel.module.css';
import { words } from './words.ts';

export type RestPanelProps = {
  readonly draft: RestingDraft;
  readonly busy: boolean;
  readonly onContinue: () => void;
  readonly onKeep: () => void;
  readonly onRetry: () => void;
  readonly onDrop: () => void;
};

/** A telling that came to rest before its end (PLAY-28): what is there stays, and the player says how it goes on. */
export function RestPanel({ draft, busy, onContinue, onKeep, onRetry, onDrop }: RestPanelProps) {
  const { status } = draft;
  const empty = draft.passage.trim() === '';
  const cause = status.type === 'interrupted' ? messageOf(status.error) : null;
  return (
    <section className={css['panel']} aria-labelledby="rest-title">
      <h2 id="rest-title" className={css['title']}>
        {words.rest[status.type]}
      </h2>
      {cause && (
        <p className={css['text']}>
          <strong>{cause.title}.</strong> {cause.text}
        </p>
      )}
      <p className={css['text']}>{empty ? words.restEmpty : words.restText}</p>
      <div className={css['ways']}>
        {!empty && (
          <>
            <Button kind="primary" disabled={busy} onClick={onContinue}>
              {words.restContinue} <small>{words.restContinueText}</small>
            </Button>
            <Button disabled={busy} onClick={onKeep}>
              {words.restKeep} <small>{words.restKeepText}</small>
            </Button>
          </>
        )}
        <Button kind={empty ? 'primary' : 'plain'} disabled={busy} onClick={onRetry}>
          {words.restRetry} <small>{words.restRetryText}</small>
        </Button>
      </div>
      {draft.parent !== null && (
        <Button kind="link" disabled={busy} onClick={onDrop}>
          {words.restDrop}
        </Button>
      )}
    </section>
  );
}
