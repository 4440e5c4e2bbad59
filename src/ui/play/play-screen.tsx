import { useSetAtom } from 'jotai';
import { useCallback, useEffect, useState } from 'react';

import { emptyForm } from '../../domain/character.ts';
import type { CommandResult } from '../../domain/ports/engine-api.ts';
import { openStoryAtom } from '../../state/actions.ts';
import { leaveStoryAtom } from '../../state/leave-story.ts';
import { usePlay, useSettings, useThisDevice } from '../../state/queries.ts';
import { dialogAtom } from '../../state/view.ts';
import { Button } from '../kit/button.tsx';
import { Leaf } from '../parts/leaf.tsx';
import { Desk, type DeskProps } from './desk.tsx';
import type { OverThePage } from './dialogs/over-the-page.ts';
import { playDialogAtom } from './dialogs/play-dialog.ts';
import { DamagedPage } from './page/damaged-page.tsx';
import { DraftOf, useTelling } from './page/draft.tsx';
import { browserClock, type ReadingClock } from './reading-clock.ts';
import { useModelElsewhere } from './use-model-elsewhere.ts';
import { Waiting } from './waiting.tsx';
import { late } from '../kit/late.tsx';
import { words } from './words.ts';
import './print.css';

const OnTheWay = late(async () => (await import('./elsewhere/on-the-way.tsx')).OnTheWay);

export type PlayScreenProps = {
  /** Give it as the key too: nothing of one story is kept for the next. */
  readonly story: string;
  readonly over: OverThePage;
  /** For tests. */
  readonly clock?: ReadingClock;
};

/** A story that is being played: reads the store, and shows the desk or says why it cannot. */
export function PlayScreen({ story, over, clock = browserClock }: PlayScreenProps) {
  const view = usePlay(story);
  const settings = useSettings();
  const opening = useOpening(story);
  const showScreen = useSetAtom(dialogAtom);
  const toStories = () => {
    showScreen('stories');
  };
  useClosedDialogs();
  useModelElsewhere(story);

  if (!view || !settings) return loading;
  switch (view.status) {
    case 'missing':
      return (
        <Leaf
          title={words.missingTitle}
          text={words.missingText}
          actions={
            <>
              <Button kind="primary" onClick={toStories}>
                {words.damagedOther}
              </Button>
              <Back />
            </>
          }
        />
      );
    case 'damaged':
      if (view.story && view.scene !== null) return <DamagedPage story={view.story} scene={view.scene} />;
      return (
        <Leaf
          title={words.damagedTitle}
          text={words.damagedStory}
          actions={<Button onClick={toStories}>{words.damagedOther}</Button>}
        />
      );
    case 'ready':
      return (
        <DraftOf story={story} open={view.open?.scene.id ?? null} meanwhile={loading}>
          <Opened view={view} settings={settings} over={over} clock={clock} opening={opening} />
        </DraftOf>
      );
    default:
      return view satisfies never;
  }
}

const loading = (
  <Waiting as="main" aria-busy>
    <p>{words.loading}</p>
  </Waiting>
);

type Opening = ReturnType<typeof useOpening>;

/** The open book, or why its first page is not there. */
function Opened({ opening, ...desk }: DeskProps & { readonly opening: Opening }) {
  const { stored } = useTelling();
  const device = useThisDevice();
  const { story, open } = desk.view;
  const again = (
    <>
      <Button kind="primary" onClick={opening.again}>
        {words.again}
      </Button>
      <Back />
    </>
  );
  if (open || stored) return <Desk {...desk} />;
  if (opening.failed)
    return <Leaf title={words.openingFailed} text={words.openingFailedText} actions={again} />;
  if (opening.opened && device && story.device !== device.id)
    return <OnTheWay story={story.id} actions={again} onArrived={opening.look} />;
  return <Desk {...desk} />;
}

/** The way out to a new story; this one stays in the library. */
function Back() {
  const leave = useSetAtom(leaveStoryAtom);
  return <Button onClick={() => void leave(emptyForm)}>{words.back}</Button>;
}

/** Tells the engine that this story is looked at: a draft whose tab closed comes to rest, and an opening that is missing is told. */
function useOpening(story: string) {
  const open = useSetAtom(openStoryAtom);
  const [result, setResult] = useState<CommandResult | null>(null);
  const look = useCallback(() => {
    void open({ story }).then(setResult);
  }, [open, story]);
  useEffect(look, [look]);
  return {
    failed: result?.ok === false,
    /** There is nothing more to be told here. */
    opened: result?.ok === true,
    /** Asks once more, with nothing else on screen meanwhile. */
    look,
    again: () => {
      setResult(null);
      look();
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
