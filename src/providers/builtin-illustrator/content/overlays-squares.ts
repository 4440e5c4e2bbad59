import { cssOf } from '../color.ts';
import type { Color } from '../color.ts';
import type { Overlay } from '../overlay.ts';

/** The squares of drawing paper. */
export const squares = (color: Color): Overlay => ['squares', ({ writer, id, all }) => {
  writer.define(
    `<pattern id="${id}" width="40" height="40" patternUnits="userSpaceOnUse"><path d="M0 0h40M0 0v40" stroke="${cssOf(color)}" stroke-width="1.4"/><path d="M0 20h40M20 0v40" stroke="${cssOf(color)}" stroke-width=".5"/></pattern>`,
  );
  writer.raw(`<rect ${all} fill="url(#${id})" opacity=".3"/>`);
}];
