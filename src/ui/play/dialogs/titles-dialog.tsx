import { useEffect, useEffectEvent, useRef, useState } from 'react';

import { directionOf } from '../../../domain/direction.ts';
import type { ProviderError } from '../../../domain/errors.ts';
import type { CommandResult } from '../../../domain/ports/engine-api.ts';
import { useSuggestion } from '../../../state/queries.ts';
import { Button } from '../../kit/button.tsx';
import { Dialog } from '../../kit/dialog.tsx';
import { TextField } from '../../kit/text-field.tsx';
import css from './titles-dialog.module.css';
import { words } from '../words.ts';

export type TitlesDialogProps = {
  readonly story: string;
  readonly title: string;
  readonly language: string;
  readonly onAsk: (nonce: number) => Promise<CommandResult>;
  readonly onTitle: (title: string) => Promise<CommandResult>;
  readonly onClose: () => void;
};

/** A title for the whole book: one of four, or the player's own. */
export function TitlesDialog({ story, title, language, onAsk, onTitle, onClose }: TitlesDialogProps) {
  const suggestion = useSuggestion(`book-titles:${story}`);
  const [waiting, setWaiting] = useState(true);
  const [own, setOwn] = useState('');
  const asked = useRef(0);

  const ask = async () => {
    asked.current += 1;
    const turn = asked.current;
    await onAsk(turn);
    if (asked.current === turn) setWaiting(false);
  };
  const askOnce = useEffectEvent(() => {
    if (asked.current === 0) void ask();
  });
  useEffect(() => askOnce(), []);

  const take = async (chosen: string) => {
    const result = await onTitle(chosen);
    if (result.ok) onClose();
  };

  return (
    <Dialog
      title={words.titles}
      closeLabel={words.close}
      onClose={onClose}
      footer={<Button onClick={onClose}>{words.cancel}</Button>}
    >
      <p className={css['note']}>
        <span lang={language} dir={directionOf(language, title)} className={css['now']}>
          {title}
        </span>
        {words.titlesText}
      </p>
      {waiting || !suggestion ? (
        <output className={css['waiting']}>{waiting ? words.titlesWaiting : words.titlesNone}</output>
      ) : (
        <>
          {suggestion.fallback && (
            <p className={css['note']}>
              {isAbsent(suggestion.fallback) ? words.titlesNoModel : words.titlesFailed}
            </p>
          )}
          <ul className={css['titles']}>
            {suggestion.values.slice(0, 4).map((value) => (
              <li key={value}>
                <button
                  type="button"
                  className={css['title']}
                  lang={language}
                  dir={directionOf(language, value)}
                  onClick={() => void take(value)}
                >
                  {value}
                </button>
              </li>
            ))}
          </ul>
          <Button
            kind="link"
            onClick={() => {
              setWaiting(true);
              void ask();
            }}
          >
            {words.titlesAgain}
          </Button>
        </>
      )}
      <form
        className={css['own']}
        onSubmit={(event) => {
          event.preventDefault();
          if (own.trim() !== '') void take(own.trim());
        }}
      >
        <TextField label={words.titlesCustom} value={own} maxLength={120} onText={setOwn} />
        <Button kind="primary" submit disabled={own.trim() === ''}>
          {words.titlesSet}
        </Button>
      </form>
    </Dialog>
  );
}

/** Whether nobody was asked, for want of a model or a key. */
function isAbsent({ type }: ProviderError): boolean {
  return type === 'key-missing' || type === 'model-missing' || type === 'not-here';
}
