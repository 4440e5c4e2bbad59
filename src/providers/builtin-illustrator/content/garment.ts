import type { Bust, Tones } from '../bust.ts';
import { blob, curve } from '../path.ts';
import type { Path } from '../path.ts';

/** Width of the shoulders, half, of this person. */
function shoulderOf({ look }: Bust): number {
  const base = look.gender === 'female' ? 142 : look.gender === 'male' ? 178 : 158;
  return (base * (look.build === 'broad' ? 1.12 : look.build === 'slim' ? 0.9 : 1) * (look.age === 'child' ? 0.72 : look.age === 'teen' ? 0.9 : 1));
}

/** The body from the neck down to below the picture. `s` is half the shoulders, `high` where cloth ends at the neck. */
function body(s: number, high: number): Path {
  return blob([[-50, high, true], [-84, high + 16], [-s * 0.88, high + 44], [-s * 1.1, high + 112], [-s * 1.16, 420, true], [s * 1.1, 420, true], [s * 1.04, high + 112], [s * 0.8, high + 44], [64, high + 18], [34, high + 2, true], [0, high + 26]]);
}

/** What clothes are drawn with: the bust, the tones of its cloths, and the shapes that they share. */
type Cloth = Pick<Bust, 'look' | 'put' | 'ink' | 'tones' | 'stage'> & {
  readonly bust: Bust;
  readonly s: number;
  readonly main: Tones;
  readonly second: Tones;
  readonly trim: Tones;
  readonly body: typeof body;
  readonly base: Path;
  /** The chest that turns from the light. */
  readonly turned: Path;
  readonly cover: (path: Path, t?: Tones) => void;
  readonly shadeBody: (t?: Tones) => void;
  readonly folds: (t?: Tones) => void;
};
export type DrawGarment = (cloth: Cloth) => void;

/** Shoulders and clothes. */
export function paintGarment(bust: Bust, garment: DrawGarment): void {
  const { put, ink, look, tones, stage } = bust;
  const s = shoulderOf(bust);
  const main = tones(look.cloth);
  const second = tones(look.lining);
  const trim = tones(look.trim);
  const cover = (path: Path, t = main): void => put('figure', path, bust.across(s * 0.9, -s * 0.95, t));
  const base = body(s, 132);
  /** The chest that turns from the light. */
  const turned = blob([[-50, 134, true], [-84, 148], [-s * 0.88, 176], [-s * 1.1, 244], [-s * 1.16, 420, true], [-s * 0.28, 420, true], [-s * 0.34, 260], [-44, 180]]);
  const shadeBody = (t = main): void => put('figure', turned, t.shade, 0.6);
  const folds = (t = main): void => {
    ink(curve([[-s * 0.7, 200], [-s * 0.62, 270], [-s * 0.66, 350]]), t.deep, 3, 0.5);
    ink(curve([[s * 0.62, 196], [s * 0.56, 260], [s * 0.6, 350]]), t.shade, 3, 0.6);
  };
  garment({ bust, look, put, ink, tones, stage, s, main, second, trim, body, base, turned, cover, shadeBody, folds });
}

/** The outline of head, shoulders and hair in one piece, for the thin light behind them. */
export function outline(bust: Bust): Path {
  return body(shoulderOf(bust) * (bust.look.outfit === 'cloak' || bust.look.outfit === 'poncho' || bust.look.outfit === 'hero' ? 1.16 : 1), 132);
}
