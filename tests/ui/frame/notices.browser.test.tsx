import { createStore, Provider } from 'jotai';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { render } from 'vitest-browser-react';

import { offerAtom } from '../../../src/state/view.ts';
import { LayersProvider } from '../../../src/ui/kit/layers.tsx';
import { Notices } from '../../../src/ui/frame/notices.tsx';

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
});
afterEach(() => {
  vi.useRealTimers();
});

async function show() {
  const store = createStore();
  const screen = await render(
    <Provider store={store}>
      <LayersProvider>
        <Notices />
      </LayersProvider>
    </Provider>,
  );
  const taken: string[] = [];
  const offer = (title: string, then?: string) =>
    store.set(offerAtom, {
      title,
      text: '',
      label: 'Undo',
      run: () => {
        taken.push(title);
        if (then !== undefined) offer(then);
      },
    });
  return { screen, store, offer, taken };
}

test('LIB-04 the offer to undo a deletion stays its whole time, however old the offer before it was', async () => {
  const { screen, store, offer } = await show();
  offer('The first is gone');
  await expect.element(screen.getByText('The first is gone')).toBeVisible();
  vi.advanceTimersByTime(11_000);
  offer('The second is gone');
  await expect.element(screen.getByText('The second is gone')).toBeVisible();
  vi.advanceTimersByTime(11_000);
  expect(store.get(offerAtom)?.title).toBe('The second is gone');
  vi.advanceTimersByTime(1_100);
  expect(store.get(offerAtom)).toBeNull();
});

test('LIB-04 an offer that comes of taking another stays', async () => {
  const { screen, store, offer, taken } = await show();
  offer('Gone', 'Back again');
  await screen.getByRole('button', { name: 'Undo' }).click();
  expect(taken).toEqual(['Gone']);
  expect(store.get(offerAtom)?.title).toBe('Back again');
});
