import { useAtomValue } from 'jotai';

import { pictureModelSchemas } from '../../../domain/picture-models.ts';
import { pictureModels, pictureServiceNames } from '../../../domain/picture-names.ts';
import {
  pictureChoiceOf,
  pictureServices,
  takesCredit,
  type PictureService,
} from '../../../domain/picture-services.ts';
import { accountAtom } from '../../../state/account.ts';
import { useKeys } from '../../../state/keys.ts';
import { Segmented } from '../../kit/segmented.tsx';
import { Select } from '../../kit/select.tsx';
import { Switch } from '../../kit/switch.tsx';
import { TextArea, TextField } from '../../kit/text-field.tsx';
import { useCreditState } from '../../parts/credit-state.ts';
import { words as serviceWords } from '../../parts/picture-service/words.ts';
import type { EditsProps } from '../edits.ts';
import { SecretField } from '../keys/secret-field.tsx';
import type { TypedKeysProps } from '../keys/typed-keys.ts';
import { Note } from '../note.tsx';
import { optionsOf } from '../options.ts';
import { ServiceCheck } from './service-check.tsx';
import { words } from './words.ts';

/** Service, model, style settings and price of a provider's pictures. */
export function ProviderPart({ edits, onChange, keys, onTyped }: EditsProps & TypedKeysProps) {
  const { service, model } = pictureChoiceOf(edits.imageModel);
  const record: PictureService = pictureServices[service];
  const { secret } = pictureServices[service];
  const keptKeys = useKeys();
  const left = useCreditState()?.credits_remaining;
  const isSignedIn = useAtomValue(accountAtom).type === 'signed-in';
  const price = () => {
    if (record.price === 'none') return words.price.none;
    if (!takesCredit(service, (name) => keptKeys?.[name] !== undefined)) return words.price.own(record.label);
    return words.price.credit(left === undefined ? '' : words.price.left(left));
  };
  return (
    <>
      <Segmented
        look="chips"
        legend={words.service}
        value={service}
        options={pictureServiceNames.map((name) => ({ value: name, label: pictureServices[name].label }))}
        onValue={(name) => {
          onChange({ imageModel: name });
        }}
      />
      <Note>
        {words.about[service]} {price()}
      </Note>
      {record.withoutKey === 'account' && !isSignedIn && (
        <Note>{serviceWords.needsAccount(record.label, secret !== null)}</Note>
      )}
      {record.ownAddress && (
        <TextField
          label={words.address}
          hint={words.addressHint}
          type="url"
          inputMode="url"
          face="ui"
          value={edits.pictureAddresses[service] ?? ''}
          onText={(address) => {
            onChange({ pictureAddresses: { ...edits.pictureAddresses, [service]: address } });
          }}
        />
      )}
      {record.workflow && (
        <TextArea
          label={words.workflow}
          hint={words.workflowHint}
          face="ui"
          rows={4}
          value={edits.pictureWorkflow}
          onText={(pictureWorkflow) => {
            onChange({ pictureWorkflow });
          }}
        />
      )}
      {secret !== null && (
        <SecretField
          key={service}
          name={secret}
          label={words.key(record.label)}
          keys={keys}
          onTyped={onTyped}
          more={record.withoutKey === 'never' ? words.keyNeeded : ''}
        />
      )}
      {record.knownModels ? (
        <Select
          label={words.model}
          value={edits.fluxModel}
          options={[
            { value: 'auto', label: words.modelAuto },
            ...pictureModels.map((name) => ({
              value: name,
              label: pictureModelSchemas[name].reference ? `${name} · ${words.models.likeness}` : name,
            })),
          ]}
          onValue={(value) => {
            onChange({ fluxModel: pictureModels.find((name) => name === value) ?? 'auto' });
          }}
        />
      ) : (
        <TextField
          label={words.model}
          hint={words.modelHint}
          face="ui"
          value={model}
          onText={(text) => {
            onChange({ imageModel: text === '' ? service : `${service}:${text}` });
          }}
        />
      )}
      <ServiceCheck
        key={`check ${service}`}
        service={service}
        address={edits.pictureAddresses[service] ?? ''}
        workflow={edits.pictureWorkflow}
        onModel={(id) => {
          onChange({ imageModel: `${service}:${id}` });
        }}
        chosen={model}
      />
      <div>
        <Segmented
          legend={words.tuning}
          value={edits.pictureTuning}
          options={optionsOf(words.tunings)}
          onValue={(pictureTuning) => {
            onChange({ pictureTuning });
          }}
        />
        <Note>{words.tuningHint}</Note>
      </div>
      <Switch
        label={words.auto}
        hint={words.autoHint}
        checked={edits.autoGenerateImages}
        onChecked={(autoGenerateImages) => {
          onChange({ autoGenerateImages });
        }}
      />
    </>
  );
}
