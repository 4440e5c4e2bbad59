import { useAtomValue, useSetAtom } from 'jotai';
import { useState } from 'react';

import { providerDetails } from '../../../../domain/provider-details.ts';
import type { ServerFinding } from '../../../../domain/server-finding.ts';
import { remoteRef } from '../../../../domain/settings.ts';
import { saveSettingsAtom } from '../../../../state/actions.ts';
import { pageServicesAtom } from '../../../../state/handles.ts';
import { Button } from '../../../kit/button.tsx';
import { Segmented } from '../../../kit/segmented.tsx';
import { TextField } from '../../../kit/text-field.tsx';
import { messageOf } from '../../../messages.ts';
import { Note } from '../../note.tsx';
import { catalogNote } from '../models/catalog-note.ts';
import { KeyField } from '../../keys/key-field.tsx';
import { ModelSelect } from '../models/model-select.tsx';
import { words as listWords } from '../models/words.ts';
import type { RemoteProps } from '../storyteller-props.ts';
import { Command } from './command.tsx';
import { ServerNote } from './server-note.tsx';
import css from './server-part.module.css';
import { presetOf, serverPresets } from './server-presets.ts';
import { useRefresh } from '../models/use-refresh.ts';
import { words } from './words.ts';

const provider = 'server';

/** Address, model and key of a server of the player's own. */
export function ServerPart({ edits, onChange, keys, onTyped, catalog }: RemoteProps) {
  const { reading, refresh } = useRefresh(provider);
  const [examining, setExamining] = useState(false);
  const [finding, setFinding] = useState<{ readonly address: string; readonly found: ServerFinding } | null>(
    null,
  );
  const services = useAtomValue(pageServicesAtom);
  const saveSettings = useSetAtom(saveSettingsAtom);
  const address = edits.serverUrl.trim();
  const wrong = address !== '' && !/^https?:\/\/./i.test(address);
  const ref = remoteRef(edits.aiModel);
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
    if (reading.status !== 'failed')
      return (listed ? catalogNote(catalog) : null) ?? providerDetails[provider].noList;
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
        <Note>
          {preset === null ? words.programOther : words.programs[preset].note}
          {preset !== null && <Command>{words.programs[preset].command(location.origin)}</Command>}
        </Note>
      </div>
      <TextField
        label={words.address}
        type="url"
        inputMode="url"
        face="ui"
        value={edits.serverUrl}
        hint={words.addressHint}
        {...(wrong ? { error: words.addressWrong } : {})}
        onText={(serverUrl) => {
          onChange({ serverUrl });
        }}
      />
      <div className={css['list']}>
        <Button aria-disabled={busy || address === '' || wrong} onClick={() => void look()}>
          {busy ? (examining ? words.examining : listWords.refreshing) : words.lookForModels}
        </Button>
        <Note as="output">{noteOf()}</Note>
      </div>
      {examined && <ServerNote found={finding.found} address={address} preset={preset} />}
      <ModelSelect
        models={listed ? catalog.models : []}
        model={ref?.provider === provider ? ref.model : ''}
        onModel={(model) => {
          onChange({ aiModel: `${provider}:${model}` });
        }}
      />
      <KeyField
        provider={provider}
        keys={keys}
        onTyped={onTyped}
        catalog={listed ? catalog : null}
        reading={reading}
        onTest={() => void look()}
      />
    </>
  );
}
