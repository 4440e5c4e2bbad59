import { halo } from '../art.ts';
import { lighter, mix } from '../color.ts';
import { blob, ellipse } from '../path.ts';
import type { DrawHat } from './headwear.ts';

/** Helmets of glass and visors. */
export const hat: DrawHat = ({ put, ink, look, stage, trim, form, bust }) => {
  switch (look.hat) {
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
    case 'visor':
      form(blob([[-82, -44, true], [-10, -62], [68, -58, true], [68, -40, true], [-8, -42], [-80, -26, true]]), trim);
      put('light', blob([[-30, -52, true], [60, -55, true], [60, -48, true], [-28, -44, true]]), lighter(stage.colors.accent, 0.25));
      return;
    default:
  }
};
