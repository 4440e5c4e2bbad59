import type { Genre } from './domain/character.ts';
import type { ShareCard } from './domain/prepared-share.ts';
import { drawShareCard } from './formats/share-card.ts';
import { shareCardWords } from './formats/share-card-words.ts';
import { genreHue } from './ui/parts/genre-hue.ts';

/** The picture that links to a story show; see `drawShareCard`. */
export function drawCardOnPage(card: ShareCard): Promise<Blob | null> {
  return drawShareCard(card, shareCardWords, hueOf(card.genre));
}

/** In degrees, as the styles of the page say it. */
function hueOf(genre: Genre): number {
  const sample = document.createElement('div');
  sample.hidden = true;
  sample.className = genreHue(genre) ?? '';
  document.body.append(sample);
  const hue = Number.parseFloat(getComputedStyle(sample).getPropertyValue('--hue'));
  sample.remove();
  return Number.isFinite(hue) ? hue : 68;
}
