import { useState } from 'react';

import type { AccountApi } from '../../../domain/ports/account-api.ts';
import { Button } from '../../kit/button.tsx';
import { saveFile } from '../../kit/save-file.ts';
import { accountErrorText } from '../../parts/account-errors.ts';
import { useWork } from '../../kit/use-work.ts';
import css from './account-dialog.module.css';
import { DeleteDialog } from './delete-dialog.tsx';
import { words } from './words.ts';

export type DataPartProps = {
  readonly api: AccountApi;
  readonly onSignIn: () => void;
};

/** What the account holds: taken along as a file, or deleted. */
export function DataPart({ api, onSignIn }: DataPartProps) {
  const [busy, run] = useWork();
  const [told, setTold] = useState<{ readonly text: string; readonly failed: boolean } | null>(null);
  const [deleting, setDeleting] = useState(false);
  const take = async () => {
    setTold(null);
    const made = await api.exportAll();
    if (made.ok) saveFile(made.value.blob, made.value.name);
    setTold(
      made.ok
        ? { text: words.export.made(made.value.name), failed: false }
        : { text: accountErrorText(made.error), failed: true },
    );
  };
  return (
    <>
      <section className={css['part']}>
        <h3 className={css['partTitle']}>{words.export.title}</h3>
        <p>{words.export.text}</p>
        <Button
          aria-disabled={busy}
          onClick={() => {
            run(take);
          }}
        >
          {busy ? words.export.making : words.export.make}
        </Button>
        <output className={css['told']}>
          {told && <span className={told.failed ? css['failed'] : undefined}>{told.text}</span>}
        </output>
      </section>
      <section className={css['part']}>
        <h3 className={css['partTitle']}>{words.delete.title}</h3>
        <p>{words.delete.text}</p>
        <Button
          kind="danger"
          onClick={() => {
            setDeleting(true);
          }}
        >
          {words.delete.begin}
        </Button>
      </section>
      {deleting && (
        <DeleteDialog
          api={api}
          onSignIn={onSignIn}
          onClose={() => {
            setDeleting(false);
          }}
        />
      )}
    </>
  );
}
