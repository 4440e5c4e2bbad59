import { halo } from '../art.ts';
import type { Bust } from '../bust.ts';
import { darker, lighter, mix } from '../color.ts';
import { blob, curve, ellipse, joined, polygon, taper } from '../path.ts';
import type { Path } from '../path.ts';

/** What of a hat lies behind the head. */
export function paintHatBack({ put, look, tones }: Bust): void {
  const t = tones(look.cloth);
  if (look.hat === 'hood')
    put('figure', blob([[-118, 190, true], [-122, 30], [-104, -70], [-50, -134], [14, -146], [70, -112], [96, -40], [96, 60], [92, 180, true]]), t.deep);
  if (look.hat === 'fur-hood')
    put('figure', blob([[-128, 170, true], [-132, 10], [-100, -90], [-30, -140], [50, -124], [100, -60], [108, 40], [98, 160, true]]), t.deep);
  if (look.hat === 'wide' || look.hat === 'straw' || look.hat === 'cowboy' || look.hat === 'wizard') {
    const f = tones(felt(look.hat, look.lining, look.cloth));
    put('figure', blob([[-150, -58, true], [-60, -84], [70, -88], [132, -70, true], [60, -60], [-60, -50]]), f.deep);
  }
}

function felt(hat: string, lining: number, cloth: number): number {
  return hat === 'straw'
    ? 0xd9b566
    : hat === 'wizard'
      ? cloth
      : hat === 'fedora' || hat === 'cowboy' || hat === 'wide'
        ? mix(darker(lining, 0.2), 0x5a4030, 0.4)
        : mix(darker(lining, 0.3), 0x2c2a2e, 0.4);
}

/** Hats, hoods and helmets over hair and forehead. */
export function paintHat(bust: Bust): void {
  const { put, ink, look, tones, stage, skin } = bust;
  const f = tones(felt(look.hat, look.lining, look.cloth));
  const main = tones(look.cloth);
  const second = tones(look.lining);
  const trim = tones(look.trim);
  const form = (path: Path, t = f): void => put('figure', path, bust.across(90, -100, t));
  /** The brim's shadow over the eyes. */
  const shadow = (y: number): void =>
    put('skin', blob([[-66, y - 36, true], [66, y - 40, true], [64, y], [24, y + 9], [-28, y + 6], [-66, y + 10]]), skin.deep, 0.5);
  switch (look.hat) {
    case 'none':
      return;
    case 'hood': {
      shadow(-38);
      form(
        blob([[-118, 196, true], [-122, 30], [-104, -70], [-50, -134], [14, -146], [70, -112], [98, -40], [98, 60], [92, 184, true], [70, 150, true], [80, 60], [76, -30], [54, -86], [10, -108], [-40, -96], [-72, -50], [-80, 30], [-70, 130, true]]),
        main,
      );
      put('figure', blob([[-118, 196, true], [-122, 30], [-104, -70], [-50, -134, true], [-66, -70], [-92, -20], [-96, 80], [-70, 150, true]]), main.deep, 0.6);
      ink(curve([[70, 150], [80, 60], [76, -30], [54, -86], [10, -108], [-40, -96], [-72, -50], [-80, 30], [-70, 130]]), trim.mid, 4.5, 0.85);
      ink(curve([[-20, -136], [-70, -80], [-104, 20], [-104, 120]]), main.deep, 3, 0.5);
      return;
    }
    case 'fur-hood': {
      shadow(-40);
      form(
        blob([[-128, 170, true], [-132, 10], [-100, -90], [-30, -140], [50, -124], [100, -60], [106, 20], [96, 20, true], [80, -50], [40, -100], [-20, -112], [-70, -76], [-92, 10], [-86, 130, true]]),
        main,
      );
      const tufts: Path[] = [];
      for (let i = 0; i <= 17; i += 1) {
        const t = i / 17;
        const x =
          t < 0.3
            ? -90 + (t / 0.3) * 20
            : t < 0.72
              ? -70 + ((t - 0.3) / 0.42) * 144
              : 74 + ((t - 0.72) / 0.28) * 14;
        const y =
          t < 0.3
            ? 130 - (t / 0.3) * 190
            : t < 0.72
              ? -60 - (1 - ((t - 0.51) / 0.21) * ((t - 0.51) / 0.21)) * 52
              : -60 + ((t - 0.72) / 0.28) * 190;
        tufts.push(ellipse(x, y, 21, 20));
      }
      put('figure', joined(...tufts), bust.across(100, -110, tones(0xcdb492)));
      return;
    }
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
    case 'wizard':
      shadow(-26);
      form(blob([[-82, -60, true], [-60, -140], [-20, -210], [-40, -262, true], [26, -222], [54, -140], [70, -64, true]]), main);
      put('figure', blob([[-82, -60, true], [-60, -140], [-20, -210], [-40, -262, true], [-8, -212], [-30, -130], [-46, -60, true]]), main.shade, 0.7);
      put('figure', blob([[-84, -78, true], [-8, -62], [70, -80, true], [71, -58, true], [-8, -38], [-85, -54, true]]), trim.mid);
      form(blob([[-152, -48, true], [-80, -62], [-10, -52], [60, -60], [140, -70, true], [80, -36], [0, -24], [-80, -26]]), main);
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
    case 'crown':
    case 'circlet': {
      const points =
        look.hat === 'crown'
          ? ([[-76, -52], [-82, -112], [-56, -84], [-36, -126], [-12, -90], [10, -134], [28, -90], [48, -122], [58, -84], [70, -104], [66, -56]] as const)
          : ([[-76, -50], [-76, -60], [-40, -66], [0, -70], [20, -88], [38, -70], [66, -62], [66, -54]] as const);
      form(polygon([...points, [30, -48], [-20, -42]]), trim);
      ink(curve([[-76, -52], [-20, -42], [30, -48], [66, -56]]), trim.deep, 2.6, 0.7);
      put('light', ellipse(20, look.hat === 'crown' ? -72 : -74, 6.4, 7.4), mix(stage.colors.accent, 0xffffff, 0.15));
      return;
    }
    case 'helm':
      form(
        blob([[66, -44, true], [70, -90], [36, -124], [-20, -130], [-70, -104], [-92, -50], [-92, 40], [-76, 92, true], [-44, 84, true], [-46, 20], [-44, -24, true], [-12, -46], [26, -48]]),
        trim,
      );
      put('figure', blob([[-20, -130, true], [-70, -104], [-92, -50], [-92, 40], [-76, 92, true], [-44, 84, true], [-56, 10], [-54, -60]]), trim.shade, 0.7);
      form(blob([[20, -52, true], [32, -54, true], [38, 20, true], [28, 24, true]]), trim);
      ink(curve([[66, -44], [26, -48], [-12, -46], [-44, -24], [-46, 20], [-44, 84]]), trim.deep, 4, 0.8);
      ink(curve([[40, -116], [-10, -106], [-60, -80]]), trim.lit, 4, 0.6);
      put('figure', taper([[16, -128], [-40, -156], [-110, -120], [-128, -40]], 18, 30), second.mid);
      put('figure', taper([[-10, -130], [-52, -140], [-104, -104], [-120, -40]], 6, 14), second.shade);
      return;
    case 'bubble': {
      const glass = ellipse(-4, -6, 116, 128);
      put('glow', glass, {
        ...halo(bust.place.dx, bust.place.dy, 128 * bust.place.sy, stage.colors.low, 0),
        stops: [[0, stage.colors.low, 0], [0.78, stage.colors.low, 0.04], [0.94, lighter(stage.colors.low, 0.3), 0.24], [1, 0xffffff, 0.5]],
      });
      ink(glass, mix(lighter(look.cloth, 0.4), stage.colors.low, 0.3), 3, 0.7);
      put('glow', blob([[62, -92, true], [96, -40], [92, 36], [70, 78, true], [84, 10], [80, -46]]), 0xffffff, 0.5);
      put('glow', blob([[-86, -66, true], [-100, -10], [-90, 50, true], [-92, -10]]), stage.colors.accent, 0.55);
      return;
    }
    case 'bandana':
      form(blob([[66, -50, true], [58, -92], [16, -114], [-40, -110], [-82, -64], [-82, -22, true], [-20, -52], [30, -60]]), second);
      put('figure', blob([[-82, -22, true], [-82, -64], [-40, -110, true], [-54, -70], [-50, -40, true]]), second.shade, 0.7);
      form(joined(taper([[-80, -40], [-110, -10], [-116, 50]], 16, 8), taper([[-80, -40], [-124, -24], [-140, 20]], 14, 6)), second);
      return;
    case 'turban':
      form(blob([[68, -44, true], [84, -90], [48, -138], [-20, -150], [-80, -120], [-100, -66], [-86, -22, true], [-30, -44], [20, -56]]), second);
      put('figure', blob([[-86, -22, true], [-100, -66], [-80, -120], [-50, -136, true], [-66, -80], [-50, -38, true]]), second.shade, 0.7);
      ink(curve([[66, -50], [20, -100], [-60, -120]]), second.deep, 3, 0.6);
      ink(curve([[74, -76], [10, -74], [-80, -34]]), second.deep, 3, 0.6);
      ink(curve([[60, -112], [0, -120], [-90, -70]]), second.deep, 3, 0.5);
      put('light', ellipse(40, -82, 9, 11), trim.lit);
      return;
    case 'goggles':
      goggles(bust, -66);
      return;
    case 'visor':
      form(blob([[-82, -44, true], [-10, -62], [68, -58, true], [68, -40, true], [-8, -42], [-80, -26, true]]), trim);
      put('light', blob([[-30, -52, true], [60, -55, true], [60, -48, true], [-28, -44, true]]), lighter(stage.colors.accent, 0.25));
      return;
  }
}

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
