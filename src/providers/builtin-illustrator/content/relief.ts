import { noise } from './noise.ts';

/** The relief of a rough ground, as light from the upper left shows it. */
export const relief = (frequency: string, height: number, strength: number): string => `${noise(frequency, 3, 'r', 3)}<feDiffuseLighting in="r" surfaceScale="${height}" lighting-color="#fff" result="l"><feDistantLight azimuth="235" elevation="58"/></feDiffuseLighting><feComposite in="d" in2="l" operator="arithmetic" k1="${strength}" k2="${Math.round((1 - strength * 0.84) * 100) / 100}"/>`;
