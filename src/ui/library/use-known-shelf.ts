import { useFront, useShelf, type Front, type Shelf } from '../../state/shelf.ts';
import { usePainted } from '../kit/use-painted.ts';

/** The shelf as far as it is known. */
export type KnownShelf = Shelf & {
  /** Whether it is all there; otherwise only the stories that were played last are. */
  readonly whole: boolean;
  /** What the books say that are there first. */
  readonly books: Front['books'];
};

/** The first books of the shelf, and all of it once these have been painted; `undefined` until they are read. */
export function useKnownShelf(): KnownShelf | undefined {
  const front = useFront();
  const shelf = useShelf(usePainted(front !== undefined));
  if (!front) return undefined;
  const { stories, books } = front;
  return shelf ? { ...shelf, whole: true, books } : { stories, trash: [], damaged: [], whole: false, books };
}
