import { isPastVerb } from './told-as-past.ts';

export type Pronoun = 'he' | 'she' | 'they';

const owns = {
  he: ['he', 'him', 'his', 'himself', 'his', 'is', 'was'],
  she: ['she', 'her', 'her', 'herself', 'hers', 'is', 'was'],
  they: ['they', 'them', 'their', 'themselves', 'theirs', 'are', 'were'],
} as const;

/**
 * What the player says of 'my' and 'me', said of the hero; `null` where a verb that goes with 'I' or 'we' would have to be
 * put into another person, and nothing shows which word that is.
 */
export function owned(text: string, pronoun: Pronoun): string | null {
  const [he, him, his, himself, own, is, was] = owns[pronoun];
  const said = text
    .replaceAll('’', "'")
    .replace(/\b(?:I am|I'm)\b/g, `${he} ${is}`)
    .replace(/\bI was\b/g, `${he} ${was}`)
    .replace(/\b(?:I have|I've) (?=\p{Ll}+(?:ed|en)\b)/gu, `${he} had `)
    .replace(/\bI (?=(?:never |once |still |only )?(\p{Ll}+)\b)/gu, (whole, verb: string) =>
      isPastVerb(verb) ? `${he} ` : whole,
    )
    .replace(/\bmy\b/gi, his)
    // "Our Lady of Sorrows" is nobody's own.
    .replace(/\bour\b|^Our\b/g, 'their')
    .replace(/\bme\b/g, him)
    .replace(/\bus\b/g, 'them')
    .replace(/\bmyself\b/gi, himself)
    .replace(/(?<=\b(?:of|is|was|be|with|as) )mine\b/g, own);
  // "and mine was the next"
  if (/(?:^|\b(?:and|but|or|that|than) )mine\b/i.test(said)) return null;
  return /\b(?:I|i|I['’]\w+|i['’]\w+|we|We|ours|ourselves)\b/.test(said) ? null : said;
}
