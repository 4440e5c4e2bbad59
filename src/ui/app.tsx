import { useAtomValue } from 'jotai';
import { Suspense, useDeferredValue, type ReactNode } from 'react';
import { Route, Switch, useLocation } from 'wouter';

import { sessionAtom } from '../state/view.ts';
import { SignInScreen } from './account/sign-in-screen.tsx';
import { ErrorBoundary } from './frame/error-boundary.tsx';
import { Notices } from './frame/notices.tsx';
import { NotFoundPage, PricingPage } from './frame/plain-pages.tsx';
import { useArrival } from './frame/use-arrival.ts';
import { ClosedPage, OpeningPage, OpenFailedPage } from './frame/session-pages.tsx';
import { LayersProvider } from './kit/layers.tsx';
import { ConnectPage, Game, PrivacyPage, SharedPage } from './parts.ts';

export type AppProps = {
  /** Remembers demo mode and opens its database. */
  readonly onEnterDemo: () => void;
  /** Forgets demo mode and loads the page anew (DEMO-03). */
  readonly onExitDemo: () => void;
  readonly reload: () => void;
};

/** The whole page: its addresses, and what lies over all of them. */
export function App(props: AppProps) {
  const [path] = useLocation();
  useArrival(path);
  const home = <Home {...props} />;
  return (
    <ErrorBoundary>
      <LayersProvider>
        <Switch>
          <Route path="/">{home}</Route>
          <Route path="/auth/callback">{home}</Route>
          <Route path="/connect/openrouter">
            <Home {...props} part={<ConnectPage />} />
          </Route>
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
            <Suspense>
              <SharedPage />
            </Suspense>
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

/** @param props.part what is shown in place of the game, once somebody plays */
function Home({ part, ...props }: AppProps & { readonly part?: ReactNode }) {
  const now = useAtomValue(sessionAtom);
  const drawn = useDeferredValue(now);
  // A press on Play is answered before the next page is drawn, which takes a slow phone a while; what is closed goes at once.
  const session = now.status === 'opening' || now.status === 'open' ? drawn : now;
  useArrival(session.status === 'signed-out' ? 'title page' : 'game');
  switch (session.status) {
    case 'signed-out':
      return <SignIn {...props} />;
    case 'opening':
      return <OpeningPage />;
    case 'open':
      return (
        <Suspense fallback={<OpeningPage />}>
          {part ?? <Game onExitDemo={props.onExitDemo} reload={props.reload} />}
        </Suspense>
      );
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
