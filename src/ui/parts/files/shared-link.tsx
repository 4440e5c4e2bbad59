import { useAtomValue, useSetAtom } from 'jotai';
import { useState } from 'react';

import type { OwnShare } from '../../../domain/own-share.ts';
import { notifyAtom } from '../../../state/notices.ts';
import { sharingApiAtom } from '../../../state/sharing.ts';
import { Button } from '../../kit/button.tsx';
import { SureDialog } from '../../kit/sure-dialog.tsx';
import { storyTitle } from '../story-title.ts';
import { AddressLine } from './address-line.tsx';
import { QrCode } from './qr-code.tsx';
import css from './share-dialog.module.css';
import { sharingErrorText, words } from './share-words.ts';

export type SharedLinkProps = {
  readonly share: OwnShare;
  readonly playing: boolean;
  /** The player wants to show it as it is now. */
  readonly onUpdate: () => void;
};

/** The link of a story that is shown to others, and the ways to change that. */
export function SharedLink({ share, playing, onUpdate }: SharedLinkProps) {
  const [status, setStatus] = useState<'shown' | 'sure' | 'withdrawing'>('shown');
  const api = useAtomValue(sharingApiAtom);
  const notify = useSetAtom(notifyAtom);
  const withdraw = async () => {
    setStatus('withdrawing');
    const gone = await api?.withdraw({ story: share.story });
    setStatus('shown');
    if (gone?.ok) notify({ type: 'message', ...words.withdrawn, tone: 'calm' });
    else {
      const text = sharingErrorText(gone?.error ?? { type: 'offline' });
      notify({ type: 'message', title: words.withdrawFailed, text, tone: 'warning' });
    }
  };
  return (
    <>
      <div className={css['ways']}>
        <div className={css['words']}>
          <p className={css['lead']}>{words.isPublic}</p>
          <AddressLine label={words.link} address={share.url} playing={playing} />
          <p>
            <a className={css['open']} href={share.url} target="_blank" rel="noreferrer">
              {words.open}
            </a>
          </p>
          {share.id !== share.story && <p className={css['note']}>{words.otherAddress}</p>}
          {share.updatedAt !== null && (
            <p className={css['note']}>{words.asOf(dates.format(new Date(share.updatedAt)))}</p>
          )}
        </div>
        <QrCode text={share.url} label={words.qrLink} />
      </div>
      <div className={css['deeds']}>
        <Button onClick={onUpdate}>{words.update}</Button>
        <Button
          kind="quiet"
          aria-disabled={status === 'withdrawing'}
          onClick={() => {
            if (status === 'shown') setStatus('sure');
          }}
        >
          {status === 'withdrawing' ? words.withdrawing : words.withdraw}
        </Button>
      </div>
      {status === 'sure' && (
        <SureDialog
          words={words.withdrawSure}
          name={storyTitle(share.title ?? '')}
          onNo={() => {
            setStatus('shown');
          }}
          onYes={() => void withdraw()}
        />
      )}
    </>
  );
}

const dates = new Intl.DateTimeFormat(undefined, { dateStyle: 'long', timeStyle: 'short' });
