import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { render } from 'vitest-browser-react';

import { ToastRegion, type Toast } from '../../../src/ui/kit/toast-region.tsx';

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
});
afterEach(() => {
  vi.useRealTimers();
});

const toast = (props: Partial<Toast> = {}): Toast => ({
  id: 'a',
  title: 'Told',
  text: 'Nothing was lost.',
  tone: 'calm',
  ...props,
});

async function show(...toasts: readonly Toast[]) {
  const dismissed: string[] = [];
  const screen = await render(
    <ToastRegion
      label="Notices"
      dismissLabel="Dismiss"
      toasts={toasts}
      onDismiss={(id) => dismissed.push(id)}
    />,
  );
  return { screen, dismissed };
}

test('a calm notice leaves by itself after a while, and stays longer when something can be done', async () => {
  const { dismissed } = await show(toast(), toast({ id: 'b', action: { label: 'Undo', run: () => {} } }));
  vi.advanceTimersByTime(5_900);
  expect(dismissed).toEqual([]);
  vi.advanceTimersByTime(200);
  expect(dismissed).toEqual(['a']);
  vi.advanceTimersByTime(6_000);
  expect(dismissed).toEqual(['a', 'b']);
});

test('a calm notice of a few words alone does not stay as long', async () => {
  const { dismissed } = await show(toast({ text: '' }), toast({ id: 'b' }));
  vi.advanceTimersByTime(3_400);
  expect(dismissed).toEqual([]);
  vi.advanceTimersByTime(200);
  expect(dismissed).toEqual(['a']);
});

test('a warning and a lasting notice stay', async () => {
  const { dismissed } = await show(toast({ tone: 'warning' }), toast({ id: 'b', tone: 'lasting' }));
  vi.advanceTimersByTime(3_600_000);
  expect(dismissed).toEqual([]);
});

test('a notice that is looked at does not leave', async () => {
  const { screen, dismissed } = await show(toast());
  const dismiss = screen.getByRole('button', { name: 'Dismiss' }).element() as HTMLButtonElement;
  dismiss.focus();
  await expect.element(screen.getByRole('button', { name: 'Dismiss' })).toHaveFocus();
  vi.advanceTimersByTime(60_000);
  expect(dismissed).toEqual([]);
  dismiss.blur();
  await expect
    .poll(() => {
      vi.advanceTimersByTime(6_100);
      return dismissed;
    })
    .toEqual(['a']);
});

test('calm notices are read out in a pause, warnings at once', async () => {
  const { screen } = await show(
    toast({ title: 'Calm' }),
    toast({ id: 'b', title: 'Warning', tone: 'warning' }),
  );
  await expect.element(screen.getByRole('status')).toHaveTextContent('Calm');
  await expect.element(screen.getByRole('alert')).toHaveTextContent('Warning');
});
