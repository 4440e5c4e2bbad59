import { useSetAtom } from 'jotai';
import { useEffect, useEffectEvent, useState } from 'react';

import type { FileError, MadeFile, Progress } from '../../domain/file-port.ts';
import type { Result } from '../../domain/result.ts';
import { words as view } from '../../share-view/words.ts';
import { notifyAtom } from '../../state/notices.ts';
import { copyText } from '../kit/copy-text.ts';
import { late } from '../kit/late.tsx';
import { saveFile } from '../kit/save-file.ts';
import { exportMessage } from '../parts/files/file-words.ts';
import { enliven } from './enliven.ts';
import { words } from './words.ts';

const ReportDialog = late(async () => (await import('./report-dialog.tsx')).ReportDialog);

export type StoryToolsProps = {
  /** The page of the story, whoever drew it. */
  readonly page: HTMLElement;
  /** What the share button copies. */
  readonly address: string;
  /** Makes the PDF; `null` where none can be made. */
  readonly onPrint: (progress: Progress) => Promise<Result<MadeFile, FileError> | null>;
  /** Sends a report; answers '' or why not. Left out of a story that nobody shows. */
  readonly onReport?: (reason: string) => Promise<string>;
  readonly onOther?: () => void;
};

/** What can be done with a story that is read; it draws nothing of the story itself. */
export function StoryTools({ page, address, onPrint, onReport, onOther }: StoryToolsProps) {
  const [share, setShare] = useState<number | null>(null);
  const [reporting, setReporting] = useState(false);
  const notify = useSetAtom(notifyAtom);
  const print = useEffectEvent(async () => {
    if (share !== null) return;
    setShare(0);
    const made = await onPrint(setShare);
    setShare(null);
    if (made?.ok) {
      saveFile(made.value.file, made.value.name);
      notify({ type: 'message', ...words.pdfDone, tone: 'calm' });
    } else {
      const { text } = exportMessage(made?.error ?? { type: 'format-unavailable' }, 'pdf');
      notify({ type: 'message', title: words.pdfUnavailable, text, tone: 'warning' });
    }
  });
  const copy = useEffectEvent(async () => {
    const isCopied = await copyText(address);
    notify({
      type: 'message',
      ...(isCopied ? words.copied : words.copyFailed),
      tone: isCopied ? 'calm' : 'warning',
    });
  });
  const other = useEffectEvent(() => onOther?.());
  useEffect(
    () =>
      enliven(page, {
        pdf: () => void print(),
        share: () => void copy(),
        report: () => {
          setReporting(true);
        },
        other: () => {
          other();
        },
      }),
    [page],
  );
  useEffect(() => {
    const button = page.querySelector('[data-deed="pdf"]');
    if (!button) return;
    button.textContent = share === null ? view.pdf : words.making(Math.round(share * 100));
    button.setAttribute('aria-disabled', String(share !== null));
  }, [page, share]);
  return (
    reporting &&
    onReport && (
      <ReportDialog
        onSend={onReport}
        onClose={() => {
          setReporting(false);
        }}
      />
    )
  );
}
