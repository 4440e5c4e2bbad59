import { useSetAtom } from 'jotai';

import type { ModelCatalog } from '../../../domain/model.ts';
import { keyDetails } from '../../../domain/provider-details.ts';
import { remoteProviders, type KeyedName } from '../../../domain/providers.ts';
import { forgetKeysAtom, useKeys } from '../../../state/keys.ts';
import { useSettings } from '../../../state/queries.ts';
import { Button } from '../../kit/button.tsx';
import { Switch } from '../../kit/switch.tsx';
import css from './key-field.module.css';
import { keyStatus } from './key-status.ts';
import type { Reading } from '../storyteller/models/use-refresh.ts';
import { SecretField } from './secret-field.tsx';
import type { TypedKeysProps } from './typed-keys.ts';
import { words } from './words.ts';

export type KeyFieldProps = TypedKeysProps & {
  readonly provider: KeyedName;
  readonly catalog: ModelCatalog | null;
  readonly reading: Reading;
  /** The key of this provider changed, or is to be tested: its models are to be read with it. */
  readonly onTest: () => void;
};

/** A storyteller's key, how it stands, and whether keys are kept at all. */
export function KeyField({ provider, keys, onTyped, catalog, reading, onTest }: KeyFieldProps) {
  const name = remoteProviders[provider].secret;
  const kept = useKeys()?.[name] !== undefined;
  const forgetKeys = useSetAtom(forgetKeysAtom);
  const forgets = useSettings()?.forgetKeys ?? false;
  const { status, text } = keyStatus({ provider, kept, reading, catalog });
  return (
    <div className={css['keys']}>
      <SecretField
        name={name}
        label={keyDetails[provider].label}
        keys={keys}
        onTyped={onTyped}
        onSaved={onTest}
      >
        {kept && (
          <Button aria-disabled={status === 'checking'} onClick={onTest}>
            {words.test}
          </Button>
        )}
      </SecretField>
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
