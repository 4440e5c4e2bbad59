import { cos, sin } from '../chance.ts';
import { cssOf } from '../color.ts';
import type { Color } from '../color.ts';
import { ellipse, joined, line, polygon } from '../path.ts';
import type { Path, Point } from '../path.ts';
import type { Overlay } from '../overlay.ts';

/** A frame of riveted brass. */
export const rivets = (): Overlay => ['rivets', ({ writer, w, h, id, path }) => {
  const m = 22;
  const dots: Path[] = [];
  const across = Math.round(w / 110);
  const down = Math.round(h / 110);
  for (let i = 0; i <= across; i += 1)
    dots.push(ellipse(11 + ((w - 22) * i) / across, 11, 4.5), ellipse(11 + ((w - 22) * i) / across, h - 11, 4.5));
  for (let i = 1; i < down; i += 1)
    dots.push(ellipse(11, 11 + ((h - 22) * i) / down, 4.5), ellipse(w - 11, 11 + ((h - 22) * i) / down, 4.5));
  writer.define(
    `<linearGradient id="${id}" x2="1" y2="1"><stop stop-color="#c79a54"/><stop offset=".45" stop-color="#6a4520"/><stop offset="1" stop-color="#b0803c"/></linearGradient>`,
  );
  writer.raw(
    `<path d="M0 0h${w}v${h}H0zM${m} ${m}v${h - 2 * m}h${w - 2 * m}v-${h - 2 * m}z" fill="url(#${id})"/><rect x="${m}" y="${m}" width="${w - 2 * m}" height="${h - 2 * m}" fill="none" stroke="#2a1a0c" stroke-width="4"/>`,
  );
  path(joined(...dots), 'fill="#e8c47e" stroke="#3a2410" stroke-width="1.6"');
  const teeth: Point[] = [];
  for (let i = 0; i < 32; i += 1) {
    const r = i % 4 < 2 ? 78 : 64;
    teeth.push([w - 30 + cos(i / 32) * r, h - 30 + sin(i / 32) * r]);
  }
  path(
    [...polygon(teeth), ...ellipse(w - 30, h - 30, 26)],
    `fill="url(#${id})" fill-rule="evenodd" stroke="#2a1a0c" stroke-width="2.5"`,
  );
}];

/** The seal of whoever printed it. */
export const seal = (color: Color): Overlay => ['seal', ({ w, h, path }) => {
  const x = w - 74;
  const y = h - 110;
  path(
    joined(polygon([[x, y], [x + 40, y - 1], [x + 41, y + 62], [x - 1, y + 62]])),
    `fill="${cssOf(color)}" opacity=".92"`,
  );
  path(
    joined(
      line([[x + 9, y + 12], [x + 31, y + 12]]),
      line([[x + 20, y + 8], [x + 20, y + 30]]),
      line([[x + 9, y + 22], [x + 31, y + 22]]),
      line([[x + 10, y + 40], [x + 30, y + 36]]),
      line([[x + 14, y + 46], [x + 14, y + 54], [x + 28, y + 54], [x + 28, y + 44]]),
    ),
    'fill="none" stroke="#f4e9d4" stroke-width="3.4"',
  );
}];
