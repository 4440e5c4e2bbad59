import { useSetAtom } from 'jotai';
import type { ReactNode } from 'react';

import type { SecretName } from '../../../domain/secret.ts';
import { saveSecretAtom, useKeys } from '../../../state/keys.ts';
import { notifyAtom } from '../../../state/notices.ts';
import { useSettings } from '../../../state/queries.ts';
import { Button } from '../../kit/button.tsx';
import { TextField } from '../../kit/text-field.tsx';
import css from './secret-field.module.css';
import type { TypedKeysProps } from './typed-keys.ts';
import { words } from './words.ts';

export type SecretFieldProps = TypedKeysProps & {
  readonly name: SecretName;
  readonly label: string;
  /** What is to be known while there is no key. */
  readonly more?: string;
  /** The key was put in, replaced or forgotten. */
  readonly onSaved?: () => void;
  /** What else can be done with it. */
  readonly children?: ReactNode;
};

/** A key of the player's own: put in, replaced or forgotten, but never shown again. */
export function SecretField({ name, label, keys, onTyped, more = '', onSaved, children }: SecretFieldProps) {
  const kept = useKeys()?.[name];
  const forgets = useSettings()?.forgetKeys ?? false;
  const saveSecret = useSetAtom(saveSecretAtom);
  const notify = useSetAtom(notifyAtom);
  const typed = keys.get(name) ?? '';
  const save = async (value: string | null) => {
    if (!(await saveSecret({ name, value })).ok) return;
    onTyped(name, '');
    const said = value === null ? words.forgotten : forgets ? words.held : words.saved;
    notify({ type: 'message', ...said, tone: 'calm' });
    onSaved?.();
  };
  const hint = () => {
    if (kept) return kept.where === 'memory' ? words.heldHere : words.kept(kept.hint);
    return `${forgets ? words.noneHeld : words.none} ${more}`.trim();
  };
  return (
    <div className={css['key']}>
      <TextField
        label={label}
        type="password"
        face="ui"
        value={typed}
        placeholder={words.placeholder}
        hint={hint()}
        onText={(text) => {
          onTyped(name, text);
        }}
      />
      <div className={css['buttons']}>
        <Button
          aria-disabled={typed.trim() === ''}
          onClick={() => typed.trim() !== '' && void save(typed.trim())}
        >
          {words.save}
        </Button>
        {children}
        {kept && (
          <Button kind="quiet" onClick={() => void save(null)}>
            {words.forget}
          </Button>
        )}
      </div>
    </div>
  );
}
