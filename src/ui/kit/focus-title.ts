/** Puts the focus on the page's title, and answers whether there is one. Who has gone on to something else meanwhile stays there. */
export function focusTitle(): boolean {
  const title = document.querySelector<HTMLElement>('main h1');
  if (!title) return false;
  if (document.activeElement === document.body) {
    title.tabIndex = -1;
    title.focus({ preventScroll: true });
  }
  return true;
}
