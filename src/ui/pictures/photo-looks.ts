/* What the colours of a portrait say, in the words of an appearance. The painter reads such words; nothing else of a photo reaches it. */

type Rgb = readonly [red: number, green: number, blue: number];
type Named = readonly [word: string, color: Rgb];

const hairs: readonly Named[] = [
  ['black', [28, 26, 30]],
  ['brown', [90, 58, 36]],
  ['auburn', [122, 48, 24]],
  ['ginger', [196, 98, 42]],
  ['blonde', [220, 188, 114]],
  ['grey', [139, 141, 146]],
  ['white', [236, 235, 230]],
];
const skins: readonly Named[] = [
  ['pale', [242, 214, 196]],
  ['light', [234, 196, 164]],
  ['tan', [201, 143, 100]],
  ['olive', [191, 144, 98]],
  ['brown', [138, 86, 54]],
  ['dark', [95, 58, 38]],
];
const cloths: readonly Named[] = [
  ['black', [28, 26, 30]],
  ['grey', [139, 141, 146]],
  ['white', [236, 235, 230]],
  ['red', [168, 42, 34]],
  ['orange', [221, 111, 34]],
  ['yellow', [227, 192, 60]],
  ['green', [63, 122, 72]],
  ['teal', [31, 127, 130]],
  ['blue', [58, 98, 168]],
  ['navy', [34, 48, 79]],
  ['purple', [106, 58, 138]],
  ['pink', [224, 122, 160]],
  ['brown', [90, 58, 36]],
];

/** Hair, skin and cloth of a portrait in the middle of the picture: 'black hair, tan skin, in a blue coat'. '' when there are no pixels to read. */
export function looksOf(picture: OffscreenCanvas): string {
  const small = new OffscreenCanvas(40, 50);
  const context = small.getContext('2d', { willReadFrequently: true });
  if (!context) return '';
  // The upper middle of the picture in the form of a bust.
  const { width, height } = picture;
  const side = Math.min(width, height * 0.8);
  context.drawImage(picture, (width - side) / 2, 0, side, Math.min(height, side * 1.25), 0, 0, 40, 50);
  const of = (x: number, y: number, w: number, h: number) => average(context.getImageData(x, y, w, h).data);
  return looksOfColors({ hair: of(13, 2, 14, 6), skin: of(16, 15, 8, 8), cloth: of(8, 41, 24, 8) });
}

export function looksOfColors(color: {
  readonly hair: Rgb;
  readonly skin: Rgb;
  readonly cloth: Rgb;
}): string {
  const parts = [`${nearest(hairs, color.hair)} hair`];
  // Red before green before blue: what is not, is no skin but a mask, a shade or a wall.
  const [red, green, blue] = color.skin;
  if (red > green && green > blue) parts.push(`${nearest(skins, color.skin)} skin`);
  parts.push(`in a ${nearest(cloths, color.cloth)} coat`);
  return parts.join(', ');
}

function average(pixels: Uint8ClampedArray): Rgb {
  const sum = [0, 0, 0];
  for (let at = 0; at < pixels.length; at += 4) {
    for (const channel of [0, 1, 2] as const)
      sum[channel] = (sum[channel] ?? 0) + (pixels[at + channel] ?? 0);
  }
  const count = Math.max(1, pixels.length / 4);
  const [red = 0, green = 0, blue = 0] = sum.map((value) => value / count);
  return [red, green, blue];
}

function nearest(names: readonly Named[], [red, green, blue]: Rgb): string {
  let best = '';
  let least = Infinity;
  for (const [word, [r, g, b]] of names) {
    // Roughly as the eye weighs them.
    const distance = 2 * (red - r) ** 2 + 4 * (green - g) ** 2 + 3 * (blue - b) ** 2;
    if (distance < least) {
      least = distance;
      best = word;
    }
  }
  return best;
}
