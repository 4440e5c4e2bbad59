import { describe, expect, test } from 'vitest';
import { offerDone, offerToDo, saysOffer } from '../../../src/providers/builtin-storyteller/retell-offer.ts';

const she = { he: 'she', him: 'her', his: 'her', himself: 'herself' };

describe('an offer that was taken', () => {
  test.each([
    ['Follow the fox when it trots away', 'followed the fox when it trotted away'],
    ['Steal one moth and hide it in a jar', 'stole one moth and hid it in a jar'],
    ['Comfort Gus and promise to look for the child', 'comforted Gus and promised to look for the child'],
    ['Warn and help the others on the list', 'warned and helped the others on the list'],
    ['Share everything you know with Ilse', 'shared everything she knew with Ilse'],
    ['Give Wat your last coin', 'gave Wat her last coin'],
    ['Ask Gus who has started without you', 'asked Gus who had started without her'],
    ['Give bread and cheese to the boy', 'gave bread and cheese to the boy'],
    ['Wait in the shadows and watch who comes', 'waited in the shadows and watched who came'],
    ['Comfort the one who is weeping out of sight', 'comforted the one who was weeping out of sight'],
    ['Rest until your legs stop shaking', 'rested until her legs stop shaking'],
    ['Share a true secret and lose on purpose', 'shared a true secret and lost on purpose'],
    ['Comfort the wife while Jonah cleans the brushes', 'comforted the wife while Jonah cleaned the brushes'],
    ['Trick Lucia into believing you are rich', 'tricked Lucia into believing she was rich'],
    ['Lie, and say that it no longer matters', 'lied, and said that it no longer mattered'],
    ['Lie, and tell Cal it was only the frost', 'lied, and told Cal it was only the frost'],
  ])('%s', (offer, done) => {
    expect(offerDone(offer, she)).toBe(done);
  });

  test('what was only tried keeps its verb', () => {
    expect(offerToDo('Give Wat your last coin.', she)).toBe('give Wat her last coin');
  });

  test('is not said twice', () => {
    expect(saysOffer('Read the docket for who filled in the date', 'Mara read the docket twice')).toBe(true);
    expect(saysOffer('Comfort Gus and promise to look', 'the boots went by')).toBe(false);
  });
});
