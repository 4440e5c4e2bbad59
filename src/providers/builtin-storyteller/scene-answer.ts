import { aimOf, namesOf, singular } from './aim.ts';
import { isDuel } from './endings.ts';
import { classOfOffer } from './outcome.ts';
import { groupOf, verbOf, type VerbClass, type VerbGroup } from './verbs.ts';
import { kindOf, type Typed } from './typed.ts';
import type { Target } from './presence.ts';
import type { Question } from './question.ts';
import type { Card } from './pack.ts';
import type { Telling } from './telling.ts';
import type { Person } from './world.ts';

/** A way on that the scene offers, to which a typed deed comes. */
export type Answer = {
  readonly card: Card;
  readonly written: Card['actions'][number];
  /** The offer as it stood on the page. */
  readonly text: string;
  /** The typed deed is that deed to the same thing, or the same person, in other words. */
  readonly way: 'thing' | 'person';
};

/** Kinds of deeds that come to one another; a kind that is in none of them comes only to its own. */
const families = [
  /^(?:help|guard|give|repair|comfort)$/,
  /^(?:take|steal)$/,
  /^(?:strike|shoot)$/,
  /^(?:threat|insult|accuse)$/,
  /^(?:ask|tell|persuade)$/,
  /^(?:look|read|search|think|listen|count|smell)$/,
  /^(?:open|unpack|break|use|shut)$/,
  /^(?:use|make|repair|light|magic|tie)$/,
  /^(?:goto|follow|climb|jump|sneak|swim|run|leave)$/,
  /^(?:sleep|wait)$/,
  /^(?:sing|dance|joke)$/,
];

function isAlike(one: string, other: string): boolean {
  return one === other || families.some((family) => family.test(one) && family.test(other));
}

const aid = /^(?:help|guard|comfort)$/;

/** Deeds that are one deed to whoever offers them: who guards a man helps him, and what is forged was made. */
const near: { readonly [verbClass in VerbClass]?: VerbGroup } = { guard: 'care' };
/**
 * The way on of the last scene that a typed deed is: the same kind of deed to the same person or thing. Nothing else is done for the
 * player.
 */
export function answerOf(
  typed: Typed,
  target: Target,
  person: string | null,
  telling: Telling,
): Answer | null {
  const { world, stage } = telling;
  const { verbClass, says } = typed.understood;
  if (verbClass === null || says !== '' || typed.did === '') return null;
  const group = near[verbClass] ?? groupOf(verbClass);
  const somebody = world.people.find((each) => each.id === (target.kind === 'person' ? target.id : person));
  for (const offer of world.offered) {
    const card = stage.library.cards.get(offer.card);
    const written = card?.actions[offer.index];
    if (card === undefined || written === undefined) continue;
    const offered = classOfOffer(offer.text);
    const kind = kindOf(telling, offer.text);
    const isDeed = (near[offered] ?? groupOf(offered)) === group || kind === typed.kind;
    if (!isDeed || !isAlike(kind, typed.kind)) continue;
    const isThing = namesThing(offer.text, typed, somebody);
    const isPerson = target.kind === 'person' && somebody !== undefined && isDoneTo(offer.text, somebody);
    const isTalk = group === 'talk' || group === 'press';
    // Of two questions to one person only the one about the same thing is the same.
    // To one person much may be done: only the very deed is the one that was offered.
    const isVery = aid.test(kind) ? aid.test(typed.kind) : kind === 'strike' && typed.kind === 'strike';
    if (isThing || (isPerson && isVery && !isTalk))
      return { card, written, text: offer.text, way: isThing ? 'thing' : 'person' };
  }
  return null;
}

/** The plain way on of the last scene that asks what the player asks in words of his own. */
export function askedThere(question: Question, telling: Telling): Answer | null {
  const { world, stage } = telling;
  const noun = singular(question.thing.split(' ').at(-1) ?? '');
  if (question.says === '' || noun === '' || isDuel(world)) return null;
  for (const offer of world.offered) {
    const card = stage.library.cards.get(offer.card);
    const written = card?.actions[offer.index];
    if (card === undefined || written?.type !== 'neutral' || card.kind === 'need' || card.kind === 'after')
      continue;
    const isSame = kindOf(telling, offer.text) === 'ask' && wordsOf(offer.text).map(singular).includes(noun);
    if (isSame) return { card, written, text: offer.text, way: 'thing' };
  }
  return null;
}

/** Whether an offer has the thing in it that a deed is about. */
function namesThing(offer: string, { understood, kind }: Typed, somebody: Person | undefined): boolean {
  const words = wordsOf(offer).map(singular);
  // What is asked about, or said, stands behind whom it is said to.
  const spoken = /^(?:ask|tell|persuade)$/.test(kind);
  const aim = spoken ? null : aimOf(understood.aim);
  const named = `${somebody?.name ?? ''} ${somebody?.noun ?? ''}`.toLowerCase();
  if (aim !== null && (aim.pronoun || named.split(' ').includes(aim.noun))) return false;
  if (aim !== null) return [...namesOf(aim.noun)].some((name) => words.includes(singular(name)));
  if (!spoken) return false;
  // Whom it is said to is no subject: "ask the clerk about his children".
  const about = understood.aim.findIndex((word) => subject.test(word));
  const things = understood.aim
    .slice(about < 0 ? understood.aim.length : about)
    .filter((word) => word.length > 3 && verbOf(word) === null && !dull.test(word) && !named.includes(word));
  return things.some((thing) => words.includes(singular(thing)));
}

const subject = /^(?:about|for|of|who|whom|whose|what|which|where|when|why|how|whether|if|that|to)$/;
const dull =
  /^(?:with|from|what|that|this|them|they|your|which|where|when|about|into|over|back|more|some|there|here|have|been|were|will|would|could)$/;

/** "Help Zuzana with the strap", "Ask the warden for both": whom an offer is done to. */
function isDoneTo(offer: string, person: Person): boolean {
  const text = offer.toLowerCase();
  return [person.name, person.name.split(' ')[0] ?? '', `the ${person.noun}`].some(
    (name) => name.length > 2 && name !== 'the' && name !== 'The' && text.includes(name.toLowerCase()),
  );
}

function wordsOf(text: string): string[] {
  return (text.toLowerCase().match(/[\p{L}'-]+/gu) ?? []).slice(1);
}
