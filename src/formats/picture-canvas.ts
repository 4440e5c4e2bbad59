/* Pictures as pixels of a worker. What cannot be done throws: those who call say what becomes of it. */

/** A picture in bands from the top to the bottom. */
export type Bands = {
  readonly width: number;
  readonly height: number;
  readonly bands: readonly ImageBitmap[];
};

/**
 * Draws a picture of any kind but SVG.
 * @param most no side is longer afterwards, in pixels
 * @param onWhite what shows through is white
 * @returns `isWhole` when it was not made smaller
 */
export async function canvasOf(
  { bytes, mime }: { readonly bytes: Uint8Array; readonly mime: string },
  most: number,
  onWhite: boolean,
): Promise<{ readonly canvas: OffscreenCanvas; readonly isWhole: boolean }> {
  const bitmap = await createImageBitmap(new Blob([new Uint8Array(bytes)], { type: mime }));
  try {
    const scale = Math.min(most / Math.max(bitmap.width, bitmap.height), 1);
    const sides = [bitmap.width, bitmap.height].map((side) => Math.max(Math.round(side * scale), 1));
    const [width = 1, height = 1] = sides;
    const { canvas, context } = paper(width, height, onWhite);
    context.drawImage(bitmap, 0, 0, width, height);
    return { canvas, isWhole: scale === 1 };
  } finally {
    bitmap.close();
  }
}

/** Puts bands together and closes them. */
export function canvasOfBands({ width, height, bands }: Bands, onWhite: boolean): OffscreenCanvas {
  try {
    const { canvas, context } = paper(width, height, onWhite);
    let top = 0;
    for (const band of bands) {
      context.drawImage(band, 0, top);
      top += band.height;
    }
    return canvas;
  } finally {
    for (const band of bands) band.close();
  }
}

function paper(width: number, height: number, onWhite: boolean) {
  const canvas = new OffscreenCanvas(width, height);
  const context = canvas.getContext('2d');
  if (!context) throw new Error('The browser gave no canvas.');
  context.fillStyle = '#fff';
  if (onWhite) context.fillRect(0, 0, width, height);
  return { canvas, context };
}
