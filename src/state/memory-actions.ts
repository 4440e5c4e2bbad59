import { action, type Input } from './actions.ts';

/* What a player can do with a story's memory, its lorebook and his wishes to the author. */

export const addFactAtom = action((engine, command: Input<'addFact'>) => engine.addFact(command));
export const changeMemoryAtom = action((engine, command: Input<'changeMemory'>) =>
  engine.changeMemory(command),
);
export const rewriteSummaryAtom = action((engine, command: Input<'rewriteSummary'>) =>
  engine.rewriteSummary(command),
);
export const addLoreAtom = action((engine, command: Input<'addLore'>) => engine.addLore(command));
export const changeLoreAtom = action((engine, command: Input<'changeLore'>) => engine.changeLore(command));
export const setNotesAtom = action((engine, command: Input<'setNotes'>) => engine.setNotes(command));
