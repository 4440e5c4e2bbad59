import { useAtomValue } from 'jotai';
import { useState } from 'react';

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

/** Runs one task with files and tells how far it is. */
export function useFileTask<T>() {
  const service = useAtomValue(fileServiceAtom);
  const [work, setWork] = useState<FileTask<T>>({ status: 'idle' });
  const run = async (
    task: (service: FileService, progress: Progress) => Promise<Result<T, FileError>>,
  ): Promise<Result<T, FileError>> => {
    setWork({ status: 'running', share: 0 });
    const result = service
      ? await task(service, (share, scenes) => {
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
