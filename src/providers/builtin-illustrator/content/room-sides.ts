import { downward, fill, halo, stroke } from '../art.ts';
import { darker, lighter, mix } from '../color.ts';
import { ellipse, joined, line, polygon } from '../path.ts';
import type { Path, Point } from '../path.ts';
import type { Room } from '../room-space.ts';

/** What stands along the two side walls. */
export function sides(room: Room): void {
  for (const dir of [-1, 1] as const) sideOf(room, dir);
}

function sideOf(room: Room, dir: -1 | 1): void {
  const { stage, plan, at, half, up, down, back, wall, glow, dark, onSide } = room;
  const { art, colors, h, w } = stage;
  const c = stage.chance(`side${dir}`);
  const shade = dir === stage.side ? 0.15 : 0;
  const tone = (k: number): number => darker(mix(mix(wall, dark, k), glow, 0.1), shade);
  switch (plan.sides) {
    case 'columns':
      for (const z of [2.5, 1.75, 1.25, 0.9]) {
        if (z > back) continue;
        const x = dir * half * 0.82;
        const thick = half * 0.1;
        const [x1, top] = at(x - thick, -up, z);
        const [x2, foot] = at(x + thick, down, z);
        const near = Math.max(0, 1 - (z - 0.9) / 1.8);
        const body = mix(mix(wall, dark, 0.2 + near * 0.6), glow, 0.14 * (1 - near));
        const lit = dir < 0 ? x2 : x1;
        const other = dir < 0 ? x1 : x2;
        fill(
          art,
          'mid',
          joined(polygon([[x1, top], [x2, top], [x2, foot], [x1, foot]]), polygon([[x1 - 10 / z, foot], [x2 + 10 / z, foot], [x2 + 10 / z, foot - 34 / z], [x1 - 10 / z, foot - 34 / z]])),
          {
            line: [lit, 0, other, 0],
            stops: [[0, mix(body, glow, 0.42), 1], [0.35, body, 1], [1, darker(body, 0.45), 1]],
          },
        );
      }
      return;
    case 'shelves':
      for (const [z1, z2] of [[back * 0.96, back * 0.68], [back * 0.64, 0.95]] as const) {
        fill(art, 'mid', onSide(dir, -up * 0.72, down, z1, z2), darker(tone(0.7), 0.2));
        for (let row = 0; row < 5; row += 1) {
          const y2 = -up * 0.72 + ((down + up * 0.72) * (row + 1)) / 5;
          const y1 = y2 - ((down + up * 0.72) / 5) * 0.78;
          const span = z1 - z2;
          for (let i = 0; i < 7; i += 1) {
            if (c.odds(0.12)) continue;
            const a = z1 - span * ((i + 0.08) / 7);
            const b = z1 - span * ((i + 0.9) / 7);
            const hue = [0x8a3a2c, 0x3f5a4a, 0x6a5a3a, 0x3a4a6a, 0x7a5a7a][c.int(0, 4)] ?? 0x6a5a3a;
            fill(art, 'mid', onSide(dir, y1 + (y2 - y1) * c.between(0, 0.35), y2, a, b), darker(mix(mix(hue, wall, 0.45), glow, 0.12), shade + 0.1));
          }
          fill(art, 'mid', onSide(dir, y2 - 3, y2 + 6, z1, z2), tone(0.1));
        }
      }
      return;
    case 'panels':
      for (let i = 0; i < 4; i += 1) {
        const a = back - ((back - 0.7) * i) / 4;
        const b = back - ((back - 0.7) * (i + 0.86)) / 4;
        fill(art, 'mid', onSide(dir, -up * 0.72, down * 0.72, a, b), tone(0.5));
        stroke(art, 'ink', onSide(dir, -up * 0.72, down * 0.72, a, b), darker(dark, 0.2), 3, 0.7);
        if (plan.walls === 'metal') {
          fill(art, 'light', onSide(dir, -up * 0.1, -up * 0.04, a - (a - b) * 0.2, b + (a - b) * 0.2), i % 2 === 0 ? glow : colors.accent, 0.85);
          fill(art, 'light', joined(...[0.3, 0.5, 0.7].map((k) => onSide(dir, up * 0.06, up * 0.09, a - (a - b) * k, a - (a - b) * (k + 0.1)))), lighter(glow, 0.2), 0.7);
        }
      }
      return;
    case 'windows':
    case 'curtains':
      for (const [z1, z2] of [[back * 0.9, back * 0.66], [back * 0.56, back * 0.42]] as const) {
        const frame = onSide(dir, -up * 0.5, down * 0.1, z1, z2);
        const [x1] = at(dir * half, 0, z1);
        fill(art, 'light', frame, downward(0, h * 0.6, [[0, colors.mid, 0.9], [1, lighter(colors.low, 0.1), 0.95]]));
        if (dir === stage.side) {
          const [lx, ly] = at(dir * half, -up * 0.2, (z1 + z2) / 2);
          fill(art, 'glow', ellipse(lx, ly, w * 0.3), halo(lx, ly, w * 0.3, colors.light, 0.45));
        }
        stroke(art, 'ink', frame, darker(tone(0.6), 0.2), 7);
        const mid = (z1 + z2) / 2;
        stroke(art, 'ink', line([at(dir * half, -up * 0.5, mid), at(dir * half, down * 0.1, mid)]), darker(tone(0.6), 0.2), 4);
        if (plan.sides === 'curtains') {
          const cloth = mix(mix(colors.accent, wall, 0.55), dark, 0.15 + shade);
          for (const [a, b] of [[z1 * 1.06, z1 * 0.93], [z2 * 1.1, z2 * 0.94]] as const)
            fill(art, 'mid', onSide(dir, -up * 0.62, down * 0.6, a, b, 4), {
              line: [x1, 0, x1 + dir * 60, 0],
              stops: [[0, lighter(cloth, 0.12), 1], [0.5, darker(cloth, 0.3), 1], [1, cloth, 1]],
            });
        }
      }
      return;
    case 'barrels':
      for (const [z, y] of [[1.9, 0], [1.5, 0], [1.2, 0], [1.7, 1], [1.35, 1]] as const) {
        if (z > back) continue;
        const r = half * 0.17;
        const [x, foot] = at(dir * half * 0.86, down - y * r * 1.5, z);
        const rr = r / z;
        fill(art, 'mid', ellipse(x, foot - rr * 0.8, rr * 0.82, rr * 0.82), {
          ring: [x - dir * rr * 0.5, foot - rr * 1.2, rr * 1.5],
          stops: [[0, mix(tone(0.1), glow, 0.28), 1], [0.6, tone(0.55), 1], [1, darker(dark, 0.1), 1]],
        });
        stroke(art, 'ink', ellipse(x, foot - rr * 0.8, rr * 0.62, rr * 0.62), darker(tone(0.7), 0.3), 3.5 / z, 0.8);
      }
      return;
    case 'pipes': {
      for (const [i, y] of [-0.62, -0.5, -0.2, 0.3].entries()) {
        const thick = up * (i % 2 === 0 ? 0.07 : 0.04);
        const pipe = onSide(dir, up * y, up * y + thick, back, 0.6, 10);
        fill(art, 'mid', pipe, mix(tone(0.2), i % 2 === 0 ? 0xa8683a : 0x5c6a6a, 0.45));
        fill(art, 'light', onSide(dir, up * y, up * y + thick * 0.3, back, 0.6, 10), glow, 0.25);
      }
      const [x, y] = at(dir * half * 0.96, -up * 0.05, 1.4);
      fill(art, 'mid', ellipse(x, y, 24), tone(0.3));
      fill(art, 'light', ellipse(x, y, 17), lighter(mix(wall, 0xf0e4c8, 0.7), 0.1));
      stroke(art, 'ink', line([[x, y], [x + 9, y - 9]]), 0x8a1a12, 2.5);
      return;
    }
    case 'bunks': {
      if (dir === stage.side) {
        fill(
          art,
          'mid',
          polygon([at(dir * half, down * 0.5, back * 0.9), at(dir * half, down * 0.5, 1.1), at(dir * half * 0.45, down * 0.5, 1.1), at(dir * half * 0.45, down * 0.5, back * 0.9)]),
          mix(tone(0.1), 0x8a7a5a, 0.3),
        );
        fill(
          art,
          'mid',
          polygon([at(dir * half * 0.45, down * 0.5, 1.1), at(dir * half * 0.45, down * 0.5, back * 0.9), at(dir * half * 0.45, down * 0.66, back * 0.9), at(dir * half * 0.45, down * 0.66, 1.1)]),
          tone(0.75),
        );
      } else {
        // The bars of the cell's door.
        const bars: Path[] = [];
        for (let i = 0; i < 9; i += 1) {
          const z = back * 0.92 - ((back * 0.92 - 0.85) * i) / 8;
          bars.push(line([at(dir * half * 0.96, -up, z), at(dir * half * 0.96, down, z)]));
        }
        bars.push(line([at(dir * half * 0.96, -up * 0.1, back), at(dir * half * 0.96, -up * 0.1, 0.8)]));
        stroke(art, 'near', joined(...bars), darker(dark, 0.4), 7);
      }
      return;
    }
    case 'rock': {
      // Three gates of rock, one behind the other, each darker than the one before it.
      if (dir === 1) return;
      for (const [i, open] of [0.25, 0.34, 0.44].entries()) {
        const color = mix(mix(wall, glow, 0.3 - i * 0.13), dark, 0.25 + i * 0.36);
        const cx = w * (0.5 + (0.5 - i * 0.2) * 0.06 * stage.side);
        const hole: Point[] = [];
        for (let k = 0; k <= 12; k += 1) {
          const t = k / 12;
          const rise = 1 - (2 * t - 1) * (2 * t - 1);
          hole.push([cx + (t - 0.5) * 2 * w * open * c.between(0.9, 1.08), h * (0.9 + i * 0.06) - rise * h * (0.52 + i * 0.17) * c.between(0.9, 1.06)]);
        }
        const foot = h * (0.9 + i * 0.06);
        const outer: Path = [['M', -10, -10], ['L', w + 10, -10], ['L', w + 10, h + 10], ['L', cx + w * open, h + 10], ['L', cx + w * open, foot]];
        const inner = [...hole].reverse().map(([x, y]): Path[number] => ['L', x, y]);
        fill(
          art,
          i === 2 ? 'near' : 'mid',
          [...outer, ...inner, ['L', cx - w * open, h + 10], ['L', -10, h + 10], ['Z']],
          {
            line: [cx, h, cx, 0],
            stops: [[0, color, 1], [1, darker(color, 0.3), 1]],
          },
        );
        const spikes: Path[] = [];
        for (let k = 0; k < 5; k += 1) {
          const x = cx + c.between(-0.8, 0.8) * w * open;
          const long = h * c.between(0.06, 0.17);
          const y = h * (0.9 + i * 0.06) - h * (0.5 + i * 0.15);
          spikes.push(polygon([[x - long * 0.2, y - 40], [x + long * 0.2, y - 40], [x + long * 0.03, y + long]]));
        }
        fill(art, i === 2 ? 'near' : 'mid', joined(...spikes), darker(color, 0.12));
      }
      return;
    }
    case 'crates':
      for (const [z, x, n] of [[1.9, 0.82, 3], [1.3, 0.84, 2], [0.95, 0.92, 1]] as const) {
        if (z > back) continue;
        for (let i = 0; i < n; i += 1) {
          const s = half * 0.26;
          const [x1, y2] = at(dir * half * x - s / 2 + c.between(-12, 12), down - i * s, z);
          const size = s / z;
          const color = mix(tone(0.2), 0x8a6234, 0.4);
          fill(
            art,
            'mid',
            polygon([[x1, y2], [x1 + size, y2], [x1 + size, y2 - size], [x1, y2 - size]]),
            {
              line: [dir < 0 ? x1 + size : x1, 0, dir < 0 ? x1 : x1 + size, 0],
              stops: [[0, mix(color, glow, 0.25), 1], [1, darker(color, 0.45), 1]],
            },
          );
          stroke(
            art,
            'ink',
            joined(
              line([[x1, y2], [x1 + size, y2 - size]]),
              line([[x1 + size * 0.04, y2 - size * 0.06], [x1 + size * 0.96, y2 - size * 0.06], [x1 + size * 0.96, y2 - size * 0.94], [x1 + size * 0.04, y2 - size * 0.94], [x1 + size * 0.04, y2 - size * 0.06]]),
            ),
            darker(color, 0.55),
            5 / z,
            0.7,
          );
        }
      }
      return;
  }
}
