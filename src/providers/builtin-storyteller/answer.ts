import { hasTurned } from './cases.ts';
import { parseClauses, type Clause } from './clause.ts';
import { isDuel } from './endings.ts';
import { pickCard } from './pick-card.ts';
import { propIn } from './props.ts';
import { scopeOf } from './stagecraft.ts';
import { use, type Telling } from './telling.ts';
import { withWords, type Typed } from './typed.ts';
import { lastDoneTo, type World } from './world.ts';
import type { Card } from './pack.ts';
import type { Question } from './question.ts';
import type { Topic } from './question-topics.ts';
import type { Presence } from './presence.ts';
import type { Told } from './realise.ts';
import type { Referent } from './refer.ts';

/** Under which of a plot's own topics an answer to something else may stand. */
const alsoUnder: { readonly [topic in Topic]?: readonly Topic[] } = {
  sender: ['hands', 'foe'],
  behind: ['place', 'way'],
  ally: ['people'],
  person: ['people'],
  why: ['past', 'foe'],
  grudge: ['foe'],
  now: ['danger'],
  culprit: ['foe'],
  odds: ['danger'],
  noise: ['danger'],
  alibi: ['self'],
  knowing: ['people'],
  when: ['danger'],
  fear: ['danger', 'self'],
  exists: ['place'],
  advice: ['goal', 'way'],
  where: ['place', 'way'],
};

/** What somebody says of himself who speaks first, the nearest to the heart first. */
const unasked: readonly Topic[] = ['danger', 'foe', 'people', 'self', 'goal', 'past', 'hands', 'place'];

/**
 * The answer to a question, in the mouth of whoever is asked: the plot's own line first, then one that holds in any story. A question that
 * nobody is there to hear is asked into the room.
 * @param whom who is asked; `null` where nobody is there
 * @param isSaid whether it is told that the hero asks
 */
export function tellAnswer(
  telling: Telling,
  typed: Typed,
  question: Question,
  whom: string | null,
  here: Presence,
  isSaid = true,
): Told[] {
  const { says } = question;
  const isSmall =
    says === '' && /^(?:talk|speak|chat)$/.test(typed.understood.verb) && question.topic === 'any';
  const stranger = whom === null ? strangerIn(telling, here) : null;
  const asked = whom ?? stranger?.id ?? null;
  const reply =
    asked === null ? null : isSmall ? firstSaid(telling, asked) : replyOf(telling, question, asked);
  const extra = wordsFor(telling, typed, question);
  const { stage, world } = telling;
  if (asked === null || reply === null) {
    const card = pick(telling, 'room', [], null);
    const lead = says === '' ? '{h} {did}' : /[,!]$/.test(says) ? '"{says}" said {h}' : '"{says}" {h} asked';
    const scope = scopeOf(stage, world, world.stage, extra);
    return [
      withWords(
        { clauses: [...parseClauses(lead), ...(card?.text ?? [])], scope },
        { did: extra.did, says },
        typed,
      ),
    ];
  }
  const about = question.about === '' || question.about === whom ? {} : { w: question.about };
  const known = scopeOf(stage, telling.world, { ...world.stage, p: asked, ...about }, extra);
  const scope = stranger === null ? known : { ...known, people: { ...known.people, p: stranger } };
  const did = extra.did;
  const lead = !isSaid
    ? ''
    : says === ''
      ? '{h} {did}'
      : /[,!]$/.test(says)
        ? '"{says}" said {h}'
        : '"{says}" {h} asked {p}';
  return [
    withWords({ clauses: [...parseClauses(lead), ...reply.map(withNames)], scope }, { did, says }, typed),
  ];
}

/** "Lucian? A careful sailor": whose name is given back to whoever asks is not 'he' there. */
function withNames(clause: Clause): Clause {
  const pieces = clause.pieces.map((piece, i) => {
    const next = clause.pieces[i + 1];
    const isAsked =
      piece.type === 'slot' && piece.form === 'auto' && next?.type === 'text' && next.text.startsWith('?');
    return isAsked ? { ...piece, form: 'name' } : piece;
  });
  return { ...clause, pieces };
}

/** Whoever speaks on the page and has no name in the story: 'the officer', or one of a crowd; `null` where nobody does. */
function strangerIn({ stage }: Telling, here: Presence): Referent | null {
  if (!here.somebody && !here.crowd) return null;
  const scene = (stage.request.path.at(-1)?.passage ?? '').split('\n\n').at(-1) ?? '';
  const found = [
    ...scene.matchAll(
      /(?:said|asked|called|whispered|answered|added) (the \p{Ll}+(?: \p{Ll}+)?)(?=[.,;:!?”"])/gu,
    ),
  ].at(-1)?.[1];
  if (found === undefined && !here.crowd) return null;
  const count = (word: RegExp) => scene.match(word)?.length ?? 0;
  const pronoun =
    found === undefined ? 'they' : count(/\b(?:she|her)\b/gi) > count(/\b(?:he|his|him)\b/gi) ? 'she' : 'he';
  const name = found ?? 'one of them';
  return {
    id: 'stranger',
    name,
    short: name,
    noun: found?.slice(4) ?? '',
    pronoun,
    remind: false,
    known: true,
  };
}

/** What somebody says of himself, to whom the hero only speaks or who cannot bear the quiet; nothing where all was said. */
export function tellUnasked(telling: Telling, whom: string): Told[] {
  // Whoever was wronged can bear the quiet.
  const reply = isSore(telling.world, whom) ? null : firstSaid(telling, whom);
  if (reply === null) return [];
  const { stage, world } = telling;
  const extra = { prop: propIn(telling) };
  return [{ clauses: reply, scope: scopeOf(stage, world, { ...world.stage, p: whom }, extra) }];
}

function firstSaid(telling: Telling, whom: string): readonly Clause[] | null {
  const first = telling.rng('unasked').shuffle(unasked.slice(0, 4));
  for (const topic of [...first, ...unasked.slice(4)]) {
    const own = ownLine(telling, topic, whom);
    if (own !== null) return own;
  }
  return replyOf(telling, { topic: 'danger', about: '', thing: '', says: '' }, whom);
}

/** What is told of a question whose own words may not be. */
const unsaid: { readonly [topic in Topic]?: string } = {
  foe: 'asked about {foe}',
  grudge: 'asked about {foe}',
  hands: 'asked about {hands}',
  token: 'asked about {token}',
  place: 'asked about the place',
  past: 'asked what had happened',
  goal: 'asked how it was to be done',
  danger: 'asked what was to be feared',
  people: 'asked about the people',
  way: 'asked the way',
  exists: 'asked what there was to be had',
  self: 'asked who that was',
};

function wordsFor(telling: Telling, typed: Typed, { thing, says, topic }: Question) {
  const did =
    typed.did.includes(' ') && typed.kind === 'ask'
      ? typed.did
      : topic === 'any'
        ? 'spoke'
        : (unsaid[topic] ?? 'asked how things stood');
  return { prop: propIn(telling), about: thing, says, did };
}

/** The clauses of an answer. */
function replyOf(telling: Telling, question: Question, whom: string): readonly Clause[] | null {
  const { world } = telling;
  const { topic, thing } = question;
  if (whom === world.foe) {
    const own =
      topic === 'trust' && question.about === whom
        ? 'trusted'
        : topic === 'thing' && thing === ''
          ? 'any'
          : topic;
    return pick(telling, 'replyf', [`topic=${own}`], ['topic=any'])?.text ?? null;
  }
  // Whoever was wronged has no more to say.
  const sore = isSore(world, whom) ? pick(telling, 'reply', ['topic=sore'], null, true) : null;
  if (sore !== null) return sore.text;
  for (const each of [topic, ...(alsoUnder[topic] ?? [])]) {
    const own = ownLine(telling, each, whom);
    if (own !== null) return own;
  }
  const known = topic === 'thing' && thing === '' ? 'any' : topic;
  const isSelf = topic === 'trust' && question.about === whom;
  const card =
    (isSelf ? pick(telling, 'reply', ['topic=trusted'], null, true) : null) ??
    pick(telling, 'reply', [`topic=${known}`], [thing === '' ? 'topic=any' : 'topic=thing']);
  return card?.text ?? null;
}

function isSore(world: World, whom: string): boolean {
  return lastDoneTo(world, whom) === 'evil' && (world.trust[whom] ?? 0) < 0;
}

/** A line of the plot itself about a topic that was not told yet; what is behind it is known only once it was found out. */
function ownLine(telling: Telling, topic: Topic, whom: string): readonly Clause[] | null {
  const { stage, world } = telling;
  if (world.case === '' || whom === world.foe) return null;
  const early = hasTurned(world) ? 'before' : 'behind';
  const wrong = (stage.library.byKind.get('answer') ?? []).filter(
    ({ flags, source }) =>
      flags.includes(early) ||
      // Nobody tells of himself as of another.
      (whom === world.ally && source.includes('{ally')),
  );
  const excluded = new Set([...telling.excluded, ...wrong.map(({ id }) => id)]);
  const rng = telling.rng(`answer/${topic}`);
  const flags = [world.case, `topic=${topic}`];
  const card = use(telling, pickCard('answer', stage, world, rng, { flags, excluded, once: true }));
  return card === null ? null : spokenBy(card);
}

/** A line that is written as bare words is said by whoever answers. */
function spokenBy(card: Card): readonly Clause[] {
  if (/^["“]|\{p\b/.test(card.source)) return card.text;
  const said = card.source
    .replaceAll(' | ', ' ')
    .replace(/"([^"]*)"/g, "'$1'")
    .replace(/[.]$/, '');
  return parseClauses(/[?!…]$/.test(said) ? `"${said}" said {p}` : `"${said}," said {p}`, true);
}

/** A line of a list that was not told yet, of the list or else of another; a story that has heard them all hears the oldest again. */
function pick(
  telling: Telling,
  kind: string,
  flags: readonly string[],
  fallback: readonly string[] | null,
  once = false,
): Card | null {
  const { stage, world, excluded } = telling;
  const rng = telling.rng(`${kind}/${flags.join('/')}`);
  const card =
    pickCard(kind, stage, world, rng, { flags, excluded, once: true }) ??
    (fallback === null
      ? null
      : pickCard(kind, stage, world, rng, { flags: fallback, excluded, once: true })) ??
    (once ? null : pickCard(kind, stage, world, rng, { flags: fallback ?? flags }));
  return use(telling, card);
}

/** Face to face the question is asked, and answered, and what is decided by it comes behind. */
export function isAskedFaceToFace({ world }: Telling, whom: string | null): boolean {
  return isDuel(world) && whom === world.foe;
}
