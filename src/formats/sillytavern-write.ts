import { addLosses, type Loss, type WholeStory } from '../domain/parcel.ts';
import type { Scene } from '../domain/story.ts';
import { toBytes } from './bytes.ts';
import { asFields, fieldsAt, isFields, listAt, type Fields } from './json-in.ts';
import { childrenOf, lossesOf, passageReader, roadOf } from './road.ts';

/** A road as a chat of SillyTavern: actions are the player's lines, and scenes that were told anew are swipes. */
export function writeSillyTavern(
  whole: WholeStory,
  leaf: string | null,
): { readonly bytes: Uint8Array; readonly losses: readonly Loss[] } {
  const road = roadOf(whole, leaf);
  const children = childrenOf(whole);
  const passage = passageReader(whole);
  const { story } = whole;
  const source = whole.source?.format === 'chat' ? whole.source : null;
  const fileRest = asFields(source?.rest);
  const hero = story.character.name || 'You';
  const header: Fields = {
    user_name: hero,
    character_name: story.title,
    create_date: new Date(story.createdAt).toISOString(),
    chat_metadata: {},
    ...fieldsAt(fileRest, 'header'),
  };
  const lines: Fields[] = [header];
  let taken = 0;
  for (const scene of road) {
    const rest = asFields(source?.scenes[scene.id]);
    for (const hidden of listAt(rest, 'before')) if (isFields(hidden)) lines.push(hidden);
    const users = listAt(rest, 'user').filter(isFields);
    if (!scene.action && users.length > 0 && !('message' in rest)) {
      // Words of the player that were too long for an action.
      lines.push({ name: hero, ...users[0], is_user: true, is_system: false, mes: passage(scene) });
      taken += 1;
      continue;
    }
    if (scene.action)
      lines.push({
        name: hero,
        send_date: new Date(scene.createdAt).toISOString(),
        extra: {},
        ...users.at(-1),
        is_user: true,
        is_system: false,
        mes: scene.action.text,
      });
    const told = (children.get(scene.parent) ?? []).filter((each) => sameAction(each, scene));
    taken += told.length;
    const swipes = told.map(passage);
    const message = fieldsAt(rest, 'message');
    const info = listAt(message, 'swipe_info');
    lines.push({
      name: story.title,
      send_date: new Date(scene.createdAt).toISOString(),
      extra: {},
      ...message,
      is_user: false,
      is_system: false,
      mes: passage(scene),
      swipes,
      swipe_id: told.indexOf(scene),
      // It goes with the swipes one by one, so it is only right while their number is.
      ...(info.length > 0 ? { swipe_info: info.length === swipes.length ? info : [] } : {}),
    });
  }
  for (const hidden of listAt(fileRest, 'after')) if (isFields(hidden)) lines.push(hidden);
  return {
    bytes: toBytes(lines.map((line) => JSON.stringify(line)).join('\n')),
    losses: addLosses(
      [{ what: 'other-roads', count: whole.scenes.length - taken }],
      lossesOf(whole, [
        'titles',
        'stats',
        'offered-actions',
        'memory',
        'lore',
        'pictures',
        'originals-of-edits',
        'branch-names',
        'settings',
      ]),
    ),
  };
}

function sameAction(a: Scene, b: Scene): boolean {
  return a.action?.text === b.action?.text;
}
