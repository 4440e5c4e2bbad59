import { wakeLore } from '../domain/lore.ts';
import { chaptersOf, type Lore } from '../domain/memory.ts';
import type { TurnRequest } from '../domain/ports/storyteller.ts';
import type { PromptSection, PromptRecord } from '../domain/prompt-record.ts';
import { knownFacts, pinnedFacts } from './prompt-memory.ts';
import { heroBlock, placeBlock, worldBlock } from './prompt-world.ts';
import { paragraphs } from './prompt-text.ts';

/** The entries of a lorebook that a turn wakes. */
export function wokenLore(
  lore: readonly Lore[],
  { action, path }: Pick<TurnRequest, 'action' | 'path'>,
): readonly Lore[] {
  const scenes = path.map((scene) => `${scene.action?.text ?? ''}\n${scene.passage}`);
  return wakeLore(lore, { action: action?.text ?? '', scenes }).map((woken) => woken.lore);
}

/** What a storyteller could read who takes a request as it is and counts no tokens. */
export function givenRecord(request: TurnRequest): PromptRecord {
  const { story, settings, memory, lore, path, action } = request;
  const facts = pinnedFacts(memory);
  const known = knownFacts(memory, new Set(), Infinity, () => 0);
  const chapters = chaptersOf(memory);
  const parts: readonly PromptSection[] = [
    part('hero', heroBlock(story.character)),
    part('world', worldBlock(story)),
    part('facts', facts.text, facts.told),
    part('chapters', chapters.map(({ text }) => text).join('\n\n'), chapters.length),
    { kind: 'history', tokens: 0, count: path.length, text: null },
    part('known', known.text, known.told),
    part('lore', lore.map(({ title, text }) => `${title}: ${text}`).join('\n'), lore.length),
    part('scene', placeBlock(path.at(-1)?.sceneContext, story.character)),
    part('wishes', settings.notesToAuthor),
    part('action', paragraphs(action?.text ?? '')),
  ];
  return {
    shape: 'given',
    parts: parts.filter(({ count, text }) => count > 0 || (text !== null && text !== '')),
    leftOut: [],
    budget: null,
    same: null,
  };
}

/** Nobody reads it as a prompt: the tags round a block are left out. */
function part(kind: PromptSection['kind'], text: string, count = 0): PromptSection {
  return { kind, tokens: 0, count, text: text.replace(/^<\w+>\n|\n<\/\w+>$/g, '') };
}
