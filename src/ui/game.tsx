import { useAtom, useAtomValue, useSetAtom } from 'jotai';
import { useEffect } from 'react';

import { emptyForm } from '../domain/character.ts';
import { adoptionAtom } from '../state/account.ts';
import { openHandlesAtom } from '../state/handles.ts';
import { leaveStoryAtom } from '../state/leave-story.ts';
import { dialogAtom, openStoryIdAtom, takenHeroAtom } from '../state/view.ts';
import { DemoBar } from './frame/demo-bar.tsx';
import { Header } from './frame/header.tsx';
import { LookKeeper } from './frame/look-keeper.tsx';
import { isDemoMode } from './parts/page-storage.ts';
import { writeResume } from './frame/resume.ts';
import { StoryKeeper } from './frame/story-keeper.tsx';
import { useArrival } from './frame/use-arrival.ts';
import { useWelcome } from './frame/use-welcome.ts';
import { TurnThePage, UpdateKeeper } from './frame/update-keeper.tsx';
import { late } from './kit/late.tsx';
import { SetupScreen } from './setup/setup-screen.tsx';

const PlayScreen = late(async () => (await import('./play/play-screen.tsx')).PlayScreen);
const PlayHeaderActions = late(
  async () => (await import('./play/play-header-actions.tsx')).PlayHeaderActions,
);
const SettingsDialog = late(async () => (await import('./settings/settings-dialog.tsx')).SettingsDialog);
const StoriesDialog = late(async () => (await import('./library/stories-dialog.tsx')).StoriesDialog);
const CharactersDialog = late(
  async () => (await import('./characters/characters-dialog.tsx')).CharactersDialog,
);
const LibraryKeeper = late(async () => (await import('./library/library-keeper.tsx')).LibraryKeeper);
const AccountDialog = late(async () => (await import('./account/dialog/account-dialog.tsx')).AccountDialog);
const CopyDialog = late(async () => (await import('./account/copy/copy-dialog.tsx')).CopyDialog);
const AdoptionDialog = late(
  async () => (await import('./account/adoption/adoption-dialog.tsx')).AdoptionDialog,
);
const WelcomeDialog = late(async () => (await import('./pricing/welcome-dialog.tsx')).WelcomeDialog);
const BackupDialog = late(async () => (await import('./library/backup-dialog.tsx')).BackupDialog);
const MapDialog = late(async () => (await import('./map/map-dialog.tsx')).MapDialog);
const MemoryDialog = late(async () => (await import('./memory/memory-dialog.tsx')).MemoryDialog);
const SawDialog = late(async () => (await import('./memory/saw-dialog.tsx')).SawDialog);

/** The screens that lie over the page of a story. */
const overThePage = { Map: MapDialog, Memory: MemoryDialog, Saw: SawDialog };

/** Fetches these while the player is still reading, so that none is waited for later. */
async function fetchScreens(): Promise<void> {
  await Promise.all(
    [PlayScreen, PlayHeaderActions, SettingsDialog, StoriesDialog].map(({ fetch }) => fetch()),
  );
  for (const { fetch } of [MapDialog, CharactersDialog]) await fetch();
}

export type GameProps = {
  /** Forgets demo mode and loads the page anew. */
  readonly onExitDemo: () => void;
  readonly reload: () => void;
};

/** Setup or play, and what lies over both: all that needs the owner's database. */
export function Game({ onExitDemo, reload }: GameProps) {
  const { space } = useAtomValue(openHandlesAtom);
  const [story, openStory] = useAtom(openStoryIdAtom);
  const [dialog, setDialog] = useAtom(dialogAtom);
  const leave = useSetAtom(leaveStoryAtom);
  const takeHero = useSetAtom(takenHeroAtom);
  const adopting = useAtomValue(adoptionAtom).status !== 'none';
  const welcome = useWelcome();
  useArrival(story ?? 'setup');
  useEffect(() => {
    if (story === null) writeResume(space, null, Date.now());
  }, [space, story]);
  useEffect(() => {
    void fetchScreens();
  }, []);

  const showStories = () => {
    setDialog('stories');
  };
  const showSettings = () => {
    setDialog('settings');
  };
  const showAccount = () => {
    setDialog('account');
  };
  const closeDialog = () => {
    setDialog('none');
  };
  return (
    <>
      <LookKeeper />
      {isDemoMode() && <DemoBar onExit={onExitDemo} />}
      <Header onOpenStories={showStories} onOpenSettings={showSettings} onOpenAccount={showAccount}>
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
          <PlayScreen key={story} story={story} over={overThePage} />
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
      {dialog === 'account' && <AccountDialog Backup={BackupDialog} onClose={closeDialog} />}
      {dialog === 'copy' && <CopyDialog onClose={closeDialog} />}
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
            void leave(emptyForm);
            closeDialog();
          }}
          onDeleted={(id) => {
            if (id === story) void leave(emptyForm);
          }}
        />
      )}
      {adopting && <AdoptionDialog />}
      {welcome && story === null && dialog === 'none' && !adopting && (
        <WelcomeDialog credits={welcome.credits} onClose={welcome.dismiss} />
      )}
      <LibraryKeeper />
    </>
  );
}
