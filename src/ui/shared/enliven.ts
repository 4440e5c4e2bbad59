import { words } from '../../share-view/words.ts';

/** What can be pressed on the page of a story; what is left out stays as it is. */
export type StoryDeeds = { readonly [deed in 'pdf' | 'share' | 'report' | 'other']?: () => void };

/**
 * Gives the page of a story what only a script can: its buttons, the order of its scenes, words in the place of a picture that does not come.
 * No word of it is drawn anew, so that nobody who is reading already sees anything move.
 * @returns ends it
 */
export function enliven(page: HTMLElement, deeds: StoryDeeds): () => void {
  const over = new AbortController();
  const { signal } = over;
  for (const button of page.querySelectorAll<HTMLButtonElement>('button[data-deed]')) {
    const deed = button.dataset['deed'];
    const press = deed === 'order' ? () => turnRound(page, button) : deedOf(deeds, deed);
    if (!press) continue;
    button.disabled = false;
    button.addEventListener('click', press, { signal });
  }
  // A failure of a picture does not rise, but can be caught on its way down.
  page.addEventListener('error', ({ target }) => target instanceof HTMLImageElement && giveUp(target), {
    signal,
    capture: true,
  });
  for (const image of page.querySelectorAll('img')) {
    const { complete, naturalWidth, currentSrc } = image;
    if (complete && naturalWidth === 0 && currentSrc !== '') giveUp(image);
  }
  return () => {
    over.abort();
  };
}

function deedOf(deeds: StoryDeeds, name: string | undefined): (() => void) | undefined {
  switch (name) {
    case 'pdf':
    case 'share':
    case 'report':
    case 'other':
      return deeds[name];
    default:
      return undefined;
  }
}

/** Oldest first becomes newest first, and back. */
function turnRound(page: HTMLElement, button: HTMLElement) {
  const list = page.querySelector('.shared-chapters');
  if (!list) return;
  const isNewestFirst = list.getAttribute('data-order') !== 'newest';
  list.setAttribute('data-order', isNewestFirst ? 'newest' : 'oldest');
  list.replaceChildren(...[...list.children].toReversed());
  button.textContent = isNewestFirst ? words.newest : words.oldest;
}

function giveUp(image: HTMLImageElement) {
  const said = document.createElement('p');
  said.textContent = words.unavailable;
  image.replaceWith(said);
}
