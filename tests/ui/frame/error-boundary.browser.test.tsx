import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { render } from 'vitest-browser-react';

import { ErrorBoundary } from '../../../src/ui/frame/error-boundary.tsx';

// React tells the console of every error that a boundary caught.
beforeEach(() => {
  vi.spyOn(console, 'error').mockImplementation(() => {});
});
afterEach(() => {
  vi.restoreAllMocks();
});

function TornPassage(): never {
  throw new TypeError('Cannot read "The lantern guttered"');
}

const broken = (
  <ErrorBoundary>
    <TornPassage />
  </ErrorBoundary>
);

test('what breaks while drawing gives words and a way back', async () => {
  const screen = await render(broken);
  await expect.element(screen.getByRole('heading', { name: 'This page tore' })).toBeVisible();
  await expect.element(screen.getByRole('button', { name: 'Reload' })).toBeVisible();
});

test('the links of a page that broke load the page anew, or what broke would go on standing there', async () => {
  const loaded: string[] = [];
  const screen = await render(
    <ErrorBoundary load={(path) => loaded.push(path)}>
      <TornPassage />
    </ErrorBoundary>,
  );
  await screen.getByRole('link', { name: 'Privacy' }).click();
  expect(loaded).toEqual(['/privacy']);
});

test('the problem report can be copied, and has no story in it', async () => {
  const copied: string[] = [];
  vi.spyOn(navigator.clipboard, 'writeText').mockImplementation(async (text) => void copied.push(text));
  const screen = await render(broken);
  await screen.getByRole('button', { name: 'Copy problem report' }).click();
  await expect.element(screen.getByRole('button', { name: 'Copied' })).toBeVisible();
  expect(copied[0]).toContain('error: TypeError');
  expect(copied[0]).toContain('TornPassage');
  expect(copied[0]).not.toContain('lantern');
});

test('where copying is refused, the report is shown', async () => {
  vi.spyOn(navigator.clipboard, 'writeText').mockRejectedValue(new DOMException('denied', 'NotAllowedError'));
  const screen = await render(broken);
  await screen.getByRole('button', { name: 'Copy problem report' }).click();
  await expect.element(screen.getByText('error: TypeError')).toBeVisible();
});
