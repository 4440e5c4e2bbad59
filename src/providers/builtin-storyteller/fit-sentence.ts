import { presented, type Parted } from './fit-names.ts';
import { capital, wordCount } from './morphology.ts';
import { sentenceWindows } from './sentence-plan.ts';
import { hasOwnVerb, hasVerb, isHanging, isPast, unfinished } from './split-clause.ts';
import type { Referent } from './refer.ts';

/**
 * Brings a sentence that is too long for its level down to it: where it is really two, it is told as two; where `mayCut`, a last phrase
 * is left out. What can be done neither to stays as it is.
 * @param people who may be presented in it.
 */
export function shortened(text: string, most: number, mayCut: boolean, people: readonly Referent[]): string {
  if (wordCount(text) <= most || /["“”]/.test(text)) return text;
  const parted =
    (most < 15 ? presented(text, people) : null) ??
    inTwo(text) ??
    (most < 15 ? whyOrWhere(text, people) : null) ??
    (most < sentenceWindows.high.most ? whoDid(text, people) : null) ??
    oneAfterOther(text, people);
  if (parted !== null)
    return `${shortened(parted.first, most, mayCut, people)} ${shortened(parted.second, most, mayCut, people)}`;
  if (!mayCut) return text;
  const led = withoutLead(text);
  if (led !== null && wordCount(led) <= most) return led;
  const kept = besideShortEnd(text, most);
  if (kept !== null) return kept;
  const plain = withoutAside(text, most);
  return plain === null || wordCount(plain) > most
    ? (cutBack(plain ?? text, most) ??
        withoutPhrase(plain ?? text, most) ??
        withoutLastDeed(plain ?? text, most) ??
        plain ??
        text)
    : plain;
}

/** `They scrubbed his arms with sand, and he wept` is `They scrubbed his arms, and he wept`. */
function besideShortEnd(text: string, most: number): string | null {
  const [, head = '', last = '', end = ''] = /^([^,]*)(, (?:and|but) [^,]+)([.!?])$/.exec(text) ?? [];
  const words = wordCount(last);
  if (words === 0 || words > 4) return null;
  if (!hasOwnVerb(last)) {
    // The last of three things.
    const listed =
      / and (?:then )?(?:the |an? )?[a-z]+$/.test(head) ||
      /^[^,]*, and then the [a-z]+, and then the [a-z]+$/.test(head + last);
    return listed && wordCount(head) <= most ? head + end : null;
  }
  const cut = withoutPhrase(`${head}.`, most - words);
  return cut === null ? null : cut.slice(0, -1) + last + end;
}

const aside =
  /, (?:(?:quite|very|just|still|rather|only|a good|no) )*(?:with|in|at|on|by|for|from|over|under|toward|against|without|like|flat|way|bigger|deep|one|clearly|dry|enormous|out of|behind|beside|beneath|above|after|through|as if)\b[^,:]*,(?= )/;

/** `On the road, a good way off still, they stopped` is `On the road they stopped`. */
function withoutAside(text: string, most: number): string | null {
  let now = text;
  for (let found = aside.exec(now); found !== null && wordCount(now) > most; found = aside.exec(now)) {
    // What has a verb is more than an aside, and one of a list of things does not go alone.
    if (
      (hasVerb(found[0]) && !found[0].startsWith(', as if ')) ||
      wordCount(found[0]) > 7 ||
      /^ (?:or|nor|not)\b/.test(now.slice(found.index + found[0].length))
    )
      break;
    const rest = now.slice(found.index + found[0].length);
    const verb = /^ (?:and|but) ([a-z']+)/.exec(rest)?.[1];
    if (verb !== undefined && !isPast(verb) && !hasOwnVerb(rest)) break;
    now = now.slice(0, found.index) + rest;
  }
  return now === text ? null : now;
}

/** `It flew up, looked about, and came down` is `It flew up and looked about. It came down`: two deeds of one who is named at the start. */
function oneAfterOther(text: string, people: readonly Referent[]): Parted | null {
  const lead = /^(?:Then|But|So|And) (?=[\p{L}])/u.exec(text)?.[0] ?? '';
  const told = lead === '' ? text : capital(text.slice(lead.length));
  const who = people.find((each) => told.startsWith(`${each.short} `)) ?? behindAdverb(told, people);
  const noun =
    /^(The (?:[a-z’'-]+ )?(?!(?:at|on|in|with|under|behind|over|of|from) )[a-z’'-]+)(?: (?:at|on|in|with|under|behind|over|of|from) (?:the |an? |his |her |their |your )?[\p{L}’'-]+(?: [a-z]+)??)? ([a-z']+) /u.exec(
      told,
    );
  const thing = thingIn(told) ?? (noun !== null && isPast(noun[2] ?? '') ? noun[1] : undefined);
  const subject =
    who === undefined
      ? (/^(?:It|He|She|They|You) /.exec(told)?.[0]?.trim() ?? pronounBehindAdverb(told) ?? thing)
      : capital(who.pronoun);
  const there = /^There (?:was|were|had been) /.exec(text)?.[0] ?? '';
  if (there !== '') return thereWere(text, there);
  if (subject === undefined) return null;
  const plural = subject === 'They' || subject === 'You';
  let best: Parted | null = null;
  let least = Infinity;
  for (const seam of text.matchAll(/,? and (?:then )?/g)) {
    const first = text.slice(0, seam.index);
    const rest = text.slice(seam.index + seam[0].length);
    const verb = rest.split(/[\s,.]/)[0] ?? '';
    // "He was found and was put to bed": whose deed a second verb is can only be told where no other person or clause stands between.
    if (!isPast(verb) || !hasOwnVerb(first) || between.test(first)) continue;
    const short = Math.min(wordCount(first), wordCount(rest) + 1);
    const uneven = Math.abs(wordCount(first) - wordCount(rest));
    if (short < 5 || uneven >= least) continue;
    least = uneven;
    best = {
      first: `${listEnded(first)}.`,
      second: `${subject} ${plural ? rest.replace(/^was\b/, 'were') : rest}`,
    };
  }
  return best;
}

/** `It was Silvan, who had stood there all the time` is `It was Silvan. He had stood there all the time`. */
function whoDid(text: string, people: readonly Referent[]): Parted | null {
  for (const who of people) {
    if (who.pronoun === 'you') continue;
    for (const name of [who.name, who.short]) {
      const seam = `${name}, who `;
      const at = text.indexOf(seam);
      if (at < 0) continue;
      const first = text.slice(0, at + name.length);
      const rest = text.slice(at + seam.length);
      const verb = rest.split(/[\s,.]/)[0] ?? '';
      // What goes on behind the clause belongs to whoever was told of before it.
      const goesOn = /, (?!and [a-z']+ )/.test(rest);
      if (goesOn || !isPast(verb) || !hasOwnVerb(first) || wordCount(first) < 5 || wordCount(rest) < 4)
        continue;
      const plural = who.pronoun === 'they' && verb === 'was' ? rest.replace(/^was/, 'were') : rest;
      return { first: `${first}.`, second: `${capital(who.pronoun)} ${plural}` };
    }
  }
  return null;
}

/** `She sat on a bench, to see who came` is `She sat on a bench. She wanted to see who came`; what was where is told of there. */
function whyOrWhere(text: string, people: readonly Referent[]): Parted | null {
  const because =
    /^([^,]*), ((?:because of|on account of|for (?:the|his|her|their|your|\p{Lu}[\p{Ll}]+['’]s)) .*)$/u.exec(
      text,
    );
  if (
    because !== null &&
    !hasVerb(because[2] ?? '') &&
    wordCount(because[1] ?? '') >= 5 &&
    hasOwnVerb(because[1] ?? '')
  )
    return { first: `${because[1] ?? ''}.`, second: `That was ${because[2] ?? ''}` };
  const alike = /^([^,]*), (as if (?:it|he|she|they) .*)$/.exec(text);
  if (
    alike !== null &&
    wordCount(alike[1] ?? '') >= 5 &&
    hasOwnVerb(alike[1] ?? '') &&
    !isHanging(alike[1] ?? '')
  )
    return { first: `${alike[1] ?? ''}.`, second: `It was ${alike[2] ?? ''}` };
  const things = /^(\p{Lu}\p{Ll}+ had) (an? [^,]*), and (an? .*)$/u.exec(text);
  if (things !== null && wordCount(things[2] ?? '') >= 3 && wordCount(things[3] ?? '') >= 3)
    return {
      first: `${things[1] ?? ''} ${things[2] ?? ''}.`,
      second: `${/^(?:He|She|They|You) /.test(text) ? (things[1] ?? '') : 'There was'} ${things[3] ?? ''}`,
    };
  const may =
    /^((?:He|She|They|You) (?:could|would|might|must)) (.*), and ((?:be|go|see|take|get|sit|come) .*)$/.exec(
      text,
    );
  if (may !== null && wordCount(may[3] ?? '') >= 3 && wordCount(may[2] ?? '') >= 3)
    return { first: `${may[1] ?? ''} ${may[2] ?? ''}.`, second: `${may[1] ?? ''} ${may[3] ?? ''}` };
  const [, before = '', joint = '', after = ''] = /^(.*?), (to|where) (.*)$/u.exec(text) ?? [];
  if (wordCount(before) < 5 || wordCount(after) < 3 || !hasOwnVerb(before) || isHanging(before)) return null;
  if (joint === 'where')
    return /^(?:the|an?|his|her|their|your|nobody|somebody|everyone|he|she|they|you|\p{Lu})\b/u.test(after) &&
      hasOwnVerb(after)
      ? { first: `${before}.`, second: `There ${after}` }
      : null;
  const who = people.find((each) => before.startsWith(`${each.short} `));
  const subject = who === undefined ? /^(?:He|She|They|You)(?= )/.exec(before)?.[0] : capital(who.pronoun);
  const [verb = ''] = after.split(' ');
  return subject === undefined || !/^[a-z]+$/.test(verb) || /^(?:the|an?|his|her|their|your|be)$/.test(verb)
    ? null
    : { first: `${before}.`, second: `${subject} wanted to ${after}` };
}

const many = /(?:[^s]s|men|women|people|folk)$/;
const notOfIt = /^(?:at|on|in|with|under|behind|over|of|from|who|which|that)$/;

/** What a sentence begins with that does something, as it is called again: 'The cat', 'They' of the footmen, 'It' of her thumb. */
function thingIn(text: string): string | undefined {
  const words = text.split(' ');
  const at = [2, 3].find((index) => isPast(words[index] ?? ''));
  const named = words.slice(0, at ?? 0);
  if (named.some((word) => notOfIt.test(word) || word.endsWith(','))) return undefined;
  if (/^(?:His|Her|Their|Your|Its) /.test(text))
    return at === 2 ? (many.test(words[1] ?? '') ? 'They' : 'It') : undefined;
  if (named[0] === 'The') return many.test(named.at(-1) ?? '') ? 'They' : named.join(' ');
  // "Outside the wall stood a pedlar": who stood there is behind the verb.
  const found =
    /^(?:At|In|On|By|Before|Behind|Beside|Under|Above|Outside|Inside|There) [^,]{3,28}? (?:stood|sat|lay|knelt|waited) (an?|two|three|some) ([a-z’'-]+)/.exec(
      text,
    );
  if (found === null) return undefined;
  return /^an?$/.test(found[1] ?? '') ? `The ${found[2] ?? ''}` : 'They';
}

/** "Before noon Mara had heard of it": who does it stands behind when or where. */
function behindAdverb(text: string, people: readonly Referent[]): Referent | undefined {
  const end =
    /^(?:At|In|On|By|Before|After|Behind|Beside|Under|Above|Outside|Inside|Once|Toward|Now|There|Late|Early) [^,]{2,36}? (?=\p{Lu})/u.exec(
      text,
    )?.[0];
  if (end === undefined) return undefined;
  const rest = text.slice(end.length);
  return people.find(
    (each) =>
      rest.startsWith(`${each.short} `) &&
      (/ (?:stood|sat|lay|knelt|waited|came) $/.test(end) ||
        isPast(rest.slice(each.short.length + 1).split(/[^a-z']/)[0] ?? '')),
  );
}

/** "On the far side she knew it": 'She'. */
function pronounBehindAdverb(text: string): string | undefined {
  const found =
    /^(?:At|In|On|By|Before|After|Behind|Beside|Under|Above|Outside|Inside|Toward|Afterwards?,?|Now|There|Then)(?: [^,]{2,28}?)? (he|she|they|you) ([a-z]+) /.exec(
      text,
    );
  return found === null || !isPast(found[2] ?? '') ? undefined : capital(found[1] ?? '');
}

/** `There was straw, and a crust, and a boot print` is `There was straw and a crust. There was a boot print`. */
function thereWere(text: string, there: string): Parted | null {
  const seam = [...text.matchAll(/, and (?=(?:an?|the|one|two|some) )/g)].at(-1);
  if (seam === undefined) return null;
  const first = text.slice(0, seam.index);
  const rest = text.slice(seam.index + seam[0].length);
  if (hasOwnVerb(rest) || wordCount(first) < 5 || wordCount(rest) + wordCount(there) < 5) return null;
  return {
    first: `${first.replace(/, (?:and )?(?=(?:an?|the|one|two|some) [^,]*$)/, ' and ')}.`,
    second:
      (/^(?:the )?(?:two|three|four|five|some)\b/.test(rest)
        ? there.replace('There was ', 'There were ')
        : there.replace('There were ', 'There was ')) + rest,
  };
}

const between =
  /\b(?:that|which|who|whom|where|when|while|as|if|said|because|until|but|so|nobody|somebody)\b|:|, (?:he|she|it|they|the|a|an|\p{Lu})\b|and (?:he|she|it|they|the|\p{Lu})/u;

/** `It flew up, looked about` is `It flew up and looked about`. */
function listEnded(text: string): string {
  const at = text.lastIndexOf(', ');
  const next = /^[a-z']+/.exec(text.slice(at + 2))?.[0] ?? '';
  return at > 0 && isPast(next) ? `${text.slice(0, at)} and ${text.slice(at + 2)}` : text;
}

/** `At the corner the bailiffs were running a skewer through the hay` without where that was. */
function withoutLead(text: string): string | null {
  const at = /^(?:At|In|On|Behind|By|Under) (?:the|an?|his|her|their) /.test(text) ? fullFrom(text) : null;
  return at === null ? null : capital(text.slice(at));
}

/** `The bell rang, and the crowd went home.` is `The bell rang. The crowd went home.` */
function inTwo(text: string): Parted | null {
  const seams = [...text.matchAll(/(?:, (and then|and so|and|but|so|then)|;( then)?) /g)];
  let best: { readonly first: string; readonly second: string; readonly uneven: number } | null = null;
  for (const seam of seams) {
    const first = text.slice(0, seam.index);
    const rest = text.slice(seam.index + seam[0].length);
    const head = rest.split(/[\s,]/)[0] ?? '';
    const own =
      // A list has its verb behind the next comma, if at all.
      hasOwnVerb((rest.split(',')[0] ?? rest).split(' ').slice(0, 8).join(' ')) &&
      !isPast(head.toLowerCase()) &&
      !(head.endsWith('ing') && !head.endsWith('thing')) &&
      (/^that (?:was|had|made|meant)\b/.test(rest) ||
        isFronted(rest) ||
        !/^(?:not|with|in|at|on|of|to|for|from|without|that|which|who|if|when|because|while|until|as|or|once|whether)$/.test(
          head,
        ));
    const isNamed = /^\p{Lu}\p{Ll}+ (?:read|put|let|set|cut|shut) /u.test(rest);
    // "He went in, and there saw it": 'there' does nothing.
    if (/^there (?!was\b|were\b|stood\b|lay\b|sat\b|hung\b|came\b|had\b)/.test(rest)) continue;
    if (
      !(own || isNamed) ||
      !hasOwnVerb(first.replace(/^So that (?=was\b|had\b)/, 'So it ')) ||
      wordCount(first) < 4 ||
      wordCount(rest) < 4
    )
      continue;
    const word =
      seam[1] === 'but'
        ? 'but '
        : seam[1] === 'and then' || seam[1] === 'then' || seam[2] !== undefined
          ? 'then '
          : seam[1] === 'so' || seam[1] === 'and so'
            ? 'so '
            : '';
    const four = wordCount(word) === 0 && wordCount(rest) === 4 && seam[1] === 'and' ? 'and ' : word;
    // A half of four words is none of these levels.
    const small = Math.min(wordCount(first), wordCount(four) + wordCount(rest)) < 5 ? 40 : 0;
    const uneven = Math.abs(wordCount(first) - wordCount(rest)) + small;
    if (best === null || uneven < best.uneven)
      best = { first: `${first}.`, second: capital(four + rest), uneven };
  }
  return best;
}

/** "at the fifth time it opened", "on the porch sat a trader": when or where, and then who does what. */
function isFronted(text: string): boolean {
  return (
    fullFrom(text) !== null ||
    /^(?:on|in|at|behind|under|beside|by) (?:the|an?|his|her|its|their) [a-z]+ (?:sat|stood|lay|hung) (?:an?|the|two|three) /.test(
      text,
    )
  );
}

/** Where who does it stands behind when or where it is done; `null` where a sentence is not so. */
function fullFrom(text: string): number | null {
  const lead =
    /^(?:at|in|on|from|by|behind|under|over|with|late|early) (?=[^,]*$|[^,]{24})/i.exec(text)?.[0] ?? '';
  if (lead === '') return null;
  for (const seam of text
    .slice(0, 48)
    .matchAll(/ (?=(?:he|she|it|they|you|one|nobody|everyone|there|the|\p{Lu}\p{Ll}+) )/gu)) {
    if (seam.index < lead.length || text.slice(0, seam.index).includes(',')) continue;
    // "beyond the cairns stood": what stands behind 'beyond' does nothing.
    const led = text.slice(0, seam.index);
    if (/ (?:of|at|(?<!then )on|in|by|beyond|behind|under|over|from|to|with|and|named|alone)$/.test(led))
      continue;
    // "At the last a ringer named Folke did": he is not when or where it was.
    if (/ (?:named|who|that|which|where|when) /.test(led)) continue;
    const [who = '', ...words] = text.slice(seam.index + 1).split(/[ .,]+/);
    const isThe = who === 'the' || (/^\p{Lu}/u.test(who) && isPast(words[1] ?? ''));
    const at = words.findIndex((word) => isPast(word));
    if (
      isThe
        ? at >= (who === 'the' ? 1 : 0) &&
          at <= 3 &&
          !words.slice(0, at).some((word) => notOfIt.test(word) && word !== 'of')
        : at === 0
    )
      return seam.index + 1;
  }
  return null;
}

/** Without its last phrase; lists are left alone. */
function cutBack(text: string, most: number): string | null {
  const body = text.replace(/[.!?]$/, '');
  const end = text.slice(body.length);
  for (let at = body.lastIndexOf(', '); at > 0; at = body.lastIndexOf(', ', at - 1)) {
    const head = body.slice(0, at);
    const tail = body.slice(at + 2);
    if (
      /^(?:and|or|nor)\b/.test(tail) ||
      /\b(?:and|then|but|or|so)(?:,[^,]*)?$/.test(head) ||
      // "and asked, quite kindly, if that was how": what was asked is to come.
      (/\b(?:asked|wondered|said)(?:,[^,]*)?$/.test(head) && !reported.test(head)) ||
      /, (?:and|or) [^,]*$/.test(tail)
    )
      return null;
    if (
      wordCount(head) <= most &&
      wordCount(head) >= 5 &&
      tells(head) &&
      (!isHanging(head) || /^Whoever .{6,} (?:could|would|must|might) /.test(head))
    )
      return head + end;
  }
  return null;
}

/** "There were plenty who knew, he said": what was said stands before. */
const reported = /^[^,]{12,}, (?:he|she|they|it) said$/;

/** Whether somebody does something in it: 'read' looks like no past, and is one behind whoever does it. */
export function tells(text: string): boolean {
  return (
    hasOwnVerb(text) || /^(?:He|She|They|You|\p{Lu}[\p{Ll}’]+|An? [a-z]+ (?:man|woman)) read /u.test(text)
  );
}

/** `She laid it on the sill, and looked out again` is `She laid it on the sill`, where nobody is named behind it and little is said. */
function withoutLastDeed(text: string, most: number): string | null {
  const [, first = '', last = '', end = ''] = /^(.*),? and ([a-z'’ -]+)([.!?])$/.exec(text) ?? [];
  const fits = wordCount(first) >= 5 && wordCount(first) <= most && wordCount(last) <= 7;
  return fits && isPast(last.split(' ')[0] ?? '') && hasOwnVerb(first) && !isHanging(first)
    ? `${first.replace(/,$/, '')}${end}`
    : null;
}

const lastPhrase =
  / (?:(?:with|for|at|in|on|from|like|until|because|as if|before|after|under|behind|beside|across|by|along|against|without|round|around|into|through|above|among|past|toward|near|beyond|beneath|upon|off|below) (?:the|an?|one|his|her|their|your|its|two|three|both|some|each|every|all|\p{Lu})|(?:in|on|with|by|from|at|for|like|of|to) [a-z]+(?=[.!?])|(?:in|on|with|by|from|at|for|like) [a-z]+ [a-z]+(?=[.!?])|to (?:the|an?|his|her|their|your|its) |of (?:something|somebody|someone) |(?:that|which|who|when|where|while|until|once|since|because) )/gu;
const dependent = /^ (?:that|which|who|when|where|while|until|once|since|because|as if|before|after) /;

/** Without its last phrase, where that leaves a whole sentence. */
function withoutPhrase(text: string, most: number): string | null {
  const end = /[.!?]$/.exec(text)?.[0] ?? '';
  const at = [...text.matchAll(lastPhrase)]
    .map((match) => match.index)
    .filter((index) => {
      const head = text.slice(0, index);
      const tail = text.slice(index, text.length - end.length);
      return (
        wordCount(head) >= 5 &&
        wordCount(head) <= most &&
        hasOwnVerb(head) &&
        (!unfinished.test(head) || (endsWithIt.test(head) && !dependent.test(tail))) &&
        !needsMore.test(head) &&
        !/[,;:]$/.test(head) &&
        (!tail.startsWith(' to ') || endsWithThing.test(head)) &&
        (dependent.test(tail)
          ? !(tail.startsWith(' where ') ? /\bit was /i : /\b(?:it was|there was) /i).test(head)
          : !hasVerb(asThings(tail))) &&
        // One of a list does not go alone, nor what stands between two commas.
        (!/, [^,]*$/.test(head) || hasOwnVerb(/, (?:and|but|so) ([^,]*)$/.exec(head)?.[1] ?? '')) &&
        !/[,:;]/.test(tail)
      );
    })
    .at(-1);
  return at === undefined ? null : text.slice(0, at) + end;
}

/** "shut the drawer on it", where nothing is still to be said of it. */
const endsWithIt =
  /\b(?!that|than|what|which|whom|as|if|when|where|and|but|or|how|why|whether|said|knew|thought|because|while|until|so|of|saw|heard|teach)\p{L}+ it$/u;
const endsWithThing =
  /\b(?:the|an?|his|her|its|their|your|[\p{L}]+’s) (?:[\p{L}’-]+ )?(?!way\b|road\b|key\b)[\p{L}’-]+$/u;

/** "with a packed lunch": between an article and its noun stands no verb, nor where the noun is 'a cut'. */
const asThings = (phrase: string): string =>
  phrase.replace(
    /\b(?:an?|the|his|her|their|your|its|one|two|three|some|every|no) (?:\p{L}+ed\b|[\p{L}]+(?= \p{L}))/gu,
    'the',
  );

/** "of a kind", "would have liked", "laid them": what follows these is what they say. */
const needsMore =
  /\b(?:(?:kind|sort|way|thing|one|ones|those|person|people|somebody|someone|anybody|anyone|day|time|place|pair|side|end|top|back|middle|enough|easy|sure|glad|able|ready|same|liked|wanted|tried|began|begun|going|used|want|went|came|ask|see|learn|well|half|full|out|off|up|down|over|round|away|of|for|with|at|in|on|by|from|about|into|be|being|been|do|[a-z]+ing)|(?:put|laid|set|placed|hung|kept|left|made|took|gave|held|called|laying|put) (?:\w+ )?\w+|(?:so|too|as|such|more|less|rather|not|no) \w+)$/i;

/** Short neighbours as one sentence: `Mara set her jaw.` and `The crowd was quiet.` are `Mara set her jaw, and the crowd was quiet.` */
export function joined(sentences: readonly string[], least: number, most: number): string[] {
  const list = [...sentences];
  for (let i = 0; i < list.length; i++) {
    const text = list[i] ?? '';
    if (/["“”:]/.test(text) || wordCount(text) >= least) continue;
    for (const from of [i - 1, i]) {
      const one = list[from];
      const two = list[from + 1];
      if (one === undefined || two === undefined || /["“”:]|[!?]$/.test(one + two)) continue;
      const whole = together(one, two) ?? (most < sentenceWindows.high.most ? null : besides(one, two));
      if (whole === null || wordCount(whole) > most) continue;
      list.splice(from, 2, whole);
      i = from - 1;
      break;
    }
  }
  return list;
}

/** `The door opened and shut; nobody came in`: where 'and' stands already. */
function besides(one: string, two: string): string | null {
  if (!hasOwnVerb(two) || !hasOwnVerb(one) || /[;:]/.test(one + two) || connected.test(two)) return null;
  return `${one.replace(/\.$/, '')}; ${behind('', two).trimStart()}`;
}

function together(one: string, two: string): string | null {
  if (!tells(two) || !tells(one) || / and /.test(one) || /;|, and /.test(two) || /;/.test(one)) return null;
  const body = one.replace(/\.$/, '');
  // `It was a nurse named Ada.` and `She took the lamp.`
  if (/^It was an? [^,]{3,40} named \p{Lu}[\p{Ll}’]+$/u.test(body)) {
    const did = /^(?:He|She|They) (?=[a-z]+ )/.exec(two)?.[0];
    if (did !== undefined) return `${body}, who ${two.slice(did.length)}`;
  }
  const word = /^(But|Then|So|And) /.exec(two)?.[1]?.toLowerCase();
  if (word === undefined) return `${body}, ${behind('and', two)}`;
  const rest = two.slice(word.length + 1);
  return `${body}, ${word === 'then' ? 'and then' : word} ${rest}`;
}

const fronted =
  /^((?:And |But |So |Then )?(?:[Aa]fterwards?|[Ff]or (?:the first|a long|some) time|[Ii]n the (?:end|morning|evening)|[Bb]y (?:then|noon|dusk|dawn|dark|evening|morning|nightfall|afternoon|midnight)|[Oo]n an impulse|[Ii]n the meantime|[Aa]t long last|[Oo]f all the [a-z]+|[Tt]o [a-z]+ surprise)) (?=(?:the|a|an|it|he|she|they|you|there|nobody|somebody|someone|everybody|everyone|every|one|two|three|four|five|all|his|her|their|your|no|\p{Lu}[\p{Ll}’]+) (?!of\b|next (?:day|morning|evening|night)\b))/u;

/** `By evening three other people …` is `By evening, three other people …`. */
export function withComma(text: string): string {
  return text.replace(fronted, '$1, ');
}

/** Words that lose their capital behind another. */
const lowered =
  /^(?:The|A|An|It|He|She|They|You|There|In|On|At|From|Under|Over|Somebody|Someone|Nobody|Behind|Every|No|Not|Two|Three|All|His|Her|Their|Your|One|Only|Something|Nothing|Every(?:one|body)|Anyone|Four|Five|Six|Seven|Eight|Nine|Ten|Eleven|Twelve|Half|Most|Some|Each|Both|Neither|People|This|That|These|Those|What|When|By|For|To|With|Before|After|Up|Down|As|While|Where|If|Because|Since|Until|Once|Just|Between|Beneath|Above|Below|Through|Toward|Across|Along|Beside|Beyond|Near|Outside|Inside|Round|Out|Off|Into|Even|Never|Whoever|Whatever|Overhead|Upstairs|Downstairs|Afterwards?|Somewhere|Nowhere|Elsewhere|Later|Soon|Perhaps|Almost|Against|Among|Around|Without|Within|Whether|Which|Who|How|Why|Another|Any(?:body|thing)|Everything|Such|Twice|Three times|Long|Far|High|Low|Steps|Voices|Feet|Boots|Wheels|Hands|Eyes|Heads|Children|Neighbours|Snow|Rain|Wind|Smoke|Dust|Light|Bread)\b/;

function behind(word: string, text: string): string {
  return `${word} ${lowered.test(text) ? text.charAt(0).toLowerCase() + text.slice(1) : text}`;
}

const connected = /^(?:And|But|So|Then|For|Now|Here|Still|Yet)\b/;

const spare = [
  /(?<=\b(?:said|knew|thought|saw|felt|hoped|swore|believed|meant|so|sure|told (?:him|her|them|you)|the one|the only one|everything|all|day)) that(?= (?:the|a|it|he|she|they|you|there|nobody|somebody|\p{Lu}))/u,
  / (?:quite|rather|very|just|even|already|really|perhaps|at all|after all)(?= \p{Ll})/u,
  /(?<=\bhad)(?: once| long| always)(?= \p{Ll})/u,
  /(?<=\ball) of(?= (?:the|his|her|their) )/u,
];

/** What a sentence for the youngest may say shorter, the least change first. */
const shorter: readonly (readonly [RegExp, string])[] = [
  [/\b(did|was|were|had|could|would|does|is|are) not(?= \p{Ll})/u, '$1n’t'],
  [/\bfor as long as\b/, 'while'],
  [/\bas soon as\b/, 'once'],
  [/\bin order to\b/, 'to'],
  [/\b(?:a good|a great) many\b/, 'many'],
  [/\bthe half of (an? )/, 'half $1'],
  [/\bthe whole of\b/, 'all'],
  [/\bThe one who\b/, 'Whoever'],
  [/(?<=\b(?:name|met|found|knew|saw|asked|of|for|by|with) )the one who\b/, 'whoever'],
  [
    /\b((?<!small )things?|words?|way|time|place|day|see|say|think|hope|sure|found) that(?= (?:the|a|he|she|they|you|it|nobody|\p{Lu}))/u,
    '$1',
  ],
  [/\b(?:in the end|at the end|after all|at last|all at once),? (?=\p{Ll})/u, ''],
  [/\ball the while\b/, 'still'],
  [/, and then (?=\p{Ll}+(?:ed|to) )/u, ', then '],
  [/\b(place|room|spot|point|house|street|corner) (?:at|in|on) which\b/, '$1 where'],
  [/^Then (?=(?:he|she|it|they|you|a|the) )/, ''],
  [
    / (?:for once|in turn|one by one|inch by inch|a little|of course|as well|by now|from then on|whatever)(?=[ .,])/,
    '',
  ],
];

/** A sentence that is a word or two too long, without what it can spare. */
export function squeezed(text: string, most: number): string {
  const words = wordCount(text);
  if (words <= most || words > most + 3 || text.includes('"')) return text;
  if (words === most + 1) {
    const said = spare.reduce((now, word) => (now === text ? text.replace(word, '') : now), text);
    if (said !== text || most > sentenceWindows.elementary.most) return said;
  }
  if (most > sentenceWindows.elementary.most) return text;
  let now = text;
  for (const [long, short] of shorter) {
    now = now.replace(long, short);
    if (wordCount(now) <= most) return capital(now);
  }
  return text;
}

/** A sentence of high school that is too long, in two where both are long enough: the looks of a hero first, then what he does. */
export function parted(text: string, people: readonly Referent[]): readonly string[] {
  const { least, most } = sentenceWindows.high;
  if (wordCount(text) <= most || /["“”]/.test(text)) return [text];
  const plain = wordCount(text) > most + 3 ? null : withoutAside(text, most);
  if (plain !== null && wordCount(plain) <= most) return [plain];
  for (const two of [presented(text, people), inTwo(text)])
    if (two !== null && [two.first, two.second].every((each) => wordCount(each) >= least))
      return [two.first, two.second];
  return [text];
}

/**
 * A sentence of high school that misses its length by a word or two, with the other joint: a semicolon is none, 'and' is one; or with
 * 'so', 'and then', 'at that' before what somebody did, each once in a paragraph.
 * @param begun the words that began a sentence of this paragraph already; changed.
 * @param before what the sentence stands behind; '' where it is the first.
 */
export function evened(text: string, begun: Set<string>, before: string): string {
  if (text.includes('"')) return text;
  const { least, most } = sentenceWindows.high;
  const words = wordCount(text);
  if (words === most + 1 && !text.includes(';')) return text.replace(', and ', '; ');
  if (words === least - 1 && text.includes('; ') && !text.includes(', and '))
    return text.replace('; ', ', and ');
  if (words < least - 2 || words >= least || connected.test(text)) return text;
  const isNear = words === least - 1;
  const word =
    before === ''
      ? isDeed(text)
        ? isNear
          ? 'So'
          : 'And so'
        : isNear && /^\p{Lu}\p{Ll}+ (?:was|had) (?!.*\bnow\b)/u.test(text)
          ? 'Now'
          : ''
      : isNear
        ? 'And'
        : !isDeed(text) && !/^(?:He|She) was (?:shown|given|told|led|taken|asked|sent|brought) /.test(text)
          ? ''
          : before.endsWith('"')
            ? 'At that'
            : 'And then';
  if (word === '' || begun.has(word)) return text;
  begun.add(word);
  return behind(word, text);
}

/** Whether a sentence begins with what somebody did. */
function isDeed(text: string): boolean {
  return (
    /^(?:He|She|They|You|\p{Lu}\p{Ll}+) (?!was\b|were\b|had\b|could\b|did not\b|lay\b|stood\b|knew\b)\p{Ll}+/u.test(
      text,
    ) &&
    !/^(?:It|There|The|Nobody|Somebody|Nothing|All|No|Not|One|Two|A|An|In|On|At)\b/.test(text) &&
    (isPast((text.split(' ')[1] ?? '').toLowerCase()) || /^\S+ read (?:all|the|it|a) /.test(text))
  );
}

/**
 * A sentence that is a word too short, with 'then' before what somebody did and 'and' before what was so; each once in a paragraph,
 * and `So Mara cut the wool` where it begins with what somebody did.
 * @param begun the words that began a sentence of this paragraph already; changed.
 */
export function begunWith(text: string, least: number, begun: Set<string>, isFirst: boolean): string {
  if (wordCount(text) !== least - 1 || text.includes('"') || connected.test(text)) return text;
  // A fragment is one on purpose.
  if (!hasVerb(text)) return text;
  const deed = isDeed(text);
  const word = isFirst ? 'So' : deed ? 'Then' : 'And';
  if ((isFirst && !deed) || begun.has(word)) return text;
  begun.add(word);
  return behind(word, text);
}
