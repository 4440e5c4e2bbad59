import { expect, test, vi } from 'vitest';
import { render } from 'vitest-browser-react';

import { ErrorBoundary } from '../../../src/ui/frame/error-boundary.tsx';
import { late } from '../../../src/ui/kit/late.tsx';

function Page({ text }: { readonly text: string }) {
  return <p>{text}</p>;
}

test('a part that was fetched stands there in the moment it is shown', async () => {
  const Brought = late(async () => Page);
  await Brought.fetch();
  const screen = await render(<p>before</p>);
  await screen.rerender(<Brought text="a page" />);
  expect(screen.container.textContent).toBe('a page');
});

test('a part that was not comes by itself, and takes what it is told from then on', async () => {
  let come: ((page: typeof Page) => void) | undefined;
  const Brought = late(() => new Promise<typeof Page>((resolve) => (come = resolve)));
  const screen = await render(<Brought text="a page" />);
  expect(screen.container.textContent).toBe('');
  come?.(Page);
  await expect.element(screen.getByText('a page')).toBeVisible();
  await screen.rerender(<Brought text="another page" />);
  await expect.element(screen.getByText('another page')).toBeVisible();
});

test('a part that nobody waits for may fail; it is asked for again when it is shown', async () => {
  let asked = 0;
  const Brought = late(async () => {
    asked += 1;
    if (asked === 1) throw new TypeError('Failed to fetch dynamically imported module');
    return Page;
  });
  await Brought.fetch();
  const screen = await render(<Brought text="a page" />);
  await expect.element(screen.getByText('a page')).toBeVisible();
});

test('a part that cannot come is told of where everything broken is', async () => {
  // React tells the console of every error that a boundary caught.
  vi.spyOn(console, 'error').mockImplementation(() => {});
  // The page was loaded anew for a part a moment ago: it is not once more.
  sessionStorage.setItem('lamplit-part-reload', String(Date.now()));
  const Brought = late<{ readonly text: string }>(() => Promise.reject(new TypeError('no such file')));
  const screen = await render(
    <ErrorBoundary>
      <Brought text="a page" />
    </ErrorBoundary>,
  );
  await expect.element(screen.getByRole('heading', { name: 'This page tore' })).toBeVisible();
  sessionStorage.removeItem('lamplit-part-reload');
  vi.restoreAllMocks();
});
