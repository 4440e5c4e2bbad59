import { possessive } from './morphology.ts';

export type Pronoun = 'he' | 'she' | 'they' | 'you';

/** Somebody whom a passage can speak of. */
export type Referent = {
  readonly id: string;
  /** The full name, used verbatim at the first mention of a passage. */
  readonly name: string;
  /** What to call them afterwards. */
  readonly short: string;
  /** And where a paragraph has called them that already; the same when left out. */
  readonly brief?: string;
  /** Who they are: 'toll-keeper'; '' for the hero. */
  readonly noun: string;
  readonly pronoun: Pronoun;
  /** Not seen for a while: the first mention says who this is again. */
  readonly remind: boolean;
  /** Has been in an earlier scene, so is not presented again. */
  readonly known?: boolean;
};

/** What has been mentioned so far in a passage; it decides between names and pronouns. */
export type Mentions = {
  /** The last one spoken of by each pronoun. */
  readonly last: Map<Pronoun, string>;
  readonly inPassage: Set<string>;
  /** All who were spoken of by each pronoun. */
  readonly spoken: Map<Pronoun, ReadonlySet<string>>;
  /** Who is the subject of the clause being told. */
  subject: string | null;
  /** Sentences since each was named in this paragraph. */
  readonly named: Map<string, number>;
  /** Who was spoken of last, if by name: "Robin was" beside "they were". */
  byName: string | null;
  /** Sentence in which each was last spoken of, and the sentence being told. */
  readonly at: Map<string, number>;
  sentence: number;
};

export function createMentions(): Mentions {
  return {
    last: new Map(),
    inPassage: new Set(),
    spoken: new Map(),
    subject: null,
    named: new Map(),
    byName: null,
    at: new Map(),
    sentence: 0,
  };
}

/** A new paragraph begins with names again. */
export function newParagraph(mentions: Mentions): void {
  mentions.last.clear();
  mentions.named.clear();
  mentions.at.clear();
  mentions.subject = null;
}

const forms: { readonly [pronoun in Pronoun]: { readonly [form: string]: string } } = {
  he: { he: 'he', him: 'him', his: 'his', himself: 'himself', was: 'was', has: 'has' },
  she: { he: 'she', him: 'her', his: 'her', himself: 'herself', was: 'was', has: 'has' },
  they: { he: 'they', him: 'them', his: 'their', himself: 'themself', was: 'were', has: 'have' },
  you: { he: 'you', him: 'you', his: 'your', himself: 'yourself', was: 'were', has: 'have' },
};

/** Says `who` in the wanted form: a pronoun where only one reading is near, a name otherwise. */
export function refer(who: Referent, form: string, mentions: Mentions): string {
  const words = forms[who.pronoun];
  if (form === 'was' || form === 'has') {
    // "Robin went to Emma, and was sorry": one who was named in this sentence is one.
    const isNamed =
      mentions.byName !== null && mentions.subject === who.id && mentions.named.get(who.id) === 0;
    return (mentions.byName === who.id || isNamed ? forms.he : words)[form] ?? '';
  }
  if (form === 'a') return indefinite(who, mentions);
  // "The one who always wins" brings its own article.
  const noun = /^(?:the|an?) /.test(who.noun) ? who.noun : `the ${who.noun}`;
  if (form === 'noun') return note(who, mentions, who.noun === '' ? who.short : noun, true);
  if (form === 'name') return note(who, mentions, shortNow(who, mentions), true);
  if (form === 'full') return note(who, mentions, who.name, true);
  if (who.pronoun === 'you' && form === 'object') return 'you';
  if (who.pronoun === 'you') {
    mentions.subject ??= who.id;
    return form === 'auto' ? 'you' : form === 'own' ? 'your' : (words[form] ?? 'you');
  }
  const near = mentions.sentence - (mentions.at.get(who.id) ?? -9) <= 1;
  const clear = near && mentions.last.get(who.pronoun) === who.id;
  const subject = mentions.subject === who.id;
  // Who was 'they' at the head of a sentence is not called by name before its end.
  // Who is the only 'she' of the page may be 'she' for longer.
  const isOnly = who.pronoun !== 'they' && (mentions.spoken.get(who.pronoun)?.size ?? 0) === 1;
  const fresh =
    (mentions.named.get(who.id) ?? 9) < (isOnly ? 5 : 3) || mentions.at.get(who.id) === mentions.sentence;
  if (form === 'himself') return words['himself'] ?? '';
  if (form === 'object') {
    const known = clear && fresh;
    return note(who, mentions, known ? (words['him'] ?? '') : nameOf(who, mentions, false), !known);
  }
  if (form === 'auto' || form === 'own') {
    if (clear && fresh) return note(who, mentions, words[form === 'auto' ? 'he' : 'his'] ?? '', false);
    return note(who, mentions, nameOf(who, mentions, form === 'own'), true);
  }
  if (clear || (subject && form !== 'he')) return note(who, mentions, words[form] ?? '', false);
  return note(who, mentions, nameOf(who, mentions, form === 'his'), true);
}

/** A sentence has ended: names grow old. */
export function endSentence(mentions: Mentions): void {
  for (const [id, age] of mentions.named) mentions.named.set(id, age + 1);
  mentions.subject = null;
  mentions.sentence += 1;
}

function note(who: Referent, mentions: Mentions, text: string, named: boolean): string {
  mentions.subject ??= who.id;
  mentions.last.set(who.pronoun, who.id);
  mentions.inPassage.add(who.id);
  const spoken = mentions.spoken.get(who.pronoun);
  if (spoken?.has(who.id) !== true) mentions.spoken.set(who.pronoun, new Set([...(spoken ?? []), who.id]));
  mentions.at.set(who.id, mentions.sentence);
  mentions.byName = named ? who.id : null;
  if (named) mentions.named.set(who.id, 0);
  return text;
}

function nameOf(who: Referent, mentions: Mentions, own: boolean): string {
  const first = !mentions.inPassage.has(who.id);
  const base = !first
    ? shortNow(who, mentions)
    : who.remind && who.noun !== ''
      ? `${who.name} the ${who.noun}`
      : who.name;
  return own ? possessive(base) : base;
}

/** The title is said once in a paragraph. */
function shortNow(who: Referent, mentions: Mentions): string {
  return mentions.named.has(who.id) ? (who.brief ?? who.short) : who.short;
}

function indefinite(who: Referent, mentions: Mentions): string {
  if (who.noun === '') return note(who, mentions, who.short, true);
  const known = mentions.inPassage.has(who.id);
  if (who.known === true) {
    const named = isNameless(who) ? who.name : `${who.name} the ${who.noun}`;
    return note(who, mentions, known ? `the ${who.noun}` : named, true);
  }
  // Who passes by has no name to be told.
  return note(
    who,
    mentions,
    known || isNameless(who) ? `a ${who.noun}` : `a ${who.noun} named ${who.short}`,
    true,
  );
}

/** Whether somebody has no name in the story: 'the sexton'. */
export function isNameless(who: { readonly name: string; readonly noun: string }): boolean {
  return who.name === `the ${who.noun}`;
}
