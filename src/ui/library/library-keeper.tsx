import { useAtom, useAtomValue, useSetAtom } from 'jotai';
import { useEffect, useEffectEvent } from 'react';

import { trashMs } from '../../domain/shelf-command.ts';
import { arrangeAtom } from '../../state/actions.ts';
import { fileServiceAtom } from '../../state/files.ts';
import { openHandlesAtom } from '../../state/handles.ts';
import { notifyAtom } from '../../state/notices.ts';
import { markBackupAtom, noteBackupAtom, useBackups } from '../../state/shelf.ts';
import { bringFilesAtom, broughtFilesAtom, fileKey } from '../../state/view.ts';
import { backupFileName, isFolderOpen, writeIntoFolder } from './backup-folder.ts';
import { fileMessage, words } from '../parts/files/file-words.ts';
import css from './library-keeper.module.css';
import { useDroppedFiles } from '../kit/use-dropped-files.ts';
import { late } from '../kit/late.tsx';

const ImportDialog = late(async () => (await import('./import-dialog.tsx')).ImportDialog);

export type LibraryKeeperProps = {
  /** How long play has to rest before a backup is made; for tests. */
  readonly restMs?: number;
};

/** What the library does by itself on every screen: takes files that are dropped, backs up into the chosen folder, clears old trash. */
export function LibraryKeeper({ restMs = 60_000 }: LibraryKeeperProps) {
  const [waiting, setWaiting] = useAtom(broughtFilesAtom);
  const dragging = useDroppedFiles(useSetAtom(bringFilesAtom));
  const [brought] = waiting;
  useAutomaticBackup(restMs);
  useClearedTrash();
  return (
    <>
      {dragging && (
        <div className={css['drop']} aria-hidden="true">
          <p>{words.dropHere}</p>
        </div>
      )}
      {brought && (
        <ImportDialog
          key={fileKey(brought)}
          file={brought}
          more={waiting.length - 1}
          onClose={() => {
            setWaiting(waiting.slice(1));
          }}
        />
      )}
    </>
  );
}

/** A backup into the chosen folder once play has rested for a while. */
function useAutomaticBackup(restMs: number) {
  const backups = useBackups();
  const service = useAtomValue(fileServiceAtom);
  const { space } = useAtomValue(openHandlesAtom);
  const mark = useSetAtom(markBackupAtom);
  const note = useSetAtom(noteBackupAtom);
  const folder = backups?.folder ?? null;
  const stale = backups?.stale === true;
  const notify = useSetAtom(notifyAtom);
  const backUp = useEffectEvent(async () => {
    if (!folder || !service) return;
    const tell = (text: string) => {
      notify({ type: 'message', title: words.folderFailed, text, tone: 'warning' });
    };
    if (!(await isFolderOpen(folder))) {
      tell(words.folderAsk(folder.name));
      return;
    }
    const begun = await mark(Date.now());
    const made = await service.backUp(() => {});
    if (!made.ok) {
      tell(fileMessage(made.error).text);
      return;
    }
    const written = await writeIntoFolder(folder, backupFileName(space), made.value.file);
    if (written === 'written') await note(begun);
    else tell(written === 'refused' ? words.folderRefused(folder.name) : words.folderChanged(folder.name));
  });
  useEffect(() => {
    if (!folder || !stale) return;
    const timer = setTimeout(() => void backUp(), restMs);
    return () => {
      clearTimeout(timer);
    };
  }, [folder, stale, restMs]);
}

/** What has lain in the trash for 30 days goes, once a visit. */
function useClearedTrash() {
  const arrange = useSetAtom(arrangeAtom);
  useEffect(() => {
    void arrange({ type: 'clear-trash', before: Date.now() - trashMs });
  }, [arrange]);
}
