import type { ShareCardWords } from './share-card.ts';

/** What the picture for links says for itself. */
export const shareCardWords: ShareCardWords = {
  kind: 'A STORY BY LAMPLIGHT',
  untitled: 'A story',
  about: (hero, scenes) => {
    const length = `in ${scenes === 1 ? 'one scene' : `${scenes} scenes`}`;
    // A name of another script keeps its own direction, and turns nothing beside it.
    return hero === '' ? length : `\u2068${hero}\u2069, ${length}`;
  },
  mark: ['Lamp', 'lit'],
  invitation: 'Read it, or play on from any scene',
};
