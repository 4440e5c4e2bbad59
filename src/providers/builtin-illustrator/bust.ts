import { fill, stroke } from './art.ts';
import type { Art, Paint, Role } from './art.ts';
import { chanceOf } from './chance.ts';
import type { Chance } from './chance.ts';
import { darker, lighter, luma, mix, saturated, tinted } from './color.ts';
import type { Color } from './color.ts';
import { moved } from './path.ts';
import type { Move, Path } from './path.ts';
import type { Look } from './spec.ts';
import type { Stage } from './stage.ts';

/** Lit, middle and shaded tone of one material. */
export type Tones = { readonly lit: Color; readonly mid: Color; readonly shade: Color; readonly deep: Color };

/**
 * A bust while it is drawn. Its own units: the head is 200 high with its middle at (0, 0), x grows to where the face looks, y down.
 * Light comes from where it looks; the far side of the head has a thin edge of the sky's light.
 */
export type Bust = {
  readonly art: Art;
  readonly stage: Stage;
  readonly look: Look;
  readonly chance: Chance;
  readonly skin: Tones;
  readonly hair: Tones;
  readonly tones: (color: Color) => Tones;
  readonly put: (role: Role, path: Path, paint: Paint, cover?: number) => void;
  readonly ink: (path: Path, color: Color, width: number, cover?: number) => void;
  /** A gradient across the bust, from where the light comes to where it does not reach. */
  readonly across: (from: number, to: number, tones: Tones) => Paint;
  readonly place: Move;
};

export function bustOf(stage: Stage, look: Look, place: Move): Bust {
  const { art, colors, spec } = stage;
  const air = spec.time === 'night' ? 0.3 : spec.time === 'day' ? 0.12 : 0.2;
  const warm = mix(colors.light, 0xffdcb0, 0.35);
  const shadow = mix(colors.top, colors.near, 0.55);
  const tones = (color: Color): Tones => {
    const base = mix(color, tinted(color, mix(warm, 0xffffff, 0.35)), 0.7);
    const deepen = luma(color) > 0.45 ? 0.42 : luma(color) > 0.25 ? 0.4 : 0.34;
    return {
      lit: mix(base, warm, luma(color) > 0.7 ? 0.18 : luma(color) > 0.35 ? 0.24 : 0.34),
      mid: base,
      shade: mix(saturated(darker(base, deepen), 1.15), shadow, air + 0.08),
      deep: mix(darker(base, 0.68), shadow, air + 0.22),
    };
  };
  const { dx, sx } = place;
  return {
    art,
    stage,
    look,
    chance: chanceOf(look.seed, 'face'),
    skin: skinTones(
      tones(luma(look.skin) < 0.34 ? lighter(saturated(look.skin, 1.2), 0.1) : look.skin),
      look.skin,
    ),
    hair: tones(look.hair),
    tones,
    put: (role, path, paint, cover = 1) => fill(art, role, moved(path, place), paint, cover),
    ink: (path, color, width, cover = 1) =>
      stroke(art, 'ink', moved(path, place), color, width * place.sy, cover),
    across: (from, to, t) => ({
      line: [dx + from * sx, 0, dx + to * sx, 0],
      stops: [
        [0, t.lit, 1],
        [0.4, t.mid, 1],
        [0.78, t.shade, 1],
        [1, t.deep, 1],
      ],
    }),
    place,
  };
}

/** Blood makes the edge of a shadow on skin warmer than paint would be. */
function skinTones(tones: Tones, skin: Color): Tones {
  const natural = ((skin >> 16) & 255) > (skin & 255);
  return natural
    ? { ...tones, shade: mix(tones.shade, 0xa8442c, 0.16), deep: mix(tones.deep, 0x5a1c18, 0.14) }
    : tones;
}
