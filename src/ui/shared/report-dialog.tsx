import { useSetAtom } from 'jotai';
import { useState } from 'react';

import { notifyAtom } from '../../state/notices.ts';
import { Button } from '../kit/button.tsx';
import { Dialog } from '../kit/dialog.tsx';
import { TextArea } from '../kit/text-field.tsx';
import css from './report-dialog.module.css';
import { words } from './words.ts';

export type ReportDialogProps = {
  /** Answers '' or why it could not be sent. */
  readonly onSend: (reason: string) => Promise<string>;
  readonly onClose: () => void;
};

const maxReason = 1000;

/** Says to whoever runs the server what is wrong with a story. */
export function ReportDialog({ onSend, onClose }: ReportDialogProps) {
  const [reason, setReason] = useState('');
  const [status, setStatus] = useState<'open' | 'sending'>('open');
  const [failure, setFailure] = useState('');
  const notify = useSetAtom(notifyAtom);
  const { report } = words;
  const canSend = status === 'open' && reason.trim() !== '';
  const send = async () => {
    setStatus('sending');
    const refused = await onSend(reason.trim());
    setStatus('open');
    setFailure(refused);
    if (refused !== '') return;
    notify({ type: 'message', ...report.sent, tone: 'calm' });
    onClose();
  };
  return (
    <Dialog
      title={report.title}
      closeLabel={report.close}
      onClose={onClose}
      footer={
        <Button
          kind="primary"
          aria-disabled={!canSend}
          onClick={() => {
            if (canSend) void send();
          }}
        >
          {status === 'sending' ? report.sending : report.send}
        </Button>
      }
    >
      <p className={css['text']}>{report.text}</p>
      <TextArea
        label={report.label}
        value={reason}
        rows={4}
        maxLength={maxReason}
        onText={setReason}
        error={failure === '' ? undefined : report.failed(failure)}
      />
    </Dialog>
  );
}
