/** Words about how a story is written. */
export const words = {
  readingLevel: 'Reading Level',
  passageLength: 'Passage Length',
  passageLengths: { '2': '2 paragraphs', '3': '3 paragraphs' },
  notes: 'Notes to the Author',
  notesHint: (count: number, most: number) =>
    `Goes into the request for every passage. ${count.toLocaleString('en')} of ${most.toLocaleString('en')} characters.`,
  notesPlaceholder: 'Fewer fights, more weather. The dog must live.',
  notesCut: 'Only the first 2,000 characters fit here; the rest was left out.',
  narration: 'Narration',
  narrations: { third: 'He, she, they', second: 'You' },
  rating: 'Content rating',
  ratings: { everyone: 'Everyone', teen: 'Teen', mature: 'Mature' },
  language: 'Story language',
  languageHint: 'For the story only. Lamplit itself speaks English.',
  otherLanguage: 'Another language…',
  languageTag: 'Language tag',
  languageTagHint: 'For example ga for Irish, or sr-Latn for Serbian in Latin letters (BCP 47).',
  languageTagWrong: 'That is not a language tag.',
  englishOnly:
    'The built-in storyteller writes English. For a story in this language, choose a model above. Good and evil deeds are told apart by English words; in other languages the model decides.',
  englishRules: 'Good and evil deeds are told apart by English words; in other languages the model decides.',
} as const;
