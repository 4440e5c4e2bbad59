import { useLocation } from 'wouter';

import { Button } from '../kit/button.tsx';
import { Dialog } from '../kit/dialog.tsx';
import css from './welcome-dialog.module.css';
import { words } from './words.ts';

export type WelcomeDialogProps = { readonly credits: number; readonly onClose: () => void };

/** Tells a player of his credits: once, and in a new month. */
export function WelcomeDialog({ credits, onClose }: WelcomeDialogProps) {
  const { fresh, first, text, monthly, start, pricing, close } = words.welcome;
  const [, navigate] = useLocation();
  return (
    <Dialog
      title={credits === 5 ? fresh : first}
      closeLabel={close}
      onClose={onClose}
      footer={
        <>
          <Button
            onClick={() => {
              onClose();
              navigate('/pricing');
            }}
          >
            {pricing}
          </Button>
          <Button kind="primary" onClick={onClose}>
            {start}
          </Button>
        </>
      }
    >
      <div className={css['welcome']}>
        <p className={css['count']} aria-hidden>
          {credits.toLocaleString('en')}
        </p>
        <div className={css['text']}>
          <p>{text(credits)}</p>
          <p>{monthly}</p>
        </div>
      </div>
    </Dialog>
  );
}
