import { useSetAtom } from 'jotai';

import type { Action } from '../../domain/action.ts';
import type { CommandResult } from '../../domain/ports/engine-api.ts';
import { dropTypedAtom, useTyped } from '../../state/typed.ts';
import { actionsOf, type PageView } from './page-view.ts';
import { playDialogAtom } from './dialogs/play-dialog.ts';
import type { Commands } from './use-commands.ts';
import type { Leave } from './use-leave.ts';
import type { PageTurn } from './page/use-page-turn.ts';

export type DeedsProps = {
  readonly page: PageView | null;
  /** A scene is being told. */
  readonly busy: boolean;
  readonly commands: Commands;
  readonly pageTurn: PageTurn;
  /** Says that nothing is to be awaited of a turn any more. */
  readonly giveUp: (turn: string) => void;
  readonly leave: Leave;
  readonly onOpenSettings: () => void;
};

/** What the player can do with the page that lies open, and what he has typed on it. */
export function useDeeds({ page, busy, commands, pageTurn, giveUp, leave, onOpenSettings }: DeedsProps) {
  const setDialog = useSetAtom(playDialogAtom);
  const id = page?.id ?? '';
  // By page, so that going back and forth, or a turn that fails, gives every page its words again.
  const place = `action:${id}`;
  const [typed, type] = useTyped(place, '');
  const drop = useSetAtom(dropTypedAtom);

  /** `null` when a scene has been asked for already. */
  const turn = async (command: () => Promise<CommandResult>) => {
    if (commands.isAsked()) return null;
    pageTurn.beforeTurn();
    return command();
  };
  const choose = (action: Action) => {
    if (!page?.scene || busy) return;
    // Stand-ins for missing actions are not the scene's: the engine takes them as the player's own words.
    const offered = page.scene.actions.some((candidate) => candidate.id === action.id);
    void turn(() => commands.act(id, offered ? { offered: action.id } : { typed: action.text }));
  };
  const go = async (text: string) => {
    if (!page?.scene || busy) return;
    const result = await turn(() => commands.act(id, { typed: text }));
    // Only when the scene is stored are the words safe elsewhere.
    if (result?.ok) drop(place);
  };

  return {
    typed,
    /** Takes the action with this number, beginning at 1; true when there is one to take. */
    chooseNumber: (number: number) => {
      const action = page && actionsOf(page)?.[number - 1];
      if (!action || busy) return false;
      choose(action);
      return true;
    },
    on: {
      choose,
      type,
      go: (text: string) => void go(text),
      goOn: () => {
        void turn(() => commands.continueStory(id));
      },
      undo: () => void commands.undo(),
      redo: () => void commands.redo(),
      retry: (model?: string) => {
        void turn(() => commands.retry(id, model));
      },
      edit: () => {
        setDialog('edit');
      },
      memory: () => {
        setDialog('memory');
      },
      saw: () => {
        setDialog('saw');
      },
      newStory: () => {
        setDialog('restart');
      },
      sameHero: () => {
        leave({ withHero: true });
      },
      stop: () => void commands.stop(),
      openScene: (scene: string) => {
        void turn(() => commands.goTo(scene));
      },
      continueDraft: () => {
        void turn(commands.continueDraft);
      },
      keepDraft: () => {
        void turn(commands.keepDraft);
      },
      retryDraft: (model?: string) => {
        void turn(() => commands.retryDraft(model));
        pageTurn.toTitle();
      },
      dropDraft: () => {
        giveUp(id);
        void turn(commands.dropDraft);
      },
      chooseModel: onOpenSettings,
    },
  };
}

export type Deeds = ReturnType<typeof useDeeds>['on'];
