import { aimOf, isEverywhere, isLiving, singular } from './aim.ts';
import { capital } from './morphology.ts';
import { isQuotable } from './parse-action.ts';
import { isNameless } from './refer.ts';
import { shortOf } from './stagecraft.ts';
import { verbOf } from './verbs.ts';
import type { Presence } from './presence.ts';
import type { Telling } from './telling.ts';
import type { Typed } from './typed.ts';
import type { Person, World } from './world.ts';
import type { ContentRating } from '../../domain/settings.ts';

/** What a question can be about. The first ten a plot may have answers of its own for. */
export type Topic =
  | 'foe'
  | 'hands'
  | 'place'
  | 'token'
  | 'past'
  | 'goal'
  | 'self'
  /** What somebody is called. */
  | 'name'
  | 'danger'
  | 'people'
  | 'way'
  /** Who sent somebody. */
  | 'sender'
  | 'ally'
  /** Somebody whom the story knows, and who is neither. */
  | 'person'
  /** What it will come to, and what one should do. */
  | 'odds'
  | 'advice'
  /** How many, how far, how long. */
  | 'count'
  /** Where whoever is asked was, and what is going on there now. */
  | 'alibi'
  | 'now'
  | 'noise'
  /** Who did it. */
  | 'culprit'
  /** Where a thing is, and what is in it. */
  | 'where'
  | 'inside'
  /** What the opponent has against the hero. */
  | 'grudge'
  /** Whether whoever is asked is fond of the hero. */
  | 'love'
  /** Whether somebody is to be trusted. */
  | 'trust'
  /** What is behind, in or under a thing. */
  | 'behind'
  | 'why'
  /** A thing or a matter that the question names, and nothing more is known of it. */
  | 'thing'
  /** The same of somebody, or of beasts: "my brother", "wolves". */
  | 'being'
  | 'any';

/** Something that the player asks somebody, or asks into the room. */
export type Question = {
  readonly topic: Topic;
  /** Who is asked about; '' where nobody is. */
  readonly about: string;
  /** The thing that it is about, with its article; '' where it names none. */
  readonly thing: string;
  /** The question as it is spoken aloud: "Who sent you?"; '' where it is told in the hero's words alone. */
  readonly says: string;
};

const begins =
  /^(?:(?:so|and|but|well|ok|okay|please|hey|wait)[, ]+)*(?:(?:who|what|where|when|why|how)(?:'?s)?|which|whose|whom|is|are|was|were|do|does|did|can|could|will|would|should|has|have|am|any)\b/i;
/** "Tell me who did it" asks. */
const demands =
  /^(?:i )?(?:tell me|explain to me|i (?:want|need|would like|'d like) to know|demand to know)\b/i;

/**
 * The question that a player typed; `null` where he does something else.
 * @param whom who is asked
 * @param missing who was to be asked, and is not there: whoever is speaks of that one
 */
export function questionIn(
  text: string,
  typed: Typed,
  whom: string | null,
  here: Presence,
  { world, stage }: Telling,
  rating: ContentRating,
  missing = '',
): Question | null {
  const { understood, kind } = typed;
  const spoken = spokenQuestion(text, understood.says);
  const isDemand = demands.test(text.trim());
  const isTalk = /^(?:talk|speak|chat|discuss|question|interview)$/.test(understood.verb);
  // "Ask him for the key" wants the key.
  const isRequest = kind === 'ask' && understood.aim.some((word) => word === 'for') && !/[?]/.test(text);
  const isAsked = kind === 'ask' && understood.verb !== 'answer' && !isRequest;
  if (spoken === '' && !isDemand && !isAsked && !isTalk) return null;
  const words = understood.words;
  const told = subjectOf(spoken === '' ? understood.aim : words, spoken !== '' || isDemand);
  // "Ask Wat where he comes from" asks where you come from.
  const isOfWhom = missing === '' && spoken === '' && !isDemand && whom !== null && aboutWhom(told, whom, world) === '';
  const subject = isOfWhom ? told.map((word) => toYou[word] ?? word) : told;
  const isSmall = isTalk && subject.length === 0;
  const about = missing === '' ? aboutWhom(subject, whom, world) : missing;
  const thing = thingIn(subject, world, rating);
  const topic = isSmall ? 'any' : topicOf(subject, { about, thing, whom }, here, world, stage);
  const asked = isDemand ? `${capital(text.trim().replaceAll('’', "'").replace(/[?!. ]+$/, ''))},` : spoken;
  const says = asked !== '' && isSayable(asked, rating) ? asked : '';
  return { topic, about: topic === 'trust' && about === '' ? (whom ?? '') : about, thing, says };
}

/** "who sent you", `say "Where is he?"`, "Wat, what is behind that door?": the words themselves. */
function spokenQuestion(text: string, says: string): string {
  if (says.endsWith('?')) return says;
  const plain = text
    .trim()
    .replaceAll('’', "'")
    .replace(/\b(who|what|where|how|that)s\b/gi, "$1's")
    .replace(/^["“]|["”]$/g, '');
  const called = /^[\p{Lu}][\p{L}'-]+(?: [\p{Lu}][\p{L}'-]+)?, (.+)$/u.exec(plain)?.[1] ?? plain;
  if (!begins.test(called) || (!plain.endsWith('?') && !/^(?:who|what|where|when|why|how)(?:'?s)?\b/i.test(called)))
    return '';
  // "I" says so himself when he speaks.
  const body = plain.replace(/[?!. ]+$/, '').replace(/\bi\b/g, 'I');
  return `${body.charAt(0).toUpperCase()}${body.slice(1)}?`;
}

function isSayable(said: string, rating: ContentRating): boolean {
  return (
    said.split(' ').length <= 16 && /^[\p{L}\p{M}\p{N}',.!?; -]+$/u.test(said) && isQuotable(said, rating)
  );
}

const toYou: { readonly [word: string]: string } = {
  he: 'you',
  she: 'you',
  they: 'you',
  his: 'your',
  their: 'your',
  him: 'you',
  them: 'you',
};

const joints = /^(?:about|of|who|whom|whose|what|which|where|when|why|how|whether|if|that|regarding)$/;

/** The words that say what is asked, without whom it is asked. */
function subjectOf(words: readonly string[], isWhole: boolean): readonly string[] {
  if (isWhole) return words;
  const at = words.findIndex((word) => joints.test(word));
  if (at < 0) return [];
  return words.slice(/^(?:about|of|regarding|that)$/.test(words[at] ?? '') ? at + 1 : at);
}

/** Somebody whom the story knows by name or by what that one is, other than whoever is asked. */
function aboutWhom(subject: readonly string[], whom: string | null, world: World): string {
  const said = ` ${subject.join(' ')} `;
  const names = (person: Person) =>
    [
      ...person.name.toLowerCase().split(' '),
      ...(isNameless(person) ? [] : [shortOf(person.name).toLowerCase()]),
      person.noun,
    ].filter((part) => part.length > 2 && !/^(?:the|and|von|van|old|mrs|miss|captain|doctor)$/.test(part));
  const found = world.people.filter(
    (person) =>
      person.id !== whom &&
      (person.seen >= 0 || person.id === world.foe) &&
      names(person).some((name) => said.includes(` ${name} `) || said.includes(` ${name}'s `)),
  );
  return found.find(({ id }) => id === world.foe)?.id ?? found.at(-1)?.id ?? '';
}

const dull =
  /^(?:who|whom|whose|what|which|where|when|why|how|whether|that|this|these|those|there|here|they|them|their|your|yours|have|been|were|will|would|could|should|does|did|know|tell|about|into|with|from|over|back|more|some|any|anything|something|everything|nothing|really|then|than|just|ever|much|many|long|still|going|name|time|thing|things|want|like|please|and|the|you|are|was|for|not|can|has|had|his|her|him|she|out|our|one|behind|inside|under|beneath|beyond|do|is|it|in|on|at|to|of|me|my|we|us|be|an|a|i)$/;

/** The noun that a question is about. */
function thingIn(
  subject: readonly string[],
  world: World,
  rating: ContentRating,
): string {
  const isName = new Set(
    world.people.flatMap((person) => person.name.toLowerCase().split(' ')).filter((part) => part !== 'the'),
  );
  for (let at = 0; at < subject.length; at++) {
    const word = subject[at] ?? '';
    if (!/^(?:the|that|this|those|these|my|your|his|her|their|a|an)$/.test(word)) continue;
    const aim = aimOf(subject.slice(at));
    if (aim === null || aim.pronoun || aim.phrase.split(' ').length > 3) continue;
    const bare = aim.phrase.split(' ').filter((part) => !isVerbAtEnd(part, aim.phrase));
    const phrase = bare.join(' ');
    const noun = bare.at(-1) ?? '';
    if (noun === '' || isName.has(noun) || dull.test(noun) || !/^[a-z' -]+$/.test(phrase)) continue;
    if (!isQuotable(phrase, rating)) continue;
    // It is named by whoever answers.
    return `${word === 'my' ? 'your' : 'the'} ${phrase}`;
  }
  const at = subject.findIndex(
    (each) =>
      each.length > 3 &&
      !dull.test(each) &&
      verbOf(each) === null &&
      !isName.has(each) &&
      !isEverywhere(each) &&
      /[a-z]s$/.test(each) &&
      /^[a-z-]+$/.test(each),
  );
  const noun = subject[at] ?? '';
  return noun !== '' && isQuotable(noun, rating) ? noun : '';
}

/** "where the mill is", "who the miller was": the phrase ends before its verb. */
function isVerbAtEnd(word: string, phrase: string): boolean {
  return (
    /^(?:is|are|was|were|has|had|goes|go|leads|lead|comes|come|means|mean|does|did|do|lie|lies|went|gone)$/.test(
      word,
    ) && phrase.split(' ').length > 1
  );
}

type About = { readonly about: string; readonly thing: string; readonly whom: string | null };

function topicOf(
  subject: readonly string[],
  { about, thing, whom }: About,
  here: Presence,
  world: World,
  stage: Telling['stage'],
): Topic {
  const said = ` ${subject.join(' ')} `;
  const has = (words: RegExp) => words.test(said);
  const noun = singular(thing.split(' ').at(-1) ?? '');
  const names = (text: string) =>
    wordsIn(text).some((word) => word.length > 2 && (singular(word) === noun || said.includes(` ${word} `)));
  if (has(/ (?:trust|believe|rely|honest|loyal|traitor|lying|lie to)\b/)) return 'trust';
  if (about === '' && has(/ you (?:\w+ )?(?:love|like|hate|miss|marry|forgive) me\b/)) return 'love';
  if (about === world.foe && has(/ (?:hates?|against|after me|wants? (?:me|from)|why|do(?:es|ing)? (?:this|it|that))\b/)) return 'grudge';
  if (has(/ (?:where (?:were|have) you|what (?:were|have) you (?:doing|done|been)|were you (?:there|here|at|in|with))\b/))
    return 'alibi';
  if (has(/ (?:noise|sound|hear that|heard that|footsteps|knocking|whisper\w*)\b/)) return 'noise';
  if (
    has(
      / (?:who (?:did|killed|stole|took|murdered|burned|wrote|started|betrayed)|whose fault|motive|guilty|to blame|responsible|behind (?:all|it|this))\b/,
    )
  )
    return 'culprit';
  if (has(/ (?:(?:will|can|could|shall|do|would) (?:we|i|you and i) (?:\w+ )?(?:make|win|survive|live|succeed|lose|fail|manage|stand|get through)|chances?|hope|hopeless|still alive|work out)\b/))
    return 'odds';
  if (
    has(
      / (?:what (?:should|shall|must|can|could|do|would) (?:i|we|you) (?:do|say|try|suggest|advise)|should (?:i|we)|what (?:now|next)|advice|how (?:do|can|should|could) (?:i|we) (?!get\b|leave\b|escape\b))\b/,
    ) || / what (?:now|next) $/.test(said)
  )
    return 'advice';
  if (
    has(
      / (?:what(?:'s| is| was) (?:going on|happening|wrong|the matter|this about|all this)|what happens here|why (?:is|are) (?:every\w+|they all|people|it so))\b/,
    )
  )
    return 'now';
  if (has(/ how (?:many|much|far|long|big|deep|high|often|soon|late|fast|strong)\b/) && !has(/ how long ago\b/))
    return 'count';
  if (about === '' && has(/ (?:your name|you called|call you)\b/)) return 'name';
  if (has(/ (?:sent|sends?|hired|pays?|paid|ordered|told) (?:you|him|her|them|it|us|these|this|the)\b/))
    return 'sender';
  if (about !== '') return about === world.foe ? 'foe' : about === world.ally ? 'ally' : 'person';
  if (has(/ (?:behind|inside|under|beneath|beyond|underneath) (?:the|that|this|those|these|your|his|her)\b/))
    return 'behind';
  if (thing !== '' && has(/ what(?:'s| is|) in (?:the|that|this|your|his|her)\b/)) return 'inside';
  if (thing !== '' && has(/ where(?:'s| is| are| was| did| can i find| could i find| has| have)\b/)) return 'where';
  if (world.token !== '' && noun !== '' && wordsIn(world.token).map(singular).includes(noun)) return 'token';
  if (has(/ (?:way|exit|escape|route|shortcut|road|path|tunnel|passage|get (?:in|out|there|to|past|through|away|inside|across|home))\b/))
    return 'way';
  if (has(/ where (?:does|do|did|will) (?:this|that|it|the \S+) (?:go|lead|end|come)\b/)) return 'way';
  if (
    has(/ (?:guards?|soldiers?|men|gang|police|watch|riders?|troops?|patrols?|henchmen|thugs)\b/) ||
    (world.hands !== '' && wordsIn(world.hands).some((word) => word.length > 3 && said.includes(` ${word} `)))
  )
    return 'hands';
  if (has(/ (?:enemy|villain|boss|ruler|in charge|leader|opponent|behind (?:all|it|this)|did (?:it|this))\b/))
    return 'foe';
  if (
    has(
      / (?:danger|dangerous|afraid|fear|scared|risk|safe|trap|worst|threat|warn|warning|wrong|die|dying|killed?|going to happen|will happen|happens next|happen if|careful|worried|frightened)\b/,
    )
  )
    return 'danger';
  if (
    has(
      / (?:ago|before|used to|once|history|past|happened|years?|began|begin|started|old days|story|remember|last time|first time|how long)\b/,
    )
  )
    return 'past';
  const { goal, target } = stage.intake.quest;
  const quest = world.quest ?? { goal, target };
  const aims = wordsIn(`${quest.goal} ${quest.target}`).filter((word) => word.length > 3 && !dull.test(word));
  if (aims.some((word) => said.includes(` ${word} `) || (noun !== '' && singular(word) === noun)))
    return 'goal';
  if (has(/ (?:who are you|are you|were you|do you (?:want|do|live|work|come)|have you|you doing|you here|about yourself|yourself|your (?:family|life|work|job|mother|father|children|wife|husband|home|past))\b/))
    return 'self';
  if (has(/ (?:people|everyone|everybody|others|neighbours?|villagers?|crew|folk|anyone|anybody|else|who lives|children|women|families)\b/))
    return 'people';
  if (has(/ (?:this place|here|where (?:are|am)|the (?:town|village|house|station|ship|island|city|castle|prison|school|place|mill|camp))\b/))
    return thing === '' || names([world.where, ...world.places, stage.intake.home].join(' ')) || has(/ (?:this place|here|where (?:are|am))\b/)
      ? 'place'
      : 'thing';
  if (whom !== null && has(/ you(?:r|rs|rself)?\b/) && thing === '') return 'self';
  if (thing !== '' && names([world.where, ...world.places, stage.intake.home].join(' '))) return 'place';
  if (thing !== '') return isLiving(noun) ? 'being' : 'thing';
  if (has(/ why\b/)) return 'why';
  if (has(/ (?:he|she|him|her|they|them)\b/) && here.people.length > 0) return 'foe';
  return 'any';
}

function wordsIn(text: string): string[] {
  return (text.toLowerCase().match(/[\p{L}'-]+/gu) ?? []).filter((word) => !/^(?:the|and|of|a|an)$/.test(word));
}
