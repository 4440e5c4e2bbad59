import html2canvas from 'html2canvas';

/**
 * A picture of an element of the page as PNG; `null` when the browser cannot make one. The library reads no colours but hex ones, so the page
 * that it copies wears the export theme (tokens.css), and the element brings colours of its own.
 */
export async function pictureOfElement(element: HTMLElement): Promise<Blob | null> {
  const canvas = await html2canvas(element, {
    scale: 2,
    backgroundColor: null,
    logging: false,
    useCORS: true,
    onclone: (copy) => {
      copy.documentElement.dataset['export'] = '';
    },
  });
  return new Promise((resolve) => {
    canvas.toBlob(resolve, 'image/png');
  });
}
