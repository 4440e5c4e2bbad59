import { cos, sin } from '../chance.ts';
import { cssOf } from '../color.ts';
import type { Color } from '../color.ts';
import { ellipse, joined, polygon } from '../path.ts';
import type { Path, Point } from '../path.ts';
import type { Overlay } from '../overlay.ts';
import { number } from '../svg.ts';

/** The grain of film or paper. */
export const grain = (strength: number, fine: number): Overlay => ['grain', ({ writer, id, c, all }) => {
  // A tile of it, repeated: see the noise of the styles.
  const tile = 'x="0" y="0" width="256" height="256"';
  writer.define(
    `<filter id="${id}" x="0" y="0" width="1" height="1"><feTurbulence type="fractalNoise" baseFrequency="${number(fine, 100)}" numOctaves="2" seed="${c.int(1, 99)}" ${tile} stitchTiles="stitch"/><feColorMatrix ${tile} values="0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 ${number(strength, 100)} ${number(strength, 100)} 0 0 ${number(-0.9 * strength, 100)}"/><feTile/></filter>`,
  );
  writer.raw(`<rect ${all} filter="url(#${id})"/>`);
}];

/** Lights out of focus. */
export const bokeh = (color: Color): Overlay => ['bokeh', ({ w, h, c, path }) => {
  const parts: Path[] = [];
  for (let i = 0; i < 14; i += 1) {
    const edge = c.odds(0.5) ? c.between(0, 0.26) : c.between(0.74, 1);
    parts.push(ellipse(w * edge, h * c.between(0.1, 1), c.between(9, 34)));
  }
  path(joined(...parts), `fill="${cssOf(color)}" opacity=".15"`);
}];

/** A margin of paper, with a line around the picture where there is one. */
export const border = (color: Color, width: number, { line, round: r = 0 }: { readonly line?: Color; readonly round?: number } = {}): Overlay => ['border', ({ writer, w, h }) => {
  const b = width;
  writer.raw(
    `<path d="M0 0h${w}v${h}H0zM${b + r} ${b}a${r} ${r} 0 0 0-${r} ${r}v${h - 2 * b - 2 * r}a${r} ${r} 0 0 0 ${r} ${r}h${w - 2 * b - 2 * r}a${r} ${r} 0 0 0 ${r}-${r}v-${h - 2 * b - 2 * r}a${r} ${r} 0 0 0-${r}-${r}z" fill="${cssOf(color)}"/>`,
  );
  if (line !== undefined)
    writer.raw(
      `<rect x="${b}" y="${b}" width="${w - 2 * b}" height="${h - 2 * b}" rx="${r}" fill="none" stroke="${cssOf(line)}" stroke-width="4"/>`,
    );
}];

/** One thin coat of colour. */
export const wash = (color: Color, cover: number): Overlay => ['wash', ({ writer, all }) => {
  writer.raw(`<rect ${all} fill="${cssOf(color)}" opacity="${number(cover, 100)}"/>`);
}];

/** Rays from the middle. */
export const rays = (color: Color, cover: number, count: number): Overlay => ['rays', ({ w, h, path }) => {
  const parts: Path[] = [];
  for (let i = 0; i < count; i += 1) {
    const a = i / count;
    const far = w + h;
    const p = (turn: number): Point => [w / 2 + cos(turn) * far, h * 0.46 + sin(turn) * far];
    parts.push(polygon([[w / 2, h * 0.46], p(a), p(a + 0.5 / count)]));
  }
  path(joined(...parts), `fill="${cssOf(color)}" opacity="${number(cover, 100)}"`);
}];

/** A streak of light across the lens. */
export const flare = (color: Color): Overlay => ['flare', ({ writer, w, h, id, c, path }) => {
  const y = h * c.between(0.3, 0.42);
  writer.define(
    `<linearGradient id="${id}"><stop stop-color="${cssOf(color)}" stop-opacity="0"/><stop offset=".5" stop-color="${cssOf(color)}" stop-opacity=".55"/><stop offset="1" stop-color="${cssOf(color)}" stop-opacity="0"/></linearGradient>`,
  );
  path(
    [...polygon([[0, y], [w / 2, y - 3], [w, y], [w / 2, y + 3]])],
    `fill="url(#${id})"`,
  );
}];
