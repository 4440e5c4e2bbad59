import type { Bust } from '../bust.ts';
import { chanceOf } from '../chance.ts';
import { mix } from '../color.ts';
import { blob, curve, joined, taper } from '../path.ts';
import type { Path, Point } from '../path.ts';
import type { Look } from '../spec.ts';

/** What lies behind head and neck, what lies over the forehead, and a few lines that follow the strands. */
export type Hair = {
  readonly back: Path;
  readonly front: Path;
  readonly lines: readonly (readonly Point[])[];
  readonly shine?: Path;
};

/** The hair behind the head; drawn before face and clothes. */
export function paintHairBack(bust: Bust, shape: HairShape | null): void {
  const { back } = shape?.(bust.look) ?? noHair;
  if (back.length > 0) bust.put('figure', back, mix(bust.hair.shade, bust.hair.deep, 0.35));
}

/** The hair over head and forehead. */
export function paintHairFront(bust: Bust, shape: HairShape | null): void {
  const { put, ink, hair, look, across } = bust;
  const { front, lines, shine } = shape?.(bust.look) ?? noHair;
  if (front.length === 0) {
    if (look.hairStyle === 'bald')
      put('skin', blob([[6, -92], [34, -86], [44, -72], [22, -74]]), bust.skin.lit, 0.5);
    return;
  }
  // A soft shadow of the hair on the skin.
  put(
    'skin',
    front.map((step) => step[0] === 'Z' ? step : step[0] === 'C' ? ['C', step[1] - 1, step[2] + 5, step[3] - 1, step[4] + 5, step[5] - 1, step[6] + 5] : [step[0], step[1] - 1, step[2] + 5]),
    bust.skin.shade,
    0.55,
  );
  put('figure', tufts(look), across(64, -92, hair));
  put('figure', front, across(64, -92, hair));
  if (shine) put('figure', shine, hair.lit, look.hair > 0x909090 ? 0.5 : 0.4);
  for (const [i, points] of lines.entries())
    ink(curve(points), i % 3 === 0 ? hair.lit : hair.deep, i % 3 === 0 ? 1.8 : 2.2, i % 3 === 0 ? 0.5 : 0.45);
}

/** How far locks stand off, and how far out the outline is where they grow. */
const loosened: { readonly [style in Look['hairStyle']]?: readonly [size: number, out: number] } = {
  short: [19, 0.99],
  parted: [15, 1.02],
  swept: [20, 1.05],
  bob: [12, 1.05],
  long: [12, 1.06],
  wavy: [16, 1.05],
  bun: [10, 0.99],
  ponytail: [10, 0.99],
  braid: [10, 0.99],
};

/** Locks that leave the round of the head, so that hair is no helmet; always the same on the same head. */
function tufts({ hairStyle, hat, seed }: Look): Path {
  const [size, out] = loosened[hairStyle] ?? [0, 0];
  if (size === 0 || hat !== 'none') return nothing;
  const c = chanceOf(seed, 'tufts');
  const roots: readonly Point[] = [[52, -84], [36, -98], [16, -106], [-6, -110], [-28, -107], [-48, -98], [-66, -80], [-78, -56], [-84, -28], [-82, 0], [-74, 26]];
  return joined(
    ...roots.slice(0, -1).map(([x, y], i): Path => {
      const [nx, ny] = roots[i + 1] ?? [x, y];
      const reach = c.between(0.7, 1.7);
      // Back along the head, as a comb would lay it, and a little out of it.
      const tip: Point = [x * out + (nx - x) * reach + x * size * 0.0028, y * out + (ny - y) * reach - size * 0.3];
      return taper([[x * 0.86, y * 0.86], [x * out, y * out], tip], size * 2.6, 1);
    }),
  );
}

const nothing: Path = [];
const noHair: Hair = { back: nothing, front: nothing, lines: [] };
/** `null` for hair that it does not draw. */
export type HairShape = (look: Look) => Hair | null;
