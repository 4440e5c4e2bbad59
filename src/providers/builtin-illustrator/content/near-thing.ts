import type { Genre } from '../../../domain/character.ts';
import { downward, fill, halo, stroke } from '../art.ts';
import { cos, sin } from '../chance.ts';
import { darker, lighter, mix } from '../color.ts';
import type { Color } from '../color.ts';
import { blob, box, curve, ellipse, joined, line, moved, polygon, taper } from '../path.ts';
import type { Path, Point } from '../path.ts';
import { isRoom } from '../spec.ts';
import type { Prop } from '../spec.ts';
import { overDepth } from '../stage.ts';
import type { Stage } from '../stage.ts';
import { ofOldTimes } from '../times.ts';
import { paintFigure } from './figure.ts';

type Thing = 'sword' | 'lantern' | 'book' | 'letter' | 'watch' | 'helmet' | 'hat' | 'flower' | 'crystal' | 'chest' | 'mask' | 'gas-mask' | 'chip';

/** What is looked at in a genre when the scene names nothing. */
const thingOf: { readonly [genre in Genre]: readonly [Thing, ...Thing[]] } = {
  adventure: ['chest', 'watch', 'hat'],
  fantasy: ['sword', 'crystal', 'book'],
  'sci-fi': ['helmet', 'crystal'],
  mystery: ['letter', 'watch'],
  horror: ['lantern', 'lantern', 'book'],
  thriller: ['letter', 'watch'],
  cyberpunk: ['chip', 'chip', 'crystal'],
  steampunk: ['watch', 'lantern'],
  'post-apocalyptic': ['gas-mask', 'gas-mask', 'lantern'],
  superhero: ['mask'],
  romance: ['flower', 'letter'],
  comedy: ['hat', 'flower'],
  drama: ['letter', 'watch'],
  western: ['hat', 'lantern'],
  historical: ['sword', 'book'],
  'magical-realism': ['flower', 'crystal', 'lantern'],
  'space-opera': ['helmet', 'crystal', 'sword'],
  'urban-fantasy': ['crystal', 'book'],
  detective: ['hat', 'letter', 'watch'],
  survival: ['lantern', 'watch'],
};
const shown: { readonly [prop in Prop]?: Thing } = { lantern: 'lantern', fire: 'lantern', sword: 'sword', book: 'book', chest: 'chest', crystal: 'crystal', clock: 'watch' };

/** What an old time had instead. */
const thingBefore: { readonly [thing in Thing]?: Thing } = { watch: 'letter', hat: 'lantern' };

/** How high each is drawn, in its own measure; what is flat counts as wide as it lies. */
const highOf: { readonly [thing in Thing]: number } = { sword: 2.1, lantern: 1.75, book: 1.4, letter: 1.25, watch: 1.25, helmet: 1.45, hat: 1.3, flower: 1.9, crystal: 1.6, chest: 1.25, mask: 1.2, 'gas-mask': 1.4, chip: 1.25 };
/** What lies on its back. */
const lying: ReadonlySet<Thing> = new Set<Thing>(['watch', 'chip']);

/** A thing on a ledge in the lower corner, at most a fifth as high as the picture, and its owner farther off behind it where there is ground. */
export function near(stage: Stage): void {
  const { art, spec, w, h, side, colors, at, chance, horizon } = stage;
  const c = chance('thing');
  const inside = isRoom(spec.place);
  const [said] = spec.props.flatMap((prop) => shown[prop] ?? []);
  const own = c.pick(thingOf[spec.genre]);
  const usual = ofOldTimes(spec) ? (thingBefore[own] ?? own) : own;
  // Nobody drives a sword into the floor of a room.
  const thing = said ?? (inside && usual === 'sword' ? 'letter' : usual);
  if (!overDepth.has(spec.place)) paintFigure(stage, { ...spec.hero, held: 'none' }, {
    x: w * (0.5 + side * 0.24),
    // The whole owner is seen: he stands before the ledge begins.
    y: inside ? h * 0.81 : Math.min(h * 0.815, Math.max(horizon + h * 0.13, h * 0.78)),
    tall: h * (inside ? 0.4 : 0.34),
    facing: 'toward',
    mirrored: side > 0,
    gesture: c.pick(['plain', 'pocket', 'crossed', 'hip']),
  });
  // The air takes what is behind, so that the near thing is near.
  fill(art, 'glow', box(0, 0, w, h), colors.low, 0.14);
  const y = h * 0.855;
  const wood = inside || spec.genre === 'western' || spec.genre === 'drama' || spec.genre === 'detective';
  const top = wood ? mix(mix(0x6a4426, colors.near, 0.4), colors.light, 0.12) : mix(at(0.72), mix(colors.light, colors.low, 0.5), 0.22);
  const lip: Point[] = wood
    ? [[-10, y], [w + 10, y]]
    : [[-10, y + h * 0.02], [w * 0.2, y + h * c.between(-0.01, 0.02)], [w * 0.5, y + h * 0.004], [w * 0.76, y + h * c.between(-0.012, 0.016)], [w + 10, y - h * 0.02]];
  fill(art, 'near', polygon([...lip, [w + 10, h + 10], [-10, h + 10]]), downward(y, h, [[0, top, 1], [0.55, mix(top, colors.near, 0.5), 1], [1, darker(colors.near, 0.2), 1]]));
  const x = w * (0.5 - side * 0.29);
  const s = (Math.min(h, w * 0.8) * 0.2) / highOf[thing];
  const foot = y + h * (thing === 'letter' ? 0.05 : 0.07);
  fill(art, 'glow', ellipse(x, foot - s * 0.5, s * 2.3), halo(x, foot - s * 0.5, s * 2.3, mix(colors.light, colors.low, 0.3), 0.5));
  fill(art, 'glow', polygon([[x - s * 0.8, foot], [x + s * 0.8, foot - s * 0.03], [x - side * s * 2.1, foot + s * 0.34], [x - side * s * 2.7, foot + s * 0.26]]), darker(colors.near, 0.5), 0.35);
  fill(art, 'glow', ellipse(x, foot, s * 0.95, s * 0.1), darker(colors.near, 0.5), 0.7);
  draw(stage, thing, x, foot, s);
}

/** Draws a thing that is about 2 wide and high; its foot is at (0, 0). */
function draw(stage: Stage, thing: Thing, x: number, y: number, s: number): void {
  const { art, colors, side, spec } = stage;
  const put = (path: Path): Path => moved(path, { sx: s * side, sy: s * (lying.has(thing) ? 0.5 : 1), dx: x, dy: y });
  const night = spec.time === 'night' ? 0.34 : 0.16;
  const own = (color: Color, deep = 0): Color => mix(darker(color, deep), colors.near, night);
  /** A body with its light side, its middle and its shade. */
  const solid = (path: Path, color: Color): void => {
    const base = own(color);
    const rim = put(path);
    fill(art, 'near', moved(rim, { sx: 1, sy: 1, dx: side * 2.4, dy: -2.4 }), lighter(mix(colors.light, base, 0.25), 0.1));
    fill(art, 'near', rim, { line: [x + side * s, 0, x - side * s, 0], stops: [[0, mix(base, colors.light, 0.3), 1], [0.45, base, 1], [1, mix(darker(base, 0.45), colors.near, 0.3), 1]] });
  };
  const flat = (path: Path, color: Color, cover = 1): void => fill(art, 'near', put(path), own(color), cover);
  const shine = (path: Path, color: Color): void => fill(art, 'light', put(path), color);
  const glow = (gx: number, gy: number, r: number, color: Color): void =>
    fill(art, 'glow', ellipse(x + side * gx * s, y + gy * s, r * s), halo(x + side * gx * s, y + gy * s, r * s, color, 0.7));
  switch (thing) {
    case 'sword':
      solid(polygon([[-0.09, -1.5], [0.09, -1.5], [0.07, -0.02], [-0.07, -0.02]]), 0xc4ced6);
      flat(polygon([[0, -1.5], [0.09, -1.5], [0.07, -0.02], [0, -0.02]]), 0x8a98a4);
      solid(taper([[-0.46, -1.46], [0, -1.53], [0.46, -1.46]], 0.09, 0.09), 0xc89a3c);
      solid(box(-0.055, -1.95, 0.11, 0.42), 0x5a3424);
      solid(ellipse(0, -2, 0.11), 0xd8a84a);
      flat(blob([[-0.5, 0.05, true], [-0.32, -0.14], [-0.06, -0.1], [0.2, -0.18], [0.42, -0.06], [0.56, 0.06, true]]), 0x5a5650);
      return;
    case 'lantern': {
      const flame = mix(0xffb84a, colors.accent, 0.2);
      glow(0, -0.6, 2.6, flame);
      stroke(art, 'ink', put(curve([[-0.3, -1.2], [-0.24, -1.62], [0, -1.74], [0.24, -1.62], [0.3, -1.2]])), own(0x2a2420), s * 0.05);
      solid(polygon([[-0.38, -1.16], [0.38, -1.16], [0.2, -1.4], [-0.2, -1.4]]), 0x4a3c30);
      shine(polygon([[-0.32, -1.16], [0.32, -1.16], [0.36, -0.22], [-0.36, -0.22]]), lighter(flame, 0.25));
      shine(blob([[-0.12, -0.3, true], [-0.16, -0.52], [-0.02, -0.78], [0, -0.98, true], [0.1, -0.74], [0.16, -0.52], [0.12, -0.3, true]]), 0xfffbe6);
      flat(joined(polygon([[-0.36, -1.18], [-0.3, -1.18], [-0.34, -0.2], [-0.4, -0.2]]), polygon([[0.3, -1.18], [0.36, -1.18], [0.4, -0.2], [0.34, -0.2]]), box(-0.02, -1.18, 0.04, 0.98)), 0x3a2e26);
      solid(polygon([[-0.42, -0.24], [0.42, -0.24], [0.48, 0], [-0.48, 0]]), 0x4a3c30);
      return;
    }
    case 'book':
      solid(polygon([[-0.95, -0.1], [-0.1, -0.3], [0.95, -0.12], [0.1, 0.12]]), 0x6a2a24);
      flat(polygon([[-0.95, -0.1], [0.1, 0.12], [0.1, -0.02], [-0.93, -0.22]]), 0xe6d8b8);
      flat(polygon([[0.1, 0.12], [0.95, -0.12], [0.93, -0.24], [0.1, -0.02]]), 0xcbb98e);
      solid(polygon([[-0.96, -0.22], [-0.1, -0.44], [0.96, -0.25], [0.1, -0.02]]), 0x8a3a2c);
      stroke(art, 'ink', put(line([[-0.62, -0.22], [0, -0.35], [0.62, -0.24], [0.05, -0.12], [-0.62, -0.22]])), own(0xd8ac50), s * 0.03);
      solid(polygon([[-0.6, -0.42], [0.16, -0.62], [0.74, -0.5], [0, -0.3]]), 0x2f4a5a);
      flat(polygon([[-0.6, -0.42], [0, -0.3], [0, -0.22], [-0.6, -0.34]]), 0xe6d8b8);
      flat(taper([[0.2, -0.5], [0.5, -1], [0.84, -1.4]], 0.03, 0.16), 0xf0ead8);
      return;
    case 'letter':
      solid(polygon([[-0.9, -0.06], [0.2, -0.34], [0.95, -0.08], [-0.2, 0.2]]), 0xf0e6cc);
      stroke(art, 'ink', put(line([[-0.9, -0.06], [0.06, -0.04], [0.2, -0.34]])), own(0x9a8a68), s * 0.025);
      solid(ellipse(0.04, -0.06, 0.13, 0.09), 0xa8241c);
      // A key beside it.
      stroke(art, 'near', put(joined(ellipse(0.5, 0.3, 0.16, 0.1), line([[0.36, 0.34], [-0.34, 0.5], [-0.38, 0.42]]), line([[-0.2, 0.47], [-0.24, 0.39]]))), own(0xc09a4c), s * 0.07);
      return;
    case 'watch':
      stroke(art, 'near', put(curve([[0, -1.5], [0.4, -1.6], [0.7, -1.2], [0.9, -0.5], [1.2, -0.1], [1.7, 0.06]])), own(0xc09a4c), s * 0.05);
      solid(joined(ellipse(0, -0.7, 0.7), box(-0.07, -1.52, 0.14, 0.2)), 0xc8963c);
      fill(art, 'light', put(ellipse(0, -0.7, 0.57)), mix(0xf6ecd0, colors.low, 0.25));
      fill(art, 'ink', put(joined(...Array.from({ length: 12 }, (_, i) => polygon([-0.012, 0.012].flatMap((d): Point[] => [[sin(i / 12 + d) * 0.52, -0.7 - cos(i / 12 + d) * 0.52], [sin(i / 12) * 0.44, -0.7 - cos(i / 12) * 0.44]]))))), own(0x2a2018));
      fill(art, 'ink', put(joined(taper([[0, -0.7], [-0.16, -1.08]], 0.07, 0.02), taper([[0, -0.7], [0.28, -0.52]], 0.08, 0.02), ellipse(0, -0.7, 0.05))), own(0x2a2018));
      return;
    case 'helmet':
      solid(blob([[-0.72, -0.06, true], [-0.8, -0.7], [-0.5, -1.3], [0.1, -1.42], [0.66, -1.14], [0.8, -0.6], [0.66, -0.06, true]]), spec.genre === 'post-apocalyptic' ? 0x5a5a44 : 0xd4d8da);
      fill(art, 'near', put(blob([[0.06, -0.44, true], [0, -0.86], [0.2, -1.12], [0.6, -1.02], [0.78, -0.66], [0.7, -0.4, true], [0.4, -0.3]])), { line: [x, y - s, x + side * s, y], stops: [[0, mix(colors.accent, 0xffffff, 0.3), 1], [0.3, own(0x2a3440), 1], [1, own(0x0c1218), 1]] });
      shine(taper([[0.16, -0.94], [0.34, -1.02], [0.52, -0.98]], 0.05, 0.02), 0xffffff);
      flat(joined(box(-0.78, -0.2, 1.5, 0.12), ellipse(-0.36, -0.6, 0.17, 0.2)), 0x8a4a2a);
      solid(blob([[-0.82, -0.1, true], [0.74, -0.1, true], [0.8, 0.02], [-0.86, 0.02]]), 0x8a9096);
      return;
    case 'hat':
      solid(blob([[-1.1, -0.14, true], [-0.5, -0.2], [0.5, -0.2], [1.1, -0.2, true], [0.6, 0.06], [-0.5, 0.08]]), spec.genre === 'comedy' ? 0x23201e : 0x6a4a30);
      solid(
        spec.genre === 'comedy'
          ? blob([[-0.52, -0.14, true], [-0.54, -0.6], [-0.2, -0.86], [0.2, -0.86], [0.54, -0.6], [0.52, -0.14, true]])
          : blob([[-0.56, -0.14, true], [-0.5, -0.7], [-0.24, -0.94], [0, -0.78], [0.26, -0.94], [0.5, -0.68], [0.56, -0.14, true]]),
        spec.genre === 'comedy' ? 0x2c2826 : 0x7a5638,
      );
      flat(blob([[-0.56, -0.32, true], [0, -0.26], [0.56, -0.32, true], [0.57, -0.14, true], [0, -0.08], [-0.57, -0.14, true]]), spec.genre === 'comedy' ? 0xc2352c : 0x2a1c14);
      return;
    case 'flower': {
      solid(blob([[-0.24, 0, true], [-0.34, -0.5], [-0.18, -0.76, true], [0.18, -0.76, true], [0.34, -0.5], [0.24, 0, true]]), 0x8fb4c0);
      const petal = spec.genre === 'romance' ? 0xc22a48 : spec.genre === 'comedy' ? 0xf0b83c : 0xd05a9a;
      for (const [fx, fy, size] of [[-0.34, -1.3, 0.8], [0.36, -1.22, 0.72], [0.02, -1.64, 1]] as const) {
        flat(taper([[fx * 0.2, -0.7], [fx * 0.5, -1], [fx, fy]], 0.05, 0.04), 0x3c6a3a);
        flat(blob([[fx * 0.5, -0.95, true], [fx * 0.5 + 0.24, -1.08], [fx * 0.5 + 0.38, -0.98, true], [fx * 0.5 + 0.2, -0.9]]), 0x4a7c44);
        for (let i = 0; i < 5; i += 1)
          solid(ellipse(fx + sin(i / 5) * 0.14 * size, fy - cos(i / 5) * 0.14 * size, 0.15 * size), petal);
        solid(ellipse(fx, fy, 0.11 * size), lighter(petal, 0.25));
      }
      return;
    }
    case 'crystal': {
      const light = lighter(colors.accent, 0.2);
      glow(0, -0.7, 2.6, colors.accent);
      for (const [px, tall, lean] of [[-0.42, 0.8, -0.2], [0.4, 0.95, 0.24], [0, 1.6, 0.02]] as const) {
        const tip: Point = [px + lean, -tall];
        solid(polygon([[px - 0.2, 0], [px - 0.24 + lean * 0.6, -tall * 0.7], tip, [px + 0.22 + lean * 0.6, -tall * 0.74], [px + 0.2, 0]]), mix(colors.accent, 0x3a5a8a, 0.3));
        shine(polygon([[px + 0.02, 0], [px + lean * 0.6, -tall * 0.66], tip, [px + 0.22 + lean * 0.6, -tall * 0.74], [px + 0.2, 0]]), mix(light, 0xffffff, 0.25));
      }
      return;
    }
    case 'mask':
      // It lies on its cape.
      solid(blob([[-1.5, 0.1, true], [-1.1, -0.26], [-0.5, -0.2], [0, -0.36], [0.6, -0.22], [1.2, -0.3], [1.5, 0.08, true], [0.8, 0.2], [0, 0.12], [-0.8, 0.22]]), spec.hero.lining);
      for (const fold of [-0.7, 0.1, 0.9]) flat(taper([[fold, -0.2], [fold + 0.14, 0], [fold + 0.06, 0.16]], 0.02, 0.1), darker(spec.hero.lining, 0.4));
      solid(blob([[-0.86, -0.86, true], [-0.5, -0.98], [0, -0.8], [0.5, -0.98], [0.86, -0.86, true], [0.8, -0.5], [0.44, -0.26], [0, -0.44], [-0.44, -0.26], [-0.8, -0.5]]), spec.hero.cloth);
      flat(joined(blob([[-0.64, -0.68, true], [-0.36, -0.76], [-0.14, -0.54, true], [-0.4, -0.44]]), blob([[0.64, -0.68, true], [0.36, -0.76], [0.14, -0.54, true], [0.4, -0.44]])), 0x14101a);
      return;
    case 'gas-mask':
      flat(taper([[-0.5, -0.9], [-1, -0.5], [-1.4, 0.02]], 0.12, 0.08), 0x3a2e24);
      solid(blob([[-0.6, -0.06, true], [-0.74, -0.7], [-0.42, -1.26], [0.1, -1.38], [0.58, -1.12], [0.68, -0.6], [0.5, -0.06, true]]), 0x5a5a48);
      solid(joined(ellipse(-0.2, -0.82, 0.28, 0.29), ellipse(0.38, -0.8, 0.22, 0.28)), 0x8f8a74);
      flat(joined(ellipse(-0.2, -0.82, 0.21, 0.22), ellipse(0.38, -0.8, 0.155, 0.21)), 0x1a2220);
      shine(joined(polygon([[-0.3, -0.98], [-0.2, -1], [-0.32, -0.7], [-0.38, -0.78]]), polygon([[0.32, -0.96], [0.4, -0.98], [0.3, -0.7], [0.26, -0.78]])), mix(colors.low, 0xffffff, 0.3));
      solid(blob([[-0.12, -0.52, true], [0.36, -0.56, true], [0.56, -0.36], [0.5, -0.14], [0.02, -0.14]]), 0x4c4c3e);
      solid(polygon([[0.1, -0.36], [0.66, -0.42], [0.76, 0], [0.16, 0.02]]), 0x77755f);
      flat(joined(polygon([[0.12, -0.28], [0.68, -0.33], [0.69, -0.27], [0.13, -0.22]]), polygon([[0.14, -0.12], [0.71, -0.16], [0.72, -0.1], [0.15, -0.06]])), 0x3a3a30);
      return;
    case 'chip': {
      const light = lighter(colors.accent, 0.3);
      glow(0, -0.7, 2.6, colors.accent);
      solid(polygon([[-0.56, -1.42], [0.3, -1.42], [0.56, -1.16], [0.56, 0], [-0.56, 0]]), 0x262a40);
      shine(joined(box(-0.4, -1.26, 0.5, 0.4), ...[-0.7, -0.58, -0.46].map((y1, i) => box(-0.4, y1, 0.8 - i * 0.2, 0.05))), light);
      flat(box(-0.3, -1.16, 0.3, 0.2), 0x1a1c2c);
      shine(joined(...[-0.42, -0.22, -0.02, 0.18, 0.38].map((px) => box(px, -0.24, 0.1, 0.24))), mix(0xe8c86a, light, 0.25));
      return;
    }
    case 'chest':
      solid(polygon([[-0.9, -0.7], [0.9, -0.7], [0.84, 0], [-0.84, 0]]), 0x6a4426);
      solid(blob([[-0.92, -0.7, true], [-0.9, -1.02], [-0.6, -1.2], [0.6, -1.2], [0.9, -1.02], [0.92, -0.7, true]]), 0x7a5030);
      flat(joined(box(-0.7, -1.19, 0.14, 1.19), box(0.56, -1.19, 0.14, 1.19), box(-0.92, -0.76, 1.84, 0.1)), 0xa8843c);
      solid(box(-0.13, -0.84, 0.26, 0.34), 0xc8a048);
      flat(ellipse(0, -0.7, 0.045, 0.07), 0x1a120c);
      return;
  }
}
