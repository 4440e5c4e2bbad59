import type { createStore } from 'jotai';
import { Provider } from 'jotai';
import { StrictMode } from 'react';

import { App, type AppProps } from './ui/app.tsx';

/** The whole page. The build draws it once, for the title page that lies in index.html, and the browser draws it from then on. */
export function pageOf(store: ReturnType<typeof createStore>, props: AppProps) {
  return (
    <StrictMode>
      <Provider store={store}>
        <App {...props} />
      </Provider>
    </StrictMode>
  );
}
