/** Noise that is computed for a tile and repeated: a browser without a graphics card takes long over every pixel of it. */
export const noise = (frequency: string, octaves: number, name: string, seed: number, tile = 320): string => `<feTurbulence type="fractalNoise" baseFrequency="${frequency}" numOctaves="${octaves}" seed="${seed}" x="0" y="0" width="${tile}" height="${tile}" stitchTiles="stitch"/><feTile result="${name}"/>`;

/** Edges that wander by up to half of `scale`. */
export const wander = (frequency: string, octaves: number, scale: number): string => `${noise(frequency, octaves, 'n', 7)}<feDisplacementMap in="SourceGraphic" in2="n" scale="${scale}" xChannelSelector="R" yChannelSelector="G" result="d"/>`;

/** The relief of a rough ground, as light from the upper left shows it. */
export const relief = (frequency: string, height: number, strength: number): string => `${noise(frequency, 3, 'r', 3)}<feDiffuseLighting in="r" surfaceScale="${height}" lighting-color="#fff" result="l"><feDistantLight azimuth="235" elevation="58"/></feDiffuseLighting><feComposite in="d" in2="l" operator="arithmetic" k1="${strength}" k2="${Math.round((1 - strength * 0.84) * 100) / 100}"/>`;
