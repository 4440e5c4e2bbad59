import { newArt } from './art.ts';
import type { Art } from './art.ts';
import { chanceOf } from './chance.ts';
import type { Chance } from './chance.ts';
import { colorsOf, contrasted, darker, lighter, mix, rgb, saturated } from './color.ts';
import type { Color } from './color.ts';
import { countries } from './content/places.ts';
import type { Country, Ridge } from './content/places.ts';
import type { Marks } from './mark-shapes.ts';
import type { Grow } from './plants.ts';
import { isRoom, timesOfDay } from './spec.ts';
import type { Look, PaintSpec } from './spec.ts';

export type Palette = {
  readonly top: Color;
  readonly mid: Color;
  /** The sky at the horizon, and the haze that takes the far away. */
  readonly low: Color;
  readonly far: Color;
  readonly near: Color;
  readonly light: Color;
  readonly accent: Color;
};

/**
 * How a scene is seen: at eye level; small under a wide sky; from below against the sky; from a height; out of a door; or a thing near
 * the eye and its owner far off.
 */
export type Shot = 'level' | 'wide' | 'low' | 'high' | 'door' | 'thing';

/** Where in the sky it is, and the colour that it has there. */
export type Sighting = { readonly x: number; readonly y: number; readonly color: Color };
export type Omen = (stage: Stage, c: Chance, at: Sighting) => void;

/** Where and how somebody stands. */
export type Pose = {
  /** Where the feet stand, and how tall an adult would be there. */
  readonly x: number;
  readonly y: number;
  readonly tall: number;
  readonly facing: 'away' | 'toward';
  /** Whether the figure's left is its right. */
  readonly mirrored?: boolean;
  /** How much of the place's light falls on it, 0 to 1. */
  readonly lit?: number;
  /** Someone who sits needs a seat in front of or under him: it hides his legs. */
  readonly stance?: 'stand' | 'walk' | 'sit';
  /** Seen from behind at an angle: the face shows on the side that is not mirrored. */
  readonly turned?: boolean;
  /** What the free arms do; when left out, it follows from the person. */
  readonly gesture?: Gesture;
};

export type Gesture = 'plain' | 'hip' | 'pocket' | 'shade' | 'point' | 'crossed';

export type DrawFigure = (stage: Stage, look: Look, pose: Pose) => void;

/** Where the things by which a genre is known stand: on the side that the hero leaves free. */
export type SetPlace = { readonly x: number; readonly y: number };
export type DrawSet = (stage: Stage, at: SetPlace, figure: DrawFigure) => void;

/** What is in the sky: behind a neighbour world and before it; and what falls or drifts between the eye and the scene. */
export type Sky = {
  readonly stars: (stage: Stage) => void;
  readonly clouds: (stage: Stage) => void;
  readonly air: (stage: Stage) => void;
};

/** Houses or towers side by side along the horizon: their foot, their height, how far away, and the name of their chances. */
export type SkylineOptions = {
  readonly y: number;
  readonly tall: number;
  readonly depth: number;
  readonly name: string;
  readonly kind: 'old' | 'modern' | 'broken' | 'low';
};

/** Lines of height by their kind. */
export type Ridges = { readonly [kind in Ridge]?: (stage: Stage, options: RidgeOptions) => void };

export type RidgeOptions = {
  readonly y: number;
  readonly amp: number;
  readonly depth: number;
  readonly name: string;
};

/** What only some countries have; it comes in a chunk of its own. */
export type Land = {
  readonly ridges?: Ridges;
  readonly shore?: {
    readonly water: (stage: Stage, y: number, calm: boolean) => void;
    readonly reflection: (stage: Stage, y: number) => void;
    /** The ground on this side of the water. */
    readonly bank: (stage: Stage, country: Country) => void;
  };
  /** What is laid over the finished ground. */
  readonly last: (stage: Stage) => void;
};

/** Parts of the painter that come in chunks of their own, as far as a picture needs them. */
export type Parts = {
  /** The whole picture, by means of the others: a scene or a portrait. */
  readonly draw: (stage: Stage) => void;
  /** The place, to right behind the people. */
  readonly behind: (stage: Stage) => void;
  /** What stands before the people; `null` under a roof. */
  readonly before: ((stage: Stage) => void) | null;
  /** `null` where there is no sky. */
  readonly sky: Sky | null;
  /** The worlds in the sky of a story among the stars. */
  readonly worlds: ((stage: Stage) => void) | null;
  /** The buildings of the distance that this picture shows. */
  readonly marks: Marks;
  /** What is in the air of the genre; `null` where it is empty. */
  readonly omen: Omen | null;
  /** The things by which the genre is known; `null` under a roof and in portraits. */
  readonly set: DrawSet | null;
  /** Two who belong together: the hero and the first of the others, or somebody to his taste. */
  readonly pair: ((stage: Stage, other: Look | undefined) => void) | null;
  /** What only some countries have. */
  readonly land: Land | null;
  /** What grows in the country; `null` where nothing does. */
  readonly grow: Grow | null;
  /** A line of broken houses; `null` where there is none. */
  readonly ruins: ((stage: Stage, options: SkylineOptions) => void) | null;
  /** A thing near the eye or a doorway, where the shot is one. */
  readonly near: ((stage: Stage) => void) | null;
};

/** Everything that a part of a picture needs to be drawn. Lengths: the picture's area is 1000 x 1000. */
export type Stage = {
  readonly art: Art;
  readonly w: number;
  readonly h: number;
  readonly spec: PaintSpec;
  readonly seed: string;
  readonly shot: Shot;
  readonly parts: Parts;
  readonly colors: Palette;
  /** Height of the horizon. */
  readonly horizon: number;
  /** Where the light comes from: -1 left, 1 right. */
  readonly side: -1 | 1;
  readonly sun: { readonly x: number; readonly y: number; readonly r: number };
  readonly chance: (stream: string) => Chance;
  /** The colour of what is `depth` away: 0 at the horizon, 1 right before the eye. */
  readonly at: (depth: number) => Color;
};

export function stageOf(spec: PaintSpec, seed: string, parts: Parts): Stage {
  const art = newArt(spec.width, spec.height);
  const { w, h } = art;
  const chance = (stream: string): Chance => chanceOf(seed, stream);
  const colors = paletteOf(spec);
  const view = chance('view');
  const side = view.odds(0.5) ? 1 : -1;
  const tall = h > w * 1.15;
  const shot = shotOf(spec, seed);
  const level = h * (tall ? view.between(0.56, 0.64) : view.between(0.6, 0.68));
  const horizon = shot === 'wide' ? h * 0.72 : shot === 'low' ? h * 0.78 : shot === 'high' ? h * 0.3 : level;
  const low = spec.time === 'dawn' || spec.time === 'dusk';
  // Two before the setting sun: it stands behind them.
  const off =
    (low ? view.between(0.1, 0.24) : view.between(0.16, 0.3)) * (spec.genre === 'romance' ? 0.2 : 1);
  const sun = {
    x: w * (0.5 + side * off),
    y: low
      ? horizon - h * (view.between(0.06, 0.14) + (tables.has(spec.place) ? 0.17 : 0))
      : h * view.between(0.14, 0.26) * (shot === 'high' ? 0.5 : 1),
    r:
      shot === 'high'
        ? 34
        : low
          ? view.between(58, 84)
          : spec.time === 'night'
            ? view.between(34, 48)
            : view.between(38, 50),
  };
  const haze = spec.weather === 'fog' || spec.weather === 'snow' ? 0.3 : 0;
  return {
    art,
    w,
    h,
    spec,
    seed,
    shot,
    parts,
    colors,
    horizon,
    side,
    sun,
    chance,
    at: (depth) => {
      const clear =
        depth < 0.45
          ? mix(mix(colors.low, colors.far, 0.45), colors.far, depth / 0.45)
          : mix(colors.far, colors.near, (depth - 0.45) / 0.55);
      return haze === 0 ? clear : mix(clear, colors.low, haze * (1 - depth * depth));
    },
  };
}

const gorges: ReadonlySet<PaintSpec['place']> = new Set<PaintSpec['place']>([
  'jungle',
  'mountains',
  'canyon',
  'temple-ruins',
  'ruins',
  'forest',
]);

/** Whether the hero's way leads over a gorge: nobody stands beside him there. */
export const overGorge = ({ spec: { genre, place, others }, shot }: Stage): boolean =>
  shot === 'level' && genre === 'adventure' && others.length === 0 && gorges.has(place);

/** The ways of seeing that a mood leans to. */
const shotsOf: { readonly [mood in PaintSpec['mood']]: readonly [Shot, ...Shot[]] } = {
  plain: ['level', 'level', 'wide', 'high', 'low', 'door', 'thing'],
  tense: ['level', 'low', 'door', 'low', 'high'],
  eerie: ['level', 'door', 'wide', 'high', 'thing'],
  grim: ['level', 'wide', 'high', 'door'],
  sorrowful: ['wide', 'level', 'door', 'thing'],
  calm: ['wide', 'level', 'high', 'thing'],
  joyful: ['level', 'low', 'wide', 'level'],
  wondrous: ['wide', 'high', 'level', 'low'],
  tender: ['level', 'wide', 'thing', 'level'],
};
/** Places whose drawing is made for one height of the eye. */
const oneEye: ReadonlySet<PaintSpec['place']> = new Set<PaintSpec['place']>([
  'sea',
  'space',
  'underwater',
  'rooftops',
  'station',
  'sky-harbour',
]);

/** Places with a wall or a sill to lay a thing on, but no ground behind it: its owner is not seen there. */
export const overDepth: ReadonlySet<PaintSpec['place']> = new Set<PaintSpec['place']>([
  'rooftops',
  'sky-harbour',
  'space',
]);

/** Whether there is a table, a wall or dry ground for a near thing to lie on. */
function hasLedge(place: PaintSpec['place']): boolean {
  if (isRoom(place) || place === 'station' || overDepth.has(place)) return true;
  const country = countries[place];
  return country !== undefined && country.water !== 'near';
}

/** How a scene is seen. A portrait is always seen at eye level. */
export function shotOf(spec: PaintSpec, seed: string): Shot {
  const shot = wishedShot(spec, seed);
  if (shot === 'thing' && !hasLedge(spec.place)) return 'level';
  // Nothing to stand on rises over the middle of a street.
  if (shot === 'high' && !isRoom(spec.place) && countries[spec.place] === undefined) return 'low';
  return shot;
}

function wishedShot(spec: PaintSpec, seed: string): Shot {
  const c = chanceOf(seed, 'shot');
  if (spec.kind === 'portrait') return 'level';
  const shot = c.pick(shotsOf[spec.mood]);
  // What the scene names may as well be looked at.
  if (spec.props.length > 0 && spec.others.length === 0 && c.odds(0.25)) return 'thing';
  // Company is seen.
  if (shot === 'thing' && spec.others.length > 0) return 'level';
  // Two who belong together are not alone on a rock.
  if (shot === 'high' && spec.genre === 'romance') return 'wide';
  // From a height the worlds in the sky would be cut off.
  if (shot === 'high' && spec.place === 'planet') return 'wide';
  if (shot === 'level' || shot === 'door' || shot === 'thing') return shot;
  return isRoom(spec.place) || oneEye.has(spec.place)
    ? c.pick(['level', 'level', 'level', 'door', 'thing'])
    : shot;
}

/** Lands with table mountains, whose straight edges would cut a low sun in two. */
const tables: ReadonlySet<PaintSpec['place']> = new Set(['desert', 'canyon', 'wasteland', 'planet']);

/** The genre's colours at this time, in this weather and mood. */
function paletteOf({ world, time, weather, mood }: PaintSpec): Palette {
  const own = colorsOf(world.colors[timesOfDay.indexOf(time)] ?? '').map((color) => inMood(color, mood));
  const [top = 0, mid = 0, low = 0, far = 0, near = 0, light = 0, accent = 0] = own;
  const plain = { top, mid, low, far, near, light, accent };
  const dull = (color: Color, to: Color, share: number): Color =>
    mix(saturated(color, 1 - share * 0.5), to, share);
  switch (weather) {
    case 'rain':
    case 'storm': {
      const deep = weather === 'storm' ? 0.55 : 0.38;
      const cloud = saturated(mix(mid, near, weather === 'storm' ? 0.5 : 0.3), 0.6);
      return {
        ...plain,
        top: dull(top, darker(cloud, 0.3), deep),
        mid: dull(mid, cloud, deep),
        low: dull(low, lighter(cloud, 0.2), deep * 0.8),
        far: dull(far, cloud, deep * 0.6),
      };
    }
    case 'snow': {
      const white = time === 'night' ? rgb(110, 130, 165) : rgb(232, 238, 246);
      return {
        ...plain,
        top: dull(top, white, 0.2),
        mid: dull(mid, white, 0.3),
        low: dull(low, white, 0.35),
        far: dull(far, white, 0.35),
      };
    }
    case 'fog':
      return { ...plain, top: mix(top, low, 0.35), mid: mix(mid, low, 0.5), far: mix(far, low, 0.35) };
    case 'clear':
    case 'wind':
      return plain;
  }
}

function inMood(color: Color, mood: PaintSpec['mood']): Color {
  switch (mood) {
    case 'tense':
      return contrasted(color, 1.1);
    case 'eerie':
      return mix(saturated(color, 0.85), 0x2f6f62, 0.1);
    case 'grim':
      return darker(saturated(color, 0.7), 0.1);
    case 'sorrowful':
      return mix(saturated(color, 0.7), 0x50688c, 0.12);
    case 'joyful':
      return saturated(lighter(color, 0.04), 1.18);
    case 'wondrous':
      return saturated(color, 1.12);
    case 'tender':
      return mix(color, 0xffb0a0, 0.09);
    case 'calm':
    case 'plain':
      return color;
  }
}
