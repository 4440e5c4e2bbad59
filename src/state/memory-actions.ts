import { command } from './command.ts';

/* What a player can do with a story's memory, its lorebook and his wishes to the author. */

export const addFactAtom = command('addFact');
export const changeMemoryAtom = command('changeMemory');
export const rewriteSummaryAtom = command('rewriteSummary');
export const addLoreAtom = command('addLore');
export const changeLoreAtom = command('changeLore');
export const setNotesAtom = command('setNotes');
