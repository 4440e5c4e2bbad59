import { useSetAtom } from 'jotai';
import { useEffect, useState } from 'react';

import { notifyAtom } from '../../../state/notices.ts';
import { Button } from '../../kit/button.tsx';
import { copyText } from '../../kit/copy-text.ts';
import css from './share-dialog.module.css';
import { words } from './share-words.ts';

const copiedMs = 2000;

export type AddressLineProps = {
  readonly label: string;
  readonly address: string;
  /** Whether it is copied from the page of the story, where that is told in other words. */
  readonly playing: boolean;
};

/** An address that can be read and copied. */
export function AddressLine({ label, address, playing }: AddressLineProps) {
  const [copied, setCopied] = useState(false);
  const notify = useSetAtom(notifyAtom);
  useEffect(() => {
    if (!copied) return;
    const timer = setTimeout(() => {
      setCopied(false);
    }, copiedMs);
    return () => {
      clearTimeout(timer);
    };
  }, [copied]);
  const copy = async () => {
    const done = await copyText(address);
    setCopied(done);
    const said = playing ? words.playing : words.library;
    notify(
      done
        ? { type: 'message', ...said.copied, tone: 'calm' }
        : { type: 'message', ...said.failed, tone: 'warning' },
    );
  };
  return (
    <div className={css['address']}>
      <input
        className={css['line']}
        readOnly
        aria-label={label}
        value={address}
        onFocus={(event) => {
          event.target.select();
        }}
      />
      <Button onClick={() => void copy()}>{copied ? words.copied : words.copy}</Button>
    </div>
  );
}
