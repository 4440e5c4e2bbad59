import { downward, fill, stroke } from './art.ts';
import { darker, mix } from './color.ts';
import { box, curve, ellipse, joined, polygon } from './path.ts';
import type { Path, Point } from './path.ts';
import type { Stage } from './stage.ts';

/** The edge of a height, from which the land lies open. */
export function ledge({ art, at, colors, side, w, h, chance }: Stage, x: number, foot: number): void {
  const c = chance('ledge');
  const p = (px: number, py: number): Point => [x - side * px * w, foot + py * h];
  const rough = (): number => c.between(-0.012, 0.012);
  const top: Point[] = [
    p(-0.6, -0.05),
    p(-0.34, -0.03 + rough()),
    p(-0.2, -0.005),
    p(0.06, 0.012),
    p(0.17, 0.004 + rough()),
    p(0.215, 0.03),
  ];
  const face: Point[] = [p(0.2, 0.06), p(0.216, 0.1), p(0.19, 0.15), p(0.22, 0.3), p(-0.6, 0.3)];
  // The air over the depth takes what lies below, so that the edge is seen to be one.
  fill(
    art,
    'glow',
    box(0, foot - h * 0.3, w, h * 1.3 - foot),
    downward(foot - h * 0.3, h, [
      [0, colors.low, 0],
      [1, colors.low, 0.5],
    ]),
  );
  fill(
    art,
    'near',
    polygon([...top, ...face]),
    downward(foot, h, [
      [0, mix(at(0.9), at(0.7), 0.35), 1],
      [1, darker(colors.near, 0.2), 1],
    ]),
  );
  const glow = mix(colors.light, colors.low, 0.5);
  fill(
    art,
    'near',
    polygon([
      ...top,
      p(0.17, 0.03),
      p(0.1, 0.022),
      p(0.06, 0.034),
      p(-0.06, 0.02),
      p(-0.14, 0.03),
      p(-0.3, 0.004),
      p(-0.6, -0.02),
    ]),
    mix(at(0.74), glow, 0.3),
  );
  // Cracks and faces of the rock below the edge, and grass that grows on it.
  const cracks = (
    [
      [0.1, 0.06],
      [-0.04, 0.07],
      [-0.22, 0.06],
      [-0.4, 0.05],
    ] as const
  ).map(([px, py]) =>
    polygon([
      p(px, py),
      p(px + 0.05, py + 0.01),
      p(px + 0.035 + rough(), py + 0.09),
      p(px + 0.06 + rough(), py + 0.2),
      p(px - 0.01, py + 0.11),
    ]),
  );
  fill(art, 'near', joined(...cracks), darker(at(0.9), 0.3), 0.6);
  fill(
    art,
    'near',
    joined(
      polygon([p(0.2, 0.06), p(0.216, 0.1), p(0.19, 0.15), p(0.13, 0.1)]),
      polygon([p(0.19, 0.15), p(0.22, 0.3), p(0.12, 0.3), p(0.14, 0.18)]),
    ),
    mix(at(0.84), glow, 0.12),
  );
  const tufts = Array.from({ length: 16 }, (_, i): Path => {
    const px = -0.5 + i * 0.042 + rough();
    const tall = c.between(0.012, 0.035);
    return polygon([p(px, 0.012), p(px + rough() * 0.8, -tall), p(px + 0.006, 0.012)]);
  });
  fill(art, 'near', joined(...tufts), mix(at(0.85), colors.near, 0.3));
}

/** What someone sits on, seen from behind: a rock of several faces, with moss and a crack, and smaller ones beside it. */
export function boulder({ art, at, colors, side, chance }: Stage, x: number, y: number, tall: number): void {
  const c = chance('boulder');
  const s = tall * 0.17;
  const glow = mix(colors.light, colors.low, 0.5);
  const stone = mix(at(0.78), 0x6a6660, 0.18);
  const lit = mix(stone, glow, 0.34);
  const put = (points: readonly Point[]): Path =>
    polygon(points.map(([px, py]): Point => [x + side * px * s, y + py * s]));
  fill(art, 'glow', ellipse(x - side * s * 0.5, y + s * 0.4, s * 3, s * 0.42), darker(colors.near, 0.5), 0.6);
  const low = c.between(-0.15, 0.1);
  fill(
    art,
    'near',
    put([
      [-2.4, 0.45],
      [-2.3, -0.35 + low],
      [-1.7, -1.15],
      [-0.7, -1.5],
      [0.7, -1.42],
      [1.6, -1.12],
      [2.2, -0.4 - low],
      [2.45, 0.45],
    ]),
    downward(y - s * 1.5, y + s * 0.4, [
      [0, stone, 1],
      [1, mix(stone, colors.near, 0.65), 1],
    ]),
  );
  // The top and the face to the light, and the one that leans away from both.
  fill(
    art,
    'near',
    put([
      [-1.7, -1.15],
      [-0.7, -1.5],
      [0.7, -1.42],
      [1.6, -1.12],
      [0.9, -0.95],
      [-0.5, -1.02],
    ]),
    lit,
    0.9,
  );
  fill(
    art,
    'near',
    put([
      [1.6, -1.12],
      [2.2, -0.4 - low],
      [2.45, 0.45],
      [1.5, 0.45],
      [1.15, -0.3],
      [0.9, -0.95],
    ]),
    mix(stone, glow, 0.2),
    0.85,
  );
  fill(
    art,
    'near',
    put([
      [-2.3, -0.35 + low],
      [-1.7, -1.15],
      [-0.5, -1.02],
      [-1, -0.2],
      [-1.3, 0.45],
      [-2.4, 0.45],
    ]),
    darker(stone, 0.28),
    0.7,
  );
  stroke(
    art,
    'ink',
    curve(
      [
        [-0.2, -0.98],
        [0, -0.5],
        [-0.25, -0.15],
        [0, 0.4],
      ].map(([px = 0, py = 0]): Point => [x + side * px * s, y + py * s]),
    ),
    darker(stone, 0.45),
    Math.max(1, s * 0.05),
    0.7,
  );
  const moss = Array.from({ length: 7 }, (): Path => {
    const px = c.between(-2.1, -0.6);
    return ellipse(
      x + side * px * s,
      y + (-0.62 + (px + 1.3) * -0.35 + c.between(-0.25, 0.25)) * s,
      s * c.between(0.12, 0.26),
      s * c.between(0.06, 0.12),
    );
  });
  fill(art, 'near', joined(...moss), mix(mix(0x5a7040, stone, 0.4), colors.near, 0.2), 0.7);
  for (const [px, k] of [
    [2.75, 0.5],
    [-2.8, 0.38],
    [3.3, 0.26],
  ] as const) {
    const rock: readonly Point[] = [
      [-1, 0.45],
      [-0.8, -0.3],
      [-0.1, -0.75],
      [0.7, -0.4],
      [1, 0.45],
    ];
    fill(
      art,
      'near',
      put(rock.map(([rx, ry]): Point => [px + rx * k, 0.45 + (ry - 0.45) * k])),
      mix(stone, colors.near, 0.35),
    );
    fill(
      art,
      'near',
      put(
        (
          [
            [-0.1, -0.75],
            [0.7, -0.4],
            [1, 0.45],
            [0.3, 0.1],
          ] as const
        ).map(([rx, ry]): Point => [px + rx * k, 0.45 + (ry - 0.45) * k]),
      ),
      mix(stone, glow, 0.22),
      0.85,
    );
  }
}
