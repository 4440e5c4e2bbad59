/** A queue between several tellers and one listener: what is put in at any time comes out in order, until it is closed. */
export type Channel<T> = {
  readonly put: (item: T) => void;
  readonly close: () => void;
  readonly items: () => AsyncGenerator<T, void>;
};

export function createChannel<T>(): Channel<T> {
  let queue: T[] = [];
  let closed = false;
  let wake: () => void = () => {};

  async function* items(): AsyncGenerator<T, void> {
    for (;;) {
      const ready = queue;
      queue = [];
      yield* ready;
      if (queue.length > 0) continue;
      if (closed) return;
      await new Promise<void>((resolve) => {
        wake = resolve;
      });
    }
  }
  return {
    put: (item) => {
      if (!closed) queue.push(item);
      wake();
    },
    close: () => {
      closed = true;
      wake();
    },
    items,
  };
}
