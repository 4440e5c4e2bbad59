-- Once a night the ledger is held against the payment provider; what differs is told to the operator.

-- Whether the caller is the one to do it: true once after each midnight (UTC), for one of any number of servers.
create function public.lease_billing_check() returns boolean language plpgsql volatile security definer set search_path = '' as $$
begin
  insert into app.chore (name) values ('billing-check') on conflict do nothing;
  update app.chore c set done_at = billing.now()
  where c.name = 'billing-check' and c.done_at < date_trunc('day', billing.now(), 'UTC');
  return found;
end $$;

-- What the provider is asked to confirm: packs that were paid in the last 35 days, the newest 200, and the units of the two days before this one,
-- by customer. A unit counts for certain once it was told ten minutes ago, for a provider counts in the background; what may have arrived, or
-- is still to be told, is `unsure`.
create function public.billing_to_compare(p_live boolean) returns jsonb language sql stable security definer set search_path = '' as $$
  with span as (
    select d.day - interval '2 days' as since, d.day as until from (select date_trunc('day', billing.now(), 'UTC') as day) d
  )
  select jsonb_build_object(
    'since', s.since, 'until', s.until,
    'packs', (
      select coalesce(jsonb_agg(jsonb_build_object(
        'id', p.id, 'payment', p.payment_intent, 'cents', p.cents, 'currency', p.currency, 'refunded', p.refunded_cents
      )), '[]')
      from (
        select * from billing.purchases b
        where b.status = 'succeeded' and b.mode = billing.mode(p_live) and b.payment_intent is not null
          and b.paid_at >= billing.now() - interval '35 days'
        order by b.paid_at desc limit 200
      ) p
    ),
    'units', (
      select coalesce(jsonb_agg(u.row), '[]') from (
        select jsonb_build_object(
          'customer', c.customer,
          'told', coalesce(sum(e.quantity) filter (where e.state = 'sent' and e.sent_at <= billing.now() - interval '10 minutes'), 0),
          'unsure', coalesce(sum(e.quantity) filter (where e.state = 'open' or e.unsure_since is not null and e.state <> 'sent'
            or e.state = 'sent' and e.sent_at > billing.now() - interval '10 minutes'), 0)
        ) as row
        from billing.usage_events e join billing.customers c on c.book = e.book and c.mode = e.mode
        where e.mode = billing.mode(p_live) and e.at >= s.since and e.at < s.until
        group by c.customer
      ) u
    )
  )
  from span s
$$;

revoke all on function public.lease_billing_check() from public, anon, authenticated;
grant execute on function public.lease_billing_check() to service_role;
revoke all on function public.billing_to_compare(boolean) from public, anon, authenticated;
grant execute on function public.billing_to_compare(boolean) to service_role;
