import { aimOf, isEverywhere, isLiving, singular } from './aim.ts';
import { capital } from './morphology.ts';
import { isQuotable } from './parse-action.ts';
import { isNameless } from './refer.ts';
import { shortOf } from './stagecraft.ts';
import { verbOf } from './verbs.ts';
import { topicOf, type Asked, type Topic } from './question-topics.ts';
import type { Telling } from './telling.ts';
import type { Typed } from './typed.ts';
import type { Person, World } from './world.ts';
import type { ContentRating } from '../../domain/settings.ts';

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
  telling: Telling,
  rating: ContentRating,
  missing = '',
): Question | null {
  const { world } = telling;
  const { understood, kind } = typed;
  const answered = answeredAs(understood.says);
  if (answered !== null) return { topic: answered, about: whom ?? '', thing: '', says: understood.says };
  const spoken = spokenQuestion(text, understood.says);
  const isDemand = demands.test(text.trim());
  const isTalk = /^(?:talk|speak|chat|discuss|question|interview)$/.test(understood.verb);
  const isAsked = kind === 'ask' && understood.verb !== 'answer';
  if (spoken === '' && !isDemand && !isAsked && !isTalk) return null;
  const words = understood.words;
  const told = subjectOf(spoken === '' ? understood.aim : words, spoken !== '' || isDemand);
  // "Ask Wat where he comes from" asks where you come from.
  const isOfWhom =
    missing === '' && spoken === '' && !isDemand && whom !== null && aboutWhom(told, whom, world) === '';
  const subject = isOfWhom ? told.map((word) => toYou[word] ?? word) : told;
  const isSmall = isTalk && subject.length === 0;
  const about = missing === '' ? aboutWhom(subject, whom, world) : missing;
  const thing = thingIn(subject, world, rating);
  const topic = isSmall ? 'any' : topicOf(askedOf(subject, about, thing, telling));
  const asked = isDemand
    ? `${capital(
        text
          .trim()
          .replaceAll('’', "'")
          .replace(/[?!. ]+$/, ''),
      )},`
    : spoken;
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
  if (
    !begins.test(called) ||
    (!plain.endsWith('?') && !/^(?:who|what|where|when|why|how)(?:'?s)?\b/i.test(called))
  )
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

/** What is said, and answered like a question. */
function answeredAs(says: string): Topic | null {
  return statements.find(([, words]) => words.test(says))?.[0] ?? null;
}

const statements: readonly (readonly [Topic, RegExp])[] = [
  ['love', /^I (?:love|miss|need) you\b/i],
  [
    'lied',
    /^You(?:'re| are) (?:a )?(?:liar|lying)\b|^I (?:don['’]t|do not) believe you\b|^You(?:'ve| have)? lied\b/i,
  ],
  ['trust', /^(?:Trust|Believe) me\b/i],
  ['aid', /^(?:Help|Come with|Follow) me\b/i],
  ['greeting', /^(?:Good (?:day|morning|evening)|Nice (?:to meet|weather|day))\b/i],
  ['thanks', /^(?:Thank you|Thanks)\b/i],
  ['pardon', /^I(?: a|['’])m sorry\b|^Forgive me\b/i],
  ['assent', /^(?:Yes|All right)\b/i],
  ['refusal', /^(?:No|Never mind|Leave (?:me|us) alone|Go away)\b(?!,? \w+ \w+ \w+)/i],
  ['danger', /^(?:Be careful|Watch out|Look out)\b/i],
];

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
  /^(?:who|whom|whose|what|which|where|when|why|how|whether|that|this|these|those|there|here|they|them|their|your|yours|have|been|were|will|would|could|should|does|did|know|tell|about|real|true|possible|normal|fair|into|with|from|over|back|more|some|any|anything|something|everything|nothing|really|then|than|just|ever|much|many|long|still|going|name|time|thing|things|want|like|please|and|the|you|are|was|for|not|can|has|had|his|her|him|she|out|our|one|behind|inside|under|beneath|beyond|do|is|it|in|on|at|to|of|me|my|we|us|be|an|a|i)$/;

/** The noun that a question is about. */
function thingIn(subject: readonly string[], world: World, rating: ContentRating): string {
  const isName = new Set(
    world.people.flatMap((person) => person.name.toLowerCase().split(' ')).filter((part) => part !== 'the'),
  );
  for (let at = 0; at < subject.length; at++) {
    const word = subject[at] ?? '';
    if (!/^(?:the|that|this|those|these|my|your|his|her|their|a|an)$/.test(word)) continue;
    const aim = aimOf(['the', ...subject.slice(at + 1)]);
    if (aim === null || aim.pronoun || aim.phrase.split(' ').length > 3) continue;
    const bare = aim.phrase.split(' ').filter((part) => !isVerbAtEnd(part, aim.phrase));
    const phrase = bare.join(' ');
    const noun = bare.at(-1) ?? '';
    if (noun === '' || isName.has(noun) || dull.test(noun) || !/^[a-z' -]+$/.test(phrase)) continue;
    if (!isQuotable(phrase, rating)) continue;
    // It is named by whoever answers.
    return `${word === 'my' ? 'your' : word === 'your' ? 'my' : 'the'} ${phrase}`;
  }
  const at = subject.findIndex(
    (each, i) =>
      (i === 0 || /^(?:any|some|these|those|there|about|of|no)$/.test(subject[i - 1] ?? '')) &&
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

/** The question as the rules of topics read it. */
function askedOf(subject: readonly string[], about: string, thing: string, { world, stage }: Telling): Asked {
  const said = ` ${subject.join(' ')} `;
  const noun = singular(thing.split(' ').at(-1) ?? '');
  const names = (text: string) => noun !== '' && wordsIn(text).some((word) => singular(word) === noun);
  const quest = world.quest ?? stage.intake.quest;
  const aims = wordsIn(`${quest.goal} ${quest.target}`).filter((word) => word.length > 3 && !dull.test(word));
  const isAim = aims.some((word) => said.includes(` ${word} `) || singular(word) === noun);
  const kind = (): Asked['thing'] => {
    if (names(world.token)) return 'token';
    if (noun !== '' && isLiving(noun)) return 'being';
    if (isAim) return 'goal';
    if (noun === '') return 'none';
    return names([world.where, ...world.places, stage.intake.home].join(' ')) ? 'place' : 'thing';
  };
  return {
    said,
    about: about === '' ? '' : about === world.foe ? 'foe' : about === world.ally ? 'ally' : 'person',
    thing: kind(),
    namesHands: wordsIn(world.hands).some((word) => word.length > 3 && said.includes(` ${word} `)),
  };
}

function wordsIn(text: string): string[] {
  return (text.toLowerCase().match(/[\p{L}'-]+/gu) ?? []).filter(
    (word) => !/^(?:the|and|of|a|an)$/.test(word),
  );
}
