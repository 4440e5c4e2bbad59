import { cssOf } from '../color.ts';
import type { Color } from '../color.ts';
import type { Overlay } from '../overlay.ts';
import { polygon } from '../path.ts';
import type { Point } from '../path.ts';

/** A ragged edge of paper. */
export const ragged = (paper: Color): Overlay => ['ragged', ({ w, h, c, path }) => {
  const edge: Point[] = [];
  const put = (x: number, y: number): void =>
    void edge.push([x + c.between(-11, 11), y + c.between(-11, 11)]);
  const m = 34;
  for (let i = 0; i < 26; i += 1) put(m + ((w - 2 * m) * i) / 26, m);
  for (let i = 0; i < 26; i += 1) put(w - m, m + ((h - 2 * m) * i) / 26);
  for (let i = 26; i > 0; i -= 1) put(m + ((w - 2 * m) * i) / 26, h - m);
  for (let i = 26; i > 0; i -= 1) put(m, m + ((h - 2 * m) * i) / 26);
  path(
    [...polygon([[0, 0], [w, 0], [w, h], [0, h]]), ...polygon(edge)],
    `fill="${cssOf(paper)}" fill-rule="evenodd"`,
  );
}];
