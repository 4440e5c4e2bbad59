import { useAtom, useAtomValue, useSetAtom } from 'jotai';
import { Suspense, useEffect } from 'react';
import { Route, Switch, useLocation } from 'wouter';

import { emptyForm } from '../domain/character.ts';
import { saveFormAtom } from '../state/actions.ts';
import { dialogAtom, openStoryIdAtom, sessionAtom } from '../state/view.ts';
import { SignInScreen } from './account/sign-in-screen.tsx';
import { DemoBar } from './frame/demo-bar.tsx';
import { ErrorBoundary } from './frame/error-boundary.tsx';
import { Header } from './frame/header.tsx';
import { LookKeeper } from './frame/look-keeper.tsx';
import { Notices } from './frame/notices.tsx';
import { isDemoMode } from './frame/page-storage.ts';
import { NotFoundPage, PricingPage, SharedPage } from './frame/plain-pages.tsx';
import { writeResume } from './frame/resume.ts';
import { ClosedPage, OpeningPage, OpenFailedPage } from './frame/session-pages.tsx';
import { StoryKeeper } from './frame/story-keeper.tsx';
import { TurnThePage, UpdateKeeper } from './frame/update-keeper.tsx';
import { LayersProvider } from './kit/layers.tsx';
import {
  fetchParts,
  PlayHeaderActions,
  PlayScreen,
  PrivacyPage,
  SettingsDialog,
  StoriesDialog,
} from './parts.ts';
import { SetupScreen } from './setup/setup-screen.tsx';

export type AppProps = {
  /** Remembers demo mode and opens its database. */
  readonly onEnterDemo: () => void;
  /** Forgets demo mode and loads the page anew (DEMO-03). */
  readonly onExitDemo: () => void;
  readonly reload: () => void;
};

/** The whole page: its addresses, and what lies over all of them. */
export function App(props: AppProps) {
  const home = <Home {...props} />;
  return (
    <ErrorBoundary>
      <LayersProvider>
        <Switch>
          <Route path="/">{home}</Route>
          <Route path="/auth/callback">{home}</Route>
          <Route path="/login">
            <SignIn {...props} />
          </Route>
          <Route path="/pricing">
            <PricingPage />
          </Route>
          <Route path="/privacy">
            <Suspense>
              <PrivacyPage />
            </Suspense>
          </Route>
          <Route path="/shared/:id?">
            <SharedPage />
          </Route>
          <Route>
            <NotFoundPage />
          </Route>
        </Switch>
        <Notices />
      </LayersProvider>
    </ErrorBoundary>
  );
}

function Home(props: AppProps) {
  const session = useAtomValue(sessionAtom);
  switch (session.status) {
    case 'signed-out':
      return <SignIn {...props} />;
    case 'opening':
      return <OpeningPage />;
    case 'open':
      return <Game {...props} />;
    case 'failed':
      return <OpenFailedPage failure={session.failure} onReload={props.reload} />;
    case 'closed':
      return <ClosedPage reason={session.reason} onReload={props.reload} />;
    default:
      return session satisfies never;
  }
}

function SignIn({ onEnterDemo }: AppProps) {
  const session = useAtomValue(sessionAtom);
  const [path, navigate] = useLocation();
  return (
    <SignInScreen
      onEnterDemo={() => {
        if (session.status === 'signed-out') onEnterDemo();
        if (path !== '/') navigate('/');
      }}
    />
  );
}

function Game({ onExitDemo, reload }: AppProps) {
  const [story, openStory] = useAtom(openStoryIdAtom);
  const [dialog, setDialog] = useAtom(dialogAtom);
  const saveForm = useSetAtom(saveFormAtom);
  useEffect(() => {
    if (story === null) writeResume(null, Date.now());
  }, [story]);
  useEffect(fetchParts, []);

  const showStories = () => {
    setDialog('stories');
  };
  const showSettings = () => {
    setDialog('settings');
  };
  const closeDialog = () => {
    setDialog('none');
  };
  /** For a new story: its form starts empty (PLAY-18), and is stored so before the setup reads it. */
  const leave = async () => {
    if (story !== null) await saveForm({ form: emptyForm });
    openStory(null);
  };
  return (
    <>
      <LookKeeper />
      {isDemoMode() && <DemoBar onExit={onExitDemo} />}
      <Header onOpenStories={showStories} onOpenSettings={showSettings}>
        <Suspense>{story !== null && <PlayHeaderActions />}</Suspense>
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
          <Suspense>
            <PlayScreen
              key={story}
              story={story}
              onLeave={() => void leave()}
              onOpenSettings={showSettings}
              onOpenStories={showStories}
            />
          </Suspense>
        </>
      )}
      <Suspense>
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
      </Suspense>
    </>
  );
}
