/** Noise that is computed for a tile and repeated: a browser without a graphics card takes long over every pixel of it. */
export const noise = (frequency: string, octaves: number, name: string, seed: number, tile = 320): string => `<feTurbulence type="fractalNoise" baseFrequency="${frequency}" numOctaves="${octaves}" seed="${seed}" x="0" y="0" width="${tile}" height="${tile}" stitchTiles="stitch"/><feTile result="${name}"/>`;

/** Edges that wander by up to half of `scale`. */
export const wander = (frequency: string, octaves: number, scale: number): string => `${noise(frequency, octaves, 'n', 7)}<feDisplacementMap in="SourceGraphic" in2="n" scale="${scale}" xChannelSelector="R" yChannelSelector="G" result="d"/>`;
