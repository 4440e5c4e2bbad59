import type { Gradient, Paint, Shape } from './art.ts';
import { cssOf } from './color.ts';
import { bounds } from './path.ts';
import type { Path } from './path.ts';

/** Writes shapes as SVG elements; gradients that come again are written once. */
export type SvgWriter = {
  readonly shape: (shape: Shape) => void;
  /** Own markup between shapes; the caller answers for it: numbers and fixed words only. */
  readonly raw: (markup: string) => void;
  /** Own markup among the definitions. */
  readonly define: (markup: string) => void;
  readonly finish: (size: { w: number; h: number; width: number; height: number }) => string;
};

export function createSvgWriter(coarse = false): SvgWriter {
  const body: string[] = [];
  const defs: string[] = [];
  const known = new Map<string, string>();

  const gradient = (paint: Gradient): string => {
    const stops = paint.stops
      .map(([at, color, cover]) => {
        const see = cover >= 1 ? '' : ` stop-opacity="${number(cover, 100)}"`;
        return `<stop offset="${number(at, 100)}" stop-color="${cssOf(color)}"${see}/>`;
      })
      .join('');
    const markup =
      'line' in paint
        ? `linearGradient gradientUnits="userSpaceOnUse" ${attributes(['x1', 'y1', 'x2', 'y2'], paint.line)}>${stops}</linearGradient>`
        : `radialGradient gradientUnits="userSpaceOnUse" ${attributes(['cx', 'cy', 'r'], paint.ring)}>${stops}</radialGradient>`;
    const before = known.get(markup);
    if (before !== undefined) return before;
    const id = `g${known.size.toString(36)}`;
    known.set(markup, id);
    defs.push(`<${markup.replace(' ', ` id="${id}" `)}`);
    return id;
  };
  // Numbers below zero are the hatchings h1 to h3, which the caller defines.
  const paintOf = (paint: Paint): string =>
    typeof paint !== 'number' ? `url(#${gradient(paint)})` : paint < 0 ? `url(#h${-paint})` : cssOf(paint);

  return {
    shape: ({ path, fill, cover, stroke, role: _role }) => {
      if (path.length === 0 || cover <= 0) return;
      const see = cover >= 1 ? '' : ` opacity="${number(cover, 100)}"`;
      const inside = fill === null ? ' fill="none"' : fill === 0 ? '' : ` fill="${paintOf(fill)}"`;
      const outside =
        stroke === null
          ? ''
          : ` stroke="${cssOf(stroke.color)}" stroke-width="${number(stroke.width, 10)}" stroke-linecap="round" stroke-linejoin="round"${fill === null ? '' : ' paint-order="stroke"'}`;
      body.push(`<path d="${pathData(path, coarse)}"${inside}${outside}${see}/>`);
    },
    raw: (markup) => void body.push(markup),
    define: (markup) => void defs.push(markup),
    finish: ({ w, h, width, height }) =>
      `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}" viewBox="0 0 ${w} ${h}" preserveAspectRatio="xMidYMid slice">` +
      `<defs>${defs.join('')}</defs>${body.join('')}</svg>`,
  };
}

function attributes(names: readonly string[], values: readonly number[]): string {
  return names.map((name, i) => `${name}="${number(values[i] ?? 0, 10)}"`).join(' ');
}

/** A number as short as it can be written with 1/`parts` precision; never an exponent, never NaN. */
export function number(value: number, parts: number): string {
  if (!Number.isFinite(value)) return '0';
  const rounded = Math.round(value * parts) / parts;
  if (rounded === 0) return '0';
  return String(rounded).replace(/^(-?)0\./, '$1.');
}

// Numbers that were written before: a picture has thousands, and few different ones.
const ones = new Map<number, string>();
const halves = new Map<number, string>();
const tenths = new Map<number, string>();

/** Path data with relative coordinates, which are shorter; small shapes get tenths, unless it is to be coarse. */
export function pathData(path: Path, coarse = false): string {
  const { left, top, right, bottom } = bounds(path);
  const large = Math.max(right - left, bottom - top) > 220;
  const parts = large ? (coarse ? 1 : 2) : coarse ? 2 : 10;
  const snap = (value: number): number => Math.round(value * parts);
  const known = parts === 1 ? ones : parts === 2 ? halves : tenths;
  let x = 0;
  let y = 0;
  let startX = 0;
  let startY = 0;
  let last = '';
  let out = '';
  const put = (op: string, values: readonly number[]): void => {
    const repeat = op === last && op !== 'M';
    let text = repeat ? '' : op;
    values.forEach((value, i) => {
      let shown = known.get(value);
      if (shown === undefined) {
        shown = number(value / parts, parts);
        known.set(value, shown);
      }
      const gap = (i === 0 && !repeat) || shown.startsWith('-') ? '' : ' ';
      text += gap + shown;
    });
    out += text;
    last = op;
  };
  for (const step of path) {
    switch (step[0]) {
      case 'M': {
        x = snap(step[1]);
        y = snap(step[2]);
        startX = x;
        startY = y;
        put('M', [x, y]);
        break;
      }
      case 'L': {
        const toX = snap(step[1]);
        const toY = snap(step[2]);
        if (toY === y && toX === x) break;
        if (toY === y) put('h', [toX - x]);
        else if (toX === x) put('v', [toY - y]);
        else put('l', [toX - x, toY - y]);
        x = toX;
        y = toY;
        break;
      }
      case 'C': {
        const values = [step[1], step[2], step[3], step[4], step[5], step[6]].map(
          (value, i) => snap(value) - (i % 2 === 0 ? x : y),
        );
        put('c', values);
        x += values[4] ?? 0;
        y += values[5] ?? 0;
        break;
      }
      case 'Z': {
        out += 'z';
        last = 'z';
        x = startX;
        y = startY;
        break;
      }
    }
  }
  return out;
}
