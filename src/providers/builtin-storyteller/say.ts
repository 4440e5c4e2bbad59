import { refer, type Mentions, type Referent } from './refer.ts';
import {
  isBeforeObject,
  isBehindPreposition,
  isSubjectOf,
  ownsNothing,
  type Flat,
  type FlatOption,
} from './objects.ts';

/** Who and what the slots of a text stand for. */
export type Scope = {
  readonly people: { readonly [who: string]: Referent };
  readonly words: { readonly [slot: string]: string };
};

/** Whom the passage has spoken of so far. */
type Spoken = { readonly mentions: Mentions };

/** Says the pieces of a clause, each name and pronoun as it is right behind what was said before. */
export function sayAll(pieces: readonly Flat[], scope: Scope, { mentions }: Spoken): string {
  let text = '';
  // "…drew Adam and her": who is joined to an object is one too.
  let joined = false;
  for (const [i, piece] of pieces.entries()) {
    if (piece.type !== 'slot') {
      joined &&= piece.text === ' and ';
      text += say(piece, scope, { mentions });
      continue;
    }
    const gap = pieces[i + 1];
    const next = gap?.type === 'text' && gap.text === ' ' ? pieces[i + 2] : gap;
    const object =
      scope.people[piece.who] !== undefined &&
      (joined || isBeforeObject(text)) &&
      (!isSubjectOf(next) || isBehindPreposition(text)) &&
      // "Which are yours?" asked Mara: whoever stands behind what was said is who said it.
      !/["”] asked $/.test(text.slice(-8));
    // "said Wat, who was cross": nobody is told more of a pronoun.
    const isMore = piece.form === 'auto' && gap?.type === 'text' && /^, whos?e? /.test(gap.text);
    const told = isMore && scope.people[piece.who]?.pronoun !== 'you' ? { ...piece, form: 'name' } : piece;
    const said = isToldAgain(piece, text, scope, { mentions }) ? '' : say(told, scope, { mentions }, object);
    joined = object;
    // "It had been hers", where nothing is named that she owns.
    text +=
      piece.form === 'own' && /^(?:her|their|your)$/.test(said) && ownsNothing(next) ? `${said}s` : said;
  }
  return text;
}

/** "…," said Edric, with a bag: what somebody is who is known is not told behind his name. */
function isToldAgain(piece: Flat, before: string, scope: Scope, { mentions }: Spoken): boolean {
  if (piece.type !== 'slot' || piece.form !== 'a' || !before.endsWith(', ')) return false;
  const person = scope.people[piece.who];
  return person?.known === true && mentions.at.get(person.id) === mentions.sentence;
}

/** Says one piece; an expansion that was not shown says nothing. */
export function say(piece: Flat | FlatOption, scope: Scope, { mentions }: Spoken, object = false): string {
  if (piece.type === 'option') return '';
  if (piece.type !== 'slot') {
    // Beside others who are "they" a single one has a name.
    const { last } = mentions;
    if (last.has('they') && several.test(piece.text)) last.delete('they');
    return piece.text;
  }
  const person = scope.people[piece.who];
  if (person === undefined && (piece.who === 'hands' || piece.who === 'guards')) mentions.last.delete('they');
  if (person !== undefined)
    return refer(person, piece.form === 'auto' && object ? 'object' : piece.form, mentions);
  if (piece.who === 'target' && piece.form === 'auto') return sought(scope, mentions);
  return scope.words[piece.who] ?? '';
}

/** What the quest is about: "her grandmother's ranch", and the ranch when it is spoken of again. */
function sought({ words }: Scope, mentions: Mentions): string {
  const whole = words['target'] ?? '';
  if (mentions.inPassage.has('target')) return words['thing'] ?? whole;
  mentions.inPassage.add('target');
  return whole;
}

const several =
  /\b(?:they|them|their|people|others|both|children|neighbours|guests|women|men|two|three|four|five|six|ten|twelve|twenty)\b/;
