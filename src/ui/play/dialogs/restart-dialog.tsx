import { Button } from '../../kit/button.tsx';
import { Dialog } from '../../kit/dialog.tsx';
import { words } from '../words.ts';

export type RestartDialogProps = { readonly onRestart: () => void; readonly onClose: () => void };

/** Asks before the player leaves his story for an empty setup. */
export function RestartDialog({ onRestart, onClose }: RestartDialogProps) {
  return (
    <Dialog
      title={words.restartTitle}
      role="alertdialog"
      closeLabel={words.close}
      onClose={onClose}
      footer={
        <>
          <Button onClick={onClose}>{words.restartNo}</Button>
          <Button kind="primary" onClick={onRestart}>
            {words.restartYes}
          </Button>
        </>
      }
    >
      <p>{words.restartText}</p>
    </Dialog>
  );
}
