/** The biggest file of any other program that is opened. */
export const maxFileBytes = 32_000_000;
/** The biggest card (PNG or CharX). */
export const maxCardBytes = 20_000_000;
/** The biggest text that a card may unpack to. */
export const maxCardTextBytes = 16_000_000;
/** The biggest bundle: years of play with pictures. */
export const maxBundleBytes = 500_000_000;
/** What a bundle may unpack to, all files together. */
export const maxUnpackedBytes = 1_000_000_000;
/** What one text of an archive may unpack to. */
export const maxTextBytes = 200_000_000;
export const maxEntries = 60_000;
/** The biggest picture that is taken over; one that is larger than may be stored is made smaller. */
export const maxReadPictureBytes = 20_000_000;
/** More scenes than this in a file of another program are not read. */
export const maxScenes = 20_000;
/** More entries of a lorebook than this in a file of another program are not read. */
export const maxLoreEntries = 20_000;
