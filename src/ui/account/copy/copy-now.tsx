import { useSetAtom } from 'jotai';
import { useState } from 'react';
import { useLocation } from 'wouter';

import { retryCopyAtom } from '../../../state/copy-queries.ts';
import { Button } from '../../kit/button.tsx';
import { ComingLine } from '../../parts/copy/coming-line.tsx';
import { CopyGlyph } from '../../parts/copy/copy-glyph.tsx';
import type { CopyView } from '../../parts/copy/use-copy.ts';
import { useWork } from '../../kit/use-work.ts';
import css from './copy-now.module.css';
import { words } from './words.ts';

export type CopyNowProps = {
  readonly copy: CopyView;
  /** Another page is shown. */
  readonly onLeave: () => void;
};

/** The state of the copy in words, since when it is so, and what can be done. */
export function CopyNow({ copy, onLeave }: CopyNowProps) {
  const { state, sync } = copy;
  const { report } = sync;
  const retry = useSetAtom(retryCopyAtom);
  const [, navigate] = useLocation();
  const [busy, run] = useWork();
  const [told, setTold] = useState('');
  return (
    <section className={css['now']} data-state={state} aria-labelledby="copy-now">
      <h3 id="copy-now" className={css['title']}>
        <CopyGlyph state={state} />
        {words.title[state]}
      </h3>
      <p>{textOf(copy)}</p>
      <ComingLine />
      <p className={css['when']}>
        {report && report.okAt > 0 ? words.last(dates.format(report.okAt)) : words.never}
        {report && report.at > report.okAt && ` ${words.tried(dates.format(report.at))}`}
      </p>
      {report && report.message !== '' && (
        <details className={css['said']}>
          <summary>{words.said}</summary>
          <p dir="auto">{report.message}</p>
        </details>
      )}
      <div className={css['ways']}>
        {state === 'paused' ? (
          <Button
            kind="primary"
            onClick={() => {
              onLeave();
              navigate('/login');
            }}
          >
            {words.signIn}
          </Button>
        ) : (
          <Button
            kind={state === 'attention' ? 'primary' : 'plain'}
            aria-disabled={busy}
            onClick={() => {
              run(async () => {
                setTold((await retry()) ? words.asked : words.notAsked);
              });
            }}
          >
            {state === 'backed-up' || state === 'coming' ? words.look : words.retry}
          </Button>
        )}
        <output className={css['told']}>{told}</output>
      </div>
    </section>
  );
}

function textOf({ state, sync }: CopyView): string {
  const also = sync.waiting > 0 ? ` ${words.alsoWaiting(sync.waiting)}` : '';
  switch (state) {
    case 'waiting':
      return words.waiting(sync.waiting);
    case 'attention':
      return `${troubleOf(sync)}${also}`;
    case 'offline':
    case 'paused':
      return `${words.text[state]}${also}`;
    case 'backed-up':
    case 'coming':
      return words.text[state];
    default:
      return state satisfies never;
  }
}

function troubleOf({ refused, report }: CopyView['sync']): string {
  switch (report?.state) {
    case 'failed':
    case 'refused':
    case 'upgrade':
    case 'full':
      return words.trouble[report.state];
    default:
      return refused.length > 0 ? words.trouble.refusedRows : words.trouble.failed;
  }
}

const dates = new Intl.DateTimeFormat(undefined, { dateStyle: 'medium', timeStyle: 'short' });
