/** Lets visible text through and keeps back what a model writes between <think> tags. */
export type ThinkingFilter = {
  readonly feed: (text: string) => string;
  /** What was held back because it might have become a tag, and did not. */
  readonly end: () => string;
};

const opening = ['<think>', '<thinking>', '<thought>'];
const closing = ['</think>', '</thinking>', '</thought>'];

/** Tags may be cut anywhere; a closing tag without an opening one (some chat templates open it in the prompt) is dropped alone. */
export function createThinkingFilter(): ThinkingFilter {
  let held = '';
  let thinking = false;

  const feed = (text: string): string => {
    let rest = held + text;
    let visible = '';
    held = '';
    for (;;) {
      const at = rest.indexOf('<');
      if (at === -1) return thinking ? visible : visible + rest;
      if (!thinking) visible += rest.slice(0, at);
      rest = rest.slice(at);
      const tags = thinking ? closing : [...opening, ...closing];
      const word = rest.slice(0, 11).toLowerCase();
      const tag = tags.find((candidate) => word.startsWith(candidate));
      if (tag !== undefined) {
        thinking = opening.includes(tag);
        rest = rest.slice(tag.length);
      } else if (tags.some((candidate) => candidate.startsWith(word))) {
        held = rest;
        return visible;
      } else {
        if (!thinking) visible += '<';
        rest = rest.slice(1);
      }
    }
  };
  const end = () => {
    const last = thinking ? '' : held;
    held = '';
    return last;
  };
  return { feed, end };
}
