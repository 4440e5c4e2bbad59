import { paragraphsOf } from '../../kit/paragraphs.ts';

/** The words of one passage on screen. One Text node a paragraph, which only grows while words stream. */
export type PassageText = {
  /** Shows `passage`; its last paragraph is marked as `data-live` while more words come. */
  readonly show: (passage: string, live: boolean) => void;
};

/**
 * Fills `host`, which must have no other children. React is left out on purpose: at 1,000 words a second a passage that
 * is rendered anew costs whole frames, and a Text node that is replaced loses the reader's selection.
 */
export function createPassageText(host: HTMLElement, wordsClass: string): PassageText {
  const document = host.ownerDocument;
  const shown: { readonly element: HTMLElement; readonly words: HTMLElement; readonly text: Text }[] = [];

  const add = () => {
    const element = document.createElement('p');
    // The outer box is what the highlighter colours, line by line, the inner one ends with the caret.
    const ink = document.createElement('span');
    const words = document.createElement('span');
    words.className = wordsClass;
    const text = document.createTextNode('');
    words.append(text);
    ink.append(words);
    element.append(ink);
    host.append(element);
    const paragraph = { element, words, text };
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
      for (const [index, paragraph] of shown.entries()) {
        const mark = live && index === shown.length - 1;
        if (paragraph.words.hasAttribute('data-live') !== mark)
          paragraph.words.toggleAttribute('data-live', mark);
      }
    },
  };
}
