import { cssOf } from '../color.ts';
import type { Color } from '../color.ts';
import { joined, polygon } from '../path.ts';
import type { Path } from '../path.ts';
import type { Overlay } from '../overlay.ts';
import { number } from '../svg.ts';

/** The lines of a screen. */
export const scanlines = (color: Color, cover: number): Overlay => ['scanlines', ({ writer, id, all }) => {
  writer.define(
    `<pattern id="${id}" width="8" height="5" patternUnits="userSpaceOnUse"><path d="M0 0h8v2H0z" fill="${cssOf(color)}"/></pattern>`,
  );
  writer.raw(`<rect ${all} fill="url(#${id})" opacity="${number(cover, 100)}"/>`);
}];

/** The shadow of blinds. */
export const blinds = (color: Color): Overlay => ['blinds', ({ w, h, path }) => {
  const parts: Path[] = [];
  for (let i = -2; i < 14; i += 1) {
    const y = (h * i) / 12;
    parts.push(polygon([[0, y], [w, y - h * 0.14], [w, y - h * 0.14 + h * 0.036], [0, y + h * 0.036]]));
  }
  path(joined(...parts), `fill="${cssOf(color)}" opacity=".26"`);
}];

/** The bars of a wide film. */
export const letterbox = (): Overlay => ['letterbox', ({ writer, w, h }) => {
  const bar = Math.round(h * (w > h ? 0.085 : 0.06));
  writer.raw(`<path d="M0 0h${w}v${bar}H0zM0 ${h}h${w}v-${bar}H0z"/>`);
}];
