import { describe, expect, test } from 'vitest';
import { bundledPacks } from '../../../src/providers/builtin-storyteller/library.ts';
import { isQuotable } from '../../../src/providers/builtin-storyteller/parse-action.ts';
import { pastOf } from '../../../src/providers/builtin-storyteller/morphology.ts';
import { packIds, readPack } from '../../../src/providers/builtin-storyteller/pack.ts';
import { verbOf } from '../../../src/providers/builtin-storyteller/verbs.ts';
import {
  offerDone,
  offerToDo,
  saysOffer,
  saysVerb,
} from '../../../src/providers/builtin-storyteller/retell-offer.ts';

const she = { he: 'she', him: 'her', his: 'her', himself: 'herself' };

const persons = [
  { he: 'he', him: 'him', his: 'his', himself: 'himself' },
  she,
  { he: 'they', him: 'them', his: 'their', himself: 'themself' },
  { he: 'you', him: 'you', his: 'your', himself: 'yourself' },
];
const names: { readonly [who: string]: string } = { p: 'Wat', q: 'Gus', ally: 'Ada', foe: 'Roth' };

/** An offer as it is shown, with names in its slots. */
function shown(offer: string): string {
  return offer
    .replace(/\{\w+\.noun\}/g, 'the clerk')
    .replace(/\{\w+\.own\}|\{\w+'s\}/g, "Wat's")
    .replace(/\{\w+\.(\w+)\}/g, '$1')
    .replace(/\{(\w+)\}/g, (_, slot: string) => names[slot] ?? 'the thing');
}

const offers = (await Promise.all(packIds.map(bundledPacks)))
  .map(readPack)
  .flatMap((pack) => pack.cards.flatMap((card) => card.actions.map((action) => shown(action.text))));

/** What reads like a deed but is a thing where it stands. */
const things = /^(?:mop|rest|set|read|put|let|cut|shut|hit|bid|bet|spread|cast)$/;

test.each(persons)('every offer of every pack is told in the past ($he)', (who) => {
  const doubtful = offers.flatMap((offer) => {
    const done = offerDone(offer, who);
    // Whoever is asked or helped to do two things is to do both.
    const held =
      /^(?:offered|promised|swore|agreed|tried|asked) to [^,]*$|^(?:asked|helped) [^,]* to [^,]*$|\bto (?:go|come) and\b/.test(
        done,
      );
    const bareVerb = [...done.matchAll(/\b(?:and|or|then)(?: never| simply| only)? ([a-z]+)\b/g)].some(
      ([, word = '']) => !held && verbOf(word)?.base === word && pastOf(word) !== word && !things.test(word),
    );
    const present =
      /\b(?:is|are|has|does|lasts|forgets|draws|comes|cannot|must (?!not)|(?:who|they|police|people) have)\b/.test(
        done,
      );
    const doubled = /\b(?!that|had|her|the)(\w+) \1\b/.test(done);
    const noWord = /\b(?:waed|hied|thised|herred|wered|hads)\b/.test(done);
    const subject =
      /\b(?:put|with|at|for|of|by|from|to|told|gave) (?:he|she|they)\b(?! \w+(?:ed|t|d|w)\b)/.test(done);
    return bareVerb || present || doubled || noWord || subject ? [`${offer} => ${done}`] : [];
  });
  expect(offers.length).toBeGreaterThan(1_000);
  expect(doubtful).toEqual([]);
});

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
    ['Rest until your legs stop shaking', 'rested until her legs stopped shaking'],
    ['Share a true secret and lose on purpose', 'shared a true secret and lost on purpose'],
    ['Comfort the wife while Jonah cleans the brushes', 'comforted the wife while Jonah cleaned the brushes'],
    ['Trick Lucia into believing you are rich', 'tricked Lucia into believing she was rich'],
    ['Lie, and say that it no longer matters', 'lied, and said that it no longer mattered'],
    ['Support both ends of the wool and wait', 'supported both ends of the wool and waited'],
    ['Betray Kit by going while the singing lasts', 'betrayed Kit by going while the singing lasted'],
    ['Rob the cellar while they stand and stare', 'robbed the cellar while they stood and stared'],
    ['Look at who it was that you have been sitting on', 'looked at who it was that she had been sitting on'],
    ['Study the route Elena draws in the straw', 'studied the route Elena drew in the straw'],
    ['Save Prudence when she forgets the step', 'saved Prudence when she forgot the step'],
    ['Steal the tomato while the lights are cycling', 'stole the tomato while the lights were cycling'],
    ['Lie, cough twice, and collect a second set', 'lied, coughed twice, and collected a second set'],
    ['Ask Gus how twenty-six riders travel', 'asked Gus how twenty-six riders travelled'],
    ['Tell the doors exactly what you can do', 'told the doors exactly what she could do'],
    ['Take what you came for and say nothing', 'took what she came for and said nothing'],
    ['Look at what has been painted on the can', 'looked at what had been painted on the can'],
    ['Offer to carry the tray and aid Wat', 'offered to carry the tray and aid Wat'],
    ['Answer them in a voice that is not yours', 'answered them in a voice that was not hers'],
    ['Support Wat, who must do it now', 'supported Wat, who had to do it now'],
    ['Ask Wat why the neighbour must not know', 'asked Wat why the neighbour must not know'],
    ['Lie, and call out that the police have come', 'lied, and called out that the police had come'],
    ['Lie, and tell Cal it was only the frost', 'lied, and told Cal it was only the frost'],
    ['Ask for whom they last opened by mistake', 'asked for whom they last opened by mistake'],
  ])('%s', (offer, done) => {
    expect(offerDone(offer, she)).toBe(done);
  });

  test('what was only tried keeps its verb', () => {
    expect(offerToDo('Give Wat your last coin.', she)).toBe('give Wat her last coin');
    expect(offerToDo('Save Ada when she forgets the step, and wait', she)).toBe(
      'save Ada when she forgot the step, and wait',
    );
  });

  test('who is many, or is spoken to, were what they are offered to be', () => {
    const offer = 'Help carry the coffin, and be seen by everyone';
    expect(offerDone(offer, she)).toBe('helped carry the coffin, and was seen by everyone');
    expect(offerDone(offer, { he: 'you', him: 'you', his: 'your', himself: 'yourself' })).toBe(
      'helped carry the coffin, and were seen by everyone',
    );
    expect(offerToDo(offer, she)).toBe('help carry the coffin, and be seen by everyone');
  });

  test('what is tried is never in the past', () => {
    const wrong = offers
      .map((offer) => [offer, offerToDo(offer, she)] as const)
      .filter(
        ([offer, todo]) =>
          todo.split(' ')[0] !==
          (offer.split(/[ ,]/)[0] ?? '').toLowerCase() + (/^\w+,/.test(offer) ? ',' : ''),
      );
    expect(wrong).toEqual([]);
  });

  test('is not said twice', () => {
    expect(saysOffer('Read the docket for who filled in the date', 'Mara read the docket twice')).toBe(true);
    expect(saysOffer('Comfort Gus and promise to look', 'the boots went by')).toBe(false);
  });
});

test('PLAY-20 every way on begins with a verb that the storyteller knows, or with one of a few', () => {
  const unknown = new Set(
    offers
      .map((offer) => /[a-z'-]+/i.exec(offer)?.[0].toLowerCase() ?? '')
      .filter((word) => verbOf(word) === null),
  );
  expect(unknown.size).toBeLessThan(40);
  for (const verb of ['copy', 'lay', 'pace', 'trace', 'match', 'show', 'unpack'])
    expect(unknown).not.toContain(verb);
});

test.each([
  ['Lie down and put an ear against the rope', 'Mara lay down and put an ear against it.', true],
  ['Lie about the rope', 'The rope lay there.', false],
  ['Lay the three pieces edge to edge', 'Mara laid them side by side.', true],
  ['Help to carry the tail', 'Mara slept.', false],
])('what was offered is heard, or it is told: %s', (offer, telling, is) => {
  expect(saysVerb(offer, telling)).toBe(is);
});

test('an innocent word is told again though it begins like one that is not', () => {
  for (const said of [
    'helped Heather to clear the stairs',
    'tricked the sexton into swearing',
    'stole a strip of land',
    'hung up five of the coats',
  ])
    expect(isQuotable(said, 'teen'), said).toBe(true);
  for (const said of ['was hungry', 'stripped the guard', 'had sex', 'felt the heat'])
    expect(isQuotable(said, 'teen'), said).toBe(false);
});

test.each([
  ['Beat on a pan, so that nothing is heard', 'beat on a pan, so that nothing was heard'],
  ['Ask Esko to go out and say his own name', 'asked Esko to go out and say his own name'],
  ['Ask Wat to sing, and wait for the end', 'asked Wat to sing, and waited for the end'],
  ['Help Wat to the door and bar it', 'helped Wat to the door and barred it'],
  [
    'Stand where the stool stood and reach for the latch',
    'stood where the stool stood and reached for the latch',
  ],
])('%s: %s', (offer, done) => {
  expect(offerDone(offer, she)).toBe(done);
});
