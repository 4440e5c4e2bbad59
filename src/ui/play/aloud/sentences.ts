/** A sentence of a passage: where it stands in its paragraph. */
export type Sentence = {
  readonly paragraph: number;
  readonly start: number;
  readonly end: number;
  readonly text: string;
};

/** The sentences of paragraphs, in order; what is only space is none. */
export function sentencesOf(paragraphs: readonly string[], language: string): readonly Sentence[] {
  const segmenter = segmenterOf(language);
  return paragraphs.flatMap((text, paragraph) =>
    Array.from(segmenter.segment(text))
      .map(({ segment, index }) => ({
        paragraph,
        start: index,
        end: index + segment.trimEnd().length,
        text: segment.trim(),
      }))
      .filter((sentence) => sentence.text !== ''),
  );
}

function segmenterOf(language: string): Intl.Segmenter {
  const [known] = Intl.Segmenter.supportedLocalesOf([language].filter(isTag));
  return new Intl.Segmenter(known ?? 'en', { granularity: 'sentence' });
}

function isTag(language: string): boolean {
  return /^[a-z]{2,8}(-[a-z0-9]{1,8})*$/i.test(language);
}
