import { plainGrade, toned } from '../grade.ts';
import { hatch, wire } from '../lines.ts';
import type { Styles } from '../style.ts';
import { wander } from './noise.ts';
import { border } from './overlays-plain.ts';
import { squares } from './overlays-squares.ts';

/** As it is drawn in lines. Numbers are lengths on a picture of 1000 x 1000. */
export const styles: Styles = {
  'line-art': { grade: plainGrade, lines: hatch(0xfbf8f0, 0x1a1820, 1, 0.15) },
  woodcut: { grade: toned({ contrast: 1.35 }), lines: hatch(0xf0e2c4, 0x1d1310, 2, 0.26), filter: wander('0.05', 2, 5), overlays: [border(0xf0e2c4, 26, { line: 0x1d1310 })] },
  blueprint: { grade: plainGrade, lines: wire(0x14407a, 0xd6e8ff), overlays: [squares(0xbfdcff)] },
};
