import { createStore } from 'jotai';
import { renderToString } from 'react-dom/server';
import { Router } from 'wouter';

import { pageOf } from './page.tsx';

/** The page as a visitor finds it who is not playing, as HTML: the build writes it into index.html (sync-server/title-page.mjs). */
export function drawTitlePage(): string {
  const nothing = () => {};
  const page = pageOf(createStore(), { onEnterDemo: nothing, onExitDemo: nothing, reload: nothing });
  return renderToString(<Router ssrPath="/">{page}</Router>);
}
