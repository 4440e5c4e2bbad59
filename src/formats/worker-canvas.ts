import type { BookPicture } from './book.ts';
import { canvasOf, canvasOfBands, type Bands } from './picture-canvas.ts';
import type { Drawn, Ink, InkStyle } from './ink.ts';
import { colourPng, greyPng } from './png.ts';

/** Pixels for each point of drawn text: 288 to the inch. */
const inkScale = 4;
/** No side of a picture in a book is longer, in pixels: 120 mm at 300 to the inch. */
const mostPixels = 1600;

type Shown = Omit<BookPicture, 'alt'>;

/** Draws with the browser's faces; `null` in a browser whose workers cannot draw. */
export function createInk(): Ink | null {
  if (typeof OffscreenCanvas === 'undefined') return null;
  const ruler = new OffscreenCanvas(8, 8).getContext('2d');
  if (!ruler) return null;
  return {
    measure(text, style) {
      setStyle(ruler, style, 16);
      return ruler.measureText(text).width / 16;
    },
    draw(text, style) {
      setStyle(ruler, style, inkScale);
      const size = ruler.measureText(text);
      const pad = Math.ceil(style.size * 0.35 * inkScale);
      const ascent = Math.ceil(Math.max(size.actualBoundingBoxAscent, style.size * inkScale)) + 2;
      const descent = Math.ceil(Math.max(size.actualBoundingBoxDescent, style.size * inkScale * 0.3)) + 2;
      const width = Math.max(Math.ceil(size.width), 1) + 2 * pad;
      const canvas = new OffscreenCanvas(width, ascent + descent);
      const context = canvas.getContext('2d');
      if (!context) throw new Error('The browser gave no canvas.');
      context.fillStyle = '#fff';
      context.fillRect(0, 0, canvas.width, canvas.height);
      setStyle(context, style, inkScale);
      context.fillStyle = `rgb(${style.grey} ${style.grey} ${style.grey})`;
      context.textAlign = 'left';
      context.fillText(text, pad, ascent);
      const { data } = context.getImageData(0, 0, canvas.width, canvas.height);
      return { png: toPng(data, canvas.width, canvas.height), ...sizes(canvas, pad, ascent) };
    },
  };
}

/** A picture made of pixels, no bigger than a page needs; `null` when the browser cannot read it. */
export async function toPixels(
  picture: { readonly bytes: Uint8Array; readonly mime: string },
  type: 'image/jpeg' | 'image/png',
): Promise<Shown | null> {
  try {
    const { canvas, isWhole } = await canvasOf(picture, mostPixels, type === 'image/jpeg');
    const { width, height } = canvas;
    if (isWhole && type === picture.mime) return { mime: type, bytes: picture.bytes, width, height };
    return await packed(canvas, type);
  } catch {
    // It cannot be shown, and the book says how many could not.
    return null;
  }
}

/** A picture that came in bands from the top to the bottom, which are closed; `null` when the browser cannot pack it. */
export async function ofBands(drawn: Bands, type: 'image/jpeg' | 'image/png'): Promise<Shown | null> {
  try {
    return await packed(canvasOfBands(drawn, type === 'image/jpeg'), type);
  } catch {
    // It cannot be shown, and the book says how many could not.
    return null;
  }
}

async function packed(canvas: OffscreenCanvas, type: 'image/jpeg' | 'image/png'): Promise<Shown> {
  const blob = await canvas.convertToBlob({ type, quality: 0.82 });
  const bytes = new Uint8Array(await blob.arrayBuffer());
  return { mime: type, bytes, width: canvas.width, height: canvas.height };
}

function setStyle(
  context: OffscreenCanvasRenderingContext2D,
  { size, italic, direction }: InkStyle,
  scale: number,
): void {
  context.font = `${italic ? 'italic ' : ''}${size * scale}px Literata, serif`;
  context.direction = direction;
}

function sizes({ width, height }: OffscreenCanvas, pad: number, ascent: number): Omit<Drawn, 'png'> {
  return {
    width: width / inkScale,
    height: height / inkScale,
    left: pad / inkScale,
    ascent: ascent / inkScale,
  };
}

/** A picture of text: in shades of grey, and in colours where the browser's face has some (emoji). */
function toPng(data: Uint8ClampedArray, width: number, height: number): Uint8Array {
  const grey = new Uint8Array(width * height);
  let coloured = false;
  for (let at = 0; at < grey.length; at += 1) {
    const [red = 255, green = 255, blue = 255] = [data[at * 4], data[at * 4 + 1], data[at * 4 + 2]];
    grey[at] = green;
    coloured ||= Math.abs(red - green) + Math.abs(green - blue) > 24;
  }
  if (!coloured) return greyPng(grey, width, height);
  return colourPng(new Uint8Array(data.filter((_, at) => at % 4 !== 3)), width, height);
}
