-- Purchases, subscriptions, and what the payment provider says about them. The server fetches the provider's object first and hands its
-- facts in; each function here is one transaction that may be repeated, come twice at once, or come late.

-- ---------------------------------------------------------------- events

-- Notes an event; false when it was noted before. Without an event (the server asked by itself) always true. The account is locked already,
-- so that copies of one event wait for each other there.
create function billing.first_time(p_event jsonb, p_outcome text) returns boolean language plpgsql volatile set search_path = '' as $$
begin
  if p_event is null then return true; end if;
  insert into billing.webhook_events (id, type, outcome, received_at)
  values (p_event ->> 'id', p_event ->> 'type', p_outcome, billing.now())
  on conflict do nothing;
  return found;
end $$;

-- Whether an event was dealt with, asked before the provider is asked about its object.
create function public.billing_event_known(p_id text) returns boolean language sql stable security definer set search_path = '' as
$$ select exists (select from billing.webhook_events e where e.id = p_id) $$;

-- Notes an event that changes nothing here.
create function public.billing_event_passed(p_event jsonb) returns boolean language sql volatile security definer set search_path = '' as
$$ select billing.first_time(p_event, 'passed') $$;

create function billing.uuid_or_null(p_text text) returns uuid language sql immutable set search_path = '' as $$
  select case when p_text ~ '^[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}$' then p_text::uuid end
$$;

-- ---------------------------------------------------------------- customers

create function public.billing_customer(p_user uuid, p_live boolean) returns jsonb
language plpgsql volatile security definer set search_path = '' as $$
declare
  v_account uuid := billing.enter(p_user);
begin
  if v_account is null then return null; end if;
  return jsonb_build_object('account', v_account, 'customer', (
    select c.customer from billing.customers c where c.account = v_account and c.mode = billing.mode(p_live)
  ));
end $$;

-- Keeps the first one that is told, and answers what is kept.
create function public.keep_customer(p_user uuid, p_live boolean, p_customer text) returns text
language plpgsql volatile security definer set search_path = '' as $$
declare
  v_account uuid := billing.enter(p_user);
begin
  if v_account is null then return null; end if;
  insert into billing.customers (account, mode, customer) values (v_account, billing.mode(p_live), p_customer)
  on conflict do nothing;
  return (select c.customer from billing.customers c where c.account = v_account and c.mode = billing.mode(p_live));
end $$;

create function billing.is_customer(p_account uuid, p_mode text, p_customer text) returns boolean
language sql stable set search_path = '' as $$
  select exists (
    select from billing.customers c where c.account = p_account and c.mode = p_mode and c.customer = p_customer
  )
$$;

-- ---------------------------------------------------------------- packs

create function public.begin_purchase(p_user uuid, p_plan text, p_key text, p_body_hash text, p_live boolean) returns jsonb
language plpgsql volatile security definer set search_path = '' as $$
declare
  v_account uuid := billing.enter(p_user);
  v_now timestamptz := billing.now();
  v_row billing.purchases;
begin
  if v_account is null then return jsonb_build_object('refused', 'not-authenticated'); end if;
  select * into v_row from billing.purchases p where p.account = v_account and p.idempotency_key = p_key;
  if v_row.id is null then
    if (select count(*) from billing.purchases p where p.account = v_account and p.created_at > v_now - interval '1 hour') >= 10 then
      return jsonb_build_object('refused', 'too-many');
    end if;
    insert into billing.purchases (account, plan_id, mode, credits, cents, currency, idempotency_key, body_hash, created_at)
    select v_account, p.id, billing.mode(p_live), p.credits, p.cents, p.currency, p_key, p_body_hash, v_now
    from billing.plans p where p.id = p_plan and p.type = 'pack'
    returning * into v_row;
    if v_row.id is null then return jsonb_build_object('refused', 'no-plan'); end if;
  elsif v_row.body_hash <> p_body_hash or v_row.mode <> billing.mode(p_live) then
    return jsonb_build_object('refused', 'other-body');
  end if;
  return jsonb_build_object(
    'id', v_row.id, 'account', v_account, 'plan_id', v_row.plan_id, 'credits', v_row.credits, 'cents', v_row.cents,
    'currency', v_row.currency, 'intent', v_row.payment_intent, 'status', v_row.status
  );
end $$;

create function public.attach_payment(p_purchase uuid, p_intent text) returns boolean
language plpgsql volatile security definer set search_path = '' as $$
begin
  perform billing.lock(p.account) from billing.purchases p where p.id = p_purchase;
  update billing.purchases p set payment_intent = p_intent
  where p.id = p_purchase and (p.payment_intent is null or p.payment_intent = p_intent);
  return found;
end $$;

-- Brings a purchase's lot to what went back of its money and to what banks say.
create function billing.level_purchase(p_purchase uuid) returns void language plpgsql volatile set search_path = '' as $$
declare
  v_row billing.purchases;
  v_lost boolean;
begin
  select * into v_row from billing.purchases p where p.id = p_purchase;
  if v_row.lot is null then return; end if;
  select coalesce(bool_or(d.state = 'lost'), false) into v_lost from billing.disputes d where d.purchase = p_purchase;
  update billing.lots l
  set void_target = greatest(
        l.void_target,
        case when v_lost then l.credits_limit else floor(l.credits_limit::numeric * least(v_row.refunded_cents, v_row.cents) / v_row.cents) end
      ),
      is_frozen = exists (select from billing.disputes d where d.purchase = p_purchase and d.state = 'open')
  where l.id = v_row.lot;
  perform billing.level(v_row.lot);
end $$;

-- The purchase that a payment is for: by the payment's id, or, where that was not kept yet, by the purchase that we named to the provider.
create function billing.purchase_of(p_intent text, p_named text) returns billing.purchases
language sql stable set search_path = '' as $$
  select p from billing.purchases p
  where p.payment_intent = p_intent or (p.payment_intent is null and p.id = billing.uuid_or_null(p_named))
  order by (p.payment_intent is null) limit 1
$$;

-- What the provider says of a payment: {id, status, received, currency, customer, live, named, receipt_url, refunded}.
create function public.apply_payment(p_event jsonb, p_payment jsonb) returns text
language plpgsql volatile security definer set search_path = '' as $$
declare
  v_row billing.purchases := billing.purchase_of(p_payment ->> 'id', p_payment ->> 'named');
  v_now timestamptz := billing.now();
  v_lot uuid;
  v_status text := p_payment ->> 'status';
begin
  if v_row.id is null then
    perform billing.first_time(p_event, 'foreign');
    return 'foreign';
  end if;
  perform billing.lock(v_row.account);
  v_row := billing.purchase_of(p_payment ->> 'id', p_payment ->> 'named');
  -- Names prove nothing: the payment must be by the customer that this account has.
  if v_row.id is null or billing.mode((p_payment ->> 'live')::boolean) <> v_row.mode
    or not billing.is_customer(v_row.account, v_row.mode, p_payment ->> 'customer')
  then
    perform billing.first_time(p_event, 'foreign');
    return 'foreign';
  end if;
  if not billing.first_time(p_event, v_status) then return 'duplicate'; end if;
  update billing.purchases p
  set payment_intent = p_payment ->> 'id', checked_at = v_now,
      receipt_url = coalesce(p_payment ->> 'receipt_url', p.receipt_url),
      refunded_cents = greatest(p.refunded_cents, coalesce((p_payment ->> 'refunded')::integer, 0))
  where p.id = v_row.id;
  if v_status = 'succeeded' and v_row.status <> 'succeeded' then
    if (p_payment ->> 'received')::integer is distinct from v_row.cents or p_payment ->> 'currency' is distinct from v_row.currency then
      update billing.purchases p set status = 'mismatch' where p.id = v_row.id;
      return 'mismatch';
    end if;
    v_lot := billing.grant_lot(
      v_row.account, 'pi:' || (p_payment ->> 'id'), 'purchased', v_row.mode, v_row.credits,
      (v_now at time zone 'UTC' + interval '12 months') at time zone 'UTC'
    );
    update billing.purchases p set status = 'succeeded', paid_at = v_now, lot = v_lot where p.id = v_row.id;
  elsif v_status in ('failed', 'canceled') and v_row.status in ('pending', 'failed') then
    update billing.purchases p set status = v_status where p.id = v_row.id;
  end if;
  perform billing.level_purchase(v_row.id);
  return v_status;
end $$;

-- Money went back: {payment, named, refunded}, where refunded is all of it so far.
create function public.apply_refund(p_event jsonb, p_refund jsonb) returns text
language plpgsql volatile security definer set search_path = '' as $$
declare
  v_row billing.purchases := billing.purchase_of(p_refund ->> 'payment', p_refund ->> 'named');
begin
  if v_row.id is null then
    perform billing.first_time(p_event, 'foreign');
    return 'foreign';
  end if;
  perform billing.lock(v_row.account);
  if not billing.first_time(p_event, 'refund') then return 'duplicate'; end if;
  update billing.purchases p
  set refunded_cents = greatest(p.refunded_cents, least((p_refund ->> 'refunded')::integer, p.cents)) where p.id = v_row.id;
  perform billing.level_purchase(v_row.id);
  return 'refund';
end $$;

-- A bank asks money back, or has decided: {id, payment, named, state}; won and lost are for ever.
create function public.apply_dispute(p_event jsonb, p_dispute jsonb) returns text
language plpgsql volatile security definer set search_path = '' as $$
declare
  v_row billing.purchases := billing.purchase_of(p_dispute ->> 'payment', p_dispute ->> 'named');
begin
  if v_row.id is null then
    perform billing.first_time(p_event, 'foreign');
    return 'foreign';
  end if;
  perform billing.lock(v_row.account);
  if not billing.first_time(p_event, p_dispute ->> 'state') then return 'duplicate'; end if;
  insert into billing.disputes as d (id, purchase, state) values (p_dispute ->> 'id', v_row.id, p_dispute ->> 'state')
  on conflict (id) do update set state = excluded.state where d.state = 'open' and d.purchase = excluded.purchase;
  perform billing.level_purchase(v_row.id);
  return p_dispute ->> 'state';
end $$;

-- ---------------------------------------------------------------- pay-as-you-go

create function public.begin_subscription(p_user uuid, p_plan text, p_key text, p_live boolean) returns jsonb
language plpgsql volatile security definer set search_path = '' as $$
declare
  v_account uuid := billing.enter(p_user);
  v_row billing.subscriptions;
begin
  if v_account is null then return jsonb_build_object('refused', 'not-authenticated'); end if;
  select * into v_row from billing.subscriptions s
  where s.account = v_account and s.mode = billing.mode(p_live) and s.status <> 'canceled';
  -- A card that was asked for and not given may be given now.
  if v_row.id is not null and v_row.status <> 'incomplete' then return jsonb_build_object('refused', 'subscribed'); end if;
  if v_row.id is null then
    insert into billing.subscriptions (account, plan_id, mode, idempotency_key, created_at)
    select v_account, p.id, billing.mode(p_live), p_key, billing.now()
    from billing.plans p where p.id = p_plan and p.type = 'pay-as-you-go'
    returning * into v_row;
    if v_row.id is null then return jsonb_build_object('refused', 'no-plan'); end if;
  end if;
  return jsonb_build_object('id', v_row.id, 'account', v_account, 'plan_id', v_row.plan_id, 'intent', v_row.setup_intent);
end $$;

create function public.attach_setup(p_subscription uuid, p_intent text) returns boolean
language plpgsql volatile security definer set search_path = '' as $$
begin
  perform billing.lock(s.account) from billing.subscriptions s where s.id = p_subscription;
  update billing.subscriptions s set setup_intent = p_intent
  where s.id = p_subscription and (s.setup_intent is null or s.setup_intent = p_intent);
  return found;
end $$;

-- A card was given or not: {id, status, customer, live, named}. Answers the subscription that may be started at the provider now.
create function public.apply_setup(p_event jsonb, p_setup jsonb) returns jsonb
language plpgsql volatile security definer set search_path = '' as $$
declare
  v_row billing.subscriptions;
begin
  select * into v_row from billing.subscriptions s
  where s.setup_intent = p_setup ->> 'id'
    or (s.setup_intent is null and s.id = billing.uuid_or_null(p_setup ->> 'named'))
  order by (s.setup_intent is null) limit 1;
  if v_row.id is not null then
    perform billing.lock(v_row.account);
    select * into v_row from billing.subscriptions s where s.id = v_row.id;
  end if;
  if v_row.id is null or billing.mode((p_setup ->> 'live')::boolean) <> v_row.mode
    or coalesce(v_row.setup_intent, p_setup ->> 'id') <> p_setup ->> 'id'
    or not billing.is_customer(v_row.account, v_row.mode, p_setup ->> 'customer')
  then
    perform billing.first_time(p_event, 'foreign');
    return jsonb_build_object('outcome', 'foreign');
  end if;
  update billing.subscriptions s set setup_intent = p_setup ->> 'id', checked_at = billing.now() where s.id = v_row.id;
  if p_setup ->> 'status' = 'canceled' and v_row.status = 'incomplete' then
    update billing.subscriptions s set status = 'canceled', canceled_at = billing.now() where s.id = v_row.id;
  end if;
  -- The event is noted once the subscription is: only then has it had its effect.
  return jsonb_build_object(
    'outcome', p_setup ->> 'status', 'start',
    p_setup ->> 'status' = 'succeeded' and v_row.status = 'incomplete' and v_row.stripe_subscription_id is null,
    'id', v_row.id, 'account', v_row.account
  );
end $$;

-- What the provider says of a subscription: {id, setup, status, customer, live, anchor}.
create function public.apply_subscription(p_event jsonb, p_subscription jsonb) returns text
language plpgsql volatile security definer set search_path = '' as $$
declare
  v_row billing.subscriptions;
  v_status text := p_subscription ->> 'status';
begin
  select * into v_row from billing.subscriptions s
  where s.stripe_subscription_id = p_subscription ->> 'id'
    or (s.stripe_subscription_id is null and s.setup_intent = p_subscription ->> 'setup')
  order by (s.stripe_subscription_id is null) limit 1;
  if v_row.id is not null then
    perform billing.lock(v_row.account);
    select * into v_row from billing.subscriptions s where s.id = v_row.id;
  end if;
  if v_row.id is null or billing.mode((p_subscription ->> 'live')::boolean) <> v_row.mode
    or not billing.is_customer(v_row.account, v_row.mode, p_subscription ->> 'customer')
    or coalesce(v_row.stripe_subscription_id, p_subscription ->> 'id') <> p_subscription ->> 'id'
  then
    perform billing.first_time(p_event, 'foreign');
    return 'foreign';
  end if;
  if not billing.first_time(p_event, v_status) then return 'duplicate'; end if;
  update billing.subscriptions s
  set stripe_subscription_id = p_subscription ->> 'id', checked_at = billing.now(),
      anchor = coalesce(s.anchor, (p_subscription ->> 'anchor')::timestamptz),
      -- Cancelled is for ever, whoever said it first; what was cancelled here before it was known there is still to be ended there.
      status = case when s.status = 'canceled' then 'canceled' else v_status end,
      canceled_at = case when v_status = 'canceled' then coalesce(s.canceled_at, billing.now()) else s.canceled_at end,
      ending = case
        when v_status = 'canceled' then 'done'
        when s.status = 'canceled' then coalesce(s.ending, 'due')
        else s.ending
      end
  where s.id = v_row.id;
  return v_status;
end $$;

-- What the provider says of a weekly bill: {id, subscription, customer, live, state, cents, url, at}.
create function public.apply_invoice(p_event jsonb, p_invoice jsonb) returns text
language plpgsql volatile security definer set search_path = '' as $$
declare
  v_account uuid;
  v_mode text := billing.mode((p_invoice ->> 'live')::boolean);
begin
  select c.account into v_account from billing.customers c where c.customer = p_invoice ->> 'customer' and c.mode = v_mode;
  if v_account is null then
    perform billing.first_time(p_event, 'foreign');
    return 'foreign';
  end if;
  perform billing.lock(v_account);
  if not billing.first_time(p_event, p_invoice ->> 'state') then return 'duplicate'; end if;
  insert into billing.invoices as i (id, account, subscription, mode, state, cents, url, checked_at, created_at)
  values (
    p_invoice ->> 'id', v_account,
    (select s.id from billing.subscriptions s where s.stripe_subscription_id = p_invoice ->> 'subscription'),
    v_mode, p_invoice ->> 'state', (p_invoice ->> 'cents')::integer, p_invoice ->> 'url', billing.now(),
    (p_invoice ->> 'at')::timestamptz
  )
  on conflict (id) do update
  set state = case when i.state in ('paid', 'void', 'carried') then i.state else excluded.state end,
      cents = excluded.cents, url = coalesce(excluded.url, i.url), checked_at = excluded.checked_at,
      subscription = coalesce(i.subscription, excluded.subscription);
  return p_invoice ->> 'state';
end $$;

-- From now on nothing is taken; what was taken is billed by whoever ends it at the provider.
create function public.cancel_subscription(p_user uuid) returns jsonb
language plpgsql volatile security definer set search_path = '' as $$
declare
  v_account uuid := billing.enter(p_user);
  v_ids jsonb;
begin
  with gone as (
    update billing.subscriptions s
    set status = 'canceled', canceled_at = billing.now(),
        ending = case when s.stripe_subscription_id is not null then 'due' end
    where s.account = v_account and s.status <> 'canceled' returning s.id
  )
  select coalesce(jsonb_agg(g.id), '[]') into v_ids from gone g;
  return v_ids;
end $$;

-- ---------------------------------------------------------------- work that any server may take, one at a time

-- Units that the provider has not been told.
create function public.lease_usage(p_limit integer, p_seconds integer, p_user uuid default null) returns jsonb
language plpgsql volatile security definer set search_path = '' as $$
declare
  v_now timestamptz := billing.now();
  v_rows jsonb;
begin
  -- What began and never said how it ended may have arrived.
  update billing.usage_events u set unsure_since = coalesce(u.unsure_since, u.try_began), try_began = null
  where u.id in (
    select o.id from billing.usage_events o
    where o.state = 'open' and o.try_began is not null and o.lease_until <= v_now for update skip locked
  );
  -- A provider tells copies apart for a day and takes units for 35: after that, nobody is charged rather than twice.
  update billing.usage_events u set state = 'failed', last_error = coalesce(u.last_error, 'too old to be told')
  where u.id in (
    select o.id from billing.usage_events o
    where o.state = 'open' and (o.lease_until is null or o.lease_until <= v_now)
      and (o.unsure_since <= v_now - interval '23 hours' or o.at <= v_now - interval '34 days')
    for update skip locked
  );
  with due as (
    select u.id from billing.usage_events u
    where u.state = 'open' and u.try_at <= v_now and (u.lease_until is null or u.lease_until <= v_now)
      and (p_user is null or u.account = billing.account_of(p_user))
    order by u.id limit p_limit for update skip locked
  ), taken as (
    update billing.usage_events u
    set lease_until = v_now + make_interval(secs => p_seconds), try_began = v_now, attempts = u.attempts + 1
    from due where u.id = due.id returning u.*
  )
  select coalesce(jsonb_agg(jsonb_build_object(
    'id', t.id, 'identifier', t.identifier, 'quantity', t.quantity, 'at', t.at, 'customer', c.customer, 'live', t.mode = 'live'
  ) order by t.id), '[]') into v_rows
  from taken t left join billing.customers c on c.account = t.account and c.mode = t.mode;
  return v_rows;
end $$;

-- @param p_outcome 'sent'; 'away': it certainly did not arrive; 'unsure': it may have; 'refused': it never will
create function public.finish_usage(p_id bigint, p_outcome text, p_error text default null) returns void
language sql volatile security definer set search_path = '' as $$
  update billing.usage_events u
  set state = case p_outcome when 'sent' then 'sent' when 'refused' then 'failed' else 'open' end,
      sent_at = case when p_outcome = 'sent' then billing.now() else u.sent_at end,
      unsure_since = case when p_outcome = 'unsure' then coalesce(u.unsure_since, u.try_began) else u.unsure_since end,
      try_began = null, lease_until = null, last_error = p_error,
      -- From two seconds up to ten minutes.
      try_at = billing.now() + make_interval(secs => least(600, power(2, least(u.attempts, 10))))
  where u.id = p_id and u.state = 'open'
$$;

-- Cancelled subscriptions whose units are all told, a while ago: a provider counts them in the background.
create function public.lease_endings(p_limit integer, p_seconds integer, p_rest_seconds integer default 60) returns jsonb
language sql volatile security definer set search_path = '' as $$
  with due as (
    select s.id from billing.subscriptions s, (select billing.now() as at) n
    where s.ending = 'due' and (s.lease_until is null or s.lease_until <= n.at)
      and not exists (select from billing.holds h where h.subscription = s.id and h.state = 'held')
      and not exists (
        select from billing.usage_events u
        where u.subscription = s.id and (u.state = 'open' or u.sent_at > n.at - make_interval(secs => p_rest_seconds))
      )
    order by s.canceled_at limit p_limit for update of s skip locked
  ), taken as (
    update billing.subscriptions s set lease_until = billing.now() + make_interval(secs => p_seconds)
    from due where s.id = due.id returning s.*
  )
  select coalesce(jsonb_agg(jsonb_build_object('id', t.id, 'subscription', t.stripe_subscription_id, 'live', t.mode = 'live')), '[]')
  from taken t
$$;

create function public.finish_ending(p_id uuid, p_done boolean, p_error text default null) returns void
language plpgsql volatile security definer set search_path = '' as $$
begin
  update billing.subscriptions s
  set ending = case when p_done then 'done' else 'due' end, last_error = p_error,
      lease_until = case when p_done then null else billing.now() + interval '1 minute' end
  where s.id = p_id and s.ending = 'due';
  -- Of somebody who is gone, the provider's name for him was kept for this.
  delete from billing.customers c using billing.subscriptions s, billing.accounts a
  where s.id = p_id and p_done and c.account = s.account and a.id = s.account and a.user_id is null;
end $$;

-- What was begun and not heard of again, to be asked about: at first after 20 s, then ever more rarely, for ten days.
create function public.lease_pending(p_limit integer, p_live boolean, p_user uuid default null) returns jsonb
language plpgsql volatile security definer set search_path = '' as $$
declare
  v_now timestamptz := billing.now();
  v_account uuid := billing.account_of(p_user);
  v_mode text := billing.mode(p_live);
  v_rows jsonb;
begin
  if p_user is not null and v_account is null then return '[]'; end if;
  with due as (
    select p.id from billing.purchases p
    where p.status in ('pending', 'failed') and p.payment_intent is not null and p.mode = v_mode
      and (p_user is null or p.account = v_account)
      and p.created_at between v_now - interval '10 days' and v_now - interval '20 seconds'
      and (p.checked_at is null or p.checked_at <= v_now - greatest(interval '20 seconds', (v_now - p.created_at) / 8))
    order by p.created_at limit p_limit for update skip locked
  ), taken as (
    update billing.purchases p set checked_at = v_now from due where p.id = due.id returning p.payment_intent
  ), due_setups as (
    select s.id from billing.subscriptions s
    where s.status = 'incomplete' and s.setup_intent is not null and s.mode = v_mode
      and (p_user is null or s.account = v_account)
      and s.created_at between v_now - interval '10 days' and v_now - interval '20 seconds'
      and (s.checked_at is null or s.checked_at <= v_now - greatest(interval '20 seconds', (v_now - s.created_at) / 8))
    order by s.created_at limit p_limit for update skip locked
  ), taken_setups as (
    update billing.subscriptions s set checked_at = v_now from due_setups d where s.id = d.id returning s.setup_intent
  ), due_subscriptions as (
    select s.id from billing.subscriptions s
    where s.status in ('active', 'past_due') and s.mode = v_mode and (p_user is null or s.account = v_account)
      and s.checked_at <= v_now - case when p_user is not null and s.status = 'past_due' then interval '20 seconds' else interval '6 hours' end
    order by s.checked_at limit p_limit for update skip locked
  ), taken_subscriptions as (
    update billing.subscriptions s set checked_at = v_now from due_subscriptions d where s.id = d.id returning s.stripe_subscription_id
  ), due_invoices as (
    select i.id from billing.invoices i
    where i.state in ('open', 'failed') and i.mode = v_mode and (p_user is null or i.account = v_account)
      and i.checked_at <= v_now - case when p_user is null then interval '1 hour' else interval '20 seconds' end
    order by i.checked_at limit p_limit for update skip locked
  ), taken_invoices as (
    update billing.invoices i set checked_at = v_now from due_invoices d where i.id = d.id returning i.id
  )
  select coalesce(jsonb_agg(r.row), '[]') into v_rows from (
    select jsonb_build_object('kind', 'payment', 'id', t.payment_intent) as row from taken t
    union all select jsonb_build_object('kind', 'setup', 'id', t.setup_intent) from taken_setups t
    union all select jsonb_build_object('kind', 'subscription', 'id', t.stripe_subscription_id) from taken_subscriptions t
    union all select jsonb_build_object('kind', 'invoice', 'id', t.id) from taken_invoices t
  ) r;
  return v_rows;
end $$;

-- Sums that must agree; what does not is told to the operator and not put right in silence.
create function public.billing_differences() returns jsonb language sql volatile security definer set search_path = '' as $$
  select jsonb_build_object(
    'lots', (
      select coalesce(jsonb_agg(l.id), '[]') from billing.lots l
      where l.credits_remaining <> (select coalesce(sum(g.amount), 0) from billing.ledger g where g.lot = l.id)
        or l.credits_held <> (select count(*) from billing.holds h where h.lot = l.id and h.state = 'held')
        or l.credits_used <> (select count(*) from billing.holds h where h.lot = l.id and h.state = 'committed')
    ),
    'purchases', (
      select coalesce(jsonb_agg(p.id), '[]') from billing.purchases p
      where p.status = 'mismatch' or (p.status = 'succeeded') <> (p.lot is not null)
    ),
    'usage', (
      select coalesce(jsonb_agg(u.id), '[]') from billing.usage_events u
      where u.state = 'failed' or (u.state = 'open' and u.at < billing.now() - interval '1 day')
    )
  )
$$;

-- ---------------------------------------------------------------- a person goes

-- Ends what an account has: nothing is taken any more, what is held goes back, what is left is voided, and nobody is named.
create function billing.close(p_account uuid) returns void language plpgsql volatile set search_path = '' as $$
declare
  v_row record;
begin
  perform billing.lock(p_account);
  for v_row in select h.id from billing.holds h where h.account = p_account and h.state = 'held' loop
    perform billing.settle(v_row.id, false);
  end loop;
  update billing.subscriptions s
  set status = 'canceled', canceled_at = billing.now(),
      ending = case when s.stripe_subscription_id is not null then 'due' end
  where s.account = p_account and s.status <> 'canceled';
  for v_row in select l.id from billing.lots l where l.account = p_account and l.void_target < l.credits_limit loop
    update billing.lots l set void_target = l.credits_limit where l.id = v_row.id;
    perform billing.level(v_row.id);
  end loop;
  update billing.holds h set story = null, scene = null, request_id = h.id::text, prediction_id = null where h.account = p_account;
  update billing.purchases p set receipt_url = null, idempotency_key = p.id::text where p.account = p_account;
  update billing.invoices i set url = null where i.account = p_account;
  delete from billing.sandbox_intents i where i.account = p_account;
  -- The provider's name for him stays until his last bill is written.
  delete from billing.customers c
  where c.account = p_account and not exists (
    select from billing.subscriptions s where s.account = p_account and s.ending = 'due'
  );
  update billing.accounts a set user_id = null where a.id = p_account;
end $$;

create function billing.forget_user() returns trigger language plpgsql security definer set search_path = '' as $$
declare
  v_account uuid := billing.account_of(old.id);
begin
  if v_account is not null then perform billing.close(v_account); end if;
  return old;
end $$;
create trigger billing_forget before delete on auth.users for each row execute function billing.forget_user();

-- ---------------------------------------------------------------- the sandbox

create function public.sandbox_open(p_user uuid, p_kind text, p_for uuid, p_cents integer, p_currency text) returns jsonb
language plpgsql volatile security definer set search_path = '' as $$
declare
  v_account uuid := billing.enter(p_user);
  v_id text := case p_kind when 'payment' then 'pi' else 'seti' end || '_sandbox' || replace(p_for::text, '-', '');
begin
  if v_account is null then return null; end if;
  insert into billing.sandbox_intents (id, secret, account, kind, for_row, cents, currency, idempotency_key, created_at)
  values (v_id, v_id || '_secret_' || replace(gen_random_uuid()::text, '-', ''), v_account, p_kind, p_for, p_cents, p_currency, v_id, billing.now())
  on conflict do nothing;
  return (select to_jsonb(i) from billing.sandbox_intents i where i.id = v_id);
end $$;

create function public.sandbox_find(p_id text) returns jsonb language sql stable security definer set search_path = '' as
$$ select to_jsonb(i) || jsonb_build_object('customer', 'cus_sandbox' || replace(i.account::text, '-', '')) from billing.sandbox_intents i where i.id = p_id $$;

-- Only who opened it, and only once to the end.
create function public.sandbox_set(p_user uuid, p_secret text, p_status text, p_last4 text) returns jsonb
language plpgsql volatile security definer set search_path = '' as $$
declare
  v_account uuid := billing.enter(p_user);
  v_id text;
begin
  update billing.sandbox_intents i set status = p_status, last4 = p_last4
  where i.account = v_account and i.secret = p_secret and i.status <> 'succeeded';
  select i.id into v_id from billing.sandbox_intents i where i.account = v_account and i.secret = p_secret;
  return public.sandbox_find(v_id);
end $$;

create function public.sandbox_cards(p_user uuid) returns jsonb language sql stable security definer set search_path = '' as $$
  select coalesce(jsonb_agg(distinct i.last4), '[]') from billing.sandbox_intents i
  where i.account = billing.account_of(p_user) and i.status = 'succeeded'
$$;
