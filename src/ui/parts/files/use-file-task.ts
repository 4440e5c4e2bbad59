import { useAtomValue } from 'jotai';
import { useState } from 'react';

import type { FileDesk, FileError, Progress } from '../../../domain/file-port.ts';
import { err, type Result } from '../../../domain/result.ts';
import { fileDeskAtom } from '../../../state/files.ts';

type SceneCount = { readonly stored: number; readonly of: number };

/** Work at the desk for files: at most one thing at a time. */
export type DeskWork<T> =
  | { readonly status: 'idle' }
  /** `share` from 0 to 1; `scenes` of an import, as far as it has come. */
  | { readonly status: 'running'; readonly share: number; readonly scenes?: SceneCount | undefined }
  | { readonly status: 'done'; readonly value: T }
  | { readonly status: 'failed'; readonly error: FileError };

/** Runs one task at the desk and tells how far it is. */
export function useDesk<T>() {
  const desk = useAtomValue(fileDeskAtom);
  const [work, setWork] = useState<DeskWork<T>>({ status: 'idle' });
  const run = async (
    task: (desk: FileDesk, progress: Progress) => Promise<Result<T, FileError>>,
  ): Promise<Result<T, FileError>> => {
    setWork({ status: 'running', share: 0 });
    const result = desk
      ? await task(desk, (share, scenes) => {
          setWork((known) => (known.status === 'running' ? { status: 'running', share, scenes } : known));
        })
      : err<FileError>({ type: 'files-failed', message: '' });
    setWork(result.ok ? { status: 'done', value: result.value } : { status: 'failed', error: result.error });
    return result;
  };
  const reset = () => {
    setWork({ status: 'idle' });
  };
  return { work, run, reset };
}
