import type { Genre } from '../../../domain/character.ts';
import { downward, fill } from '../art.ts';
import { cos, sin } from '../chance.ts';
import { darker, lighter, mix } from '../color.ts';
import { box, joined, polygon } from '../path.ts';
import type { Path, Point } from '../path.ts';
import { isRoom } from '../spec.ts';
import type { Stage } from '../stage.ts';
import { paintFigure } from './figure.ts';

/** A dark wall before the eye with one opening, and whoever stands in it looking out. */
export function near(stage: Stage): void {
  const { art, spec, w, h, side, colors } = stage;
  const c = stage.chance('door');
  const x = w * (0.5 + side * c.between(-0.05, 0.05));
  const half = Math.min(w * 0.37, h * 0.52);
  const foot = h * 0.9;
  const own = doors[spec.genre] ?? 'square';
  const kind = isRoom(spec.place) && (own === 'cave' || own === 'tent') ? 'square' : own;
  const top = h * (kind === 'cave' ? 0.06 : 0.08);
  const ring: Point[] = [];
  if (kind === 'arch' || kind === 'cave') {
    const spring = top + half * 0.75;
    ring.push([x - half, foot]);
    for (let i = 0; i <= 16; i += 1) {
      const turn = 0.5 - i / 32;
      const rough = kind === 'cave' ? c.between(0.95, 1.08) : 1;
      ring.push([x + cos(turn) * half * rough, spring - sin(turn) * half * 0.75 * rough]);
    }
    ring.push([x + half, foot]);
  } else if (kind === 'hatch')
    ring.push([x - half * 0.8, foot], [x - half, foot - h * 0.12], [x - half, top + h * 0.14], [x - half * 0.7, top], [x + half * 0.7, top], [x + half, top + h * 0.14], [x + half, foot - h * 0.12], [x + half * 0.8, foot]);
  else if (kind === 'tent') ring.push([x - half * 1.05, foot], [x - half * 0.5, top + h * 0.3], [x, top], [x + half * 0.5, top + h * 0.3], [x + half * 1.05, foot]);
  else ring.push([x - half, foot], [x - half, top], [x + half, top], [x + half, foot]);
  // The floor of the doorway hides where the people outside stand on nothing.
  fill(art, 'mid', polygon([[x - half, foot - h * 0.045], [x + half, foot - h * 0.045], [x + half, foot], [x - half, foot]]), mix(stage.at(0.8), mix(colors.light, colors.low, 0.5), 0.25));
  const tall = h * 0.56;
  const beside = [-0.48, 0.68, -0.12];
  for (const [i, other] of spec.others.slice(0, 3).entries())
    paintFigure(stage, other, {
      x: x + side * half * (beside[i] ?? 0),
      y: foot - h * 0.02,
      tall: tall * (0.94 - i * 0.05),
      facing: i === 1 ? 'away' : 'toward',
      mirrored: side < 0,
      gesture: i === 0 ? 'crossed' : 'plain',
    });
  const wall = darker(colors.near, 0.35);
  const hole = [...ring].reverse();
  const outer: Path = polygon([[-10, -10], [w + 10, -10], [w + 10, h + 10], [-10, h + 10]]);
  const frame = (grow: number): Point[] => hole.map(([px, py]): Point => [x + (px - x) * (1 + grow), py >= foot ? py : foot + (py - foot) * (1 + grow * 0.8)]);
  fill(art, 'near', joined(outer, polygon(hole)), { line: [x - w * 0.6, 0, x + w * 0.6, 0], stops: [[0, darker(wall, 0.3), 1], [0.5, mix(wall, colors.far, 0.14), 1], [1, darker(wall, 0.3), 1]] });
  if (kind === 'square' || kind === 'hatch') {
    // The boards or plates of the wall, hardly seen.
    const seams = Array.from({ length: 8 }, (_, i) => (w * (i + 1)) / 9).filter((px) => Math.abs(px - x) > half * 1.1);
    fill(art, 'glow', joined(...seams.map((px) => box(px, -10, 3, h + 20))), lighter(wall, 0.14), 0.5);
  }
  // The jamb that the light from outside meets.
  const lit = mix(mix(colors.low, colors.light, 0.4), wall, 0.55);
  fill(art, 'near', joined(polygon([...frame(kind === 'cave' ? 0.03 : 0.05)].reverse()), polygon(hole)), { line: [x - side * half, 0, x + side * half, 0], stops: [[0, lit, 1], [1, mix(lit, wall, 0.75), 1]] });
  fill(art, 'glow', polygon([[x - half * 0.9, foot], [x + half * 0.9, foot], [x + half * 1.3 - side * half * 0.3, h + 10], [x - half * 1.3 - side * half * 0.3, h + 10]]), downward(foot, h, [[0, mix(colors.low, colors.light, 0.5), 0.55], [1, colors.low, 0.12]]));
  paintFigure(stage, spec.hero, {
    x: x + side * half * 0.22,
    y: foot + h * 0.015,
    tall,
    facing: 'away',
    mirrored: side > 0,
    lit: 0.3,
    turned: c.odds(0.5),
    gesture: c.pick(['plain', 'hip', 'pocket', 'crossed']),
  });
}

const doors: { readonly [genre in Genre]?: 'arch' | 'cave' | 'hatch' | 'tent' } = {
  adventure: 'cave',
  fantasy: 'arch',
  'sci-fi': 'hatch',
  mystery: 'arch',
  horror: 'arch',
  cyberpunk: 'hatch',
  steampunk: 'arch',
  'post-apocalyptic': 'cave',
  romance: 'arch',
  historical: 'arch',
  'magical-realism': 'arch',
  'space-opera': 'hatch',
  'urban-fantasy': 'arch',
  survival: 'tent',
};
