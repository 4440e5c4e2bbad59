import { useEffect, useState, type ComponentType, type ReactNode } from 'react';

import { fetchCode } from './fetch-code.ts';

/** A component whose code comes by itself. */
export type Late<P> = {
  (props: P): ReactNode;
  /** Has it come before it is shown. Failing is no harm: it is asked for again when it is. */
  readonly fetch: () => Promise<void>;
};

type Source<P> = { there: ComponentType<P> | null; readonly bring: () => Promise<ComponentType<P>> };

/**
 * What a parent shows late; the parent declares it. One that is there already is drawn in the moment it is asked for: React's own `lazy`
 * lets a fallback be seen even then, and holds back what follows a fallback for 300 ms. One that cannot come is a failure for the nearest
 * boundary. The import stands outside of components: React Compiler skips one that imports inside.
 * @param meanwhile stands in its place until it is there; nothing when left out
 */
export function late<P extends object>(
  load: () => Promise<ComponentType<P>>,
  meanwhile: ReactNode = null,
): Late<P> {
  const source: Source<P> = {
    there: null,
    bring: async () => {
      source.there ??= await fetchCode(load);
      return source.there;
    },
  };
  return Object.assign((props: P) => <Brought source={source} props={props} meanwhile={meanwhile} />, {
    fetch: async () => {
      // Not `bring`: nobody waits for it, so no page is loaded anew for its sake.
      source.there ??= await load().catch(() => null);
    },
  });
}

type BroughtProps<P> = { readonly source: Source<P>; readonly props: P; readonly meanwhile: ReactNode };

function Brought<P extends object>({ source, props, meanwhile }: BroughtProps<P>) {
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
  return Shown ? <Shown {...props} /> : meanwhile;
}
