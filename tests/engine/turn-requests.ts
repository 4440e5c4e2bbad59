import type { TurnRequest } from '../../src/domain/ports/storyteller.ts';
import { defaultSettings } from '../../src/domain/settings.ts';
import type { Scene } from '../../src/domain/story.ts';
import { fakeForm, fakeId, fakeScene, fakeStats, fakeStory } from '../fakes.ts';

/** A hero and a place with fixed words, so that prompts can be compared. */
export const maren = fakeForm({
  name: 'Maren Oake',
  appearance: 'Grey-streaked hair, a coat two sizes too large, a brass compass.',
  objective: 'Find the keeper who left the lamp burning.',
  setting: 'Skerry End, a fishing village on a black stone coast.',
  motivation: 'The keeper was the only one who ever wrote back.',
  era: 'modern',
  genre: 'mystery',
});

/** Scene number `depth` of a road of doors. */
export function door(depth: number, props: Partial<Scene> = {}): Scene {
  return fakeScene({
    id: fakeId(100 + depth),
    parent: depth === 0 ? null : fakeId(99 + depth),
    action:
      depth === 0 ? null : { text: `Walk to door number ${depth}`, type: 'neutral', offeredAs: 'neutral' },
    title: `Door ${depth}`,
    passage: `Door number ${depth} stood open. Maren looked through it for a while.\n\nBehind it somebody coughed, ${depth} times.`,
    actions: [
      { id: 'a1', text: 'Close the door quietly', type: 'neutral' },
      { id: 'a2', text: 'Call out a greeting', type: 'good' },
      { id: 'a3', text: 'Lock whoever it is in', type: 'evil' },
    ],
    depth,
    ...props,
  });
}

/** The first `length` scenes of that road. */
export const doors = (length: number): readonly Scene[] => Array.from({ length }, (_, depth) => door(depth));

/** A turn after one scene, with the default settings. */
export function turnRequest(change: Partial<TurnRequest> = {}): TurnRequest {
  const path = change.path ?? doors(1);
  return {
    story: fakeStory({ character: maren }),
    settings: defaultSettings,
    kind: 'action',
    action: { text: 'Follow the cough', type: 'neutral', offeredAs: null },
    path,
    depth: path.length,
    stats: fakeStats(),
    retell: 0,
    carryOn: '',
    memory: [],
    lore: [],
    wordDelayMs: 0,
    ...change,
  };
}
