import { downward, fill, halo, stroke } from './art.ts';
import { bustOf } from './bust.ts';
import { cos, sin } from './chance.ts';
import { darker, lighter, mix } from './color.ts';
import { faceOf, headPath, paintBeard, paintFace, paintGlasses, paintNeck } from './content/face.ts';
import { outline, paintGarment } from './content/garment.ts';
import type { DrawGarment } from './content/garment.ts';
import { paintHairBack, paintHairFront } from './content/hair.ts';
import type { HairShape } from './content/hair.ts';
import { paintHat, paintHatBack } from './content/headwear.ts';
import type { DrawHat } from './content/headwear.ts';
import { arched, box, ellipse, joined, moved, polygon } from './path.ts';
import type { Path, Point } from './path.ts';
import type { Stage } from './stage.ts';
import { cornerShade } from './corners.ts';

/** How the hero is dressed: each part comes in a chunk of its own. */
type Dress = {
  readonly garment: DrawGarment;
  /** `null` on a bare head. */
  readonly hat: DrawHat | null;
  /** `null` for the bald. */
  readonly hair: HairShape | null;
};

/** The hero, head and shoulders, before his own country in soft light. */
export function paintPortrait(stage: Stage, dress: Dress): void {
  const { art, w, h, spec, colors, side } = stage;
  const { place } = spec;
  stage.parts.behind(stage);
  const k = Math.min(h * 0.00178, w * 0.0021);
  const cx = w * 0.5 - side * w * 0.035;
  const cy = h * (h > w ? 0.415 : 0.43);
  // The country steps back behind the air.
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
  paintNimbus(stage, cx - side * 20 * k, cy - 14 * k, k);
  const bust = bustOf(stage, spec.hero, { sx: k * side, sy: k, dx: cx, dy: cy });
  const face = faceOf(bust);
  const head = joined(headPath(face), outline(bust));
  const rim = mix(colors.accent, colors.light, 0.5);
  fill(art, 'figure', moved(head, { sx: k * side, sy: k, dx: cx - side * 3.4 * k, dy: cy - 1.6 * k }), rim);
  paintHatBack(bust);
  paintHairBack(bust, dress.hair);
  paintNeck(bust);
  paintGarment(bust, dress.garment);
  paintFace(bust, face);
  paintBeard(bust, face);
  if (bust.look.hat !== 'helm') paintHairFront(bust, dress.hair);
  paintGlasses(bust, face);
  paintHat(bust, dress.hat);
  if (place !== 'underwater' && place !== 'space' && spec.weather !== 'clear') stage.parts.sky?.air(stage);
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

type Nimbus = 'disc' | 'arch' | 'gothic' | 'rings' | 'hexagon' | 'rays' | 'gear' | 'blinds';

const nimbusOf: { readonly [genre in Stage['spec']['genre']]: Nimbus } = {
  adventure: 'disc',
  fantasy: 'arch',
  'sci-fi': 'hexagon',
  mystery: 'blinds',
  horror: 'gothic',
  thriller: 'blinds',
  cyberpunk: 'hexagon',
  steampunk: 'gear',
  'post-apocalyptic': 'disc',
  superhero: 'rays',
  romance: 'arch',
  comedy: 'rays',
  drama: 'disc',
  western: 'disc',
  historical: 'arch',
  'magical-realism': 'rings',
  'space-opera': 'rings',
  'urban-fantasy': 'gothic',
  detective: 'blinds',
  survival: 'disc',
};

/** The lit shape behind the head: each genre has its own, so that a portrait says what kind of story it is from. */
function paintNimbus({ art, w, h, colors, spec, side }: Stage, x: number, y: number, k: number): void {
  const r = 172 * k;
  const lit = lighter(mix(colors.low, colors.light, 0.55), 0.1);
  const paint = {
    line: [0, y - r, 0, y + r] as const,
    stops: [
      [0, lit, 0.92],
      [1, mix(colors.low, colors.mid, 0.5), 0.32],
    ] as const,
  };
  const edge = mix(colors.light, colors.accent, 0.3);
  fill(art, 'glow', ellipse(x, y + 6 * k, r * 1.9), halo(x, y + 6 * k, r * 1.9, colors.light, 0.55));
  const around = (count: number, radius: number, start = 0): Point[] =>
    Array.from({ length: count }, (_, i): Point => [
      x + cos(start + i / count) * radius,
      y + sin(start + i / count) * radius,
    ]);
  switch (nimbusOf[spec.genre]) {
    case 'disc':
      fill(art, 'far', ellipse(x, y, r), paint);
      stroke(art, 'far', ellipse(x, y, r + 12), edge, 2.2, 0.7);
      return;
    case 'rings':
      for (const [i, size] of [1.16, 0.92, 0.68].entries())
        fill(art, 'far', ellipse(x + side * i * 14 * k, y - i * 8 * k, r * size), lit, 0.22 + i * 0.12);
      stroke(art, 'far', ellipse(x, y, r * 1.22), edge, 2, 0.7);
      return;
    case 'arch':
    case 'gothic': {
      const wide = r * 0.92;
      const top = y - r * 1.12;
      const spring = y - r * 0.1;
      const shape = (grow: number): Path =>
        nimbusOf[spec.genre] === 'gothic'
          ? [
              ['M', x - wide - grow, h],
              ['L', x - wide - grow, spring],
              [
                'C',
                x - wide - grow,
                spring - r * 0.6,
                x - wide * 0.4,
                top + r * 0.2 - grow,
                x,
                top - grow * 1.6,
              ],
              [
                'C',
                x + wide * 0.4,
                top + r * 0.2 - grow,
                x + wide + grow,
                spring - r * 0.6,
                x + wide + grow,
                spring,
              ],
              ['L', x + wide + grow, h],
              ['Z'],
            ]
          : arched(x, h, (wide + grow) * 2, h - top + grow);
      fill(art, 'far', shape(0), { line: [0, top, 0, y + r * 1.3], stops: paint.stops });
      stroke(art, 'far', shape(13), edge, 2.4, 0.75);
      return;
    }
    case 'hexagon':
      fill(art, 'far', polygon(around(6, r * 1.1, 0.25)), paint);
      stroke(art, 'far', polygon(around(6, r * 1.2, 0.25)), colors.accent, 2.6, 0.85);
      stroke(art, 'far', polygon(around(6, r * 1.34, 0.25)), edge, 1.2, 0.5);
      return;
    case 'gear': {
      const teeth: Point[] = [];
      for (let i = 0; i < 72; i += 1) {
        const size = i % 4 < 2 ? 1.2 : 1.06;
        teeth.push([x + cos((i + 0.5) / 72) * r * size, y + sin((i + 0.5) / 72) * r * size]);
      }
      fill(art, 'far', polygon(teeth), mix(colors.far, colors.accent, 0.3), 0.6);
      fill(art, 'far', ellipse(x, y, r * 0.96), paint);
      return;
    }
    case 'rays': {
      const rays: Path[] = [];
      for (let i = 0; i < 18; i += 1)
        rays.push(
          polygon([
            [x, y],
            [x + cos(i / 18) * (w + h), y + sin(i / 18) * (w + h)],
            [x + cos((i + 0.5) / 18) * (w + h), y + sin((i + 0.5) / 18) * (w + h)],
          ]),
        );
      fill(art, 'far', joined(...rays), lit, 0.34);
      fill(art, 'far', ellipse(x, y, r * 0.9), paint);
      return;
    }
    case 'blinds': {
      const slats: Path[] = [];
      for (let i = 0; i < 9; i += 1) {
        const top = y - r * 1.15 + i * r * 0.27;
        slats.push(
          polygon([
            [x - r * 0.98, top + side * r * 0.05],
            [x + r * 0.98, top - side * r * 0.05],
            [x + r * 0.98, top - side * r * 0.05 + r * 0.17],
            [x - r * 0.98, top + side * r * 0.05 + r * 0.17],
          ]),
        );
      }
      fill(art, 'far', joined(...slats), {
        line: [x + side * r, 0, x - side * r, 0],
        stops: [
          [0, lit, 0.9],
          [1, mix(colors.low, colors.mid, 0.5), 0.3],
        ],
      });
      return;
    }
  }
}
