/** What a page tells of an example character, each phrase parsed by hand: it stands in the form's field as it does here, but for its article. */
export type PresetPhrases = {
  /** After 'to'. */
  readonly goal: string;
  /** What the goal is after, as a thing. */
  readonly target: string;
  /** Where it begins: a preposition, and the place with its article. */
  readonly place: string;
  /** Behind the name, between commas. */
  readonly aside: string;
};

/** The phrases of the example characters, by their names. */
export const presetPhrases: { readonly [name: string]: PresetPhrases } = {
  'Wenna Thistledown': {
    goal: 'carry a captured summer over the pass',
    target: 'a captured summer',
    place: 'in the Hollow Marches',
    aside: 'a broad-shouldered young beekeeper with copper curls pinned under a straw hat',
  },
  'Idris Okonjo-Bell': {
    goal: 'wake the sleeping crew of the survey ship Patience',
    target: 'the sleeping crew',
    place: 'aboard the silent ship',
    aside: 'a lean salvage pilot with grey at the temples',
  },
  'Perpetua Quill': {
    goal: 'find out which of the nine guests replaced the opera house’s famous chandelier',
    target: 'the truth',
    place: 'in the grand opera of a canal city',
    aside: 'a small, upright widow in plum-coloured velvet',
  },
  'Kit Marlowe-Reyes': {
    goal: 'reach the sealed ninth level',
    target: 'the sealed ninth level',
    place: 'in Halcyon Station',
    aside: 'a deep-water welder with cropped green hair',
  },
  'Solomon Pike': {
    goal: 'bring a printing press across four hundred miles of broken bridges',
    target: 'a printing press',
    place: 'on the Ash Roads',
    aside: 'a big, slow-spoken ferryman with a beard full of sawdust',
  },
  'Lucinda “Lucky” Darrow': {
    goal: 'win back the deed to Mercy Creek',
    target: 'the deed',
    place: 'in the one-street town between red mesas',
    aside: 'a sharp-chinned card dealer with a split eyebrow',
  },
  'Barnaby Tuft': {
    goal: 'get form 27-B stamped by all six departments',
    target: 'form 27-B',
    place: 'in the Ministry of Minor Miracles',
    aside: 'a round-cheeked junior clerk with ink behind both ears',
  },
};

/** Whether a field of the form still says a phrase, with whatever article. */
export function stillSays(field: string, phrase: string): boolean {
  return field.toLowerCase().includes(phrase.toLowerCase().replace(/^(?:an?|the) /, ''));
}
