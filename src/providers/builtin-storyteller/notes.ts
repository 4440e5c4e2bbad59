import { plainWords } from './intake.ts';

/** What the notes to the author ask for, as far as this storyteller can answer it (SET-07). */
export type Levers = {
  readonly funny: boolean;
  /** No blood, no fright. */
  readonly gentle: boolean;
  /** Things that must appear, up to three, as noun phrases: "a talking fox". */
  readonly musts: readonly string[];
};

/** Reads wishes in plain English; what it does not understand it leaves. */
export function readNotes(notes: string): Levers {
  const text = plainWords(notes, 1000);
  const musts: string[] = [];
  const wish =
    /\b(?:include|includes|add|feature|featuring|must have|should have|there (?:is|must be|should be)|please have|i want)\s+((?:an?|the|some|my)\s+[\p{L}' -]{2,40})/giu;
  for (const found of text.matchAll(wish)) {
    const phrase =
      (found[1] ?? '')
        .split(/\s(?:and|in|who|that|with|as|to|at|on|for|please|somewhere)\s|[,.]/i)[0]
        ?.trim() ?? '';
    const words = phrase.split(' ');
    if (
      words.length > 1 &&
      words.length <= 5 &&
      !/\b(?:story|more|lot|tone|dialogue|humou?r|violence|ending|style|romance)\b/i.test(phrase)
    )
      musts.push(phrase.charAt(0).toLowerCase() + phrase.slice(1));
  }
  return {
    funny: /\b(?:funny|humou?r|comic|comedy|jokes?|light-?hearted|silly|witty)\b/i.test(text),
    gentle:
      /\b(?:no (?:violence|blood|gore|fighting|killing|death)|gentle|cosy|cozy|kid|child(?:ren)?|bedtime|not (?:too )?(?:scary|violent))\b/i.test(
        text,
      ),
    musts: musts.slice(0, 3),
  };
}
