import type { Action } from '../domain/action.ts';
import type { ProviderError } from '../domain/errors.ts';
import type { Json } from '../domain/json.ts';
import type { CallUsage } from '../domain/model.ts';
import type { StatEvent, StoryEvent } from '../domain/ports/storyteller.ts';
import type { PromptRecord } from '../domain/prompt-record.ts';
import type { SceneContext } from '../domain/scene-context.ts';
import type { Ending } from '../domain/story.ts';

/** What a storyteller has said of a scene so far. */
export type Telling = {
  readonly title: string;
  /** Paragraphs are followed by a blank line; the last one as far as it has come. */
  readonly passage: string;
  /** Whether the next word joins what a draft held before. */
  readonly joining: boolean;
  /** What a draft held before. */
  readonly carried: { readonly title: string; readonly passage: string };
  /** Whether the passage is whole. */
  readonly whole: boolean;
  readonly actions: readonly Action[];
  /** `null` when the storyteller does not say what its passage does to the hero. */
  readonly statEvents: readonly StatEvent[] | null;
  readonly sceneContext: SceneContext | null;
  readonly ending: Ending | null;
  readonly usage: readonly CallUsage[];
  /** What the storyteller was given, as far as it says. */
  readonly saw: PromptRecord | null;
  /** Milliseconds to the first word and to the end; `null` until the telling is over. */
  readonly time: { readonly firstWordMs: number | null; readonly wholeMs: number } | null;
  readonly state: Json;
  readonly error: ProviderError | null;
};

/** A telling that goes on from what a draft holds; both are '' for a new one. */
export function beginTelling(title: string, passage: string): Telling {
  return {
    title,
    passage,
    joining: passage !== '',
    carried: { title, passage },
    whole: false,
    actions: [],
    statEvents: null,
    sceneContext: null,
    ending: null,
    usage: [],
    saw: null,
    time: null,
    state: null,
    error: null,
  };
}

/** The telling after one more event. */
export function hear(telling: Telling, event: StoryEvent): Telling {
  switch (event.type) {
    case 'title':
      return { ...telling, title: event.text.trim() };
    case 'words':
      return { ...telling, passage: appendWords(telling, event.text), joining: false };
    case 'paragraph-end':
      return { ...telling, passage: endParagraph(telling.passage) };
    case 'passage-end':
      return { ...telling, whole: true };
    case 'restart': {
      const { title, passage } = telling.carried;
      return { ...beginTelling(title, passage), usage: telling.usage, saw: telling.saw };
    }
    case 'actions':
      return { ...telling, actions: event.actions };
    case 'stat-events':
      return { ...telling, statEvents: event.events };
    case 'scene-context':
      return { ...telling, sceneContext: event.context };
    case 'end':
      return { ...telling, ending: event.ending };
    case 'usage':
      return { ...telling, usage: [...telling.usage, event.usage] };
    case 'saw':
      return { ...telling, saw: event.prompt };
    case 'done':
      return { ...telling, whole: true, state: event.state };
    case 'failed':
      return { ...telling, error: event.error };
  }
}

/** The passage as it is stored: no blank paragraphs, no stray white space. */
export function finishedPassage(passage: string): string {
  return paragraphsOf(passage).join('\n\n');
}

/** The paragraphs of a passage. */
export function paragraphsOf(passage: string): readonly string[] {
  return passage
    .split(/\n\s*\n/)
    .map((paragraph) => paragraph.trim())
    .filter((paragraph) => paragraph !== '');
}

/** Whether the text holds at least one sentence to its end, so that it is worth keeping. */
export function hasSentence(passage: string): boolean {
  return /[\p{L}\p{N}][^.!?…。！？]*[.!?…。！？]/u.test(passage);
}

function appendWords({ passage, joining }: Telling, words: string): string {
  if (passage === '' || passage.endsWith('\n\n')) return passage + words.trimStart();
  // Only a storyteller that goes on after a break does not know whether a space is due.
  const due = joining && !/\s$/.test(passage) && !/^[\s.,;:!?…’”)\]]/.test(words);
  return passage + (due ? ' ' : '') + words;
}

function endParagraph(passage: string): string {
  const trimmed = passage.trimEnd();
  return trimmed === '' ? '' : `${trimmed}\n\n`;
}
