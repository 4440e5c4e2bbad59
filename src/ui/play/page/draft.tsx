import { createContext, use, useState, type ReactNode } from 'react';

import type { Draft } from '../../../domain/story.ts';
import { useDraft } from '../../../state/queries.ts';
import type { PageView, ToldSoFar } from '../page-view.ts';
import { useHeldDraft } from './use-held-draft.ts';

type Telling = {
  /** The draft to show; `null` when there is none. */
  readonly draft: ToldSoFar | null;
  /** Whether the store has one: what is shown may be held a moment longer. */
  readonly stored: boolean;
  /** Says that the player gave a turn up: nothing is to be awaited of it. */
  readonly giveUp: (turn: string) => void;
};

const TellingContext = createContext<Telling>({ draft: null, stored: false, giveUp: () => {} });
const WordsContext = createContext('');

export type DraftOfProps = {
  readonly story: string;
  /** Id of the scene that is open. */
  readonly open: string | null;
  /** Shown until it is known whether there is a draft. */
  readonly meanwhile: ReactNode;
  readonly children: ReactNode;
};

/**
 * Hands a story's draft to what stands inside, and its words apart from all else: they come up to twenty times a second, and only what
 * shows them is drawn anew.
 */
export function DraftOf({ story, open, meanwhile, children }: DraftOfProps) {
  const stored = useDraft(story);
  const { draft, giveUp } = useHeldDraft(stored, open);
  const telling = useSteady({ draft: draft && withoutWords(draft), stored: Boolean(stored) });
  if (stored === undefined) return meanwhile;
  return (
    <TellingContext value={{ ...telling, giveUp }}>
      <WordsContext value={draft?.passage ?? ''}>{children}</WordsContext>
    </TellingContext>
  );
}

/** The draft that is shown, without its words. */
export function useTelling(): Telling {
  return use(TellingContext);
}

/** The words of a page as far as they have come: whoever asks is drawn anew for each of them. */
export function useWords(page: PageView | null): string {
  const coming = use(WordsContext);
  return page?.draft ? coming : (page?.passage ?? '');
}

function withoutWords({ passage: _passage, ...draft }: Draft): ToldSoFar {
  return draft;
}

/** The value of before, as long as it says the same. */
function useSteady<T>(value: T): T {
  const [steady, setSteady] = useState(value);
  if (JSON.stringify(steady) === JSON.stringify(value)) return steady;
  setSteady(value);
  return value;
}
