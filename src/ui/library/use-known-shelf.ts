import { useEffect, useState } from 'react';

import { useFront, useShelf, type Front, type Shelf } from '../../state/shelf.ts';

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
  return shelf ? { ...shelf, whole: true, books } : { stories, trash: [], damaged: 0, whole: false, books };
}

/** Whether what was `ready` has had its frame: what comes after it must not be in its way. */
function usePainted(ready: boolean): boolean {
  const [painted, setPainted] = useState(false);
  useEffect(() => {
    if (!ready) return;
    let timer: ReturnType<typeof setTimeout> | undefined;
    const frame = requestAnimationFrame(() => {
      timer = setTimeout(() => {
        setPainted(true);
      });
    });
    return () => {
      cancelAnimationFrame(frame);
      clearTimeout(timer);
    };
  }, [ready]);
  return painted;
}
