/** A drawing as pixels, in bands from the top to the bottom. Whoever takes them closes them. */
export type DrawnPixels = {
  readonly width: number;
  readonly height: number;
  readonly bands: readonly ImageBitmap[];
};

/** No side of a drawing in a file is longer, in pixels: a tall picture beside the text of a book has 300 to the inch. */
const longest = 960;
/** The page answers the player between two of them. */
const bandCount = 3;

/**
 * Turns a drawing (SVG) into pixels, which only a page can: workers do not decode SVG. What becomes of them, a worker does: a page's own
 * canvas is made into a file in its idle moments only, of which a busy page has few. `null` when the browser cannot show it.
 */
export async function drawOnPage(picture: Blob): Promise<DrawnPixels | null> {
  const url = URL.createObjectURL(picture);
  const bands: ImageBitmap[] = [];
  try {
    const image = new Image();
    image.src = url;
    await image.decode();
    const { naturalWidth, naturalHeight } = image;
    const scale = Math.min(longest / Math.max(naturalWidth, naturalHeight, 1), 2);
    const width = Math.max(Math.round((naturalWidth || 800) * scale), 1);
    const height = Math.max(Math.round((naturalHeight || 1000) * scale), 1);
    const tall = Math.ceil(height / bandCount);
    for (let top = 0; top < height; top += tall) {
      const canvas = new OffscreenCanvas(width, Math.min(tall, height - top));
      const context = canvas.getContext('2d');
      if (!context) throw new Error('The browser gave no canvas.');
      context.drawImage(image, 0, -top, width, height);
      bands.push(canvas.transferToImageBitmap());
      await otherTasks();
    }
    return { width, height, bands };
  } catch {
    // A picture that cannot be shown is left out of the book, and the book says so.
    for (const band of bands) band.close();
    return null;
  } finally {
    URL.revokeObjectURL(url);
  }
}

/** Lets the page do what waits; unlike a timer, as fast in a tab that nobody looks at. */
function otherTasks(): Promise<void> {
  return new Promise((resolve) => {
    const { port1, port2 } = new MessageChannel();
    port1.onmessage = () => {
      port1.close();
      resolve();
    };
    port2.postMessage(null);
  });
}
