import { drawingsOf } from '../drawings.ts';

import { expect, test } from 'vitest';

import { fakeDraft, fakeId, fakeScene } from '../../fakes.ts';
import { openBook } from './open-book.tsx';

const opening = fakeScene();
const turn = {
  turn: fakeId(101),
  parent: opening.id,
  kind: 'action',
  action: { text: 'Wait', type: 'neutral', offeredAs: null },
  title: 'Low Water',
} as const;

test('PLAY-04 while words come, only what shows them is drawn anew', async () => {
  let passage = 'The first word';
  const book = await openBook({ scenes: [opening], draft: fakeDraft({ ...turn, passage }) });
  await expect.poll(() => book.passage().textContent).toBe(passage);
  const drawings = await drawingsOf(async () => {
    for (let update = 0; update < 20; update += 1) {
      passage += ` and word ${update}`;
      await book.write(fakeDraft({ ...turn, passage }));
      await expect.poll(() => book.passage().textContent).toBe(passage);
    }
  });
  expect(drawings.get('Passage')).toBeGreaterThanOrEqual(20);
  for (const still of ['PlayScreen', 'Desk', 'Margin', 'MarginNotes', 'PageFoot', 'SceneSheet', 'ScenePlate'])
    expect(drawings.get(still) ?? 0, still).toBe(0);
});
