import { coreWords, parsePieces, type Clause, type Piece } from './clause.ts';
import { aimOf, isEverywhere, isLiving } from './aim.ts';
import { pastOf, wordCount } from './morphology.ts';
import { toldAsPast } from './told-as-past.ts';
import { isQuotable, understand, type Understood } from './parse-action.ts';
import { propIn } from './props.ts';
import { listed, type Telling } from './telling.ts';
import { groupOf, verbOf, type VerbGroup } from './verbs.ts';
import type { Grade } from './outcome.ts';
import type { Presence, Target } from './presence.ts';
import type { Told } from './realise.ts';
import type { World } from './world.ts';
import type { ContentRating } from '../../domain/settings.ts';

type Pronouns = { readonly he: string; readonly him: string; readonly his: string; readonly himself: string };

/** A typed deed, as its answer needs it. */
export type Typed = {
  readonly understood: Understood;
  /** What sort of deed it is, as the lists of replies name it: 'knock', 'bribe'; '' for none of them. */
  readonly kind: string;
  /** The deed in the past tense, always fit to be told; '' only where there is none. */
  readonly did: string;
  /** The same after 'tried to'. */
  readonly todo: string;
  /** What it is done to, with its article ('the letter'), and the pronoun of that; '' where no thing was named. */
  readonly thing: string;
  readonly it: string;
};

/** Sorts a typed deed, and finds words for it where its own may not be told. */
export function readTyped(telling: Telling, text: string, who: Pronouns, rating: ContentRating): Typed {
  const words = telling.stage.library.words;
  const understood = understand(text, who, rating);
  const soft =
    understood.did === '' && understood.says === '' && !isQuotable(text, rating)
      ? understand(softened(text, words('softer')), who, rating)
      : understood;
  const isQuestion = understood.did === '' && understood.says === '' && /\?\s*$/.test(text);
  const found = isQuestion
    ? { kind: 'ask', plain: 'ask' }
    : understood.says === ''
      ? sortOf(understood, words('deeds'))
      : null;
  const plain =
    found === null || understood.verbClass === null
      ? ''
      : found.plain.replace(/\{(\w+)\}/g, (_, slot: string) => (slot === 'his' ? who.his : who.himself));
  const did =
    soft.did || (plain === '' ? '' : pastOf(plain.split(' ')[0] ?? '') + plain.slice(plain.search(/ |$/)));
  const todo = soft.did === '' ? plain : soft.todo;
  // "Ask Cal why she hates him" was asked of what was so then.
  const isOfThen =
    understood.says === '' &&
    soft.did !== '' &&
    / (?:that|who|which|what|where|why|how|whether|until|while|when) /.test(todo);
  const told =
    isOfThen && pastOf(soft.verb) === did.split(' ')[0] ? toldAsPast(todo.split(' '), who.he).join(' ') : did;
  return {
    understood,
    kind: understood.says !== '' ? 'say' : kindIn(understood, found?.kind ?? (did === '' ? '' : 'other')),
    did: told,
    todo,
    ...thingOf(understood, did, who, rating),
  };
}

/** Whoever tells the truth, or everything, tells more than a word. */
function kindIn({ aim, verbClass }: Understood, kind: string): string {
  // Whoever strikes himself strikes nobody else.
  if (aim.includes('myself') && /^(?:strike|shoot|kiss|guard|threat)$/.test(kind)) return 'other';
  // Who asks for a thing wants it, and no answer.
  if (kind === 'ask' && aim.includes('for')) return 'request';
  // To take a road is to go.
  if (kind === 'take' && verbClass === 'go') return 'goto';
  return kind === 'tell' && aim.some((word) => /^(?:truth|everything|all)$/.test(word)) ? 'truth' : kind;
}

/** Where sentences are long, a deed that somebody answers at once has more to it: its clause alone would be too short for one. */
export function drawnOut(telling: Telling, told: Told): Told {
  const [first, ...rest] = told.clauses;
  const level = telling.stage.request.settings.readingLevel;
  if (first === undefined || first.speech || level !== 'high') return told;
  const spoken = rest.findIndex((clause) => clause.speech);
  const alone = [first, ...(spoken < 0 ? rest : rest.slice(0, spoken))];
  if (alone.reduce((sum, clause) => sum + wordCount(coreWords(clause, true)), 0) > 14) return told;
  const [tail] = listed(telling, 'tail', [], null);
  const pieces = tail?.clauses[0]?.pieces;
  if (pieces === undefined) return told;
  return {
    ...told,
    clauses: [{ ...first, pieces: [...first.pieces, { type: 'option', tier: 3, pieces }] }, ...rest],
  };
}

/** Of what kind the deed of an offer is; '' for none. */
export function kindOf({ stage }: Telling, offer: string): string {
  const [first = '', ...aim] = offer.toLowerCase().match(/[\p{L}'’-]+/gu) ?? [];
  const verb = verbOf(first)?.base ?? '';
  return sortOf({ verb, aim, verbClass: 'use' }, stage.library.words('deeds'))?.kind ?? '';
}

/** The first of the kinds whose words the deed begins with. */
function sortOf(
  { verb, aim, verbClass }: Pick<Understood, 'verb' | 'aim' | 'verbClass'>,
  kinds: readonly string[],
): { readonly kind: string; readonly plain: string } | null {
  if (verbClass === null || verb === '') return null;
  const said = `${verb} ${aim.join(' ')}`;
  return sortsIn(kinds).find((sort) => sort.words.test(said)) ?? null;
}

type Sort = { readonly kind: string; readonly words: RegExp; readonly plain: string };

const lists = new WeakMap<readonly string[], readonly Sort[]>();
/** By their rows, of which the packs have a few dozen: stories of one genre after another ask for the same. */
const sorts = new Map<string, Sort>();

/** The kinds with their words made ready, once for each list. */
function sortsIn(kinds: readonly string[]): readonly Sort[] {
  const known = lists.get(kinds);
  if (known !== undefined) return known;
  const read = kinds.map((row): Sort => {
    const parts = row.split('|');
    const [kind = '', ...verbs] = parts.slice(0, -1);
    const sort = sorts.get(row) ?? {
      kind,
      words: new RegExp(`^(?:${verbs.join('|')})(?![a-z-])`),
      plain: parts.at(-1) ?? '',
    };
    sorts.set(row, sort);
    return sort;
  });
  lists.set(kinds, read);
  return read;
}

/** The words of a deed with others for those that a passage may not say. */
function softened(text: string, pairs: readonly string[]): string {
  const others = new Map(pairs.map((pair) => pair.split('=') as [string, string]));
  return text
    .replace(/\b(burn\w*) (?:down|up)\b/gi, '$1')
    .replace(/\b(burn\w*) (.+) (?:down|up)$/i, '$1 $2')
    .replace(/(?<!\bin )\b[a-z]+/gi, (word) => others.get(verbOf(word.toLowerCase())?.base ?? '') ?? word);
}

function thingOf(
  { aim: words }: Understood,
  did: string,
  who: Pronouns,
  rating: ContentRating,
): Pick<Typed, 'thing' | 'it'> {
  const aim = aimOf(words);
  if (aim === null || aim.pronoun || !(aim.definite || aim.own) || /'s/.test(aim.phrase))
    return { thing: '', it: '' };
  const thing = `${aim.own ? who.his : 'the'} ${aim.phrase}`;
  const isTold =
    did.includes(aim.noun) &&
    isQuotable(thing, rating) &&
    /^[a-z' -]+$/.test(thing) &&
    !/ (?:i|am|are|was) /.test(`${thing} `);
  return isTold
    ? { thing, it: /[a-rt-z]s$|men$|people$/.test(aim.noun) ? 'them' : 'it' }
    : { thing: '', it: '' };
}

/** Kinds that are done to somebody: whoever only stands by when they are done to a thing, or to nobody, has no part in them. */
const toSomebody = /^(?:strike|shoot|kiss|guard|other)$/;
const toWhomNamed = /^(?:look|follow|goto)$/;
/** What is done to things comes to something else when it is done to people. */
const ofThings = /^(?:open|unpack|shut|use|read|eat|repair|make|light|write|count|put|smell)$/;
const violent = /^(?:burn|break|throw)$/;

/** Kinds that are said or done to somebody, by what list of answers they have for one whose name nobody knows. */
const spokenTo: { readonly [kind: string]: string } = {
  ask: 'ask',
  request: 'ask',
  persuade: 'ask',
  invite: 'ask',
  tell: 'tell',
  truth: 'tell',
  accuse: 'tell',
  bribe: 'bribe',
  threat: 'threat',
  lie: 'lie',
  flatter: 'kind',
  kiss: 'kind',
  help: 'kind',
  comfort: 'kind',
  sorry: 'kind',
  insult: 'rude',
  joke: 'kind',
  strike: 'blow',
  shoot: 'blow',
};

/** What comes of a deed of this kind, by who is there for it and what it is done to; nothing where all was told. */
export function tellKind(
  telling: Telling,
  typed: Typed,
  grade: Grade,
  target: Target,
  person: string | null,
): Told[] {
  const { did, todo, thing, it } = typed;
  const isFolk = target.kind === 'person' || target.kind === 'others';
  const kind = !isFolk
    ? typed.kind
    : violent.test(typed.kind) || /^(?:push|shove|poke|shake|trip)$/.test(typed.understood.verb)
      ? 'strike'
      : ofThings.test(typed.kind) && aimOf(typed.understood.aim)?.link === ''
        ? // "Make Wat a crown": it is his.
          /^\S+ (?:the|an?|some|my|his|her) /.test(typed.understood.aim.join(' '))
          ? 'give'
          : 'look'
        : typed.kind;
  if (kind === '' || (did === '' && kind !== 'say')) return [];
  const { says } = typed.understood;
  // What goes through the whole story is not lost by the way.
  const loses = { throw: 'throw', put: 'throw', break: 'break', tear: 'break', burn: 'burn', give: 'give' }[
    kind
  ];
  const { token } = telling.world;
  const isToken =
    token !== '' && typed.understood.aim.join(' ').includes(token.replace(/^the /, '').toLowerCase());
  if (
    loses !== undefined &&
    isToken &&
    (loses === 'throw' ? !/\b(?:on|in|at|to|into|under)\b/.test(did) : true)
  )
    return listed(telling, 'act', ['keep', loses], null, { did, todo, named: token }).map((each) =>
      withWords(each, { did, todo }, typed),
    );
  const cast = person === null ? {} : { p: person };
  const prop = propIn(telling);
  const isThing = thing !== '' && (target.kind === 'thing' || target.kind === 'held');
  const isApart = (isThing && toSomebody.test(kind)) || (target.kind !== 'person' && toWhomNamed.test(kind));
  // Somebody without a name, whom the page has and the storyteller does not know: the child, the parrot.
  const aim = aimOf(typed.understood.aim);
  // "Give the bird some bread": it is the bird's.
  const isGiven =
    kind === 'give' && /^the \w+ (?:the|an?|some|my|his|her) /.test(typed.understood.aim.join(' '));
  // "Look at the musicians", "take the boy": the page has people of whom the storyteller knows no more.
  const living = isLiving(aim?.noun ?? '')
    ? kind === 'look'
      ? 'look'
      : ofThings.test(kind) || /^(?:take|steal|search|feel)$/.test(kind)
        ? 'grab'
        : undefined
    : undefined;
  const spoken = isGiven ? 'kind' : (living ?? spokenTo[kind]);
  const isStranger =
    thing.startsWith('the ') &&
    !isEverywhere(aim?.noun ?? '') &&
    (target.kind === 'others' || (target.kind === 'thing' && spoken !== 'blow')) &&
    /^(?:to|with|at)?$/.test(aim?.link ?? '');
  if (spoken !== undefined && isStranger) {
    const told = listed(telling, 'actw', [spoken, grade], 'skip', { did, todo, prop, named: thing });
    if (told.length > 0) return told.map((each) => drawnOut(telling, withWords(each, { did, todo }, typed)));
  }
  // What is taken from where it stands is in nobody's hand.
  const isOfThing = isThing && /^(?:take|look|break|burn)$/.test(kind);
  const isNameless = spoken !== undefined && (target.kind === 'others' || isStranger);
  const isCrowd = target.kind === 'others' && (toSomebody.test(kind) || kind === 'ask');
  // Whoever speaks to a chair is answered by none.
  const isMute = isThing || (thing !== '' && target.kind === 'open' && !isLiving(aim?.noun ?? ''));
  const isAddressed = isMute && spoken !== undefined && /^(?:to|with|at)$/.test(aim?.link ?? '');
  const lists = [
    ...(isAddressed ? ['acto'] : []),
    ...(isThing && !isNameless && !(aim?.own === true && isEverywhere(aim.noun)) ? ['acto'] : []),
    ...(person === null || target.kind === 'others' || isNameless || isApart || isOfThing
      ? []
      : person === telling.world.foe
        ? ['actf', 'actp']
        : person === telling.world.ally
          ? ['acta', 'actp']
          : ['actp']),
    ...(isCrowd || isNameless ? [] : ['act']),
  ];
  for (const list of lists) {
    const own = list === 'actp' && person === telling.world.foe ? withoutFoe(telling) : telling;
    const told = listed(
      own,
      list,
      [isAddressed && list === 'acto' ? 'address' : kind, grade],
      'skip',
      { did, todo, says, prop, named: thing, it },
      cast,
    );
    telling.world = own.world;
    if (told.length > 0) return told.map((each) => drawnOut(telling, withWords(each, { did, todo }, typed)));
  }
  return [];
}

/** The opponent speaks of himself as nobody else does: lines in which another is spoken of by that name are not his. */
function withoutFoe(telling: Telling): Telling {
  const others = (telling.stage.library.byKind.get('actp') ?? []).filter(({ source }) =>
    source.includes('{foe'),
  );
  return { ...telling, excluded: new Set([...telling.excluded, ...others.map(({ id }) => id)]) };
}

const meetings: { readonly [group in VerbGroup]?: string } = {
  fight: 'fight',
  press: 'press',
  take: 'press',
  talk: 'talk',
  care: 'care',
  flee: 'flee',
};

/** How the opponent meets what is done face to face. */
export function tellMeeting(telling: Telling, typed: Typed, grade: Grade): Told[] {
  const { did, todo, understood } = typed;
  if (did === '' || understood.verbClass === null) return [];
  const cast = { p: telling.world.foe };
  // A joke persuades nobody, whatever it is told with.
  const isOdd = /^(?:joke|sing|dance|laugh|cry|kiss|teach|paint)$/.test(typed.kind);
  const group = isOdd ? 'other' : (meetings[groupOf(understood.verbClass)] ?? 'other');
  // Each way has few lines, and one of them must be told, whatever of the rest of the telling was heard before.
  const open: Telling = { ...telling, excluded: new Set() };
  const told = listed(open, 'meet', [group, grade], null, { did, todo }, cast);
  telling.world = open.world;
  return told.map((each) => drawnOut(telling, withWords(each, { did, todo }, typed)));
}

/** Puts deeds into a text, with the people in them as people, so that what follows says 'him', not the name again. */
export function withWords(
  { clauses, scope }: Told,
  deeds: { readonly [slot: string]: string },
  typed: Typed,
): Told {
  const words = new Map(
    Object.entries(deeds).map(([slot, deed]) => [slot, withPeople(deed, scope, typed)] as const),
  );
  const filled = (pieces: readonly Piece[]): readonly Piece[] =>
    pieces.flatMap((piece): readonly Piece[] => {
      const deed = piece.type === 'slot' ? words.get(piece.who) : undefined;
      return deed === undefined ? [piece] : parsePieces(deed);
    });
  return { clauses: clauses.map((clause): Clause => ({ ...clause, pieces: filled(clause.pieces) })), scope };
}

/** "told zuzana", "told the post rider" and "told her" all name the one whom they mean. */
function withPeople(did: string, scope: Told['scope'], { understood }: Typed): string {
  const aim = aimOf(understood.aim);
  const { p } = scope.people;
  let text = did;
  if (p !== undefined && aim?.pronoun === true && /^(?:him|her|them)$/.test(aim.noun))
    text = text.replace(new RegExp(`\\b${aim.noun}\\b`), '{p}');
  for (const [who, person] of Object.entries(scope.people)) {
    if (who === 'h' || who === 'target' || who === 'thing' || who === 'load') continue;
    const names = [person.name, person.short, person.noun === '' ? '' : `the ${person.noun}`];
    // A pattern is made only where there is something to find.
    const loud = text.toUpperCase();
    const name = names.find(
      (each) =>
        each.length > 2 &&
        loud.includes(each.toUpperCase()) &&
        new RegExp(`\\b${escaped(each)}\\b(?!['’])`, 'i').test(text),
    );
    if (name !== undefined && !text.includes(`{${who}`))
      text = text.replace(new RegExp(`\\b${escaped(name)}\\b(?!['’])`, 'i'), `{${who}.name}`);
  }
  return text;
}

function escaped(text: string): string {
  return text.replace(/[.*+?^${}()|[\]\\]/g, '\\$&');
}

/** Who is there for a deed: whoever it is done to, or whoever stands nearest, before the hero's friend. */
export function whoIsThere(target: Target, here: Presence, world: World, kind: string): string | null {
  if (target.kind === 'person') return target.id;
  if (target.kind === 'others') return null;
  // The opponent answers what is said, and only what is done to that one.
  const near = here.people.filter(({ id }) => id !== world.foe || spokenTo[kind] !== undefined);
  return (near.find(({ id }) => id !== world.ally && id !== world.foe) ?? near[0])?.id ?? null;
}

/** Who goes to where it will be decided does not come there before the end. */
export function tellWay(telling: Telling, typed: Typed): Told[] {
  const { did, todo, understood } = typed;
  const { world } = telling;
  const aim = aimOf(understood.aim);
  if (!/^(?:goto|run|sneak)$/.test(typed.kind) || did === '' || aim === null || aim.pronoun) return [];
  const at = world.places.findIndex((place) => place.toLowerCase().split(/[ ,]/).includes(aim.noun));
  if (at < 0) return [];
  const way = at === world.place ? 'here' : 'far';
  const told = listed(telling, 'act', ['way', way], null, { did, todo, named: world.places[at] ?? '' });
  return told.map((each) => drawnOut(telling, withWords(each, { did, todo }, typed)));
}
