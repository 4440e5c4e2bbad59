import { useSetAtom } from 'jotai';

import type { MadeFile } from '../../../domain/file-port.ts';
import { notifyAtom } from '../../../state/notices.ts';
import { Button } from '../../kit/button.tsx';
import { saveFile } from '../../kit/save-file.ts';
import { AddressLine } from './address-line.tsx';
import { fileMessage } from './file-words.ts';
import { QrCode } from './qr-code.tsx';
import css from './share-dialog.module.css';
import { words } from './share-words.ts';
import { useFileTask } from './use-file-task.ts';

export type SharedFileProps = { readonly story: string; readonly playing: boolean };

/** How a story is given away where it has no link: as a file. */
export function SharedFile({ story, playing }: SharedFileProps) {
  const { work, run } = useFileTask<MadeFile>();
  const notify = useSetAtom(notifyAtom);
  const reader = `${location.origin}/shared`;
  const made = work.status === 'done' ? work.value : null;
  const file = made && new File([made.file], made.name, { type: made.file.type });
  const canSend = file !== null && navigator.canShare?.({ files: [file] }) === true;
  const make = async () => {
    const result = await run((service, progress) =>
      service.writeStory({ story, as: 'bundle', leaf: null }, progress),
    );
    if (result.ok) saveFile(result.value.file, result.value.name);
  };
  return (
    <div className={css['ways']}>
      <ol className={css['steps']}>
        <li>
          <p>{words.step1}</p>
          <div className={css['deeds']}>
            <Button
              kind="primary"
              aria-disabled={work.status === 'running'}
              onClick={() => {
                if (work.status !== 'running') void make();
              }}
            >
              {words.file}
            </Button>
            {canSend && (
              <Button
                onClick={() => {
                  navigator.share({ files: [file], title: made?.name ?? '' }).catch((thrown: unknown) => {
                    if (thrown instanceof DOMException && thrown.name === 'AbortError') return;
                    notify({ type: 'message', ...words.sendFailed, tone: 'warning' });
                  });
                }}
              >
                {words.send}
              </Button>
            )}
          </div>
          <output className={css['said']}>
            {work.status === 'running' && words.making}
            {made?.name}
            {work.status === 'failed' && fileMessage(work.error).text}
          </output>
        </li>
        <li>
          <p>{words.step2}</p>
          <AddressLine label={words.reader} address={reader} playing={playing} />
        </li>
      </ol>
      <QrCode text={reader} label={words.qr} />
    </div>
  );
}
