import { ellipse, joined, polygon } from '../path.ts';
import type { Path } from '../path.ts';
import type { Overlay } from '../overlay.ts';

/** A frame of gold. */
export const gold = (): Overlay => ['gold', ({ writer, w, h, id, path }) => {
  const m = 16;
  const corner = (x: number, y: number, dx: number, dy: number): Path =>
    joined(
      polygon([[x, y], [x + dx * 62, y], [x + dx * 40, y + dy * 9], [x + dx * 9, y + dy * 40], [x, y + dy * 62]]),
      ellipse(x + dx * 30, y + dy * 30, 8),
      polygon([[x + dx * 70, y - dy * 5], [x + dx * 78, y + dy * 3], [x + dx * 70, y + dy * 11], [x + dx * 62, y + dy * 3]]),
      polygon([[x - dx * 5, y + dy * 70], [x + dx * 3, y + dy * 78], [x + dx * 11, y + dy * 70], [x + dx * 3, y + dy * 62]]),
    );
  writer.define(
    `<linearGradient id="${id}" x2="1" y2="1"><stop stop-color="#f7e3a0"/><stop offset=".5" stop-color="#a8782c"/><stop offset="1" stop-color="#f0d488"/></linearGradient>`,
  );
  writer.raw(
    `<path d="M0 0h${w}v${h}H0zM${m} ${m}v${h - 2 * m}h${w - 2 * m}v-${h - 2 * m}z" fill="#1a1220"/><rect x="${m}" y="${m}" width="${w - 2 * m}" height="${h - 2 * m}" fill="none" stroke="url(#${id})" stroke-width="5"/><rect x="${m + 9}" y="${m + 9}" width="${w - 2 * m - 18}" height="${h - 2 * m - 18}" fill="none" stroke="url(#${id})" stroke-width="1.6"/>`,
  );
  path(
    joined(corner(m, m, 1, 1), corner(w - m, m, -1, 1), corner(m, h - m, 1, -1), corner(w - m, h - m, -1, -1)),
    `fill="url(#${id})"`,
  );
}];
