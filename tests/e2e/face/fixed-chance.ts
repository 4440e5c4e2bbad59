import type { BrowserContext } from 'playwright/test';

/** What differs from one start of a page or a worker to the next: each has chances and a minute of its own, or an id would come twice. */
type Start = { readonly seed: number; readonly at: number };

const firstMinute = Date.UTC(2026, 0, 15, 12);

/**
 * From now on every page of this context meets the same chances at the same time of day in every run, and a clock that stands still; the
 * room that the disk has left is fixed too.
 */
export async function fixPages(context: BrowserContext) {
  await context.addInitScript(`(${fix.toString()})((${startOfPage.toString()})(${firstMinute}))`);
}

/** The script of a worker for which the same is fixed; `count` says how many were started before. */
export function fixedWorker(script: string, count: number): string {
  const start: Start = { seed: (count + 1) * 7919, at: firstMinute + count * 60_000 };
  return `(${fix.toString()})(${JSON.stringify(start)});\n${script}`;
}

/** Runs in the page: counts its loads where the game does not look. */
function startOfPage(first: number): Start {
  let loads = 1;
  try {
    loads = Number(sessionStorage.getItem('screens-loads') ?? '0') + 1;
    sessionStorage.setItem('screens-loads', String(loads));
  } catch {
    // An empty page has no storage, and needs no chance.
  }
  return { seed: loads, at: first + loads * 60_000 };
}

/** Runs in the page or the worker, before anything else does. */
function fix({ seed, at }: Start) {
  let state = seed;
  // Mulberry32.
  const random = () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), state | 1);
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61);
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  };
  const bytes = (view: ArrayBufferView) => {
    const all = new Uint8Array(view.buffer, view.byteOffset, view.byteLength);
    for (const index of all.keys()) all[index] = Math.floor(random() * 256);
  };
  Math.random = random;
  crypto.getRandomValues = (view) => {
    if (view !== null) bytes(view);
    return view;
  };
  const TrueDate = Date;
  const FixedDate = function (...parts: readonly number[]) {
    const date = parts.length === 0 ? new TrueDate(at) : Reflect.construct(TrueDate, parts);
    return new.target ? date : String(date);
  };
  Object.assign(FixedDate, { now: () => at, parse: TrueDate.parse, UTC: TrueDate.UTC });
  FixedDate.prototype = TrueDate.prototype;
  Reflect.set(globalThis, 'Date', FixedDate);
  Object.defineProperty(navigator.storage ?? {}, 'estimate', {
    value: () => Promise.resolve({ quota: 100e9, usage: 1e6 }),
  });
}
