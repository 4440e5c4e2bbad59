import { jsonBytes, maxPassageBytes } from '../domain/limits.ts';
import type { Action, ActionType } from '../domain/action.ts';
import type { StoryEvent } from '../domain/ports/storyteller.ts';
import { readLineStart } from './passage-lines.ts';
import type { LineContext } from './passage-lines.ts';
import { cleanTitle } from './title-text.ts';

export type PassageParserOptions = {
  /** How many paragraphs were asked for. */
  readonly paragraphs: number;
  /** Whether the text is a whole turn in the one-call form: title line, prose, action lines. */
  readonly tagged: boolean;
  /** What streamed before, when the text goes on from there. */
  readonly carryOn?: string;
};

/**
 * Reads a passage as it streams. Never throws; the events of a text do not depend on where it was cut. It is one machine over single
 * characters and reads best whole; what a line is, is decided in passage-lines.ts.
 */
export type PassageParser = {
  readonly feed: (delta: string) => readonly StoryEvent[];
  /** The text is over. `ragged`: it was cut by the model's limit, so a half word goes and an ellipsis comes. */
  readonly finish: (ragged?: boolean) => readonly StoryEvent[];
  /** The text broke off: tells what was held back until more of it would come. The passage is not over by that. */
  readonly breakOff: () => readonly StoryEvent[];
  /** Paragraphs told so far. */
  readonly paragraphs: () => number;
  /** Whether anything of a passage was told. */
  readonly told: () => boolean;
  /** Whether the passage is over although text may still come. */
  readonly ended: () => boolean;
  /** Why the passage was cut, if it was. */
  readonly cut: () => 'too-long' | null;
  /** Actions of the one-call form, as far as they came, in their order. */
  readonly actions: () => readonly Action[];
  /** What stood behind the passage and was not told. */
  readonly tail: () => string;
};

/** A word is told in pieces of this length when it does not end. */
const longestWord = 100;
const longestTail = 4_000;
/** What stands between two paragraphs, as JSON. */
const paragraphEndBytes = 4;

const cjk = /[\u3000-\u30ff\u3400-\u9fff\uf900-\ufaff\uff00-\uffef]/;
/** What chat templates leave behind when a server does not know them, and closing tags that a model copied. */
const stopToken =
  /<\/(?:passage|story|scene|scene_text|text|answer|response|output)>|<\|[a-z_ ]+\|>|<\/s>|<end_of_turn>|\[\/?INST\]|<｜/i;
const sentenceEnd = /[.!?…。！？:]["'”’»)\]*_]*$/;

export function createPassageParser(options: PassageParserOptions): PassageParser {
  const { tagged } = options;
  const before = (options.carryOn ?? '').trimEnd();
  const carryOn = before !== '';
  let out: StoryEvent[] = [];
  /** Where in a line we are: at its undecided start, in prose, in a dropped line, in an action, or behind the passage. */
  let place: 'start' | 'prose' | 'dropped' | 'action' | 'behind' = 'start';
  let held = '';
  let word = '';
  let space = false;
  let open = false;
  let closed = 0;
  let length = 0;
  /** What the passage takes as JSON, with what streamed before. */
  let bytes = jsonBytes(before);
  let newlines = 0;
  /** Of the prose line before: what decides whether a single line end ends the paragraph. */
  let line = '';
  let lineLength = 0;
  let lastWord = '';
  let afterCr = false;
  let ended = false;
  let finished = false;
  let overflow = false;
  let tail = '';
  const actions: { type: ActionType; text: string }[] = [];

  const take = () => {
    const events = out;
    out = [];
    return events;
  };
  const words = (text: string) => {
    const last = out.at(-1);
    if (last?.type === 'words') out[out.length - 1] = { type: 'words', text: last.text + text };
    else out.push({ type: 'words', text });
    length += text.length;
    // Its own quotes are not part of the whole.
    bytes += jsonBytes(text) - 2;
    // A passage longer than this is a model that does not stop.
    if (bytes > maxPassageBytes) {
      overflow = true;
      place = 'behind';
    }
  };
  const flushWord = () => {
    const bare = word
      .replaceAll('*', '')
      .replace(/^_+|_+(?=[.,;:!?'"’”)]*$)/g, '')
      .replace(loneSurrogate, '\ufffd');
    word = '';
    if (bare === '') return;
    // The engine knows whether a space is due where a draft goes on; only one that the model wrote is passed on.
    words(space && (open || (carryOn && length === 0)) ? ` ${bare}` : bare);
    lastWord = bare;
    open = true;
    space = false;
  };
  /** Some models begin with empty lines, even in the middle of a sentence that they were to end. */
  const mayBreakFirst = () => carryOn && length === 0 && sentenceEnd.test(before);
  const endParagraph = () => {
    flushWord();
    space = false;
    if (open || mayBreakFirst()) {
      out.push({ type: 'paragraph-end' });
      bytes += paragraphEndBytes;
    }
    if (open) closed += 1;
    open = false;
  };
  const endPassage = () => {
    if (ended) return;
    flushWord();
    if (open) endParagraph();
    ended = true;
    if (length > 0 || carryOn) out.push({ type: 'passage-end' });
  };
  const goBehind = (text: string) => {
    endPassage();
    place = 'behind';
    tail += text;
  };

  const proseChar = (char: string) => {
    lineLength += 1;
    line = (line + char).slice(-8);
    if (char === ' ') {
      flushWord();
      space = true;
      return;
    }
    word += char;
    const token = word.length > 2 && /[>\]｜]/.test(char) ? stopToken.exec(word) : null;
    if (token) {
      word = word.slice(0, token.index);
      goBehind('');
    } else if (cjk.test(char) || (word.length >= longestWord && !/[\ud800-\udbff]$/.test(word))) flushWord();
  };
  const prose = (text: string) => {
    place = 'prose';
    if (newlines === 1 && open) {
      const first = text.trimStart()[0] ?? '';
      // One line end is a wrapped line, unless the line before was a whole paragraph or the next one is somebody speaking.
      if (sentenceEnd.test(line) && (lineLength >= 100 || /["“«„—–「]/.test(first))) endParagraph();
      else space = true;
    }
    newlines = 0;
    line = '';
    lineLength = 0;
    for (const char of text) if (place === 'prose') proseChar(char);
  };

  const context = (complete: LineContext['complete']): LineContext => ({
    front: length === 0 && word === '',
    carryOn,
    tagged,
    told: closed + (open || word !== '' ? 1 : 0),
    wanted: options.paragraphs,
    blankBefore: newlines !== 1,
    complete,
  });
  const decide = (complete: LineContext['complete']) => {
    const kind = readLineStart(held, {
      ...context(complete),
      ...(actions.length > 0 ? { front: false } : {}),
    });
    if (kind.type === 'wait') return;
    const text = held;
    held = '';
    const last = actions.at(-1);
    if (last && kind.type !== 'action') {
      // Behind the first action line only action lines count; a line right below one goes on with it.
      const goesOn = kind.type === 'prose' && newlines === 1;
      if (goesOn) last.text += ` ${text}`;
      newlines = 0;
      place = goesOn ? 'action' : 'dropped';
      return;
    }
    switch (kind.type) {
      case 'prose': {
        const rest = text.slice(kind.skip);
        // White space before a line's first word counts only where a draft goes on.
        if (carryOn && length === 0 && /^\s/.test(rest)) space = true;
        prose(rest.trimStart());
        return;
      }
      case 'title': {
        const title = cleanTitle(text);
        if (title !== '') out.push({ type: 'title', text: title });
        place = 'dropped';
        return;
      }
      case 'action':
        endPassage();
        actions.push({ type: kind.action, text: text.trimStart().slice(kind.skip) });
        newlines = 0;
        place = 'action';
        return;
      case 'tail':
        goBehind(text);
        return;
      case 'drop':
        place = 'dropped';
    }
  };
  const lineEnd = () => {
    if (place === 'start' && held.trim() !== '') decide(true);
    else if (place === 'start') held = '';
    if (place === 'behind') {
      tail += '\n';
      return;
    }
    if (place === 'prose') flushWord();
    newlines = place === 'dropped' && newlines === 0 ? 2 : newlines + 1;
    if (newlines === 2 && (open || mayBreakFirst())) endParagraph();
    place = 'start';
  };
  const take1 = (char: string) => {
    if (tail.length > longestTail) return;
    if (char === '\n') lineEnd();
    else if (place === 'start') {
      held += char;
      decide(false);
    } else if (place === 'prose') proseChar(char);
    else if (place === 'behind') tail += char;
    else if (place === 'action') {
      const last = actions.at(-1);
      if (last && last.text.length < longestTail) last.text += char;
    }
  };

  const feed = (delta: string) => {
    if (finished || overflow) return [];
    for (let i = 0; i < delta.length && !overflow; i += 1) {
      const char = delta[i] ?? '';
      if (char === '\n' && afterCr) {
        afterCr = false;
        continue;
      }
      afterCr = char === '\r';
      if (char === '\r' || char === '\u2029') take1('\n');
      else if (char === '\t' || char === '\u2028') take1(' ');
      else if (char === '\n' || !control.test(char)) take1(char);
    }
    return take();
  };
  const breakOff = () => {
    if (finished || overflow) return [];
    finished = true;
    if (place === 'start' && held.trim() !== '') decide('last');
    if (place === 'prose') flushWord();
    return take();
  };
  const finish = (ragged = false) => {
    if (finished) return [];
    finished = true;
    if (overflow) return take();
    if (place === 'start' && held.trim() !== '') decide('last');
    if (ragged && place === 'prose') {
      if (!sentenceEnd.test(word)) word = '';
      flushWord();
      if (open && !sentenceEnd.test(lastWord)) words('…');
    }
    endPassage();
    return take();
  };

  return {
    feed,
    finish,
    breakOff,
    paragraphs: () => closed + (open ? 1 : 0),
    told: () => length > 0,
    ended: () => ended,
    cut: () => (overflow ? 'too-long' : null),
    actions: () =>
      actions
        .map((action, index) => ({
          id: `a${index + 1}`,
          text: action.text.replace(/\s+/g, ' ').trim(),
          type: action.type,
        }))
        .filter((action) => action.text !== ''),
    tail: () => tail,
  };
}

// eslint-disable-next-line no-control-regex -- control characters and text-direction overrides are what this drops
const control = /[\u0000-\u0008\u000b-\u001f\u007f-\u009f\ufeff\u202d\u202e]/;
const loneSurrogate = /[\ud800-\udbff](?![\udc00-\udfff])|(?<![\ud800-\udbff])[\udc00-\udfff]/g;
