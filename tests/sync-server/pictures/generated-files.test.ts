import { afterAll, expect, test } from 'vitest';

import { standInBackend } from '../../../sync-server/backend.ts';
import { sweepGenerated } from '../../../sync-server/pictures/generated-files.ts';
import { samplePng } from '../../replicate-server/sample-pictures.ts';
import { openPictures } from './open-pictures.ts';

const pictures = await openPictures();
const { ask, begin, deps, end, finish, newUser, standIn, wait } = pictures;
afterAll(pictures.close);

const dayS = 86_400;
const byName = (a: string, b: string) => a.localeCompare(b);
const backend = standInBackend(standIn);
const sweep = () => sweepGenerated(backend);
const files = async (user: string) => {
  const { data } = await backend.client.storage.from('story-images').list(`${user}/generated`);
  return (data ?? []).map(({ name }) => name.replace(/\..*$/, '')).toSorted(byName);
};

test('a picture’s file is kept until a device was given it, and a month from then; what is no picture’s goes after a day', async () => {
  const user = await newUser();
  const given = await begin(user);
  await end(user, given.body.id);
  const waiting = await begin(user);
  await wait(301);
  // Its page is gone: the server itself has fetched it, and nobody has it yet.
  expect(await finish()).toBe(1);
  await deps.files.put(`${user}/generated/left-behind.png`, samplePng, 'image/png');
  await deps.files.put(`${user}/portrait.png`, samplePng, 'image/png');
  await standIn.admin`update storage.objects set created_at = billing.now() where bucket_id = 'story-images'`;
  const [first, second] = [given.body.id, waiting.body.id].toSorted(byName);
  expect(await sweep()).toBe(0);

  await wait(2 * dayS);
  // All servers at once: who comes second finds the same file, or none.
  await Promise.all([sweep(), sweep(), sweep()]);
  expect(await files(user)).toEqual([first, second]);

  await wait(20 * dayS);
  expect(await sweep()).toBe(0);
  // A second device asks for it: the month begins again.
  expect((await ask(user, 'GET', `/${given.body.id}`)).body['output']).toBeTruthy();
  await wait(20 * dayS);
  expect(await sweep()).toBe(0);
  await wait(11 * dayS);
  expect(await sweep()).toBe(1);
  expect(await files(user)).toEqual([waiting.body.id]);
  const late = await ask(user, 'GET', `/${given.body.id}`);
  expect(late.body).toMatchObject({ status: 'succeeded', output: null });

  // Paid for, and never given to anybody: it is there however late he comes.
  await wait(400 * dayS);
  expect(await sweep()).toBe(0);
  expect((await ask(user, 'GET', `/${waiting.body.id}`)).body['output']).toBeTruthy();
  expect(
    (await backend.client.storage.from('story-images').list(user)).data?.map(({ name }) => name),
  ).toContain('portrait.png');
});

test('a file that is put there while its picture is not named yet is no stray', async () => {
  const user = await newUser();
  const { body } = await begin(user);
  await deps.files.put(`${user}/generated/${body.id}.webp`, samplePng, 'image/png');
  await standIn.admin`update storage.objects set created_at = billing.now() - interval '3 days' where bucket_id = 'story-images'`;
  await standIn.admin`update app.chore set done_at = '-infinity'`;
  expect(await sweep()).toBe(0);
  await standIn.admin`update private.pictures set status = 'failed' where id = ${body.id}`;
  await standIn.admin`update app.chore set done_at = '-infinity'`;
  expect(await sweep()).toBe(1);
});
