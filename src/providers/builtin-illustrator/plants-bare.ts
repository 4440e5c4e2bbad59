import { cos, sin } from './chance.ts';
import type { Chance } from './chance.ts';
import { joined, polygon } from './path.ts';
import type { Path, Point } from './path.ts';
import type { Grow } from './plants.ts';

/** A tree without leaves, its branches forking twice. */
function bareTree(c: Chance, x: number, y: number, tall: number, lean: number): Path {
  const parts: Path[] = [];
  const grow = (from: Point, turn: number, long: number, thick: number, level: number): void => {
    const bend = turn + c.between(-0.035, 0.035);
    const middle: Point = [from[0] + cos(turn) * long * 0.5, from[1] + sin(turn) * long * 0.5];
    const to: Point = [middle[0] + cos(bend) * long * 0.5, middle[1] + sin(bend) * long * 0.5];
    parts.push(limb(from, middle, to, thick, level >= 2 ? 0.6 : thick * 0.5));
    if (level >= 2) return;
    const forks = level === 0 ? 5 : 3;
    for (let i = 0; i < forks; i += 1) {
      const spread = (i / (forks - 1) - 0.5) * (level === 0 ? 0.3 : 0.26);
      const start = i % 2 === 0 ? to : middle;
      grow(
        start,
        bend + spread + c.between(-0.03, 0.03),
        long * c.between(0.5, 0.72),
        thick * 0.46,
        level + 1,
      );
    }
  };
  grow([x, y + 4], -0.25 + lean, tall * 0.44, tall * 0.075, 0);
  return joined(...parts);
}

/** A straight-edged branch with one bend: far cheaper to write than a curve, and as good at this size. */
function limb([x1, y1]: Point, [x2, y2]: Point, [x3, y3]: Point, from: number, to: number): Path {
  const dx = x3 - x1;
  const dy = y3 - y1;
  const length = Math.sqrt(dx * dx + dy * dy) || 1;
  const nx = (-dy / length) * 0.5;
  const ny = (dx / length) * 0.5;
  const middle = (from + to) / 2;
  return polygon([
    [x1 + nx * from, y1 + ny * from],
    [x2 + nx * middle, y2 + ny * middle],
    [x3 + nx * to, y3 + ny * to],
    [x3 - nx * to, y3 - ny * to],
    [x2 - nx * middle, y2 - ny * middle],
    [x1 - nx * from, y1 - ny * from],
  ]);
}

export const bare: Grow = (c, { x, y, tall, i }) => ({
  paths: i < 9 ? [bareTree(c, x, y, tall * 1.15, c.between(-0.04, 0.04))] : [],
});
