/** A text in which short forms and full ones are the same, to compare what is told with what was written: "don't" and 'do not', "it's" and 'it is'. */
export function eitherForm(text: string): string {
  return text
    .replaceAll('’', "'")
    .replace(/\bcan(?:not|'t)\b/gi, 'can not')
    .replace(/\bwon't\b/gi, 'will not')
    .replace(/n't\b/gi, ' not')
    .replace(/\blet us\b/gi, "let's")
    .replace(
      /(?<=\b(?:I|you|he|she|it|we|they|that|there|who|what|where))(?:'(?:m|re|s)| (?:am|are|is|has))\b/gi,
      '=',
    )
    .replace(/(?<=\b(?:I|you|we|they))(?:'ve| have)\b/gi, '+')
    .replace(/(?<=\b(?:I|you|he|she|it|we|they|that|there))(?:'ll| will)\b/gi, '~')
    .replace(/(?<=\b(?:I|you|he|she|it|we|they))(?:'d| had| would)\b/gi, '^');
}
