import type { ActionType } from '../domain/action.ts';
import type { ChatMessage } from '../domain/ports/chat-model.ts';
import type { Scene } from '../domain/story.ts';
import { asData, asLine, headOf, tailOf } from './prompt-text.ts';
import type { CountTokens } from './prompt-text.ts';

/** Two messages for a scene: what led to it and what was told. */
export type Turn = {
  readonly depth: number;
  readonly messages: readonly ChatMessage[];
  readonly tokens: number;
};

/** Every message costs a few tokens beside its words. */
const messageTokens = 4;

/** Scenes that a storyteller told; the text that stands in for a failed one says nothing. */
export function tellable(path: readonly Scene[]): readonly Scene[] {
  return path.filter((scene) => scene.fault?.type !== 'failed' && scene.passage.trim() !== '');
}

/** A scene as the conversation that told it. */
export function turnOf(
  scene: Scene,
  { count, tagged }: { readonly count: CountTokens; readonly tagged: boolean },
): Turn {
  const before = scene.action
    ? actionTag(scene.action)
    : scene.parent === null
      ? 'Begin the story.'
      : 'Go on with the story.';
  const told = asData(scene.passage, 8_000);
  const messages: ChatMessage[] = [
    { role: 'user', content: before },
    { role: 'assistant', content: tagged ? taggedTurn(scene, told) : told },
  ];
  const tokens = messages.reduce((sum, message) => sum + count(message.content) + messageTokens, 0);
  return { depth: scene.depth, messages, tokens };
}

/** What the player did, as data. */
export function actionTag(action: { readonly text: string; readonly type: ActionType }): string {
  return `<action type="${action.type}">${asLine(action.text)}</action>`;
}

/** A scene in the form in which a one-call turn is answered: models follow what they see of themselves. */
function taggedTurn(scene: Scene, told: string): string {
  const actions = (['good', 'neutral', 'evil'] as const).map((type) => {
    const action = scene.actions.find((each) => each.type === type);
    return action === undefined ? '' : `${type.toUpperCase()}: ${asLine(action.text, 300)}`;
  });
  const lines = actions.filter((line) => line !== '');
  return [`TITLE: ${asLine(scene.title, 100)}`, told, ...(lines.length > 0 ? [lines.join('\n')] : [])].join(
    '\n\n',
  );
}

/**
 * Index of the first turn that is told: as many of the last as fit into `budget` tokens, the last two always. Whole blocks of scenes are left out at
 * a time, counted from the story's beginning: so the first message stays the same for many turns, and the provider's cache and a local
 * server's prefix hold.
 * @param whole whether nothing is missing before the first turn: it will stand there in the next prompt too.
 */
export function startOf(turns: readonly Turn[], budget: number, whole: boolean): number {
  const least = Math.max(0, turns.length - 2);
  let left = budget;
  let fits = turns.length;
  while (fits > 0 && left - (turns[fits - 1]?.tokens ?? 0) >= 0) {
    fits -= 1;
    left -= turns[fits]?.tokens ?? 0;
  }
  if (fits === 0 && whole) return 0;
  const wanted = Math.min(fits, least);
  for (const size of [16, 8, 4, 2]) {
    const aligned = turns.findIndex((turn, index) => index >= wanted && turn.depth % size === 0);
    // A block boundary that would throw away more than half of what fits costs more than a stable prefix is worth.
    if (aligned !== -1 && aligned <= least && (turns.length - aligned) * 2 > turns.length - wanted)
      return aligned;
  }
  return wanted;
}

/**
 * The smallest preset: the last three passages, the beginnings of earlier ones and the end of the last.
 * @param lengths in characters: of the earlier ones, and of the last.
 */
export function tinyHistory(
  path: readonly Scene[],
  [earlier, newest]: readonly [number, number],
): readonly string[] {
  const last = tellable(path).slice(-3);
  return last.map((scene, index) =>
    asLine(index === last.length - 1 ? tailOf(scene.passage, newest) : headOf(scene.passage, earlier)),
  );
}

/** About `most` characters of what happened last, for titles. */
export function recentWords(path: readonly Scene[], most: number): string {
  return asLine(
    tailOf(
      tellable(path)
        .slice(-3)
        .map((scene) => scene.passage)
        .join(' '),
      most,
    ),
  );
}
