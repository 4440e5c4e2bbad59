import { useState } from 'react';

import { modelRef, type ModelRef } from '../../domain/settings.ts';
import { useCatalog } from '../../state/queries.ts';
import { Segmented } from '../kit/segmented.tsx';
import type { AiPartProps } from './ai-part-props.ts';
import css from './ai-part.module.css';
import { firstGatewayModel } from './first-model.ts';
import { OpenRouterPart } from './openrouter-part.tsx';
import { optionsOf } from './options.ts';
import { ServerPart } from './server-part.tsx';
import { words } from './words.ts';

/** Who tells the story, and where its words go for that (SET-02, SET-10, SET-11). */
export function AiPart(props: AiPartProps) {
  const { draft, onChange } = props;
  const ref = modelRef(draft.aiModel);
  // A provider can be looked at before one of its models is chosen; until then the story stays with its teller.
  const [shown, setShown] = useState(ref.provider);
  const gateway = useCatalog('openrouter');
  const server = useCatalog('server');

  const choose = (provider: ModelRef['provider']) => {
    setShown(provider);
    const first = {
      builtin: null,
      openrouter: firstGatewayModel(gateway?.models),
      server: server?.models[0]?.id ?? null,
    }[provider];
    if (provider !== ref.provider) onChange({ aiModel: first === null ? 'builtin' : `${provider}:${first}` });
  };
  return (
    <>
      <Segmented legend={words.teller} value={shown} options={optionsOf(words.tellers)} onValue={choose} />
      <p className={css['goes']}>{whereItGoes(shown, draft.serverUrl)}</p>
      {shown === 'openrouter' && <OpenRouterPart {...props} catalog={gateway ?? null} />}
      {shown === 'server' && <ServerPart {...props} catalog={server ?? null} />}
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
    </>
  );
}

function whereItGoes(provider: ModelRef['provider'], serverUrl: string): string {
  if (provider !== 'server') return words.goes[provider];
  const host = URL.parse(serverUrl)?.host;
  return host ? words.goes.server(host) : words.goes.serverUnknown;
}
