-- A person goes, and the sums stay.

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
