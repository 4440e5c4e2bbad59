import { command } from './command.ts';

/* Everything that a player can do to his stories, one write-only atom each. */

export const startStoryAtom = command('startStory');
export const openStoryAtom = command('openStory');
export const actAtom = command('act');
export const continueStoryAtom = command('continueStory');
export const retryAtom = command('retry');
export const stopAtom = command('stop');
export const continueDraftAtom = command('continueDraft');
export const keepDraftAtom = command('keepDraft');
export const retryDraftAtom = command('retryDraft');
export const dropDraftAtom = command('dropDraft');
export const undoAtom = command('undo');
export const redoAtom = command('redo');
export const goToAtom = command('goTo');
export const editPassageAtom = command('editPassage');
export const renameStoryAtom = command('renameStory');
export const nameBranchAtom = command('nameBranch');
export const trashStoryAtom = command('trashStory');
/** The screen itself says that it failed. */
export const removeStoryAtom = command('trashStory', 'quiet');
export const arrangeAtom = command('arrange');
/** The screen itself says that it failed. */
export const arrangeHeroAtom = command('arrange', 'quiet');
export const spendAirAtom = command('spendAir');
export const suggestTitlesAtom = command('suggestTitles');
export const suggestExampleAtom = command('suggestExample');
export const saveFormAtom = command('saveForm');
export const saveSettingsAtom = command('saveSettings');
export const refreshModelsAtom = command('refreshModels', 'quiet');
export const installModelAtom = command('installModel', 'quiet');
export const stopInstallAtom = command('stopInstall');
export const checkModelAtom = command('checkModel');
export const removeModelAtom = command('removeModel');
export const tidyModelsAtom = command('tidyModels', 'quiet');
