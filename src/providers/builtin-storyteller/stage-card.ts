import { factsAfter } from './cases.ts';
import { fullDoom } from './clocks.ts';
import { isNameless } from './refer.ts';
import { withNextQuest } from './next-story.ts';
import { castCard, goneMark } from './casting.ts';
import { pickCard } from './pick-card.ts';
import { pickFrom } from './random.ts';
import { plotOf } from './milestones.ts';
import { questNow, scopeOf, type Stage } from './stagecraft.ts';
import { use, type Telling } from './telling.ts';
import type { Clause, Piece } from './clause.ts';
import type { Beat } from './beat.ts';
import type { Card } from './pack.ts';
import type { Told } from './realise.ts';
import type { Scope } from './say.ts';
import type { World } from './world.ts';

/** Puts a card on the stage: casts it, sets it where it says it is, and makes its people those who are there. */
export function stageCard(telling: Telling, card: Card): Told & { readonly scope: Scope } {
  let { world } = telling;
  const said = card.flags
    .find((flag) => flag.startsWith('where='))
    ?.slice(6)
    .replaceAll('_', ' ');
  // Behind a scene that another storyteller told the hero is still there.
  const where = said ?? (world.offered.length === 0 ? world.where : placeByTheWay(telling, card));
  const place = card.flags.includes('gate') ? world.places.length - 1 : world.place;
  world = { ...world, where, place };
  const cast = castCard(card, telling.stage, world, telling.rng('cast'));
  // The friend stays on this stage even when the card takes him out of the story.
  const { ally } = cast.world;
  world = { ...cast.world, stage: ally === null ? cast.cast : { ...cast.cast, ally } };
  const line = card.flags.find((flag) => flag.startsWith('line='))?.slice(5);
  // A case has its line as well, but it is no side story.
  if (line !== undefined && card.kind === 'thread') {
    const known = world.threads.find((thread) => thread.id === line);
    const thread = {
      id: line,
      beat: (known?.beat ?? 0) + 1,
      turn: world.turn,
      person: known?.person ?? cast.cast['p'] ?? '',
    };
    world = { ...world, threads: [...world.threads.filter((each) => each.id !== line), thread] };
  }
  const turned = card.flags.includes('turns') ? cast.cast['p'] : undefined;
  telling.world = turned === undefined ? world : { ...world, seen: world.seen + goneMark(turned) };
  use(telling, card);
  const scope = scopeOf(telling.stage, world, cast.cast);
  return { clauses: introduced(textHere(telling, card), telling.world, cast.cast), scope };
}

/** What a scene says: an opening may begin with another line where the place asks for that (`@ * foot line=ID ground=shop`). */
function textHere(telling: Telling, card: Card): readonly Clause[] {
  if (card.kind !== 'open') return card.text;
  const line = card.flags.filter((flag) => flag.startsWith('line='));
  const { stage, world, rng } = telling;
  const foot = use(telling, pickCard('foot', stage, world, rng('foot'), { flags: line }));
  return foot === null ? card.text : [...foot.text, ...card.text.slice(card.firstLine)];
}

/** Where somebody is met by the way, when the scene speaks of the place: any but the one where it will be decided. */
function placeByTheWay({ stage, world, rng }: Telling, card: Card): string {
  if (card.kind === 'scene' || card.kind === 'open' || !card.source.includes('{place}')) return '';
  return pickFrom(
    rng('by the way'),
    stage.library.words('places').filter((place) => !world.places.includes(place)),
    '',
  );
}

/** "…," said the sexton, a sexton with a spade: who has no name is what they are at once. */
function introduced(
  clauses: readonly Clause[],
  world: World,
  cast: { readonly [who: string]: string },
): readonly Clause[] {
  const person = world.people.find((each) => each.id === cast['p']);
  if (person === undefined || !isNameless(person)) return clauses;
  return clauses.map((clause) => ({ ...clause, pieces: withoutName(clause.pieces) }));
}

function withoutName(pieces: readonly Piece[]): readonly Piece[] {
  return pieces.flatMap((piece, i): readonly Piece[] => {
    const [gap, next] = pieces.slice(i + 1, i + 3);
    const isNamed = piece.type === 'slot' && piece.who === 'p' && piece.form === 'auto';
    const isTold = (each: Piece | undefined) =>
      each?.type === 'slot' && each.who === 'p' && each.form === 'a';
    if (isNamed && gap?.type === 'text' && gap.text === ', ' && isTold(next)) return [];
    const before = pieces[i - 1];
    const isGap = piece.type === 'text' && piece.text === ', ' && isTold(pieces[i + 1]);
    return isGap && before?.type === 'slot' && before.who === 'p' && before.form === 'auto' ? [] : [piece];
  });
}

/** Moves the plot's own clocks for a beat. */
export function advance(world: World, beat: Beat, stage: Stage): World {
  switch (beat.part) {
    case 'milestone':
      return stepped(world, stage);
    case 'emergency':
      if (beat.card.kind === 'chase') return { ...world, pursuit: 1 };
      return beat.card.kind === 'air' ? { ...world, lastAir: world.turn } : { ...world, rescued: world.turn };
    case 'sequel':
      return withNextQuest(world, beat, stage);
    case 'fact':
      return {
        ...(beat.step === true ? stepped(world, stage) : world),
        facts: factsAfter(world, beat.card),
        factTurn: world.turn,
      };
    case 'thread':
    case 'texture':
      return world;
  }
}

/** The plot is one milestone further. Time goes by on the road as well: in the middle of it, and before the end. */
function stepped(world: World, stage: Stage): World {
  const hour = world.milestone === 3 || world.milestone === 5 ? 1 : 0;
  const next = plotOf(questNow(stage, world).archetype, world.case)[world.milestone + 1];
  // Whoever has a friend already is not joined by another.
  const more = next === 'ally' && world.ally !== null ? 2 : 1;
  return {
    ...world,
    milestone: world.milestone + more,
    milestoneTurn: world.turn,
    doom: Math.min(fullDoom - 1, world.doom + hour),
  };
}
