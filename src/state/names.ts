import { atom } from 'jotai';

import { readNames, type Names } from '../storage/names.ts';
import { handlesAtom } from './handles.ts';

export type { Names } from '../storage/names.ts';

/** Reads the titles of stories and scenes once; none where nobody plays. */
export const readNamesAtom = atom(
  null,
  async (get, _set, ids: Parameters<typeof readNames>[1]): Promise<Names> => {
    const handles = get(handlesAtom);
    return handles ? readNames(handles.database, ids) : new Map();
  },
);
