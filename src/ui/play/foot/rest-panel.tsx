import { Button } from '../../kit/button.tsx';
import { messageOf } from '../../messages.ts';
import type { RestingDraft } from '../page-view.ts';
import css from './panel.module.css';
import { useFailsAgain } from './use-fails-again.ts';
import { words } from '../words.ts';

export type RestPanelProps = {
  readonly draft: RestingDraft;
  readonly busy: boolean;
  readonly onContinue: () => void;
  readonly onKeep: () => void;
  /** Tells it from its beginning, by `model` where one is given. */
  readonly onRetry: (model?: string) => void;
  readonly onDrop: () => void;
};

/** A telling that came to rest before its end (PLAY-28): what is there stays, and the player says how it goes on. */
export function RestPanel({ draft, busy, onContinue, onKeep, onRetry, onDrop }: RestPanelProps) {
  const { status } = draft;
  const empty = draft.passage.trim() === '';
  const error = status.type === 'interrupted' ? status.error : null;
  const cause = error && messageOf(error);
  // Whoever told it must fail again: what is there comes first, and another storyteller before him.
  const again = useFailsAgain(error, draft.story, draft.model);
  const goOn = !empty && (
    <Button kind={again ? 'plain' : 'primary'} disabled={busy} onClick={onContinue}>
      {words.restContinue} <small>{words.restContinueText}</small>
    </Button>
  );
  return (
    <section className={css['panel']} aria-labelledby="rest-title">
      <h2 id="rest-title" className={css['title']} tabIndex={-1} data-says-how>
        {words.rest[status.type]}
      </h2>
      {cause && (
        <p className={css['text']}>
          <strong>{cause.title}.</strong> {cause.text}
        </p>
      )}
      <p className={css['text']}>{empty ? words.restEmpty : words.restText}</p>
      <div className={css['ways']}>
        {!again && goOn}
        {!empty && (
          <Button kind={again ? 'primary' : 'plain'} disabled={busy} onClick={onKeep}>
            {words.restKeep} <small>{words.restKeepText}</small>
          </Button>
        )}
        {again && (
          <>
            <Button
              disabled={busy}
              onClick={() => {
                onRetry('builtin');
              }}
            >
              {words.failedBuiltin}
            </Button>
            {goOn}
          </>
        )}
        <Button
          kind={empty ? 'primary' : 'plain'}
          disabled={busy}
          onClick={() => {
            onRetry();
          }}
        >
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
