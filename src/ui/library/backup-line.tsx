import { useAtomValue, useSetAtom } from 'jotai';
import { useState } from 'react';

import { accountAtom } from '../../state/account.ts';
import { bringFilesAtom } from '../../state/view.ts';
import { useBackups } from '../../state/shelf.ts';
import { Button } from '../kit/button.tsx';
import { BackupDialog } from './backup-dialog.tsx';
import css from './backup-line.module.css';
import { words } from '../parts/files/file-words.ts';
import { pickFiles } from '../kit/save-file.ts';

/** When everything was last saved, always in sight, and the way to do it again. */
export function BackupLine() {
  const backups = useBackups();
  const [open, setOpen] = useState(false);
  const hasCopy = useAtomValue(accountAtom).type !== 'none';
  const [never, last] = hasCopy ? [words.neverFile, words.lastFile] : [words.never, words.last];
  const bring = useSetAtom(bringFilesAtom);
  return (
    <div className={css['line']}>
      <span data-stale={backups?.stale || undefined} className={css['when']}>
        {!backups ? '' : backups.at === 0 ? never : last(whenOf(backups.at))}
        {backups && backups.at > 0 && backups.stale && ` · ${words.stale}`}
      </span>
      <Button
        kind="link"
        onClick={() => {
          setOpen(true);
        }}
      >
        {words.backup}
      </Button>
      <Button
        kind="link"
        onClick={() => {
          void pickFiles('.lamplit').then(bring);
        }}
      >
        {words.restore}
      </Button>
      {open && (
        <BackupDialog
          onClose={() => {
            setOpen(false);
          }}
        />
      )}
    </div>
  );
}

const dates = new Intl.DateTimeFormat(undefined, { dateStyle: 'medium', timeStyle: 'short' });

function whenOf(ms: number): string {
  return dates.format(ms);
}
