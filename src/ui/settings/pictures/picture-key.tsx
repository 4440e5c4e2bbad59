import { useSetAtom } from 'jotai';
import { useState } from 'react';

import type { SecretName } from '../../../domain/secret.ts';
import { saveSecretAtom, useKeys } from '../../../state/keys.ts';
import { notifyAtom } from '../../../state/notices.ts';
import { useSettings } from '../../../state/queries.ts';
import { Button } from '../../kit/button.tsx';
import { TextField } from '../../kit/text-field.tsx';
import css from '../keys/key-field.module.css';
import { words as keyWords } from '../keys/words.ts';
import { words } from './words.ts';

export type PictureKeyProps = {
  readonly name: SecretName;
  readonly label: string;
  /** Whether the service is never asked without one. */
  readonly isNeeded: boolean;
};

/** The player's own key for a picture service: put in, replaced or forgotten, but never shown again. */
export function PictureKey({ name, label, isNeeded }: PictureKeyProps) {
  const kept = useKeys()?.[name];
  const forgets = useSettings()?.forgetKeys ?? false;
  const [typed, setTyped] = useState('');
  const saveSecret = useSetAtom(saveSecretAtom);
  const notify = useSetAtom(notifyAtom);
  const save = async (value: string | null) => {
    if (!(await saveSecret({ name, value })).ok) return;
    setTyped('');
    const said = value === null ? keyWords.forgotten : forgets ? keyWords.held : keyWords.saved;
    notify({ type: 'message', ...said, tone: 'calm' });
  };
  const none = forgets ? keyWords.noneHeld : keyWords.none;
  return (
    <div className={css['key']}>
      <TextField
        label={label}
        type="password"
        face="ui"
        value={typed}
        placeholder={keyWords.placeholder}
        hint={
          kept
            ? kept.where === 'memory'
              ? keyWords.heldHere
              : keyWords.kept(kept.hint)
            : [none, ...(isNeeded ? [words.keyNeeded] : [])].join(' ')
        }
        onText={setTyped}
      />
      <div className={css['buttons']}>
        <Button
          aria-disabled={typed.trim() === ''}
          onClick={() => typed.trim() !== '' && void save(typed.trim())}
        >
          {keyWords.save}
        </Button>
        {kept && (
          <Button kind="quiet" onClick={() => void save(null)}>
            {keyWords.forget}
          </Button>
        )}
      </div>
    </div>
  );
}
