import type { Settings } from '../../../domain/settings.ts';
import { useMedia } from '../../kit/use-media.ts';
import { finishedSentences } from '../../kit/paragraphs.ts';
import type { PageView } from '../page-view.ts';
import { useWords } from './draft.tsx';

/** The words of a page that are shown: those that have come, or none before all have, or whole sentences where motion is not wanted. */
export function useShownWords(page: PageView, { wholePassages }: Pick<Settings, 'wholePassages'>): string {
  const words = useWords(page);
  const calm = useMedia('(prefers-reduced-motion: reduce)');
  if (page.draft?.status.type !== 'streaming') return words;
  if (wholePassages) return '';
  return calm ? finishedSentences(words) : words;
}
