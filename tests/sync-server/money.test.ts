import { decodeJwt } from 'jose';
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest';
import Stripe from 'stripe';

import {
  secretKey,
  startStripeServer,
  webhookSecret,
  type StripeServer,
} from '../stripe-server/stripe-server.ts';
import { createLog } from '../../sync-server/log.ts';
import { fakeId } from '../fakes.ts';
import { advance, confirmIntent } from '../stripe-server/shop.ts';
import { docEntry, from, sceneEntry, stampAt } from './sync/rows.ts';
import { modes, openGame, signUp, type TestGame } from './test-game.ts';
import { openTestStandIn } from './test-stand-in.ts';

/* Money as the whole server has it, asked over HTTP. What the ledger does is another test's matter. */

type Answer = { readonly status: number; readonly body: Record<string, unknown> };

/** Asks below `/api/billing`. */
async function ask(
  game: TestGame,
  token: string | undefined,
  method: string,
  path: string,
  body?: unknown,
): Promise<Answer> {
  const response = await game.ask(`/api/billing${path}`, {
    method,
    ...(token === undefined ? {} : { token }),
    ...(body === undefined ? {} : { body }),
  });
  return { status: response.status, body: await response.json() };
}

const totalOf = async (game: TestGame, token: string) =>
  (await ask(game, token, 'GET', '/credits/balance')).body['total'];
const features = async (game: TestGame) => (await game.ask('/api/config', { method: 'GET' })).json();
const lite = { planId: 'lite', credits: 100, price: 800 };

describe.each(modes)('%s', (mode) => {
  let game: TestGame;
  let count = 0;
  beforeAll(async () => {
    game = await openGame(mode);
  });
  afterAll(() => game.close());
  const newOwner = () => signUp(game, `buyer-${(count += 1)}@example.org`);
  const begin = async (token: string, order: object = lite) => {
    const { status, body } = await ask(game, token, 'POST', '/credits/purchase', order);
    expect(status).toBe(200);
    return String(body['clientSecret']);
  };
  const confirm = (token: string, clientSecret: string, card: string, more: object = {}) =>
    ask(game, token, 'POST', '/sandbox/confirm', { clientSecret, card, ...more });

  test('a pack is bought by test payments', async () => {
    expect(await features(game)).toMatchObject({ features: { payments: 'test' }, stripe: null });
    const { token } = await newOwner();
    expect(await totalOf(game, token)).toBe(15);
    const secret = await begin(token);
    expect(await totalOf(game, token)).toBe(15);
    expect(await confirm(token, secret, '4242 4242 4242 4242')).toEqual({
      status: 200,
      body: { status: 'succeeded' },
    });
    expect((await ask(game, token, 'GET', '/credits/balance')).body).toMatchObject({
      total: 115,
      test: 100,
      breakdown: { free: 15, purchased: 100 },
    });
  });

  test('a card that is declined buys nothing, and one that asks buys once it was answered', async () => {
    const { token } = await newOwner();
    const secret = await begin(token);
    expect(await confirm(token, secret, '4000 0000 0000 0002')).toMatchObject({
      status: 402,
      body: { error: 'Your card was declined.' },
    });
    expect(await confirm(token, secret, '4000 0025 0000 3155')).toMatchObject({
      body: { status: 'requires_action' },
    });
    expect(await totalOf(game, token)).toBe(15);
    expect(await confirm(token, secret, '4000 0025 0000 3155', { confirmed: true })).toMatchObject({
      body: { status: 'succeeded' },
    });
    expect(await totalOf(game, token)).toBe(115);
  });

  test('nobody without a sign-in is told of money, nor is one changed by a sign-in that was ended', async () => {
    expect(await ask(game, undefined, 'GET', '/plans')).toMatchObject({ status: 200 });
    for (const path of ['/credits/balance', '/history', '/receipts', '/usage/current']) {
      expect(await ask(game, undefined, 'GET', path)).toMatchObject({
        status: 401,
        body: { error: 'User not authenticated' },
      });
    }
    const { token, id, page } = await newOwner();
    // A user's id is no bearer.
    expect((await ask(game, id, 'GET', '/credits/balance')).status).toBe(401);
    await page.auth.signOut();
    expect((await ask(game, token, 'POST', '/credits/purchase', lite)).status).toBe(401);
  });

  test('AUTH-14 one role, a signed-in player’s: nothing that a browser can ask makes him more, and he plays, saves, loads, pays and cancels', async () => {
    const { token, id, page } = await newOwner();
    await page.auth.updateUser({ data: { role: 'service_role', app_metadata: { role: 'admin' } } });
    const { data: renewed } = await page.auth.refreshSession();
    for (const each of [token, renewed.session?.access_token ?? ''])
      expect(decodeJwt(each)).toMatchObject({ sub: id, role: 'authenticated' });
    expect((await page.auth.admin.listUsers()).error).not.toBeNull();
    expect((await page.auth.admin.updateUserById(id, { role: 'service_role' })).error).not.toBeNull();
    // All that the server may do and he may not, asked by him.
    const closed = await game.standIn.admin<{ name: string; args: string[] | null }[]>`
      select p.proname as name, p.proargnames[1:p.pronargs] as args from pg_proc p
      where p.pronamespace = 'public'::regnamespace and has_function_privilege('service_role', p.oid, 'execute')
        and not has_function_privilege('authenticated', p.oid, 'execute')`;
    expect(closed.length).toBeGreaterThan(40);
    const refusals = await Promise.all(
      closed.map(({ name, args }) =>
        page.rpc(name, Object.fromEntries((args ?? []).map((each) => [each, null]))),
      ),
    );
    expect(new Set(refusals.map(({ error }) => error?.code))).toEqual(new Set(['42501']));
    for (const table of ['image_credits', 'user_subscriptions', 'billing_plans'])
      expect((await page.from(table).update({ id }).eq('id', id)).error, table).not.toBeNull();
    // Playing asks no server. A scene and its story are saved, and load.
    const story = docEntry('stories', 1, { title: 'A lamp' }, { title: stampAt(1_000) });
    const pushed = await page.rpc('sync_push', { p: { space: id, ...from([sceneEntry(2), story]) } });
    expect(pushed.error).toBeNull();
    const asked = { space: id, cur: 0, skip: '', lim: 500, known_epoch: null, story: null };
    for (const [lane, found] of [
      ['d', fakeId(1)],
      ['s', fakeId(2)],
    ] as const) {
      const { data } = await page.rpc('sync_pull', { ...asked, lane });
      expect(JSON.stringify(data)).toContain(found);
    }
    expect(await confirm(token, await begin(token), '4242424242424242')).toMatchObject({ status: 200 });
    expect(await totalOf(game, token)).toBe(115);
    const { body } = await ask(game, token, 'POST', '/subscription/create', { planId: 'pay-as-you-go' });
    await confirm(token, String(body['clientSecret']), '4242424242424242');
    const isOn = async () =>
      (await ask(game, token, 'GET', '/subscription/status')).body['hasActiveSubscription'];
    expect(await isOn()).toBe(true);
    expect(await ask(game, token, 'POST', '/subscription/cancel')).toMatchObject({ status: 200 });
    expect(await isOn()).toBe(false);
  });

  test('the export of an account has its money in it', async () => {
    const { token } = await newOwner();
    await totalOf(game, token);
    await confirm(token, await begin(token), '4242424242424242');
    const exported = await (await game.ask('/api/account/export', { method: 'GET', token })).json();
    expect(exported.money).toMatchObject({
      purchases: [{ status: 'succeeded', cents: 800 }],
      lots: expect.arrayContaining([expect.objectContaining({ credit_type: 'purchased', mode: 'test' })]),
    });
    expect(exported.money.ledger).toHaveLength(3);
  });
});

test('behind a proxy there are no test payments, though HOST is this machine alone', async () => {
  const game = await openGame('with the stand-in', {
    limits: 'on',
    env: { PUBLIC_URL: 'https://play.example.org' },
  });
  const { token } = await signUp(game, 'ann@example.org');
  expect(await features(game)).toMatchObject({ features: { payments: 'off' } });
  expect(await ask(game, token, 'GET', '/plans')).toMatchObject({
    status: 200,
    body: { payments: 'off', plans: expect.arrayContaining([expect.objectContaining({ id: 'lite' })]) },
  });
  expect(await ask(game, token, 'POST', '/credits/purchase', lite)).toMatchObject({
    status: 503,
    body: { error: expect.stringContaining('not set up on this server') },
  });
  const card = { clientSecret: 'a', card: '4242424242424242' };
  expect((await ask(game, token, 'POST', '/sandbox/confirm', card)).status).toBe(404);
  await game.close();
});

describe('with keys of Stripe', () => {
  let stripe: StripeServer;
  const lines: string[] = [];
  let game: TestGame;
  beforeAll(async () => {
    stripe = await startStripeServer();
    game = await openGame('with the stand-in', {
      env: {
        STRIPE_SECRET_KEY: secretKey,
        STRIPE_PUBLISHABLE_KEY: 'pk_test_standin',
        STRIPE_WEBHOOK_SECRET: webhookSecret,
        STRIPE_BASE_URL: stripe.url,
      },
      restMs: 20,
      checkMs: 20,
      log: createLog({ level: 'info', now: () => 0, write: (line) => lines.push(line) }),
    });
  });
  afterAll(async () => {
    await game.close();
    await stripe.close();
  });
  /** A message of the provider, as it sends it. */
  const send = async (body: string, signature: string) =>
    (
      await fetch(`${game.url}/api/billing/webhook`, {
        method: 'POST',
        headers: { 'stripe-signature': signature, 'content-type': 'application/json' },
        body,
      })
    ).status;

  test('the ledger is held against the provider by the server itself', async () => {
    await vi.waitFor(() => expect(lines.join('\n')).toContain('"billing agrees"'));
  });

  test('a page is given the publishable key alone, and there are no test cards', async () => {
    const config = await features(game);
    expect(config).toMatchObject({
      features: { payments: 'test' },
      stripe: { publishableKey: 'pk_test_standin' },
    });
    expect(JSON.stringify(config)).not.toMatch(/sk_test|whsec/);
    const { token } = await signUp(game, 'eve@example.org');
    expect((await ask(game, token, 'POST', '/sandbox/confirm', {})).status).toBe(404);
  });

  test('credits come by the signed message, byte for byte as it was signed, and once', async () => {
    const { token } = await signUp(game, 'ann@example.org');
    const { body } = await ask(game, token, 'POST', '/credits/purchase', lite);
    confirmIntent(stripe.shop, String(body['clientSecret']), 'ok');
    expect(await totalOf(game, token)).toBe(15);
    const message = stripe.shop.events.find(({ type }) => type === 'payment_intent.succeeded');
    // Not as a program would write it again.
    const payload = `${JSON.stringify(message, null, 3)}\n`;
    const signature = new Stripe(secretKey).webhooks.generateTestHeaderString({
      payload,
      secret: webhookSecret,
    });
    expect(await send(payload.replace('succeeded', 'succeeded '), signature)).toBe(400);
    expect(await send(JSON.stringify(message), signature)).toBe(400);
    expect(await totalOf(game, token)).toBe(15);
    expect(await send(payload, signature)).toBe(200);
    const again = await stripe.deliver(send);
    expect(again.every(({ status }) => status === 200)).toBe(true);
    expect(await totalOf(game, token)).toBe(115);
  });

  test('deleting an account tells and bills its pay-as-you-go first', async () => {
    const { token, id } = await signUp(game, 'ben@example.org');
    const { admin } = game.standIn;
    const { body } = await ask(game, token, 'POST', '/subscription/create', { planId: 'pay-as-you-go' });
    confirmIntent(stripe.shop, String(body['clientSecret']), 'ok');
    await stripe.deliver(send);
    expect((await ask(game, token, 'GET', '/subscription/status')).body).toMatchObject({
      hasActiveSubscription: true,
    });
    // Fifteen free ones, and six that cost.
    for (let index = 0; index < 21; index += 1) {
      await admin`select public.reserve_image(${id}, ${`picture-${index}`}, 600, false)`;
      await admin`select public.settle_image(${id}, ${`picture-${index}`}, true)`;
    }
    expect((await game.ask('/api/account/delete', { token, body: {} })).status).toBe(204);
    // Some are on their way by the work behind it.
    await vi.waitFor(() => expect(stripe.shop.usage).toHaveLength(6));
    expect(await admin`select from billing.owners where user_id = ${id}`).toHaveLength(0);
    // What is left to do is done by the server itself, once the provider has counted.
    advance(stripe.shop, 300);
    await admin`select public.set_test_clock(now() + interval '5 minutes')`;
    await vi.waitFor(() =>
      expect([...stripe.shop.invoices.values()]).toMatchObject([{ total: 60, status: 'paid' }]),
    );
    expect([...stripe.shop.subscriptions.values()]).toMatchObject([{ status: 'canceled' }]);
  });
});

test('an account whose money cannot be closed is kept, and says so', async () => {
  let troubled = '';
  const standIn = await openTestStandIn({ publicUrl: () => 'http://127.0.0.1:1', now: () => Date.now() });
  const game = await openGame('with the stand-in', {
    standIn: {
      ...standIn,
      fetch: (request, from) =>
        troubled !== '' && request.url.endsWith(troubled)
          ? Promise.resolve(Response.json({ code: '57014', message: 'too slow' }, { status: 500 }))
          : standIn.fetch(request, from),
    },
  });
  const { token, id } = await signUp(game, 'ann@example.org');
  troubled = '/rpc/cancel_subscription';
  const refused = await game.ask('/api/account/delete', { token, body: {} });
  expect([refused.status, await refused.json()]).toEqual([
    503,
    { error: expect.stringContaining('pay-as-you-go could not be ended') },
  ]);
  expect(await standIn.admin`select from auth.users where id = ${id}`).toHaveLength(1);
  troubled = '';
  expect((await game.ask('/api/account/delete', { token, body: {} })).status).toBe(204);
  await game.close();
  await standIn.close();
});

test('while the ledger does not answer nothing is sold, and it is asked again', async () => {
  let troubled = '/rpc/set_payments';
  const standIn = await openTestStandIn({ publicUrl: () => 'http://127.0.0.1:1', now: () => Date.now() });
  const game = await openGame('with the stand-in', {
    restMs: 20,
    standIn: {
      ...standIn,
      fetch: (request, from) =>
        troubled !== '' && request.url.endsWith(troubled)
          ? Promise.resolve(Response.json({ code: 'PGRST202', message: 'not found' }, { status: 404 }))
          : standIn.fetch(request, from),
    },
  });
  const { token } = await signUp(game, 'ann@example.org');
  expect(await features(game)).toMatchObject({ features: { payments: 'off', accounts: true } });
  expect((await ask(game, token, 'POST', '/credits/purchase', lite)).status).toBe(503);
  expect(await totalOf(game, token)).toBe(15);
  troubled = '';
  await vi.waitFor(async () =>
    expect(await features(game)).toMatchObject({ features: { payments: 'test' } }),
  );
  expect((await ask(game, token, 'POST', '/credits/purchase', lite)).status).toBe(200);
  await game.close();
  await standIn.close();
});
