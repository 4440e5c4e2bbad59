export const genders = ['male', 'female', 'other'] as const;

export const genres = [
  'adventure',
  'fantasy',
  'sci-fi',
  'mystery',
  'horror',
  'thriller',
  'cyberpunk',
  'steampunk',
  'post-apocalyptic',
  'superhero',
  'romance',
  'comedy',
  'drama',
  'western',
  'historical',
  'magical-realism',
  'space-opera',
  'urban-fantasy',
  'detective',
  'survival',
] as const;

export const eras = ['ancient', 'medieval', 'renaissance', 'modern', 'future', 'post-apocalyptic'] as const;

const oldEras: readonly (typeof eras)[number][] = ['ancient', 'medieval', 'renaissance'];

/** Whether an era is from before there were motors, street numbers and watches. */
export function isOldEra(era: (typeof eras)[number]): boolean {
  return oldEras.includes(era);
}

export const imageStyles = [
  'realistic',
  'anime',
  'studio-ghibli',
  'dragonball-z',
  'pixar',
  'roblox',
  'minecraft',
  'fortnite',
  'the-simpsons',
  'lego',
  'clay',
  'cell-shaded',
  'cinematic-movie',
  'fantasy',
  'cyberpunk',
  'noir',
  'vintage',
  'modern-cinematic',
  'steampunk',
  'comic',
  'watercolor',
  'oil-painting',
  'pixel-art',
  'line-art',
  'other',
] as const;
