import type { Bust } from '../bust.ts';
import { mix } from '../color.ts';
import { blob, curve, ellipse, joined, polygon, taper } from '../path.ts';
import type { DrawHat } from './headwear.ts';

/** Hats, caps and goggles. */
export const hat: DrawHat = ({ put, ink, look, tones, stage, f, trim, form, shadow, bust }) => {
  switch (look.hat) {
    case 'wide':
    case 'straw':
    case 'cowboy':
    case 'fedora': {
      const small = look.hat === 'fedora';
      shadow(small ? -30 : -22);
      form(
        small
          ? blob([[-80, -62, true], [-84, -118], [-50, -160], [-14, -150], [24, -166], [58, -126], [66, -66, true]])
          : look.hat === 'straw'
            ? blob([[-82, -62, true], [-78, -124], [-30, -148], [30, -146], [64, -118], [70, -66, true]])
            : blob([[-82, -62, true], [-88, -124], [-58, -160], [-16, -146], [26, -164], [62, -128], [70, -66, true]]),
      );
      if (!small || look.hat === 'fedora')
        put('figure', blob([[-82, -62, true], [-88, -124], [-58, -158], [-40, -150, true], [-52, -110], [-46, -60, true]]), f.shade, 0.6);
      if (look.hat !== 'straw')
        put('figure', blob([[-20, -150, true], [2, -132], [22, -160, true], [14, -118], [-2, -118]]), f.shade, 0.5);
      put('figure', blob([[-84, -74, true], [-10, -62], [70, -76, true], [71, -58, true], [-10, -40], [-85, -54, true]]), look.hat === 'straw' ? tones(look.cloth).shade : f.deep);
      const curl = look.hat === 'cowboy' ? 30 : look.hat === 'straw' ? -6 : 8;
      const half = small ? 112 : look.hat === 'straw' ? 150 : 146;
      form(blob([[-half, -58 - curl * 0.5, true], [-half * 0.6, -62], [-20, -52], [50, -58], [half * 0.92, -72 - curl, true], [half * 0.66, -46], [20, -28], [-40, -24], [-half * 0.7, -36]]));
      put('figure', blob([[-half, -58 - curl * 0.5, true], [-half * 0.6, -62], [-30, -50], [-20, -30], [-half * 0.66, -38]]), f.shade, 0.6);
      ink(curve([[-half, -57 - curl * 0.5], [-half * 0.68, -37], [-40, -25], [20, -29], [half * 0.66, -47], [half * 0.92, -71 - curl]]), f.lit, 2.4, 0.6);
      if (look.hat === 'straw')
        for (let i = 0; i < 5; i += 1)
          ink(curve([[-72 + i * 3, -78 - i * 13], [0, -70 - i * 15], [64 - i * 3, -80 - i * 13]]), f.shade, 1.8, 0.5);
      return;
    }
    case 'top-hat':
      shadow(-34);
      form(blob([[-70, -64, true], [-78, -210, true], [-10, -222], [62, -212, true], [60, -66, true]]));
      put('figure', blob([[-70, -64, true], [-78, -210, true], [-44, -216, true], [-40, -60, true]]), f.deep, 0.5);
      put('figure', blob([[-71, -88, true], [-8, -74], [60, -90, true], [60, -66, true], [-8, -48], [-70, -62, true]]), trim.mid);
      form(blob([[-112, -62, true], [-60, -64], [40, -66], [98, -74, true], [70, -50], [0, -36], [-70, -42]]));
      if (stage.spec.genre === 'steampunk') goggles(bust, -92);
      return;
    case 'cap':
    case 'beret':
    case 'beanie': {
      const t = look.hat === 'beanie' ? trim : f;
      form(
        look.hat === 'beret'
          ? blob([[64, -62, true], [88, -110], [40, -140], [-40, -134], [-108, -96], [-104, -66], [-76, -44, true], [-10, -58]])
          : blob([[66, -54, true], [64, -100], [20, -130], [-40, -124], [-84, -84], [-82, -34, true], [-10, -56]]),
        t,
      );
      put('figure', blob([[-82, -34, true], [-84, -84], [-40, -124, true], [-52, -80], [-44, -46, true]]), t.shade, 0.6);
      if (look.hat === 'cap') {
        shadow(-34);
        form(blob([[-20, -56, true], [40, -66], [96, -54], [112, -38, true], [70, -36], [10, -42]]), t);
      }
      if (look.hat === 'beanie') {
        form(
          blob([[68, -68, true], [-10, -76], [-84, -52, true], [-82, -24, true], [-10, -44], [67, -40, true]]),
          { ...t, mid: t.lit },
        );
        for (let i = 0; i < 8; i += 1)
          ink(curve([[-72 + i * 18, -54 - Math.min(i, 4) * 4], [-72 + i * 18, -30 - Math.min(i, 4) * 4]]), t.shade, 2.4, 0.6);
      }
      return;
    }
    case 'goggles':
      goggles(bust, -66);
      return;
    default:
  }
};

/** Goggles pushed up to the forehead or the hat. */
function goggles({ put, ink, look, tones, stage }: Bust, y: number): void {
  const trim = tones(look.trim);
  const strap = tones(0x4a3224);
  put('figure', taper([[-84, y + 24], [-40, y + 6], [0, y + 2], [66, y - 2]], 17, 15), strap.mid);
  put('figure', joined(ellipse(2, y, 25, 24), ellipse(48, y - 3, 19, 22)), trim.shade);
  put('figure', joined(ellipse(3, y - 1, 21, 20), ellipse(49, y - 4, 15.5, 18)), trim.mid);
  put('light', joined(ellipse(4, y - 1, 15, 14.5), ellipse(49, y - 4, 10.5, 13)), mix(stage.colors.accent, 0x1f3a3c, 0.45));
  put('glow', joined(polygon([[-2, y - 12], [6, y - 14], [-4, y + 8], [-9, y + 4]]), polygon([[46, y - 14], [51, y - 15], [45, y + 5], [41, y + 2]])), 0xffffff, 0.5);
  ink(curve([[24, y], [28, y - 4], [32, y - 2]]), trim.deep, 4);
}
