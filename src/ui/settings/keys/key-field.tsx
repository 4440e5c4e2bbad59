import { useSetAtom } from 'jotai';

import type { ModelCatalog } from '../../../domain/model.ts';
import { keyDetails } from '../../../domain/provider-details.ts';
import { remoteProviders, type KeyedName } from '../../../domain/providers.ts';
import { forgetKeysAtom, saveSecretAtom, useKeys } from '../../../state/keys.ts';
import { notifyAtom } from '../../../state/notices.ts';
import { useSettings } from '../../../state/queries.ts';
import { Button } from '../../kit/button.tsx';
import { Switch } from '../../kit/switch.tsx';
import { TextField } from '../../kit/text-field.tsx';
import css from './key-field.module.css';
import { keyStatus } from './key-status.ts';
import type { Reading } from '../storyteller/models/use-refresh.ts';
import { words } from './words.ts';

export type KeyFieldProps = {
  readonly provider: KeyedName;
  readonly typed: string;
  readonly onTyped: (key: string) => void;
  readonly catalog: ModelCatalog | null;
  readonly reading: Reading;
  /** The key of this provider changed, or is to be tested: its models are to be read with it. */
  readonly onTest: () => void;
};

/** A provider's key: put in, replaced, tested or forgotten, but never shown again. */
export function KeyField({ provider, typed, onTyped, catalog, reading, onTest }: KeyFieldProps) {
  const name = remoteProviders[provider].secret;
  const kept = useKeys()?.[name];
  const saveSecret = useSetAtom(saveSecretAtom);
  const forgetKeys = useSetAtom(forgetKeysAtom);
  const forgets = useSettings()?.forgetKeys ?? false;
  const notify = useSetAtom(notifyAtom);
  const { status, text } = keyStatus({ provider, kept: kept !== undefined, reading, catalog });
  const save = async (value: string | null) => {
    if (!(await saveSecret({ name, value })).ok) return;
    onTyped('');
    const said = value === null ? words.forgotten : forgets ? words.held : words.saved;
    notify({ type: 'message', ...said, tone: 'calm' });
    onTest();
  };
  return (
    <div className={css['keys']}>
      <div className={css['key']}>
        <TextField
          label={keyDetails[provider].label}
          type="password"
          face="ui"
          value={typed}
          placeholder={words.placeholder}
          hint={
            kept
              ? kept.where === 'memory'
                ? words.heldHere
                : words.kept(kept.hint)
              : forgets
                ? words.noneHeld
                : words.none
          }
          onText={onTyped}
        />
        <div className={css['buttons']}>
          <Button
            aria-disabled={typed.trim() === ''}
            onClick={() => typed.trim() !== '' && void save(typed.trim())}
          >
            {words.save}
          </Button>
          {kept && (
            <>
              <Button aria-disabled={status === 'checking'} onClick={onTest}>
                {words.test}
              </Button>
              <Button kind="quiet" onClick={() => void save(null)}>
                {words.forget}
              </Button>
            </>
          )}
        </div>
      </div>
      <output className={css['status']} data-status={status}>
        {text}
      </output>
      <Switch
        label={words.forgets}
        hint={words.forgetsHint}
        checked={forgets}
        onChecked={(forget) => void forgetKeys(forget)}
      />
    </div>
  );
}
