/** Story languages that can be picked from a list, by their BCP 47 tags; any other can be typed. */
export const languages = [
  'en',
  'ar',
  'cs',
  'da',
  'de',
  'el',
  'es',
  'fi',
  'fr',
  'he',
  'hi',
  'hu',
  'id',
  'it',
  'ja',
  'ko',
  'nl',
  'no',
  'pl',
  'pt',
  'pt-BR',
  'ro',
  'ru',
  'sv',
  'tr',
  'uk',
  'vi',
  'zh-Hans',
  'zh-Hant',
] as const;

/** A language by its own name, as its speakers look for it; the tag itself where the browser knows no name. */
export function languageName(tag: string): string {
  try {
    const name = new Intl.DisplayNames([tag], { type: 'language' }).of(tag) ?? tag;
    return name.charAt(0).toLocaleUpperCase(tag) + name.slice(1);
  } catch {
    return tag;
  }
}

/** The tag as it is written by convention; `null` when it is none. */
export function readLanguageTag(typed: string): string | null {
  try {
    return Intl.getCanonicalLocales(typed.trim())[0] ?? null;
  } catch {
    return null;
  }
}
