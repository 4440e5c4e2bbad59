/** Takes out what a model repeats of a text that it was to go on from. */
export type RepeatGuard = {
  readonly feed: (delta: string) => string;
  readonly end: () => string;
};

/** Fewer characters than this in common are chance. */
const leastRepeat = 12;

/** Holds the beginning back as long as it stands word for word in `before`; what then ends exactly where `before` ends was a repetition. */
export function createRepeatGuard(before: string): RepeatGuard {
  const known = before.trimEnd();
  let held = '';
  let over = known === '';

  const release = (): string => {
    over = true;
    const text = held;
    held = '';
    const lead = text.length - text.trimStart().length;
    const body = text.slice(lead);
    for (let length = Math.min(body.length, known.length); length >= leastRepeat; length -= 1) {
      if (known.endsWith(body.slice(0, length))) return body.slice(length);
    }
    return text;
  };
  return {
    feed: (delta) => {
      if (over) return delta;
      held += delta;
      return known.includes(held.trim()) ? '' : release();
    },
    end: () => (over ? '' : release()),
  };
}
