/** What is said of a control by the element that it names for it, errors among it. */
export function noteOf(control: Element): string {
  const id = control.getAttribute('aria-describedby') ?? '';
  return document.getElementById(id)?.textContent ?? '';
}
