import { useSetAtom } from 'jotai';
import { startTransition, useRef, useState } from 'react';

import type { CommandResult } from '../../domain/ports/engine-api.ts';
import * as actions from '../../state/actions.ts';

/** What the player can do to this story. `busy` while a command that tells a scene has not answered. */
export function useCommands(story: string) {
  const [running, setRunning] = useState(0);
  const asked = useRef(0);
  const act = useSetAtom(actions.actAtom);
  const continueStory = useSetAtom(actions.continueStoryAtom);
  const retry = useSetAtom(actions.retryAtom);
  const continueDraft = useSetAtom(actions.continueDraftAtom);
  const keepDraft = useSetAtom(actions.keepDraftAtom);
  const retryDraft = useSetAtom(actions.retryDraftAtom);
  const dropDraft = useSetAtom(actions.dropDraftAtom);
  const stop = useSetAtom(actions.stopAtom);
  const undo = useSetAtom(actions.undoAtom);
  const redo = useSetAtom(actions.redoAtom);
  const goTo = useSetAtom(actions.goToAtom);
  const editPassage = useSetAtom(actions.editPassageAtom);
  const renameStory = useSetAtom(actions.renameStoryAtom);
  const nameBranch = useSetAtom(actions.nameBranchAtom);
  const suggestTitles = useSetAtom(actions.suggestTitlesAtom);
  const spendAir = useSetAtom(actions.spendAirAtom);

  // No try and finally: the atoms never throw, and React Compiler would skip the hook.
  const telling = async (answer: Promise<CommandResult>) => {
    asked.current += 1;
    // What was pressed says so by itself and at once; the page around it may follow.
    startTransition(() => {
      setRunning((count) => count + 1);
    });
    const result = await answer;
    asked.current -= 1;
    setRunning((count) => count - 1);
    return result;
  };

  return {
    busy: running > 0,
    /** Whether a scene was asked for, also before the page shows it. */
    isAsked: () => asked.current > 0,
    act: (scene: string, action: { readonly offered: string } | { readonly typed: string }) =>
      telling(act({ story, scene, action })),
    continueStory: (scene: string) => telling(continueStory({ story, scene })),
    retry: (scene: string, model?: string) =>
      telling(retry({ story, scene, ...(model === undefined ? {} : { model }) })),
    continueDraft: () => telling(continueDraft({ story })),
    keepDraft: () => telling(keepDraft({ story })),
    retryDraft: (model?: string) => telling(retryDraft({ story, ...(model === undefined ? {} : { model }) })),
    dropDraft: () => dropDraft({ story }),
    stop: () => stop({ story }),
    undo: () => undo({ story }),
    redo: () => redo({ story }),
    goTo: (scene: string) => goTo({ story, scene }),
    editPassage: (scene: string, text: string | null) => editPassage({ story, scene, text }),
    renameStory: (title: string) => renameStory({ story, title }),
    nameBranch: (scene: string, name: string) => nameBranch({ scene, name }),
    suggestTitles: (nonce: number) => suggestTitles({ story, nonce }),
    spendAir: (seconds: number) => spendAir({ story, seconds }),
  };
}

export type Commands = ReturnType<typeof useCommands>;
