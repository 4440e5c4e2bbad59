-- How a picture is paid for: reserved before, settled after, and given back when nobody settled it.

create function billing.refusal(p_remaining integer, p_message text, p_code text, p_purchase boolean) returns jsonb
language sql immutable set search_path = '' as $$
  select jsonb_build_object(
    'success', false, 'credits_remaining', p_remaining, 'error_message', p_message, 'code', p_code,
    'credit_id', null, 'pay_as_you_go', false, 'requires_purchase', p_purchase
  )
$$;

create function billing.consumption(p_hold billing.holds, p_again boolean) returns jsonb
language sql volatile set search_path = '' as $$
  select jsonb_build_object(
    'success', p_hold.state <> 'released',
    'credits_remaining', billing.remaining(p_hold.book, false),
    'error_message', case when p_hold.state = 'released' then 'Failed to use image credit' end,
    'credit_id', p_hold.lot, 'pay_as_you_go', p_hold.subscription is not null, 'requires_purchase', false,
    'request_id', p_hold.request_id, 'state', p_hold.state, 'prediction_id', p_hold.prediction_id,
    'test', p_hold.mode = 'test', 'again', p_again
  )
$$;

-- One credit, or one unit of pay-as-you-go, for a request of a locked account.
create function billing.take(
  p_account uuid, p_request text, p_kind text, p_ttl_seconds integer, p_real boolean, p_story text, p_scene text
) returns jsonb language plpgsql volatile set search_path = '' as $$
declare
  v_now timestamptz := billing.now();
  v_lot billing.lots;
  v_subscription billing.subscriptions;
  v_hold billing.holds;
  v_limit integer;
  v_cents integer;
begin
  select * into v_lot from billing.lots l
  where l.book = p_account and l.credits_remaining > 0 and (l.expires_at is null or l.expires_at > v_now)
    and billing.counts(l.mode, p_real)
  order by case l.credit_type when 'purchased' then 0 when 'subscription' then 1 else 2 end,
    l.expires_at nulls last, l.created_at, l.id
  limit 1 for update;
  if v_lot.id is null then
    v_subscription := billing.active_subscription(p_account, p_real);
    if v_subscription.id is null then
      return billing.refusal(0, 'No image credits remaining', 'no-credits', true);
    end if;
    select a.weekly_limit_cents into v_limit from billing.books a where a.id = p_account;
    select p.cents into v_cents from billing.plans p where p.id = v_subscription.plan_id;
    if billing.week_cents(v_subscription, true, v_now) + v_cents > v_limit then
      return billing.refusal(0, 'Your weekly limit for pay-as-you-go is reached', 'weekly-limit', false);
    end if;
  end if;
  insert into billing.holds (book, request_id, kind, lot, subscription, mode, story, scene, created_at, expires_at)
  values (p_account, p_request, p_kind, v_lot.id, v_subscription.id, coalesce(v_lot.mode, v_subscription.mode), p_story, p_scene,
    v_now, v_now + make_interval(secs => p_ttl_seconds))
  returning * into v_hold;
  if v_lot.id is not null then
    update billing.lots l
    set credits_remaining = l.credits_remaining - 1, credits_held = l.credits_held + 1, updated_at = v_now
    where l.id = v_lot.id;
    perform billing.book(v_lot, 'hold', -1, 'hold:' || v_hold.id, v_hold.id);
  end if;
  return billing.consumption(v_hold, false);
end $$;

create function billing.settle(p_hold uuid, p_ok boolean) returns text language plpgsql volatile set search_path = '' as $$
declare
  v_now timestamptz := billing.now();
  v_hold billing.holds;
  v_lot billing.lots;
  v_cents integer;
begin
  select * into v_hold from billing.holds h where h.id = p_hold for update;
  -- Decided once. A picture that comes after its credit went back is given, and not charged for again.
  if v_hold.state <> 'held' then return v_hold.state; end if;
  update billing.holds h
  set state = case when p_ok then 'committed' else 'released' end, settled_at = v_now
  where h.id = p_hold returning * into v_hold;
  if v_hold.lot is not null then
    update billing.lots l
    set credits_held = l.credits_held - 1,
        credits_used = l.credits_used + case when p_ok then 1 else 0 end,
        credits_remaining = l.credits_remaining + case when p_ok then 0 else 1 end,
        consumed_at = case when p_ok then v_now else l.consumed_at end,
        updated_at = v_now
    where l.id = v_hold.lot returning * into v_lot;
    if p_ok then
      perform billing.book(v_lot, 'use', 0, 'use:' || v_hold.id, v_hold.id);
    else
      perform billing.book(v_lot, 'release', 1, 'release:' || v_hold.id, v_hold.id);
      perform billing.level(v_lot.id);
    end if;
  elsif p_ok then
    select p.cents into v_cents
    from billing.subscriptions s join billing.plans p on p.id = s.plan_id where s.id = v_hold.subscription;
    insert into billing.usage_events (book, hold, subscription, mode, quantity, cents, identifier, at, try_at)
    values (v_hold.book, v_hold.id, v_hold.subscription, v_hold.mode, 1, v_cents, 'use_' || v_hold.id, v_now, v_now);
    insert into billing.ledger (book, hold, kind, amount, cents, entry_key, at)
    values (v_hold.book, v_hold.id, 'use', 0, v_cents, 'use:' || v_hold.id, v_now);
  end if;
  return v_hold.state;
end $$;

create function public.reserve_image(
  p_user uuid, p_request text, p_ttl_seconds integer default 600, p_real boolean default true,
  p_about jsonb default '{}', p_most_open integer default null
) returns jsonb language plpgsql volatile security definer set search_path = '' as $$
declare
  v_account uuid := billing.enter(p_user);
  v_now timestamptz := billing.now();
  v_hold billing.holds;
begin
  if v_account is null then return billing.refusal(0, 'User not authenticated', 'not-authenticated', false); end if;
  if p_request is null or length(p_request) not between 1 and 200 then
    return billing.refusal(0, 'Failed to use image credit', 'bad-request', false);
  end if;
  select * into v_hold from billing.holds h where h.book = v_account and h.request_id = p_request;
  if v_hold.id is not null then return billing.consumption(v_hold, true); end if;
  if p_most_open is not null
    and (select count(*) from billing.holds h where h.book = v_account and h.state = 'held' and h.kind = 'picture') >= p_most_open
  then
    return billing.refusal(0, 'Too many pictures are being made for you. Please wait for one of them.', 'too-many', false);
  end if;
  perform billing.expire(v_account);
  perform billing.grant_free(v_account);
  -- What the browser announced is this picture's.
  update billing.holds h
  set kind = 'picture', request_id = p_request, story = p_about ->> 'story', scene = p_about ->> 'scene',
      expires_at = v_now + make_interval(secs => p_ttl_seconds)
  where h.id = (
    select o.id from billing.holds o
    where o.book = v_account and o.state = 'held' and o.kind = 'report' and o.expires_at > v_now
      and billing.counts(o.mode, p_real)
    order by o.created_at, o.id limit 1
  ) returning * into v_hold;
  if v_hold.id is not null then return billing.consumption(v_hold, false); end if;
  return billing.take(v_account, p_request, 'picture', p_ttl_seconds, p_real, p_about ->> 'story', p_about ->> 'scene');
end $$;

-- Which prediction a hold stands for; asked of the provider before the hold is given back.
create function public.note_prediction(p_user uuid, p_request text, p_prediction text) returns boolean
language plpgsql volatile security definer set search_path = '' as $$
declare
  v_account uuid := billing.enter(p_user);
begin
  update billing.holds h set prediction_id = p_prediction where h.book = v_account and h.request_id = p_request;
  return found;
end $$;

create function public.settle_image(p_user uuid, p_request text, p_ok boolean) returns jsonb
language plpgsql volatile security definer set search_path = '' as $$
declare
  v_account uuid := billing.enter(p_user);
  v_hold billing.holds;
begin
  select * into v_hold from billing.holds h where h.book = v_account and h.request_id = p_request;
  if v_hold.id is null then return null; end if;
  perform billing.settle(v_hold.id, p_ok);
  select * into v_hold from billing.holds h where h.id = v_hold.id;
  return billing.consumption(v_hold, false);
end $$;

-- Holds whose time is over and whose pictures may be there all the same, for one server at a time to ask about.
create function public.lease_holds(p_limit integer, p_seconds integer) returns jsonb
language sql volatile security definer set search_path = '' as $$
  with due as (
    select h.id from billing.holds h, (select billing.now() as at) n
    where h.state = 'held' and h.prediction_id is not null and h.expires_at <= n.at
      and (h.lease_until is null or h.lease_until <= n.at)
    order by h.expires_at limit p_limit for update of h skip locked
  ), taken as (
    update billing.holds h set lease_until = billing.now() + make_interval(secs => p_seconds)
    from due where h.id = due.id returning h.*
  )
  select coalesce(jsonb_agg(jsonb_build_object(
    'user', a.user_id, 'request_id', t.request_id, 'prediction_id', t.prediction_id
  )), '[]') from taken t left join billing.owners a on a.book = t.book
$$;

-- Gives back what nobody settled: at once what never became a prediction, the rest after the grace in which a provider can be asked.
-- Passes over accounts that are busy, so that it waits for nobody and nobody can wait for it in a circle.
create function public.sweep_holds(p_limit integer default 100, p_grace_seconds integer default 3600) returns integer
language plpgsql volatile security definer set search_path = '' as $$
declare
  v_now timestamptz := billing.now();
  v_row record;
  v_count integer := 0;
begin
  for v_row in
    select h.id, h.book from billing.holds h
    where h.state = 'held' and h.expires_at <= v_now
      and (h.prediction_id is null or h.expires_at <= v_now - make_interval(secs => p_grace_seconds))
    order by h.expires_at limit p_limit
  loop
    continue when not pg_try_advisory_xact_lock(hashtextextended('billing:' || v_row.book::text, 0));
    perform from billing.holds h where h.id = v_row.id and h.state = 'held' and h.expires_at <= v_now;
    continue when not found;
    perform billing.settle(v_row.id, false);
    v_count := v_count + 1;
  end loop;
  return v_count;
end $$;
