/** Elements of markup that is our own; whatever is somebody's words in it was made into text before. */
export function elementsOf(markup: string): DocumentFragment {
  const template = document.createElement('template');
  template.innerHTML = markup;
  return template.content;
}
