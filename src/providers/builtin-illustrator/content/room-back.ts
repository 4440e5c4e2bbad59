import { downward, fill, halo, stroke } from '../art.ts';
import { darker, lighter, mix } from '../color.ts';
import { arched, blob, box, ellipse, joined, line, polygon, taper } from '../path.ts';
import type { Path } from '../path.ts';
import type { Room } from '../room-space.ts';
import { cos, sin } from '../chance.ts';

/** What the back wall shows, which is what the eye goes to. */
export function backWall(room: Room): void {
  const { stage, plan, at, half, up, down, back, wall, glow, dark } = room;
  const { art, colors, spec } = stage;
  const c = stage.chance('back');
  const [l, t] = at(-half, -up, back);
  const [r, b] = at(half, down, back);
  const cx = (l + r) / 2;
  const wide = r - l;
  const tall = b - t;
  const frame = darker(mix(wall, dark, 0.5), 0.1);
  const sky = downward(t, b, [[0, colors.top, 1], [0.5, colors.mid, 1], [0.8, colors.low, 1], [1, mix(colors.low, colors.far, 0.5), 1]]);
  const hillsIn = (x: number, y: number, wd: number, ht: number): Path =>
    blob([[x, y + ht, true], [x, y + ht * 0.7, true], [x + wd * 0.3, y + ht * 0.55], [x + wd * 0.6, y + ht * 0.72], [x + wd, y + ht * 0.6, true], [x + wd, y + ht, true]]);
  switch (plan.back) {
    case 'hearth':
    case 'furnace': {
      const fw = wide * 0.3;
      const fh = tall * 0.36;
      const stone = mix(wall, 0x5c5450, 0.5);
      fill(
        art,
        'mid',
        joined(box(cx - fw * 0.8, b - fh * 1.22, fw * 1.6, fh * 1.22), polygon([[cx - fw * 0.7, b - fh * 1.2], [cx - fw * 0.45, t], [cx + fw * 0.45, t], [cx + fw * 0.7, b - fh * 1.2]])),
        downward(t, b, [[0, darker(stone, 0.35), 1], [1, mix(stone, glow, 0.3), 1]]),
      );
      fill(art, 'mid', box(cx - fw * 0.95, b - fh * 1.3, fw * 1.9, fh * 0.12), mix(frame, glow, 0.15));
      fill(art, 'mid', arched(cx, b, fw, fh), 0x1c0c06);
      fill(art, 'glow', ellipse(cx, b - fh * 0.2, fw * 1.5), halo(cx, b - fh * 0.2, fw * 1.5, glow, 0.9));
      const flame = (x: number, k: number, color: number): void =>
        fill(
          art,
          'light',
          blob([[x - fw * 0.12 * k, b], [x - fw * 0.13 * k, b - fh * 0.3 * k], [x - fw * 0.03 * k, b - fh * 0.72 * k, true], [x + fw * 0.1 * k, b - fh * 0.34 * k], [x + fw * 0.12 * k, b]]),
          color,
        );
      flame(cx - fw * 0.16, 0.9, 0xff7a22);
      flame(cx + fw * 0.14, 1.05, 0xff7a22);
      flame(cx, 1.1, 0xffa63a);
      flame(cx - fw * 0.02, 0.6, 0xffe3a0);
      fill(
        art,
        'mid',
        joined(taper([[cx - fw * 0.3, b], [cx + fw * 0.25, b - fh * 0.08]], fh * 0.1, fh * 0.09), taper([[cx + fw * 0.3, b], [cx - fw * 0.22, b - fh * 0.08]], fh * 0.1, fh * 0.09)),
        0x25110a,
      );
      // Pots and bottles on the mantel.
      fill(
        art,
        'mid',
        joined(...[-0.7, -0.5, 0.36, 0.62].map((k, i) => i % 2 === 0 ? box(cx + fw * k, b - fh * 1.48, fw * 0.1, fh * 0.18) : ellipse(cx + fw * k, b - fh * 1.37, fw * 0.08, fh * 0.09))),
        darker(mix(wall, colors.accent, 0.3), 0.3),
      );
      return;
    }
    case 'window':
    case 'arches': {
      const tops = plan.back === 'arches' ? [-0.3, 0, 0.3] : [0];
      for (const k of tops) {
        const ww = wide * (tops.length > 1 ? 0.2 : 0.42);
        const wh = tall * (tops.length > 1 ? 0.5 : 0.46);
        const x = cx + wide * k;
        const y = t + tall * 0.7;
        const shape = tops.length > 1 ? arched(x, y, ww, wh) : box(x - ww / 2, y - wh, ww, wh);
        fill(art, 'light', shape, sky);
        if (spec.time !== 'night')
          fill(art, 'glow', ellipse(x + ww * 0.2, y - wh * 0.5, ww * 0.8), halo(x + ww * 0.2, y - wh * 0.5, ww * 0.8, colors.light, 0.7));
        else fill(art, 'light', ellipse(x + ww * 0.2, y - wh * 0.66, ww * 0.07), lighter(colors.light, 0.2));
        fill(art, 'far', hillsIn(x - ww / 2, y - wh, ww, wh), mix(colors.far, colors.low, 0.3));
        const bars: Path[] = [line([[x, y - wh], [x, y]]), line([[x - ww / 2, y - wh * 0.5], [x + ww / 2, y - wh * 0.5]])];
        if (tops.length === 1)
          bars.push(line([[x - ww / 4, y - wh], [x - ww / 4, y]]), line([[x + ww / 4, y - wh], [x + ww / 4, y]]));
        stroke(art, 'ink', joined(...bars), frame, 4);
        stroke(art, 'ink', shape, frame, 9);
        fill(art, 'mid', box(x - ww * 0.6, y, ww * 1.2, tall * 0.025), mix(frame, glow, 0.2));
        const beam = polygon([[x - ww / 2, y - wh], [x + ww / 2, y - wh], [x + ww * 0.5 - stage.side * wide * 0.5, stage.h], [x - ww * 1.1 - stage.side * wide * 0.5, stage.h]]);
        fill(art, 'glow', beam, downward(y - wh, stage.h, [[0, colors.light, spec.time === 'night' ? 0.2 : 0.5], [1, colors.light, 0]]));
      }
      return;
    }
    case 'rose': {
      const y = t + tall * 0.34;
      const rr = tall * 0.2;
      fill(art, 'glow', ellipse(cx, y, rr * 3), halo(cx, y, rr * 3, colors.light, 0.6));
      fill(art, 'mid', ellipse(cx, y, rr * 1.12), frame);
      const hues = [colors.accent, lighter(colors.mid, 0.3), 0xe0b04a, mix(colors.top, 0x3a6ad0, 0.5)];
      for (let i = 0; i < 8; i += 1) {
        const a = i / 8;
        const p = (k: number, turn: number): [number, number] => [cx + cos(a + turn) * rr * k, y + sin(a + turn) * rr * k];
        fill(art, 'light', blob([[...p(0.3, 0), true], p(0.72, -0.045), [...p(0.98, 0), true], p(0.72, 0.045)]), lighter(hues[i % 4] ?? glow, 0.15));
        fill(art, 'light', ellipse(...p(0.82, 0.0625), rr * 0.1), lighter(hues[(i + 1) % 4] ?? glow, 0.25));
      }
      fill(art, 'light', ellipse(cx, y, rr * 0.26), lighter(glow, 0.4));
      for (const k of [-0.3, 0.3]) {
        const shape = arched(cx + wide * k, t + tall * 0.76, wide * 0.1, tall * 0.44);
        fill(art, 'light', shape, downward(t, b, [[0, colors.mid, 1], [0.5, lighter(colors.accent, 0.2), 1], [1, colors.low, 1]]));
        stroke(art, 'ink', shape, frame, 6);
      }
      fill(art, 'mid', joined(box(cx - wide * 0.14, b - tall * 0.14, wide * 0.28, tall * 0.15), box(cx - wide * 0.22, b - tall * 0.03, wide * 0.44, tall * 0.05)), mix(wall, glow, 0.2));
      candles(room, [cx - wide * 0.1, cx + wide * 0.1, cx - wide * 0.05, cx + wide * 0.05], b - tall * 0.14, tall * 0.05);
      return;
    }
    case 'stars':
    case 'screen': {
      const ww = wide * 0.82;
      const wh = tall * 0.54;
      const y = t + tall * 0.12;
      const shape = polygon([[cx - ww * 0.5, y + wh * 0.1], [cx - ww * 0.42, y], [cx + ww * 0.42, y], [cx + ww * 0.5, y + wh * 0.1], [cx + ww * 0.44, y + wh], [cx - ww * 0.44, y + wh]]);
      fill(art, 'light', shape, {
        line: [cx - ww / 2, y, cx + ww / 2, y + wh],
        stops: [[0, darker(colors.near, 0.2), 1], [0.6, mix(colors.near, colors.top, 0.7), 1], [1, mix(colors.top, colors.mid, 0.5), 1]],
      });
      const stars: Path[] = [];
      for (let i = 0; i < 50; i += 1)
        stars.push(ellipse(cx + c.between(-0.42, 0.42) * ww, y + c.between(0.06, 0.94) * wh, c.between(0.8, 2)));
      fill(art, 'light', joined(...stars), 0xffffff, 0.85);
      const px = cx + stage.side * ww * 0.2;
      const pr = wh * 0.36;
      fill(art, 'glow', ellipse(px, y + wh * 0.5, pr * 1.5), halo(px, y + wh * 0.5, pr * 1.5, colors.mid, 0.6));
      fill(art, 'far', ellipse(px, y + wh * 0.5, pr), {
        ring: [px + stage.side * pr * 0.5, y + wh * 0.36, pr * 1.5],
        stops: [[0, lighter(colors.low, 0.3), 1], [0.5, mix(colors.low, colors.mid, 0.6), 1], [1, darker(colors.far, 0.6), 1]],
      });
      stroke(art, 'ink', shape, frame, 12);
      stroke(art, 'ink', joined(line([[cx - ww * 0.16, y], [cx - ww * 0.17, y + wh]]), line([[cx + ww * 0.16, y], [cx + ww * 0.17, y + wh]])), frame, 8);
      return;
    }
    case 'bars': {
      const y = t + tall * 0.3;
      const ww = wide * 0.2;
      const win = box(cx - ww / 2, y - tall * 0.12, ww, tall * 0.14);
      fill(art, 'light', win, lighter(mix(colors.low, colors.light, 0.4), 0.15));
      fill(
        art,
        'glow',
        polygon([[cx - ww / 2, y - tall * 0.12], [cx + ww / 2, y - tall * 0.12], [cx + ww * 0.9 - stage.side * wide * 0.3, stage.h], [cx - ww * 1.2 - stage.side * wide * 0.3, stage.h]]),
        downward(y, stage.h, [[0, colors.light, 0.5], [1, colors.light, 0.04]]),
      );
      stroke(art, 'ink', joined(...[-0.3, -0.1, 0.1, 0.3].map((k) => line([[cx + ww * k, y - tall * 0.12], [cx + ww * k, y + tall * 0.02]]))), darker(frame, 0.4), 6);
      stroke(art, 'ink', win, frame, 8);
      blocks(room, l, t, wide, tall);
      return;
    }
    case 'shelves': {
      shelfWall(room, l + wide * 0.06, t + tall * 0.16, wide * 0.88, tall * 0.72, 4);
      return;
    }
    case 'door': {
      const dw = wide * 0.34;
      const dh = tall * 0.7;
      fill(art, 'light', box(cx - dw * 0.5, b - dh, dw, dh), downward(b - dh, b, [[0, lighter(glow, 0.35), 1], [1, glow, 1]]));
      fill(art, 'glow', ellipse(cx, b - dh * 0.5, dh * 1.4), halo(cx, b - dh * 0.5, dh * 1.4, glow, 0.8));
      stroke(art, 'ink', box(cx - dw * 0.5, b - dh, dw, dh), frame, 10);
      stroke(art, 'ink', line([[cx, b - dh], [cx, b]]), frame, 5);
      return;
    }
    case 'stage': {
      const red = mix(0x8a1a22, colors.accent, 0.25);
      fill(art, 'light', box(l + wide * 0.08, t + tall * 0.1, wide * 0.84, tall * 0.7), downward(t, b, [[0, darker(colors.top, 0.2), 1], [0.7, mix(colors.low, glow, 0.4), 1], [1, glow, 1]]));
      fill(
        art,
        'glow',
        polygon([[cx - 20, t], [cx + 20, t], [cx + wide * 0.26, b - tall * 0.16], [cx - wide * 0.26, b - tall * 0.16]]),
        downward(t, b, [[0, 0xfff6dc, 0.75], [1, 0xfff6dc, 0.25]]),
      );
      for (const dir of [-1, 1]) {
        const x = cx + dir * wide * 0.46;
        fill(
          art,
          'mid',
          blob([[x - dir * wide * 0.22, t, true], [x + dir * wide * 0.06, t, true], [x + dir * wide * 0.06, b - tall * 0.1, true], [x - dir * wide * 0.06, b - tall * 0.1, true], [x - dir * wide * 0.05, t + tall * 0.5]]),
          {
            line: [x - dir * wide * 0.2, 0, x + dir * wide * 0.06, 0],
            stops: [[0, lighter(red, 0.12), 1], [0.3, darker(red, 0.3), 1], [0.55, red, 1], [1, darker(red, 0.55), 1]],
          },
        );
      }
      fill(
        art,
        'mid',
        blob([[l, t - 4, true], [r, t - 4, true], [r, t + tall * 0.16], [cx + wide * 0.25, t + tall * 0.1], [cx, t + tall * 0.17], [cx - wide * 0.25, t + tall * 0.1], [l, t + tall * 0.16]]),
        darker(red, 0.2),
      );
      fill(art, 'mid', box(l, b - tall * 0.16, wide, tall * 0.17), mix(frame, glow, 0.12));
      return;
    }
    case 'throne': {
      for (const k of [-0.3, 0.3]) {
        const shape = arched(cx + wide * k, t + tall * 0.66, wide * 0.13, tall * 0.44);
        fill(art, 'light', shape, sky);
        fill(art, 'glow', ellipse(cx + wide * k, t + tall * 0.46, tall * 0.4), halo(cx + wide * k, t + tall * 0.46, tall * 0.4, colors.light, 0.5));
        stroke(art, 'ink', shape, frame, 6);
        stroke(art, 'ink', line([[cx + wide * k, t + tall * 0.22], [cx + wide * k, t + tall * 0.66]]), frame, 3);
      }
      fill(
        art,
        'mid',
        polygon([[cx - wide * 0.1, t + tall * 0.06], [cx + wide * 0.1, t + tall * 0.06], [cx + wide * 0.1, t + tall * 0.44], [cx, t + tall * 0.5], [cx - wide * 0.1, t + tall * 0.44]]),
        mix(colors.accent, dark, 0.25),
      );
      fill(art, 'light', ellipse(cx, t + tall * 0.24, wide * 0.05), lighter(colors.accent, 0.35));
      fill(art, 'mid', joined(box(cx - wide * 0.3, b - tall * 0.05, wide * 0.6, tall * 0.06), box(cx - wide * 0.22, b - tall * 0.1, wide * 0.44, tall * 0.06)), mix(wall, glow, 0.26));
      fill(
        art,
        'mid',
        joined(
          polygon([[cx - wide * 0.075, b - tall * 0.1], [cx - wide * 0.07, b - tall * 0.42], [cx, b - tall * 0.5], [cx + wide * 0.07, b - tall * 0.42], [cx + wide * 0.075, b - tall * 0.1]]),
          box(cx - wide * 0.11, b - tall * 0.22, wide * 0.22, tall * 0.13),
        ),
        darker(mix(colors.accent, wall, 0.5), 0.35),
      );
      candles(room, [cx - wide * 0.26, cx + wide * 0.26], b - tall * 0.06, tall * 0.2);
      return;
    }
    case 'mouth': {
      const round = blob([[cx - wide * 0.3, b, true], [cx - wide * 0.34, t + tall * 0.5], [cx - wide * 0.16, t + tall * 0.16], [cx + wide * 0.12, t + tall * 0.12], [cx + wide * 0.32, t + tall * 0.42], [cx + wide * 0.3, b, true]]);
      fill(art, 'light', round, downward(t, b, [[0, mix(colors.mid, colors.low, 0.6), 1], [0.7, lighter(mix(colors.low, colors.light, 0.5), 0.2), 1], [1, colors.low, 1]]));
      fill(art, 'glow', ellipse(cx, t + tall * 0.55, wide * 0.9), halo(cx, t + tall * 0.55, wide * 0.9, colors.light, 0.85));
      return;
    }
  }
}

/** Rows of things on boards: books, jars, boxes. */
function shelfWall(
  { stage, glow, wall, dark, plan }: Room,
  x: number,
  y: number,
  wide: number,
  tall: number,
  rows: number,
): void {
  const { art, colors } = stage;
  const c = stage.chance(`shelf${Math.round(x)}`);
  fill(art, 'mid', box(x, y, wide, tall), darker(mix(wall, dark, 0.6), 0.2));
  const bottles = plan.middle === 'bench' || plan.middle === 'counter';
  const hues = [0x8a3a2c, 0x3f5a4a, 0x6a5a3a, 0x3a4a6a, 0x7a5a7a, 0xb08a4a];
  for (let row = 0; row < rows; row += 1) {
    const base = y + (tall * (row + 1)) / rows;
    const high = tall / rows;
    let px = x + 4;
    const groups = new Map<number, Path[]>();
    while (px < x + wide - 10) {
      const w = bottles ? c.between(12, 26) : c.between(6, 15);
      const h = high * c.between(0.45, 0.82);
      const color = mix(mix(hues[c.int(0, 5)] ?? 0x6a5a3a, wall, 0.4), glow, 0.14);
      const list = groups.get(color) ?? [];
      if (bottles && c.odds(0.6))
        list.push(
          blob([[px + w * 0.2, base - 3, true], [px + w * 0.1, base - h * 0.5], [px + w * 0.4, base - h * 0.7], [px + w * 0.42, base - h, true], [px + w * 0.6, base - h, true], [px + w * 0.62, base - h * 0.7], [px + w * 0.92, base - h * 0.5], [px + w * 0.82, base - 3, true]]),
        );
      else list.push(box(px, base - 3 - h, w - 1.6, h));
      groups.set(color, list);
      px += w + (c.odds(0.12) ? 12 : 0);
    }
    for (const [color, list] of groups)
      fill(art, 'mid', joined(...list), bottles && c.odds(0.25) ? mix(color, colors.accent, 0.6) : color);
    fill(art, 'mid', box(x - 3, base - 4, wide + 6, 7), mix(wall, glow, 0.22));
  }
}

export function candles({ stage, glow }: Room, xs: readonly number[], y: number, tall: number): void {
  const { art } = stage;
  const warm = mix(glow, 0xffc873, 0.5);
  for (const x of xs) {
    fill(art, 'mid', box(x - tall * 0.07, y - tall, tall * 0.14, tall), 0xe8dcc0);
    fill(art, 'glow', ellipse(x, y - tall * 1.2, tall * 1.8), halo(x, y - tall * 1.2, tall * 1.8, warm, 0.8));
    fill(art, 'light', blob([[x - tall * 0.09, y - tall * 1.05], [x, y - tall * 1.5, true], [x + tall * 0.09, y - tall * 1.05]]), 0xfff2c8);
  }
}

function blocks({ stage, wall, dark }: Room, l: number, t: number, wide: number, tall: number): void {
  const c = stage.chance('blocks');
  const list: Path[] = [];
  for (let i = 0; i < 18; i += 1)
    list.push(box(l + c.between(0, 0.9) * wide, t + (c.int(0, 11) / 12) * tall, wide * c.between(0.06, 0.12), tall * 0.07));
  fill(stage.art, 'mid', joined(...list), mix(wall, dark, 0.55), 0.5);
}
