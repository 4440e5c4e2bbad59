import type { Observable } from 'dexie';

/** Something to be watched, be it a live query or not. */
export type Watched<T> = {
  readonly subscribe: (
    onNext: (value: T) => void,
    onError?: (error: unknown) => void,
  ) => { readonly unsubscribe: () => void };
};

/**
 * Watches what hangs on another thing that is watched, and begins anew only when that has another value: what is told of it again and again
 * costs nothing more and is passed on to nobody.
 */
export function following<A, T>(watched: Observable<A>, watch: (value: A) => Observable<T>): Watched<T> {
  return {
    subscribe: (onNext, onError) => {
      let last: { readonly value: A; readonly end: () => void } | null = null;
      const above = watched.subscribe((value) => {
        if (last && Object.is(last.value, value)) return;
        last?.end();
        const below = watch(value).subscribe(onNext, onError);
        last = { value, end: () => below.unsubscribe() };
      }, onError);
      return {
        unsubscribe: () => {
          above.unsubscribe();
          last?.end();
        },
      };
    },
  };
}
