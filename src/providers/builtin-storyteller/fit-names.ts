import { capital, wordCount } from './morphology.ts';
import { hasVerb, isPast } from './split-clause.ts';
import type { Referent } from './refer.ts';

/**
 * A sentence that is too long, with whoever is known already called by less of the name: `Idony the night conductor` is `Idony`,
 * `Madam Teodora Klee` is `Klee`, `your brother Jory` is `Jory`. The least change first; `text` where nothing brings it to `most`.
 * @param people who may be named in it.
 */
export function calledShort(text: string, most: number, people: readonly Referent[]): string {
  if (wordCount(text) <= most) return text;
  let now = text;
  for (const who of people) {
    if (who.known !== true || who.pronoun === 'you') continue;
    if (who.noun !== '') now = now.replace(`${who.name} the ${who.noun}`, who.name);
    if (wordCount(now) <= most) return now;
  }
  for (const who of people) {
    if (who.known !== true || who.pronoun === 'you' || who.short === who.name) continue;
    now = now.replace(who.name, who.short);
    if (wordCount(now) <= most) return now;
  }
  return text;
}

const escaped = (text: string): string => text.replace(/[.*+?^${}()|[\]\\]/g, '\\$&');

/** A sentence told as two. */
export type Parted = { readonly first: string; readonly second: string };

/** `Mara, a lean woman, had …` is `Mara was a lean woman. She had …`; `A widow named Joan had …` is `There was a widow named Joan. She had …`. */
export function presented(text: string, people: readonly Referent[]): Parted | null {
  for (const who of people) {
    const plural = who.pronoun === 'they' || who.pronoun === 'you';
    const was = plural ? 'were' : 'was';
    const going = (rest: string) => `${capital(who.pronoun)} ${rest.replace(/^(?:was|were)\b/, was)}`;
    for (const name of who.pronoun === 'you' ? ['You'] : [who.name, who.short]) {
      const aside = text.startsWith(`${name}, `)
        ? /^(an? [^,]+), ([a-z']+ .*)$/.exec(text.slice(name.length + 2))
        : null;
      if (
        aside !== null &&
        (isPast((aside[2] ?? '').split(' ')[0] ?? '') || (aside[2] ?? '').startsWith('owed '))
      )
        return {
          first: `${name} ${who.pronoun === 'you' ? 'were' : 'was'} ${aside[1] ?? ''}.`,
          second: going(aside[2] ?? ''),
        };
    }
    for (const name of who.pronoun === 'you' ? [] : [who.name, who.short]) {
      const within = new RegExp(`^(.+ ${escaped(name)}), (an? [^,]+), (.+)$`, 'u').exec(text);
      if (within !== null && who.noun === '' && !/^(?:and|or|but|who)\b/.test(within[3] ?? ''))
        return {
          first: `${within[1] ?? ''} ${within[3] ?? ''}`,
          second: `${capital(who.pronoun)} ${was} ${within[2] ?? ''}.`,
        };
    }
    const before = new RegExp(`^(An? [^,]+), ${who.pronoun} ([a-z']+ .*)$`).exec(text);
    if (before !== null && isPast((before[2] ?? '').split(' ')[0] ?? ''))
      return {
        first: `${capital(who.pronoun)} ${was} ${(before[1] ?? '').replace(/^A/, 'a')}.`,
        second: going(before[2] ?? ''),
      };
    const far = new RegExp(
      `^((?:In|At|On|Behind|Under|Over|Beside|Across|By) [^,]+?) (an? [^,]+ named ${escaped(who.short)}) ([a-z']+ .*)$`,
      'u',
    ).exec(text);
    if (far !== null && isPast((far[3] ?? '').split(' ')[0] ?? '') && !hasVerb(far[1] ?? ''))
      return {
        first: `There was ${far[2] ?? ''} ${(far[1] ?? '').charAt(0).toLowerCase()}${(far[1] ?? '').slice(1)}.`,
        second: going(far[3] ?? ''),
      };
    const at = text.indexOf(` named ${who.short} `);
    const noun = at > 0 ? text.slice(0, at) : '';
    const rest = text.slice(at + ` named ${who.short} `.length);
    if (/^An? [a-z’'-]+(?: [a-z’'-]+){0,2}$/.test(noun) && isPast(rest.split(' ')[0] ?? ''))
      return {
        first: `There was ${noun.replace(/^A/, 'a')} named ${who.short}.`,
        second: going(rest),
      };
  }
  return null;
}
