import { expect, test } from 'vitest';

import type { PictureJob } from '../../../src/domain/ports/picture-jobs.ts';
import { err } from '../../../src/domain/result.ts';
import { fakeScene, fakeSceneMeta } from '../../fakes.ts';
import { openBook } from './open-book.tsx';

test('a picture that failed is asked for again as it was asked for, by the service that is chosen now; a full disk is said', async () => {
  const scene = fakeScene();
  const shown = 'a'.repeat(64);
  const { database, screen, calls, notices } = await openBook({
    scenes: [scene],
    metas: [fakeSceneMeta({ id: scene.id, image: shown, pictures: [shown] })],
    settings: { pictures: 'provider', pictureConsent: ['replicate', 'horde'] },
    engine: { makePicture: () => Promise.resolve(err({ type: 'disk-full' })) },
  });
  const job: PictureJob = {
    service: 'replicate',
    model: 'flux-pro',
    id: scene.id,
    requestId: `scene:${scene.id}:again:2:replicate:flux-pro:0`,
    tries: 0,
    begun: true,
    asked: true,
    again: true,
    picked: true,
    seed: 'x#2',
    mobile: false,
    at: 1,
    status: {
      type: 'failed',
      failure: { type: 'no-picture', why: 'timed-out', message: 'It took too long.' },
    },
  };
  const retry = screen.getByRole('button', { name: 'Try again', exact: true });
  const asked = () => calls().flatMap(({ command, input }) => (command === 'makePicture' ? [input] : []));
  const svg = new TextEncoder().encode('<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 4 5"/>');
  const stored = { bytes: svg.buffer, mime: 'image/svg+xml', size: svg.length, lastUsed: 1 };
  await database.blobs.put({ hash: shown, ...stored, state: 'local' });
  await database.pictureJobs.put(job);
  await retry.click();
  await expect.poll(notices).toEqual([expect.objectContaining({ error: { type: 'disk-full' } })]);
  await database.pictureJobs.put({ ...job, again: false, service: 'horde', model: 'x' });
  await expect
    .poll(async () => {
      await retry.click();
      return asked().at(-1);
    })
    .toEqual({ scene: scene.id, asked: true, again: false, mobile: false });
  expect(asked()[0]).toEqual({
    scene: scene.id,
    asked: true,
    again: true,
    model: 'replicate:flux-pro',
    mobile: false,
  });
});
