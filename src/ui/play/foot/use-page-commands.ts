import { useSetAtom } from 'jotai';

import type { Action } from '../../../domain/action.ts';
import type { CommandResult } from '../../../domain/ports/engine-api.ts';
import { dropTypedAtom, useTyped } from '../../../state/typed.ts';
import { useTelling } from '../page/draft.tsx';
import type { PageTurn } from '../page/use-page-turn.ts';
import { actionsOf, type PageView } from '../page-view.ts';
import { useStory } from '../use-story.ts';

export type PageCommandsProps = {
  readonly story: string;
  readonly page: PageView;
  readonly pageTurn: PageTurn;
};

/** How the story goes on from the page that lies open, and what the player has typed on it. */
export function usePageCommands({ story, page, pageTurn }: PageCommandsProps) {
  const told = useStory(story);
  const { giveUp } = useTelling();
  const { id } = page;
  // By page, so that going back and forth, or a turn that fails, gives every page its words again.
  const place = `action:${id}`;
  const [typed, type] = useTyped(place, '');
  const drop = useSetAtom(dropTypedAtom);

  /** `null` when a scene has been asked for already. */
  const turn = async (command: () => Promise<CommandResult>) => {
    if (told.isAsked()) return null;
    pageTurn.beforeTurn();
    return command();
  };
  const choose = (action: Action) => {
    if (!page.scene || told.busy) return;
    // Stand-ins for missing actions are not the scene's: the engine takes them as the player's own words.
    const offered = page.scene.actions.some((candidate) => candidate.id === action.id);
    void turn(() => told.act(id, offered ? { offered: action.id } : { typed: action.text }));
  };
  const go = async (text: string) => {
    if (!page.scene || told.busy) return;
    const result = await turn(() => told.act(id, { typed: text }));
    // Only when the scene is stored are the words safe elsewhere.
    if (result?.ok) drop(place);
  };

  return {
    typed,
    /** Takes the action with this number, beginning at 1; true when there is one to take. */
    chooseNumber: (number: number) => {
      const action = actionsOf(page)?.[number - 1];
      if (!action || told.busy) return false;
      choose(action);
      return true;
    },
    choose,
    type,
    go: (text: string) => void go(text),
    goOn: () => {
      void turn(() => told.continueStory(id));
    },
    undo: () => void told.undo(),
    redo: () => void told.redo(),
    retry: (model?: string) => {
      void turn(() => told.retry(id, model));
    },
    stop: () => void told.stop(),
    openScene: (scene: string) => {
      void turn(() => told.goTo(scene));
    },
    continueDraft: () => {
      void turn(told.continueDraft);
    },
    keepDraft: () => {
      void turn(told.keepDraft);
    },
    retryDraft: (model?: string) => {
      void turn(() => told.retryDraft(model));
      pageTurn.toTitle();
    },
    dropDraft: () => {
      giveUp(id);
      void turn(told.dropDraft);
    },
  };
}
