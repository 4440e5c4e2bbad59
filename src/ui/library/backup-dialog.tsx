import { useSetAtom } from 'jotai';

import type { MadeFile } from '../../domain/file-port.ts';
import { backupFolderAtom, markBackupAtom, noteBackupAtom, useBackups } from '../../state/shelf.ts';
import { Button } from '../kit/button.tsx';
import { Dialog } from '../kit/dialog.tsx';
import { allowFolder, canWriteFolders, chooseFolder } from './backup-folder.ts';
import css from '../parts/files/export-dialog.module.css';
import { fileMessage, words } from '../parts/files/file-words.ts';
import { MadeFileNote } from '../parts/files/made-file-note.tsx';
import { saveFile } from '../kit/save-file.ts';
import { useFileTask } from '../parts/files/use-file-task.ts';

/** Everything of this player in one file, now and by itself. */
export function BackupDialog({ onClose }: { readonly onClose: () => void }) {
  const { work, run } = useFileTask<MadeFile>();
  const backups = useBackups();
  const mark = useSetAtom(markBackupAtom);
  const note = useSetAtom(noteBackupAtom);
  const keepFolder = useSetAtom(backupFolderAtom);
  const folder = backups?.folder ?? null;
  const make = async () => {
    const begun = await mark(Date.now());
    const made = await run((service, progress) => service.backUp(progress));
    if (!made.ok) return;
    saveFile(made.value.file, made.value.name);
    await note(begun);
  };
  const choose = async () => {
    const chosen = await chooseFolder();
    if (chosen) await keepFolder(chosen);
  };
  return (
    <Dialog
      title={words.backupTitle}
      closeLabel={words.close}
      onClose={onClose}
      footer={
        <Button
          kind="primary"
          aria-disabled={work.status === 'running'}
          onClick={() => {
            if (work.status !== 'running') void make();
          }}
        >
          {words.backup}
        </Button>
      }
    >
      <p>{words.backupText}</p>
      <MadeFileNote
        work={work}
        checked
        lossTitle={words.readLosses}
        failure={(error) => fileMessage(error).text}
      />
      <h3 className={css['label']}>{words.folder}</h3>
      {canWriteFolders() ? (
        <div className={css['work']}>
          <p>{folder ? words.folderChosen(folder.name) : words.folderText}</p>
          <div>
            <Button onClick={() => void choose()}>{words.folderChoose}</Button>{' '}
            {folder && <Button onClick={() => void allowFolder(folder)}>{words.folderAgain}</Button>}{' '}
            {folder && (
              <Button kind="quiet" onClick={() => void keepFolder(null)}>
                {words.folderForget}
              </Button>
            )}
          </div>
        </div>
      ) : (
        <p className={css['text']}>{words.folderMissing}</p>
      )}
    </Dialog>
  );
}
