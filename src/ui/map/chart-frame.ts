import { stepX, type Chart, type Spot } from './chart.ts';

/** The part of the chart that is looked at: its upper left corner, and pixels for each of its units. */
export type View = { readonly x: number; readonly y: number; readonly scale: number };
export type Size = { readonly width: number; readonly height: number };

const margin = 240;

/** What must be drawn for a view to be moved by half of itself. */
export type Tile = {
  readonly left: number;
  readonly top: number;
  readonly right: number;
  readonly bottom: number;
};

/** Stays the same while the view moves within it. */
export function tileOf(view: View, size: Size): Tile {
  const width = size.width / view.scale;
  const height = size.height / view.scale;
  const left = (Math.floor((view.x * 2) / width) * width) / 2;
  const top = (Math.floor((view.y * 2) / height) * height) / 2;
  return {
    left: left - margin,
    top: top - margin,
    right: left + width * 1.5 + margin,
    bottom: top + height * 1.5 + margin,
  };
}

/** The spots that lie there, and the one that must always be drawn. */
export function spotsIn(
  chart: Chart,
  chosen: string,
  left: number,
  top: number,
  right: number,
  bottom: number,
): readonly Spot[] {
  return [...chart.spots.values()].filter(
    ({ x, y, scene }) => scene.id === chosen || (x > left && x < right && y > top && y < bottom),
  );
}

/** What is marked from far off: where one is, what is chosen, the endings, and where named roads begin. */
export function landmarksOf(chart: Chart, chosen: string): readonly Spot[] {
  return [...chart.spots.values()].filter(
    ({ scene, here, branch }) =>
      here || scene.id === chosen || scene.ending || (branch?.id === scene.id && branch.name !== ''),
  );
}

export function centred(chart: Chart, size: Size, spot: Spot | undefined): View {
  const all = whole(chart, size);
  if (!spot || all.scale >= 0.75) return all;
  const scale = 0.9;
  return {
    x: spot.x + stepX * 0.45 - size.width / scale / 2,
    y: spot.y - size.height / scale / 2,
    scale,
  };
}

/** Room that a map leaves round itself when all of it is in view, in pixels. */
const around = { left: 64, above: 56, below: 72 };

export function whole({ box }: Chart, size: Size): View {
  // A title stands to the right of its scene, and is longer where there is room.
  const room = { ...around, right: clamp(size.width * 0.3, 200, 320) };
  const across = Math.max(size.width - room.left - room.right, 1) / Math.max(box.width, 1);
  const down = Math.max(size.height - room.above - room.below, 1) / Math.max(box.height, 1);
  const scale = Math.min(across, down, 1.15);
  return {
    x: box.x + box.width / 2 - (size.width + room.left - room.right) / 2 / scale,
    y: box.y + box.height / 2 - (size.height + room.above - room.below) / 2 / scale,
    scale,
  };
}

/** The view moved by as little as brings the spot into it. */
export function broughtIn(view: View, size: Size, { x, y }: Spot): View {
  const width = size.width / view.scale;
  const height = size.height / view.scale;
  return {
    ...view,
    x: clamp(view.x, x + stepX - width, x - 40),
    y: clamp(view.y, y + 60 - height, y - 60),
  };
}

export function clamp(value: number, least: number, most: number): number {
  return least > most ? (least + most) / 2 : Math.min(Math.max(value, least), most);
}
