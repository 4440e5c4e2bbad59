import { Button } from '../../kit/button.tsx';
import { messageOf } from '../../messages.ts';
import type { PageView, RestingDraft } from '../page-view.ts';
import { Panel, PanelText, PanelWays } from '../panel.tsx';
import { useFailsAgain } from './use-fails-again.ts';
import { useWords } from '../page/draft.tsx';
import { words } from '../words.ts';

export type RestPanelProps = {
  readonly page: PageView;
  readonly draft: RestingDraft;
  readonly busy: boolean;
  readonly onContinue: () => void;
  readonly onKeep: () => void;
  /** Tells it from its beginning, by `model` where one is given. */
  readonly onRetry: (model?: string) => void;
  readonly onDrop: () => void;
};

/** A telling that came to rest before its end: what is there stays, and the player says how it goes on. */
export function RestPanel({ page, draft, busy, onContinue, onKeep, onRetry, onDrop }: RestPanelProps) {
  const { status } = draft;
  const empty = useWords(page).trim() === '';
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
    <Panel id="rest-title" title={words.rest[status.type]} saysHow>
      {cause && (
        <PanelText>
          <strong>{cause.title}.</strong> {cause.text}
        </PanelText>
      )}
      <PanelText>{empty ? words.restEmpty : words.restText}</PanelText>
      <PanelWays>
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
      </PanelWays>
      {draft.parent !== null && (
        <Button kind="link" disabled={busy} onClick={onDrop}>
          {words.restDrop}
        </Button>
      )}
    </Panel>
  );
}
