import { createStore } from 'jotai';
import { afterAll, beforeEach, expect, test, vi } from 'vitest';

import type { CreditBalance } from '../../../src/domain/credit.ts';
import { creditStateOf } from '../../../src/domain/credit-state.ts';
import { fallbackOrder } from '../../../src/domain/picture-order.ts';
import type { BillingApi } from '../../../src/domain/ports/billing-api.ts';
import { defaultSettings } from '../../../src/domain/settings.ts';
import { watchCredits } from '../../../src/page-credits.ts';
import { billingApiAtom, creditsAtom } from '../../../src/state/billing.ts';
import { keepBalance } from '../../../src/storage/kept-balance.ts';
import { planOf } from '../../replicate-server/replicate-server.ts';
import { dataUrl } from '../../replicate-server/sample-pictures.ts';
import { oneUsed, openPictures } from './open-pictures.ts';
import { openPlayer, photo } from './open-player.ts';
import { subscribe } from './subscribe.ts';

/* Pictures and their credits as a player has them: the game's engine, its server and a stand-in for Replicate. */

const pictures = await openPictures();
const { replicate, sums } = pictures;
afterAll(pictures.close);
beforeEach(() => {
  replicate.plans.clear();
  replicate.refusals.length = 0;
});
const last = () => replicate.predictions.at(-1);

test('IMG-04 a picture is asked for at 768 x 1280, one, webp, quality 90; Kontext with 28 steps, strength and guidance by realistic, stylised and mobile; without a photo guidance and steps go by the style', async () => {
  const { portrait, ordered } = await openPlayer(pictures);
  const rows = [
    ['fantasy', 'photo', { strength: 0.65, guidance_scale: 7, steps: 28 }],
    ['realistic', 'photo', { strength: 0.8, guidance_scale: 8, steps: 28 }],
    ['realistic', 'photo on a phone', { strength: 0.9, guidance_scale: 9, steps: 28 }],
    ['anime', 'photo', { strength: 0.6, guidance_scale: 7, steps: 28 }],
    ['anime', 'photo on a phone', { strength: 0.75, guidance_scale: 8, steps: 28 }],
    ['anime', 'words', { guidance_scale: 9, steps: 32 }],
    ['pixar', 'words', { guidance_scale: 8.5, steps: 30 }],
    ['pixel-art', 'words', { guidance_scale: 10, steps: 35 }],
    ['realistic', 'words', { guidance_scale: 7.5, steps: 25 }],
    ['watercolor', 'words', { guidance_scale: 8, steps: 28 }],
  ] as const;
  for (const [imageStyle, by, settings] of rows) {
    const byPhoto = by !== 'words';
    const made = await portrait({ imageStyle, byPhoto, mobile: by === 'photo on a phone' });
    expect(made, `${imageStyle} by ${by}`).not.toBeNull();
    const version = byPhoto ? 'flux-kontext-dev' : 'flux-dev';
    const common = { width: 768, height: 1280, num_outputs: 1, output_format: 'webp', output_quality: 90 };
    expect(ordered.at(-1), `${imageStyle} by ${by}`).toMatchObject({
      version,
      input: { ...common, ...settings },
    });
    if (!byPhoto) expect(ordered.at(-1)).not.toHaveProperty('input.strength');
    // In the model's own words, which knows shapes and no sizes.
    expect(last(), `${imageStyle} by ${by}`).toMatchObject({
      version: `black-forest-labs/${version}`,
      input: {
        guidance: settings.guidance_scale,
        num_inference_steps: settings.steps,
        aspect_ratio: '9:16',
        output_format: 'webp',
        output_quality: 90,
        ...(byPhoto ? {} : { num_outputs: 1 }),
      },
    });
  }
});

test('IMG-03 a request on Kontext with a reference that fails, or is refused, goes on with FLUX Pro: steps 25, guidance 8, 3:4, weight of the reference 0.3, safety tolerance 2, each as far as the model takes it', async () => {
  const wanted = { steps: 25, guidance: 8, aspect: '3:4', strength: 0.3, safety: 2 };
  for (const model of ['flux-kontext-dev', 'flux-kontext-pro'] as const) {
    expect(
      fallbackOrder(model, { prompt: 'x', reference: 'y', strength: 0.9, width: 768, height: 1280 }),
    ).toEqual({
      model: 'flux-pro',
      order: { prompt: 'x', reference: 'y', ...wanted },
    });
    for (const way of ['failed', 'refused'] as const) {
      const { portrait, store, user } = await openPlayer(pictures);
      await store.changeSettings({ fluxModel: model });
      if (way === 'failed') replicate.plans.set(model, planOf({ end: 'failed', error: 'too dark' }));
      else replicate.refusals.push({ model, status: 500, times: 1 });
      const before = replicate.predictions.length;
      expect(await portrait(), `${model} ${way}`).not.toBeNull();
      expect(replicate.predictions.slice(before).map(({ version }) => version)).toEqual([
        ...(way === 'failed' ? [`black-forest-labs/${model}`] : []),
        'black-forest-labs/flux-pro',
      ]);
      const { input = {} } = last() ?? {};
      expect(input).toMatchObject({
        image_prompt: dataUrl(photo, 'image/jpeg'),
        steps: 25,
        // It takes no more.
        guidance: 5,
        aspect_ratio: '3:4',
        safety_tolerance: 2,
      });
      // Nor has it a key for the weight of a reference.
      expect(Object.keys(input).filter((key) => key.includes('strength'))).toEqual([]);
      expect(await sums(user)).toEqual(oneUsed);
    }
  }
});

test('CRED-20 a provider’s pictures come by themselves only after the player chose that; pay-as-you-go ends at a weekly limit, $5 at first, that the server keeps and the player changes', async () => {
  const { tellOne, store, ordered, user, call } = await openPlayer(pictures);
  await subscribe(pictures, user);
  // Whatever a new player has; a provider alone; and making them by itself without a provider.
  const untouched = {
    pictures: defaultSettings.pictures,
    autoGenerateImages: defaultSettings.autoGenerateImages,
  };
  for (const unchosen of [
    untouched,
    { pictures: 'provider', autoGenerateImages: false },
    { pictures: 'drawn', autoGenerateImages: true },
    { pictures: 'off', autoGenerateImages: true },
  ] as const) {
    await store.changeSettings(unchosen);
    expect(await tellOne()).toEqual({ isMade: false, ended: { ok: true, value: null } });
  }
  expect(ordered).toEqual([]);

  await store.changeSettings({ pictures: 'provider', autoGenerateImages: true });
  expect(await call('current_usage')).toMatchObject({ weeklyLimitCents: 500, currentSpendingCents: 0 });
  await call('set_weekly_limit', { p_cents: 20 });
  for (let made = 0; made < 2; made += 1) expect((await tellOne()).isMade).toBe(true);
  const before = replicate.predictions.length;
  for (const asked of [false, true]) expect((await tellOne({ asked })).isMade).toBe(false);
  // Nor for a page that knows of no limit.
  expect(await pictures.begin(user)).toMatchObject({
    status: 402,
    body: { credit: { code: 'weekly-limit' } },
  });
  expect(replicate.predictions.length).toBe(before);
  expect(await call('current_usage')).toMatchObject({ weeklyLimitCents: 20, currentSpendingCents: 20 });
  await call('set_weekly_limit', { p_cents: 30 });
  expect((await tellOne()).isMade).toBe(true);
  expect((await tellOne()).isMade).toBe(false);
  // Another week.
  await pictures.wait(7 * 24 * 3600 + 60);
  expect((await tellOne()).isMade).toBe(true);
});

test('CRED-17 what a picture took, what is left and what the page goes by have the shapes that were agreed', async () => {
  const { tellOne, store, billing, user } = await openPlayer(pictures);
  await store.changeSettings({ autoGenerateImages: true });
  const balances: CreditBalance[] = [];
  const api = billing(async (balance) => void balances.push(balance));
  const refresh = async () => {
    expect(await api.refresh()).toMatchObject({ ok: true });
    const balance = balances.at(-1);
    if (!balance) throw new Error('nothing was kept');
    return balance;
  };
  const taken = {
    success: true,
    credits_remaining: 14,
    error_message: null,
    credit_id: expect.any(String),
    pay_as_you_go: false,
    requires_purchase: false,
  };
  expect((await tellOne()).status).toEqual({ type: 'made', credit: taken });
  const first = await refresh();
  const { total, breakdown, credits_remaining, credits_used, credits_limit, month_year, needs_reset } = first;
  expect({
    credits_used,
    credits_limit,
    credits_remaining,
    month_year,
    needs_reset,
    breakdown,
    total,
  }).toEqual({
    credits_used: 1,
    credits_limit: 15,
    credits_remaining: 14,
    month_year: new Date(replicate.clock.nowS * 1000).toISOString().slice(0, 7),
    needs_reset: false,
    breakdown: { free: 14, purchased: 0, subscription: 0, bonus: 0 },
    total: 14,
  });
  const known = (balance: CreditBalance) =>
    ({ status: 'known', balance, readAt: 0, spending: balance.currentSpending }) as const;
  expect(creditStateOf(known(first), true)).toEqual({
    credits_remaining: 14,
    hasActiveSubscription: false,
    isUsingPayAsYouGo: false,
    currentSpending: 0,
    imagesEnabled: true,
  });

  await subscribe(pictures, user);
  const unit = { ...taken, credits_remaining: 0, credit_id: null, pay_as_you_go: true };
  expect((await tellOne()).status).toEqual({ type: 'made', credit: unit });
  expect(creditStateOf(known(await refresh()), false)).toEqual({
    credits_remaining: 0,
    hasActiveSubscription: true,
    isUsingPayAsYouGo: true,
    currentSpending: 0.1,
    imagesEnabled: false,
  });

  const other = await openPlayer(pictures);
  await other.drain();
  expect((await other.tellOne({ asked: true })).status).toMatchObject({
    type: 'failed',
    failure: {
      credit: {
        success: false,
        credits_remaining: 0,
        error_message: 'No image credits remaining',
        credit_id: null,
        pay_as_you_go: false,
        requires_purchase: true,
      },
    },
  });
});

test('CRED-08 where credits cannot be asked for, five are shown where none were kept; the server has the ten of its month and what was used of them, and grants nothing for it', async () => {
  const page = new EventTarget();
  for (const name of ['addEventListener', 'removeEventListener', 'dispatchEvent'] as const)
    vi.stubGlobal(name, page[name].bind(page));
  const { tellOne, store: game, billing, database, user, call, drain } = await openPlayer(pictures);
  const ending = new AbortController();
  try {
    await game.changeSettings({ autoGenerateImages: true });
    const store = createStore();
    let isAway = true;
    const answers: ReturnType<BillingApi['refresh']>[] = [];
    const keep = (balance: CreditBalance) => keepBalance(database, balance, 1);
    const [away, there] = [billing(keep, () => Promise.reject(new Error('away'))), billing(keep)];
    store.set(billingApiAtom, {
      ...there,
      refresh: () => {
        const answer = (isAway ? away : there).refresh();
        answers.push(answer);
        return answer;
      },
    });
    await drain();
    const before = await sums(user);
    watchCredits(store, database, ending.signal);
    await vi.waitFor(() => expect(store.get(creditsAtom)).toEqual({ status: 'fallback', credits: 5 }));
    expect(answers).toHaveLength(1);
    expect(await database.meta.get('credits')).toBeUndefined();
    // What is shown buys nothing.
    expect(await tellOne({ asked: true })).toMatchObject({
      isMade: false,
      status: { failure: { why: 'no-credits' } },
    });
    expect(await sums(user)).toEqual(before);
    // Nor is it more where the server is asked for a month's credits again.
    await call('ensure_free_credits');
    expect(await sums(user)).toEqual(before);
    const [month] = await pictures.standIn.admin<{ most: number }[]>`
      select credits_limit as most from billing.lots l join billing.owners o on o.book = l.book
      where o.user_id = ${user} and grant_key like 'free:%'`;
    expect(month).toEqual({ most: 10 });
    isAway = false;
    page.dispatchEvent(new Event('online'));
    await vi.waitFor(() =>
      expect(store.get(creditsAtom)).toMatchObject({ status: 'known', balance: { total: 0 } }),
    );
    // From now on it is what was kept, and never five again.
    isAway = true;
    page.dispatchEvent(new Event('online'));
    await vi.waitFor(() => expect(answers).toHaveLength(3));
    expect(await answers[2]).toEqual({ ok: false, error: { type: 'offline' } });
    expect(store.get(creditsAtom)).toMatchObject({ status: 'known', balance: { total: 0 } });
  } finally {
    ending.abort();
    vi.unstubAllGlobals();
  }
});
