/** A branch that a road leads through, and the depth of the scene at which the road leaves it. The branch it ends on comes first. */
export type RoadPart = { readonly branch: string; readonly depth: number };

/** How the place of another device in a story stands to this one's, in scenes. */
export type OtherPlace =
  | { readonly type: 'same' }
  /** It went on from where this device stands. */
  | { readonly type: 'ahead'; readonly scenes: number }
  /** It stands on the road that led here. */
  | { readonly type: 'behind'; readonly scenes: number }
  /**
   * The roads parted: so many scenes were told since, here and there.
   * @property parting names the two roads, however far they go on
   */
  | { readonly type: 'forked'; readonly here: number; readonly there: number; readonly parting: string };

/**
 * Compares two roads of one story. Both are whole: they begin with an opening.
 * @param here of this device, not empty
 * @param there of the other, not empty
 */
export function otherPlaceOf(here: readonly RoadPart[], there: readonly RoadPart[]): OtherPlace {
  const parts = new Map(there.map((part, index) => [part.branch, { depth: part.depth, index }]));
  const at = here.findIndex(({ branch }) => parts.has(branch));
  const mine = here[at];
  const theirs = mine && parts.get(mine.branch);
  // Two openings have nothing in common.
  const common = mine && theirs ? Math.min(mine.depth, theirs.depth) : -1;
  const scenesHere = (here[0]?.depth ?? 0) - common;
  const scenesThere = (there[0]?.depth ?? 0) - common;
  if (scenesHere === 0) return scenesThere === 0 ? { type: 'same' } : { type: 'ahead', scenes: scenesThere };
  if (scenesThere === 0) return { type: 'behind', scenes: scenesHere };
  const before = (parts: readonly RoadPart[], index: number) =>
    (index < 0 ? parts.at(-1) : parts[Math.max(0, index - 1)])?.branch ?? '';
  const parting = `${before(here, at)} ${before(there, theirs?.index ?? -1)}`;
  return { type: 'forked', here: scenesHere, there: scenesThere, parting };
}
