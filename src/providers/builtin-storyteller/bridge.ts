import { withCase, withStart } from './cases.ts';
import { scopeOf } from './stagecraft.ts';
import { listed, uncut, use, withHero, type Telling } from './telling.ts';
import type { Beat } from './beat.ts';
import type { Told } from './realise.ts';

/** How the next story of the hero begins, some time after the last, and who stands against it; nothing before any other scene. */
export function tellBridge(telling: Telling, { part, bridge }: Beat): Told[] {
  if (part !== 'sequel') return [];
  if (bridge === undefined) return listed(telling, 'later', [], null);
  withCase(telling);
  telling.world = withStart(telling.world);
  use(telling, bridge);
  const scope = scopeOf(telling.stage, telling.world, {});
  const later = isLater.test(bridge.source) ? [] : listed(telling, 'later', [], null);
  const foe = bridge.source.includes('{foe.noun') ? [] : listed(telling, 'villain', ['any'], 'skip');
  return [...later, withHero(uncut({ clauses: bridge.text, scope }), telling.stage), ...foe];
}

/** A bridge whose first words say how much later it is. */
const isLater =
  /^[^|]*\b(?:later|spring|summer|autumn|winter|year|(?:months|weeks|years) (?:had|passed|went))\b/i;
