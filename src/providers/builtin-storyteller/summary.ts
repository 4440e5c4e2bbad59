import { milestones } from './milestones.ts';
import type { World } from './world.ts';

/**
 * What another storyteller must know to go on from here, in English, at most some 700 characters.
 * @param titles of the last scenes
 */
export function summaryOf(world: World, hero: string, titles: readonly string[]): string {
  const people = world.people
    .filter((person) => person.seen >= 0 && person.id !== world.foe && person.id !== world.ally)
    .toSorted((a, b) => b.seen - a.seen)
    .slice(0, 4)
    .map((person) => `${person.name}${person.noun === '' ? '' : `, ${person.noun}`}`);
  const name = (id: string) => world.people.find((person) => person.id === id);
  const foe = name(world.foe);
  const ally = world.ally === null ? undefined : name(world.ally);
  const lines = [
    world.quest === null ? '' : `${hero} now wants to ${world.quest.goal}.`,
    foe === undefined || foe.seen < 0
      ? ''
      : `Against ${hero}: ${foe.name}, ${foe.noun}, who sends ${world.hands}.`,
    ally === undefined ? '' : `At ${hero}'s side: ${ally.name}${ally.noun === '' ? '' : `, ${ally.noun}`}.`,
    people.length === 0 ? '' : `Met lately: ${people.join('; ')}.`,
    world.token === '' ? '' : `In play: ${world.token}.`,
    openEnds(world),
    actOf(world),
    `Scenes so far, the last at the end: ${titles.join('; ')}.`,
  ];
  return lines.filter((line) => line !== '').join(' ');
}

function openEnds(world: World): string {
  const open = world.threads
    .filter((thread) => thread.beat < 3)
    .flatMap((thread) => {
      const person = world.people.find((each) => each.id === thread.person);
      return person === undefined ? [] : [person.name];
    });
  return open.length === 0 ? '' : `Not yet finished: the matter of ${open.join(' and of ')}.`;
}

function actOf(world: World): string {
  if (world.milestone > milestones.length) return 'The quest is over; life goes on.';
  const act =
    world.milestone < 2
      ? 'beginning'
      : world.milestone < 4
        ? 'first half'
        : world.milestone < 6
          ? 'second half'
          : 'end';
  const pressed = world.pursuit >= 2 ? ' Pursuers are near.' : '';
  const late = world.doom >= 4 ? ' Time is running out.' : '';
  return `The story is in its ${act}.${pressed}${late}`;
}
