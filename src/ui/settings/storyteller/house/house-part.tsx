import { useAtomValue } from 'jotai';
import { useEffect, useEffectEvent } from 'react';

import { providerDetails } from '../../../../domain/provider-details.ts';
import { remoteRef } from '../../../../domain/settings.ts';
import { accountAtom } from '../../../../state/account.ts';
import { Button } from '../../../kit/button.tsx';
import { Switch } from '../../../kit/switch.tsx';
import { messageOf } from '../../../messages.ts';
import { Note } from '../../note.tsx';
import { firstModel } from '../models/first-model.ts';
import { catalogNote } from '../models/catalog-note.ts';
import { ModelSelect } from '../models/model-select.tsx';
import { useRefresh } from '../models/use-refresh.ts';
import { words as listWords } from '../models/words.ts';
import type { RemoteProps } from '../storyteller-props.ts';
import { words as tellerWords } from '../words.ts';
import css from './house-part.module.css';
import { UseToday } from './use-today.tsx';
import { useLentText } from './use-lent-text.ts';
import { words } from './words.ts';

const provider = 'house';

/** The models that the server of the game lends, and how much of them the player has used today. */
export function HousePart({ edits, onChange, catalog }: RemoteProps) {
  const { reading, refresh } = useRefresh(provider);
  const isSignedIn = useAtomValue(accountAtom).type === 'signed-in';
  const lends = useLentText();
  const ref = remoteRef(edits.aiModel);
  const read = useEffectEvent(() => void refresh());
  // What was used is another number each time that somebody looks.
  useEffect(() => {
    if (isSignedIn && lends === true) read();
  }, [isSignedIn, lends]);

  // Who came here before the list did has chosen the house, and none of its models.
  const chosen = ref?.provider === provider ? ref.model : null;
  const first = firstModel(provider, catalog?.models);
  const chooseFirst = useEffectEvent(() => {
    if (chosen === null && first !== null) onChange({ aiModel: `${provider}:${first}` });
  });
  useEffect(() => {
    chooseFirst();
  }, [first]);

  const account = isSignedIn ? catalog?.account : undefined;
  const said = () => {
    if (!isSignedIn) return words.signedOut;
    if (lends === false) return words.none;
    if (reading.status !== 'failed') return catalogNote(catalog) ?? providerDetails[provider].noList;
    const { title, text } = messageOf(reading.error);
    return `${title}. ${text}`;
  };
  return (
    <>
      {account?.status === 'lent' && <UseToday calls={account.calls} most={account.most} />}
      <div className={css['models']}>
        <ModelSelect
          models={catalog?.models ?? []}
          model={chosen ?? ''}
          free={words.free}
          onModel={(model) => {
            onChange({ aiModel: `${provider}:${model}` });
          }}
        />
        <div className={css['list']}>
          <Note as="output">{said()}</Note>
          {isSignedIn && (
            <Button kind="link" aria-disabled={reading.status === 'reading'} onClick={() => void refresh()}>
              {reading.status === 'reading' ? listWords.refreshing : listWords.refresh}
            </Button>
          )}
        </div>
      </div>
      <Switch
        label={tellerWords.noTraining}
        hint={tellerWords.noTrainingHint(words.server)}
        checked={edits.noTraining}
        onChecked={(noTraining) => {
          onChange({ noTraining });
        }}
      />
    </>
  );
}
