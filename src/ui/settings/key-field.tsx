import { useSetAtom } from 'jotai';

import { saveSecretAtom } from '../../state/actions.ts';
import { notifyAtom } from '../../state/notices.ts';
import { useKeys } from '../../state/queries.ts';
import { Button } from '../kit/button.tsx';
import { TextField } from '../kit/text-field.tsx';
import css from './ai-part.module.css';
import { words } from './words.ts';

export type KeyFieldProps = {
  readonly name: 'openRouter' | 'server';
  readonly typed: string;
  readonly onTyped: (key: string) => void;
  /** The key of this provider changed. */
  readonly onSaved: () => void;
};

/** A provider's key: put in, replaced or forgotten, but never shown again (SET-10). */
export function KeyField({ name, typed, onTyped, onSaved }: KeyFieldProps) {
  const kept = useKeys()?.[name];
  const saveSecret = useSetAtom(saveSecretAtom);
  const notify = useSetAtom(notifyAtom);
  const save = async (value: string | null) => {
    if (!(await saveSecret({ name, value })).ok) return;
    onTyped('');
    notify({ type: 'message', ...(value === null ? words.key.forgotten : words.key.saved), tone: 'calm' });
    onSaved();
  };
  return (
    <div className={css['key']}>
      <TextField
        label={words.key[name]}
        type="password"
        face="ui"
        value={typed}
        placeholder={words.key.placeholder}
        hint={kept ? words.key.kept(kept.hint) : words.key.none}
        onText={onTyped}
      />
      <div className={css['buttons']}>
        <Button
          aria-disabled={typed.trim() === ''}
          onClick={() => typed.trim() !== '' && void save(typed.trim())}
        >
          {words.key.save}
        </Button>
        {kept && (
          <Button kind="quiet" onClick={() => void save(null)}>
            {words.key.forget}
          </Button>
        )}
      </div>
    </div>
  );
}
