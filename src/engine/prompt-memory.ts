import type { Lore, Memory } from '../domain/memory.ts';
import type { LeftOut } from '../domain/prompt-record.ts';
import { asData, asLine, block, headOf } from './prompt-text.ts';
import type { CountTokens } from './prompt-text.ts';

/** A part of a prompt out of entries, and those that did not come in. */
export type Filled = {
  readonly text: string;
  readonly told: number;
  readonly leftOut: readonly LeftOut[];
};

/** The most entries of the lorebook in one prompt. */
const mostLore = 8;
/** What the tags round a block take, in tokens. */
const tagTokens = 8;

/** Pinned facts, in the order in which they were noted: a new one comes to the end, so that what stands before it stays where it is. */
export function pinnedFacts(memory: readonly Memory[]): { readonly text: string; readonly told: number } {
  const pinned = memory
    .filter((each) => each.kind === 'fact' && each.pinned && isLive(each))
    .sort((a, b) => a.createdAt - b.createdAt || (a.id < b.id ? -1 : 1));
  return { text: block('facts', pinned.map(factLine)), told: pinned.length };
}

/** Summaries with the facts that belong to them, the newest that fit into `budget` tokens, in the order of the story. `held`: facts that stand in them, or were left out with them. */
export function chapterPieces(
  memory: readonly Memory[],
  chapters: readonly Memory[],
  budget: number,
  count: CountTokens,
): Filled & { readonly held: ReadonlySet<string> } {
  const held = new Set<string>();
  const texts = chapters.map((chapter) => {
    const facts = memory.filter((each) => belongsTo(each, chapter));
    for (const fact of facts) held.add(fact.id);
    return { chapter, text: [asData(chapter.text, 2_000), ...facts.map(factLine)].join('\n') };
  });
  // Facts of chapters that a longer one has taken in say nothing that it does not.
  for (const each of memory) if (each.kind === 'fact' && each.by === 'model') held.add(each.id);
  let left = budget - tagTokens;
  let first = texts.length;
  for (let at = texts.length - 1; at >= 0; at -= 1) {
    left -= count(texts[at]?.text ?? '') + 1;
    if (left < 0) break;
    first = at;
  }
  return {
    text: block(
      'earlier',
      texts.slice(first).map(({ text }) => text),
    ),
    told: texts.length - first,
    held,
    leftOut: texts
      .slice(0, first)
      .map(({ chapter, text }) => out('chapter', chapter.text, count(text), 'no-room')),
  };
}

/** Facts that are not pinned and that no chapter holds yet, the newest that fit. */
export function knownFacts(
  memory: readonly Memory[],
  held: ReadonlySet<string>,
  budget: number,
  count: CountTokens,
): Filled {
  const facts = memory
    .filter((each) => each.kind === 'fact' && !each.pinned && isLive(each) && !held.has(each.id))
    .sort((a, b) => a.toDepth - b.toDepth || a.createdAt - b.createdAt || (a.id < b.id ? -1 : 1));
  let left = budget - tagTokens;
  let first = facts.length;
  for (const [at, fact] of [...facts.entries()].reverse()) {
    left -= count(factLine(fact)) + 1;
    if (left < 0) break;
    first = at;
  }
  return {
    text: block('known', facts.slice(first).map(factLine)),
    told: facts.length - first,
    leftOut: facts.slice(0, first).map((fact) => out('fact', fact.text, count(fact.text), 'no-room')),
  };
}

/** Entries of the lorebook in their order, eight at most, as long as they fit; one that does not fit does not keep a shorter one out. */
export function loreLines(lore: readonly Lore[], budget: number, count: CountTokens): Filled {
  const lines: string[] = [];
  const leftOut: LeftOut[] = [];
  let left = budget - tagTokens;
  for (const entry of lore) {
    const line = `${asLine(entry.title, 80)}: ${asLine(entry.text, 2_000)}`;
    const tokens = count(line) + 1;
    if (lines.length === mostLore) leftOut.push(out('lore', entry.title, tokens, 'enough'));
    else if (tokens > left) leftOut.push(out('lore', entry.title, tokens, 'no-room'));
    else {
      left -= tokens;
      lines.push(line);
    }
  }
  return { text: block('lore', lines), told: lines.length, leftOut };
}

function belongsTo(fact: Memory, chapter: Memory): boolean {
  if (fact.kind !== 'fact' || fact.pinned || !isLive(fact)) return false;
  return fact.by === 'model'
    ? fact.scene === chapter.scene && fact.fromDepth === chapter.fromDepth
    : fact.toDepth >= chapter.fromDepth && fact.toDepth <= chapter.toDepth;
}

function isLive({ gone, text }: Memory): boolean {
  return !gone && text.trim() !== '';
}

function factLine(fact: Memory): string {
  return `- ${asLine(fact.text)}`;
}

function out(kind: LeftOut['kind'], text: string, tokens: number, why: LeftOut['why']): LeftOut {
  return { kind, name: headOf(text, 80), count: 1, tokens, why };
}
