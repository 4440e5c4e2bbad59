import type { Chart, Spot } from './chart.ts';
import { words } from './words.ts';

/** What is written beside a scene of the map, in pixels of the screen from its middle. */
export type Label = {
  /** Its title as far as there is room. */
  readonly text: string;
  /** A second line; '' for none. */
  readonly mark: string;
  /** Where the words begin, to the right of the sign. */
  readonly x: number;
  readonly width: number;
};

export type LabelRules = {
  /** Pixels for a unit of the chart. */
  readonly scale: number;
  /** How much larger than usual the letters are. */
  readonly size: number;
  readonly chosen: string;
  /** What a second line says of a scene; '' for nothing. */
  readonly markOf: (spot: Spot) => string;
};

type Box = { readonly left: number; readonly top: number; readonly right: number; readonly bottom: number };

/** Pixels of a letter of Latin script, about; of one that is as wide as it is high; and of the shortest title that says anything. */
const letter = { usual: 7.6, wide: 15.5, least: 56 };
const longest = 48;
/** Half of a sign, and of that where one is. */
const half = { usual: 12, here: 24 };

/**
 * What is written on the map: no title covers another, or a sign. What matters most finds its place first; the others are shortened to
 * the room that is left, and left out where there is none.
 */
export function labelsOf(
  chart: Chart,
  shown: readonly Spot[],
  { scale, size, chosen, markOf }: LabelRules,
): ReadonlyMap<string, Label> {
  const taken = createBoxes();
  for (const spot of shown) {
    const [x, y] = [spot.x * scale, spot.y * scale];
    const by = spot.here ? half.here : half.usual;
    taken.add({ left: x - by, top: y - by, right: x + by, bottom: y + by });
  }
  const labels = new Map<string, Label>();
  const rank = (spot: Spot) =>
    spot.scene.id === chosen ? 0 : spot.here ? 1 : markOf(spot) !== '' ? 2 : spot.travelled ? 3 : 4;
  for (const spot of shown.toSorted((a, b) => rank(a) - rank(b))) {
    // What tells it from its like comes first: the end may be left out.
    const by = chart.apart.get(spot.scene.id);
    const title = by === undefined ? spot.scene.title : words.titleBy(by, spot.scene.title);
    const mark = spot.here ? '' : markOf(spot);
    const x = spot.here ? 32 : 22;
    const wanted = Math.max(widthOf(title), widthOf(mark)) * size;
    const left = spot.x * scale + x - 2;
    const middle = spot.y * scale;
    const [above, below] = mark === '' ? [10, 10] : [16, 24];
    const band = { top: middle - above * size, bottom: middle + below * size };
    const room = taken.roomFrom(left, band) - 6;
    const forced = spot.scene.id === chosen || spot.here;
    const width = Math.min(wanted, forced ? Math.max(room, letter.least) : room);
    if (width < Math.min(wanted, letter.least * size)) continue;
    taken.add({ left, right: left + width + 4, ...band });
    labels.set(spot.scene.id, {
      text: shortened(title, width / size),
      mark: shortened(mark, width / size),
      x,
      width,
    });
  }
  return labels;
}

/** Boxes that are taken, in stripes as high as a line, so that a map of thousands is not searched through for each. */
function createBoxes() {
  const stripes = new Map<number, Box[]>();
  const each = function* (top: number, bottom: number) {
    for (let stripe = Math.floor(top / 24); stripe <= Math.floor(bottom / 24); stripe += 1) yield stripe;
  };
  return {
    add: (box: Box) => {
      for (const stripe of each(box.top, box.bottom)) {
        const boxes = stripes.get(stripe);
        if (boxes) boxes.push(box);
        else stripes.set(stripe, [box]);
      }
    },
    /** How far to the right of `left` nothing is in the way; negative where something is there already. */
    roomFrom: (left: number, { top, bottom }: { readonly top: number; readonly bottom: number }) => {
      let room = Number.POSITIVE_INFINITY;
      for (const stripe of each(top, bottom))
        for (const box of stripes.get(stripe) ?? [])
          if (box.right > left && box.top < bottom && box.bottom > top)
            room = Math.min(room, box.left - left);
      return room;
    },
  };
}

function widthOf(text: string): number {
  return lettersOf(text).reduce((sum, sign) => sum + widthOfSign(sign), 0);
}

function shortened(text: string, width: number): string {
  const letters = lettersOf(text);
  if (letters.length <= longest && widthOf(text) <= width + 1) return text;
  let [used, count] = [letter.usual, 0];
  for (const sign of letters.slice(0, longest - 1)) {
    used += widthOfSign(sign);
    if (used > width) break;
    count += 1;
  }
  return `${letters.slice(0, count).join('').trimEnd()}…`;
}

/** No more of them than are ever written, and one to tell that there are more. */
function lettersOf(text: string): readonly string[] {
  return Array.from(text.slice(0, 4 * longest)).slice(0, longest + 1);
}

function widthOfSign(sign: string): number {
  return /[\u1100-\u115f\u2e80-\ua4cf\uac00-\ud7a3\uf900-\ufaff\ufe30-\ufe4f\uff00-\uff60]|\p{Extended_Pictographic}/u.test(
    sign,
  )
    ? letter.wide
    : letter.usual;
}
