import type { ActionType } from '../domain/action.ts';

/** What the beginning of a line shows it to be. */
export type LineKind =
  /** Not to be told yet: more of the line is needed. */
  | { readonly type: 'wait' }
  /** Prose; `skip` characters of label stand before it. */
  | { readonly type: 'prose'; readonly skip: number }
  /** A line that is no part of the story. */
  | { readonly type: 'drop' }
  | { readonly type: 'title'; readonly text: string }
  /** The first line of what a model adds behind the passage. */
  | { readonly type: 'tail' }
  /** An offered action; its words begin after `skip` characters. */
  | { readonly type: 'action'; readonly action: ActionType; readonly skip: number };

export type LineContext = {
  /** Whether nothing of the passage was told yet. */
  readonly front: boolean;
  /** Whether the text goes on from a draft: no title can stand in front. */
  readonly carryOn: boolean;
  readonly tagged: boolean;
  /** Paragraphs told so far, the open one among them. */
  readonly told: number;
  readonly wanted: number;
  /** Whether a blank line, or nothing, is before the line. */
  readonly blankBefore: boolean;
  /** Whether the line is whole; `'last'` when nothing follows it. */
  readonly complete: boolean | 'last';
};

const prose: LineKind = { type: 'prose', skip: 0 };
const wait: LineKind = { type: 'wait' };
const drop: LineKind = { type: 'drop' };
const tail: LineKind = { type: 'tail' };

/** No line is held back longer than this many characters. */
const longestHold = 160;

/**
 * Reads the beginning of a line. It answers 'wait' while longer beginnings could still differ, so the answer never depends on where the stream
 * was cut. This is the table of everything that models write around a passage; it reads best whole.
 */
export function readLineStart(line: string, context: LineContext): LineKind {
  const { front, told, wanted, complete } = context;
  const text = line.trimStart();
  const open = !complete && text.length < longestHold;
  if (text === '') return complete ? drop : wait;

  if (text.startsWith('```')) return drop;
  if (open && '```'.startsWith(text)) return wait;
  if (/^([-*_=~]\s*)+$/.test(text)) {
    if (open) return wait;
    if (/^([-*_=~]\s*){3,}$/.test(text)) return drop;
  }
  if (/^#{1,6}(\s|$)/.test(text)) {
    if (open) return wait;
    if (complete === false) return prose;
    if (front && !context.carryOn) return { type: 'title', text: text.replace(/^#+/, '') };
    return isChoicesHeader(text) ? tail : drop;
  }

  const marker = readMarker(line, open, front);
  if (marker) return marker;
  const label = readActionLabel(text, context, open);
  if (label) return label;
  if (front) return readFront(text, line, context, open);
  return told > 0 ? readBehind(text, context, open, told >= wanted) : prose;
}

/** Tags and numbers of paragraphs, which models copy from what they were asked for. */
function readMarker(line: string, open: boolean, front: boolean): LineKind | null {
  const match =
    /^\s*(?:<\/?(?:passage|story|scene|scene_text|text|answer|response|output)>|[*_(]*paragraph (?:\d|one|two|three)\b[*_)\s]*[:：][*_\s]*)\s*/i.exec(
      line,
    );
  if (match && !front && line.trimStart().startsWith('</')) return tail;
  if (match) return open && match[0].length === line.length ? wait : { type: 'prose', skip: match[0].length };
  const text = line
    .trimStart()
    .toLowerCase()
    .replace(/^[*_(]+/, '');
  const mayBe =
    /^<\/?[a-z_]{0,10}$/.test(text) ||
    /^paragraph (\d|o|on|one|t|tw|two|th|thr|thre|three)?[*_)\s]*$/.test(text);
  return open && (mayBe || (text !== '' && 'paragraph '.startsWith(text))) ? wait : null;
}

/** 'GOOD: …' in all the dresses models give it: bold, numbered, in brackets, with a dash. */
function readActionLabel(text: string, context: LineContext, open: boolean): LineKind | null {
  const match =
    /^[^\p{L}\n]{0,6}(good|neutral|evil)(?![\p{L}\p{N}'’])(?: (?:action|choice|option)(?!\p{L}))?/iu.exec(
      text,
    );
  if (!match) {
    const partial =
      /^[^\p{L}\n]{0,6}\p{L}{0,6}$/u.test(text) && isLabelStart(text.replace(/^[^\p{L}]+/u, ''));
    return open && partial && (context.tagged || context.told > 0) ? wait : null;
  }
  const [whole, type = ''] = match;
  const marks = /^[^\p{L}\p{N}"'“‘«]*/u.exec(text.slice(whole.length))?.[0] ?? '';
  const rest = text.slice(whole.length + marks.length).toLowerCase();
  const wordOnTheWay =
    /^ ?$/.test(marks) && ['action', 'choice', 'option'].some((word) => word.startsWith(rest));
  if (open && (rest === '' ? marks.length < 8 : wordOnTheWay)) return wait;
  const upper = type === type.toUpperCase();
  if (!/[:：\])]/.test(marks) && !(upper && /[-–—=>|]/.test(marks))) return null;
  if (!context.tagged) return context.told > 0 ? tail : null;
  return { type: 'action', action: type.toLowerCase() as ActionType, skip: whole.length + marks.length };
}

const labels = ['good', 'neutral', 'evil'];
const isLabelStart = (letters: string) => labels.some((label) => label.startsWith(letters.toLowerCase()));

/** In front of the passage: a title in any form, a label, or a word to the reader. */
function readFront(text: string, line: string, context: LineContext, open: boolean): LineKind {
  const { carryOn, complete } = context;
  const bare = text.replace(/^[*_"'“\s]+/, '').toLowerCase();
  if (/^((scene |chapter )?title)[\s*_"']*[:：]/.test(bare)) return open ? wait : { type: 'title', text };
  if (open && ['title', 'scene title', 'chapter title'].some((label) => isOnTheWay(bare, label))) return wait;
  const passageLabel = /^[*_\s]*(passage|story|opening|text)[*_\s]*[:：][*_\s]*/i.exec(line);
  if (passageLabel)
    return open && passageLabel[0].length === line.length
      ? wait
      : { type: 'prose', skip: passageLabel[0].length };
  if (open && ['passage', 'story', 'opening', 'text'].some((label) => isOnTheWay(bare, label))) return wait;
  if (/^(sure|certainly|of course|absolutely|here['’]?s|here (is|are)|okay|ok)\b/.test(bare)) {
    if (open) return wait;
    if (
      /[:：][\s*_]*$/.test(text) ||
      /^(sure|certainly|of course|absolutely|okay|ok)\b.{0,12}[!.]$/.test(bare)
    )
      return drop;
  }
  if (carryOn || complete === 'last') return prose;
  // 'Chapter 3: …' and a line that is bold as a whole, unless it is a sentence.
  const numbered =
    /^(chapter|scene|part)(\s*[:–—-]|\s+(\d+|[ivx]+|one|two|three|four|five)\b)[^.!?]{0,60}$/.test(bare);
  const bold = /^\*\*[^*]{1,80}(\*{0,2}\s*)$/.test(text) && !/[.!?…]["'”’]?\**\s*$/.test(text);
  if (numbered || bold) {
    if (open) return wait;
    return { type: 'title', text };
  }
  // A short first line without any punctuation, alone on its line and in capitals, is a title that was not asked for.
  if (/[.,!?;:…"“”«»。，！？；：、]/.test(text) || text.length > 60) return prose;
  if (open) return wait;
  return isTitleCase(text) ? { type: 'title', text } : prose;
}

/** 'The Last Lamp', and not 'Three days later': what a story says about its time must not be lost. */
function isTitleCase(text: string): boolean {
  const words = text.match(/\p{L}[\p{L}\p{M}'’-]*/gu) ?? [];
  const long = words.filter((word, index) => index === 0 || word.length > 3);
  return words.length > 0 && words.length <= 8 && long.every((word) => /^\p{Lu}/u.test(word));
}

/** Behind the passage: choices, headings, notes, JSON. */
function readBehind(text: string, context: LineContext, open: boolean, enough: boolean): LineKind {
  const short = !context.complete && text.length < 8;
  if (/^[[{]\s*["{[]/.test(text)) return tail;
  if (short && /^[[{]\s*$/.test(text)) return wait;
  const numbered = /^\W{0,3}(?:[1-9][.)]|[a-d]\))\s/i.test(text);
  if (numbered && (context.blankBefore || enough)) return tail;
  // In some languages a hyphen begins what somebody says, so bullets count only behind the passage and a blank line.
  if (/^[-*•]\s/.test(text) && enough && context.blankBefore) return tail;
  if (short && /^(?:[-*•]|\W{0,3}(?:[1-9][.)]?|[a-d]\)?))$/i.test(text)) return wait;
  const bare = text.replace(/^[*_#>(["\s[]+/, '');
  if (/^(option|choice|action) (\d|[a-c]\b)/i.test(bare)) return tail;
  if (/^(word count|author['’]?s note|end of (the )?(scene|passage|chapter)|to be continued)\b/i.test(bare))
    return tail;
  if (
    !/^(options?|choices?|actions?|your|the|possible|available|next|possibilities|what|choose|pick|select|word|author|end|to|here|you|do|will|should)\b/i.test(
      bare,
    )
  ) {
    return open && /^\p{L}{0,13}$/u.test(bare) && bare.length < 14 ? wait : prose;
  }
  // One of those words begins many a sentence: the whole line decides, if it is short.
  if (!context.complete) return text.length < 72 && !/[.!;,]/.test(bare) ? wait : prose;
  return isChoicesHeader(text) ? tail : prose;
}

function isChoicesHeader(line: string): boolean {
  const words = line.replace(/[*_#>"\s]+/g, ' ').trim();
  if (/^what (do|does|will|would|should|could|can) .{1,30} (do|choose)( next| now)?\?$/i.test(words))
    return true;
  const header =
    /^((your|the|possible|available|next) )*(options|choices|actions|possibilities)\b[^.!]{0,40}$/i.test(
      words,
    );
  if (header) return words.endsWith(':') || words.split(' ').length <= 2;
  return /^(choose|pick|select|you can|do you|will you|should you|here (are|is))\b.{0,50}:$/i.test(words);
}

/** Whether `text` may still become `label` and its colon. */
function isOnTheWay(text: string, label: string): boolean {
  return label.startsWith(text) || (text.startsWith(label) && /^[\s*_"']*$/.test(text.slice(label.length)));
}
