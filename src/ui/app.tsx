import { useAtomValue } from 'jotai';
import { useDeferredValue, useState, type ReactNode } from 'react';
import { Route, Switch, useLocation, useSearch } from 'wouter';

import { sessionAtom } from '../state/view.ts';
import { SignInScreen } from './account/sign-in-screen.tsx';
import { ErrorBoundary } from './frame/error-boundary.tsx';
import { Notices } from './frame/notices.tsx';
import { NotFoundPage } from './frame/not-found-page.tsx';
import { useArrival } from './frame/use-arrival.ts';
import { ClosedPage, OpeningPage, OpenFailedPage } from './frame/session-pages.tsx';
import { LayersProvider } from './kit/layers.tsx';
import { late } from './kit/late.tsx';

const Game = late(async () => (await import('./game.tsx')).Game, <OpeningPage />);
const ConnectPage = late(
  async () => (await import('./settings/connect-page.tsx')).ConnectPage,
  <OpeningPage />,
);
const CallbackPage = late(
  async () => (await import('./account/callback/callback-page.tsx')).CallbackPage,
  <OpeningPage />,
);
const PricingPage = late(async () => (await import('./pricing/pricing-page.tsx')).PricingPage);
const PrivacyPage = late(async () => (await import('./frame/privacy-page.tsx')).PrivacyPage);
const SharedPage = late(async () => (await import('./shared/shared-page.tsx')).SharedPage);
const PlayOnPage = late(async () => (await import('./shared/play-on-page.tsx')).PlayOnPage, <OpeningPage />);

export type AppProps = {
  /** Remembers demo mode and opens its database. */
  readonly onEnterDemo: () => void;
  /** Forgets demo mode and loads the page anew. */
  readonly onExitDemo: () => void;
  readonly reload: () => void;
};

/** Fetches what the game itself is made of, for whoever still reads the title page. Failing is no harm: it is fetched when shown. */
export async function fetchGame(): Promise<void> {
  await Game.fetch();
  // The face of the scenes' titles is not on the title page.
  await document.fonts.load('1em Fell').catch(() => {});
}

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
          <Route path="/auth/callback">
            <Return home={home} />
          </Route>
          <Route path="/connect/openrouter">
            <Home {...props} page={<ConnectPage />} />
          </Route>
          <Route path="/login">
            <SignIn {...props} />
          </Route>
          <Route path="/pricing">
            <PricingPage />
          </Route>
          <Route path="/privacy">
            <PrivacyPage />
          </Route>
          <Route path="/shared/:id/from/:scene">
            <PlayOn {...props} />
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

/** @param props.page what is shown in place of the game, once somebody plays */
function Home({ page, ...props }: AppProps & { readonly page?: ReactNode }) {
  const now = useAtomValue(sessionAtom);
  const drawn = useDeferredValue(now);
  // A press on Play is answered before the next page is drawn, which takes a slow phone a while; what is closed goes at once.
  const session = now.status === 'opening' || now.status === 'open' ? drawn : now;
  useArrival(session.status === 'signed-out' ? 'title page' : 'game');
  switch (session.status) {
    case 'signed-out':
      return <SignIn {...props} />;
    case 'leaving':
    case 'opening':
      return <OpeningPage />;
    case 'open':
      return page ?? <Game onExitDemo={props.onExitDemo} reload={props.reload} />;
    case 'failed':
      return <OpenFailedPage failure={session.failure} onReload={props.reload} />;
    case 'closed':
      return <ClosedPage reason={session.reason} onReload={props.reload} />;
    default:
      return session satisfies never;
  }
}

/** The return point of a sign-in: with nothing that it brought along it is the front page. */
function Return({ home }: { readonly home: ReactNode }) {
  const search = useSearch();
  // What is brought may be taken out of the address once it is read.
  const [brings] = useState(() => search !== '' || location.hash !== '');
  return brings ? <CallbackPage /> : home;
}

/** Playing on from a shared story; where nothing can be kept, nobody waits for it. */
function PlayOn({ onEnterDemo, reload }: AppProps) {
  const session = useAtomValue(sessionAtom);
  if (session.status === 'failed') return <OpenFailedPage failure={session.failure} onReload={reload} />;
  if (session.status === 'closed') return <ClosedPage reason={session.reason} onReload={reload} />;
  return <PlayOnPage onEnterDemo={onEnterDemo} />;
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
