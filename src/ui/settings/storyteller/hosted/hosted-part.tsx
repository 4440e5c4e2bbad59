import { keyDetails, providerDetails, wellKnownModels } from '../../../../domain/provider-details.ts';
import { remoteLabels } from '../../../../domain/provider-names.ts';
import { remoteProviders, type KeyedName } from '../../../../domain/providers.ts';
import { remoteRef } from '../../../../domain/settings.ts';
import { useKeys } from '../../../../state/keys.ts';
import { Button } from '../../../kit/button.tsx';
import { Switch } from '../../../kit/switch.tsx';
import { KeyField } from '../../keys/key-field.tsx';
import { Note } from '../../note.tsx';
import { catalogNote } from '../models/catalog-note.ts';
import { ModelSelect } from '../models/model-select.tsx';
import { useRefresh } from '../models/use-refresh.ts';
import { words as listWords } from '../models/words.ts';
import { Connect } from '../openrouter/connect-button.tsx';
import type { RemoteProps } from '../storyteller-props.ts';
import { words } from '../words.ts';
import css from './hosted-part.module.css';

/** Key, model and conditions of a provider at an address of its own; what differs between them is in their records. */
export function HostedPart({
  provider,
  edits,
  onChange,
  changed,
  keys,
  onTyped,
  catalog,
}: RemoteProps & { readonly provider: KeyedName }) {
  const { reading, refresh } = useRefresh(provider);
  const known = useKeys();
  const ref = remoteRef(edits.aiModel);
  const { noList, noTraining } = providerDetails[provider];
  const key = keyDetails[provider];
  const keyless = known !== undefined && known[remoteProviders[provider].secret] === undefined;
  return (
    <>
      {keyless && key.from === 'sign-in' && <Connect changed={changed} onChange={onChange} />}
      {keyless && key.from !== null && key.from !== 'sign-in' && (
        <a className={css['get']} href={key.from.url} target="_blank" rel="noreferrer">
          {key.from.text}
        </a>
      )}
      <KeyField
        provider={provider}
        keys={keys}
        onTyped={onTyped}
        catalog={catalog}
        reading={reading}
        onTest={() => void refresh()}
      />
      <div className={css['models']}>
        <ModelSelect
          models={catalog?.models ?? wellKnownModels[provider]}
          model={ref?.provider === provider ? ref.model : ''}
          onModel={(model) => {
            onChange({ aiModel: `${provider}:${model}` });
          }}
        />
        <div className={css['list']}>
          <Note as="output">{catalogNote(catalog) ?? noList}</Note>
          <Button kind="link" aria-disabled={reading.status === 'reading'} onClick={() => void refresh()}>
            {reading.status === 'reading' ? listWords.refreshing : listWords.refresh}
          </Button>
        </div>
      </div>
      {noTraining && (
        <Switch
          label={words.noTraining}
          hint={words.noTrainingHint(remoteLabels[provider])}
          checked={edits.noTraining}
          onChecked={(wanted) => {
            onChange({ noTraining: wanted });
          }}
        />
      )}
    </>
  );
}
