import type { Action, ActionType } from '../domain/action.ts';
import { classifyAction, maxOfferedLength } from '../domain/action.ts';
import { completeActions } from '../domain/fallbacks.ts';
import { cutText } from '../domain/text.ts';

/** Makes JSON of what is nearly JSON, or gives `null`; the engine itself knows no such library. */
export type RepairJson = (text: string) => string | null;

export type ReadActionsOptions = {
  /** BCP 47 tag of the story's language. */
  readonly language: string;
  readonly repairJson: RepairJson;
};

/** A text that a model wrote for a list, with or without a type. */
type Found = { readonly text: string; readonly type: string };

/**
 * Exactly three actions out of whatever a model wrote for them, or `null` when there is none in it. What is
 * tried, in this order: JSON, fenced JSON, the outermost slice, JSON in a string, repaired JSON, then lines.
 */
export function readActions(text: string, options: ReadActionsOptions): readonly Action[] | null {
  const plain = withoutThinking(text);
  const found = bestOf(
    candidates(plain, options.repairJson).map(
      (value) => () => normalise(collect(value, ''), options.language),
    ),
    () => normalise(readLines(plain), options.language),
    3,
  );
  return found.length === 0 ? null : completeActions(found);
}

/** The texts of a JSON array of strings, or of a list in lines; at most `most`. */
export function readTexts(text: string, most: number, repairJson: RepairJson): readonly string[] {
  const plain = withoutThinking(text);
  const lists = candidates(plain, repairJson).map(
    (value) => () => collect(value, '').map((item) => item.text),
  );
  const found = bestOf(lists, () => readLines(plain).map((item) => item.text), most);
  const texts = found.map(cleanLine).filter((line) => line !== '');
  return texts.filter((line, index) => texts.indexOf(line) === index).slice(0, most);
}

/** The first rung that gives all that is wanted; otherwise the one that gives the most, lines only if no JSON gives any. */
function bestOf<T>(
  rungs: readonly (() => readonly T[])[],
  lines: () => readonly T[],
  wanted: number,
): readonly T[] {
  let best: readonly T[] = [];
  for (const rung of rungs) {
    const found = rung();
    if (found.length > best.length) best = found;
    if (best.length >= wanted) return best;
  }
  return best.length > 0 ? best : lines();
}

function withoutThinking(text: string): string {
  return text
    .replace(/<(think|thinking|thought)>[\s\S]*?<\/\1>/gi, '')
    .replace(/^[\s\S]*<\/(think|thinking|thought)>/i, '')
    .replace(/^\ufeff/, '')
    .trim();
}

/** Every JSON value that can be read out of the text, the least meddled with first. */
function candidates(text: string, repairJson: RepairJson): readonly unknown[] {
  const fenced = /```[a-z]*\s*([\s\S]*?)(?:```|$)/i.exec(text)?.[1]?.trim() ?? '';
  const source = /[[{]/.test(fenced) ? fenced : text;
  const slice = outermost(source);
  const open = source.slice(Math.max(0, source.search(/[[{]/)));
  const values = [text, fenced, slice].map(parse).map(unwrap);
  if (/[[{]/.test(source)) {
    const repaired = [slice, open].map((part) => (part === '' ? null : repairJson(part)));
    values.push(...repaired.map((part) => unwrap(part === null ? undefined : parse(part))));
  }
  return values.filter((value) => typeof value === 'object' && value !== null);
}

/** JSON inside a JSON string. */
function unwrap(value: unknown): unknown {
  return typeof value === 'string' ? parse(outermost(value) || value) : value;
}

function outermost(text: string): string {
  const from = text.search(/[[{]/);
  const to = Math.max(text.lastIndexOf(']'), text.lastIndexOf('}'));
  return from === -1 || to <= from ? '' : text.slice(from, to + 1);
}

function parse(text: string): unknown {
  try {
    return JSON.parse(text) as unknown;
  } catch {
    return undefined;
  }
}

const textKeys = ['text', 'action', 'label', 'title', 'description', 'choice', 'option', 'content', 'name'];
const typeKeys = ['type', 'kind', 'alignment', 'category', 'tone', 'morality'];

/** An array of strings or objects; an object of arrays; a map from type to text. `type` is what the surroundings say. */
function collect(value: unknown, type: string, depth = 0): readonly Found[] {
  if (depth > 4) return [];
  if (typeof value === 'string') return [labelled(value, type)];
  if (Array.isArray(value)) return value.flatMap((item: unknown) => collect(item, type, depth + 1));
  if (typeof value !== 'object' || value === null) return [];
  const entries = Object.entries(value);
  const find = (keys: readonly string[]) =>
    entries.find(([key, each]) => keys.includes(key.toLowerCase()) && typeof each === 'string')?.[1] as
      | string
      | undefined;
  const text = find(textKeys);
  const own = find(typeKeys);
  if (text !== undefined && (own !== undefined || entries.every(([key]) => !typeOf(key)))) {
    return [labelled(text, own ?? type)];
  }
  return entries
    .filter(([key]) => !typeKeys.includes(key.toLowerCase()))
    .flatMap(([key, each]) => collect(each, typeOf(key) ?? type, depth + 1));
}

/** 'Good: help him', '1. (evil) rob him', 'help him [good]'. */
function labelled(text: string, type: string): Found {
  const front = /^[^\p{L}]*(good|neutral|evil)\b[^\p{L}\p{N}"'“‘]*[:)\]\-–—|][^\p{L}\p{N}"'“‘]*(.+)$/isu.exec(
    text,
  );
  if (front) return { text: front[2] ?? '', type: front[1] ?? type };
  const back = /^(.+?)[\s*_-]*[([](good|neutral|evil)[^)\]]*[)\]][\s*_.]*$/is.exec(text);
  if (back) return { text: back[1] ?? '', type: back[2] ?? type };
  return { text, type };
}

/** Lines with a number, a bullet or a type in front; without any such line, short lines of their own. */
function readLines(text: string): readonly Found[] {
  const lines = text.split(/\r\n|\r|\n/).map((line) => line.trim());
  const marked = lines.filter((line) =>
    /^[*_#>\s]*(?:\(?\d{1,2}[.):]|[-*•–]\s|[a-d][.)]\s|(?:option|action|choice)\s+(?:\d|[a-d]\b)|[*_([]*(?:good|neutral|evil)\b\W)/i.test(
      line,
    ),
  );
  const items = marked.map((line) => labelled(line.replace(marker, ''), ''));
  return items.filter((item) => /\p{L}/u.test(item.text));
}

const marker =
  /^[*_#>\s]*(?:\(?\d{1,2}[.):]+|[-*•–]\s|[a-d][.)]\s|(?:option|action|choice)\s+(?:\d+|[a-d]\b)[.):\s-]*)\s*/i;

function normalise(found: readonly Found[], language: string): readonly Action[] {
  const actions: Action[] = [];
  for (const { text: raw, type: said } of found) {
    const text = cutText(cleanLine(raw), maxOfferedLength);
    if (!/[\p{L}\p{N}]/u.test(text)) continue;
    if (actions.some((action) => action.text.toLowerCase() === text.toLowerCase())) continue;
    const type = typeOf(said) ?? classifyAction(text, null, language);
    actions.push({ id: `a${actions.length + 1}`, text, type });
    if (actions.length === 3) break;
  }
  return actions;
}

function typeOf(word: string): ActionType | null {
  const bare = word.toLowerCase();
  if (/evil|\bbad\b|wicked|malicious|villain/.test(bare)) return 'evil';
  if (/neutral|balanced|cautious/.test(bare)) return 'neutral';
  return /good|kind\b|heroic|noble|virtuous/.test(bare) ? 'good' : null;
}

/** One line of plain words, without bullets, bold, quotes around it and control characters. */
export function cleanLine(text: string): string {
  let line = text.replace(/[\p{Cc}\p{Cs}\s]+/gu, ' ').trim();
  line = line
    .replace(marker, '')
    .replace(/\*\*|__|`/g, '')
    .replace(/^[*_]+|[*_]+$/g, '')
    .trim();
  line = line.replace(/,$/, '').trim();
  for (const [open, close] of quotes) {
    const inner = line.slice(1, -1);
    if (line.length > 1 && line.startsWith(open) && line.endsWith(close) && !inner.includes(open))
      line = inner.trim();
  }
  return line;
}

const quotes = [
  ['"', '"'],
  ["'", "'"],
  ['“', '”'],
  ['‘', '’'],
  ['«', '»'],
] as const;
