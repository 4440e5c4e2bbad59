import type { Art } from '../art.ts';
import { chanceOf, cos, sin } from '../chance.ts';
import { cssOf } from '../color.ts';
import { ellipse, joined, line, polygon } from '../path.ts';
import type { Path, Point } from '../path.ts';
import type { Overlay } from '../style.ts';
import { number, pathData } from '../svg.ts';
import type { SvgWriter } from '../svg.ts';

/** Writes what lies over the finished picture. All markup here is fixed words and numbers. */
export function overlay(writer: SvgWriter, { w, h }: Art, what: Overlay, index: number, seed: string): void {
  const id = `o${index}`;
  const c = chanceOf(seed, what.type);
  const all = `width="${w}" height="${h}"`;
  const path = (d: Path, rest: string): void => writer.raw(`<path d="${pathData(d)}" ${rest}/>`);
  switch (what.type) {
    case 'grain': {
      // A tile of it, repeated: see the noise of the styles.
      const tile = 'x="0" y="0" width="256" height="256"';
      writer.define(
        `<filter id="${id}" x="0" y="0" width="1" height="1"><feTurbulence type="fractalNoise" baseFrequency="${number(what.fine, 100)}" numOctaves="2" seed="${c.int(1, 99)}" ${tile} stitchTiles="stitch"/><feColorMatrix ${tile} values="0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 ${number(what.strength, 100)} ${number(what.strength, 100)} 0 0 ${number(-0.9 * what.strength, 100)}"/><feTile/></filter>`,
      );
      writer.raw(`<rect ${all} filter="url(#${id})"/>`);
      return;
    }
    case 'halftone': {
      const s = what.size;
      writer.define(
        `<pattern id="${id}" width="${s}" height="${s}" patternUnits="userSpaceOnUse" patternTransform="rotate(30)"><circle cx="${s / 2}" cy="${s / 2}" r="${number(s * 0.3, 10)}" fill="${cssOf(what.color)}"/></pattern>` +
          `<radialGradient id="${id}g"><stop offset=".45" stop-color="#000"/><stop offset="1" stop-color="#fff"/></radialGradient><mask id="${id}m"><rect ${all} fill="url(#${id}g)"/></mask>`,
      );
      writer.raw(
        `<rect ${all} fill="url(#${id})" mask="url(#${id}m)" opacity="${number(what.cover, 100)}"/>`,
      );
      return;
    }
    case 'scanlines':
      writer.define(
        `<pattern id="${id}" width="8" height="5" patternUnits="userSpaceOnUse"><path d="M0 0h8v2H0z" fill="${cssOf(what.color)}"/></pattern>`,
      );
      writer.raw(`<rect ${all} fill="url(#${id})" opacity="${number(what.cover, 100)}"/>`);
      return;
    case 'rays': {
      const parts: Path[] = [];
      for (let i = 0; i < what.count; i += 1) {
        const a = i / what.count;
        const far = w + h;
        const p = (turn: number): Point => [w / 2 + cos(turn) * far, h * 0.46 + sin(turn) * far];
        parts.push(polygon([[w / 2, h * 0.46], p(a), p(a + 0.5 / what.count)]));
      }
      path(joined(...parts), `fill="${cssOf(what.color)}" opacity="${number(what.cover, 100)}"`);
      return;
    }
    case 'speed': {
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
      path(joined(...parts), `fill="${cssOf(what.color)}" opacity=".85"`);
      return;
    }
    case 'blinds': {
      const parts: Path[] = [];
      for (let i = -2; i < 14; i += 1) {
        const y = (h * i) / 12;
        parts.push(polygon([[0, y], [w, y - h * 0.14], [w, y - h * 0.14 + h * 0.036], [0, y + h * 0.036]]));
      }
      path(joined(...parts), `fill="${cssOf(what.color)}" opacity=".26"`);
      return;
    }
    case 'letterbox': {
      const bar = Math.round(h * (w > h ? 0.085 : 0.06));
      writer.raw(`<path d="M0 0h${w}v${bar}H0zM0 ${h}h${w}v-${bar}H0z"/>`);
      return;
    }
    case 'flare': {
      const y = h * c.between(0.3, 0.42);
      writer.define(
        `<linearGradient id="${id}"><stop stop-color="${cssOf(what.color)}" stop-opacity="0"/><stop offset=".5" stop-color="${cssOf(what.color)}" stop-opacity=".55"/><stop offset="1" stop-color="${cssOf(what.color)}" stop-opacity="0"/></linearGradient>`,
      );
      path(
        [...polygon([[0, y], [w / 2, y - 3], [w, y], [w / 2, y + 3]])],
        `fill="url(#${id})"`,
      );
      return;
    }
    case 'bokeh': {
      const parts: Path[] = [];
      for (let i = 0; i < 14; i += 1) {
        const edge = c.odds(0.5) ? c.between(0, 0.26) : c.between(0.74, 1);
        parts.push(ellipse(w * edge, h * c.between(0.1, 1), c.between(9, 34)));
      }
      path(joined(...parts), `fill="${cssOf(what.color)}" opacity=".15"`);
      return;
    }
    case 'border': {
      const b = what.width;
      const r = what.round ?? 0;
      writer.raw(
        `<path d="M0 0h${w}v${h}H0zM${b + r} ${b}a${r} ${r} 0 0 0-${r} ${r}v${h - 2 * b - 2 * r}a${r} ${r} 0 0 0 ${r} ${r}h${w - 2 * b - 2 * r}a${r} ${r} 0 0 0 ${r}-${r}v-${h - 2 * b - 2 * r}a${r} ${r} 0 0 0-${r}-${r}z" fill="${cssOf(what.color)}"/>`,
      );
      if (what.line !== undefined)
        writer.raw(
          `<rect x="${b}" y="${b}" width="${w - 2 * b}" height="${h - 2 * b}" rx="${r}" fill="none" stroke="${cssOf(what.line)}" stroke-width="4"/>`,
        );
      return;
    }
    case 'gold': {
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
      return;
    }
    case 'rivets': {
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
      return;
    }
    case 'ragged': {
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
        `fill="${cssOf(what.paper)}" fill-rule="evenodd"`,
      );
      return;
    }
    case 'seal': {
      const x = w - 74;
      const y = h - 110;
      path(
        joined(polygon([[x, y], [x + 40, y - 1], [x + 41, y + 62], [x - 1, y + 62]])),
        `fill="${cssOf(what.color)}" opacity=".92"`,
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
      return;
    }
    case 'squares':
      writer.define(
        `<pattern id="${id}" width="40" height="40" patternUnits="userSpaceOnUse"><path d="M0 0h40M0 0v40" stroke="${cssOf(what.color)}" stroke-width="1.4"/><path d="M0 20h40M20 0v40" stroke="${cssOf(what.color)}" stroke-width=".5"/></pattern>`,
      );
      writer.raw(`<rect ${all} fill="url(#${id})" opacity=".3"/>`);
      return;
    case 'wash':
      writer.raw(`<rect ${all} fill="${cssOf(what.color)}" opacity="${number(what.cover, 100)}"/>`);
      return;
  }
}
