import { useEffect, useRef } from 'react';

import type { AccountApi } from '../../../domain/ports/account-api.ts';
import { Button } from '../../kit/button.tsx';
import { VisuallyHidden } from '../../kit/visually-hidden.tsx';
import { QrCode } from '../../parts/files/qr-code.tsx';
import { useWork } from '../../kit/use-work.ts';
import css from './show-code.module.css';
import { useCode } from './use-code.ts';
import { words as all } from './words.ts';

const words = all.code;
/** In seconds; said when no more than these are left. */
const soon = 10;

export type ShowCodeProps = {
  readonly api: AccountApi;
  /** Another device was let in. */
  readonly onAllowed: () => void;
};

/** On the device that is signed in: a one-use code for another, and the question when that one comes. */
export function ShowCode({ api, onAllowed }: ShowCodeProps) {
  const { now, show, stop, answer } = useCode(api, onAllowed);
  const [, run] = useWork();
  const button = useRef<HTMLButtonElement>(null);
  const question = useRef<HTMLParagraphElement>(null);
  const { step } = now;
  useEffect(() => {
    // What was pressed last is gone by then.
    if (step === 'asked') question.current?.focus();
    else if (document.activeElement === document.body) button.current?.focus();
  }, [step]);
  return (
    <div className={css['box']}>
      {step === 'none' && <p className={css['text']}>{words.text}</p>}
      {step === 'shown' && (
        <div className={css['code']}>
          <QrCode text={now.code.address} label={words.qr} />
          <div>
            <p className={css['text']}>{words.how}</p>
            <p className={css['words']} translate="no">
              {now.code.words}
            </p>
            <p className={css['left']} role="timer">
              {words.left(now.left)}
            </p>
          </div>
        </div>
      )}
      {step === 'asked' && (
        <div className={css['asked']}>
          <p ref={question} tabIndex={-1} className={css['question']}>
            {words.asks(now.label)}
          </p>
          <p className={css['text']}>{words.sure}</p>
          <div className={css['answers']}>
            <Button
              kind="primary"
              onClick={() => {
                run(() => answer(true));
              }}
            >
              {words.allow}
            </Button>
            <Button
              onClick={() => {
                run(() => answer(false));
              }}
            >
              {words.refuse}
            </Button>
          </div>
        </div>
      )}
      {/* Said at its beginning, shortly before its end and at it; not at every second. */}
      <output className={css['told']}>
        {step === 'none' && now.told}
        {step === 'over' && words.told.over}
        {step === 'shown' && (
          <VisuallyHidden>{now.left <= soon ? words.told.soon : words.told.begun}</VisuallyHidden>
        )}
      </output>
      {step !== 'asked' && (
        <Button
          ref={button}
          onClick={() => {
            if (step === 'shown') stop();
            else run(show);
          }}
        >
          {step === 'shown' ? words.stop : step === 'over' ? words.again : words.begin}
        </Button>
      )}
    </div>
  );
}
