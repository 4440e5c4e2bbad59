import type { createStore } from 'jotai';
import { Provider } from 'jotai';
import { StrictMode, useEffect } from 'react';

import { App, type AppProps } from './ui/app.tsx';

/**
 * The whole page. The build draws it once, for the title page that lies in index.html, and the browser draws it from then on.
 * @param onShown the page answers for itself. Whatever changes it must wait for this, or it would not be the page that the build drew.
 */
export function pageOf(store: ReturnType<typeof createStore>, props: AppProps, onShown?: () => void) {
  return (
    <StrictMode>
      <Provider store={store}>
        <App {...props} />
        <Shown onShown={onShown} />
      </Provider>
    </StrictMode>
  );
}

function Shown({ onShown }: { readonly onShown: (() => void) | undefined }) {
  useEffect(() => onShown?.(), [onShown]);
  return null;
}
