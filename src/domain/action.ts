import { createKeywords, findKeyword, isEnglish, wordsOf } from './keywords.ts';
import type { Row } from './row.ts';
import type { actionSchema, takenActionSchema } from './scene-schemas.ts';
import { typeWords } from './trigger-words.ts';

/** An action that a scene offers. */
export type Action = Row<typeof actionSchema>;

/** How an action stands to the world: it colours the button and moves karma. */
export type ActionType = Action['type'];

/** What the player did to leave a scene: an offered action, or words of his own (`typed`). */
export type TakenAction = Row<typeof takenActionSchema>;

/** The longest action that a player can type, in characters; more is cut at the door. */
export const maxActionLength = 500;

/** The longest text of an offered action, in characters. */
export const maxOfferedLength = 300;

/**
 * The type that counts for an action. One that was offered as good or evil stays so. A neutral or typed one is read by the
 * listed words, whole and with their inflections; where it has good and evil words, the first of them decides ('save him from the
 * attack' is good), and a word that the text denies ('do not kill') does not count. Rules are English: in another language
 * an action keeps the type it was offered with, and a typed one is neutral.
 * @param language BCP 47 tag of the story's language.
 */
export function classifyAction(text: string, offeredAs: ActionType | null, language: string): ActionType {
  if (offeredAs === 'good' || offeredAs === 'evil') return offeredAs;
  if (!isEnglish(language)) return 'neutral';
  const words = wordsOf(text);
  const good = findKeyword(words, goodWords, { skipNegated: true })?.at ?? Infinity;
  const evil = findKeyword(words, evilWords, { skipNegated: true })?.at ?? Infinity;
  if (good === evil) return 'neutral';
  return good < evil ? 'good' : 'evil';
}

const goodWords = createKeywords(typeWords.good);
const evilWords = createKeywords(typeWords.evil);
