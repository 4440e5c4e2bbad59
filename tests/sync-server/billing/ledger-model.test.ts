import fc from 'fast-check';
import { afterAll, expect, test } from 'vitest';

import { openBilling } from './billing-database.ts';

const database = await openBilling({ connections: 4 });
afterAll(() => database.close());
const { call, newUser, sums, setClock } = database;

type Step =
  | { readonly type: 'grant'; readonly credits: number; readonly lot: number; readonly days: number | null }
  | { readonly type: 'reserve' | 'succeed' | 'fail'; readonly request: number }
  | { readonly type: 'void'; readonly lot: number }
  | { readonly type: 'wait'; readonly hours: number }
  | { readonly type: 'sweep' };

const dayMs = 86_400_000;
const startMs = Date.UTC(2026, 0, 30);

type Lot = {
  rank: number;
  until: number;
  made: number;
  limit: number;
  left: number;
  used: number;
  voided: boolean;
};
type Hold = { lot: Lot; until: number; state: 'held' | 'committed' | 'released' };

/** What the ledger is to do, without a database. */
function createModel() {
  let now = startMs;
  const lots = new Map<string, Lot>();
  const holds = new Map<number, Hold>();
  const add = (key: string, rank: number, limit: number, until: number) => {
    if (!lots.has(key))
      lots.set(key, { rank, until, made: lots.size, limit, left: limit, used: 0, voided: false });
  };
  const free = () => {
    const at = new Date(now);
    add('welcome', 2, 5, Infinity);
    add(
      `free ${at.getUTCFullYear()} ${at.getUTCMonth()}`,
      2,
      10,
      Date.UTC(at.getUTCFullYear(), at.getUTCMonth() + 1),
    );
  };
  const end = (hold: Hold, ok: boolean) => {
    if (hold.state !== 'held') return;
    hold.state = ok ? 'committed' : 'released';
    if (ok) hold.lot.used += 1;
    else if (!hold.lot.voided) hold.lot.left += 1;
  };
  const eligible = () => [...lots.values()].filter((lot) => lot.left > 0 && lot.until > now);
  return {
    take: (step: Step): boolean | null => {
      if (step.type === 'grant')
        add(`g${step.lot}`, 0, step.credits, step.days === null ? Infinity : now + step.days * dayMs);
      if (step.type === 'succeed' || step.type === 'fail') {
        const hold = holds.get(step.request);
        if (hold) end(hold, step.type === 'succeed');
      }
      const lot = step.type === 'void' ? lots.get(`g${step.lot}`) : undefined;
      if (lot) [lot.voided, lot.left] = [true, 0];
      if (step.type === 'wait') now += step.hours * 3_600_000;
      if (step.type === 'sweep') for (const hold of holds.values()) if (hold.until <= now) end(hold, false);
      if (step.type !== 'reserve') return null;
      const known = holds.get(step.request);
      if (known) return known.state !== 'released';
      free();
      const [first] = eligible().sort(
        (a, b) => a.rank - b.rank || (a.until === b.until ? a.made - b.made : a.until - b.until),
      );
      if (!first) return false;
      first.left -= 1;
      holds.set(step.request, { lot: first, until: now + 600_000, state: 'held' });
      return true;
    },
    now: () => now,
    total: () => (free(), eligible().reduce((sum, { left }) => sum + left, 0)),
    used: () => [...lots.values()].reduce((sum, { used }) => sum + used, 0),
    held: () => [...holds.values()].filter(({ state }) => state === 'held').length,
  };
}

const request = fc.nat({ max: 25 });
const lot = fc.nat({ max: 4 });
const step: fc.Arbitrary<Step> = fc.oneof(
  {
    weight: 2,
    arbitrary: fc.record({
      type: fc.constant('grant' as const),
      credits: fc.integer({ min: 1, max: 8 }),
      lot,
      days: fc.option(fc.integer({ min: 1, max: 40 })),
    }),
  },
  { weight: 8, arbitrary: fc.record({ type: fc.constant('reserve' as const), request }) },
  {
    weight: 4,
    arbitrary: fc.record({ type: fc.constantFrom('succeed' as const, 'fail' as const), request }),
  },
  { weight: 1, arbitrary: fc.record({ type: fc.constant('void' as const), lot }) },
  {
    weight: 2,
    arbitrary: fc.record({ type: fc.constant('wait' as const), hours: fc.integer({ min: 1, max: 900 }) }),
  },
  { weight: 1, arbitrary: fc.constant({ type: 'sweep' as const }) },
);

async function carryOut(user: string, each: Step, nowMs: number): Promise<boolean | null> {
  switch (each.type) {
    case 'grant':
      await call('grant_credits', {
        p_user: user,
        p_key: `g${each.lot}`,
        p_type: 'purchased',
        p_credits: each.credits,
        p_live: true,
        p_expires: each.days === null ? null : new Date(nowMs + each.days * dayMs).toISOString(),
      });
      return null;
    case 'reserve': {
      const answer = await call('reserve_image', { p_user: user, p_request: `r${each.request}` });
      return (answer as { success: boolean }).success;
    }
    case 'succeed':
    case 'fail':
      await call('settle_image', {
        p_user: user,
        p_request: `r${each.request}`,
        p_ok: each.type === 'succeed',
      });
      return null;
    case 'void':
      await call('void_lot', { p_user: user, p_key: `g${each.lot}` });
      return null;
    case 'wait':
      return null;
    case 'sweep':
      await call('sweep_holds', { p_limit: 1000, p_grace_seconds: 0 });
      return null;
  }
}

test('any sequence of grants, pictures, failures, refunds, sweeps and waiting ends as a model of thirty lines says', async () => {
  await fc.assert(
    fc.asyncProperty(fc.array(step, { minLength: 5, maxLength: 60 }), async (steps) => {
      const user = await newUser();
      const model = createModel();
      await setClock(new Date(startMs).toISOString());
      for (const each of steps) {
        const wanted = model.take(each);
        await setClock(new Date(model.now()).toISOString());
        expect(await carryOut(user, each, model.now()), JSON.stringify(each)).toBe(wanted);
      }
      const balance = await call('credit_balance', { p_user: user });
      expect(balance).toMatchObject({ total: model.total() });
      const { ledger, remaining, held, used } = await sums(user);
      expect({ ledger, held, used }).toEqual({ ledger: remaining, held: model.held(), used: model.used() });
    }),
    { numRuns: 60, seed: 21 },
  );
  expect(await call('billing_differences')).toMatchObject({ lots: [] });
});
