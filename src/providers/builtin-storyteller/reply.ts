import { listed, type Telling } from './telling.ts';
import { groupOf, type VerbClass, type VerbGroup } from './verbs.ts';
import type { Grade } from './outcome.ts';
import type { Presence, Target } from './presence.ts';
import type { Told } from './realise.ts';
import type { Person } from './world.ts';

/** Deeds that are done to people, or among them; alone they come to something else. */
const social = new Set<VerbGroup>(['talk', 'press', 'care', 'play', 'fight']);

/**
 * What comes of a deed, by who is there for it: one person (`fitp`), several or strangers (`fit` of a social group), nobody (`fits`);
 * what is done to things is told the same whoever looks on.
 */
export function fit(
  telling: Telling,
  verbClass: VerbClass,
  grade: Grade,
  target: Target,
  here: Presence,
): Told[] {
  const group = groupOf(verbClass);
  const flags = [group, grade];
  const person = whom(group, target, here, telling);
  if (person !== null) {
    const told = listed(telling, 'fitp', flags, null, {}, { ...telling.world.stage, p: person });
    if (told.length > 0) return told;
  }
  const any = () => listed(telling, 'fit', ['any', grade], null);
  if (social.has(group)) {
    // One stranger is neither a crowd nor nobody.
    if (target.kind === 'others' && !here.crowd) return any();
    const isAlone = (group === 'fight' && target.kind !== 'others' && target.kind !== 'open') || !here.crowd;
    if (isAlone && target.kind !== 'others') {
      const told = listed(telling, 'fits', flags, 'skip');
      return told.length > 0 ? told : any();
    }
  }
  return listed(telling, 'fit', flags, 'any');
}

/** Where a scene has no line for what goes wrong: whoever is there answers, or it is told of no thing at all. */
export function fitOffered(
  telling: Telling,
  verbClass: VerbClass,
  here: Presence,
  person: string | null,
): Told[] {
  const group = groupOf(verbClass);
  const target: Target = person === null ? { kind: 'open' } : { kind: 'person', id: person };
  const vague = /^(?:look|take|make|use|rest)$/.test(group) && whom(group, target, here, telling) === null;
  return vague
    ? listed(telling, 'fit', ['any', 'setback'], null)
    : fit(telling, verbClass, 'setback', target, here);
}

/** To whom a deed is done, of those who are there. */
function whom(group: VerbGroup, target: Target, here: Presence, { world }: Telling): string | null {
  if (target.kind === 'person') return social.has(group) || group === 'take' ? target.id : null;
  const near = nearest(here, world.ally);
  if (near === null) return null;
  if (target.kind === 'others') return null;
  if (target.kind !== 'open' && group === 'take') return near.id;
  if (!social.has(group) || (target.kind !== 'open' && group === 'fight')) return null;
  return group === 'play' && here.crowd ? null : near.id;
}

/** Who stands nearest: whoever the scene is about, before the hero's friend. */
function nearest(here: Presence, ally: string | null): Person | null {
  return here.people.find((person) => person.id !== ally) ?? here.people[0] ?? null;
}

type Missing = Extract<Target, { kind: 'absent' | 'away' }>;

/** Whom or what the player named is not there: the story says so, and who is there wonders, or the hero looks about. */
export function tellMissing(telling: Telling, target: Missing, here: Presence, grade: Grade): Told[] {
  const words =
    target.kind === 'away'
      ? { named: target.thing, act: target.act }
      : { named: target.thing, act: target.act, none: target.none, one: target.one };
  const flags =
    target.kind === 'away' ? ['elsewhere'] : ['absent', target.somebody ? 'somebody' : 'something'];
  const near = nearest(here, telling.world.ally);
  const told =
    near === null ? [] : listed(telling, 'fitp', flags, null, words, { ...telling.world.stage, p: near.id });
  if (told.length > 0) return told;
  return [...listed(telling, 'fit', flags, null, words), ...listed(telling, 'fit', ['look', grade], 'any')];
}

/** The hero has it already. */
export function tellHeld(telling: Telling, thing: string): Told[] {
  return listed(telling, 'fit', ['held'], null, { named: thing });
}
