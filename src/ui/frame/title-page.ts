import { hasAccount, isDemoMode } from '../parts/page-storage.ts';

/*
 * The title page lies in index.html, so that it is seen before the script has come. index.html is what every address
 * answers, so a script in its head says first whether the title page is what this visitor is to see.
 */

const addresses = ['/', '/auth/callback'];

/** Whether the title page is what belongs on screen. */
function isWanted(path: string): boolean {
  return path === '/login' || (addresses.includes(path) && !isDemoMode() && !hasAccount());
}

/** In the head: shows or hides the title page, and notes a press on its button while nobody answers yet. */
export function prepareTitlePage(): void {
  const { dataset } = document.documentElement;
  dataset['start'] = isWanted(location.pathname) ? 'title' : 'elsewhere';
  addEventListener('click', ({ target }) => {
    const isButton = target instanceof Element && target.closest('#root button') !== null;
    if (dataset['start'] === 'title' && isButton) dataset['pressed'] = '';
  });
}

export type TitlePage = {
  /** Whether it lies in `root` and is to be seen. */
  readonly drawn: boolean;
  /** Whether its button was pressed before anybody could answer. */
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
