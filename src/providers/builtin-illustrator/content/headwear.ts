import type { Bust, Tones } from '../bust.ts';
import { darker, mix } from '../color.ts';
import { blob } from '../path.ts';
import type { Path } from '../path.ts';

/** What of a hat lies behind the head. */
export function paintHatBack({ put, look, tones }: Bust): void {
  const t = tones(look.cloth);
  if (look.hat === 'hood')
    put('figure', blob([[-118, 190, true], [-122, 30], [-104, -70], [-50, -134], [14, -146], [70, -112], [96, -40], [96, 60], [92, 180, true]]), t.deep);
  if (look.hat === 'fur-hood')
    put('figure', blob([[-128, 170, true], [-132, 10], [-100, -90], [-30, -140], [50, -124], [100, -60], [108, 40], [98, 160, true]]), t.deep);
  if (look.hat === 'wide' || look.hat === 'straw' || look.hat === 'cowboy' || look.hat === 'wizard') {
    const f = tones(felt(look.hat, look.lining, look.cloth));
    put('figure', blob([[-150, -58, true], [-60, -84], [70, -88], [132, -70, true], [60, -60], [-60, -50]]), f.deep);
  }
}

function felt(hat: string, lining: number, cloth: number): number {
  return hat === 'straw'
    ? 0xd9b566
    : hat === 'wizard'
      ? cloth
      : hat === 'fedora' || hat === 'cowboy' || hat === 'wide'
        ? mix(darker(lining, 0.2), 0x5a4030, 0.4)
        : mix(darker(lining, 0.3), 0x2c2a2e, 0.4);
}

/** What hats are drawn with: the bust, the tones of felt and cloths, and the brim's shadow over the eyes. */
type Hatter = Pick<Bust, 'put' | 'ink' | 'look' | 'tones' | 'stage' | 'skin'> & {
  readonly bust: Bust;
  readonly f: Tones;
  readonly main: Tones;
  readonly second: Tones;
  readonly trim: Tones;
  readonly form: (path: Path, t?: Tones) => void;
  readonly shadow: (y: number) => void;
};
export type DrawHat = (hatter: Hatter) => void;

/** Hats, hoods and helmets over hair and forehead. */
export function paintHat(bust: Bust, hat: DrawHat | null): void {
  const { put, ink, look, tones, stage, skin } = bust;
  const f = tones(felt(look.hat, look.lining, look.cloth));
  const main = tones(look.cloth);
  const second = tones(look.lining);
  const trim = tones(look.trim);
  const form = (path: Path, t = f): void => put('figure', path, bust.across(90, -100, t));
  /** The brim's shadow over the eyes. */
  const shadow = (y: number): void =>
    put('skin', blob([[-66, y - 36, true], [66, y - 40, true], [64, y], [24, y + 9], [-28, y + 6], [-66, y + 10]]), skin.deep, 0.5);
  hat?.({ bust, put, ink, look, tones, stage, skin, f, main, second, trim, form, shadow });
}
