import {
  aimOf,
  isEverywhere,
  isFolk,
  isLiving,
  isPlural,
  isSomebody,
  namesOf,
  singular,
  type Aim,
} from './aim.ts';
import { isDuel } from './endings.ts';
import { exclusionsOf } from './exclusions.ts';
import { isNameless } from './refer.ts';
import { shortOf } from './stagecraft.ts';
import { groupOf, verbOf, type VerbGroup } from './verbs.ts';
import type { Understood } from './parse-action.ts';
import type { Telling } from './telling.ts';
import type { Person, World } from './world.ts';

/** What a typed deed is about, and whether that is there. */
export type Target =
  /** Nobody and nothing in particular, or something that the page speaks of. */
  | { readonly kind: 'open' }
  | { readonly kind: 'person'; readonly id: string }
  /** Several who have no names: the crowd, those whom the foe sends, somebody in passing. */
  | { readonly kind: 'others' }
  /** What the hero carries. */
  | { readonly kind: 'held'; readonly thing: string }
  | { readonly kind: 'thing' }
  /** Somebody whom the story knows and who is elsewhere. */
  | { readonly kind: 'away'; readonly thing: string; readonly act: string }
  /** Not there; `none` is "there was no guard", `one` "a guard". */
  | {
      readonly kind: 'absent';
      readonly somebody: boolean;
      readonly thing: string;
      readonly none: string;
      readonly one: string;
      readonly act: string;
    };

/** Who is on the page: with names, and without. */
export type Presence = {
  readonly people: readonly Person[];
  /** More people than can be told apart. */
  readonly crowd: boolean;
  /** Those whom the foe sends. */
  readonly hands: boolean;
  /** Somebody, at least, who speaks or stands there without a name. */
  readonly somebody: boolean;
  /** The last scene as it stands on the page, with its ways on, in small letters. */
  readonly page: string;
};

const many =
  /\b(?:crowds?|people|everyone|everybody|all of them|the others|the rest of them|(?:a )?dozens?|twelve|twenty|thirty|forty|fifty|sixty|hundreds?|queue|guests|children|neighbours|families|soldiers|customers|passengers|villagers|voices|spectators|mourners|jurors|pilgrims|workers|townspeople|women|men)\b/;

/** Who and what the last scene has. */
export function presenceIn({ world, stage }: Telling): Presence {
  const paragraphs = (stage.request.path.at(-1)?.passage ?? '').split('\n\n');
  const scene = paragraphs.length > 1 && world.turn > 1 ? paragraphs.slice(1) : paragraphs;
  const offers = stage.request.path.at(-1)?.actions.map((action) => action.text) ?? [];
  const page = [...scene, ...offers].join(' ').toLowerCase().replaceAll('’', "'");
  const told = scene
    .join(' ')
    .toLowerCase()
    .replace(/[“"][^”"]*[”"]/g, ' ');
  const ids = new Set(Object.values(world.stage));
  // Face to face the opponent is there, whatever the scene calls them.
  const foe = world.people.find((person) => person.id === world.foe);
  const isShown =
    foe !== undefined && isTold(foe, told) && offers.some((offer) => named(foe, offer.toLowerCase()));
  if (isDuel(world) || isShown) ids.add(world.foe);
  const shown = scene.join(' ');
  // Of a scene that another storyteller told nobody knows who stands there: whoever it names does.
  const isOthers = world.offered.length === 0 && world.ended < 0;
  const places = speakersIn(shown);
  for (const person of world.people)
    if (person.seen >= 0 && (speaks(person, shown, places) || (isOthers && names(person, shown))))
      ids.add(person.id);
  const people = world.people.filter((person) => ids.has(person.id));
  const hands = world.hands !== '' && told.includes(world.hands.toLowerCase());
  const somebody = /[“"]/.test(shown) || (told.match(/[\p{L}']+/gu) ?? []).some(isSomebody);
  return { people, crowd: hands || many.test(told), hands, somebody, page };
}

/** Whether words in small letters name somebody. */
function named(person: Person, words: string): boolean {
  return words.includes(shortOf(person.name).toLowerCase());
}

/** Whether a scene tells what somebody does, or that one is there: who is only spoken of is elsewhere. */
function isTold(person: Person, told: string): boolean {
  const name = shortOf(person.name)
    .toLowerCase()
    .replace(/[^\p{L} -]/gu, '.');
  return new RegExp(
    `(?:^|[.;:!?,…] ?|\\b(?:and|sat|stood|was|came|lay|waited|leaned|knelt|with|then|but|where|when|before|behind) )${name}\\b(?!.s )`,
    'u',
  ).test(told);
}

function names(person: Person, scene: string): boolean {
  return person.name
    .split(' ')
    .some((part) => part.length > 2 && !/^the$/i.test(part) && scene.includes(part));
}

/** Where the name of somebody who speaks may stand: behind "said", "asked the", "added Captain". */
function speakersIn(scene: string): readonly number[] {
  return [...scene.matchAll(/(?:said|asked|added) /g)].flatMap((said) => {
    const at = said.index + said[0].length;
    behindSaid.lastIndex = at;
    const between = behindSaid.exec(scene);
    return between === null ? [at] : [at, at + between[0].length];
  });
}

const behindSaid = /the |an? |\p{Lu}\p{Ll}+ /uy;

function speaks(person: Person, scene: string, places: readonly number[]): boolean {
  const told = isNameless(person) ? person.noun : person.name;
  const names = [told.split(' ')[0] ?? '', person.name.split(' ').at(-1) ?? ''];
  return names.some((name) =>
    /[^\p{L}'-]/u.test(name)
      ? speaksOddly(name, scene)
      : places.some((at) => scene.startsWith(name, at)) ||
        scene.includes(`${name} said`) ||
        scene.includes(`${name} asked`),
  );
}

/** The same of a name with marks in it, each of which may be any other on the page: "O’Brien". */
function speaksOddly(name: string, scene: string): boolean {
  const any = name.replace(/[^\p{L}'-]/gu, '.');
  return new RegExp(
    `(?:said|asked|added) (?:the |a |an |\\p{Lu}\\p{Ll}+ )?${any}|${any} (?:said|asked)`,
    'u',
  ).test(scene);
}

/** Deeds whose object comes of them, or is said, not found: a song, a plan, a lie. */
const making = new Set(['make', 'play', 'think', 'feel', 'wait', 'renounce', 'rest']);
/** Deeds whose words name what is said; only whom they are said to must be there. */
const saying = new Set(['talk', 'ask', 'threaten', 'trick']);

/** Deeds that are done to people. */
const toPeople = new Set<VerbGroup>(['talk', 'press', 'care', 'fight', 'play']);

/** Whom or what a typed deed is about. */
export function targetOf(understood: Understood, here: Presence, { world, stage }: Telling): Target {
  const { verbClass } = understood;
  const aim = verbClass === 'give' ? receiverOf(understood.aim) : aimOf(understood.aim);
  if (aim === null || verbClass === null) return { kind: 'open' };
  if (aim.pronoun) return meant(understood, aim, here, world);
  const person = byName(aim, world, here);
  if (person !== null && here.people.includes(person)) return { kind: 'person', id: person.id };
  if (person !== null && verbClass !== 'go' && isSought(understood, aim)) return { kind: 'open' };
  // Of somebody elsewhere the name will do; a role may be the name of a thing, or of anybody: "the guard".
  const isRole = toPeople.has(groupOf(verbClass)) && !isSomebody(aim.noun);
  if (person !== null && (isNamed(aim, person) || isRole)) {
    const thing = isNamed(aim, person) ? shortName(person) : `the ${person.noun}`;
    return { kind: 'away', thing, act: actOf(understood, aim) };
  }
  const noun = singular(aim.noun);
  if (exclusionsOf(stage.era, stage.library.words('exclusions'))?.test(aim.noun) === true)
    return absent(understood, aim, isSomebody(noun));
  if (isSought(understood, aim) || making.has(verbClass)) return { kind: 'open' };
  if (aim.own) return { kind: 'thing' };
  const one = here.people;
  if (isFolk(noun, 'ally') && world.ally !== null) return { kind: 'person', id: world.ally };
  const isFoe = isFolk(noun, 'foe') && one.some((each) => each.id === world.foe);
  if (isFoe) return { kind: 'person', id: world.foe };
  if (isSomebody(noun) || (toPeople.has(groupOf(verbClass)) && isLiving(noun))) {
    if ((here.hands && isFolk(noun, 'hands')) || onPage(aim, here.page)) return { kind: 'others' };
    const like = one.find((each) => each.id !== world.ally && !isPlural(aim.noun) && isLike(noun, each));
    if (like !== undefined) return { kind: 'person', id: like.id };
    const anybody = isFolk(noun, 'any') || isFolk(noun, 'he') || isFolk(noun, 'she');
    return here.crowd && anybody ? { kind: 'others' } : absent(understood, aim, true);
  }
  const token = world.token.toLowerCase();
  const isToken =
    wordsIn(token).some((word) => namesOf(noun).has(singular(word)) && word === wordsIn(token)[0]) ||
    wordsIn(token).includes(aim.noun);
  // Named in full it is the one that the hero has, whatever else of its kind is there.
  if (token !== '' && understood.aim.join(' ').includes(token.replace(/^the /, '')))
    return { kind: 'held', thing: world.token };
  const page = here.page.replaceAll(token, ' ');
  if (onPage(aim, page)) return { kind: 'thing' };
  if (isToken && token !== '') return { kind: 'held', thing: world.token };
  const { carried, garment } = stage.intake.looks;
  if ([carried, garment].some((thing) => thing !== '' && wordsIn(thing.toLowerCase()).includes(aim.noun)))
    return { kind: 'held', thing: `the ${aim.noun}` };
  if (saying.has(verbClass)) return { kind: 'open' };
  if (!aim.definite || isEverywhere(noun) || ofTheStory(aim, { world, stage })) return { kind: 'thing' };
  if (isBorne(aim, one, stage.request.path)) return { kind: 'thing' };
  return absent(understood, aim, false);
}

/** Whether a word for anybody may mean this one: "the man", "the stranger". */
function isLike(noun: string, person: Person): boolean {
  if (/^(?:person|stranger|human|adult|local|owner|host)$/.test(noun)) return true;
  return (person.pronoun === 'he' ? /^(?:man|fellow|gentleman|guy)$/ : /^(?:woman|lady)$/).test(noun);
}

/** Who looks for something, or goes to it, does not need it there. */
function isSought({ verbClass, todo }: Understood, aim: Aim): boolean {
  if (verbClass === 'go')
    return aim.link !== '' || !/^(?:follow|chase|pursue|board|ride|enter|cross)\b/.test(todo);
  return verbClass === 'search' || /\b(?:for|from|about|of)\b/.test(aim.link);
}

/** Of "give the key to Wat" it is Wat who must be there. */
function receiverOf(words: readonly string[]): Aim | null {
  const to = words.lastIndexOf('to');
  const receiver = to > 0 ? aimOf(words.slice(to)) : null;
  return receiver ?? aimOf(words);
}

/** Whom a pronoun means. */
function meant(understood: Understood, aim: Aim, here: Presence, world: World): Target {
  const { noun } = aim;
  const others = here.people.filter((each) => each.id !== world.ally);
  const near = [...others, ...here.people];
  if (/^(?:everyone|everybody|people)$/.test(noun) && here.crowd) return { kind: 'others' };
  if (noun === 'them' || noun === 'they') {
    const they = near.find((each) => each.pronoun === 'they');
    if (they !== undefined) return { kind: 'person', id: they.id };
    if (here.crowd) return { kind: 'others' };
  }
  const wanted = noun === 'him' || noun === 'he' ? 'he' : noun === 'her' || noun === 'she' ? 'she' : null;
  const found = wanted === null ? near[0] : near.find((each) => each.pronoun === wanted);
  if (found !== undefined) return { kind: 'person', id: found.id };
  if (here.crowd || here.somebody) return { kind: 'others' };
  if (here.page === '' || noun === 'nobody') return { kind: 'open' };
  const act = actOf(understood, {
    ...aim,
    link: aim.link || (understood.verbClass === 'give' ? 'anything to' : ''),
  });
  return { kind: 'absent', somebody: true, thing: 'company', none: 'there was nobody', one: 'somebody', act };
}

/** Somebody whom the story has named, or who goes by this role; those who are there first. */
function byName(aim: Aim, world: World, here: Presence): Person | null {
  const known = world.people.filter((person) => person.seen >= 0);
  if (aim.phrase.includes("'s")) return null;
  const isThis = (person: Person) =>
    isNamed(aim, person) ||
    (person.noun !== '' && (aim.noun === person.noun || person.noun.split(/[ -]/).at(-1) === aim.noun));
  return here.people.find(isThis) ?? known.findLast(isThis) ?? null;
}

function isNamed(aim: Aim, person: Person): boolean {
  const words = new Set(aim.phrase.split(' '));
  return person.name
    .toLowerCase()
    .split(' ')
    .some((part) => part.length > 2 && part !== 'the' && words.has(part));
}

function shortName(person: Person): string {
  return isNameless(person) ? person.name : shortOf(person.name);
}

function wordsIn(text: string): string[] {
  return (text.match(/[\p{L}'-]+/gu) ?? []).filter((word) => word.length > 2 && word !== 'the');
}

function onPage(aim: Aim, page: string): boolean {
  return [...namesOf(aim.noun)].some((name) =>
    new RegExp(`\\b${name.replace(/[^\p{L}-]/gu, '.')}(?:s|es)?\\b`, 'u').test(page),
  );
}

/** Whether a page said, of somebody who is here, that they have it: "Wat, a ringer with the only key on a string". */
function isBorne(aim: Aim, here: readonly Person[], path: Telling['stage']['request']['path']): boolean {
  const names = here.map((person) => shortName(person).toLowerCase());
  return path.some(({ passage }) =>
    passage
      .toLowerCase()
      .split(/(?<=[.!?])\s/)
      .some(
        (sentence) =>
          names.some((name) =>
            new RegExp(`\\b${name.replace(/[^\p{L}-]/gu, '.')}, an? .*\\bwith `, 'u').test(sentence),
          ) && onPage(aim, sentence.slice(sentence.indexOf(' with '))),
      ),
  );
}

/** What the form names: the quest and its places are there to be spoken of. */
function ofTheStory(aim: Aim, { world, stage }: Pick<Telling, 'world' | 'stage'>): boolean {
  const { home, quest, looks } = stage.intake;
  const words = [
    home,
    quest.goal,
    quest.target,
    world.quest?.goal ?? '',
    ...world.places,
    ...Object.values(looks),
  ]
    .join(' ')
    .toLowerCase();
  return wordsIn(words).includes(aim.noun);
}

/** What is said of a deed whose own word is not to be repeated. */
const plainDeeds: { readonly [group in VerbGroup]?: string } = {
  fight: 'fight',
  care: 'help',
  press: 'trick',
  take: 'take',
  rest: 'use',
};

/** "talk to", "climb over", "punch": the verb with what hangs on it. */
function actOf(understood: Understood, aim: Aim): string {
  const verb = understood.todo.split(' ')[0] ?? '';
  // Who puts a thing somewhere wants the thing.
  const offered = /^offer to (\w+)/.exec(understood.todo)?.[1];
  if (offered !== undefined) return offered;
  const known =
    verb === '' || /^(?:put|place|set|lay)$/.test(verb)
      ? understood.verbClass === 'break'
        ? 'destroy'
        : (plainDeeds[groupOf(understood.verbClass ?? 'use')] ?? 'find')
      : verb;
  if (understood.verbClass === 'give' && aim.link === 'to') return `${known} anything to`;
  return aim.link === '' ? known : `${known} ${aim.link}`;
}

function absent(understood: Understood, aim: Aim, somebody: boolean): Target {
  const phrase = aim.phrase.replace(/^(?:nearest|next|first|other|same|closest|very) /, '');
  if (
    phrase === '' ||
    !/^[a-z' -]+$/.test(phrase) ||
    phrase.split(' ').some((word) => verbOf(word) !== null && word !== aim.noun)
  )
    return { kind: 'open' };
  const plural = isPlural(aim.noun);
  return {
    kind: 'absent',
    somebody,
    thing: phrase,
    none: plural ? `there were no ${phrase}` : `there was no ${phrase}`,
    one:
      phrase === 'police'
        ? 'the police'
        : plural
          ? phrase
          : `${/^[aeiou]/.test(phrase) ? 'an' : 'a'} ${phrase}`,
    act: actOf(understood, aim),
  };
}
