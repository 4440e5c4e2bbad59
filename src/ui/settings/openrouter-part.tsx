import { builtInModels } from '../../domain/model-price.ts';
import type { ModelCatalog } from '../../domain/model.ts';
import { modelRef } from '../../domain/settings.ts';
import { Button } from '../kit/button.tsx';
import type { AiPartProps } from './ai-part-props.ts';
import css from './ai-part.module.css';
import { catalogNote } from './catalog-note.ts';
import { KeyField } from './key-field.tsx';
import { ModelSelect } from './model-select.tsx';
import { useRefresh } from './use-refresh.ts';
import { words } from './words.ts';

/** Model and key at the gateway. */
export function OpenRouterPart({
  draft,
  onChange,
  keys,
  onKeys,
  catalog,
}: AiPartProps & { readonly catalog: ModelCatalog | null }) {
  const { reading, refresh } = useRefresh('openrouter');
  const ref = modelRef(draft.aiModel);
  return (
    <>
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
    </>
  );
}
