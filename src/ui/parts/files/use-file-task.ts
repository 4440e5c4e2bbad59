import { useAtomValue } from 'jotai';
import { useRef, useState } from 'react';

import type { FileService, FileError, Progress } from '../../../domain/file-port.ts';
import { err, type Result } from '../../../domain/result.ts';
import { fileServiceAtom } from '../../../state/files.ts';

type SceneCount = { readonly stored: number; readonly of: number };

/** A task with files: at most one at a time. */
export type FileTask<T> =
  | { readonly status: 'idle' }
  /** `share` from 0 to 1; `scenes` of an import, as far as it has come. */
  | { readonly status: 'running'; readonly share: number; readonly scenes?: SceneCount | undefined }
  | { readonly status: 'done'; readonly value: T }
  | { readonly status: 'failed'; readonly error: FileError };

/** Runs one task with files and tells how far it is. What was begun before a `reset`, or before the next task, is not told any more. */
export function useFileTask<T>() {
  const service = useAtomValue(fileServiceAtom);
  const [work, setWork] = useState<FileTask<T>>({ status: 'idle' });
  const turn = useRef(0);
  const run = async (
    task: (service: FileService, progress: Progress) => Promise<Result<T, FileError>>,
  ): Promise<Result<T, FileError>> => {
    const mine = (turn.current += 1);
    setWork({ status: 'running', share: 0 });
    const result = service
      ? await task(service, (share, scenes) => {
          if (turn.current !== mine) return;
          setWork((known) => (known.status === 'running' ? { status: 'running', share, scenes } : known));
        })
      : err<FileError>({ type: 'files-failed', message: '' });
    if (turn.current === mine)
      setWork(
        result.ok ? { status: 'done', value: result.value } : { status: 'failed', error: result.error },
      );
    return result;
  };
  const reset = () => {
    turn.current += 1;
    setWork({ status: 'idle' });
  };
  return { work, run, reset };
}
