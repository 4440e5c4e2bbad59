import { useAtom, useSetAtom } from 'jotai';
import { useEffect, useEffectEvent, useRef, useState } from 'react';

import { adoptionAtom, type Adoption } from '../../../state/account.ts';
import { notifyAtom } from '../../../state/notices.ts';
import { offerAtom } from '../../../state/view.ts';
import { Button } from '../../kit/button.tsx';
import { Dialog } from '../../kit/dialog.tsx';
import { focusTitle } from '../../kit/focus-title.ts';
import { messageOf } from '../../messages.ts';
import css from './adoption-dialog.module.css';
import { words } from './words.ts';

/** After a sign-in: whether what was played in demo mode is to come into the account, and how far that is. */
export function AdoptionDialog() {
  const [adoption, setAdoption] = useAtom(adoptionAtom);
  // Closed while it was under way: how it ended is told in passing.
  const [hidden, setHidden] = useState(false);
  const forget = () => {
    setAdoption({ status: 'none' });
  };
  const shown = adoption.status !== 'none' && !hidden;
  useEffect(() => {
    if (!shown) return;
    return () => {
      // It came by itself: there is no button that it was opened with.
      focusTitle();
    };
  }, [shown]);
  if (adoption.status === 'none') return null;
  if (hidden) return <ToldInPassing adoption={adoption} onTold={forget} />;
  const close = () => {
    if (adoption.status === 'running') setHidden(true);
    else if (adoption.status === 'offered') adoption.decline();
    else forget();
  };
  return <AdoptionSheet adoption={adoption} onClose={close} />;
}

type SheetProps = { readonly adoption: Exclude<Adoption, { status: 'none' }>; readonly onClose: () => void };

function AdoptionSheet({ adoption, onClose }: SheetProps) {
  const go = useRef<HTMLButtonElement>(null);
  const { status } = adoption;
  useEffect(() => {
    // The other button was pressed, and is gone.
    if (document.activeElement === document.body) go.current?.focus();
  }, [status]);
  const step = {
    offered: { title: words.title, go: words.yes },
    running: { title: words.title, go: words.busy },
    done: { title: words.doneTitle, go: words.finish },
    failed: { title: words.failedTitle, go: words.again },
  }[status];
  const press = () => {
    if (adoption.status === 'offered') adoption.accept();
    else if (adoption.status === 'failed') adoption.again();
    else if (adoption.status === 'done') onClose();
  };
  return (
    <Dialog
      title={step.title}
      closeLabel={words.close}
      onClose={onClose}
      footer={
        <>
          {status !== 'done' && (
            <Button onClick={onClose}>{status === 'offered' ? words.no : words.hide}</Button>
          )}
          <Button ref={go} kind="primary" aria-disabled={status === 'running'} onClick={press}>
            {step.go}
          </Button>
        </>
      }
    >
      {status === 'offered' && (
        <div className={css['text']}>
          <p>{words.offered(adoption.stories, adoption.characters)}</p>
          <p>{words.offeredText}</p>
        </div>
      )}
      {status === 'running' && (
        <div className={css['text']}>
          <progress
            className={css['progress']}
            max={Math.max(1, adoption.of)}
            value={adoption.done}
            aria-label={words.busy}
          />
          <p>{words.running(adoption.done, adoption.of)}</p>
          <p className={css['small']}>{words.runningText}</p>
        </div>
      )}
      <output className={css['text']}>
        {status === 'done' && <p>{words.done(adoption.stories, adoption.characters)}</p>}
        {status === 'failed' && (
          <>
            <p>{messageOf(adoption.error).text}</p>
            <p>{words.failed}</p>
          </>
        )}
      </output>
    </Dialog>
  );
}

/** What is told of it to who plays on meanwhile. */
function ToldInPassing({ adoption, onTold }: { readonly adoption: Adoption; readonly onTold: () => void }) {
  const notify = useSetAtom(notifyAtom);
  const offer = useSetAtom(offerAtom);
  const tell = useEffectEvent(() => {
    if (adoption.status === 'done') {
      const text = words.done(adoption.stories, adoption.characters);
      notify({ type: 'message', title: words.doneTitle, text, tone: 'calm' });
      onTold();
    } else if (adoption.status === 'failed') {
      const { text } = messageOf(adoption.error);
      offer({ title: words.failedTitle, text, label: words.again, run: adoption.again });
    }
  });
  const { status } = adoption;
  useEffect(() => {
    tell();
  }, [status]);
  return null;
}
