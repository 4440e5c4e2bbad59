/** A colour as 0xRRGGBB. */
export type Color = number;

/** The colours of a list such as 'f4a460 1b2'; of three digits each stands for two. */
export function colorsOf(list: string): readonly Color[] {
  return list.split(' ').map((hex) => Number.parseInt(hex.replace(/^(.)(.)(.)$/, '$1$1$2$2$3$3'), 16));
}

/** '#rrggbb', or '#rgb' where that says the same. */
export function cssOf(color: Color): string {
  const hex = color.toString(16).padStart(6, '0');
  const [a, b, c, d, e, f] = hex;
  return a === b && c === d && e === f ? `#${a}${c}${e}` : `#${hex}`;
}

export const red = (color: Color): number => (color >> 16) & 255;
export const green = (color: Color): number => (color >> 8) & 255;
export const blue = (color: Color): number => color & 255;

/** A colour of three channels, each rounded and held between 0 and 255. */
export function rgb(r: number, g: number, b: number): Color {
  return (channel(r) << 16) | (channel(g) << 8) | channel(b);
}

function channel(value: number): number {
  return value <= 0 ? 0 : value >= 255 ? 255 : Math.round(value);
}

/** `share` of `b` in `a`, as light mixes. Squares and square roots stand for the curve of the screen: both are exact in every engine. */
export function mix(a: Color, b: Color, share: number): Color {
  const one = (x: number, y: number): number => Math.sqrt(x * x * (1 - share) + y * y * share);
  return rgb(one(red(a), red(b)), one(green(a), green(b)), one(blue(a), blue(b)));
}

export const lighter = (color: Color, share: number): Color => mix(color, 0xffffff, share);

/** Nearer to black, its hue kept. */
export function darker(color: Color, share: number): Color {
  const keep = 1 - share;
  return rgb(red(color) * keep, green(color) * keep, blue(color) * keep);
}

/** `b` laid over `a` like a coloured glass. */
export function tinted(a: Color, b: Color): Color {
  return rgb((red(a) * red(b)) / 255, (green(a) * green(b)) / 255, (blue(a) * blue(b)) / 255);
}

/** How bright it looks, from 0 to 1. */
export function luma(color: Color): number {
  return (red(color) * 0.299 + green(color) * 0.587 + blue(color) * 0.114) / 255;
}

/** More (`times` over 1) or less colourful at the same brightness. */
export function saturated(color: Color, times: number): Color {
  const grey = luma(color) * 255;
  const one = (x: number): number => grey + (x - grey) * times;
  return rgb(one(red(color)), one(green(color)), one(blue(color)));
}

/** More (`times` over 1) or less contrast around `pivot` (0 to 255). */
export function contrasted(color: Color, times: number, pivot = 118): Color {
  const one = (x: number): number => pivot + (x - pivot) * times;
  return rgb(one(red(color)), one(green(color)), one(blue(color)));
}

/** The colour at `at` (0 to 1) of a row of colours at equal distances. */
export function ramp(colors: readonly Color[], at: number): Color {
  const place = Math.min(Math.max(at, 0), 1) * (colors.length - 1);
  const below = Math.floor(place);
  const a = colors[below] ?? 0;
  return mix(a, colors[below + 1] ?? a, place - below);
}
