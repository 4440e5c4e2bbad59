/** The first value of something that is watched. */
export function first<T>(watched: {
  subscribe: (next: (value: T) => void, error: (thrown: unknown) => void) => { unsubscribe: () => void };
}): Promise<T> {
  return new Promise((resolve, reject) => {
    const subscription = watched.subscribe((value) => {
      resolve(value);
      // It may be told before there is anything to end.
      queueMicrotask(() => subscription.unsubscribe());
    }, reject);
  });
}
