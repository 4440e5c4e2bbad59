-- Purchases, subscriptions, and what the payment provider says about them. The server fetches the provider's object first and hands its
-- facts in; each function here is one transaction that may be repeated, come twice at once, or come late.

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


create function public.billing_customer(p_user uuid, p_live boolean) returns jsonb
language plpgsql volatile security definer set search_path = '' as $$
declare
  v_account uuid := billing.enter(p_user);
begin
  if v_account is null then return null; end if;
  return jsonb_build_object('account', v_account, 'customer', (
    select c.customer from billing.customers c where c.book = v_account and c.mode = billing.mode(p_live)
  ));
end $$;

-- Keeps the first one that is told, and answers what is kept.
create function public.keep_customer(p_user uuid, p_live boolean, p_customer text) returns text
language plpgsql volatile security definer set search_path = '' as $$
declare
  v_account uuid := billing.enter(p_user);
begin
  if v_account is null then return null; end if;
  insert into billing.customers (book, mode, customer) values (v_account, billing.mode(p_live), p_customer)
  on conflict do nothing;
  return (select c.customer from billing.customers c where c.book = v_account and c.mode = billing.mode(p_live));
end $$;

create function billing.is_customer(p_account uuid, p_mode text, p_customer text) returns boolean
language sql stable set search_path = '' as $$
  select exists (
    select from billing.customers c where c.book = p_account and c.mode = p_mode and c.customer = p_customer
  )
$$;


create function public.begin_purchase(p_user uuid, p_plan text, p_key text, p_body_hash text, p_live boolean) returns jsonb
language plpgsql volatile security definer set search_path = '' as $$
declare
  v_account uuid := billing.enter(p_user);
  v_now timestamptz := billing.now();
  v_row billing.purchases;
begin
  if v_account is null then return jsonb_build_object('refused', 'not-authenticated'); end if;
  select * into v_row from billing.purchases p where p.book = v_account and p.idempotency_key = p_key;
  if v_row.id is null then
    if (select count(*) from billing.purchases p where p.book = v_account and p.created_at > v_now - interval '1 hour') >= 10 then
      return jsonb_build_object('refused', 'too-many');
    end if;
    insert into billing.purchases (book, plan_id, mode, credits, cents, currency, idempotency_key, body_hash, created_at)
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
  perform billing.lock(p.book) from billing.purchases p where p.id = p_purchase;
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
  perform billing.lock(v_row.book);
  v_row := billing.purchase_of(p_payment ->> 'id', p_payment ->> 'named');
  -- Names prove nothing: the payment must be by the customer that this account has.
  if v_row.id is null or billing.mode((p_payment ->> 'live')::boolean) <> v_row.mode
    or not billing.is_customer(v_row.book, v_row.mode, p_payment ->> 'customer')
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
      v_row.book, 'pi:' || (p_payment ->> 'id'), 'purchased', v_row.mode, v_row.credits,
      (v_now at time zone 'UTC' + interval '12 months') at time zone 'UTC'
    );
    update billing.purchases p set status = 'succeeded', paid_at = v_now, lot = v_lot where p.id = v_row.id;
  elsif v_status in ('failed', 'canceled') and v_row.status in ('pending', 'failed') then
    update billing.purchases p set status = v_status where p.id = v_row.id;
  end if;
  perform billing.level_purchase(v_row.id);
  return v_status;
end $$;

-- Money went back: {payment, refunded}, where refunded is all of it so far. Of a payment that is not known yet, it comes with the payment.
create function public.apply_refund(p_event jsonb, p_refund jsonb) returns text
language plpgsql volatile security definer set search_path = '' as $$
declare
  v_row billing.purchases := billing.purchase_of(p_refund ->> 'payment', null);
begin
  if v_row.id is null then
    perform billing.first_time(p_event, 'foreign');
    return 'foreign';
  end if;
  perform billing.lock(v_row.book);
  if not billing.first_time(p_event, 'refund') then return 'duplicate'; end if;
  update billing.purchases p
  set refunded_cents = greatest(p.refunded_cents, least((p_refund ->> 'refunded')::integer, p.cents)) where p.id = v_row.id;
  perform billing.level_purchase(v_row.id);
  return 'refund';
end $$;

-- A bank asks money back, or has decided: {id, payment, state}; won and lost are for ever.
create function public.apply_dispute(p_event jsonb, p_dispute jsonb) returns text
language plpgsql volatile security definer set search_path = '' as $$
declare
  v_row billing.purchases := billing.purchase_of(p_dispute ->> 'payment', null);
begin
  if v_row.id is null then
    perform billing.first_time(p_event, 'foreign');
    return 'foreign';
  end if;
  perform billing.lock(v_row.book);
  if not billing.first_time(p_event, p_dispute ->> 'state') then return 'duplicate'; end if;
  insert into billing.disputes as d (id, purchase, state) values (p_dispute ->> 'id', v_row.id, p_dispute ->> 'state')
  on conflict (id) do update set state = excluded.state where d.state = 'open' and d.purchase = excluded.purchase;
  perform billing.level_purchase(v_row.id);
  return p_dispute ->> 'state';
end $$;
