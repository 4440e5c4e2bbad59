/** Lets visible text through and keeps back what a model writes between <think> tags. */
export type ThinkingFilter = {
  readonly feed: (text: string) => Filtered;
  /** What was held back because it might have become a tag, and did not. `cutShort`: the answer stopped at its limit, in the middle of a thought. */
  readonly end: (cutShort: boolean) => string;
  /** The server keeps thoughts apart from the answer: nothing is held back for them any more. */
  readonly release: () => string;
};

export type Filtered = {
  readonly visible: string;
  /** Whether everything before `visible` turned out to be a thought: its end came, but never its beginning. */
  readonly restart: boolean;
};

const opening = ['<think>', '<thinking>', '<thought>'];
const closing = ['</think>', '</thinking>', '</thought>'];

/**
 * Tags may be cut anywhere. Some chat templates open the thought in the prompt, so that only its closing tag is seen: what came before it
 * was none of the answer.
 * @param aloud whether this model is known to do so: then everything is held back until the tag, or until the answer ends without one.
 */
export function createThinkingFilter(aloud = false): ThinkingFilter {
  let held = '';
  let place: 'aloud' | 'answer' | 'thinking' = aloud ? 'aloud' : 'answer';
  /** Whether a thought was seen from its beginning; a lone closing tag after one is a slip. */
  let opened = false;
  let spoken = '';

  const feed = (text: string): Filtered => {
    let rest = held + text;
    let visible = '';
    let restart = false;
    held = '';
    const say = (words: string) => {
      if (place === 'answer') visible += words;
      else if (place === 'aloud') spoken += words;
    };
    for (;;) {
      const at = rest.indexOf('<');
      if (at === -1) {
        say(rest);
        return { visible, restart };
      }
      say(rest.slice(0, at));
      rest = rest.slice(at);
      const tags = place === 'thinking' ? closing : [...opening, ...closing];
      const word = rest.slice(0, 11).toLowerCase();
      const tag = tags.find((candidate) => word.startsWith(candidate));
      if (tag !== undefined) {
        if (closing.includes(tag) && place !== 'thinking' && !opened) {
          visible = '';
          restart = place === 'answer';
          opened = true;
        }
        // A model that opens its thought itself after all.
        if (place === 'aloud' && opening.includes(tag)) {
          visible += spoken;
          opened = true;
        } else if (opening.includes(tag)) opened = true;
        spoken = '';
        place = opening.includes(tag) ? 'thinking' : 'answer';
        rest = rest.slice(tag.length);
      } else if (tags.some((candidate) => candidate.startsWith(word))) {
        held = rest;
        return { visible, restart };
      } else {
        say('<');
        rest = rest.slice(1);
      }
    }
  };
  const release = () => {
    const words = place === 'aloud' ? spoken : '';
    spoken = '';
    if (place === 'aloud') place = 'answer';
    return words;
  };
  return {
    feed,
    release,
    end: (cutShort) => {
      if (place === 'aloud' && cutShort) return '';
      const last = place === 'thinking' ? '' : release() + held;
      held = '';
      return last;
    },
  };
}
