import { useAtomValue, useSetAtom } from 'jotai';
import { useState } from 'react';

import type { ModelCatalog } from '../../../../domain/model.ts';
import type { ServerFinding } from '../../../../domain/server-finding.ts';
import { modelRef } from '../../../../domain/settings.ts';
import { saveSettingsAtom } from '../../../../state/actions.ts';
import { pageServicesAtom } from '../../../../state/handles.ts';
import { Button } from '../../../kit/button.tsx';
import { Segmented } from '../../../kit/segmented.tsx';
import { TextField } from '../../../kit/text-field.tsx';
import { messageOf } from '../../../messages.ts';
import type { AiPartProps } from '../ai-part-props.ts';
import css from '../ai-part.module.css';
import { catalogNote } from '../models/catalog-note.ts';
import { KeyField } from '../../keys/key-field.tsx';
import { ModelSelect } from '../models/model-select.tsx';
import { ServerNote } from './server-note.tsx';
import { presetOf, serverPresets } from './server-presets.ts';
import { useRefresh } from '../models/use-refresh.ts';
import { words } from '../../words.ts';

/** Address, model and key of a server of the player's own. */
export function ServerPart({
  draft,
  onChange,
  keys,
  onKeys,
  catalog,
}: AiPartProps & { readonly catalog: ModelCatalog | null }) {
  const { reading, refresh } = useRefresh('server');
  const [examining, setExamining] = useState(false);
  const [finding, setFinding] = useState<{ readonly address: string; readonly found: ServerFinding } | null>(
    null,
  );
  const services = useAtomValue(pageServicesAtom);
  const saveSettings = useSetAtom(saveSettingsAtom);
  const address = draft.serverUrl.trim();
  const wrong = address !== '' && !/^https?:\/\/./i.test(address);
  const ref = modelRef(draft.aiModel);
  const preset = presetOf(address);
  const busy = reading.status === 'reading' || examining;
  const listed = catalog !== null && catalog.host === address;

  /** The list is read from the address that is stored, so looking for models stores it. What fails is looked into. */
  const look = async () => {
    if (address === '' || wrong || busy) return;
    setFinding(null);
    if (!(await saveSettings({ change: { serverUrl: address } })).ok) return;
    const read = await refresh();
    if (read === null || read.ok || services === null) return;
    setExamining(true);
    const found = await services.examineServer(address);
    setExamining(false);
    setFinding({ address, found });
    // The examination asked the browser's permission, and got it.
    if (found.type === 'reachable' && found.models > 0) await refresh();
  };
  const examined = finding?.address === address;
  const noteOf = () => {
    if (reading.status !== 'failed') return (listed ? catalogNote(catalog) : null) ?? words.list.noneServer;
    // What was found out says more.
    return examined || busy ? '' : messageOf(reading.error).title;
  };
  return (
    <>
      <div>
        <Segmented
          look="chips"
          legend={words.program}
          value={preset ?? ''}
          options={serverPresets.map(({ id }) => ({ value: id, label: words.programs[id].name }))}
          onValue={(id) => {
            const chosen = serverPresets.find((known) => known.id === id);
            if (chosen) onChange({ serverUrl: chosen.address });
          }}
        />
        <p className={css['note']}>
          {preset === null ? words.programOther : words.programs[preset].note}
          {preset !== null && (
            <code className={css['command']}>{words.programs[preset].command(location.origin)}</code>
          )}
        </p>
      </div>
      <TextField
        label={words.address}
        type="url"
        inputMode="url"
        face="ui"
        value={draft.serverUrl}
        hint={words.addressHint}
        {...(wrong ? { error: words.addressWrong } : {})}
        onText={(serverUrl) => {
          onChange({ serverUrl });
        }}
      />
      <div className={css['list']}>
        <Button aria-disabled={busy || address === '' || wrong} onClick={() => void look()}>
          {busy ? (examining ? words.examining : words.refreshing) : words.lookForModels}
        </Button>
        <output className={css['note']}>{noteOf()}</output>
      </div>
      {examined && <ServerNote found={finding.found} address={address} preset={preset} />}
      <ModelSelect
        models={listed ? catalog.models : []}
        model={ref.provider === 'server' ? ref.model : ''}
        onModel={(model) => {
          onChange({ aiModel: `server:${model}` });
        }}
      />
      <KeyField
        name="server"
        typed={keys.server ?? ''}
        onTyped={(server) => {
          onKeys({ ...keys, server });
        }}
        catalog={listed ? catalog : null}
        reading={reading}
        onTest={() => void look()}
      />
    </>
  );
}
