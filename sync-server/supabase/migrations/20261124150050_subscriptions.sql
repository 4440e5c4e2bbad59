-- Pay-as-you-go at the provider, and its weekly bills.

create function public.begin_subscription(p_user uuid, p_plan text, p_key text, p_live boolean) returns jsonb
language plpgsql volatile security definer set search_path = '' as $$
declare
  v_account uuid := billing.enter(p_user);
  v_row billing.subscriptions;
begin
  if v_account is null then return jsonb_build_object('refused', 'not-authenticated'); end if;
  select * into v_row from billing.subscriptions s
  where s.book = v_account and s.mode = billing.mode(p_live) and s.status <> 'canceled';
  -- A card that was asked for and not given may be given now.
  if v_row.id is not null and v_row.status <> 'incomplete' then return jsonb_build_object('refused', 'subscribed'); end if;
  if v_row.id is null then
    insert into billing.subscriptions (book, plan_id, mode, idempotency_key, created_at)
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
  perform billing.lock(s.book) from billing.subscriptions s where s.id = p_subscription;
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
    perform billing.lock(v_row.book);
    select * into v_row from billing.subscriptions s where s.id = v_row.id;
  end if;
  if v_row.id is null or billing.mode((p_setup ->> 'live')::boolean) <> v_row.mode
    or coalesce(v_row.setup_intent, p_setup ->> 'id') <> p_setup ->> 'id'
    or not billing.is_customer(v_row.book, v_row.mode, p_setup ->> 'customer')
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
    'id', v_row.id, 'account', v_row.book
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
    perform billing.lock(v_row.book);
    select * into v_row from billing.subscriptions s where s.id = v_row.id;
  end if;
  if v_row.id is null or billing.mode((p_subscription ->> 'live')::boolean) <> v_row.mode
    or not billing.is_customer(v_row.book, v_row.mode, p_subscription ->> 'customer')
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
  select c.book into v_account from billing.customers c where c.customer = p_invoice ->> 'customer' and c.mode = v_mode;
  if v_account is null then
    perform billing.first_time(p_event, 'foreign');
    return 'foreign';
  end if;
  perform billing.lock(v_account);
  if not billing.first_time(p_event, p_invoice ->> 'state') then return 'duplicate'; end if;
  insert into billing.invoices as i (id, book, subscription, mode, state, cents, url, checked_at, created_at)
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
    where s.book = v_account and s.status <> 'canceled' returning s.id
  )
  select coalesce(jsonb_agg(g.id), '[]') into v_ids from gone g;
  return v_ids;
end $$;
