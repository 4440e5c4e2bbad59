import { useObservable } from 'dexie-react-hooks';
import { useAtomValue } from 'jotai';

import type { CharacterForm } from '../domain/character.ts';
import type { DeviceModel, ModelCatalog } from '../domain/model.ts';
import type { Suggestion } from '../domain/ports/store.ts';
import type { Settings } from '../domain/settings.ts';
import type { Draft } from '../domain/story.ts';
import * as queries from '../storage/queries.ts';
import { watchTree, watchTreeNear } from '../storage/tree-queries.ts';
import { openHandlesAtom } from './handles.ts';
import { nothingYet } from './nothing-yet.ts';

export type { PlayView, SceneView } from '../storage/queries.ts';

/* Every hook answers `undefined` until its first value has come from the store. */

export function usePlay(story: string): queries.PlayView | undefined {
  const { database } = useAtomValue(openHandlesAtom);
  return useObservable(() => queries.watchPlay(database, story), [database, story]);
}

export function useDraft(story: string): Draft | null | undefined {
  const { database } = useAtomValue(openHandlesAtom);
  return useObservable(() => queries.watchDraft(database, story), [database, story]);
}

/** The last `most` scenes up to `scene`, newest first. */
export function useRoad(scene: string, most: number): readonly queries.SceneView[] | undefined {
  const { database } = useAtomValue(openHandlesAtom);
  return useObservable(() => queries.watchRoad(database, scene, most), [database, scene, most]);
}

/** The scenes that lead on from `scene`, oldest first. */
export function useRoadsOn(scene: string): readonly queries.SceneView[] | undefined {
  const { database } = useAtomValue(openHandlesAtom);
  return useObservable(() => queries.watchRoadsOn(database, scene), [database, scene]);
}

/** @param wanted whether it may be read already */
export function useTree(story: string, wanted = true) {
  const { database } = useAtomValue(openHandlesAtom);
  return useObservable(() => (wanted ? watchTree(database, story) : nothingYet), [database, story, wanted]);
}

/** The scenes round one, to be shown while a long tree is still being read; `null` where it is there as quickly. */
export function useTreeNear(story: string, scene: string) {
  const { database } = useAtomValue(openHandlesAtom);
  return useObservable(() => watchTreeNear(database, story, scene), [database, story, scene]);
}

export function useSettings(): Settings | undefined {
  const { database } = useAtomValue(openHandlesAtom);
  return useObservable(() => queries.watchSettings(database), [database]);
}

export function useForm(): CharacterForm | undefined {
  const { database } = useAtomValue(openHandlesAtom);
  return useObservable(() => queries.watchForm(database), [database]);
}

export function useSuggestion(id: string): Suggestion | null | undefined {
  const { database } = useAtomValue(openHandlesAtom);
  return useObservable(() => queries.watchSuggestion(database, id), [database, id]);
}

export function useCatalog(provider: ModelCatalog['provider']): ModelCatalog | null | undefined {
  const { database } = useAtomValue(openHandlesAtom);
  return useObservable(() => queries.watchCatalog(database, provider), [database, provider]);
}

export function useDeviceModels(): readonly DeviceModel[] | undefined {
  const { database } = useAtomValue(openHandlesAtom);
  return useObservable(() => queries.watchDeviceModels(database), [database]);
}

/** What a scene of a story and the whole story cost. */
export function useCosts(story: string, scene: string): queries.Costs | undefined {
  const { database } = useAtomValue(openHandlesAtom);
  return useObservable(() => queries.watchCosts(database, story, scene), [database, story, scene]);
}
