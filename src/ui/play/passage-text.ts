import { paragraphsOf } from './paragraphs.ts';

/** The words of one passage on screen. One Text node a paragraph, which only grows while words stream. */
export type PassageText = {
  /** Shows `passage`; with a caret behind its last word while it is `live`. */
  readonly show: (passage: string, live: boolean) => void;
};

/**
 * Fills `host`, which must have no other children. React is left out on purpose: at 1,000 words a second a passage that
 * is rendered anew costs whole frames, and a Text node that is replaced loses the reader's selection.
 */
export function createPassageText(host: HTMLElement, caretClass: string): PassageText {
  const document = host.ownerDocument;
  const shown: { readonly element: HTMLElement; readonly ink: HTMLElement; readonly text: Text }[] = [];
  const caret = document.createElement('span');
  caret.className = caretClass;
  caret.ariaHidden = 'true';

  const add = () => {
    const element = document.createElement('p');
    // Each paragraph finds its own direction; the inner box is what the highlighter colours, line by line.
    element.dir = 'auto';
    const ink = document.createElement('span');
    const text = document.createTextNode('');
    ink.append(text);
    element.append(ink);
    host.append(element);
    const paragraph = { element, ink, text };
    shown.push(paragraph);
    return paragraph;
  };

  return {
    show(passage, live) {
      const wanted = paragraphsOf(passage);
      for (const [index, words] of wanted.entries()) {
        const { text } = shown[index] ?? add();
        if (!words.startsWith(text.data)) text.data = words;
        else if (words.length > text.data.length) text.appendData(words.slice(text.data.length));
      }
      for (const paragraph of shown.splice(wanted.length)) paragraph.element.remove();
      const last = shown.at(-1)?.element;
      if (!live || !last) caret.remove();
      else if (caret.parentElement !== last) last.append(caret);
    },
  };
}
