import { useSetAtom } from 'jotai';
import { useState } from 'react';

import type { GameError } from '../../../../domain/errors.ts';
import type { ModelCatalog } from '../../../../domain/model.ts';
import { refreshModelsAtom } from '../../../../state/actions.ts';

/** How the last reading of a provider's list went. */
export type Reading =
  | { readonly status: 'none' | 'reading' | 'read' }
  | { readonly status: 'failed'; readonly error: GameError };

/** Reads a provider's list of models, one reading at a time; `null` while another is under way. */
export function useRefresh(provider: ModelCatalog['provider']) {
  const refreshModels = useSetAtom(refreshModelsAtom);
  const [reading, setReading] = useState<Reading>({ status: 'none' });
  const refresh = async () => {
    if (reading.status === 'reading') return null;
    setReading({ status: 'reading' });
    const result = await refreshModels({ provider });
    setReading(result.ok ? { status: 'read' } : { status: 'failed', error: result.error });
    return result;
  };
  return { reading, refresh };
}
