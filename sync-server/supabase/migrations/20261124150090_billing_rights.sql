-- Who may read what of the money's tables. Nobody writes: there is no insert, update or delete for anybody, on any of them.

do $$
declare
  v_table text;
begin
  for v_table in select c.relname from pg_class c where c.relnamespace = 'billing'::regnamespace and c.relkind = 'r' loop
    execute format('alter table billing.%I enable row level security', v_table);
    execute format('revoke all on billing.%I from public, anon, authenticated, service_role', v_table);
  end loop;
end
$$;

-- The asking user's own account.
create function billing.mine() returns uuid language sql stable security definer set search_path = '' as
$$ select o.book from billing.owners o where o.user_id = (select auth.uid()) $$;

create policy own_lots on billing.lots for select to authenticated using (book = (select billing.mine()));
create policy own_subscriptions on billing.subscriptions for select to authenticated using (book = (select billing.mine()));
create policy all_plans on billing.plans for select to anon, authenticated using (true);

grant select (id, book, credit_type, mode, credits_limit, credits_remaining, credits_used, credits_held, month_year, expires_at,
  created_at, updated_at, consumed_at) on billing.lots to authenticated;
grant select (id, book, plan_id, mode, stripe_subscription_id, status, created_at) on billing.subscriptions to authenticated;
grant select on billing.plans to anon, authenticated;

create view public.image_credits with (security_invoker = true, security_barrier = true) as
select l.id, auth.uid() as user_id, l.credit_type, l.credits_remaining, l.credits_used, l.credits_limit, l.month_year, l.expires_at,
  l.created_at, l.updated_at, l.consumed_at, l.credits_held, l.mode = 'test' as is_test
from billing.lots l;

create view public.user_subscriptions with (security_invoker = true, security_barrier = true) as
select s.id, auth.uid() as user_id, s.status, s.stripe_subscription_id, s.plan_id as billing_plan_id, s.created_at,
  s.mode = 'test' as is_test
from billing.subscriptions s
where s.status <> 'incomplete';

create view public.billing_plans with (security_invoker = true) as
select p.id, p.type, p.name, p.price_id, p.credits, p.cents as price, p.currency, p.period, p.savings_percent, p.place
from billing.plans p;

revoke all on public.image_credits, public.user_subscriptions, public.billing_plans from public, anon, authenticated, service_role;
grant select on public.image_credits, public.user_subscriptions to authenticated;
grant select on public.billing_plans to anon, authenticated;

-- The two that a browser may call, each about nobody but who calls.
create function public.get_user_total_credits(p_user_id uuid) returns integer
language plpgsql volatile security definer set search_path = '' as $$
begin
  if p_user_id is null or p_user_id is distinct from auth.uid() then
    raise exception 'these credits are not yours' using errcode = '42501';
  end if;
  return (public.credit_balance(p_user_id) ->> 'total')::integer;
end $$;

create function public.get_user_credits(user_uuid uuid)
returns table (credit_type text, credits_remaining integer, credits_limit integer, expires_at timestamptz)
language plpgsql volatile security definer set search_path = '' as $$
begin
  if user_uuid is null or user_uuid is distinct from auth.uid() then
    raise exception 'these credits are not yours' using errcode = '42501';
  end if;
  perform public.ensure_free_credits(user_uuid);
  return query
    select l.credit_type, l.credits_remaining, l.credits_limit, l.expires_at from billing.lots l
    where l.book = billing.account_of(user_uuid) and l.credits_remaining > 0
      and (l.expires_at is null or l.expires_at > billing.now()) and billing.counts(l.mode, false)
    order by case l.credit_type when 'purchased' then 0 when 'subscription' then 1 else 2 end,
      l.expires_at nulls last, l.created_at, l.id;
end $$;

do $$
declare
  v_function regprocedure;
  v_name text;
begin
  for v_function in
    select p.oid::regprocedure from pg_proc p where p.pronamespace = 'billing'::regnamespace
  loop
    execute format('revoke all on function %s from public, anon, authenticated, service_role', v_function);
  end loop;
  -- A policy asks it as whoever reads.
  grant execute on function billing.mine() to authenticated;

  foreach v_name in array array[
    'reserve_image', 'note_prediction', 'settle_image', 'lease_holds', 'sweep_holds', 'grant_credits', 'void_lot', 'ensure_free_credits',
    'credit_balance', 'current_usage', 'set_weekly_limit', 'report_usage', 'refund_usage', 'credit_history', 'billing_receipts',
    'billing_catalogue', 'set_payments', 'set_test_clock', 'billing_event_known', 'billing_event_passed', 'billing_customer',
    'keep_customer', 'begin_purchase', 'attach_payment', 'apply_payment', 'apply_refund', 'apply_dispute', 'begin_subscription',
    'attach_setup', 'apply_setup', 'apply_subscription', 'apply_invoice', 'cancel_subscription', 'lease_usage', 'finish_usage',
    'lease_endings', 'finish_ending', 'lease_pending', 'billing_differences', 'sandbox_open', 'sandbox_find', 'sandbox_set',
    'sandbox_cards', 'account_money'
  ] loop
    select p.oid::regprocedure into strict v_function
    from pg_proc p where p.pronamespace = 'public'::regnamespace and p.proname = v_name;
    execute format('revoke all on function %s from public, anon, authenticated', v_function);
    execute format('grant execute on function %s to service_role', v_function);
  end loop;

  foreach v_name in array array['get_user_total_credits', 'get_user_credits'] loop
    select p.oid::regprocedure into strict v_function
    from pg_proc p where p.pronamespace = 'public'::regnamespace and p.proname = v_name;
    execute format('revoke all on function %s from public, anon, service_role', v_function);
    execute format('grant execute on function %s to authenticated', v_function);
  end loop;
end
$$;
