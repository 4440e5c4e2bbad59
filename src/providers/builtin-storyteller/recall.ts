import { plainWords } from './plain-words.ts';
import { wordCount } from './morphology.ts';
import { ratingNow } from './may-tell.ts';
import { isQuotable } from './parse-action.ts';
import { hash32 } from './random.ts';
import { pickCard } from './pick-card.ts';
import { scopeOf } from './stagecraft.ts';
import { listed, use, type Telling } from './telling.ts';
import { hasMark, lastDoneTo, mark } from './world.ts';
import type { Told } from './realise.ts';
import { wakeLore } from '../../domain/lore.ts';
import { statEventsOf } from '../../domain/stat-effects.ts';

/**
 * What the player has the storyteller keep in mind, told as something that is known: an entry of the lorebook when the last scene or the
 * action speaks of it, a fact once in a while. Each is told once.
 */
export function recall(telling: Telling): Told[] {
  const { request } = telling.stage;
  const entries = wakeLore(request.lore, {
    action: request.action?.text ?? '',
    scenes: request.path.map((scene) => scene.passage),
  })
    // What was spoken of comes before what always holds.
    .toSorted((a, b) => Number(a.key === null) - Number(b.key === null))
    .map(({ lore }) => lore.text);
  const facts =
    telling.world.turn % 3 === 0
      ? request.memory
          .filter((memory) => memory.kind === 'fact' && !memory.gone && memory.by !== 'text')
          .toSorted((a, b) => Number(b.pinned) - Number(a.pinned) || a.createdAt - b.createdAt)
          .map((memory) => memory.text)
      : [];
  for (const [kind, text] of [
    ...entries.map((entry) => ['lore', entry] as const),
    ...facts.map((fact) => ['fact', fact] as const),
  ]) {
    const said = sentenceOf(text);
    const told = mark(hash32(`${kind}:${said}`));
    if (said === '' || hasMark(telling.world.seen, told)) continue;
    if (!isQuotable(said, ratingNow(telling.stage)) || statEventsOf(said, request.stats).length > 0) continue;
    telling.world = { ...telling.world, seen: telling.world.seen + told };
    return listed(telling, kind, [], null, { known: said });
  }
  return [];
}

/** The first sentence of a text that a speaker could say; '' when there is none. */
function sentenceOf(text: string): string {
  const first = plainWords(text, 400).split(/(?<=[.!?])\s+(?=\p{Lu})/u)[0] ?? '';
  const body = first.replace(/[.!?;:, ]+$/, '');
  const words = wordCount(body);
  if (words < 2 || words > 28) return '';
  return body.charAt(0).toUpperCase() + body.slice(1);
}

/** A memory, and whose it is: '' for nobody's in particular. */
export type Memory = { readonly told: readonly Told[]; readonly who: string };

/** A deed of some scenes ago comes back, by a card of its own. */
export function remembered(telling: Telling): Memory {
  const { world, stage } = telling;
  const own = pickCard('callback', stage, world, telling.rng('callback'), {
    excluded: telling.excluded,
    once: true,
  });
  const deed = own?.flags.find((flag) => flag.startsWith('did='));
  if (own !== null && deed !== undefined) {
    const card = deed.slice(4, -2);
    return {
      told: [{ clauses: use(telling, own)?.text ?? [], scope: scopeOf(stage, world, world.stage) }],
      who: world.saga.findLast((line) => line.card === card)?.who ?? '',
    };
  }
  return { told: [], who: '' };
}

/**
 * Somebody comes back into the story: what the hero once did to them shows.
 * @param how `comes`: this says that they do; `entered`: the scene itself says it, and only a wrong is spoken of before
 */
export function tellAgain(telling: Telling, how: 'comes' | 'entered'): Told[] {
  const { world } = telling;
  const person = world.people.find((each) => each.id === world.stage['p']);
  if (person === undefined) return [];
  // Where nobody is left who would come, somebody does who has a reason of their own.
  if (person.seen < 0) return how === 'comes' ? listed(telling, 'again', ['new'], 'skip') : [];
  const done = lastDoneTo(world, person.id);
  telling.world = { ...world, seen: world.seen + memoryOf(person.id) };
  if (done === 'evil') return listed(telling, 'again', [how === 'comes' ? 'wronged' : 'sour'], 'skip');
  // Most scenes say themselves why somebody comes.
  const isSaid = done === 'good' && how === 'comes' && telling.rng('comes').chance(35);
  return isSaid ? listed(telling, 'again', ['helped'], 'skip') : [];
}

/** The mark of a memory of somebody that was told, or that must not be. */
export function memoryOf(person: string): string {
  return mark(hash32(`memory:${person}`));
}
