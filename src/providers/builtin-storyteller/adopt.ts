import { beginWorld } from './begin.ts';
import { milestones } from './milestones.ts';
import { chainOf, rngOf } from './random.ts';
import { inventPerson } from './casting.ts';
import type { Stage } from './stagecraft.ts';
import { readWorld } from './stored-world.ts';
import type { Person, World } from './world.ts';
import { plainWords } from './plain-words.ts';
import type { Scene } from '../../domain/story.ts';

/**
 * A world for a story that somebody else told last. Where this storyteller has told some of it before, its own world goes on from there;
 * otherwise the form, the last scenes and their context say who is there and how far it has gone.
 */
export function adoptWorld(stage: Stage): World {
  const { path, depth } = stage.request;
  const last = path.at(-1);
  const known = path
    .toReversed()
    .map((scene) => readWorld(scene.storytellerState))
    .find((world) => world !== null);
  const begun = known ?? beginWorld(stage);
  const chain = chainOf(begun.chain, 'adopted', depth, last?.passage ?? '');
  const lost = known === undefined ? 0 : depth - 1 - known.turn;
  const world: World = {
    ...begun,
    chain,
    turn: depth,
    milestone: Math.min(
      known === undefined ? Math.floor(depth / 3) : known.milestone + Math.floor(lost / 4),
      Math.max(milestones.length - 2, known?.milestone ?? 0),
    ),
    milestoneTurn: Math.max(0, depth - 1),
    offered: [],
    stage: {},
  };
  return withStrangers(withPlace(world, last), stage, path);
}

/** Where the last scene was, when its context tells. */
function withPlace(world: World, last: Scene | undefined): World {
  const said = plainWords(last?.sceneContext.location ?? '', 40).replace(/[.,;:!?]+$/, '');
  if (!/\p{L}/u.test(said) || said.split(' ').length > 5) return world;
  const where = /^(?:the|an?|his|her|their|my|your)\s/i.test(said)
    ? said.replace(/^an?\s/i, 'the ').replace(/^The\s/, 'the ')
    : /^\p{Lu}/u.test(said)
      ? said
      : `the ${said}`;
  return { ...world, where };
}

/** The people of the last scenes: who came in two of them is a friend, who was there last stands beside the hero. */
function withStrangers(world: World, stage: Stage, path: readonly Scene[]): World {
  const rng = rngOf(world.chain, 'adopt');
  const hero = new Set([stage.intake.name, stage.intake.short, ...stage.intake.name.split(' ')]);
  const scenes = path.slice(-4);
  const text = scenes.map((scene) => scene.passage).join(' ');
  const names = [
    ...new Set(
      scenes
        .toReversed()
        .flatMap((scene) => scene.sceneContext.characters)
        .filter((name) => isName(name) && !hero.has(name)),
    ),
  ].slice(0, 3);
  let now = world;
  const met: Person[] = [];
  for (const name of names) {
    const old = now.people.find((person) => person.name === name || person.name.split(' ')[0] === name);
    const person: Person = old ?? {
      ...inventPerson('companion', stage, now, rng),
      id: `a${now.people.length}-${now.turn}`,
      name,
      noun: '',
      pronoun: pronounIn(text, name),
      seen: world.turn - 1,
    };
    if (old === undefined) now = { ...now, people: [...now.people, person] };
    met.push(person);
  }
  const friend = met.find(
    (person) =>
      person.id !== now.foe &&
      scenes.filter((scene) => scene.sceneContext.characters.includes(person.name)).length > 1,
  );
  const beside = met.find((person) => scenes.at(-1)?.sceneContext.characters.includes(person.name));
  return {
    ...now,
    ally: now.ally ?? friend?.id ?? null,
    milestone: friend === undefined ? now.milestone : Math.max(now.milestone, 2),
    stage: beside === undefined ? {} : { p: beside.id },
  };
}

/** Which pronoun follows a name in a text most often; 'they' is never wrong. */
function pronounIn(text: string, name: string): Person['pronoun'] {
  const counts = { he: 0, she: 0 };
  for (let at = text.indexOf(name); at >= 0; at = text.indexOf(name, at + 1)) {
    const after = text.slice(at + name.length, at + name.length + 90).toLowerCase();
    const found = /\b(he|she|his|her|him)\b/.exec(after)?.[1];
    if (found === 'he' || found === 'his' || found === 'him') counts.he += 1;
    else if (found !== undefined) counts.she += 1;
  }
  if (counts.he > counts.she * 2) return 'he';
  return counts.she > counts.he * 2 ? 'she' : 'they';
}

function isName(name: string): boolean {
  return /^\p{Lu}[\p{L}' -]{1,30}$/u.test(name);
}
