import { addLosses, type Loss, type WholeStory } from '../domain/parcel.ts';
import type { Scene } from '../domain/story.ts';
import { sharedId } from '../domain/ids.ts';
import { toBytes } from './bytes.ts';
import { asFields, fieldsAt } from './json-in.ts';
import { childrenOf, lossesOf, passageReader } from './road.ts';

/** A story as a Twee 3 project: a passage for each scene of every branch, linked by its actions. */
export function writeTwee(whole: WholeStory): {
  readonly bytes: Uint8Array;
  readonly losses: readonly Loss[];
} {
  const { story, scenes } = whole;
  const children = childrenOf(whole);
  const shown = passageReader(whole);
  const names = new Map(scenes.map((scene, index) => [scene.id, nameOf(scene, index)]));
  const places = placesOf(scenes, children);
  const nameFor = (scene: Scene | undefined) => (scene === undefined ? '' : (names.get(scene.id) ?? ''));
  const openings = scenes.filter(({ parent }) => parent === null);
  const data = {
    format: 'Harlowe',
    'format-version': '3.3.9',
    zoom: 1,
    'tag-colors': { good: 'green', neutral: 'blue', evil: 'red' },
    ...fieldsAt(asFields(whole.source?.format === 'twee' ? whole.source.rest : null), 'data'),
    ifid: sharedId('ifid', story.id).toUpperCase(),
    start: nameFor(openings[0] ?? scenes[0]),
  };
  const blocks = [
    `:: StoryTitle\n${escapeLines(story.title)}`,
    `:: StoryData\n${JSON.stringify(data, null, 2)}`,
    ...scenes.map((scene) => {
      const [x, y] = places.get(scene.id) ?? [0, 0];
      const about = {
        position: `${x * 150 + 100},${y * 150 + 100}`,
        size: '100,100',
        title: scene.title,
        ...(scene.action ? { action: scene.action.text } : {}),
      };
      const tags = scene.action ? scene.action.type : scene.parent === null ? '' : 'continue';
      const links = (children.get(scene.id) ?? []).map((child) => `[[${labelOf(child)}->${nameFor(child)}]]`);
      const head = `:: ${escapeName(nameFor(scene))}${tags === '' ? '' : ` [${tags}]`} ${JSON.stringify(about)}`;
      return [head, escapeProse(shown(scene)), ...(links.length > 0 ? ['', ...links] : [])].join('\n');
    }),
  ];
  return {
    bytes: toBytes(`${blocks.join('\n\n')}\n`),
    losses: addLosses(
      lossesOf(whole, [
        'stats',
        'memory',
        'lore',
        'pictures',
        'originals-of-edits',
        'branch-names',
        'settings',
      ]),
      [{ what: 'offered-actions', count: scenes.length }],
    ),
  };
}

/** What a link shows: the action, or that the story goes on. Signs that end a link are put into look-alikes; the whole text is beside the target. */
function labelOf({ action }: Scene): string {
  return action === null ? 'Continue' : plain(action.text);
}

function nameOf(scene: Scene, index: number): string {
  const title = plain(scene.title).slice(0, 60).trim();
  return `Scene ${index + 1}${title === '' ? '' : ` · ${title}`} (${scene.id.slice(-6)})`;
}

function plain(text: string): string {
  return text
    .replace(/\s+/g, ' ')
    .replace(/\[|\{/g, '(')
    .replace(/\]|\}/g, ')')
    .replace(/[|\\]/g, '/')
    .replace(/->|<-/g, '→');
}

const escapeName = (name: string) => name.replace(/[[\]{}\\]/g, (sign) => `\\${sign}`);

/** No line of prose may begin a passage, and no brackets in it a link; reading takes both off again. */
function escapeProse(text: string): string {
  return escapeLines(text).replace(/\[\[/g, '[\u200b[');
}

const escapeLines = (text: string) => text.replace(/^( *::)/gm, ' $1');

/** Columns and rows: a scene stands below its parent, and each branch in a column of its own. */
function placesOf(
  scenes: readonly Scene[],
  children: ReadonlyMap<string | null, readonly Scene[]>,
): ReadonlyMap<string, readonly [number, number]> {
  const places = new Map<string, readonly [number, number]>();
  let column = 0;
  const waiting = scenes.filter(({ parent }) => parent === null).toReversed();
  for (let first = waiting.pop(); first !== undefined; first = waiting.pop()) {
    for (let scene: Scene | undefined = first; scene && !places.has(scene.id);) {
      places.set(scene.id, [column, scene.depth]);
      const [next, ...others]: readonly Scene[] = children.get(scene.id) ?? [];
      waiting.push(...others.toReversed());
      scene = next;
    }
    column += 1;
  }
  return places;
}
