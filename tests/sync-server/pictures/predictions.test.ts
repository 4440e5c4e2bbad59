import { afterAll, beforeEach, expect, test } from 'vitest';

import { planOf } from '../../replicate-server/replicate-server.ts';
import { dataUrl, sampleJpeg, samplePng, sampleWebp } from '../../replicate-server/sample-pictures.ts';
import { granted, nothingTaken, oneUsed, openPictures, ownKey, site } from './open-pictures.ts';

const pictures = await openPictures();
const { ask, begin, deps, end, newUser, replicate, standIn, sums } = pictures;
afterAll(pictures.close);
beforeEach(() => {
  replicate.plans.clear();
  replicate.refusals.length = 0;
});
const photo = dataUrl(sampleJpeg(20_000), 'image/jpeg');
const last = () => replicate.predictions.at(-1);

test('a picture takes one credit, lies in the player’s own folder, and is opened by a signed address', async () => {
  const user = await newUser();
  const begun = await begin(user);
  expect(begun.status).toBe(201);
  expect(begun.body).toMatchObject({ status: 'starting', output: null, error: null });
  expect(begun.body['credit']).toEqual(
    expect.objectContaining({
      success: true,
      credits_remaining: granted - 1,
      error_message: null,
      pay_as_you_go: false,
      requires_purchase: false,
    }),
  );
  expect(await sums(user)).toEqual({ remaining: granted - 1, held: 1, used: 0 });
  const done = await end(user, begun.body.id);
  expect(done.body).toMatchObject({ id: begun.body.id, status: 'succeeded', error: null });
  expect(await sums(user)).toEqual(oneUsed);
  const address = new URL(String(done.body['output']));
  expect(address.origin).toBe(site);
  expect(address.pathname).toContain(`/story-images/${user}/`);
  const file = await standIn.fetch(new Request(address), { address: '127.0.0.1' });
  expect(file.headers.get('content-type')).toBe('image/webp');
  expect(Buffer.from(await file.arrayBuffer()).equals(sampleWebp())).toBe(true);
  address.searchParams.delete('token');
  expect((await standIn.fetch(new Request(address), { address: '127.0.0.1' })).status).toBeGreaterThanOrEqual(
    400,
  );
});

test.each([
  ['failed', 'Image generation failed: the model is out of luck'],
  ['canceled', 'Image generation failed: Unknown error'],
  ['aborted', 'Image generation failed: Unknown error'],
] as const)('a picture that ends as %s gives its credit back once', async (ending, words) => {
  const user = await newUser();
  replicate.plans.set('', planOf({ end: ending, error: 'the model is out of luck' }));
  const { body } = await begin(user);
  const done = await end(user, body.id);
  expect(done.body).toMatchObject({ status: ending, error: words, output: null });
  expect(await sums(user)).toEqual(nothingTaken);
  await end(user, body.id);
  expect(await sums(user)).toEqual(nothingTaken);
});

test.each([400, 401, 402, 404, 422, 429, 500, 503])(
  'a provider that refuses with %i costs nothing',
  async (status) => {
    const user = await newUser();
    replicate.refusals.push({ model: '', status, times: 9, detail: 'told to; resets in ~30s' });
    const refused = await begin(user);
    expect(refused.status).toBe([404, 422, 429].includes(status) ? status : 502);
    expect(refused.body['error']).toMatch(new RegExp(`^Replicate API error: ${status} \\w`));
    expect(refused.body['provider']).toMatchObject({ status });
    if (status === 429) expect(refused.headers.get('retry-after')).toBe('30');
    expect(await sums(user)).toEqual(nothingTaken);
  },
);

test('an answer that is lost on the way costs the player nothing', async () => {
  const user = await newUser();
  replicate.trouble.loseNext = 1;
  expect((await begin(user)).body['error']).toBe('Replicate API error: 0 Not reachable');
  expect(await sums(user)).toEqual(nothingTaken);
});

test('two devices that ask for one picture at once get one: one creation, one credit', async () => {
  const user = await newUser();
  const before = replicate.predictions.length;
  const key = { 'idempotency-key': 'scene-1:first' };
  const answers = await Promise.all(Array.from({ length: 6 }, () => begin(user, {}, key)));
  expect(new Set(answers.map(({ body }) => body.id)).size).toBe(1);
  expect(replicate.predictions.length).toBe(before + 1);
  const ends = await Promise.all(answers.map(({ body }) => end(user, body.id)));
  expect(ends.every(({ body }) => body.status === 'succeeded')).toBe(true);
  expect(await sums(user)).toEqual(oneUsed);
  expect((await begin(user, {}, key)).body.status).toBe('succeeded');
  expect(replicate.predictions.length).toBe(before + 1);
});

test('Kontext that fails is followed by FLUX Pro, for one credit and under one id', async () => {
  const user = await newUser();
  replicate.plans.set('flux-kontext-dev', planOf({ end: 'failed', error: 'too dark' }));
  const { body } = await begin(user, { version: 'flux-kontext-dev', input_image: photo });
  const asked = await Promise.all([end(user, body.id), end(user, body.id), end(user, body.id)]);
  expect(asked.map((each) => each.body.status)).toEqual(['succeeded', 'succeeded', 'succeeded']);
  expect(asked[0]?.body.id).toBe(body.id);
  expect(last()).toMatchObject({
    version: 'black-forest-labs/flux-pro',
    input: { steps: 25, guidance: 5, aspect_ratio: '3:4', safety_tolerance: 2, image_prompt: photo },
  });
  expect(replicate.predictions.filter(({ input }) => input['image_prompt'] === photo).length).toBe(1);
  expect(await sums(user)).toEqual(oneUsed);
});

test('Kontext that is refused is followed by FLUX Pro, and when that fails too the credit is back', async () => {
  const user = await newUser();
  replicate.refusals.push({ model: 'flux-kontext-dev', status: 500, times: 1 });
  replicate.plans.set('flux-pro', planOf({ end: 'failed', error: 'too dark' }));
  const { status, body } = await begin(user, { version: 'flux-kontext-dev', input_image: photo });
  expect(status).toBe(201);
  expect((await end(user, body.id)).body).toMatchObject({
    status: 'failed',
    error: 'Image generation failed: too dark',
  });
  expect(await sums(user)).toEqual(nothingTaken);
});

test('one picture whatever is asked for, and nothing that is not known', async () => {
  const user = await newUser();
  const { status } = await ask(user, 'POST', '', {
    version: 'black-forest-labs/flux-dev',
    webhook: 'http://169.254.169.254/',
    stream: true,
    input: {
      prompt: 'a knight',
      num_outputs: 4,
      disable_safety_checker: true,
      guidance_scale: 99,
      steps: 28.4,
    },
  });
  expect(status).toBe(201);
  expect(last()?.input).toEqual({
    prompt: 'a knight',
    num_outputs: 1,
    guidance: 10,
    num_inference_steps: 28,
    output_format: 'webp',
    output_quality: 90,
  });
});

test('a photo of 900 kB is handed on, and one that the player has stored too', async () => {
  const user = await newUser();
  const big = await begin(user, { input_image: dataUrl(sampleJpeg(900_000), 'image/jpeg') });
  expect(big.status).toBe(201);
  expect(String(last()?.input['image'])).toMatch(/\/v1\/files\/f\d+$/);
  await deps.files.put(`${user}/portrait.png`, samplePng, 'image/png');
  const address = await deps.files.sign(`${user}/portrait.png`, site);
  expect((await begin(user, { input_image: address })).status).toBe(201);
  expect(last()?.input['image']).toBe(dataUrl(samplePng, 'image/png'));
});

test('a reference from anywhere else is refused before anything is taken', async () => {
  const user = await newUser();
  const other = await newUser();
  await deps.files.put(`${other}/portrait.png`, samplePng, 'image/png');
  const before = replicate.requests.length;
  const addresses = [
    'https://example.org/a.png',
    'http://169.254.169.254/latest/meta-data',
    'http://127.0.0.1:5432/',
    'file:///etc/passwd',
    `${replicate.url}/delivery/p000001/out-0.webp`,
    await deps.files.sign(`${other}/portrait.png`, site),
    `${site}/storage/v1/object/sign/story-images/${user}/../${other}/portrait.png`,
    `${site}/storage/v1/object/sign/story-images/${user}%2F..%2F${other}%2Fportrait.png`,
    `${site}@example.org/storage/v1/object/sign/story-images/${user}/a.png`,
    dataUrl(Buffer.from('<svg onload="alert(1)"/>'), 'image/svg+xml'),
    dataUrl(Buffer.from('<!doctype html><p>a page that says it is a picture</p>'), 'image/webp'),
    dataUrl(sampleWebp(4000).subarray(0, 900), 'image/webp'),
    dataUrl(sampleJpeg(2_600_000), 'image/jpeg'),
  ];
  for (const address of addresses) {
    expect([(await begin(user, { input_image: address })).status, address?.slice(0, 60)]).toEqual([
      422,
      address?.slice(0, 60),
    ]);
  }
  expect((await begin(user, { input_image: dataUrl(sampleJpeg(25_000_000), 'image/jpeg') })).status).toBe(
    413,
  );
  expect(replicate.requests.length).toBe(before);
});

test.each([
  ['html', 'failed'],
  ['truncated', 'failed'],
  ['huge', 'failed'],
  ['endless', 'failed'],
  ['redirect', 'failed'],
  ['other-type', 'succeeded'],
] as const)('an output that is %s ends as %s', async (output, status) => {
  const user = await newUser();
  replicate.plans.set('', planOf({ output }));
  const { body } = await begin(user);
  expect((await end(user, body.id)).body.status).toBe(status);
  expect(await sums(user)).toEqual(status === 'failed' ? nothingTaken : oneUsed);
});

test.each(['cut', 'busy'] as const)(
  'an output that is %s is fetched again, and gone after an hour',
  async (output) => {
    const user = await newUser();
    replicate.plans.set('', planOf({ output }));
    const { body } = await begin(user);
    await ask(user, 'GET', `/${body.id}`);
    expect((await ask(user, 'GET', `/${body.id}`)).body.status).toBe('processing');
    expect(await sums(user)).toEqual({ remaining: granted - 1, held: 1, used: 0 });
    await pictures.wait(3601);
    expect((await end(user, body.id)).body.status).toBe('failed');
    expect(await sums(user)).toEqual(nothingTaken);
  },
);

test.each([
  [null, 'Invalid image URL received from Replicate'],
  ['http://a', 'Invalid image URL received from Replicate'],
  [
    'https://169.254.169.254/latest',
    'Image generation failed: the picture lies at an address that is not the provider’s',
  ],
  [
    'file:///etc/passwd',
    'Image generation failed: the picture lies at an address that is not the provider’s',
  ],
])('an output at %s is not fetched', async (address, words) => {
  const user = await newUser();
  replicate.plans.set('', planOf({ address }));
  const { body } = await begin(user);
  expect((await end(user, body.id)).body).toMatchObject({ status: 'failed', error: words });
  expect(await sums(user)).toEqual(nothingTaken);
});

test('whose picture it is not has none, and cannot stop it', async () => {
  const user = await newUser();
  const { body } = await begin(user);
  const stranger = await newUser();
  expect((await ask(stranger, 'GET', `/${body.id}`)).status).toBe(404);
  expect((await ask(stranger, 'POST', `/${body.id}/cancel`)).status).toBe(404);
  expect((await ask(stranger, 'GET', `/${last()?.id}`)).status).toBe(404);
  expect((await ask(null, 'GET', `/${body.id}`)).status).toBe(401);
  expect(
    (await ask(null, 'POST', '', { version: 'flux-dev', input: { prompt: 'a knight' } })).body['error'],
  ).toBe('User not authenticated');
  expect((await end(user, body.id)).body.status).toBe('succeeded');
});

test('who stops a picture has his credit back, unless it was there already', async () => {
  const user = await newUser();
  replicate.plans.set('', planOf({ polls: 5 }));
  const one = await begin(user);
  expect((await ask(user, 'POST', `/${one.body.id}/cancel`)).body.status).toBe('canceled');
  expect(await sums(user)).toEqual(nothingTaken);
  replicate.plans.clear();
  const two = await begin(user);
  const made = last();
  if (made) made.status = 'succeeded';
  expect((await ask(user, 'POST', `/${two.body.id}/cancel`)).body.status).toBe('succeeded');
  expect((await ask(user, 'POST', `/${two.body.id}/cancel`)).body.status).toBe('succeeded');
  expect(await sums(user)).toEqual(oneUsed);
});

test('CRED-05 without a credit the answer is 402, with the reason as a program reads it, and no picture is made', async () => {
  const user = await newUser();
  await deps.rows.begin({
    user,
    request: 'x',
    model: 'flux-dev',
    ownKey: false,
    real: false,
    mostADay: 9,
    about: {},
  });
  await standIn.admin`
    update billing.lots set credits_voided = credits_voided + credits_remaining, credits_remaining = 0
    where book = (select book from billing.owners where user_id = ${user})`;
  const before = replicate.predictions.length;
  const refused = await begin(user);
  expect(refused.status).toBe(402);
  expect(refused.body).toMatchObject({
    error: 'No image credits remaining',
    credit: {
      success: false,
      credits_remaining: 0,
      error_message: 'No image credits remaining',
      credit_id: null,
      pay_as_you_go: false,
      requires_purchase: true,
    },
  });
  expect(replicate.predictions.length).toBe(before);
});

test('no more than three at once', async () => {
  const user = await newUser();
  replicate.plans.set('', planOf({ polls: 5 }));
  const statuses = (await Promise.all(Array.from({ length: 5 }, () => begin(user)))).map(
    ({ status }) => status,
  );
  expect(statuses.toSorted((a, b) => a - b)).toEqual([201, 201, 201, 429, 429]);
  expect((await sums(user)).held).toBe(3);
});

test('what is no request of the game is refused and costs nothing', async () => {
  const user = await newUser();
  const before = replicate.requests.length;
  expect((await ask(user, 'POST', '', '{')).status).toBe(400);
  expect((await ask(user, 'POST', '', { version: 'flux-dev' })).status).toBe(400);
  expect((await begin(user, { prompt: 7 })).status).toBe(400);
  expect((await begin(user, { version: 'somebody/flux-dev' })).status).toBe(422);
  expect((await begin(user, { version: 'sdxl' })).status).toBe(422);
  expect((await ask(user, 'GET')).status).toBe(404);
  expect((await ask(user, 'POST', '/../models')).status).toBe(404);
  expect((await ask(user, 'GET', '/p000001/../../account')).status).toBe(404);
  expect(replicate.requests.length).toBe(before);
});

test('a player’s own key makes a picture without a credit, and stays nowhere', async () => {
  const user = await newUser();
  const key = { 'x-replicate-token': ownKey };
  const before = pictures.lines.length;
  const { body } = await begin(user, {}, key);
  expect(last()?.key).toBe(ownKey);
  expect(body['credit']).toBeNull();
  // Whoever has no key cannot ask, and ends nothing by it.
  expect((await ask(user, 'GET', `/${body.id}`)).body['error']).toBe('Replicate API key is required');
  expect((await end(user, body.id, key)).body).toMatchObject({ status: 'succeeded', credit: null });
  replicate.refusals.push({ model: '', status: 422, times: 1, detail: `the key ${ownKey} is of no use` });
  const refused = await begin(user, {}, key);
  expect(refused.body['error']).toBe('Replicate API error: 422 Unprocessable Entity');
  replicate.plans.set('', planOf({ end: 'failed', error: `nothing for ${ownKey}` }));
  const failed = await begin(user, {}, key);
  const told = await end(user, failed.body.id, key);
  expect(told.body['error']).toBe('Image generation failed: nothing for …');
  const said = JSON.stringify([body, refused.body, told.body, pictures.lines.slice(before)]);
  expect(said).not.toContain('own_secret');
  const tables = await standIn.admin<{ name: string }[]>`
    select format('%I.%I', schemaname, tablename) as name from pg_tables
    where schemaname not in ('pg_catalog', 'information_schema')`;
  expect(tables.length).toBeGreaterThan(30);
  for (const { name } of tables) {
    const found = await standIn.admin.unsafe(
      `select 1 from ${name} t where t::text like '%own_secret%' limit 1`,
    );
    expect([name, found.length]).toEqual([name, 0]);
  }
  expect(await sums(user)).toEqual({ remaining: 0, held: 0, used: 0 });
});
