import { mix } from '../color.ts';
import { blob, curve, ellipse, joined, polygon, taper } from '../path.ts';
import type { Path } from '../path.ts';
import type { DrawHat } from './headwear.ts';

/** Hoods, crowns and helmets. */
export const hat: DrawHat = ({ put, ink, look, tones, stage, main, second, trim, form, shadow, bust }) => {
  switch (look.hat) {
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
    case 'wizard':
      shadow(-26);
      form(blob([[-82, -60, true], [-60, -140], [-20, -210], [-40, -262, true], [26, -222], [54, -140], [70, -64, true]]), main);
      put('figure', blob([[-82, -60, true], [-60, -140], [-20, -210], [-40, -262, true], [-8, -212], [-30, -130], [-46, -60, true]]), main.shade, 0.7);
      put('figure', blob([[-84, -78, true], [-8, -62], [70, -80, true], [71, -58, true], [-8, -38], [-85, -54, true]]), trim.mid);
      form(blob([[-152, -48, true], [-80, -62], [-10, -52], [60, -60], [140, -70, true], [80, -36], [0, -24], [-80, -26]]), main);
      return;
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
    default:
  }
};
