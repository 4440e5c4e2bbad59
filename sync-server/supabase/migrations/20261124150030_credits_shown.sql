-- Grants, and what a player sees and changes.

create function public.grant_credits(
  p_user uuid, p_key text, p_type text, p_credits integer, p_expires timestamptz, p_live boolean
) returns boolean language plpgsql volatile security definer set search_path = '' as $$
declare
  v_account uuid := billing.enter(p_user);
begin
  if v_account is null then return false; end if;
  return billing.grant_lot(v_account, p_key, p_type, billing.mode(p_live), p_credits, p_expires) is not null;
end $$;

create function public.void_lot(p_user uuid, p_key text) returns boolean
language plpgsql volatile security definer set search_path = '' as $$
declare
  v_account uuid := billing.enter(p_user);
  v_lot uuid;
begin
  update billing.lots l set void_target = l.credits_limit
  where l.book = v_account and l.grant_key = p_key returning l.id into v_lot;
  if v_lot is null then return false; end if;
  perform billing.level(v_lot);
  return true;
end $$;

create function public.ensure_free_credits(p_user uuid) returns void
language plpgsql volatile security definer set search_path = '' as $$
declare
  v_account uuid := billing.enter(p_user);
begin
  if v_account is null then return; end if;
  perform billing.expire(v_account);
  perform billing.grant_free(v_account);
end $$;

create function public.credit_balance(p_user uuid) returns jsonb
language plpgsql volatile security definer set search_path = '' as $$
declare
  v_account uuid := billing.enter(p_user);
  v_now timestamptz := billing.now();
  v_subscription billing.subscriptions;
  v_answer jsonb;
begin
  if v_account is null then return null; end if;
  perform billing.expire(v_account);
  perform billing.grant_free(v_account);
  v_subscription := billing.active_subscription(v_account, false);
  select jsonb_build_object(
    'total', coalesce(sum(l.credits_remaining), 0),
    'credits_remaining', coalesce(sum(l.credits_remaining), 0),
    'breakdown', jsonb_build_object(
      'free', coalesce(sum(l.credits_remaining) filter (where l.credit_type = 'free'), 0),
      'purchased', coalesce(sum(l.credits_remaining) filter (where l.credit_type = 'purchased'), 0),
      'subscription', coalesce(sum(l.credits_remaining) filter (where l.credit_type = 'subscription'), 0),
      'bonus', 0
    ),
    'test', coalesce(sum(l.credits_remaining) filter (where l.mode = 'test'), 0),
    'held', coalesce(sum(l.credits_held), 0),
    'frozen', coalesce(sum(l.credits_frozen), 0),
    'credits_used', coalesce(sum(l.credits_used), 0),
    'credits_limit', coalesce(sum(l.credits_limit - l.credits_voided), 0),
    'month_year', to_char(v_now at time zone 'UTC', 'YYYY-MM'),
    'needs_reset', false,
    'next_expiry', min(l.expires_at) filter (where l.credits_remaining > 0),
    'hasActiveSubscription', v_subscription.id is not null,
    'isUsingPayAsYouGo', v_subscription.id is not null and coalesce(sum(l.credits_remaining), 0) = 0
  ) into v_answer
  from billing.lots l
  where l.book = v_account and (l.expires_at is null or l.expires_at > v_now) and billing.counts(l.mode, false);
  return v_answer || public.current_usage(p_user);
end $$;

create function public.current_usage(p_user uuid) returns jsonb
language plpgsql volatile security definer set search_path = '' as $$
declare
  v_account uuid := billing.account_of(p_user);
  v_now timestamptz := billing.now();
  v_subscription billing.subscriptions;
  v_shown billing.subscriptions;
  v_start timestamptz;
begin
  v_subscription := billing.active_subscription(v_account, false);
  -- A stopped one is shown with its week too.
  select * into v_shown from billing.subscriptions s
  where s.book = v_account and s.status in ('active', 'past_due') and billing.counts(s.mode, false) order by s.mode limit 1;
  v_start := billing.week_start(coalesce(v_shown.anchor, date_trunc('week', v_now at time zone 'UTC') at time zone 'UTC'), v_now);
  return jsonb_build_object(
    'currentSpending', case when v_shown.id is null then 0 else billing.week_cents(v_shown, false, v_now) end / 100.0,
    'currentSpendingCents', case when v_shown.id is null then 0 else billing.week_cents(v_shown, false, v_now) end,
    'periodStart', v_start, 'periodEnd', v_start + make_interval(secs => 604800),
    'weeklyLimitCents', coalesce((select a.weekly_limit_cents from billing.books a where a.id = v_account), 500),
    'paymentFailed', v_shown.id is not null and v_subscription.id is null
  );
end $$;

create function public.set_weekly_limit(p_user uuid, p_cents integer) returns boolean
language plpgsql volatile security definer set search_path = '' as $$
declare
  v_account uuid := billing.enter(p_user);
begin
  if v_account is null or p_cents is null or p_cents not between 0 and 100000 then return false; end if;
  update billing.books a set weekly_limit_cents = p_cents where a.id = v_account;
  return true;
end $$;

-- Announces pictures. Each announced unit is taken as a picture would take it, for ten minutes.
create function public.report_usage(p_user uuid, p_quantity integer, p_real boolean) returns jsonb
language plpgsql volatile security definer set search_path = '' as $$
declare
  v_account uuid := billing.enter(p_user);
  v_taken jsonb;
  v_requests text[] := '{}';
begin
  if v_account is null then return billing.refusal(0, 'User not authenticated', 'not-authenticated', false); end if;
  if p_quantity is null or p_quantity not between 1 and 10 then
    return billing.refusal(0, 'Failed to use image credit', 'bad-request', false);
  end if;
  perform billing.expire(v_account);
  perform billing.grant_free(v_account);
  -- A browser that announces and never draws holds back no more than ten.
  if (select count(*) from billing.holds h where h.book = v_account and h.state = 'held' and h.kind = 'report') + p_quantity > 10 then
    return billing.refusal(0, 'Too many pictures are announced already', 'too-many', false);
  end if;
  for i in 1 .. p_quantity loop
    v_taken := billing.take(v_account, 'report:' || gen_random_uuid(), 'report', 600, p_real, null, null);
    exit when not (v_taken ->> 'success')::boolean;
    v_requests := v_requests || (v_taken ->> 'request_id');
  end loop;
  -- All or none.
  if not (v_taken ->> 'success')::boolean then
    perform billing.settle(h.id, false) from billing.holds h where h.book = v_account and h.request_id = any (v_requests);
  end if;
  return v_taken;
end $$;

-- Asks a unit back. Gives back only what is announced and not drawn; what failed went back by itself, and is said so once.
create function public.refund_usage(p_user uuid, p_quantity integer) returns jsonb
language plpgsql volatile security definer set search_path = '' as $$
declare
  v_account uuid := billing.enter(p_user);
  v_holds uuid[];
begin
  if v_account is null or p_quantity is null or p_quantity not between 1 and 10 then
    return jsonb_build_object('success', false);
  end if;
  select array_agg(f.id) into v_holds from (
    select h.id from billing.holds h
    where h.book = v_account and not h.refund_asked
      and (h.state = 'released' or (h.state = 'held' and h.kind = 'report'))
    order by (h.state = 'released') desc, h.created_at desc limit p_quantity
  ) f;
  if coalesce(cardinality(v_holds), 0) < p_quantity then return jsonb_build_object('success', false); end if;
  perform billing.settle(h.id, false) from billing.holds h where h.id = any (v_holds) and h.state = 'held';
  update billing.holds h set refund_asked = true where h.id = any (v_holds);
  return jsonb_build_object('success', true);
end $$;

create function public.credit_history(p_user uuid, p_before bigint default null, p_limit integer default 100) returns jsonb
language plpgsql volatile security definer set search_path = '' as $$
declare
  v_account uuid := billing.account_of(p_user);
begin
  return (
    select coalesce(jsonb_agg(jsonb_build_object(
      'id', e.id, 'kind', e.kind, 'amount', e.amount, 'cents', e.cents, 'at', e.at,
      'credit_type', l.credit_type, 'test', coalesce(l.mode, h.mode) = 'test',
      'grant', case when l.grant_key like 'pi:%' then 'purchase' else split_part(l.grant_key, ':', 1) end,
      'story', h.story, 'scene', h.scene, 'request_id', h.request_id
    ) order by e.id desc), '[]')
    from (
      select * from billing.ledger g
      where g.book = v_account and (p_before is null or g.id < p_before) order by g.id desc limit least(p_limit, 500)
    ) e
    left join billing.lots l on l.id = e.lot left join billing.holds h on h.id = e.hold
  );
end $$;

create function public.billing_receipts(p_user uuid) returns jsonb
language plpgsql volatile security definer set search_path = '' as $$
declare
  v_account uuid := billing.account_of(p_user);
begin
  return (
    select coalesce(jsonb_agg(r.row order by r.at desc), '[]') from (
      select p.created_at as at, jsonb_build_object(
        'id', p.id, 'kind', 'pack', 'plan_id', p.plan_id, 'name', n.name, 'cents', p.cents, 'currency', p.currency,
        'status', p.status, 'refunded_cents', p.refunded_cents, 'url', p.receipt_url, 'test', p.mode = 'test',
        'at', coalesce(p.paid_at, p.created_at)
      ) as row
      from billing.purchases p join billing.plans n on n.id = p.plan_id
      where p.book = v_account and p.status in ('succeeded', 'mismatch')
      union all
      select i.created_at, jsonb_build_object(
        'id', i.id, 'kind', 'week', 'plan_id', 'pay-as-you-go', 'name', 'Pay-as-you-go', 'cents', i.cents, 'currency', 'usd',
        'status', i.state, 'refunded_cents', 0, 'url', i.url, 'test', i.mode = 'test', 'at', i.created_at
      )
      from billing.invoices i where i.book = v_account and i.state <> 'void'
    ) r
  );
end $$;

create function public.billing_catalogue() returns jsonb language sql stable security definer set search_path = '' as $$
  select jsonb_agg(jsonb_build_object(
    'id', p.id, 'type', p.type, 'name', p.name, 'priceId', p.price_id, 'credits', p.credits, 'price', p.cents,
    'currency', p.currency, 'period', p.period, 'savingsPercent', p.savings_percent
  ) order by p.place) from billing.plans p
$$;

create function public.set_payments(p_live boolean) returns void language sql volatile security definer set search_path = '' as
$$ update billing.state set live = p_live where live <> p_live $$;

create function public.set_test_clock(p_at timestamptz) returns void language sql volatile security definer set search_path = '' as
$$ update billing.state set test_time = p_at where test_time is distinct from p_at $$;
