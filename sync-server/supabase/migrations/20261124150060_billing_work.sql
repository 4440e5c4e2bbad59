-- Work that any server may take, one at a time.

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
      and (p_user is null or u.book = billing.account_of(p_user))
    order by u.id limit p_limit for update skip locked
  ), taken as (
    update billing.usage_events u
    set lease_until = v_now + make_interval(secs => p_seconds), try_began = v_now, attempts = u.attempts + 1
    from due where u.id = due.id returning u.*
  )
  select coalesce(jsonb_agg(jsonb_build_object(
    'id', t.id, 'identifier', t.identifier, 'quantity', t.quantity, 'at', t.at, 'customer', c.customer, 'live', t.mode = 'live'
  ) order by t.id), '[]') into v_rows
  from taken t left join billing.customers c on c.book = t.book and c.mode = t.mode;
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
  delete from billing.customers c using billing.subscriptions s
  where s.id = p_id and p_done and c.book = s.book
    and not exists (select from billing.owners o where o.book = s.book);
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
      and (p_user is null or p.book = v_account)
      and p.created_at between v_now - interval '10 days' and v_now - interval '20 seconds'
      and (p.checked_at is null or p.checked_at <= v_now - greatest(interval '20 seconds', (v_now - p.created_at) / 8))
    order by p.created_at limit p_limit for update skip locked
  ), taken as (
    update billing.purchases p set checked_at = v_now from due where p.id = due.id returning p.payment_intent
  ), due_setups as (
    select s.id from billing.subscriptions s
    where s.status = 'incomplete' and s.setup_intent is not null and s.mode = v_mode
      and (p_user is null or s.book = v_account)
      and s.created_at between v_now - interval '10 days' and v_now - interval '20 seconds'
      and (s.checked_at is null or s.checked_at <= v_now - greatest(interval '20 seconds', (v_now - s.created_at) / 8))
    order by s.created_at limit p_limit for update skip locked
  ), taken_setups as (
    update billing.subscriptions s set checked_at = v_now from due_setups d where s.id = d.id returning s.setup_intent
  ), due_subscriptions as (
    select s.id from billing.subscriptions s
    where s.status in ('active', 'past_due') and s.mode = v_mode and (p_user is null or s.book = v_account)
      and s.checked_at <= v_now - case when p_user is not null and s.status = 'past_due' then interval '20 seconds' else interval '6 hours' end
    order by s.checked_at limit p_limit for update skip locked
  ), taken_subscriptions as (
    update billing.subscriptions s set checked_at = v_now from due_subscriptions d where s.id = d.id returning s.stripe_subscription_id
  ), due_invoices as (
    select i.id from billing.invoices i
    where i.state in ('open', 'failed') and i.mode = v_mode and (p_user is null or i.book = v_account)
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
