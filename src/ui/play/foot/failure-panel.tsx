import type { ProviderError } from '../../../domain/errors.ts';
import { Button } from '../../kit/button.tsx';
import { messageOf } from '../../messages.ts';
import { Panel, PanelText, PanelWays } from '../panel.tsx';
import { useFailsAgain } from './use-fails-again.ts';
import { words } from '../words.ts';

export type FailurePanelProps = {
  readonly error: ProviderError;
  readonly story: string;
  /** Who was to tell it, as in `Scene.model`. */
  readonly model: string;
  readonly busy: boolean;
  readonly onRetry: () => void;
  readonly onBuiltin: () => void;
  readonly onModel: () => void;
};

/** A scene whose storyteller failed after its retries: why, and three ways on. One that must fail again is the last of them. */
export function FailurePanel({ error, story, model, busy, onRetry, onBuiltin, onModel }: FailurePanelProps) {
  const cause = messageOf(error);
  const again = useFailsAgain(error, story, model);
  const retry = (
    <Button kind={again ? 'plain' : 'primary'} disabled={busy} onClick={onRetry}>
      {words.failedRetry}
    </Button>
  );
  return (
    <Panel id="failure-title" title={words.failedTitle} tone="evil">
      <PanelText>
        <strong>{cause.title}.</strong> {cause.text}
      </PanelText>
      <PanelText>{words.failedText}</PanelText>
      <PanelWays>
        {!again && retry}
        <Button kind={again ? 'primary' : 'plain'} disabled={busy} onClick={onBuiltin}>
          {words.failedBuiltin}
        </Button>
        <Button disabled={busy} onClick={onModel}>
          {words.failedModel}
        </Button>
        {again && retry}
      </PanelWays>
    </Panel>
  );
}
