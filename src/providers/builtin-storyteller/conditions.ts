import { isEnclosed } from './locale.ts';
import { namesSpot, namesThing } from './quest.ts';
import { packOfGenre } from './library.ts';
import { mayTell } from './may-tell.ts';
import { quarryId, sortOf } from './quarry.ts';
import { hash32 } from './random.ts';
import { placeNow, questNow, timeOf, type Stage } from './stagecraft.ts';
import type { Looks } from './looks.ts';
import { hasMark, mark, type World } from './world.ts';
import type { Genre } from '../../domain/character.ts';
import { isOldEra } from '../../domain/character-choices.ts';

/** Whether something holds now. */
export type Condition = (stage: Stage, world: World) => boolean;

/** Genres and families by name: `horror,heart`. */
function isAmong(names: readonly string[], genre: Genre): boolean {
  return names.some((name) => name === genre || name === packOfGenre[genre].pack);
}

const looksOf =
  (part: keyof Looks): (() => Condition) =>
  () =>
  (stage) =>
    stage.intake.looks[part] !== '';

/** What a card's flags ask, by their names; the value is what stands behind `=`, the values what its commas part. */
const kinds: {
  readonly [name: string]: (value: string, values: readonly string[]) => Condition;
} = {
  ally: (value) => (_, world) => value !== '' || world.ally !== null,
  lone: () => (_, world) => world.ally === null,
  // What the form's quest is; a later one is the storyteller's own.
  task: (_, values) => (stage, world) =>
    values.includes(world.arc === 0 ? stage.intake.reading.task : 'anything'),
  nature: (_, values) => (stage, world) =>
    values.includes(world.arc === 0 ? stage.intake.reading.nature : 'state'),
  site: (_, values) => (stage) => values.includes(stage.intake.reading.site),
  locale: (_, values) => (stage) => values.includes(stage.locale),
  // What the story stands on: `ground=shop,lone`.
  ground: (_, values) => (stage) => values.includes(stage.ground),
  // Whether the goal is about one person to whom the story has given a name.
  quarry: () => (_, world) => world.people.some(({ id }) => id === quarryId(world.arc)),
  arch: (_, values) => (stage, world) => values.includes(questNow(stage, world).archetype),
  did: (value) => (_, world) => world.deeds.includes(value),
  // A quest that follows upon the form's own.
  later: () => (_, world) => world.arc > 0,
  // A scene was told, and none of these choices came off in it: `unless=case-plain-vow.vo-price:=-`.
  unless: (value) => {
    const at = value.lastIndexOf(':');
    const card = value.slice(0, at);
    const marks = ['+', '=', '-'].filter((each) => value.includes(each, at + 1));
    const told = mark(hash32(card));
    return (_, world) =>
      hasMark(world.seen, told) && marks.every((each) => !world.deeds.includes(`${card}:${each}`));
  },
  era: (value, values) =>
    value === 'old'
      ? (stage) => isOldEra(stage.era)
      : value === 'new'
        ? (stage) => !isOldEra(stage.era)
        : (stage) => values.includes(stage.era),
  genre: (_, values) => (stage) => isAmong(values, stage.genre),
  not: (_, values) => (stage) => !isAmong(values, stage.genre),
  in: () => (stage, world) => stage.library.coverOf(placeNow(stage, world)) === 'in',
  out: () => (stage, world) => stage.library.coverOf(placeNow(stage, world)) === 'out',
  doom: () => (_, world) => world.doom >= 4,
  hunted: () => (_, world) => world.pursuit >= 2,
  close: () => (_, world) => world.ally !== null && (world.trust[world.ally] ?? 0) >= 2,
  strained: () => (_, world) => world.ally !== null && (world.trust[world.ally] ?? 0) < 0,
  sky: () => (stage) => !stage.airless && !isEnclosed(stage.locale),
  airless: () => (stage) => stage.airless,
  easy: () => (stage) => stage.request.settings.readingLevel === 'elementary',
  low: () => (stage) => stage.condition.health === 'low' || stage.condition.sanity === 'low',
  tired: () => (stage) => stage.condition.endurance === 'low' || stage.condition.endurance === 'none',
  early: () => (_, world) => world.milestone < 4 && world.arc === 0,
  late: () => (_, world) => world.milestone > 4,
  home: () => (_, world) => world.place < 0,
  away: () => (_, world) => world.place >= 0,
  at: (value) => (stage, world) => placeNow(stage, world).includes(value),
  t: (_, values) => (_stage, world) => values.includes(timeOf(world)),
  motive: (value) => (stage) => stage.intake.motive === value,
  told: () => (_, world) =>
    world.stage['p'] !== undefined && ![world.foe, world.ally].includes(world.stage['p']),
  ahead: () => (_, world) => world.place < world.places.length - 1,
  thing: () => (stage, world) => namesThing(questNow(stage, world)),
  spot: () => (stage, world) => namesSpot(questNow(stage, world)),
  sort: (_, values) => (stage, world) => values.includes(sortOf(questNow(stage, world))),
  goods: () => (stage, world) => !namesSpot(questNow(stage, world)),
  funny: () => (stage) => stage.levers.funny,
  // What is not for everyone: `contains=hanging,poison`.
  contains: (_, values) => (stage) => mayTell(stage, values),
  blood: () => (stage) => mayTell(stage, ['blood']),
  grown: () => (stage) => stage.intake.ageBand === 'adult' || stage.intake.ageBand === 'elder',
  // Has hands and boots, and sits a horse: no animal, and no machine.
  human: () => (stage) => stage.intake.human,
  child: () => (stage) => stage.intake.ageBand === 'child' || stage.intake.ageBand === 'teen',
  hair: looksOf('hair'),
  eyes: looksOf('eyes'),
  garment: looksOf('garment'),
  carried: looksOf('carried'),
  mark: looksOf('mark'),
};

/** The conditions among a card's flags; the others are of casting, of effects, or name a list. */
export function conditionsOf(flags: readonly string[]): readonly Condition[] {
  return flags.flatMap((flag) => {
    // What stands behind the first sign is the value: a deed may end in one, `did=fence:=`.
    const at = flag.indexOf('=');
    const [name, value] = at < 0 ? [flag, ''] : [flag.slice(0, at), flag.slice(at + 1)];
    const kind = Object.hasOwn(kinds, name) ? kinds[name] : undefined;
    return kind === undefined ? [] : [kind(value, value.split(','))];
  });
}
