import type { Genre } from '../../../domain/character.ts';
import { downward, fill, halo } from '../art.ts';
import { cos, sin } from '../chance.ts';
import { darker, lighter, mix } from '../color.ts';
import type { Color } from '../color.ts';
import { blob, box, ellipse, joined, polygon, taper } from '../path.ts';
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
  const wall = mix(darker(colors.near, 0.2), colors.far, 0.16);
  const hole = [...ring].reverse();
  const outer: Path = polygon([[-10, -10], [w + 10, -10], [w + 10, h + 10], [-10, h + 10]]);
  const frame = (grow: number): Point[] => hole.map(([px, py]): Point => [x + (px - x) * (1 + grow), py >= foot ? py : foot + (py - foot) * (1 + grow * 0.8)]);
  fill(art, 'near', joined(outer, polygon(hole)), { line: [x - w * 0.6, 0, x + w * 0.6, 0], stops: [[0, darker(wall, 0.42), 1], [0.5, mix(wall, colors.far, 0.16), 1], [1, darker(wall, 0.42), 1]] });
  paintWall(stage, kind, { x, half, top, foot, wall });
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

type Opening = { readonly x: number; readonly half: number; readonly top: number; readonly foot: number; readonly wall: Color };

/** What the wall is built of, lighter where the light of the opening reaches it. */
function paintWall(stage: Stage, kind: 'arch' | 'cave' | 'hatch' | 'tent' | 'square', { x, half, top, foot, wall }: Opening): void {
  const { art, w, h, side, colors } = stage;
  const c = stage.chance('wall');
  const lit = mix(wall, mix(colors.low, colors.light, 0.4), 0.3);
  const put = (role: 'near' | 'glow' | 'light', parts: readonly Path[], color: Color, cover: number): void => {
    if (parts.length > 0) fill(art, role, joined(...parts), color, cover);
  };
  switch (kind) {
    case 'arch': {
      // Blocks in courses; those beside the opening catch some of its light.
      const far: Path[] = [];
      const close: Path[] = [];
      const tall = h * 0.075;
      for (let row = 0; row * tall < h; row += 1) {
        const y = row * tall;
        let px = -w * 0.02 - (row % 2) * tall * 0.9;
        while (px < w) {
          const wide = tall * c.between(1.4, 2.3);
          const gap = Math.max(Math.abs(px + wide / 2 - x) - wide / 2 - half, y < foot ? 0 : h);
          const over = top + half * 0.75 - Math.sqrt(Math.max(0, 1 - Math.min(1, (px + wide / 2 - x) / half) ** 2)) * half * 0.75;
          const free = gap > w * 0.012 || y + tall < over - h * 0.05;
          if (free && y < foot && c.odds(0.8)) (gap < w * 0.07 ? close : far).push(box(px + 2, y + 2, wide - 4, tall - 4));
          px += wide;
        }
      }
      put('near', far, lighter(wall, 0.08), 0.45);
      put('near', close, lit, 0.5);
      // Ivy has found its way over the edge.
      const leaves = Array.from({ length: 22 }, (): Path => {
        const px = x - side * half * c.between(0.98, 1.3);
        const py = h * c.between(-0.02, 0.5) * c.next();
        const s = h * c.between(0.012, 0.024);
        return blob([[px, py - s, true], [px + s * 0.8, py], [px, py + s, true], [px - s * 0.8, py]]);
      });
      put('near', leaves, mix(mix(0x3f5f3a, wall, 0.45), colors.near, 0.2), 0.9);
      return;
    }
    case 'cave': {
      // Facets of rock that lead to the opening.
      const bright: Path[] = [];
      const dull: Path[] = [];
      for (let i = 0; i < 20; i += 1) {
        const turn = 0.56 + (i / 19) * 0.38 + c.between(-0.008, 0.008);
        const on = (reach: number, off: number): Point => [x + cos(turn + off) * half * reach * 1.05, top + half * 0.75 + sin(turn + off) * half * reach * 0.95];
        const facet = polygon([on(1.08, -0.012), on(1.08, 0.014), on(c.between(1.3, 1.6), 0.02), on(c.between(1.5, 2.1), -0.004), on(c.between(1.2, 1.5), -0.022)]);
        (cos(turn) * side < 0.2 ? bright : dull).push(facet);
      }
      put('near', dull, lighter(wall, 0.06), 0.6);
      put('near', bright, lit, 0.5);
      const roots = Array.from({ length: 5 }, (_, i): Path => {
        const px = x + half * (-0.8 + i * 0.4 + c.between(-0.1, 0.1));
        const long = h * c.between(0.06, 0.2);
        return taper([[px, -5], [px + h * 0.012, top * 0.6 + long * 0.5], [px - h * 0.008, top * 0.8 + long]], h * 0.012, 1);
      });
      put('near', roots, darker(wall, 0.35), 1);
      return;
    }
    case 'hatch': {
      const plates: Path[] = [];
      const rivets: Path[] = [];
      for (const dir of [-1, 1])
        for (const [row, y] of [0.04, 0.28, 0.52, 0.76].entries()) {
          const from = x + dir * half * 1.16;
          const to = dir > 0 ? w * 1.02 : -w * 0.02;
          const left = Math.min(from, to);
          const wide = Math.abs(to - from);
          plates.push(box(left, h * y, wide, h * 0.22));
          for (const px of [0.06, 0.94]) rivets.push(ellipse(left + wide * px, h * (y + 0.02), 3.4), ellipse(left + wide * px, h * (y + 0.2), 3.4));
          if (row === 1 && dir === side) {
            // A panel beside the way out.
            put('near', plates.splice(0), lighter(wall, 0.06), 0.6);
            const s = Math.min(wide * 0.3, h * 0.06);
            const px = from + dir * s * 1.4;
            fill(art, 'near', box(px - s, h * (y + 0.06), s * 2, h * 0.14), darker(wall, 0.35));
            fill(art, 'glow', ellipse(px, h * (y + 0.1), s * 4), halo(px, h * (y + 0.1), s * 4, colors.accent, 0.4));
            put('light', [0, 1, 2].map((at) => box(px - s * 0.7, h * (y + 0.08 + at * 0.03), s * (1.4 - at * 0.4), h * 0.012)), lighter(colors.accent, 0.25), 0.9);
          }
        }
      put('near', plates, lighter(wall, 0.06), 0.6);
      put('near', rivets, lit, 0.6);
      // Stripes of warning over the threshold.
      const stripe = (at: number): Path => polygon([[x + half * at, foot + h * 0.03], [x + half * (at + 0.1), foot + h * 0.03], [x + half * (at + 0.04), foot + h * 0.055], [x + half * (at - 0.06), foot + h * 0.055]]);
      put('near', [-0.9, -0.66, -0.42, -0.18, 0.06, 0.3, 0.54, 0.78].map(stripe), mix(0xd8a22c, wall, 0.5), 0.8);
      return;
    }
    case 'tent': {
      // Folds of the cloth run up to the pole.
      const fold = (at: number): Path => taper([[x + half * at * 0.2, top * 0.5], [x + half * at * 0.8, h * 0.4], [x + half * at * 1.7, h + 10]], 3, h * 0.03);
      put('near', [-1.5, -1.15, -0.95, 0.95, 1.15, 1.5].map(fold), lighter(wall, 0.09), 0.6);
      put('near', [1.3 * side, 1.05 * side].map(fold), lit, 0.4);
      put('near', [taper([[x + half * 1.2, top * 1.6], [x + half * 1.2, h * 0.3]], 3, 3), ellipse(x + half * 1.2, h * 0.32, h * 0.02, h * 0.03)], darker(wall, 0.4), 1);
      return;
    }
    case 'square': {
      // Boards, and the frame of the door; a coat hangs on its hook.
      const seams = Array.from({ length: 14 }, (_, i) => (w * (i + 0.5)) / 14).filter((px) => Math.abs(px - x) > half * 1.12);
      put('near', seams.map((px) => box(px, -10, 3.5, h + 20)), darker(wall, 0.35), 0.7);
      put('near', seams.map((px) => box(px + 3.5, -10, 2, h + 20)), lighter(wall, 0.12), 0.6);
      const post = (dir: number): Path => box(dir > 0 ? x + half * 1.04 : x - half * 1.16, top - h * 0.03, half * 0.12, h);
      put('near', [post(-1), post(1), box(x - half * 1.22, top - h * 0.05, half * 2.44, h * 0.045)], lighter(wall, 0.1), 0.9);
      put('near', [post(-side)], lit, 0.45);
      const px = (x + side * half * 1.16 + (side > 0 ? w : 0)) / 2;
      const y = h * 0.3;
      if (Math.abs(px - (side > 0 ? w : 0)) < h * 0.07) return;
      put('near', [box(px - h * 0.05, y - h * 0.012, h * 0.1, h * 0.014)], lighter(wall, 0.16), 1);
      put('near', [blob([[px - h * 0.012, y, true], [px + h * 0.012, y, true], [px + h * 0.055, y + h * 0.05], [px + h * 0.06, y + h * 0.27, true], [px, y + h * 0.29], [px - h * 0.06, y + h * 0.27, true], [px - h * 0.055, y + h * 0.05]])], mix(stage.spec.hero.lining, darker(wall, 0.3), 0.6), 1);
      return;
    }
  }
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
