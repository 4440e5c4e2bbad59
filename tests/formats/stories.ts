import { sharedId } from '../../src/domain/ids.ts';
import { emptyLore, type Lore, type Memory } from '../../src/domain/memory.ts';
import { parentsFirst, type StoredPicture, type WholeStory } from '../../src/domain/parcel.ts';
import type { Scene } from '../../src/domain/story.ts';
import { createIdSource } from '../../src/domain/ids.ts';
import type { Maker } from '../../src/formats/told-story.ts';
import { colourPng } from '../../src/formats/png.ts';
import { sha256 } from '../../src/formats/bytes.ts';
import { fakeForm, fakeId, fakeScene, fakeSceneMeta, fakeStory } from '../fakes.ts';

/** Ids and time that are the same in every run. */
export function fakeMaker(): Maker {
  let count = 0;
  const ids = createIdSource(
    () => 1_700_000_000_000,
    (length) => {
      count += 1;
      return Uint8Array.from({ length }, (_, at) => (count * 31 + at * 7) % 256);
    },
  );
  return { ids, nowMs: 1_700_000_000_000 };
}

/** A picture that is one, of a colour of its own. */
export async function fakePicture(shade: number): Promise<StoredPicture> {
  const bytes = colourPng(new Uint8Array(12).fill(shade), 2, 2);
  return { hash: await sha256(bytes), mime: 'image/png', bytes };
}

export function fakeLore(props: Partial<Lore> = {}): Lore {
  return {
    ...emptyLore,
    id: fakeId(700),
    story: fakeId(1),
    title: 'The tower',
    keys: ['tower', 'lighthouse'],
    text: 'It has not been lit for a year.',
    gone: false,
    ...props,
  };
}

function fakeMemory(props: Partial<Memory> = {}): Memory {
  return {
    id: fakeId(800),
    story: fakeId(1),
    scene: fakeId(100),
    kind: 'fact',
    text: 'Mira has the keys.',
    pinned: true,
    fromDepth: 0,
    toDepth: 0,
    by: 'player',
    createdAt: 1_700_000_000_000,
    gone: false,
    ...props,
  };
}

/** A scene of story 1 with a number for a name, below another one. */
export function told(number: number, parent: Scene | null, props: Partial<Scene> = {}): Scene {
  return fakeScene({
    id: fakeId(100 + number),
    parent: parent?.id ?? null,
    depth: parent ? parent.depth + 1 : 0,
    action: parent ? { text: `Go on to ${number}`, type: 'neutral', offeredAs: 'neutral' } : null,
    title: `Scene the ${number}th`,
    passage: `What happened in ${number}.\n\nAnd what came of it.`,
    ...props,
  });
}

/** A story of two branches and a retold scene, with everything that can stand beside scenes. */
export function wholeStory(props: Partial<WholeStory> = {}): WholeStory {
  const opening = told(0, null);
  const first = told(1, opening);
  const second = told(2, first, { action: { text: 'Wait', type: 'neutral', offeredAs: null } });
  const retold = told(3, first, { action: second.action, retell: 1 });
  const other = told(4, opening, {
    action: { text: 'Burn the boats', type: 'evil', offeredAs: 'evil' },
  });
  const story = fakeStory({ character: fakeForm() });
  return {
    story,
    scenes: parentsFirst([opening, first, second, retold, other]),
    metas: [
      fakeSceneMeta({ id: other.id, name: 'the cruel road' }),
      fakeSceneMeta({ id: first.id, edited: 'What I say happened.' }),
    ],
    heads: [
      {
        id: sharedId('head', story.id, fakeId(900)),
        story: story.id,
        device: fakeId(900),
        scene: second.id,
        at: 1_700_000_000_500,
      },
    ],
    memory: [fakeMemory({ scene: first.id })],
    lore: [fakeLore()],
    draft: null,
    source: null,
    ...props,
  };
}
