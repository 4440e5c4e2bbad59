import { cos, sin } from '../chance.ts';
import { cssOf } from '../color.ts';
import type { Color } from '../color.ts';
import { joined, polygon } from '../path.ts';
import type { Path } from '../path.ts';
import type { Overlay } from '../overlay.ts';
import { number } from '../svg.ts';

/** Dots of print towards the edges. */
export const halftone = (color: Color, size: number, cover: number): Overlay => ['halftone', ({ writer, id, all }) => {
  const s = size;
  writer.define(
    `<pattern id="${id}" width="${s}" height="${s}" patternUnits="userSpaceOnUse" patternTransform="rotate(30)"><circle cx="${s / 2}" cy="${s / 2}" r="${number(s * 0.3, 10)}" fill="${cssOf(color)}"/></pattern>` +
      `<radialGradient id="${id}g"><stop offset=".45" stop-color="#000"/><stop offset="1" stop-color="#fff"/></radialGradient><mask id="${id}m"><rect ${all} fill="url(#${id}g)"/></mask>`,
  );
  writer.raw(
    `<rect ${all} fill="url(#${id})" mask="url(#${id}m)" opacity="${number(cover, 100)}"/>`,
  );
}];

/** Lines of speed at the edges. */
export const speed = (color: Color): Overlay => ['speed', ({ w, h, c, path }) => {
  const parts: Path[] = [];
  for (let i = 0; i < 46; i += 1) {
    const a = (i + c.between(-0.4, 0.4)) / 46;
    const far = w + h;
    const from = Math.sqrt(w * w + h * h) * c.between(0.4, 0.52);
    const x = w / 2 + cos(a) * from;
    const y = h / 2 + sin(a) * from;
    const half = c.between(0.0012, 0.004);
    parts.push(polygon([[x, y], [w / 2 + cos(a - half) * far, h / 2 + sin(a - half) * far], [w / 2 + cos(a + half) * far, h / 2 + sin(a + half) * far]]));
  }
  path(joined(...parts), `fill="${cssOf(color)}" opacity=".85"`);
}];
