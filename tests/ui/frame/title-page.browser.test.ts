import { afterEach, expect, test } from 'vitest';

import { prepareTitlePage, takeOver } from '../../../src/ui/frame/title-page.ts';

const address = location.href;
afterEach(() => {
  history.replaceState(null, '', address);
  document.body.replaceChildren();
});

/** The page as it lies in index.html, at `path`. */
function lieThere(path: string) {
  localStorage.clear();
  history.replaceState(null, '', path);
  const root = document.createElement('div');
  root.id = 'root';
  root.innerHTML = '<button data-play>Play</button><button>Other</button>';
  document.body.append(root);
  prepareTitlePage();
  const [play, other] = root.querySelectorAll('button');
  return { root, play, other };
}

test('before anybody answers a press on Play is kept, and one on anything else is not taken for it', () => {
  const first = lieThere('/');
  first.other?.click();
  expect(takeOver(first.root)).toEqual({ drawn: true, pressed: false });
  first.root.remove();
  const second = lieThere('/login');
  second.play?.click();
  expect(takeOver(second.root)).toEqual({ drawn: true, pressed: true });
});

test('whoever comes back from a sign-in with something does not see the title page', () => {
  const plain = lieThere('/auth/callback');
  expect(takeOver(plain.root).drawn).toBe(true);
  plain.root.remove();
  for (const brought of ['?code=1', '#access_token=1']) {
    const { root } = lieThere(`/auth/callback${brought}`);
    expect(takeOver(root).drawn).toBe(false);
    root.remove();
  }
});
