-- Payments without a provider, for a machine of one's own.

create function public.sandbox_open(p_user uuid, p_kind text, p_for uuid, p_cents integer, p_currency text) returns jsonb
language plpgsql volatile security definer set search_path = '' as $$
declare
  v_account uuid := billing.enter(p_user);
  v_id text := case p_kind when 'payment' then 'pi' else 'seti' end || '_sandbox' || replace(p_for::text, '-', '');
begin
  if v_account is null then return null; end if;
  insert into billing.sandbox_intents (id, secret, book, kind, for_row, cents, currency, idempotency_key, created_at)
  values (v_id, v_id || '_secret_' || replace(gen_random_uuid()::text, '-', ''), v_account, p_kind, p_for, p_cents, p_currency, v_id, billing.now())
  on conflict do nothing;
  return (select to_jsonb(i) from billing.sandbox_intents i where i.id = v_id);
end $$;

create function public.sandbox_find(p_id text) returns jsonb language sql stable security definer set search_path = '' as
$$ select to_jsonb(i) || jsonb_build_object('customer', 'cus_sandbox' || replace(i.book::text, '-', '')) from billing.sandbox_intents i where i.id = p_id $$;

-- Only who opened it, and only once to the end.
create function public.sandbox_set(p_user uuid, p_secret text, p_status text, p_last4 text) returns jsonb
language plpgsql volatile security definer set search_path = '' as $$
declare
  v_account uuid := billing.enter(p_user);
  v_id text;
begin
  update billing.sandbox_intents i set status = p_status, last4 = p_last4
  where i.book = v_account and i.secret = p_secret and i.status <> 'succeeded';
  select i.id into v_id from billing.sandbox_intents i where i.book = v_account and i.secret = p_secret;
  return public.sandbox_find(v_id);
end $$;

-- The card that was kept last, for pay-as-you-go; what a pack was paid with is not kept.
create function public.sandbox_cards(p_user uuid) returns jsonb language sql stable security definer set search_path = '' as $$
  select coalesce(jsonb_agg(c.last4), '[]') from (
    select i.last4 from billing.sandbox_intents i
    where i.book = billing.account_of(p_user) and i.kind = 'setup' and i.status = 'succeeded'
    order by i.created_at desc limit 1
  ) c
$$;
