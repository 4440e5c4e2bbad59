import { useSetAtom } from 'jotai';
import { useEffect, useState } from 'react';

import { browserModelId, deviceShelf } from '../../../../domain/device-shelf.ts';
import type { ModelSource } from '../../../../domain/ports/models.ts';
import { modelRef } from '../../../../domain/settings.ts';
import { installModelAtom, tidyModelsAtom } from '../../../../state/actions.ts';
import { notifyAtom } from '../../../../state/notices.ts';
import { useDeviceModels } from '../../../../state/queries.ts';
import { keepStorage } from '../../../parts/keep-storage.ts';
import { messageOf } from '../../../messages.ts';
import type { StorytellerProps } from '../storyteller-props.ts';
import css from './device-part.module.css';
import { DeviceRow } from './device-row.tsx';
import { OwnGguf } from './own-gguf.tsx';
import { OwnModel } from './own-model.tsx';
import { Rows } from './rows.tsx';
import { ShelfRow } from './shelf-row.tsx';
import { bytes } from './sizes.ts';
import { useFreeSpace } from './use-free-space.ts';
import { words } from './words.ts';

/** Models that tell stories in this browser: the browser's own, those that are here, and those to be had. */
export function DevicePart({ edits, onChange }: StorytellerProps) {
  const models = useDeviceModels();
  const tidy = useSetAtom(tidyModelsAtom);
  const installModel = useSetAtom(installModelAtom);
  const notify = useSetAtom(notifyAtom);
  const free = useFreeSpace(models);
  const [refused, setRefused] = useState<string | null>(null);
  const ref = modelRef(edits.aiModel);

  useEffect(() => {
    void tidy();
  }, [tidy]);

  const install = async (source: ModelSource) => {
    setRefused(null);
    // In the same press: the browser may ask whether it may keep so much.
    keepStorage();
    const result = await installModel(source);
    if (result.ok) {
      onChange({ aiModel: `device:${source.id}` });
      notify({ type: 'message', ...words.done, tone: 'calm' });
    } else setRefused(messageOf(result.error).title);
  };
  const choose = (aiModel: string) => {
    onChange({ aiModel });
  };
  const here = models ?? [];
  const shelf = deviceShelf.filter(({ id }) => !here.some((row) => row.id === id));
  return (
    <>
      <p className={css['lead']}>{words.lead}</p>
      <OwnModel
        language={edits.language}
        chosen={ref.provider === 'browser'}
        onChoose={() => {
          choose(`browser:${browserModelId}`);
        }}
      />
      {here.length > 0 && (
        <section aria-label={words.installed}>
          <h4 className={css['title']}>{words.installed}</h4>
          <Rows>
            {here.map((row) => (
              <DeviceRow
                key={row.id}
                row={row}
                chosen={ref.provider === 'device' && ref.model === row.id}
                onChoose={() => {
                  choose(`device:${row.id}`);
                }}
                onGone={() => {
                  if (ref.provider === 'device' && ref.model === row.id) choose('builtin');
                }}
                onAgain={(source) => void install(source)}
              />
            ))}
          </Rows>
        </section>
      )}
      {shelf.length > 0 && (
        <section aria-label={words.shelf}>
          <h4 className={css['title']}>{words.shelf}</h4>
          <p className={css['note']}>
            {free !== null && words.free(bytes(free))} {isMetered() && words.metered}
          </p>
          <Rows>
            {shelf.map((model) => (
              <ShelfRow
                key={model.id}
                model={model}
                tight={free !== null && free < model.about}
                onInstall={(source) => void install(source)}
              />
            ))}
          </Rows>
        </section>
      )}
      <OwnGguf onInstall={(source) => void install(source)} />
      <output className={css['note']}>{refused}</output>
    </>
  );
}

/** What some browsers tell of a connection. */
function isMetered(): boolean {
  const { connection } = navigator as {
    readonly connection?: { readonly saveData?: boolean; readonly type?: string };
  };
  return connection?.saveData === true || connection?.type === 'cellular';
}
