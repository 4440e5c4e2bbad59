import { useSetAtom } from 'jotai';
import { useEffect, useState } from 'react';

import { emptyForm } from '../../domain/character.ts';
import type { CommandResult } from '../../domain/ports/engine-api.ts';
import { openStoryAtom } from '../../state/actions.ts';
import { useDraft, usePlay, useSettings, useThisDevice } from '../../state/queries.ts';
import { Leaf } from '../parts/leaf.tsx';
import { Button } from '../kit/button.tsx';
import { DamagedPage } from './page/damaged-page.tsx';
import { Desk } from './desk.tsx';
import type { OverThePage } from './dialogs/over-the-page.ts';
import { playDialogAtom } from './dialogs/play-dialog.ts';
import { browserClock, type ReadingClock } from './reading-clock.ts';
import { useCommands } from './use-commands.ts';
import type { OnLeave } from './use-leave.ts';
import { useTellerElsewhere } from './use-teller-elsewhere.ts';
import { Waiting } from './waiting.tsx';
import { words } from './words.ts';
import './print.css';

export type PlayScreenProps = {
  /** Give it as the key too: nothing of one story is kept for the next. */
  readonly story: string;
  /** The player leaves for a new story; this one stays in the library. */
  readonly over: OverThePage;
  readonly onLeave: OnLeave;
  readonly onOpenSettings: () => void;
  readonly onOpenStories: () => void;
  /** For tests. */
  readonly clock?: ReadingClock;
};

/** A story that is being played: reads the store, and shows the desk or says why it cannot. */
export function PlayScreen({
  story,
  over,
  onLeave,
  onOpenSettings,
  onOpenStories,
  clock = browserClock,
}: PlayScreenProps) {
  const view = usePlay(story);
  const draft = useDraft(story);
  const settings = useSettings();
  const commands = useCommands(story);
  const { failed, opened, again } = useOpening(story);
  const device = useThisDevice();
  const back = () => {
    onLeave(emptyForm);
  };
  useClosedDialogs();
  useTellerElsewhere(story);

  if (!view || draft === undefined || !settings) {
    return (
      <Waiting as="main" aria-busy>
        <p>{words.loading}</p>
      </Waiting>
    );
  }
  switch (view.status) {
    case 'missing':
      return (
        <Leaf
          title={words.missingTitle}
          text={words.missingText}
          actions={
            <>
              <Button kind="primary" onClick={onOpenStories}>
                {words.damagedOther}
              </Button>
              <Button onClick={back}>{words.back}</Button>
            </>
          }
        />
      );
    case 'damaged':
      if (view.story && view.scene !== null) {
        const goTo = (scene: string) => void commands.goTo(scene);
        return (
          <DamagedPage story={view.story} scene={view.scene} onGoTo={goTo} onOpenStories={onOpenStories} />
        );
      }
      return (
        <Leaf
          title={words.damagedTitle}
          text={words.damagedStory}
          actions={<Button onClick={onOpenStories}>{words.damagedOther}</Button>}
        />
      );
    case 'ready':
      if (failed && !view.open && !draft) {
        return (
          <Leaf
            title={words.openingFailed}
            text={words.openingFailedText}
            actions={
              <>
                <Button kind="primary" onClick={again}>
                  {words.again}
                </Button>
                <Button onClick={back}>{words.back}</Button>
              </>
            }
          />
        );
      }
      if (opened && !view.open && !draft && device && view.story.device !== device.id) {
        return (
          <Leaf
            title={words.onTheWay}
            text={words.onTheWayText}
            actions={
              <>
                <Button kind="primary" onClick={again}>
                  {words.again}
                </Button>
                <Button onClick={back}>{words.back}</Button>
              </>
            }
          />
        );
      }
      return (
        <Desk
          view={view}
          draft={draft}
          settings={settings}
          commands={commands}
          clock={clock}
          over={over}
          onLeave={onLeave}
          onOpenSettings={onOpenSettings}
        />
      );
    default:
      return view satisfies never;
  }
}

/** Tells the engine that this story is looked at: a draft whose tab closed comes to rest, and an opening that is missing is told. */
function useOpening(story: string) {
  const open = useSetAtom(openStoryAtom);
  const [result, setResult] = useState<CommandResult | null>(null);
  useEffect(() => {
    void open({ story }).then(setResult);
  }, [open, story]);
  return {
    failed: result?.ok === false,
    /** There is nothing more to be told here. */
    opened: result?.ok === true,
    again: () => {
      setResult(null);
      void open({ story }).then(setResult);
    },
  };
}

/** A dialog does not outlive the screen that it lies over. */
function useClosedDialogs() {
  const setDialog = useSetAtom(playDialogAtom);
  useEffect(
    () => () => {
      setDialog('none');
    },
    [setDialog],
  );
}
