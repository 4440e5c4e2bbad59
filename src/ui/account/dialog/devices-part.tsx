import { useEffect, useRef, useState } from 'react';

import type { SignedInDevice } from '../../../domain/account.ts';
import type { AccountApi, AccountResult } from '../../../domain/ports/account-api.ts';
import { Button } from '../../kit/button.tsx';
import { accountErrorText } from '../../parts/account-errors.ts';
import { useWork } from '../../kit/use-work.ts';
import css from './devices-part.module.css';
import { ShowCode } from './show-code.tsx';
import { words as all } from './words.ts';

const words = all.list;

/** How long a device that was let in is looked out for; in milliseconds. */
const comesWithinMs = 20_000;

/** Where the account is signed in, and the way to let another device in. */
export function DevicesPart({ api }: { readonly api: AccountApi }) {
  const [answer, setAnswer] = useState<AccountResult<readonly SignedInDevice[]> | null>(null);
  // Counts how often the list was asked for.
  const [asked, setAsked] = useState(0);
  const [told, setTold] = useState('');
  const [, run] = useWork();
  // How many devices the list has once the one that was let in has come, which asks for itself every few seconds.
  const [awaited, setAwaited] = useState(0);
  const title = useRef<HTMLHeadingElement>(null);
  useEffect(() => {
    let wanted = true;
    void api.devices().then((devices) => {
      if (wanted) setAnswer(devices);
    });
    return () => {
      wanted = false;
    };
  }, [api, asked]);
  const count = answer?.ok ? answer.value.length : null;
  useEffect(() => {
    if (count === null || count >= awaited) return;
    const asking = setInterval(() => {
      setAsked((times) => times + 1);
    }, comesWithinMs / 10);
    const over = setTimeout(() => {
      setAwaited(0);
    }, comesWithinMs);
    return () => {
      clearInterval(asking);
      clearTimeout(over);
    };
  }, [count, awaited]);
  const askAgain = () => {
    setAsked((times) => times + 1);
  };
  const end = async ({ id, label }: SignedInDevice) => {
    const done = await api.endDevice({ id });
    setTold(done.ok ? words.ended(label) : accountErrorText(done.error));
    if (!done.ok) return;
    // Its row goes, and with it the button that was pressed.
    title.current?.focus();
    setAnswer((known) =>
      known?.ok ? { ok: true, value: known.value.filter((device) => device.id !== id) } : known,
    );
    askAgain();
  };
  return (
    <>
      <ShowCode api={api} onAllowed={() => setAwaited((count ?? 0) + 1)} />
      <h3 ref={title} tabIndex={-1} className={css['title']}>
        {words.title}
      </h3>
      <output className={css['told']}>{told}</output>
      {answer === null && <p className={css['said']}>{words.loading}</p>}
      {answer?.ok === false && (
        <div className={css['said']} role="alert">
          <p>
            {words.failed} {accountErrorText(answer.error)}
          </p>
          <Button kind="link" onClick={askAgain}>
            {words.again}
          </Button>
        </div>
      )}
      {answer?.ok && (
        <ul className={css['list']}>
          {answer.value.map((device) => (
            <li key={device.id} className={css['device']}>
              <p className={css['name']}>
                <bdi>{device.label}</bdi>
                {device.here && <span className={css['here']}>{words.here}</span>}
              </p>
              <p className={css['when']}>
                {!device.here && <span>{words.seen(dates.format(device.seenAt))}</span>}
                <span>{words.since(days.format(device.signedInAt))}</span>
              </p>
              {!device.here && (
                <Button
                  kind="link"
                  aria-label={words.endOf(device.label)}
                  onClick={() => {
                    run(() => end(device));
                  }}
                >
                  {words.end}
                </Button>
              )}
            </li>
          ))}
        </ul>
      )}
    </>
  );
}

const dates = new Intl.DateTimeFormat(undefined, { dateStyle: 'medium', timeStyle: 'short' });
const days = new Intl.DateTimeFormat(undefined, { dateStyle: 'medium' });
