import type { ReactNode } from 'react';

import type { FileError, MadeFile } from '../../../domain/file-port.ts';
import { Button } from '../../kit/button.tsx';
import css from './export-dialog.module.css';
import { words } from './file-words.ts';
import { LossList } from './loss-list.tsx';
import { saveFile } from '../../kit/save-file.ts';
import type { FileTask } from './use-file-task.ts';

export type MadeFileNoteProps = {
  readonly work: FileTask<MadeFile>;
  /** Whether the file was read again after it was made. */
  readonly checked: boolean;
  /** Above what did not come into the file. */
  readonly lossTitle: string;
  readonly failure: (error: FileError) => ReactNode;
};

/** How far a file is made, and what became of it. */
export function MadeFileNote({ work, checked, lossTitle, failure }: MadeFileNoteProps) {
  return (
    <output className={css['work']}>
      {work.status === 'running' && (
        <>
          {words.making}
          <progress className={css['bar']} value={work.share} aria-label={words.making} />
        </>
      )}
      {work.status === 'done' && (
        <>
          <span className={css['made']}>{words.made(work.value.name)}</span>
          {checked && <span>{words.checked}</span>}
          <Button
            kind="link"
            onClick={() => {
              saveFile(work.value.file, work.value.name);
            }}
          >
            {words.savedAgain}
          </Button>
          <LossList title={lossTitle} losses={work.value.losses} />
        </>
      )}
      {work.status === 'failed' && <span>{failure(work.error)}</span>}
    </output>
  );
}
