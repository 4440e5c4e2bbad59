export const genders = ['male', 'female', 'other'] as const;
/** SETUP-31, ruling 33: 'other' takes they and them. */
export type Gender = (typeof genders)[number];

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
export type Genre = (typeof genres)[number];

export const eras = ['ancient', 'medieval', 'renaissance', 'modern', 'future', 'post-apocalyptic'] as const;
export type Era = (typeof eras)[number];

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
export type ImageStyle = (typeof imageStyles)[number];

/** What the player fills in before a story (SETUP-29). Text fields are the player's words, untrimmed, as he typed them. */
export type CharacterForm = {
  readonly name: string;
  readonly appearance: string;
  /** Whole years, 0 to 150 (SETUP-17). */
  readonly age: number;
  readonly gender: Gender;
  readonly imageStyle: ImageStyle;
  /** Only used, and only kept, while `imageStyle` is 'other' (SETUP-14). */
  readonly customStyle: string;
  readonly objective: string;
  readonly setting: string;
  readonly era: Era;
  readonly motivation: string;
  readonly genre: Genre;
  /** Hash of a picture in the store, or `null` while there is none. */
  readonly characterImage: string | null;
};

/** The text fields that can be filled with an example (SETUP-18). */
export const exampleFields = ['name', 'appearance', 'objective', 'setting', 'motivation'] as const;
export type ExampleField = (typeof exampleFields)[number];

/** Where the story takes place, read out of the words of the setting (SETUP-28). */
export type Environment = {
  readonly type: 'space' | 'surface';
  readonly hasOxygen: boolean;
  readonly hasRadiation: boolean;
  /** The setting in the player's words. */
  readonly description: string;
};

/** The longest text that a field of the form keeps, in characters. */
export const maxFieldLength = 2000;
