import { downward, fill, halo, stroke } from './art.ts';
import { bustOf } from './bust.ts';
import { darker, lighter, mix } from './color.ts';
import { faceOf, headPath, paintBeard, paintFace, paintGlasses, paintNeck } from './face.ts';
import { outline, paintGarment } from './garment.ts';
import { paintHairBack, paintHairFront } from './hair.ts';
import { paintHat, paintHatBack } from './headwear.ts';
import { box, ellipse, joined, moved } from './path.ts';
import { paintPlace } from './places.ts';
import { isRoom } from './spec.ts';
import type { Stage } from './stage.ts';
import { cornerShade, paintWeather } from './weather.ts';

/** The hero, head and shoulders, before his own country in soft light. */
export function paintPortrait(stage: Stage): void {
  const { art, w, h, spec, colors, side } = stage;
  const c = stage.chance('portrait');
  const { place } = spec;
  paintPlace(stage, isRoom(place) ? 'street' : place);
  // The country steps back behind the air, and a round light stands behind the head.
  const k = Math.min(h * 0.00178, w * 0.0021);
  const cx = w * 0.5 - side * w * 0.035;
  const cy = h * (h > w ? 0.415 : 0.43);
  fill(
    art,
    'glow',
    box(0, 0, w, h),
    downward(0, h, [
      [0, mix(colors.mid, colors.low, 0.3), 0.5],
      [0.6, colors.low, 0.42],
      [1, colors.near, 0.5],
    ]),
  );
  const disc = 172 * k * c.between(0.95, 1.05);
  fill(
    art,
    'glow',
    ellipse(cx, cy - 8 * k, disc * 1.9),
    halo(cx, cy - 8 * k, disc * 1.9, colors.light, 0.55),
  );
  fill(art, 'far', ellipse(cx - side * 26 * k, cy - 16 * k, disc), {
    line: [0, cy - disc, 0, cy + disc],
    stops: [
      [0, lighter(mix(colors.low, colors.light, 0.55), 0.1), 0.9],
      [1, mix(colors.low, colors.mid, 0.5), 0.35],
    ],
  });
  stroke(
    art,
    'far',
    ellipse(cx - side * 26 * k, cy - 16 * k, disc + 12),
    mix(colors.light, colors.accent, 0.3),
    2.2,
    0.7,
  );
  const bust = bustOf(stage, spec.hero, { sx: k * side, sy: k, dx: cx, dy: cy });
  const face = faceOf(bust);
  const head = joined(headPath(face), outline(bust));
  const rim = mix(colors.accent, colors.light, 0.5);
  fill(art, 'figure', moved(head, { sx: k * side, sy: k, dx: cx - side * 3.4 * k, dy: cy - 1.6 * k }), rim);
  paintHatBack(bust);
  paintHairBack(bust);
  paintNeck(bust);
  paintGarment(bust);
  paintFace(bust, face);
  paintBeard(bust, face);
  if (bust.look.hat !== 'helm') paintHairFront(bust, face);
  paintGlasses(bust, face);
  paintHat(bust);
  if (!isRoom(place) && place !== 'underwater' && place !== 'space' && spec.weather !== 'clear')
    paintWeather(stage);
  fill(art, 'glow', box(0, 0, w, h), {
    ring: [cx + side * w * 0.5, cy - h * 0.3, Math.max(w, h) * 0.8],
    stops: [
      [0, colors.light, 0.2],
      [1, colors.light, 0],
    ],
  });
  fill(
    art,
    'glow',
    box(0, 0, w, h),
    downward(h * 0.66, h, [
      [0, darker(colors.near, 0.3), 0],
      [1, darker(colors.near, 0.4), 0.6],
    ]),
  );
  cornerShade(stage, 0.5);
}
