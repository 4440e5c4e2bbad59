import { useEffect, useState } from 'react';

import { directionOf } from '../../../domain/direction.ts';
import type { SharedTelling } from '../../../state/copy-queries.ts';
import { Button } from '../../kit/button.tsx';
import css from './elsewhere-notes.module.css';
import { words } from './words.ts';

export type SharedPageProps = {
  readonly telling: SharedTelling;
  readonly language: string;
  readonly onTake: () => void;
  readonly onLeave: () => void;
};

/** A device that tells says so every few seconds; one that has been silent for so long has been closed, in milliseconds. */
const silentMs = 30_000;
/** In characters. */
const mostWords = 420;

/** A page that another device began: its last words, and the way to go on with it here once nobody tells it any more. */
export function SharedPage({ telling, language, onTake, onLeave }: SharedPageProps) {
  const { draft, label } = telling;
  const rests = useIsSilent(telling);
  const text = endOf(draft.passage);
  return (
    <div className={css['note']}>
      <p className={css['title']}>{rests ? words.broken(label) : words.telling(label)}</p>
      <blockquote className={css['words']} lang={language} dir={directionOf(language, text)}>
        {text}
      </blockquote>
      {rests && (
        <div className={css['ways']}>
          <Button onClick={onTake}>{words.takeOver}</Button>
          <Button kind="quiet" onClick={onLeave}>
            {words.leave}
          </Button>
        </div>
      )}
    </div>
  );
}

/** Whether nobody tells it any more. */
function useIsSilent({ draft, at }: SharedTelling): boolean {
  const [silentSince, setSilentSince] = useState(0);
  const told = draft.status.type === 'streaming' || draft.status.type === 'finishing';
  useEffect(() => {
    if (!told) return;
    const timer = setTimeout(() => setSilentSince(at), Math.max(0, at + silentMs - Date.now()));
    return () => {
      clearTimeout(timer);
    };
  }, [told, at]);
  return !told || silentSince === at;
}

function endOf(passage: string): string {
  const text = passage.trim();
  if (text.length <= mostWords) return text;
  const cut = text.slice(-mostWords);
  return `… ${cut.slice(cut.indexOf(' ') + 1)}`;
}
