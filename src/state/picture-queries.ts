import { useObservable } from 'dexie-react-hooks';
import { atom, useAtomValue } from 'jotai';

import * as queries from '../storage/picture-queries.ts';
import { openHandlesAtom } from './handles.ts';

export type { PlateView, ShownPicture } from '../storage/picture-queries.ts';

/* Every hook answers `undefined` until its first value has come from the store. */

/** The picture of this hash; `null` when this device does not have it. */
export function usePicture(hash: string): queries.ShownPicture | null | undefined {
  const { database } = useAtomValue(openHandlesAtom);
  return useObservable(() => queries.watchPicture(database, hash), [database, hash]);
}

export function usePlate(scene: string): queries.PlateView | undefined {
  const { database } = useAtomValue(openHandlesAtom);
  return useObservable(() => queries.watchPlate(database, scene), [database, scene]);
}

export function useFavourite(character: string): boolean | null | undefined {
  const { database } = useAtomValue(openHandlesAtom);
  return useObservable(() => queries.watchFavourite(database, character), [database, character]);
}

/** Reads a picture once, to hand it over as a file; `null` when this device does not have it. */
export const readPictureAtom = atom(null, (get, _set, hash: string) =>
  queries.readPicture(get(openHandlesAtom).database, hash),
);
