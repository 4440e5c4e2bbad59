import { useAtom } from 'jotai';

import { modelsOf } from '../../../domain/model.ts';
import { providerDetails } from '../../../domain/provider-details.ts';
import { remoteLabels, type RemoteName } from '../../../domain/provider-names.ts';
import { remoteProviders } from '../../../domain/providers.ts';
import { modelRef, type ModelRef } from '../../../domain/settings.ts';
import { storytellerName } from '../../../domain/storyteller-name.ts';
import { useCatalogs, useChoice, useDeviceModels } from '../../../state/queries.ts';
import { Segmented } from '../../kit/segmented.tsx';
import { keptTellerAtom } from '../kept-draft.ts';
import { Note } from '../note.tsx';
import { optionsOf } from '../options.ts';
import { DevicePart } from './device/device-part.tsx';
import { HostedPart } from './hosted/hosted-part.tsx';
import { firstModel } from './models/first-model.ts';
import { ServerPart } from './server/server-part.tsx';
import css from './storyteller-part.module.css';
import type { RemoteProps, StorytellerProps } from './storyteller-props.ts';
import { TokenCaps } from './token-caps.tsx';
import { words } from './words.ts';

/** A kind of storyteller as it is offered: the browser's own model is one of those on the device. */
type Teller = 'builtin' | 'device' | RemoteName;

const { builtin, device } = words.tellers;
const tellers: { readonly [name in Teller]: string } = { builtin, ...remoteLabels, device };

/** Who tells the story, and where its words go for that. */
export function StorytellerPart(props: StorytellerProps) {
  const { draft, onChange } = props;
  const chosen = tellerOf(modelRef(draft.aiModel).provider);
  // A provider can be looked at before one of its models is chosen; until then the story stays with its teller.
  const [looked, setLooked] = useAtom(keptTellerAtom);
  const shown = looked === null ? chosen : tellerOf(looked);
  const catalogs = useCatalogs() ?? {};
  const installed = useDeviceModels()?.filter(({ status }) => status === 'installed') ?? [];
  const elsewhere = useChoice()?.elsewhere ?? null;
  const known = { models: modelsOf(catalogs), device: installed };

  const firstOf = (teller: Teller): string | null => {
    switch (teller) {
      case 'builtin':
        return null;
      case 'device':
        return installed[0]?.id ?? null;
      default:
        return firstModel(teller, catalogs[teller]?.models);
    }
  };
  const choose = (teller: Teller) => {
    setLooked(teller);
    if (teller === chosen) return;
    const first = firstOf(teller);
    onChange({ aiModel: first === null ? 'builtin' : `${teller}:${first}` });
  };
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
      <Segmented
        look="chips"
        legend={words.teller}
        value={shown}
        options={optionsOf(tellers)}
        onValue={choose}
      />
      <p className={css['goes']}>{whereItGoes(shown, draft.serverUrl)}</p>
      {elsewhere !== null && <Note>{words.elsewhere(storytellerName(elsewhere, known))}</Note>}
      {room()}
      {shown !== 'builtin' && (
        <div>
          <Segmented
            legend={words.callShape}
            value={draft.callShape}
            options={optionsOf(words.callShapes)}
            onValue={(callShape) => {
              onChange({ callShape });
            }}
          />
          <Note>{words.callShapeHint}</Note>
        </div>
      )}
      {shown !== 'builtin' && <TokenCaps draft={draft} onChange={onChange} />}
    </>
  );
}

function RemotePart({ provider, ...props }: RemoteProps & { readonly provider: RemoteName }) {
  const { baseUrl } = remoteProviders[provider];
  return baseUrl === null ? <ServerPart {...props} /> : <HostedPart provider={provider} {...props} />;
}

function tellerOf(provider: ModelRef['provider']): Teller {
  switch (provider) {
    case 'browser':
      return 'device';
    default:
      return provider;
  }
}

function whereItGoes(teller: Teller, serverUrl: string): string {
  switch (teller) {
    case 'builtin':
    case 'device':
      return words.goes[teller];
    default:
      return providerDetails[teller].goes(URL.parse(serverUrl)?.host || null);
  }
}
