import { maxOfferedLength } from './action.ts';
import type { Action, ActionType } from './action.ts';
import type { CharacterForm } from './character.ts';
import { pronounsOf } from './pronouns.ts';
import { cutText } from './text.ts';

/** What a scene offers when its storyteller gave no actions: one of each type. */
export function fallbackActions(): readonly Action[] {
  return [
    { id: 'a1', text: 'Investigate the situation further', type: 'neutral' },
    { id: 'a2', text: 'Offer assistance to those who need it', type: 'good' },
    { id: 'a3', text: 'Take advantage of the situation for personal gain', type: 'evil' },
  ];
}

/** What a scene without saved actions offers when a branch begins there. */
export function branchActions(): readonly Action[] {
  return [
    { id: 'a1', text: 'Try a different approach', type: 'neutral' },
    { id: 'a2', text: 'Take a more aggressive stance', type: 'evil' },
    { id: 'a3', text: 'Show compassion and understanding', type: 'good' },
  ];
}

/** The passage of a turn whose storyteller failed after its retries. */
export function failedPassage(type: ActionType): string {
  return `Your ${type} action has consequences. The story continues...`;
}

/** The title of a scene that was given none. */
export const fallbackTitle = 'The Adventure Continues';

/** Titles for the book when none could be made; a hero without a name is 'the Hero'. */
export function fallbackBookTitles(name: string): readonly string[] {
  return [
    `${oneLine(name) || 'The Hero'}'s Journey`,
    'The Adventure Begins',
    'A Tale of Courage',
    'The Quest for Destiny',
  ];
}

/**
 * An opening that fits any form, in the third person and the past tense. Its own words move no stat; the player's setting is
 * quoted while it is short, and may.
 */
export function openingFallback(form: CharacterForm, paragraphs: 2 | 3): string {
  const name = oneLine(form.name) || 'The traveller';
  const { subject, possessive, be } = pronounsOf(form.gender);
  const they = subject.charAt(0).toUpperCase() + subject.slice(1);
  const where = quotable(form.setting);
  const what = quotable(form.objective);
  const told = [
    `${name} stopped where the way ahead could first be seen whole. ` +
      (where === '' ? '' : `Here it was at last: ${where}. `) +
      `Nothing moved yet, and for a little while ${subject} only looked, and listened, and let the place show itself.`,
    `It had been a long road to this hour, and nobody had promised an easy one. ${they} ${be} not here by chance. ` +
      (what === ''
        ? `There was something to be done`
        : `One thought had carried ${possessive} steps this far: ${what}`) +
      `, and no one else was coming to do it.`,
    `Then, somewhere close by, a voice called out, and broke off in the middle of a word. ${name} turned towards it. ` +
      `Whatever this story was going to be, it began now.`,
  ];
  const [first = '', second = '', third = ''] = told;
  return (paragraphs === 3 ? [first, second, third] : [first, `${second} ${third}`]).join('\n\n');
}

/**
 * Exactly three actions, whatever a storyteller found: its first three with any text, at most `maxOfferedLength` characters
 * each; then the types that are missing, from the fallbacks. Every id is there and none is twice.
 */
export function completeActions(found: readonly Action[]): readonly Action[] {
  const kept = found.filter(({ text }) => text.trim() !== '').slice(0, 3);
  const missing = fallbackActions().filter(({ type }) => !kept.some((action) => action.type === type));
  const three = [...kept, ...missing].slice(0, 3);
  const taken = new Set<string>();
  return three.map((action) => {
    const id = freeId(action.id, taken);
    taken.add(id);
    return { id, text: cutText(action.text, maxOfferedLength), type: action.type };
  });
}

/** At most three ids are ever taken, so a free one of the form 'aN' is found at once. */
function freeId(wanted: string, taken: ReadonlySet<string>): string {
  if (wanted !== '' && !taken.has(wanted)) return wanted;
  let number = 1;
  while (taken.has(`a${number}`)) number += 1;
  return `a${number}`;
}

/** The player's words as part of a sentence: one line without its full stop; '' when they are too long for that. */
function quotable(text: string): string {
  const line = oneLine(text).replace(/[\s.!?…]+$/, '');
  return line.length <= 120 ? line : '';
}

function oneLine(text: string): string {
  return text.replace(/\s+/g, ' ').trim();
}
