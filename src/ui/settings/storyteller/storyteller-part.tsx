import { useAtom } from 'jotai';

import { modelsOf } from '../../../domain/model.ts';
import { providerDetails } from '../../../domain/provider-details.ts';
import { remoteLabels, type RemoteName } from '../../../domain/provider-names.ts';
import { hasKey, remoteProviders } from '../../../domain/providers.ts';
import { modelRef, type ModelRef } from '../../../domain/settings.ts';
import { storytellerName } from '../../../domain/storyteller-name.ts';
import { useCatalogs, useChoice, useDeviceModels } from '../../../state/queries.ts';
import { Segmented } from '../../kit/segmented.tsx';
import { keptProviderAtom } from '../kept-edits.ts';
import { Note } from '../note.tsx';
import { optionsOf } from '../options.ts';
import { DevicePart } from './device/device-part.tsx';
import { useLentText } from './house/use-lent-text.ts';
import { HousePart } from './house/house-part.tsx';
import { HostedPart } from './hosted/hosted-part.tsx';
import { firstModel } from './models/first-model.ts';
import { ServerPart } from './server/server-part.tsx';
import css from './storyteller-part.module.css';
import type { RemoteProps, StorytellerProps } from './storyteller-props.ts';
import { TokenCaps } from './token-caps.tsx';
import { words } from './words.ts';

/** A kind of storyteller as it is offered: the browser's own model is one of those on the device. */
type ProviderChoice = 'builtin' | 'device' | RemoteName;

const { builtin, device } = words.providers;
const providers: { readonly [name in ProviderChoice]: string } = { builtin, ...remoteLabels, device };

/** Who tells the story, and where its words go for that. */
export function StorytellerPart(props: StorytellerProps) {
  const { edits, onChange } = props;
  const chosen = providerOf(modelRef(edits.aiModel).provider);
  // A provider can be looked at before one of its models is chosen; until then the story stays with its provider.
  const [looked, setLooked] = useAtom(keptProviderAtom);
  const shown = looked === null ? chosen : providerOf(looked);
  const lends = useLentText();
  const catalogs = useCatalogs() ?? {};
  const installed = useDeviceModels()?.filter(({ status }) => status === 'installed') ?? [];
  const elsewhere = useChoice()?.elsewhere ?? null;
  const known = { models: modelsOf(catalogs), device: installed };

  const firstOf = (provider: ProviderChoice): string | null => {
    switch (provider) {
      case 'builtin':
        return null;
      case 'device':
        return installed[0]?.id ?? null;
      default:
        return firstModel(provider, catalogs[provider]?.models);
    }
  };
  const choose = (provider: ProviderChoice) => {
    setLooked(provider);
    if (provider === chosen) return;
    const first = firstOf(provider);
    onChange({ aiModel: first === null ? 'builtin' : `${provider}:${first}` });
  };
  // What is lent is offered where there is something lent, and shown where it was chosen.
  const offered = optionsOf(providers).filter(
    ({ value }) => value !== 'house' || lends === true || shown === 'house',
  );
  const room = () => {
    switch (shown) {
      case 'builtin':
        return null;
      case 'device':
        return <DevicePart {...props} />;
      default:
        return <RemotePart key={shown} {...props} provider={shown} catalog={catalogs[shown] ?? null} />;
    }
  };
  return (
    <>
      <Segmented look="chips" legend={words.provider} value={shown} options={offered} onValue={choose} />
      <p className={css['goes']}>{whereItGoes(shown, edits.serverUrl)}</p>
      {elsewhere !== null && <Note>{words.elsewhere(storytellerName(elsewhere, known))}</Note>}
      {room()}
      {shown !== 'builtin' && (
        <div>
          <Segmented
            legend={words.callShape}
            value={edits.callShape}
            options={optionsOf(words.callShapes)}
            onValue={(callShape) => {
              onChange({ callShape });
            }}
          />
          <Note>{words.callShapeHint}</Note>
        </div>
      )}
      {shown !== 'builtin' && <TokenCaps edits={edits} onChange={onChange} />}
    </>
  );
}

function RemotePart({ provider, ...props }: RemoteProps & { readonly provider: RemoteName }) {
  if (!hasKey(provider)) return <HousePart {...props} />;
  return remoteProviders[provider].baseUrl === null ? (
    <ServerPart {...props} />
  ) : (
    <HostedPart provider={provider} {...props} />
  );
}

function providerOf(provider: ModelRef['provider']): ProviderChoice {
  switch (provider) {
    case 'browser':
      return 'device';
    default:
      return provider;
  }
}

function whereItGoes(provider: ProviderChoice, serverUrl: string): string {
  switch (provider) {
    case 'builtin':
    case 'device':
      return words.goes[provider];
    default:
      return providerDetails[provider].goes(URL.parse(serverUrl)?.host || null);
  }
}
