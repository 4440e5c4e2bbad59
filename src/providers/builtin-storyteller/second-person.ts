/**
 * Where the hero is you, 'they' who do a thing together are you and another: "They sat up with the lamp between them" is said as
 * "You sat up with the lamp between you". Packs have one word for both, since in the third person it is the right one.
 */
export function includeYou(paragraph: string): string {
  return paragraph.replace(
    /(^|[.!?]["”]? )They ((?!had\b)[^.!?"“”]*\b(?:together|side by side|between them)\b[^.!?"“”]*)/g,
    (whole, before: string, rest: string) =>
      /\ball (?:together|of them)\b/.test(rest)
        ? whole
        : `${before}You ${rest.replace(/\bbetween them\b/g, 'between you')}`,
  );
}
