/** Time as the game sees it. */
export type Clock = {
  /** Unix time in milliseconds. */
  readonly now: () => number;
  /** Resolves after `ms` milliseconds, or at once when `signal` is aborted; never rejects. */
  readonly sleep: (ms: number, signal?: AbortSignal) => Promise<void>;
};

/** Makes ids: UUIDv7, each later than the one before. */
export type Ids = { readonly next: () => string };

/** One holder at a time across all tabs of this device. */
export type Locks = {
  /** Runs `work` while holding `name`; answers 'busy' at once, without running it, when someone else holds it. */
  readonly tryHold: <T>(name: string, work: () => Promise<T>) => Promise<T | 'busy'>;
};
