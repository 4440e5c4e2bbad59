import html2canvas from 'html2canvas';

/**
 * A picture of an element of the page as PNG; `null` when the browser cannot make one. The library reads no colours but hex ones, so the page
 * that it copies wears the export theme (themes.css), and the element brings colours of its own.
 */
export async function pictureOfElement(element: HTMLElement): Promise<Blob | null> {
  const canvas = await withoutStyleElements(element.ownerDocument, () =>
    html2canvas(element, {
      // At least 1,152 pixels wide, from a phone too.
      scale: Math.max(2, 1152 / element.offsetWidth),
      backgroundColor: null,
      logging: false,
      useCORS: true,
      onclone: (copy) => {
        copy.documentElement.dataset['export'] = '';
      },
    }),
  );
  return new Promise((resolve) => {
    canvas.toBlob(resolve, 'image/png');
  });
}

/**
 * Copying the page, which it does before it waits for anything, the library adds a style element for `::before` and `::after` that the
 * content policy refuses, aloud: here it gets an element without effect in its place. What is drawn has neither.
 */
function withoutStyleElements<T>(page: Document, copy: () => T): T {
  const create = page.createElement.bind(page);
  Object.defineProperty(page, 'createElement', {
    configurable: true,
    value: (tag: string, options?: ElementCreationOptions) =>
      create(tag === 'style' ? 'template' : tag, options),
  });
  try {
    return copy();
  } finally {
    Reflect.deleteProperty(page, 'createElement');
  }
}
