import { useAtom } from 'jotai';

import { modelsOf } from '../../../domain/model.ts';
import { modelRef, type ModelRef } from '../../../domain/settings.ts';
import { tellerName } from '../../../domain/teller-name.ts';
import { useCatalogs, useChoice, useDeviceModels } from '../../../state/queries.ts';
import { Segmented } from '../../kit/segmented.tsx';
import type { AiPartProps } from './ai-part-props.ts';
import css from './ai-part.module.css';
import { DevicePart } from './device/device-part.tsx';
import { firstGatewayModel } from './models/first-model.ts';
import { keptTellerAtom } from '../kept-draft.ts';
import { OpenRouterPart } from './hosted-part.tsx';
import { optionsOf } from '../options.ts';
import { ServerPart } from './server/server-part.tsx';
import { TokenCaps } from './token-caps.tsx';
import { words } from '../words.ts';

/** A kind of storyteller as it is offered: the browser's own model is one of those on the device. */
type Teller = keyof typeof words.tellers;

/** Who tells the story, and where its words go for that (SET-02, SET-10, SET-11). */
export function AiPart(props: AiPartProps) {
  const { draft, onChange } = props;
  const chosen = tellerOf(modelRef(draft.aiModel).provider);
  // A provider can be looked at before one of its models is chosen; until then the story stays with its teller.
  const [looked, setLooked] = useAtom(keptTellerAtom);
  const shown = looked === null ? chosen : tellerOf(looked);
  const catalogs = useCatalogs() ?? {};
  const { openrouter: gateway, server } = catalogs;
  const installed = useDeviceModels()?.filter(({ status }) => status === 'installed') ?? [];
  const elsewhere = useChoice()?.elsewhere ?? null;
  const known = { models: modelsOf(catalogs), device: installed };

  const choose = (teller: Teller) => {
    setLooked(teller);
    if (teller === chosen) return;
    const first = {
      builtin: null,
      openrouter: firstGatewayModel(gateway?.models),
      server: server?.models[0]?.id ?? null,
      device: installed[0]?.id ?? null,
    }[teller];
    onChange({ aiModel: first === null ? 'builtin' : `${teller}:${first}` });
  };
  return (
    <>
      <Segmented
        look="chips"
        legend={words.teller}
        value={shown}
        options={optionsOf(words.tellers)}
        onValue={choose}
      />
      <p className={css['goes']}>{whereItGoes(shown, draft.serverUrl)}</p>
      {elsewhere !== null && <p className={css['note']}>{words.elsewhere(tellerName(elsewhere, known))}</p>}
      {shown === 'openrouter' && <OpenRouterPart {...props} catalog={gateway ?? null} />}
      {shown === 'server' && <ServerPart {...props} catalog={server ?? null} />}
      {shown === 'device' && <DevicePart {...props} />}
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
          <p className={css['note']}>{words.callShapeHint}</p>
        </div>
      )}
      {shown !== 'builtin' && <TokenCaps draft={draft} onChange={onChange} />}
    </>
  );
}

function tellerOf(provider: ModelRef['provider']): Teller {
  return provider === 'browser' ? 'device' : provider;
}

function whereItGoes(teller: Teller, serverUrl: string): string {
  if (teller !== 'server') return words.goes[teller];
  const host = URL.parse(serverUrl)?.host;
  return host ? words.goes.server(host) : words.goes.serverUnknown;
}
