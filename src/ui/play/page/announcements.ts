import type { Ending } from '../../../domain/story.ts';
import { changesSentence } from '../../parts/ledger-lines.ts';
import { isAtRest, type PageView } from '../page-view.ts';
import { finishedParagraphs } from '../../kit/paragraphs.ts';
import { words } from '../words.ts';

/** What a screen reader is told of a page, in order; the list grows while the page is told. */
export function announcementsOf(page: PageView, passage: string, hero: string): readonly string[] {
  const { draft, scene } = page;
  const paragraphs = finishedParagraphs(passage, draft?.status.type !== 'streaming');
  if (draft) return isAtRest(draft) ? [...paragraphs, words.rest[draft.status.type]] : paragraphs;
  if (!scene) return paragraphs;
  const changes = changesSentence(scene.statChanges);
  return [
    ...paragraphs,
    ...(scene.fault?.type === 'failed' ? [words.failedTitle] : []),
    ...(changes === '' ? [] : [changes]),
    ...(scene.ending ? [endingSentence(scene.ending, hero)] : []),
    scene.actions.length === 3 ? words.choicesReady : words.sceneReady,
  ];
}

function endingSentence(ending: Ending, hero: string): string {
  const tone = ending.tone === '' ? '' : ` ${words.tone(ending.tone)}.`;
  return `${words.theEnd} ${words.ending(ending, hero)}${tone}`;
}
