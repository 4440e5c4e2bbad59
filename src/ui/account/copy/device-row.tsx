import { useSetAtom } from 'jotai';
import { useEffect, useRef, useState } from 'react';

import { arrangeAtom } from '../../../state/actions.ts';
import type { KnownDevice } from '../../../state/copy-queries.ts';
import { Button } from '../../kit/button.tsx';
import { TextField } from '../../kit/text-field.tsx';
import { useWork } from '../../kit/use-work.ts';
import css from './copy-list.module.css';
import { words } from './words.ts';

export type DeviceRowProps = {
  readonly device: KnownDevice;
  readonly onTold: (text: string) => void;
};

/** In characters. */
const maxName = 60;

/** One device; its name opens to be changed, and afterwards the focus is back on its button. */
export function DeviceRow({ device, onTold }: DeviceRowProps) {
  const { id, here } = device;
  const label = device.label || words.unnamed;
  const [name, setName] = useState<string | null>(null);
  const arrange = useSetAtom(arrangeAtom);
  const [busy, run] = useWork();
  const button = useRef<HTMLButtonElement>(null);
  const isOpen = name !== null;
  const wasOpen = useRef(false);
  useEffect(() => {
    if (wasOpen.current && !isOpen) button.current?.focus();
    wasOpen.current = isOpen;
  }, [isOpen]);
  const save = async () => {
    const given = name?.trim() ?? '';
    if (given !== '' && given !== device.label) {
      if (!(await arrange({ type: 'name-device', device: id, label: given })).ok) return;
      onTold(words.renamed(given));
    }
    setName(null);
  };
  return (
    <li className={css['row']}>
      <p className={css['name']}>
        <bdi>{label}</bdi>
        {here && <span className={css['here']}>{words.here}</span>}
      </p>
      <Button
        ref={button}
        kind="link"
        aria-label={words.renameOf(label)}
        aria-expanded={isOpen}
        onClick={() => {
          onTold('');
          setName(isOpen ? null : device.label);
        }}
      >
        {words.rename}
      </Button>
      {isOpen && (
        <form
          method="post"
          className={css['form']}
          onSubmit={(event) => {
            event.preventDefault();
            run(save);
          }}
        >
          <TextField
            label={words.name}
            hint={words.nameHint}
            face="ui"
            maxLength={maxName}
            value={name}
            inputRef={takeFocus}
            onText={setName}
          />
          <div className={css['feet']}>
            <Button submit aria-disabled={busy}>
              {words.save}
            </Button>
            <Button
              kind="quiet"
              onClick={() => {
                setName(null);
              }}
            >
              {words.cancel}
            </Button>
          </div>
        </form>
      )}
    </li>
  );
}

function takeFocus(field: HTMLElement | null): void {
  field?.focus();
}
