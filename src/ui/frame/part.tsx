import { useEffect, useState, type ComponentType, type ReactNode } from 'react';

import { loadPart } from './load-part.ts';

/** A part of the page that comes by itself: nothing stands in its place until it is there. */
export type Part<P> = {
  (props: P): ReactNode;
  /** Has it come before it is shown. Failing is no harm: it is asked for again when it is. */
  readonly fetch: () => Promise<void>;
};

type Source<P> = { there: ComponentType<P> | null; readonly bring: () => Promise<ComponentType<P>> };

/**
 * A part that is there already is drawn in the moment it is asked for. React's own `lazy` lets a fallback be seen even then, and holds
 * back what follows a fallback for 300 ms.
 */
export function part<P extends object>(load: () => Promise<ComponentType<P>>): Part<P> {
  const source: Source<P> = {
    there: null,
    bring: async () => {
      source.there ??= await loadPart(load);
      return source.there;
    },
  };
  return Object.assign((props: P) => <Brought source={source} props={props} />, {
    fetch: async () => {
      // Not `bring`: nobody waits for it, so no page is loaded anew for its sake.
      source.there ??= await load().catch(() => null);
    },
  });
}

function Brought<P extends object>({ source, props }: { readonly source: Source<P>; readonly props: P }) {
  const [Shown, setShown] = useState(() => source.there);
  const [failure, setFailure] = useState<{ readonly thrown: unknown } | null>(null);
  useEffect(() => {
    if (Shown) return;
    let wanted = true;
    source.bring().then(
      (come) => {
        if (wanted) setShown(() => come);
      },
      (thrown: unknown) => {
        if (wanted) setFailure({ thrown });
      },
    );
    return () => {
      wanted = false;
    };
  }, [Shown, source]);
  if (failure) throw failure.thrown;
  return Shown && <Shown {...props} />;
}
