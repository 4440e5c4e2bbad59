import { useAtom, useAtomValue, useSetAtom } from 'jotai';
import { useEffect } from 'react';

import { emptyForm } from '../domain/character.ts';
import { saveFormAtom } from '../state/actions.ts';
import { openHandlesAtom } from '../state/handles.ts';
import { dialogAtom, openStoryIdAtom, takenHeroAtom } from '../state/view.ts';
import { DemoBar } from './frame/demo-bar.tsx';
import { Header } from './frame/header.tsx';
import { LookKeeper } from './frame/look-keeper.tsx';
import { isDemoMode } from './parts/page-storage.ts';
import { writeResume } from './frame/resume.ts';
import { StoryKeeper } from './frame/story-keeper.tsx';
import { useArrival } from './frame/use-arrival.ts';
import { TurnThePage, UpdateKeeper } from './frame/update-keeper.tsx';
import {
  CharactersDialog,
  fetchParts,
  LibraryKeeper,
  PlayHeaderActions,
  PlayScreen,
  SettingsDialog,
  StoriesDialog,
} from './parts.ts';
import { SetupScreen } from './setup/setup-screen.tsx';

export type GameProps = {
  /** Forgets demo mode and loads the page anew (DEMO-03). */
  readonly onExitDemo: () => void;
  readonly reload: () => void;
};

/** Setup or play, and what lies over both: all that needs the owner's database. */
export function Game({ onExitDemo, reload }: GameProps) {
  const { space } = useAtomValue(openHandlesAtom);
  const [story, openStory] = useAtom(openStoryIdAtom);
  const [dialog, setDialog] = useAtom(dialogAtom);
  const saveForm = useSetAtom(saveFormAtom);
  const takeHero = useSetAtom(takenHeroAtom);
  useArrival(story ?? 'setup');
  useEffect(() => {
    if (story === null) writeResume(space, null, Date.now());
  }, [space, story]);
  useEffect(() => {
    void fetchParts();
  }, []);

  const showStories = () => {
    setDialog('stories');
  };
  const showSettings = () => {
    setDialog('settings');
  };
  const closeDialog = () => {
    setDialog('none');
  };
  /** For a new story: its form starts empty (PLAY-18) or with the same hero, and is stored so before the setup reads it. */
  const leave = async (hero = emptyForm) => {
    if (story !== null) await saveForm({ form: hero });
    openStory(null);
  };
  return (
    <>
      <LookKeeper />
      {isDemoMode() && <DemoBar onExit={onExitDemo} />}
      <Header onOpenStories={showStories} onOpenSettings={showSettings}>
        {story !== null && <PlayHeaderActions />}
      </Header>
      {story === null ? (
        <>
          <TurnThePage reload={reload} />
          <SetupScreen onStarted={openStory} />
        </>
      ) : (
        <>
          <StoryKeeper story={story} />
          <UpdateKeeper story={story} reload={reload} />
          <PlayScreen
            key={story}
            story={story}
            onLeave={(hero) => void leave(hero)}
            onOpenSettings={showSettings}
            onOpenStories={showStories}
          />
        </>
      )}
      {dialog === 'characters' && (
        <CharactersDialog
          onClose={closeDialog}
          onUse={(form) => {
            takeHero(form);
            openStory(null);
            closeDialog();
          }}
        />
      )}
      {dialog === 'settings' && <SettingsDialog onClose={closeDialog} />}
      {dialog === 'stories' && (
        <StoriesDialog
          openStory={story}
          onClose={closeDialog}
          onLoad={(id) => {
            openStory(id);
            closeDialog();
          }}
          onNew={() => {
            void leave();
            closeDialog();
          }}
          onDeleted={(id) => {
            if (id === story) void leave();
          }}
        />
      )}
      <LibraryKeeper />
    </>
  );
}
