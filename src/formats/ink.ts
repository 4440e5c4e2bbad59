/** How a text is to be drawn. */
export type InkStyle = {
  /** In points. */
  readonly size: number;
  readonly italic: boolean;
  readonly direction: 'ltr' | 'rtl';
  /** From 0 (black) to 255. */
  readonly grey: number;
};

/** A drawn text as a picture in shades of grey on white. */
export type Drawn = {
  readonly png: Uint8Array;
  /** In points, as are the others; a little wider than the text, for what leans out of its box. */
  readonly width: number;
  readonly height: number;
  /** From the left edge of the picture to where the text begins. */
  readonly left: number;
  /** From the upper edge to the line that the letters stand on. */
  readonly ascent: number;
};

/** Draws text with the browser's own faces and shaping: for scripts that no embedded face has. */
export type Ink = {
  /** How wide a text is, in points. */
  readonly measure: (text: string, style: InkStyle) => number;
  readonly draw: (text: string, style: InkStyle) => Drawn;
};
