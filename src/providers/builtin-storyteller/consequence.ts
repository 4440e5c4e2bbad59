import { goneMark } from './casting.ts';
import { isDuel } from './endings.ts';
import { wordCount } from './morphology.ts';
import { isQuotable } from './parse-action.ts';
import { withSaga } from './saga.ts';
import { listed, uncut, withHero, type Telling } from './telling.ts';
import type { Grade } from './outcome.ts';
import type { Target } from './presence.ts';
import type { Told } from './realise.ts';
import type { Typed } from './typed.ts';
import type { OwnDeed, World } from './world.ts';
import type { ActionType } from '../../domain/action.ts';

/* What a typed deed leaves behind: what those think who were there, who is gone, and what is told of it later. */

/** Kinds of deeds that people tell of who saw them. */
const odd =
  /^(?:sing|dance|pray|joke|kiss|climb|jump|swim|dig|throw|magic|laugh|cry|call|write|sleep|burn|eat|pet|wear|tie|count|other|make|put|smell)$/;

/** What a deed comes to for those who were there; '' where it leaves nothing behind. */
function sortOf(
  { kind, did, understood }: Typed,
  grade: Grade,
  target: Target,
  person: string | null,
): string {
  const isThing = target.kind === 'thing' || target.kind === 'held';
  if (person !== null && !isThing) {
    if (/^(?:strike|shoot)$/.test(kind) || (target.kind === 'person' && /^(?:burn|break|throw)$/.test(kind)))
      return 'blow';
    if (kind === 'threat') return grade === 'setback' ? 'insult' : 'threat';
    if (/^(?:insult|accuse)$/.test(kind)) return 'insult';
    if (kind === 'lie') return grade === 'setback' ? 'caught' : 'lie';
    if (/^(?:give|bribe|help|guard|comfort)$/.test(kind)) return grade === 'setback' ? '' : 'gift';
    if (/^(?:leave|run)$/.test(kind)) return 'left';
    if (kind === 'truth') return 'truth';
    if (kind === 'sorry') return grade === 'setback' ? '' : 'sorry';
  }
  if (person !== null && kind === 'steal') return 'theft';
  if (isThing && /^(?:break|burn|tear)$/.test(kind) && grade !== 'setback' && did !== '') return 'broke';
  const isTold = odd.test(kind) && grade !== 'setback' && understood.verb !== '';
  const words = wordCount(did);
  return isTold && words > 1 && words < 10 ? 'odd' : '';
}

const trusts: { readonly [sort: string]: number } = {
  blow: -2,
  theft: -2,
  threat: -1,
  insult: -1,
  caught: -1,
  gift: 1,
  truth: 1,
  sorry: 1,
};

/** The world behind a typed deed: trust moved, whoever was driven off or left gone, and the deed kept. */
export function withOwnDeed(
  { world, stage }: Telling,
  typed: Typed,
  grade: Grade,
  target: Target,
  person: string | null,
  type: ActionType,
): World {
  if (isDuel(world)) return world;
  const sort = sortOf(typed, grade, target, person);
  if (sort === '') return world;
  const who = sort === 'odd' || sort === 'broke' ? '' : (person ?? '');
  const by = trusts[sort] ?? 0;
  // What is good or wicked by its own words was judged by them.
  const isJudged = (by < 0 && type === 'evil') || (by > 0 && type === 'good');
  const trust =
    who === '' || by === 0 || isJudged
      ? world.trust
      : { ...world.trust, [who]: Math.max(-3, Math.min(3, (world.trust[who] ?? 0) + by)) };
  const isWeighty = /^(?:blow|theft|gift|truth|sorry)$/.test(sort) && who !== world.foe && who !== '';
  const judged = isWeighty
    ? withSaga({ ...world, trust }, { type: by < 0 ? 'evil' : 'good', who })
    : { ...world, trust };
  const isDriven = sort === 'left' || sort === 'threat' || (sort === 'blow' && grade !== 'setback');
  const isGone = isDriven && who !== '' && who !== world.ally && who !== world.foe;
  const isTold = isQuotable(typed.did, stage.request.settings.contentRating);
  const deed: OwnDeed = {
    turn: world.turn,
    who,
    sort,
    state: sort === 'odd' ? 'seen' : 'new',
    did: (sort === 'odd' || sort === 'broke') && isTold ? typed.did : '',
  };
  if (sort === 'odd' && deed.did === '') return judged;
  return {
    ...judged,
    seen: isGone ? judged.seen + goneMark(who) : judged.seen,
    own: [...judged.own.slice(-3), deed],
  };
}

/** Sorts whose absence shows at once. */
const atOnce = /^(?:blow|left|threat)$/;

/** What shows of a deed, and whether it is of somebody who is not there. */
type Wake = { readonly told: readonly Told[]; readonly isOfAbsent: boolean };

/** What a typed deed has left behind, in the first scene that can show it: with whoever it was done to, or without. */
export function tellWake(telling: Telling): Wake {
  const { world, stage } = telling;
  const here = new Set(Object.values(world.stage));
  const deed = world.own.findLast(
    ({ state, turn, who, sort }) =>
      state === 'new' && (turn < world.turn || here.has(who) || atOnce.test(sort)),
  );
  const nothing = { told: [], isOfAbsent: false };
  if (deed === undefined) return nothing;
  const { who, sort, did } = deed;
  const isKnown = world.people.some(({ id }) => id === who);
  if (who !== '' && !isKnown) return nothing;
  const where =
    who === ''
      ? 'any'
      : who === world.foe
        ? 'foe'
        : who === world.ally
          ? 'ally'
          : here.has(who)
            ? 'here'
            : 'gone';
  const told = listed(telling, 'wake', [sort, where], null, { did }, who === '' ? {} : { w: who });
  telling.world = changed(telling.world, deed, 'done');
  return { told: told.map((each) => withHero(uncut(each), stage)), isOfAbsent: !here.has(who) };
}

/** An unusual deed that whoever stands there has heard of, once, some scenes after it. */
export function tellHeardOf(telling: Telling): readonly Told[] {
  const { world, stage } = telling;
  const p = world.stage['p'];
  if (p === undefined || p === world.foe) return [];
  const deed = world.own.find(
    ({ state, turn, sort }) => sort === 'odd' && state === 'seen' && world.turn - turn > 2,
  );
  if (deed === undefined) return [];
  const told = listed(telling, 'heard', [], 'skip', { did: deed.did }, { p });
  if (told.length === 0) return [];
  telling.world = changed(telling.world, deed, 'done');
  return told.map((each) => withHero(uncut(each), stage));
}

/** The strangest thing that the player did, told at the end where nobody spoke of it before. */
export function tellOddest(telling: Telling): readonly Told[] {
  const deed = telling.world.own.find(({ state, sort }) => sort === 'odd' && state === 'seen');
  if (deed === undefined) return [];
  telling.world = changed(telling.world, deed, 'done');
  return listed(telling, 'heard-last', [], 'skip', { did: deed.did }).map((each) =>
    withHero(uncut(each), telling.stage),
  );
}

function changed(world: World, deed: OwnDeed, state: OwnDeed['state']): World {
  return { ...world, own: world.own.map((each) => (each === deed ? { ...each, state } : each)) };
}
