import { useAtomValue } from 'jotai';
import { CloudCheck, CloudDownload } from 'lucide-react';
import { useState } from 'react';

import { accountAtom } from '../../../state/account.ts';
import { useComing, useSync } from '../../../state/copy-queries.ts';
import { useOnline } from '../../kit/use-online.ts';
import css from './coming-line.module.css';
import { roughly, words } from './words.ts';

/** How much of a big account has come to a device that is new to it; nothing where all was read before. Its end is told in its place. */
export function ComingLine() {
  const { type } = useAtomValue(accountAtom);
  const coming = useComing(type !== 'none');
  const [was, setWas] = useState(false);
  if (coming && !was) setWas(true);
  if (type === 'none' || !was) return null;
  if (coming) return <Come {...coming} isPaused={type === 'paused'} />;
  return (
    <div className={css['line']}>
      <CloudCheck aria-hidden />
      <p>{words.come}</p>
    </div>
  );
}

type ComeProps = {
  readonly scenes: number;
  readonly about: number | null;
  readonly isPaused: boolean;
};

function Come({ scenes, about, isPaused }: ComeProps) {
  const state = useSync()?.report?.state ?? 'working';
  const online = useOnline();
  const stopped = !online || isPaused || (state !== 'idle' && state !== 'working');
  const whole = about === null ? null : Math.max(scenes, roughly(about));
  return (
    <div className={css['line']}>
      <CloudDownload aria-hidden />
      <p>{stopped ? words.comingOffline(scenes) : words.coming(scenes, whole)}</p>
      {whole !== null && <progress className={css['bar']} max={whole} value={scenes} aria-hidden="true" />}
    </div>
  );
}
