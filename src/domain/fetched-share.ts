import type { StoredPicture } from './parcel.ts';
import type { SharedStory } from './share-snapshot.ts';

/** A published story as it came: what is read, and what those need who play on. */
export type FetchedShare = {
  readonly shared: SharedStory;
  /** Those that could be had, by their hashes. */
  readonly pictures: readonly StoredPicture[];
};
