import type { Era, Genre, ImageStyle } from './character.ts';
import type { ReadingLevel } from './settings.ts';

/** What a player reads for a genre. */
export function genreLabel(genre: Genre): string {
  return genreWords[genre];
}

/** What a player reads for an era. */
export function eraLabel(era: Era): string {
  return eraWords[era];
}

/** What a player reads for an image style. */
export function imageStyleLabel(style: ImageStyle): string {
  return imageStyleWords[style];
}

/** What a player reads for a reading level. */
export function readingLevelLabel(level: ReadingLevel): string {
  return readingLevelWords[level];
}

/** How many words a sentence has at a reading level, both ends included; `null` where there is no rule. */
export function levelWindow(level: ReadingLevel): { readonly min: number; readonly max: number } | null {
  return levelWindows[level];
}

const levelWindows = {
  elementary: { min: 5, max: 12 },
  middle: { min: 8, max: 20 },
  high: { min: 15, max: 30 },
  adult: null,
} as const;

const readingLevelWords: { readonly [level in ReadingLevel]: string } = {
  elementary: 'Elementary school',
  middle: 'Middle school',
  high: 'High school',
  adult: 'Adult',
};

const genreWords: { readonly [genre in Genre]: string } = {
  adventure: 'Adventure',
  fantasy: 'Fantasy',
  'sci-fi': 'Science fiction',
  mystery: 'Mystery',
  horror: 'Horror',
  thriller: 'Thriller',
  cyberpunk: 'Cyberpunk',
  steampunk: 'Steampunk',
  'post-apocalyptic': 'Post-apocalyptic',
  superhero: 'Superhero',
  romance: 'Romance',
  comedy: 'Comedy',
  drama: 'Drama',
  western: 'Western',
  historical: 'Historical',
  'magical-realism': 'Magical realism',
  'space-opera': 'Space opera',
  'urban-fantasy': 'Urban fantasy',
  detective: 'Detective',
  survival: 'Survival',
};

const eraWords: { readonly [era in Era]: string } = {
  ancient: 'Ancient',
  medieval: 'Medieval',
  renaissance: 'Renaissance',
  modern: 'Modern',
  future: 'Future',
  'post-apocalyptic': 'Post-apocalyptic',
};

const imageStyleWords: { readonly [style in ImageStyle]: string } = {
  realistic: 'Realistic',
  anime: 'Anime',
  'studio-ghibli': 'Studio Ghibli',
  'dragonball-z': 'Dragonball Z',
  pixar: 'Pixar',
  roblox: 'Roblox',
  minecraft: 'Minecraft',
  fortnite: 'Fortnite',
  'the-simpsons': 'The Simpsons',
  lego: 'Lego',
  clay: 'Clay',
  'cell-shaded': 'Cell shaded',
  'cinematic-movie': 'Cinematic movie',
  fantasy: 'Fantasy',
  cyberpunk: 'Cyberpunk',
  noir: 'Noir',
  vintage: 'Vintage',
  'modern-cinematic': 'Modern cinematic',
  steampunk: 'Steampunk',
  comic: 'Comic',
  watercolor: 'Watercolor',
  'oil-painting': 'Oil painting',
  'pixel-art': 'Pixel art',
  'line-art': 'Line art',
  other: 'Other',
};
