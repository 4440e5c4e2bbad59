import { useSetAtom } from 'jotai';
import { useState } from 'react';

import type { ModelCatalog } from '../../domain/model.ts';
import { refreshModelsAtom } from '../../state/actions.ts';

/** Reads a provider's list of models, one reading at a time. */
export function useRefresh(provider: ModelCatalog['provider']) {
  const refreshModels = useSetAtom(refreshModelsAtom);
  const [reading, setReading] = useState(false);
  const refresh = async () => {
    if (reading) return;
    setReading(true);
    await refreshModels({ provider });
    setReading(false);
  };
  return { reading, refresh };
}
