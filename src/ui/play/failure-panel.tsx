import type { ProviderError } from '../../domain/errors.ts';
import { Button } from '../kit/button.tsx';
import { messageOf } from '../messages.ts';
import css from './panel.module.css';
import { words } from './words.ts';

export type FailurePanelProps = {
  readonly error: ProviderError;
  readonly busy: boolean;
  readonly onRetry: () => void;
  readonly onBuiltin: () => void;
  readonly onModel: () => void;
};

/** A scene whose storyteller failed after its retries: why, and three ways on (PLAY-29). */
export function FailurePanel({ error, busy, onRetry, onBuiltin, onModel }: FailurePanelProps) {
  const cause = messageOf(error);
  return (
    <section className={css['panel']} data-tone="evil" aria-labelledby="failure-title">
      <h2 id="failure-title" className={css['title']}>
        {words.failedTitle}
      </h2>
      <p className={css['text']}>
        <strong>{cause.title}.</strong> {cause.text}
      </p>
      <p className={css['text']}>{words.failedText}</p>
      <div className={css['ways']}>
        <Button kind="primary" disabled={busy} onClick={onRetry}>
          {words.failedRetry}
        </Button>
        <Button disabled={busy} onClick={onBuiltin}>
          {words.failedBuiltin}
        </Button>
        <Button disabled={busy} onClick={onModel}>
          {words.failedModel}
        </Button>
      </div>
    </section>
  );
}
