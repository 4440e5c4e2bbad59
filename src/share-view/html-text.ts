import { escapeMarkup } from '../domain/text.ts';

/** Anybody's words as text of a page or of an attribute. What turns the direction of all that follows is left out. */
export function htmlText(words: string): string {
  return escapeMarkup(words.replace(/[\u202a-\u202e\u2066-\u2069]/g, ''));
}
