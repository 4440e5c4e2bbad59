import { useAtom, useAtomValue, useSetAtom } from 'jotai';
import { useEffect, useState } from 'react';

import { builtInModels } from '../../domain/model-price.ts';
import type { ModelCatalog } from '../../domain/model.ts';
import { modelRef } from '../../domain/settings.ts';
import { openHandlesAtom } from '../../state/handles.ts';
import { useKeys } from '../../state/keys.ts';
import { notifyAtom } from '../../state/notices.ts';
import { Button } from '../kit/button.tsx';
import { Switch } from '../kit/switch.tsx';
import type { AiPartProps } from './ai-part-props.ts';
import css from './ai-part.module.css';
import { catalogNote } from './catalog-note.ts';
import { beginConnect, cameBackAlone, canConnect, dropConnect } from './connect.ts';
import { KeyField } from './key-field.tsx';
import { keptDraftAtom } from './kept-draft.ts';
import { ModelSelect } from './model-select.tsx';
import { useRefresh } from './use-refresh.ts';
import { words } from './words.ts';

/** Key, model and conditions at the gateway. */
export function OpenRouterPart({
  draft,
  onChange,
  changed,
  keys,
  onKeys,
  catalog,
}: AiPartProps & { readonly catalog: ModelCatalog | null }) {
  const { reading, refresh } = useRefresh('openrouter');
  const known = useKeys();
  const ref = modelRef(draft.aiModel);
  return (
    <>
      {known && !known.openRouter && <Connect changed={changed} onChange={onChange} />}
      <KeyField
        name="openRouter"
        typed={keys.openRouter ?? ''}
        onTyped={(openRouter) => {
          onKeys({ ...keys, openRouter });
        }}
        catalog={catalog}
        reading={reading}
        onTest={() => void refresh()}
      />
      <div className={css['models']}>
        <ModelSelect
          models={catalog?.models ?? builtInModels}
          model={ref.provider === 'openrouter' ? ref.model : ''}
          onModel={(model) => {
            onChange({ aiModel: `openrouter:${model}` });
          }}
        />
        <div className={css['list']}>
          <output className={css['note']}>{catalogNote(catalog) ?? words.list.none}</output>
          <Button kind="link" aria-disabled={reading.status === 'reading'} onClick={() => void refresh()}>
            {reading.status === 'reading' ? words.refreshing : words.refresh}
          </Button>
        </div>
      </div>
      <Switch
        label={words.noTraining}
        hint={words.noTrainingHint}
        checked={draft.noTraining}
        onChecked={(noTraining) => {
          onChange({ noTraining });
        }}
      />
    </>
  );
}

/** One click to the gateway and back, in place of a key that is copied. */
function Connect({ changed, onChange }: Pick<AiPartProps, 'changed' | 'onChange'>) {
  const notify = useSetAtom(notifyAtom);
  const [kept] = useAtom(keptDraftAtom);
  const { id } = useAtomValue(openHandlesAtom).space;
  const [alone, setAlone] = useState(() => cameBackAlone(id));
  useEffect(() => {
    // A page that the browser had only put away is shown again as it was.
    const shown = () => setAlone(cameBackAlone(id));
    addEventListener('pageshow', shown);
    return () => removeEventListener('pageshow', shown);
  }, [id]);
  if (!canConnect()) return <p className={css['note']}>{words.connect.insecure}</p>;
  const go = async () => {
    let url: string;
    try {
      url = await beginConnect(id, { ...kept, ...changed });
    } catch {
      notify({ type: 'message', ...words.connect.failed, tone: 'warning' });
      return;
    }
    location.assign(url);
  };
  return (
    <div className={css['connect']}>
      <Button onClick={() => void go()}>{words.connect.button}</Button>
      <p className={css['note']}>{words.connect.lead}</p>
      {alone && (
        <output className={css['note']}>
          {words.connect.alone(Object.keys(alone).length > 0)}{' '}
          {Object.keys(alone).length > 0 && (
            <Button
              kind="link"
              onClick={() => {
                onChange(alone);
                dropConnect();
                setAlone(null);
              }}
            >
              {words.connect.takeUp}
            </Button>
          )}
        </output>
      )}
    </div>
  );
}
