import { speakerOf, sentenceEnd } from './fit-speech.ts';
import { joined, tells } from './fit-sentence.ts';
import { wordCount } from './morphology.ts';
import { sentenceWindows } from './sentence-plan.ts';
import { isPast } from './split-clause.ts';
import type { Referent } from './refer.ts';
import type { ReadingLevel } from '../../domain/settings.ts';

/** The sentences of a paragraph, what is still too short for its level beside another that has room for it. */
export function fittedTogether(
  sentences: readonly string[],
  level: ReadingLevel,
  people: readonly Referent[],
): readonly string[] {
  if (level === 'adult') return sentences;
  const { least, most } = sentenceWindows[level];
  return saidTogether(joined(sentences.flatMap(apart), least, most), least, most, people);
}

/**
 * A short sentence beside talk as one with it: `Corvin sat back.` and `"I promised it," he said.` are `Corvin sat back and said, "I
 * promised it."`; `"No," said Wat.` and `The bell rang.` are `"No," said Wat, and the bell rang.`
 * @param sentences with straight quotation marks, each alone; those of one speech may stand together.
 */
function saidTogether(
  sentences: readonly string[],
  least: number,
  most: number,
  people: readonly Referent[],
): string[] {
  const list = [...sentences];
  for (let i = 0; i < list.length; i++) {
    const one = list[i] ?? '';
    if (one.includes('"') || wordCount(one) >= least || !/[^.]\.$/.test(one) || !tells(one)) continue;
    const [before, next, more] = [list[i - 1], list[i + 1], list[i + 2]];
    const said = next === undefined ? null : doneAndSaid(one, next, people);
    if (said !== null && wordCount(said) <= most && isPure(more)) {
      // What the same one says then goes on inside the marks.
      const goesOn = more?.startsWith('"') === true;
      list.splice(i, goesOn ? 3 : 2, goesOn ? `${said.slice(0, -1)} ${more.slice(1)}` : said);
      continue;
    }
    const led =
      next === undefined || before?.includes('"') !== true || least >= sentenceWindows.high.least
        ? null
        : doneAndSpoken(one, next, people);
    if (led !== null && wordCount(led.split(sentenceEnd)[0] ?? led) <= most) {
      list.splice(i, 2, led);
      continue;
    }
    const whole = before === undefined ? null : saidAndDone(before, one, people);
    if (whole !== null && wordCount(whole) <= most) {
      list.splice(--i, 2, whole);
      continue;
    }
    // Where sentences are long a short one leads to what somebody else says.
    const [heard = ''] = next?.split(sentenceEnd) ?? [];
    const isLed = least >= sentenceWindows.high.least && heard.startsWith('"') && !/[;:]/.test(one);
    if (isLed && wordCount(one) + wordCount(heard) <= most)
      list.splice(i, 2, `${one.slice(0, -1)}; ${next ?? ''}`);
  }
  return list;
}

/** Whether nobody else speaks in a sentence: it is no talk, or nothing but talk. */
const isPure = (text: string | undefined): boolean =>
  text === undefined || !text.startsWith('"') || /^"[^"]*"$/.test(text);

/** The sentences of a text one by one; what one says in several stays together. */
function apart(text: string): string[] {
  const list: string[] = [];
  let open = false;
  for (const sentence of text.split(sentenceEnd)) {
    if (open) list.push(`${list.pop() ?? ''} ${sentence}`);
    else list.push(sentence);
    if ((sentence.match(/"/g) ?? []).length % 2 === 1) open = !open;
  }
  return list;
}

function doneAndSaid(one: string, next: string, people: readonly Referent[]): string | null {
  const found =
    /^"([^"]+?)([,?!])" (?:(he|she|they|it|you) (said|asked)|(said|asked) ((?:the )?[^",.]+))\.$/u.exec(next);
  if (found === null || /[:;]/.test(one)) return null;
  const [, words = '', mark = '', pronoun, his, hers, name = ''] = found;
  const doer = lastDoer(one, people);
  if (doer === null) return null;
  const isSame = pronoun === undefined ? doer.names.includes(name.toLowerCase()) : doer.pronoun === pronoun;
  if (!isSame) return null;
  // "Mara thanked Sancha." and '"…," she said': it is Sancha who says it.
  const isOther = (who: Referent) =>
    who.pronoun === pronoun && !doer.names.includes(who.short.toLowerCase()) && one.includes(who.short);
  if (pronoun !== undefined && people.some(isOther)) return null;
  const body = one.slice(0, -1);
  return `${body}${/ and |,/.test(body) ? ', and' : ' and'} ${his ?? hers ?? 'said'}, "${words}${mark === ',' ? '.' : mark}"`;
}

/**
 * `He wiped a chin.` and `"They are not unhappy."` are `He wiped a chin and said, "They are not unhappy."`: what stands between two
 * pieces of talk, the second of which names no speaker, is done by whoever speaks on.
 */
function doneAndSpoken(one: string, next: string, people: readonly Referent[]): string | null {
  if (!/^"[^"]+[.?]"$/.test(next) || /[:;]/.test(one) || / and /.test(one)) return null;
  const doer = lastDoer(one, people);
  if (doer === null || doer.pronoun === 'it' || doer.pronoun === 'you') return null;
  const verb = /^(?:He|She|They|[^,]*?\p{Lu}[\p{Ll}’]+(?: the [a-z -]+?)?) ([a-z]+)\b/u.exec(one)?.[1] ?? '';
  if (
    !isPast(verb) ||
    /^(?:was|were|had|did|could|would|might|should|must|seemed|knew|lay|stood|sat)$/.test(verb)
  )
    return null;
  const [first = ''] = next.split(sentenceEnd);
  return `${one.slice(0, -1)}${one.includes(',') ? ', and' : ' and'} ${/\?"?$/.test(first) ? 'asked' : 'said'}, ${next}`;
}

/** Who does the last thing that a sentence tells; `null` where nobody can say. */
function lastDoer(
  text: string,
  people: readonly Referent[],
): { readonly pronoun: string; readonly names: readonly string[] } | null {
  const seam = [
    ...text.matchAll(
      /, (?:and|but|so) (?=(?:he|she|it|they|you|there|the|an?|\p{Lu}\p{Ll}+|nobody|somebody|one) )/gu,
    ),
  ].at(-1);
  const last = seam === undefined ? text : text.slice(seam.index + seam[0].length);
  const lower = last.toLowerCase();
  const own = /^(he|she|it|they|you) /.exec(lower)?.[1];
  if (own !== undefined) return { pronoun: own, names: [] };
  for (const who of people) {
    const names = [
      who.name,
      who.short,
      `${who.name} the ${who.noun}`,
      ...(who.noun === '' ? [] : [`the ${who.noun}`, `a ${who.noun}`, `an ${who.noun}`]),
    ].map((each) => each.toLowerCase());
    if (names.some((name) => lower.startsWith(`${name} `) || lower.startsWith(`${name}, `)))
      return { pronoun: who.pronoun, names };
  }
  return null;
}

function saidAndDone(before: string, one: string, people: readonly Referent[]): string | null {
  const tag = /^"[^"]+[,?!]" ((?:said|asked) [^",.]+|[^",.]+ (?:said|asked))\.$/u.exec(before);
  if (tag === null || one.includes(';') || /^(?:And|But|So|Then|For|Now|Still|Yet)\b/.test(one)) return null;
  const who = /^(?:He|She|They|It|You) (?=\p{Ll})/u.exec(one)?.[0] ?? '';
  const same = who !== '' && speakerOf(tag[1] ?? '', people) === who.trim().toLowerCase();
  return `${before.slice(0, -1)}, and ${same ? one.slice(who.length) : lowered(one)}`;
}

/** With a small letter where it begins with a word that has one. */
function lowered(text: string): string {
  return /^(?:The|A|An|It|He|She|They|You|There|In|On|At|From|Under|Over|Somebody|Someone|Nobody|Behind|Every|One|All|His|Her|Their|Your|Two|Three|No|Not|Nothing|Something)\b/.test(
    text,
  )
    ? text.charAt(0).toLowerCase() + text.slice(1)
    : text;
}
