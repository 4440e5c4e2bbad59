import { afterAll, beforeEach, expect, test } from 'vitest';

import { finishPictures } from '../../../sync-server/pictures/finish-pictures.ts';
import { planOf } from '../../replicate-server/replicate-server.ts';
import { dataUrl, sampleJpeg } from '../../replicate-server/sample-pictures.ts';
import { granted, nothingTaken, oneUsed, openPictures } from './open-pictures.ts';
import { subscribe } from './subscribe.ts';

const pictures = await openPictures({ mostADay: 4 });
const { ask, begin, deps, finish, newUser, replicate, standIn, sums, sweep, wait } = pictures;
afterAll(pictures.close);
beforeEach(() => replicate.plans.clear());

test('a picture that nobody asks about any more is finished without a page, and settled once', async () => {
  const user = await newUser();
  const { body } = await begin(user);
  expect(await finish()).toBe(0);
  await wait(301);
  expect((await Promise.all([finish(), finish(), finish()])).toSorted()).toEqual([0, 0, 1]);
  expect(await sums(user)).toEqual(oneUsed);
  await wait(4000);
  await sweep();
  expect(await finish()).toBe(0);
  // The provider has forgotten it by now.
  const later = await ask(user, 'GET', `/${body.id}`);
  expect(later.body.status).toBe('succeeded');
  expect(String(later.body['output'])).toContain(`${body.id}.webp`);
  expect(await sums(user)).toEqual(oneUsed);
});

test('a picture that failed while nobody looked gives its credit back', async () => {
  const user = await newUser();
  replicate.plans.set('', planOf({ end: 'aborted' }));
  await begin(user);
  await wait(301);
  expect(await finish()).toBe(1);
  expect(await sums(user)).toEqual(nothingTaken);
});

test('CRED-06 a picture that fails gives its credit back, or its unit of pay-as-you-go; where that fails it is in the log, and is tried until it holds', async () => {
  const away = { ...deps.rows, end: () => Promise.reject(new Error('the database is away')) };
  const holdsOf = async (user: string) =>
    standIn.admin<{ state: string; unit: boolean; billed: boolean }[]>`
      select h.state, h.subscription is not null as unit, u.id is not null as billed
      from billing.owners o join billing.holds h on h.book = o.book left join billing.usage_events u on u.hold = h.id
      where o.user_id = ${user}`;
  const [user, subscriber] = [await newUser(), await newUser()];
  await subscribe(pictures, subscriber);
  replicate.plans.set('', planOf({ end: 'failed', error: 'no luck' }));
  for (const each of [user, subscriber]) await begin(each);
  await wait(301);
  for (let tries = 0; tries < 2; tries += 1) {
    pictures.lines.length = 0;
    expect(await finishPictures({ ...deps, rows: away })).toBe(2);
    expect(pictures.lines.filter((line) => line.includes('"picture not finished"'))).toHaveLength(2);
    expect(pictures.lines.join()).toContain('the database is away');
    expect((await sums(user)).held).toBe(1);
    await wait(61);
  }
  expect(await holdsOf(subscriber)).toEqual([{ state: 'held', unit: true, billed: false }]);
  expect(await finish()).toBe(2);
  expect(await sums(user)).toEqual(nothingTaken);
  expect(await holdsOf(user)).toEqual([{ state: 'released', unit: false, billed: false }]);
  expect(await holdsOf(subscriber)).toEqual([{ state: 'released', unit: true, billed: false }]);
  // With its page there, at once.
  const { body } = await begin(user);
  expect((await pictures.end(user, body.id)).body).toMatchObject({ status: 'failed' });
  expect(await sums(user)).toEqual(nothingTaken);
});

test('the second model is tried without a page too', async () => {
  const user = await newUser();
  replicate.plans.set('flux-kontext-pro', planOf({ end: 'failed' }));
  const reference = dataUrl(sampleJpeg(), 'image/jpeg');
  const { body } = await begin(user, { version: 'flux-kontext-pro', input_image: reference });
  await wait(301);
  await finish();
  expect(replicate.predictions.at(-1)?.version).toBe('black-forest-labs/flux-pro');
  await wait(61);
  await finish();
  expect((await ask(user, 'GET', `/${body.id}`)).body.status).toBe('succeeded');
  expect(await sums(user)).toEqual(oneUsed);
});

test('a provider that is away for an hour: the credit goes back, and a picture that comes after all is given', async () => {
  const user = await newUser();
  replicate.plans.set('', planOf({ polls: 1000 }));
  const { body } = await begin(user);
  const made = replicate.predictions.at(-1);
  await wait(301);
  await finish();
  await wait(3601);
  await sweep();
  expect(await sums(user)).toEqual(nothingTaken);
  if (made) {
    Object.assign(made, { madeAtS: replicate.clock.nowS, status: 'succeeded' });
  }
  expect((await ask(user, 'GET', `/${body.id}`)).body.status).toBe('succeeded');
  expect(await sums(user)).toEqual(nothingTaken);
});

test('an account that is deleted while its picture is made leaves nothing to trip over', async () => {
  const user = await newUser();
  const { body } = await begin(user);
  await standIn.admin`delete from auth.users where id = ${user}`;
  await wait(301);
  await finish();
  expect((await ask(user, 'GET', `/${body.id}`)).status).toBe(404);
});

test('no more in a day than the operator allows, and the next day again', async () => {
  const user = await newUser();
  for (let count = 0; count < 4; count += 1) {
    const { body } = await begin(user);
    await pictures.end(user, body.id);
  }
  const refused = await begin(user);
  expect(refused.status).toBe(429);
  expect(refused.body['credit']).toMatchObject({
    success: false,
    credits_remaining: granted - 4,
    code: 'daily-limit',
  });
  await wait(24 * 3600 + 1);
  expect((await begin(user)).status).toBe(201);
});

test('credits of test payments buy no picture that costs somebody money', async () => {
  const user = await newUser();
  const wanted = { user, model: 'flux-dev', ownKey: false, mostADay: 9, about: {} } as const;
  await deps.rows.begin({ ...wanted, request: 'free', real: true });
  await standIn.admin`
    update billing.lots set mode = 'test' where book = (select book from billing.owners where user_id = ${user})`;
  const real = await deps.rows.begin({ ...wanted, request: 'real', real: true });
  expect(real).toMatchObject({
    picture: null,
    create: false,
    credit: { success: false, requires_purchase: true },
  });
  expect((await deps.rows.begin({ ...wanted, request: 'test', real: false })).create).toBe(true);
});

test('what was given back, or used before, pays for no other picture', async () => {
  const user = await newUser();
  const wanted = { user, model: 'flux-dev', ownKey: false, real: false, mostADay: 9, about: {} } as const;
  const call = (name: string, args: Record<string, unknown>) =>
    standIn.admin.unsafe(
      `select public.${name}(${Object.values(args)
        .map((value) => `'${String(value)}'`)
        .join(', ')})`,
    );
  await call('reserve_image', { user, request: 'spent' });
  await call('settle_image', { user, request: 'spent', ok: true });
  expect((await deps.rows.begin({ ...wanted, request: 'spent' })).picture).toBeNull();
  // Announced by a browser, taken over by a picture: it can no longer be withdrawn.
  const [announced] = await standIn.admin<{ id: string }[]>`
    select public.report_usage(${user}::uuid, 1, false) ->> 'request_id' as id`;
  const request = announced?.id ?? '';
  expect((await deps.rows.begin({ ...wanted, request })).create).toBe(true);
  const kinds = await standIn.admin<{ kind: string }[]>`
    select h.kind from billing.holds h join billing.owners o on o.book = h.book
    where o.user_id = ${user} and h.request_id = ${request}`;
  expect(kinds).toEqual([{ kind: 'picture' }]);
});
