import { useSetAtom } from 'jotai';
import { useEffect, useId, useState, type ComponentType } from 'react';

import type { AccountApi } from '../../../domain/ports/account-api.ts';
import { notifyAtom } from '../../../state/notices.ts';
import { Button } from '../../kit/button.tsx';
import { Dialog } from '../../kit/dialog.tsx';
import { useWork } from '../../kit/use-work.ts';
import css from './sign-out-dialog.module.css';
import { words as all } from './words.ts';

const words = all.out;

export type SignOutDialogProps = {
  readonly api: AccountApi;
  /** Saves everything of this player as a file. */
  readonly Backup: ComponentType<{ readonly onClose: () => void }>;
  readonly onClose: () => void;
};

/** What becomes of the stories here when their owner signs out. */
export function SignOutDialog({ api, Backup, onClose }: SignOutDialogProps) {
  const notify = useSetAtom(notifyAtom);
  const [keep, setKeep] = useState(true);
  const [backingUp, setBackingUp] = useState(false);
  const [busy, run] = useWork();
  const turns = useNotBackedUp(api);
  const leave = async () => {
    const done = await api.signOut({ keep });
    notify({
      type: 'message',
      ...(done.ok ? words.done : words.failed),
      tone: done.ok ? 'calm' : 'warning',
    });
  };
  return (
    <Dialog
      role="alertdialog"
      title={words.title}
      closeLabel={all.close}
      onClose={onClose}
      footer={
        <>
          <Button onClick={onClose}>{words.no}</Button>
          <Button
            kind={keep ? 'primary' : 'danger'}
            aria-disabled={busy}
            onClick={() => {
              run(leave);
            }}
          >
            {busy ? words.leaving : keep ? words.yes : words.yesRemove}
          </Button>
        </>
      }
    >
      <fieldset className={css['choices']}>
        <legend className={css['legend']}>{words.legend}</legend>
        <Choice title={words.keep} text={words.keepText} chosen={keep} onChoose={() => setKeep(true)} />
        <Choice title={words.remove} text={words.removeText} chosen={!keep} onChoose={() => setKeep(false)} />
      </fieldset>
      <output className={css['told']} data-unsafe={(turns ?? 0) > 0 || undefined}>
        {!keep && (turns === null ? words.counting : turns > 0 ? words.unsafe(turns) : words.safe)}
      </output>
      {!keep && turns !== null && turns > 0 && (
        <Button
          onClick={() => {
            setBackingUp(true);
          }}
        >
          {words.backup}
        </Button>
      )}
      {backingUp && (
        <Backup
          onClose={() => {
            setBackingUp(false);
          }}
        />
      )}
    </Dialog>
  );
}

/** Turns that no server has; `null` until they are counted. */
function useNotBackedUp(api: AccountApi): number | null {
  const [turns, setTurns] = useState<number | null>(null);
  useEffect(() => {
    let wanted = true;
    void api.notBackedUp().then((counted) => {
      if (wanted) setTurns(counted);
    });
    return () => {
      wanted = false;
    };
  }, [api]);
  return turns;
}

type ChoiceProps = {
  readonly title: string;
  readonly text: string;
  readonly chosen: boolean;
  readonly onChoose: () => void;
};

function Choice({ title, text, chosen, onChoose }: ChoiceProps) {
  const name = useId();
  return (
    <label className={css['choice']}>
      <input
        type="radio"
        name="what-stays"
        className={css['radio']}
        checked={chosen}
        onChange={onChoose}
        aria-describedby={name}
      />
      <span className={css['title']}>{title}</span>
      <span id={name} className={css['text']}>
        {text}
      </span>
    </label>
  );
}
