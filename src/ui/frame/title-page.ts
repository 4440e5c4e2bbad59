import { hasAccount, isDemoMode } from '../parts/page-storage.ts';

/*
 * The title page lies in index.html, so that it is seen before the script has come. index.html is what every address
 * answers, so a script in its head says first whether the title page is what this visitor is to see.
 */

/** Whether the title page is what belongs on screen. */
function isWanted({ pathname, search, hash }: Location): boolean {
  if (pathname === '/login') return true;
  // Whoever comes back from a sign-in brings something along, and sees how it goes on.
  const isFront = pathname === '/' || (pathname === '/auth/callback' && search === '' && hash === '');
  return isFront && !isDemoMode() && !hasAccount();
}

/** In the head: shows or hides the title page, and notes a press on Play, and on nothing else, while nobody answers yet. */
export function prepareTitlePage(): void {
  const { dataset } = document.documentElement;
  dataset['start'] = isWanted(location) ? 'title' : 'elsewhere';
  addEventListener('click', ({ target }) => {
    const isPlay = target instanceof Element && target.closest('#root [data-play]') !== null;
    if (dataset['start'] === 'title' && isPlay) dataset['pressed'] = '';
  });
}

export type TitlePage = {
  /** Whether it lies in `root` and is to be seen. */
  readonly drawn: boolean;
  /** Whether Play was pressed before anybody could answer. */
  readonly pressed: boolean;
};

/** From here on the page answers for itself. What was not to be seen is gone. */
export function takeOver(root: HTMLElement): TitlePage {
  const { dataset } = document.documentElement;
  const drawn = root.hasChildNodes() && dataset['start'] === 'title';
  const pressed = dataset['pressed'] !== undefined;
  if (!drawn) root.replaceChildren();
  delete dataset['start'];
  delete dataset['pressed'];
  return { drawn, pressed };
}
