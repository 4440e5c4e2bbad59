-- A person goes, and the sums stay.

-- Ends what an account has: nothing is taken any more, what is held goes back, what is left is voided, and nobody is named.
create function billing.close(p_account uuid) returns void language plpgsql volatile set search_path = '' as $$
declare
  v_row record;
begin
  perform billing.lock(p_account);
  for v_row in select h.id from billing.holds h where h.book = p_account and h.state = 'held' loop
    perform billing.settle(v_row.id, false);
  end loop;
  update billing.subscriptions s
  set status = 'canceled', canceled_at = billing.now(),
      ending = case when s.stripe_subscription_id is not null then 'due' end
  where s.book = p_account and s.status <> 'canceled';
  for v_row in select l.id from billing.lots l where l.book = p_account and l.void_target < l.credits_limit loop
    update billing.lots l set void_target = l.credits_limit where l.id = v_row.id;
    perform billing.level(v_row.id);
  end loop;
  update billing.holds h set story = null, scene = null, request_id = h.id::text, prediction_id = null where h.book = p_account;
  update billing.purchases p set receipt_url = null, idempotency_key = p.id::text where p.book = p_account;
  update billing.invoices i set url = null where i.book = p_account;
  delete from billing.sandbox_intents i where i.book = p_account;
  -- The provider's name for him stays until his last bill is written.
  delete from billing.customers c
  where c.book = p_account and not exists (
    select from billing.subscriptions s where s.book = p_account and s.ending = 'due'
  );
  delete from billing.owners o where o.book = p_account;
end $$;

create function billing.forget_user() returns trigger language plpgsql security definer set search_path = '' as $$
declare
  v_account uuid := billing.account_of(old.id);
begin
  if v_account is not null then perform billing.close(v_account); end if;
  return old;
end $$;
create trigger billing_forget before delete on auth.users for each row execute function billing.forget_user();

-- Everything of an account's money, for its export.
create function public.account_money(p_user uuid) returns jsonb language sql stable security definer set search_path = '' as $$
  select jsonb_build_object(
    'book', (select to_jsonb(b) from billing.books b where b.id = o.book),
    'customers', (select coalesce(jsonb_agg(to_jsonb(r)), '[]') from billing.customers r where r.book = o.book),
    'lots', (select coalesce(jsonb_agg(to_jsonb(r) order by r.created_at, r.id), '[]') from billing.lots r where r.book = o.book),
    'ledger', (select coalesce(jsonb_agg(to_jsonb(r) order by r.id), '[]') from billing.ledger r where r.book = o.book),
    'holds', (select coalesce(jsonb_agg(to_jsonb(r) order by r.created_at, r.id), '[]') from billing.holds r where r.book = o.book),
    'units', (select coalesce(jsonb_agg(to_jsonb(r) order by r.id), '[]') from billing.usage_events r where r.book = o.book),
    'purchases', (select coalesce(jsonb_agg(to_jsonb(r) order by r.created_at, r.id), '[]') from billing.purchases r where r.book = o.book),
    'subscriptions', (select coalesce(jsonb_agg(to_jsonb(r) order by r.created_at, r.id), '[]') from billing.subscriptions r where r.book = o.book),
    'invoices', (select coalesce(jsonb_agg(to_jsonb(r) order by r.created_at, r.id), '[]') from billing.invoices r where r.book = o.book)
  ) from billing.owners o where o.user_id = p_user
$$;
