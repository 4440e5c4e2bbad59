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

/** Size of the grid that is read, in cells: the form of a bust. */
const across = 40;
const down = 50;

/** What a portrait in the middle of the picture says, as words: 'long auburn hair, tan skin, a broad build, in a teal coat'. '' when there are no pixels to read. */
export function looksOf(picture: OffscreenCanvas): string {
  const small = new OffscreenCanvas(across, down);
  const context = small.getContext('2d', { willReadFrequently: true });
  if (!context) return '';
  // The upper middle of the picture in the form of a bust.
  const { width, height } = picture;
  const side = Math.min(width, height * 0.8);
  context.imageSmoothingQuality = 'high';
  context.drawImage(picture, (width - side) / 2, 0, side, Math.min(height, side * 1.25), 0, 0, across, down);
  return looksOfPixels(context.getImageData(0, 0, across, down).data);
}

/**
 * Reads a bust of 40 x 50 pixels, RGBA from the upper left. Colours are always told where they can be seen. Length of hair and breadth of
 * body are told only before a plain wall, where a face is found and hair and wall differ: what a photo does not show is left to the words.
 */
export function looksOfPixels(pixels: ArrayLike<number>): string {
  const at = (x: number, y: number): Rgb => {
    const from = (y * across + x) * 4;
    return [pixels[from] ?? 0, pixels[from + 1] ?? 0, pixels[from + 2] ?? 0];
  };
  const cells = (x: number, y: number, w: number, h: number): readonly Rgb[] =>
    Array.from({ length: w * h }, (_, i) => at(x + (i % w), y + Math.floor(i / w)));
  const skin = average(cells(16, 15, 8, 8));
  const cloth = average(cells(8, 41, 24, 8));
  const face = isSkin(skin) ? faceOf(at, skin) : null;
  const walls = [cells(0, 0, 2, 20), cells(across - 2, 0, 2, 20)].map((wall) => ({
    color: average(wall),
    plain: spread(wall) < plainWall,
  }));
  const isFigure = (x: number, y: number): boolean => {
    const wall = walls[x < across / 2 ? 0 : 1];
    return wall !== undefined && distance(at(x, y), wall.color) > notTheWall;
  };
  if (!face || walls.some(({ plain }) => !plain))
    return looksOfColors({ hair: average(cells(13, 2, 14, 6)), skin, cloth });

  const above = span(1, face.top).flatMap((y) =>
    span(face.left, face.right)
      .filter((x) => isFigure(x, y) && distance(at(x, y), skin) > notTheSkin)
      .map((x) => at(x, y)),
  );
  const wide = face.right - face.left;
  const clear = walls.every((wall) => distance(cloth, wall.color) > notTheWall * 1.5);
  const build = clear ? buildOf(isFigure, wide) : undefined;
  // Fair hair runs into the skin, and a bald head is all skin: then its length is not told, and its colour only where it is another.
  if (above.length < wide) {
    const crown = span(2, 8).flatMap((y) =>
      span(15, 25)
        .filter((x) => isFigure(x, y))
        .map((x) => at(x, y)),
    );
    const color = average(crown);
    const seen = crown.length >= 12 && distance(color, skin) > notTheWall * 0.5;
    return looksOfColors({ hair: seen ? color : null, skin, cloth, build });
  }
  const hair = average(above);
  return looksOfColors({ hair, skin, cloth, length: lengthOf(at, isFigure, face, hair, cloth), build });
}

type At = (x: number, y: number) => Rgb;
type IsFigure = (x: number, y: number) => boolean;
/** In cells; right and bottom are the first outside. */
type Face = { readonly left: number; readonly right: number; readonly top: number; readonly bottom: number };

/** How far apart colours are, as `distance` has it, when they are said to differ; and how little a plain wall varies. */
const notTheWall = 5500;
const notTheSkin = 9000;
const plainWall = 3600;

/** The cells of the skin's colour around the middle of the picture; `null` when they do not look like a face. */
function faceOf(at: At, skin: Rgb): Face | null {
  const like = (x: number, y: number): boolean => distance(at(x, y), skin) < notTheSkin;
  const reach = (from: number, to: number, test: (place: number) => boolean): number => {
    const step = from < to ? 1 : -1;
    let place = from;
    while (place !== to && test(place)) place += step;
    return place;
  };
  const row = (y: number): boolean => span(17, 23).filter((x) => like(x, y)).length >= 3;
  const column = (x: number): boolean => span(14, 24).filter((y) => like(x, y)).length >= 5;
  const face = {
    left: reach(19, -1, column) + 1,
    right: reach(20, across, column),
    top: reach(18, -1, row) + 1,
    bottom: reach(19, down, row),
  };
  const wide = face.right - face.left;
  // A neck belongs to it, a bare shoulder and a wall do not.
  return wide >= 6 && wide <= 20 && face.top >= 2 && face.bottom <= 40 ? face : null;
}

/** Long when hair hangs beside the neck, cropped when there is none beside the cheeks; `undefined` between the two, and where hair and cloth look alike. */
function lengthOf(
  at: At,
  isFigure: IsFigure,
  face: Face,
  hair: Rgb,
  cloth: Rgb,
): 'long' | 'cropped' | undefined {
  const share = (rows: readonly number[]): number => {
    const columns = [...span(face.left - 4, face.left), ...span(face.right, face.right + 4)];
    const places = columns.flatMap((x) => rows.map((y) => [x, y] as const));
    const hanging = places.filter(([x, y]) => isFigure(x, y) && distance(at(x, y), hair) < notTheSkin * 0.7);
    return hanging.length / Math.max(1, places.length);
  };
  const tall = face.bottom - face.top;
  const cheeks = share(span(face.top + Math.round(tall * 0.35), face.top + Math.round(tall * 0.6)));
  if (cheeks < 0.2) return 'cropped';
  if (distance(hair, cloth) < notTheSkin * 0.7) return undefined;
  const neck = share(span(face.top + Math.round(tall * 0.75), face.top + Math.round(tall * 1.05)));
  return neck > 0.4 ? 'long' : undefined;
}

/** The shoulders beside the face; `undefined` for most people, and where the picture cuts them off. */
function buildOf(isFigure: IsFigure, face: number): 'broad' | 'slim' | undefined {
  const widths = span(38, 48).map((y) => {
    const row = span(0, across).filter((x) => isFigure(x, y));
    const [first = 0] = row;
    return { wide: (row.at(-1) ?? first) - first + 1, cut: row.includes(0) && row.includes(across - 1) };
  });
  const widest = Math.max(...widths.map(({ wide }) => wide)) / face;
  if (widest > 3.1) return 'broad';
  return widest < 2.2 && !widths.some(({ cut }) => cut) ? 'slim' : undefined;
}

export function looksOfColors(read: {
  /** `null` where none can be seen. */
  readonly hair: Rgb | null;
  readonly skin: Rgb;
  readonly cloth: Rgb;
  readonly length?: 'long' | 'cropped' | undefined;
  readonly build?: 'broad' | 'slim' | undefined;
}): string {
  const { hair, skin, cloth, length, build } = read;
  const parts: string[] = [];
  if (hair) parts.push(`${length === undefined ? '' : `${length} `}${nearest(hairs, hair)} hair`);
  if (isSkin(skin)) parts.push(`${nearest(skins, skin)} skin`);
  if (build !== undefined) parts.push(`a ${build} build`);
  parts.push(`in a ${nearest(cloths, cloth)} coat`);
  return parts.join(', ');
}

/** Red before green before blue: what is not, is no skin but a mask, a shade or a wall. */
function isSkin([red, green, blue]: Rgb): boolean {
  return red > green && green > blue;
}

function average(colors: readonly Rgb[]): Rgb {
  const sum = [0, 0, 0];
  for (const color of colors) {
    for (const channel of [0, 1, 2] as const) sum[channel] = (sum[channel] ?? 0) + color[channel];
  }
  const [red = 0, green = 0, blue = 0] = sum.map((value) => value / Math.max(1, colors.length));
  return [red, green, blue];
}

/** How much the colours of a list differ from their middle. */
function spread(colors: readonly Rgb[]): number {
  const middle = average(colors);
  return colors.reduce((sum, color) => sum + distance(color, middle), 0) / Math.max(1, colors.length);
}

/** Roughly as the eye weighs it: 0 to 585,225. */
function distance([red, green, blue]: Rgb, [r, g, b]: Rgb): number {
  return 2 * (red - r) ** 2 + 4 * (green - g) ** 2 + 3 * (blue - b) ** 2;
}

/** The whole numbers from `from` to right before `to`. */
function span(from: number, to: number): readonly number[] {
  return Array.from({ length: Math.max(0, to - from) }, (_, i) => from + i);
}

function nearest(names: readonly Named[], color: Rgb): string {
  let best = '';
  let least = Infinity;
  for (const [word, named] of names) {
    const far = distance(color, named);
    if (far < least) {
      least = far;
      best = word;
    }
  }
  return best;
}
