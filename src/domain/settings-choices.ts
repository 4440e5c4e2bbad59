export const readingLevels = ['elementary', 'middle', 'high', 'adult'] as const;

export const fontFamilies = ['system', 'serif', 'mono', 'comic', 'dyslexic', 'bradley'] as const;

export const highlighterColors = [
  'yellow',
  'blue',
  'green',
  'pink',
  'orange',
  'purple',
  'cyan',
  'red',
] as const;

export const contentRatings = ['everyone', 'teen', 'mature'] as const;
