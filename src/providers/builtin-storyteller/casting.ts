import { cultureOf, namesIn } from './culture.ts';
import { namesOf } from './names.ts';
import { hash32, pickFrom, type Rng } from './random.ts';
import { isNameless } from './refer.ts';
import type { Card } from './pack.ts';
import type { Stage } from './stagecraft.ts';
import { hasMark, isOfOpening, lastDoneTo, mark, type Person, type World } from './world.ts';

/* Who comes on: a card's people, those whom the story knows already before new ones. */

/** Somebody new: a name that nobody here has, and mostly other pronouns than the hero's, so that 'she' is never two people. */
export function inventPerson(noun: string, stage: Stage, world: World, rng: Rng): Person {
  const [title = '', fixed, given] = noun.split('/');
  const other =
    stage.intake.pronoun === 'she'
      ? 'he'
      : stage.intake.pronoun === 'he'
        ? 'she'
        : rng.chance(50)
          ? 'he'
          : 'she';
  const same = stage.intake.pronoun === 'they' ? 'he' : stage.intake.pronoun;
  const drawn = rng.chance(62) ? other : same;
  const pronoun = fixed === 'he' || fixed === 'she' ? fixed : drawn;
  const taken = new Set([stage.intake.short, ...stage.intake.name.split(' ')]);
  for (const each of world.people) {
    taken.add(each.name);
    taken.add(each.name.split(' ')[0] ?? '');
  }
  // Whoever the story does not know any more has their name to themselves for a while.
  for (const name of namesOnRoad(stage)) {
    taken.add(name);
    taken.add(name.split(' ')[0] ?? '');
  }
  const culture = cultureOf(stage.request.story.character);
  const native = culture === null ? [] : namesIn(culture, pronoun);
  const isNative = native.some((name) => !taken.has(name));
  const all = isNative ? native : namesOf(stage.library, pronoun, stage.era);
  const free = all.filter((name) => !taken.has(name));
  const alike = alikeIn(all, stage.intake.short);
  const clear = free.filter((name) => !alike.has(name));
  const names = clear.length > 0 ? clear : free;
  const name = given?.replaceAll('_', ' ') ?? pickFrom(rng, names, pronoun === 'he' ? 'Aldo' : 'Ilse');
  return {
    id: `p${world.people.length}-${world.turn}`,
    name,
    noun: title.replaceAll('_', ' '),
    pronoun,
    seen: -1,
  };
}

/** The names of whoever was in the last scenes, known still or not. */
export function namesOnRoad(stage: Stage): ReadonlySet<string> {
  const known = roads.get(stage);
  if (known !== undefined) return known;
  const names = new Set(stage.request.path.flatMap((scene) => scene.sceneContext.characters));
  roads.set(stage, names);
  return names;
}

const roads = new WeakMap<Stage, ReadonlySet<string>>();

const alikes = new WeakMap<readonly string[], { readonly to: string; readonly names: ReadonlySet<string> }>();

/** Those of some names that a reader would take for the hero's. */
function alikeIn(names: readonly string[], hero: string): ReadonlySet<string> {
  const last = alikes.get(names);
  if (last?.to === hero) return last.names;
  const alike = new Set(names.filter((name) => isAlike(name, hero)));
  alikes.set(names, { to: hero, names: alike });
  return alike;
}

/** Names that a reader would take for one another: Orin and Odin, Lucia and Lucian. */
export function isAlike(one: string, other: string): boolean {
  const [a, b] = [one.toLowerCase(), other.toLowerCase()];
  if (a.slice(0, 3) === b.slice(0, 3)) return true;
  return a.charAt(0) === b.charAt(0) && a.at(-1) === b.at(-1) && Math.abs(a.length - b.length) < 2;
}

/** The cast that a card asks for (`p=toll-keeper`, `q=...`, `ally=...`), with the people it brings into the world. */
export function castCard(
  card: Card,
  stage: Stage,
  world: World,
  rng: Rng,
): { readonly world: World; readonly cast: { readonly [who: string]: string } } {
  let now = world;
  const cast: { [who: string]: string } = {};
  for (const flag of card.flags) {
    const [who = '', noun = ''] = flag.split('=');
    if (noun === '') continue;
    if (who === 'p' || who === 'q') {
      const line = card.flags.find((each) => each.startsWith('line='))?.slice(5);
      const known =
        line === undefined ? undefined : now.threads.find((thread) => thread.id === line && who === 'p');
      // Where the scene itself says how they come, it may be one who would not come of themselves.
      const mayBeWronged = card.flags.includes('entered') || now.people.filter(isAnybody).length > 1;
      const old =
        noun === 'first'
          ? firstMet(now)
          : noun === 'again'
            ? (friendIn(card, now) ?? wantedBy(card, now, mayBeWronged) ?? knownAgain(now, mayBeWronged))
            : known?.person;
      const person = old === undefined ? newcomer(card, who, noun, stage, now, rng) : null;
      if (person !== null) now = { ...now, people: [...now.people, person] };
      cast[who] = person?.id ?? old ?? '';
    }
    if (who === 'ally' && now.ally === null) {
      const person = inventPerson(noun, stage, now, rng);
      now = { ...now, people: [...now.people, person], ally: person.id };
    }
  }
  return { world: now, cast };
}

/** Who stood in the opening, and was not wronged; whoever would come back, where nobody did. */
function firstMet(world: World): string | undefined {
  const away = new Set([world.foe, world.ally ?? '']);
  const isThere = ({ id }: Person) => isOfOpening(world, id) && !away.has(id) && !isGone(world, id);
  return (
    world.people.find((person) => isThere(person) && lastDoneTo(world, person.id) !== 'evil')?.id ??
    knownAgain(world, true)
  );
}

/** Whoever joined the hero, in danger and on the eve of the last day: a friend is not met once and forgotten. */
function friendIn({ flags }: Card, world: World): string | undefined {
  const { ally } = world;
  const isBeside = flags.includes('near') || flags.includes('eve');
  return isBeside && ally !== null && lastDoneTo(world, ally) !== 'evil' ? ally : undefined;
}

/** Whom a scene that anybody may be in would rather have (`who=copyist,widow`): the first of them who was met and would come. */
function wantedBy(card: Card, world: World, mayBeWronged: boolean): string | undefined {
  const wanted = card.flags
    .find((flag) => flag.startsWith('who='))
    ?.slice(4)
    .replaceAll('_', ' ')
    .split(',');
  return wanted
    ?.flatMap((noun) => world.people.filter((person) => person.noun === noun))
    .find(
      ({ id, seen }) => seen >= 0 && !isGone(world, id) && (mayBeWronged || lastDoneTo(world, id) !== 'evil'),
    )?.id;
}

/** Whether somebody was met in a scene of the case, and not by the way. */
function isOfCase({ id }: Person): boolean {
  return id.startsWith('c');
}

/** The mark of somebody who does not come back: bought, sent away, or worse. */
export function goneMark(person: string): string {
  return mark(hash32(`gone:${person}`));
}

function isGone(world: World, person: string): boolean {
  return hasMark(world.seen, goneMark(person));
}

/**
 * Who of those whom the story knows comes back for a scene that anybody may be in (`p=again`): somebody of the case before a stranger, and
 * whoever owes the hero most and has not been seen for a while. Nobody, where all who are left were wronged.
 */
function knownAgain(world: World, mayBeWronged: boolean): string | undefined {
  const away = new Set([world.foe, world.ally ?? '']);
  const here = new Set(Object.values(world.stage));
  const owed = (person: Person) => Math.abs(world.trust[person.id] ?? 0);
  const isWronged = (person: Person) => lastDoneTo(world, person.id) === 'evil';
  const isRested = (person: Person) => !here.has(person.id) && world.turn - person.seen >= 2;
  return (
    world.people
      .filter((person) => !away.has(person.id) && /^[pac]/.test(person.id) && person.seen >= 0)
      .filter((person) => !isGone(world, person.id) && (mayBeWronged || !isWronged(person)))
      // Whose own story is over has gone home.
      .filter(({ id }) => world.threads.every((thread) => thread.person !== id || thread.beat < 3))
      .toSorted(
        (a, b) =>
          // Who was there a moment ago comes back sooner than a stranger does.
          Number(isWronged(a)) - Number(isWronged(b)) ||
          Number(isNameless(a)) - Number(isNameless(b)) ||
          Number(isOfCase(b)) - Number(isOfCase(a)) ||
          Number(isRested(b)) - Number(isRested(a)) ||
          owed(b) - owed(a) ||
          b.seen - a.seen,
      )[0]?.id
  );
}

/** What somebody is who has a quarrel of their own with the opponent. */
const anybody = ['neighbour', 'porter', 'well-digger', 'tutor', 'night_worker'] as const;

function isAnybody({ noun }: Person): boolean {
  return anybody.some((each) => each.replaceAll('_', ' ') === noun);
}

/** Scenes whose people pass by: they go by what they are, so that a story has no more names than a reader can keep. */
const passing = new Set(['tex', 'chase', 'air', 'rescue', 'mercy']);

function newcomer(card: Card, who: string, noun: string, stage: Stage, world: World, rng: Rng): Person {
  const isAny = noun === 'again' || noun === 'first';
  const drawn = inventPerson(isAny ? pickFrom(rng, anybody, 'neighbour') : noun, stage, world, rng);
  const isCase = card.kind === 'open' || card.kind === 'scene' || card.kind === 'sequel';
  const person = isCase ? { ...drawn, id: drawn.id.replace('p', 'c') } : drawn;
  const isPassing =
    (passing.has(card.kind) || card.flags.includes('gate')) &&
    who === 'p' &&
    !/\/\w+\//.test(noun) &&
    canPass(card) &&
    world.people.every((each) => each.noun !== person.noun);
  return isPassing ? { ...person, name: `the ${person.noun}` } : person;
}

/** Whether a scene speaks of its person first as what they are, and nobody says the name aloud. */
function canPass({ source }: Card): boolean {
  const known = passes.get(source);
  if (known !== undefined) return known;
  const body = source
    .split('\n')
    .filter((line) => !/^[-+=~?%]/.test(line))
    .join(' | ');
  const at = body.search(/\{p(?:\.\w+)?\}|\{p's\}/);
  const spoken = source.split('"').filter((_, i) => i % 2 === 1);
  const can =
    at >= 0 &&
    (body.startsWith('{p.a}', at) || body.startsWith('{p}, {p.a}', at)) &&
    !/\{p\.(?:name|full)\}/.test(source) &&
    !/^%.*\{p/m.test(source) &&
    !spoken.some((part) => /\{p(?:'s)?\}/.test(part));
  passes.set(source, can);
  return can;
}

const passes = new Map<string, boolean>();
