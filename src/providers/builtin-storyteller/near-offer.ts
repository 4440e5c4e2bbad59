import { singular } from './aim.ts';
import { isDuel } from './endings.ts';
import { isPlainLine } from './milestones.ts';
import type { Answer } from './scene-answer.ts';
import type { Telling } from './telling.ts';
import type { Typed } from './typed.ts';
import type { ActionType } from '../../domain/action.ts';

/**
 * The offer of the scene that decides a plain plot which a typed deed comes near to: whoever touches the hand that could be given gives
 * it, and whoever waits takes the way between. A wicked way is never taken for the player, nor any other in the place of a wicked deed.
 */
export function nearOffer({ world, stage }: Telling, typed: Typed, type: ActionType): Answer | null {
  if (!isDuel(world) || !isPlainLine(world.case) || typed.did === '' || talks.test(typed.kind)) return null;
  const open = world.offered.flatMap(({ text, card: id, index }) => {
    const card = stage.library.cards.get(id);
    const written = card?.actions[index];
    return card === undefined || written === undefined
      ? []
      : [{ card, written, text, way: 'person' as const }];
  });
  const ways = open.filter(({ written }) =>
    type === 'neutral' ? written.type !== 'evil' : written.type === type,
  );
  const said = heavyWords(stage.request.action?.text ?? '');
  // Whoever stands there is in every offer.
  const names = new Set(
    heavyWords(['who', ...world.people.map(({ name, noun }) => `${name} ${noun}`)].join(' ')),
  );
  const near = ways.find(({ text }) => {
    const words = heavyWords(text);
    return said.some((word) => !names.has(word) && words.includes(word));
  });
  if (near !== undefined) return near;
  return type === 'neutral' && waits.test(typed.kind)
    ? (ways.find(({ written }) => written.type === 'neutral') ?? null)
    : null;
}

/** What is asked and said has its own answers. */
const talks = /^(?:say|ask|tell|persuade|truth)$/;
const waits = /^(?:wait|sleep|listen)$/;
const small =
  /^(?:about|again|also|and|another|are|away|back|both|but|can|could|down|ever|for|from|has|have|her|hers|here|him|himself|his|how|into|its|just|like|more|nobody|not|off|one|only|out|over|own|she|should|some|than|that|the|their|them|then|there|they|this|those|two|very|was|what|when|where|which|who|will|with|without|would|you|your)$/;

/** The words of a deed, or of an offer, behind its verb. */
function heavyWords(text: string): readonly string[] {
  return (text.toLowerCase().match(/[\p{L}’'-]{3,}/gu) ?? [])
    .slice(1)
    .filter((word) => !small.test(word))
    .map(singular);
}
