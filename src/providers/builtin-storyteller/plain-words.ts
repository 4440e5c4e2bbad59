/** Words without markup, on one line, at most `most` characters; never half of a surrogate pair. */
export function plainWords(text: string, most: number): string {
  return text
    .replace(/<[^>]*>/g, ' ')
    .replace(/[<>{}[\]|~`\\*_#"“”]/g, ' ')
    .replace(/\s+/g, ' ')
    .trim()
    .slice(0, most)
    .replace(/[\ud800-\udbff]$/, '')
    .trim();
}
