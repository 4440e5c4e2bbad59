import type { Style } from '../style.ts';

/** Widths of outlines by what they are around. */
export const edges = (far: number, mid: number, near: number, figure: number): NonNullable<Style['outline']>['widths'] => ({ far, mid, near, figure, skin: figure * 0.8, light: mid * 0.6 });
