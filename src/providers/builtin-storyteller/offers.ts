import { parsePieces } from './clause.ts';
import { classOfOffer } from './outcome.ts';
import { capital } from './morphology.ts';
import { pickCard } from './pick-card.ts';
import { scopeOf, type Stage } from './stagecraft.ts';
import { inBrief, realisePhrase } from './realise.ts';
import type { Scope } from './say.ts';
import { createMentions } from './refer.ts';
import { groupOf } from './verbs.ts';
import type { Card } from './pack.ts';
import type { Rng } from './random.ts';
import type { Offered, World } from './world.ts';
import { findKeyword, createKeywords, wordsOf } from '../../domain/keywords.ts';
import { typeWords } from '../../domain/trigger-words.ts';
import type { Action, ActionType } from '../../domain/action.ts';

/** The three ways on, with where the consequence of each is written. */
export type Offers = {
  readonly actions: readonly Action[];
  readonly offered: readonly Offered[];
  readonly used: readonly Card[];
};

/** The way on of a world that an action is, word for word. */
export function offerOf(world: World | null, action: string): Offered | undefined {
  return world?.offered.find((each) => each.text.toLowerCase() === action.trim().toLowerCase());
}

const order: readonly ActionType[] = ['good', 'neutral', 'evil'];
const good = createKeywords(typeWords.good);
const evil = createKeywords(typeWords.evil);

/**
 * The card's own ways on; where one of them does not pass the keyword rules of good and evil (a name from the form may break them), and
 * where the hero needs breath or rest more than progress, one of the core's stands in.
 */
export function makeOffers(card: Card, scope: Scope, stage: Stage, world: World, rng: Rng): Offers {
  const used: Card[] = [];
  const actions: Action[] = [];
  const offered: Offered[] = [];
  const need = needOf(stage, world);
  const needCard = need === null ? null : pickCard('need', stage, world, rng, { flags: [need] });
  const stageScope = scopeOf(stage, world, world.stage);
  // At the threshold and face to face nothing leads anywhere else.
  const isLast = card.flags.includes('gate') || card.flags.includes('duel');
  for (const [i, type] of order.entries()) {
    const own = card.actions.findIndex((action) => action.type === type);
    const candidates: { card: Card; index: number; scope: Scope }[] = [];
    if (type === 'neutral' && needCard !== null && !isLast)
      candidates.push({ card: needCard, index: 0, scope: stageScope });
    if (own >= 0) candidates.push({ card, index: own, scope });
    const excluded = new Set([...used, ...candidates.map((each) => each.card)].map((each) => each.id));
    for (let n = 0; n < 3; n++) {
      const spare = pickCard('ways', stage, world, rng, { flags: [type], excluded });
      if (spare === null) continue;
      candidates.push({ card: spare, index: 0, scope: stageScope });
      excluded.add(spare.id);
    }
    let chosen: (typeof candidates)[number] | undefined;
    let text = lastResort[type];
    for (const each of candidates) {
      // What is not needed is told only where it draws lots, so that all that follows has the same.
      if (chosen !== undefined && each.card.actions[each.index]?.text.includes('<') !== true) continue;
      const offer = offerText(each.card, each.index, each.scope, rng);
      const isLastWay = isLast && each.card === card && agreesWithType(offer, type);
      if (chosen !== undefined || !(isLastWay || isOffer(offer, type, actions))) continue;
      chosen = each;
      text = offer;
    }
    if (chosen !== undefined && chosen.card !== card) used.push(chosen.card);
    actions.push({ id: `a${i + 1}`, text, type });
    offered.push({ text, card: chosen?.card.id ?? '', index: chosen?.index ?? 0 });
  }
  return { actions, offered, used };
}

const lastResort: { readonly [type in ActionType]: string } = {
  good: 'Help the person nearest',
  neutral: 'Look the place over once more',
  evil: 'Cheat the person nearest',
};

function offerText(card: Card, index: number, scope: Scope, rng: Rng): string {
  const text = card.actions[index]?.text ?? '';
  const voice = { level: 'adult', rng, mentions: createMentions() } as const;
  return capital(realisePhrase(parsePieces(text), inBrief(scope), voice));
}

/** Whether a text may be offered as `type`: its words agree with the colour of its button, and its deed is not offered twice. */
function isOffer(text: string, type: ActionType, others: readonly Action[]): boolean {
  if (text === '' || text.length > 120 || text.split(' ').length > 14) return false;
  if (!agreesWithType(text, type)) return false;
  const verb = classOfOffer(text);
  return others.every(
    (other) =>
      other.text !== text &&
      (classOfOffer(other.text) !== verb || groupOf(verb) !== groupOf(classOfOffer(other.text))),
  );
}

/** The keyword rules of good and evil, read the other way round: a neutral offer holds no word of either list, the others hold one of their own and none of the other's before it. */
export function agreesWithType(text: string, type: ActionType): boolean {
  const words = wordsOf(text);
  const isGood = findKeyword(words, good, { skipNegated: true }) !== null;
  const isEvil = findKeyword(words, evil, { skipNegated: true }) !== null;
  return type === 'neutral' ? !isGood && !isEvil : type === 'good' ? isGood && !isEvil : isEvil && !isGood;
}

function needOf(stage: Stage, world: World): 'air' | 'tired-rest' | 'medicine' | null {
  const { oxygen, endurance, health } = stage.condition;
  if (world.turn - world.lastNeed < 3) return null;
  if (stage.airless && oxygen !== 'high') return 'air';
  if (health === 'low' || health === 'none') return 'medicine';
  return endurance === 'low' || endurance === 'none' ? 'tired-rest' : null;
}
