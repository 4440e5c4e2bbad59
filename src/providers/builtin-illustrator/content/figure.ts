import { fill, halo } from '../art.ts';
import type { Paint, Role } from '../art.ts';
import { sin } from '../chance.ts';
import { darker, lighter, luma, mix, tinted } from '../color.ts';
import type { Color } from '../color.ts';
import { blob, box, ellipse, joined, moved, polygon, swayed, taper } from '../path.ts';
import type { Path, Point, Step } from '../path.ts';
import type { Look, Outfit } from '../spec.ts';
import type { Gesture, Pose, Stage } from '../stage.ts';

type Part = { readonly path: Path; readonly color: Color; readonly role: Role; readonly flat?: boolean; readonly loose?: number | undefined };

/**
 * A whole person, without a face: what tells people apart at this size is outline, hair, hat and cloth. Drawn in head heights from the
 * feet up, then moved; the side to the light has a bright edge.
 */
export function paintFigure(stage: Stage, look: Look, pose: Pose): void {
  const heads = look.age === 'child' ? 5.4 : look.age === 'teen' ? 6.8 : 7.4;
  const size = look.age === 'child' ? 0.66 : look.age === 'teen' ? 0.93 : look.gender === 'female' ? 0.95 : 1;
  const k = (pose.tall * size) / heads;
  const flip = pose.mirrored === true ? -1 : 1;
  const sits = pose.stance === 'sit';
  const seat = -(heads - 1.28) * 0.58;
  const y = sits ? pose.y - seat * k * 0.5 : pose.y;
  const place = { sx: k * flip * (pose.turned === true ? 0.88 : 1), sy: k, dx: pose.x, dy: y };
  // The weight on one leg bends the line from foot to head; what hangs loose goes with the wind, away from the light.
  const bent = sits || look.held !== 'none' ? 0 : pose.stance === 'walk' ? 0.05 : 0.11;
  const wind = -stage.side * flip * (stage.spec.weather === 'wind' || stage.spec.weather === 'storm' ? 0.62 : 0.3);
  const parts = partsOf(look, heads, pose).map((part) => {
    const { loose } = part;
    const line = swayed(part.path, (y) => {
      const free = loose === undefined ? 0 : Math.max(0, (y - loose) / 3);
      return bent * sin((y / heads) * 0.85) + wind * free * free * 1.6;
    });
    return { ...part, path: moved(sits ? cutAt(line, seat + 0.3) : line, place) };
  });
  const { art, side, colors } = stage;
  // Air between him and what is behind him, so that he stands out from it.
  const air = ellipse(pose.x, y - pose.tall * 0.5, pose.tall * 0.42, pose.tall * 0.6);
  fill(art, 'glow', air, halo(pose.x, y - pose.tall * 0.5, pose.tall * 0.6, mix(colors.low, colors.light, 0.3), 0.16));
  // A long shadow away from the light ties the feet to the ground.
  // Who sits has a seat between himself and the ground.
  if (!sits) {
  fill(
    art,
    'glow',
    blob([[pose.x - 0.7 * k, pose.y, true], [pose.x - side * 2.6 * k, pose.y + 0.42 * k, true], [pose.x - side * 2.2 * k, pose.y + 0.75 * k], [pose.x + 0.7 * k, pose.y + 0.1 * k, true]]),
    darker(colors.near, 0.3),
    0.45,
  );
  fill(art, 'glow', ellipse(pose.x, pose.y + 0.03 * k, 0.95 * k, 0.16 * k), darker(colors.near, 0.5), 0.5);
  }
  const ground = luma(mix(colors.low, stage.at(0.6), 0.6));
  const rim = mix(colors.light, colors.low, stage.spec.time === 'night' ? 0.2 : 0.1);
  const off = Math.min(4.4, Math.max(1.2, k * 0.06));
  fill(
    art,
    'figure',
    moved(joined(...parts.filter(({ flat }) => flat !== true).map(({ path }) => path)), {
      sx: 1,
      sy: 1,
      dx: stage.side * off,
      dy: -off * 0.35,
    }),
    rim,
    stage.spec.time === 'day' ? 0.6 : 0.85,
  );
  for (const part of parts) fill(art, part.role, part.path, shaded(stage, part, pose, k, ground));
  heldThing(stage, look, { ...pose, y }, k, flip, heads);
}

/** An outline that ends at a depth. */
const cutAt = (path: Path, low: number): Path =>
  path.map((step): Step =>
    step[0] === 'Z'
      ? step
      : step[0] === 'C'
        ? ['C', step[1], Math.min(low, step[2]), step[3], Math.min(low, step[4]), step[5], Math.min(low, step[6])]
        : [step[0], step[1], Math.min(low, step[2])],
  );

/** How much brighter or darker than the ground cloth is at least, of 1. */
const leastContrast = 0.2;


/** The colour that a thing has in the light of this stage. */
function inLight(stage: Stage, color: Color, lit = 0.5): Color {
  const { colors, spec } = stage;
  const air = mix(colors.light, colors.low, 0.5);
  const dim = spec.time === 'night' ? 0.52 : spec.time === 'day' ? 0.2 : 0.36;
  return mix(mix(color, tinted(color, air), 0.7), colors.near, Math.max(0, dim + 0.2 - lit * 0.4));
}

function shaded(stage: Stage, part: Part, { x, lit = 0.5 }: Pose, k: number, ground: number): Paint {
  const own = inLight(stage, part.color, lit);
  const short = leastContrast - Math.abs(luma(own) - ground);
  // Dark hair stays dark before a dark wall: the light at its edge is enough.
  const lift = Math.min(short, luma(own) * 0.6 + 0.02);
  const base = short <= 0 ? own : luma(own) > ground && ground < 0.5 ? lighter(own, lift) : darker(own, short * 2);
  if (part.flat === true) return base;
  const bright = mix(base, stage.colors.light, luma(base) > 0.6 ? 0.12 : 0.22);
  const dark = mix(darker(base, 0.3), stage.colors.near, 0.35);
  const reach = k * 1.1 * stage.side;
  return {
    line: [x + reach, 0, x - reach, 0],
    stops: [[0, bright, 1], [0.38, base, 1], [0.58, mix(base, dark, 0.7), 1], [1, dark, 1]],
  };
}

const longOutfits: ReadonlySet<Outfit> = new Set(['cloak', 'robe', 'toga', 'gown', 'coat', 'duster']);

function partsOf(look: Look, heads: number, { facing, stance, turned, gesture }: Pose): readonly Part[] {
  const wide = look.build === 'broad' ? 1.16 : look.build === 'slim' ? 0.86 : 1;
  const shoulder =
    (look.gender === 'female' ? 0.74 : look.gender === 'male' ? 0.9 : 0.82) *
    wide *
    (look.age === 'child' ? 0.8 : 1);
  const hip = (look.gender === 'female' ? 0.66 : 0.58) * wide;
  const top = -(heads - 1.28);
  const waist = top * 0.68;
  const seat = top * 0.58;
  const parts: Part[] = [];
  const add: Add = (path, color, role = 'figure', flat = false, loose) =>
    void parts.push({ path, color, role, flat, loose });
  const away = facing === 'away';

  const trousers = legColor(look);
  const boots = darker(mix(look.lining, 0x3a2a20, 0.6), 0.35);
  const skirted = look.outfit === 'robe' || look.outfit === 'gown' || look.outfit === 'toga';
  if (!skirted) {
    const knee = seat * 0.5;
    if (stance === 'walk') {
      add(blob([[-hip, seat, true], [0.1, seat, true], [-0.16, knee], [-0.52, -0.2, true], [-0.8, -0.32, true], [-0.56, knee * 1.1]]), trousers);
      add(blob([[hip, seat, true], [-0.2, seat, true], [0.2, knee], [0.5, -0.05, true], [0.78, -0.05, true], [0.7, knee * 0.9]]), trousers);
      add(joined(boot(-0.7, -0.1, -1), boot(0.64, 0.03, 1)), boots);
    } else {
    // The weight is on one leg; the other stands a little aside.
    add(blob([[-hip, seat, true], [0.04, seat, true], [-0.04, knee * 1.5], [-0.1, knee], [-0.16, -0.1, true], [-0.44, -0.1, true], [-0.48, knee * 0.7], [-0.44, knee]]), trousers);
    add(blob([[hip, seat, true], [-0.02, seat, true], [0.06, knee * 1.5], [0.16, knee], [0.3, -0.04, true], [0.58, -0.04, true], [0.6, knee * 0.7], [0.52, knee]]), trousers);
    add(joined(boot(-0.3, -0.02, -1), boot(0.44, 0.04, 1)), boots);
    }
  }
  if (look.outfit === 'cloak' || look.outfit === 'hero') {
    // The cape hangs behind: seen from the back it covers everything but the boots.
    const cape = blob([[-shoulder * 0.8, top + 0.02, true], [shoulder * 0.8, top + 0.02, true], [shoulder * 1.25, waist], [shoulder * 1.5 + 0.2, -0.9, true], [0.5, -0.55], [-0.3, -0.75], [-shoulder * 1.2, -0.5, true], [-shoulder * 1.2, waist]]);
    if (!away) add(cape, darker(look.lining, 0.2), 'figure', false, top);
  }
  arms(look, { shoulder, hip, top, waist, seat }, add, away, stance === 'walk', gesture);
  torso(look, { shoulder, hip, top, waist, seat }, add, away);
  if ((look.outfit === 'cloak' || look.outfit === 'hero') && away) {
    add(
      blob([[-shoulder * 0.75, top - 0.02, true], [0, top - 0.16], [shoulder * 0.75, top - 0.02, true], [shoulder * 1.3, waist], [shoulder * 1.5 + 0.15, -0.75, true], [0.6, -0.42], [-0.2, -0.62], [-shoulder * 1.25, -0.4, true], [-shoulder * 1.3, waist]]),
      look.outfit === 'hero' ? look.lining : look.cloth,
      'figure',
      false,
      top,
    );
    for (const fold of [-0.45, 0.1, 0.55])
      add(taper([[fold * 0.5, top + 0.5], [fold * 0.9, waist], [fold * 1.4, -0.7]], 0.02, 0.14), darker(look.outfit === 'hero' ? look.lining : look.cloth, 0.35), 'figure', true, top);
  }
  head(look, top, shoulder, add, away, turned === true);
  return parts;
}

const boot = (x: number, y: number, out: number): Path =>
  blob([[x - 0.17, y - 0.9, true], [x + 0.17, y - 0.9, true], [x + 0.2 + (out > 0 ? 0.14 : 0), y, true], [x - 0.2 - (out < 0 ? 0.14 : 0), y, true]]);

function legColor(look: Look): Color {
  if (look.outfit === 'hero' || look.outfit === 'spacesuit') return look.cloth;
  if (look.outfit === 'suit' || look.outfit === 'uniform') return darker(look.cloth, 0.15);
  return mix(darker(look.lining, 0.3), 0x33302e, 0.45);
}

/** `loose`: the height from which it hangs free, growing downwards. */
type Add = (path: Path, color: Color, role?: Role, flat?: boolean, loose?: number) => void;

function arms(look: Look, { shoulder, hip, top, waist, seat }: Frame, add: Add, away: boolean, walks: boolean, gesture?: Gesture): void {
  const sleeve =
    look.outfit === 'waistcoat'
      ? lighter(look.lining, 0.5)
      : look.outfit === 'armour'
        ? look.trim
        : look.outfit === 'gown'
          ? look.skin
          : look.cloth;
  const thick =
    look.outfit === 'parka' || look.outfit === 'spacesuit' ? 0.46 : look.gender === 'female' ? 0.3 : 0.35;
  const role: Role = look.outfit === 'gown' ? 'skin' : 'figure';
  const arm = (points: readonly Point[], hand = true): void => {
    add(taper(points, thick, thick * 0.62), sleeve, role);
    const [x, y] = points.at(-1) ?? [0, 0];
    if (hand) add(ellipse(x, y + 0.1, 0.13, 0.17), look.skin, 'skin');
  };
  /** An arm that is bent at the elbow, its hand in line with the forearm. */
  const raised = (from: Point, elbow: Point, wrist: Point): void => {
    const [dx, dy] = [wrist[0] - elbow[0], wrist[1] - elbow[1]];
    const far = (k: number, side = 0): Point => [wrist[0] + dx * k - dy * side, wrist[1] + dy * k + dx * side];
    add(taper([from, elbow], thick, thick * 0.78), sleeve, role);
    add(ellipse(elbow[0], elbow[1], thick * 0.4), sleeve, role);
    add(taper([elbow, wrist], thick * 0.78, thick * 0.56), sleeve, role);
    add(taper([far(-0.04), far(0.18), far(0.44)], 0.2, 0.09), look.skin, 'skin');
    add(taper([far(0.06), far(0.26, -0.2)], 0.1, 0.06), look.skin, 'skin');
  };
  const x = shoulder - 0.16;
  const busy = look.held !== 'none';
  const doing = busy ? 'plain' : (gesture ?? gestures[look.seed.length % gestures.length] ?? 'plain');
  const folded = (dir: number): Point[] => [[dir * x, top + 0.18], [dir * (shoulder + 0.2), top * 0.82], [dir * (shoulder + 0.02), waist - 0.42], [dir * 0.16, waist - 0.5]];
  // One arm hangs or swings; the other does what the moment asks for.
  if (walks)
    arm([[-x, top + 0.18], [-shoulder - 0.2, top * 0.82], [-shoulder - 0.44, waist + 0.1], [-shoulder - 0.34, seat + 0.1]]);
  else if (doing === 'crossed') arm(folded(-1), false);
  else if (doing === 'pocket')
    arm([[-x, top + 0.18], [-shoulder - 0.14, top * 0.8], [-shoulder - 0.06, waist], [-hip * 0.86, seat + 0.06]], false);
  else arm([[-x, top + 0.18], [-shoulder - 0.04, top * 0.82], [-shoulder - 0.12, waist - 0.02], [-shoulder + 0.02, seat + 0.3]]);
  if (look.held === 'lantern' || look.held === 'torch')
    arm([[x, top + 0.2], [shoulder + 0.22, top * 0.84], [shoulder + 0.74, top * 0.87]]);
  else if (busy) arm([[x, top + 0.2], [shoulder + 0.16, top * 0.8], [shoulder + 0.46, waist + 0.06]]);
  else if (walks)
    arm([[x, top + 0.18], [shoulder + 0.16, top * 0.82], [shoulder + 0.3, waist], [shoulder + 0.66, waist + 0.2]]);
  else
    switch (doing) {
      case 'hip':
        arm([[x, top + 0.18], [shoulder + 0.3, top * 0.8], [shoulder + 0.34, waist - 0.28], [shoulder - 0.3, waist + 0.2]]);
        break;
      case 'shade':
        raised([x, top + 0.24], [shoulder + 0.62, top - 0.12], [0.5, top - 0.84]);
        break;
      case 'point':
        raised([x, top + 0.24], [shoulder + 0.58, top + 0.46], [shoulder + 1.24, top + 0.1]);
        break;
      case 'crossed':
        arm(folded(1), false);
        break;
      case 'pocket':
        arm([[x, top + 0.18], [shoulder + 0.2, top * 0.8], [shoulder + 0.12, waist], [hip * 0.86, seat + 0.06]], false);
        break;
      case 'plain':
        arm([[x, top + 0.18], [shoulder + 0.02, top * 0.82], [shoulder + 0.14, waist - 0.06], [shoulder + 0.06, seat + 0.24]]);
        break;
    }
  if (look.outfit === 'armour' && away)
    add(joined(ellipse(-shoulder + 0.06, top + 0.16, 0.34, 0.27), ellipse(shoulder - 0.06, top + 0.16, 0.34, 0.27)), lighter(look.trim, 0.15));
}

const gestures: readonly Gesture[] = ['plain', 'hip', 'pocket', 'crossed'];

type Frame = {
  readonly shoulder: number;
  readonly hip: number;
  readonly top: number;
  readonly waist: number;
  readonly seat: number;
};

function torso(look: Look, { shoulder, hip, top, waist, seat }: Frame, add: Add, away: boolean): void {
  const narrow = look.gender === 'female' ? 0.47 : 0.57;
  const body = (hem: number, flare: number): Path =>
    blob([[-0.24, top - 0.1, true], [0.24, top - 0.1, true], [shoulder, top + 0.12], [shoulder * 0.9, top * 0.84], [Math.max(narrow, hip * 0.85), waist], [hip + flare * 0.5, (waist + hem) / 2 + 0.2], [hip + flare, hem, true], [0, hem + 0.1], [-hip - flare, hem - 0.05, true], [-hip - flare * 0.5, (waist + hem) / 2 + 0.2], [-Math.max(narrow, hip * 0.85), waist], [-shoulder * 0.9, top * 0.84], [-shoulder, top + 0.12]]);
  const { outfit } = look;
  const long = longOutfits.has(outfit);
  const hem =
    outfit === 'robe' || outfit === 'gown' || outfit === 'toga'
      ? -0.12
      : outfit === 'duster'
        ? -0.7
        : long
          ? -1.3
          : seat + (outfit === 'tunic' || outfit === 'doublet' || outfit === 'parka' ? 0.75 : 0.32);
  const flare =
    outfit === 'gown'
      ? 0.75
      : outfit === 'robe' || outfit === 'toga'
        ? 0.4
        : long
          ? 0.42
          : outfit === 'tunic' || outfit === 'doublet'
            ? 0.2
            : 0.04;
  add(body(hem, flare), outfit === 'armour' ? look.trim : look.cloth, 'figure', false, long || flare > 0.3 ? waist : undefined);
  if (long && outfit !== 'cloak')
    add(taper([[0.04, waist + 0.2], [0.1, (waist + hem) / 2], [0.16, hem]], 0.03, 0.16), darker(look.cloth, 0.4), 'figure', true, waist);
  switch (outfit) {
    case 'tunic':
    case 'coat':
    case 'doublet':
    case 'parka':
    case 'robe':
      add(polygon([[-narrow - 0.06, waist - 0.1], [narrow + 0.06, waist - 0.1], [narrow + 0.08, waist + 0.12], [-narrow - 0.08, waist + 0.12]]), darker(look.trim, 0.35));
      break;
    case 'poncho':
      add(blob([[-0.3, top - 0.12, true], [0.3, top - 0.12, true], [shoulder + 0.4, waist - 0.1, true], [0, waist + 0.75], [-shoulder - 0.4, waist - 0.1, true]]), look.lining);
      add(
        blob([[-shoulder - 0.3, waist - 0.35, true], [0, waist + 0.4], [shoulder + 0.3, waist - 0.35, true], [shoulder + 0.34, waist - 0.22, true], [0, waist + 0.56], [-shoulder - 0.34, waist - 0.22, true]]),
        look.trim,
        'figure',
        true,
      );
      break;
    case 'spacesuit':
      if (away)
        add(blob([[-0.6, top + 0.1, true], [0.6, top + 0.1, true], [0.64, waist], [-0.64, waist]]), lighter(look.cloth, 0.2));
      add(box(-0.3, top + 0.5, 0.6, 0.2), look.trim, 'light', true);
      break;
    case 'uniform':
      add(joined(box(-shoulder * 0.92, top - 0.02, 0.5, 0.16), box(shoulder * 0.92 - 0.5, top - 0.02, 0.5, 0.16)), look.trim, 'figure', true);
      break;
    case 'toga':
      add(blob([[-shoulder, top + 0.1, true], [-0.2, top, true], [shoulder * 0.95, waist], [hip, waist + 0.8, true], [0, waist + 0.3]]), look.lining);
      break;
    case 'rags':
      add(polygon([[-hip, seat + 0.2], [hip, seat + 0.2], [hip * 1.1, seat + 0.9], [0.3, seat + 0.6], [0.05, seat + 1], [-0.3, seat + 0.55], [-hip * 1.1, seat + 1]]), darker(look.cloth, 0.2));
      add(taper([[-0.5, top + 0.05], [0, top + 0.3], [0.55, top + 0.02]], 0.36, 0.36), look.lining);
      break;
    default:
      break;
  }
  if (!away) {
    const open =
      outfit === 'suit' ||
      outfit === 'coat' ||
      outfit === 'jacket' ||
      outfit === 'waistcoat' ||
      outfit === 'duster' ||
      outfit === 'uniform';
    if (open)
      add(polygon([[-0.2, top - 0.06], [0.2, top - 0.06], [0.08, waist - 0.2], [-0.08, waist - 0.2]]), lighter(look.lining, 0.45), 'figure', true);
  }
}

function head(look: Look, top: number, shoulder: number, add: Add, away: boolean, turned: boolean): void {
  const cy = top - 0.72;
  const big = look.age === 'child' ? 1.12 : 1;
  add(box(-0.19, top - 0.42, 0.38, 0.5), darker(look.skin, 0.12), 'skin');
  const skull = ellipse(0, cy, 0.41 * big, 0.53 * big);
  add(turned ? joined(skull, blob([[0.36, cy - 0.16, true], [0.56, cy + 0.12, true], [0.42, cy + 0.2], [0.42, cy + 0.4], [0.2, cy + 0.5, true]])) : skull, look.skin, 'skin');
  const { hairStyle: style, hair } = look;
  if (style !== 'bald' && look.hat !== 'bubble' && look.hat !== 'helm') {
    const mass = hairBehind(style, cy, top, shoulder);
    if (away) {
      // At an angle the hair leaves cheek and nose free.
      add(turned ? moved(mass, { sx: 0.86, sy: 1, dx: -0.13, dy: 0 }) : mass, hair, 'figure', false, cy);
      if (style === 'long' || style === 'wavy' || style === 'locs')
        for (const [x, bend] of [[-0.14, -0.1], [0.16, 0.06]] as const)
          add(taper([[x * 0.6, cy - 0.34], [x + bend, cy + 0.3], [x * 0.8, top + 0.26]], 0.02, 0.07), darker(hair, 0.26), 'figure', true, cy);
    } else
      add(blob([[-0.45, cy + 0.02, true], [-0.44, cy - 0.4], [0, cy - 0.66], [0.44, cy - 0.4], [0.45, cy + 0.02, true], [0.3, cy - 0.26], [-0.1, cy - 0.3], [-0.34, cy - 0.16]]), hair);
    if (!away && (style === 'long' || style === 'wavy' || style === 'bob' || style === 'locs'))
      add(
        joined(
          taper([[-0.4, cy - 0.2], [-0.48, cy + 0.3], [-0.44, style === 'bob' ? cy + 0.5 : top + 0.5]], 0.22, 0.16),
          taper([[0.4, cy - 0.2], [0.48, cy + 0.3], [0.44, style === 'bob' ? cy + 0.5 : top + 0.5]], 0.22, 0.16),
        ),
        hair,
      );
  }
  if (!away && look.beard !== 'none' && look.beard !== 'stubble')
    add(blob([[-0.36, cy + 0.12, true], [0, cy + 0.22], [0.36, cy + 0.12, true], [0.28, cy + 0.5], [0, cy + (look.beard === 'full' ? 0.86 : 0.62)], [-0.28, cy + 0.5]]), hair);
  if (!away)
    add(blob([[-0.3, cy - 0.04], [0, cy - 0.1], [0.3, cy - 0.04], [0.26, cy + 0.06], [0, cy + 0.01], [-0.26, cy + 0.06]]), mix(look.skin, 0x2a1a18, 0.5), 'skin', true);
  hatOn(look, cy, top, add);
}

/** A lock of hair, drawn round as the cap is: outlines that run opposite ways would cut holes into each other. */
const lock = (points: readonly Point[], wide: number): Path =>
  moved(taper(points.map(([x, y]): Point => [-x, y]), wide, 0.05), { sx: -1, sy: 1, dx: 0, dy: 0 });

function hairBehind(style: Look['hairStyle'], cy: number, top: number, shoulder: number): Path {
  const cap = blob([[-0.44, cy + 0.1], [-0.46, cy - 0.3], [0, cy - 0.62], [0.46, cy - 0.3], [0.44, cy + 0.1], [0.3, cy + 0.4], [-0.3, cy + 0.4]]);
  switch (style) {
    case 'long':
    case 'wavy':
    case 'locs':
      return joined(
        cap,
        // Locks of several lengths that end in points.
        lock([[-0.16, cy - 0.2], [-0.36, cy + 0.34], [-0.3, top + 0.02], [-0.42, top + (style === 'long' ? 0.5 : 0.3)]], 0.46),
        lock([[0.16, cy - 0.2], [0.36, cy + 0.34], [0.3, top + 0.02], [0.44, top + (style === 'long' ? 0.34 : 0.14)]], 0.46),
        lock([[-0.08, cy - 0.1], [-0.12, cy + 0.5], [-0.02, top + 0.2], [-0.16, top + (style === 'long' ? 0.86 : 0.5)]], 0.6),
        lock([[0.12, cy - 0.1], [0.14, cy + 0.5], [0.16, top + 0.1], [0.06, top + (style === 'long' ? 0.64 : 0.36)]], 0.54),
      );
    case 'bob':
      return joined(cap, blob([[-0.47, cy, true], [0.47, cy, true], [0.54, cy + 0.55, true], [0, cy + 0.62], [-0.54, cy + 0.55, true]]));
    case 'curly':
    case 'afro': {
      const r = style === 'afro' ? 0.78 : 0.6;
      return joined(
        ellipse(0, cy - 0.12, r, r * 0.98),
        ellipse(-r * 0.7, cy + 0.06, 0.3),
        ellipse(r * 0.7, cy + 0.06, 0.3),
        ellipse(-0.3, cy - r * 0.72, 0.28),
        ellipse(0.34, cy - r * 0.7, 0.28),
      );
    }
    case 'bun':
      return joined(cap, ellipse(0, cy - 0.5, 0.27, 0.24));
    case 'ponytail':
      return joined(cap, blob([[-0.12, cy - 0.36, true], [0.16, cy - 0.36, true], [0.3, cy + 0.3], [0.16, top + 0.9, true], [-0.12, top + 0.3]]));
    case 'braid':
      return joined(cap, ...[0, 1, 2, 3, 4, 5].map((i) => ellipse(0.03 * (i % 2), cy + 0.4 + i * 0.24, 0.17 - i * 0.012, 0.16)));
    case 'mohawk':
      return blob([[-0.13, cy + 0.3, true], [-0.14, cy - 0.6], [0, cy - 0.98], [0.14, cy - 0.6], [0.13, cy + 0.3, true]]);
    case 'bald':
    case 'buzz':
    case 'short':
    case 'parted':
    case 'swept':
      return shoulder > 0 ? cap : cap;
  }
}

function hatOn(look: Look, cy: number, top: number, add: Add): void {
  const { hat, cloth, lining, trim } = look;
  const felt = mix(darker(lining, 0.25), 0x4a3426, 0.35);
  const brim = (half: number, y: number, bend: number): Path =>
    blob([[-half, y - bend, true], [0, y - 0.06], [half, y - bend, true], [0, y + 0.16]]);
  switch (hat) {
    case 'hood':
      add(blob([[-0.62, top + 0.12, true], [-0.58, cy - 0.1], [-0.3, cy - 0.62], [0.04, cy - 0.78], [0.36, cy - 0.56], [0.58, cy - 0.05], [0.62, top + 0.12, true], [0, top + 0.3]]), cloth);
      break;
    case 'wide':
    case 'straw':
    case 'cowboy':
    case 'fedora': {
      const color = hat === 'straw' ? 0xd9b566 : felt;
      const half = hat === 'fedora' ? 0.74 : hat === 'straw' ? 0.95 : 1;
      add(brim(half, cy - 0.22, hat === 'cowboy' ? 0.16 : 0.02), color);
      add(blob([[-0.42, cy - 0.24, true], [-0.36, cy - 0.72], [-0.12, cy - 0.86], [0, cy - 0.78], [0.14, cy - 0.86], [0.36, cy - 0.72], [0.42, cy - 0.24, true]]), color);
      add(polygon([[-0.42, cy - 0.36], [0.42, cy - 0.36], [0.43, cy - 0.22], [-0.43, cy - 0.22]]), hat === 'straw' ? trim : darker(color, 0.45), 'figure', true);
      break;
    }
    case 'top-hat':
      add(brim(0.68, cy - 0.28, 0.04), felt);
      add(polygon([[-0.4, cy - 0.28], [-0.43, cy - 1.15], [0.43, cy - 1.15], [0.4, cy - 0.28]]), felt);
      add(box(-0.41, cy - 0.46, 0.82, 0.14), trim, 'figure', true);
      break;
    case 'wizard':
      add(brim(0.98, cy - 0.2, -0.02), cloth);
      add(blob([[-0.44, cy - 0.2, true], [-0.26, cy - 0.8], [0.1, cy - 1.4], [0.42, cy - 1.62, true], [0.26, cy - 1], [0.44, cy - 0.2, true]]), cloth);
      break;
    case 'cap':
    case 'beanie':
    case 'beret':
      add(
        blob([[-0.48, cy - 0.18, true], [-0.46, cy - 0.5], [hat === 'beret' ? -0.2 : 0, cy - 0.72], [hat === 'beret' ? 0.56 : 0.46, cy - 0.5], [0.48, cy - 0.18, true]]),
        hat === 'beanie' ? trim : felt,
      );
      break;
    case 'crown':
    case 'circlet':
      add(
        polygon([[-0.42, cy - 0.24], [-0.44, cy - 0.62], [-0.2, cy - 0.42], [0, cy - 0.72], [0.2, cy - 0.42], [0.44, cy - 0.62], [0.42, cy - 0.24]].map(([x = 0, y = 0]): Point => (hat === 'circlet' ? [x, Math.max(y, cy - 0.36)] : [x, y]))),
        trim,
        'light',
        true,
      );
      break;
    case 'helm':
      add(blob([[-0.48, cy + 0.4, true], [-0.5, cy - 0.2], [0, cy - 0.72], [0.5, cy - 0.2], [0.48, cy + 0.4, true]]), lighter(trim, 0.1));
      add(taper([[0, cy - 0.7], [0.02, cy - 0.95], [0.34, cy - 0.7], [0.5, cy - 0.1]], 0.2, 0.3), lining);
      break;
    case 'bubble':
      add(ellipse(0, cy, 0.62, 0.66), lighter(cloth, 0.35));
      break;
    case 'bandana':
    case 'turban':
      add(blob([[-0.48, cy - 0.1, true], [-0.48, cy - 0.5], [0, cy - (hat === 'turban' ? 0.86 : 0.66)], [0.48, cy - 0.5], [0.48, cy - 0.1, true], [0, cy - 0.24]]), lining);
      break;
    case 'fur-hood':
      add(blob([[-0.66, top + 0.1, true], [-0.66, cy - 0.2], [0, cy - 0.78], [0.66, cy - 0.2], [0.66, top + 0.1, true]]), cloth);
      add(taper([[-0.62, top + 0.04], [0, top + 0.2], [0.62, top + 0.04]], 0.3, 0.3), 0xcbb595);
      break;
    case 'goggles':
    case 'visor':
      add(taper([[-0.46, cy - 0.26], [0, cy - 0.34], [0.46, cy - 0.26]], 0.16, 0.16), trim, 'figure', true);
      break;
    case 'none':
      break;
  }
}

function heldThing(stage: Stage, look: Look, pose: Pose, k: number, flip: number, heads: number): void {
  const top = -(heads - 1.28);
  const shoulder = look.gender === 'male' ? 0.9 : 0.78;
  const raised = look.held === 'lantern' || look.held === 'torch';
  const hx = pose.x + flip * k * (raised ? shoulder + 0.82 : shoulder + 0.54);
  const hy = pose.y + k * (raised ? top * 0.86 : top * 0.68 + 0.1);
  const { art, colors } = stage;
  const wood = inLight(stage, 0x5a3d26, 0.4);
  const steel = mix(inLight(stage, 0xb8c4cc, 0.7), colors.light, 0.2);
  switch (look.held) {
    case 'lantern': {
      const glow = mix(0xffc25a, colors.accent, 0.25);
      fill(art, 'glow', ellipse(hx, hy + k * 0.6, k * 5), halo(hx, hy + k * 0.6, k * 5, glow, 0.75));
      fill(art, 'figure', joined(box(hx - k * 0.2, hy + k * 0.2, k * 0.4, k * 0.12), box(hx - k * 0.2, hy + k * 0.85, k * 0.4, k * 0.1)), darker(wood, 0.5));
      fill(art, 'light', box(hx - k * 0.16, hy + k * 0.32, k * 0.32, k * 0.53), lighter(glow, 0.5));
      break;
    }
    case 'torch': {
      const glow = mix(0xff9a3a, colors.accent, 0.2);
      fill(art, 'figure', taper([[hx, hy + k * 0.5], [hx, hy - k * 0.6]], k * 0.12, k * 0.18), wood);
      fill(art, 'glow', ellipse(hx, hy - k, k * 5), halo(hx, hy - k, k * 5, glow, 0.75));
      fill(
        art,
        'light',
        blob([[hx - k * 0.2, hy - k * 0.6], [hx - k * 0.1, hy - k * 1.1], [hx + k * 0.06, hy - k * 1.5, true], [hx + k * 0.2, hy - k], [hx + k * 0.12, hy - k * 0.6]]),
        lighter(glow, 0.45),
      );
      break;
    }
    case 'staff':
      fill(art, 'figure', taper([[hx - flip * k * 0.1, pose.y], [hx, hy], [hx + flip * k * 0.1, hy - k * 3.6]], k * 0.13, k * 0.15), wood);
      fill(art, 'glow', ellipse(hx + flip * k * 0.1, hy - k * 3.8, k * 2.4), halo(hx + flip * k * 0.1, hy - k * 3.8, k * 2.4, colors.accent, 0.7));
      fill(art, 'light', ellipse(hx + flip * k * 0.1, hy - k * 3.8, k * 0.22), lighter(colors.accent, 0.5));
      break;
    case 'sword':
      fill(
        art,
        'figure',
        polygon([[hx - k * 0.06, hy], [hx + k * 0.08, hy], [hx + flip * k * 0.9 + k * 0.06, pose.y - k * 0.35], [hx + flip * k * 0.98, pose.y - k * 0.2], [hx + flip * k * 0.86, pose.y - k * 0.38]]),
        steel,
      );
      fill(art, 'figure', taper([[hx - k * 0.3, hy + k * 0.12], [hx + k * 0.34, hy + k * 0.02]], k * 0.1, k * 0.1), inLight(stage, look.trim, 0.7));
      break;
    case 'gun':
      fill(
        art,
        'figure',
        polygon([[hx - k * 0.1, hy - k * 0.1], [hx + flip * k * 0.12, hy - k * 0.1], [hx + flip * k * 0.2, hy + k * 0.75], [hx + flip * k * 0.06, hy + k * 0.75]]),
        darker(steel, 0.6),
      );
      break;
    case 'book':
      fill(art, 'figure', polygon([[hx - k * 0.3, hy - k * 0.2], [hx + k * 0.25, hy - k * 0.3], [hx + k * 0.32, hy + k * 0.4], [hx - k * 0.24, hy + k * 0.5]]), inLight(stage, 0x8a2f2a, 0.6));
      break;
    case 'none':
      break;
  }
}
