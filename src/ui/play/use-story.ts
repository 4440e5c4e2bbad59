import { atom, useAtomValue, useStore } from 'jotai';
import { startTransition } from 'react';

import type { CommandResult } from '../../domain/ports/engine-api.ts';
import * as actions from '../../state/actions.ts';

/** How many commands that tell a scene have not answered yet, by story. */
const askedAtom = atom<ReadonlyMap<string, number>>(new Map());

/** What the player can do to a story, for whatever part of its screen. `busy` while a command that tells a scene has not answered. */
export function useStory(story: string) {
  const store = useStore();
  const busy = askedOf(useAtomValue(askedAtom), story) > 0;
  const count = (by: 1 | -1) => {
    const asked = store.get(askedAtom);
    store.set(askedAtom, new Map(asked).set(story, askedOf(asked, story) + by));
  };
  // No try and finally: the atoms never throw, and React Compiler would skip the hook.
  const telling = async (ask: () => Promise<CommandResult>) => {
    const answer = ask();
    // What was pressed says so by itself and at once; the page around it may follow.
    startTransition(() => {
      count(1);
    });
    const result = await answer;
    count(-1);
    return result;
  };

  return {
    busy,
    /** Whether a scene was asked for, also before the page shows it. */
    isAsked: () => askedOf(store.get(askedAtom), story) > 0,
    act: (scene: string, action: { readonly offered: string } | { readonly typed: string }) =>
      telling(() => store.set(actions.actAtom, { story, scene, action })),
    continueStory: (scene: string) => telling(() => store.set(actions.continueStoryAtom, { story, scene })),
    retry: (scene: string, model?: string) =>
      telling(() => store.set(actions.retryAtom, { story, scene, ...withModel(model) })),
    continueDraft: () => telling(() => store.set(actions.continueDraftAtom, { story })),
    keepDraft: () => telling(() => store.set(actions.keepDraftAtom, { story })),
    retryDraft: (model?: string) =>
      telling(() => store.set(actions.retryDraftAtom, { story, ...withModel(model) })),
    dropDraft: () => store.set(actions.dropDraftAtom, { story }),
    stop: () => store.set(actions.stopAtom, { story }),
    undo: () => store.set(actions.undoAtom, { story }),
    redo: () => store.set(actions.redoAtom, { story }),
    goTo: (scene: string) => store.set(actions.goToAtom, { story, scene }),
    editPassage: (scene: string, text: string | null) =>
      store.set(actions.editPassageAtom, { story, scene, text }),
    renameStory: (title: string) => store.set(actions.renameStoryAtom, { story, title }),
    nameBranch: (scene: string, name: string) => store.set(actions.nameBranchAtom, { scene, name }),
    suggestTitles: (nonce: number) => store.set(actions.suggestTitlesAtom, { story, nonce }),
    spendAir: (seconds: number) => store.set(actions.spendAirAtom, { story, seconds }),
  };
}

function askedOf(asked: ReadonlyMap<string, number>, story: string): number {
  return asked.get(story) ?? 0;
}

function withModel(model: string | undefined) {
  return model === undefined ? {} : { model };
}
