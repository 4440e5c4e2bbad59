import { atom } from 'jotai';

import type { GameError } from '../domain/errors.ts';
import type { CommandResult, EngineApi } from '../domain/ports/engine-api.ts';
import { openHandlesAtom } from './handles.ts';
import { notifyAtom } from './notices.ts';

/* Everything that a player can do to his stories, one write-only atom each. Each answers as its command does, and shows a notice when it failed. */

/** What a command of the engine takes. */
export type Input<K extends keyof EngineApi> = Parameters<EngineApi[K]>[0];

/**
 * An atom that runs a command.
 * @param quiet the screen itself says what went wrong.
 */
export function action<C>(run: (engine: EngineApi, command: C) => Promise<CommandResult>, quiet = false) {
  return atom(null, async (get, set, command: C): Promise<CommandResult> => {
    let result: CommandResult;
    try {
      result = await run(get(openHandlesAtom).engine, command);
    } catch (thrown) {
      // The worker is gone or broke an invariant; the words for it are the same as for any other failure.
      const error: GameError = {
        type: 'defect',
        message: thrown instanceof Error ? thrown.message : String(thrown),
      };
      result = { ok: false, error };
    }
    if (!result.ok && !quiet) set(notifyAtom, { type: 'error', error: result.error });
    return result;
  });
}

export const startStoryAtom = action((engine, command: Input<'startStory'>) => engine.startStory(command));
export const openStoryAtom = action((engine, command: Input<'openStory'>) => engine.openStory(command));
export const actAtom = action((engine, command: Input<'act'>) => engine.act(command));
export const continueStoryAtom = action((engine, command: Input<'continueStory'>) =>
  engine.continueStory(command),
);
export const retryAtom = action((engine, command: Input<'retry'>) => engine.retry(command));
export const stopAtom = action((engine, command: Input<'stop'>) => engine.stop(command));
export const continueDraftAtom = action((engine, command: Input<'continueDraft'>) =>
  engine.continueDraft(command),
);
export const keepDraftAtom = action((engine, command: Input<'keepDraft'>) => engine.keepDraft(command));
export const retryDraftAtom = action((engine, command: Input<'retryDraft'>) => engine.retryDraft(command));
export const dropDraftAtom = action((engine, command: Input<'dropDraft'>) => engine.dropDraft(command));
export const undoAtom = action((engine, command: Input<'undo'>) => engine.undo(command));
export const redoAtom = action((engine, command: Input<'redo'>) => engine.redo(command));
export const goToAtom = action((engine, command: Input<'goTo'>) => engine.goTo(command));
export const editPassageAtom = action((engine, command: Input<'editPassage'>) => engine.editPassage(command));
export const renameStoryAtom = action((engine, command: Input<'renameStory'>) => engine.renameStory(command));
export const nameBranchAtom = action((engine, command: Input<'nameBranch'>) => engine.nameBranch(command));
export const trashStoryAtom = action((engine, command: Input<'trashStory'>) => engine.trashStory(command));
/** The screen itself says that it failed. */
export const removeStoryAtom = action(
  (engine, command: Input<'trashStory'>) => engine.trashStory(command),
  true,
);
export const arrangeAtom = action((engine, deed: Input<'arrange'>) => engine.arrange(deed));
/** The screen itself says that it failed. */
export const arrangeHeroAtom = action((engine, deed: Input<'arrange'>) => engine.arrange(deed), true);
export const spendAirAtom = action((engine, command: Input<'spendAir'>) => engine.spendAir(command));
export const suggestTitlesAtom = action((engine, command: Input<'suggestTitles'>) =>
  engine.suggestTitles(command),
);
export const suggestExampleAtom = action((engine, command: Input<'suggestExample'>) =>
  engine.suggestExample(command),
);
export const saveFormAtom = action((engine, command: Input<'saveForm'>) => engine.saveForm(command));
export const saveSettingsAtom = action((engine, command: Input<'saveSettings'>) =>
  engine.saveSettings(command),
);
export const refreshModelsAtom = action(
  (engine, command: Input<'refreshModels'>) => engine.refreshModels(command),
  true,
);
export const installModelAtom = action(
  (engine, command: Input<'installModel'>) => engine.installModel(command),
  true,
);
export const stopInstallAtom = action((engine, command: Input<'stopInstall'>) => engine.stopInstall(command));
export const checkModelAtom = action((engine, command: Input<'checkModel'>) => engine.checkModel(command));
export const removeModelAtom = action((engine, command: Input<'removeModel'>) => engine.removeModel(command));
export const tidyModelsAtom = action((engine, _command: undefined) => engine.tidyModels(), true);
