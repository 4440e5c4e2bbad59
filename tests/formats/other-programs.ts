import { readFileSync } from 'node:fs';
import fc from 'fast-check';
import type { Parcel, WholeStory } from '../../src/domain/parcel.ts';
import type { Scene } from '../../src/domain/story.ts';
import { readFile } from '../../src/formats/read-file.ts';
import { fakeStory } from '../fakes.ts';
import { fakeLore, fakeMaker, told, wholeStory } from './stories.ts';

export const fixture = (name: string) => new Uint8Array(readFileSync(`tests/fixtures/files/${name}`));

export async function read(bytes: Uint8Array, name = 'a file.json'): Promise<Parcel> {
  const parcel = await readFile(bytes, name, fakeMaker());
  if (!parcel.ok) throw new Error(JSON.stringify(parcel.error));
  return parcel.value;
}

export async function readStory(bytes: Uint8Array): Promise<WholeStory> {
  const [story] = (await read(bytes)).stories;
  if (!story) throw new Error('no story');
  return story;
}

/** What a format can hold of a scene, by the road that leads to it. */
export function roads(whole: WholeStory, hold: (scene: Scene) => unknown): readonly string[] {
  const known = new Map<string, string>();
  for (const scene of whole.scenes)
    known.set(scene.id, JSON.stringify([scene.parent === null ? '' : known.get(scene.parent), hold(scene)]));
  return [...known.values()].toSorted();
}

const words = fc
  .array(
    fc.constantFrom(
      'the',
      'lamp',
      '> went',
      '::',
      'out',
      '[[',
      ']]',
      '->',
      '<b>',
      '{x}',
      '|',
      '漢字',
      'سلام',
      '"',
      '\\',
      '#',
      '—',
      'é',
      '😀',
    ),
    { minLength: 1, maxLength: 12 },
  )
  .map((list) => list.join(' '));
const passageText = fc.array(words, { minLength: 1, maxLength: 4 }).map((list) => list.join('\n\n'));
/** Trees in which no two scenes tell the same, as no two tellings do. */
export const trees = fc
  .array(
    fc.record({
      parent: fc.nat(20),
      passage: passageText,
      action: fc.option(words, { nil: null }),
      title: words,
      type: fc.constantFrom('good', 'neutral', 'evil'),
    }),
    { maxLength: 14 },
  )
  .map((rows) => {
    const scenes: Scene[] = [told(0, null, { passage: 'It began.' })];
    for (const [index, row] of rows.entries()) {
      const parent = scenes[row.parent % scenes.length] ?? null;
      scenes.push(
        told(index + 1, parent, {
          passage: `${row.passage} (${index})`,
          title: row.title,
          action: row.action === null ? null : { text: row.action, type: row.type, offeredAs: row.type },
        }),
      );
    }
    return wholeStory({ scenes, metas: [], heads: [], memory: [], lore: [fakeLore()], story: fakeStory() });
  });
