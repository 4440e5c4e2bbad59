import { Button } from './button.tsx';
import { Dialog } from './dialog.tsx';

export type SureDialogProps = {
  readonly words: {
    readonly title: string;
    readonly text: (name: string) => string;
    readonly yes: string;
    readonly no: string;
    readonly close: string;
  };
  /** What it is about. */
  readonly name: string;
  readonly onYes: () => void;
  readonly onNo: () => void;
};

/** A question before something goes away. */
export function SureDialog({ words, name, onYes, onNo }: SureDialogProps) {
  return (
    <Dialog
      role="alertdialog"
      title={words.title}
      closeLabel={words.close}
      onClose={onNo}
      footer={
        <>
          <Button onClick={onNo}>{words.no}</Button>
          <Button kind="danger" onClick={onYes}>
            {words.yes}
          </Button>
        </>
      }
    >
      <p>{words.text(name)}</p>
    </Dialog>
  );
}
