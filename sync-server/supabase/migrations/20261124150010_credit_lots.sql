-- Accounts and their lock, lots and what is booked on them, and the week of pay-as-you-go.

create function billing.lock(p_account uuid) returns void language sql volatile set search_path = '' as
$$ select pg_advisory_xact_lock(hashtextextended('billing:' || p_account::text, 0)) $$;

-- The book of a user, locked until the transaction ends; made at the first time. Null when there is no such user.
create function billing.enter(p_user uuid) returns uuid language plpgsql volatile set search_path = '' as $$
declare
  v_account uuid;
begin
  if p_user is null then return null; end if;
  -- Whoever waits longer is told to try again.
  perform set_config('lock_timeout', '8s', true);
  select o.book into v_account from billing.owners o where o.user_id = p_user;
  if v_account is null then
    begin
      with made as (
        insert into billing.owners (user_id) values (p_user) on conflict do nothing returning book
      )
      insert into billing.books (id, created_at) select m.book, billing.now() from made m;
    exception when foreign_key_violation then
      return null;
    end;
    select o.book into v_account from billing.owners o where o.user_id = p_user;
    if v_account is null then return null; end if;
  end if;
  perform billing.lock(v_account);
  -- Somebody may have been deleted while we waited.
  perform from billing.owners o where o.book = v_account and o.user_id = p_user;
  if not found then return null; end if;
  return v_account;
end $$;

-- The book of a user, for reading: not locked and not made.
create function billing.account_of(p_user uuid) returns uuid language sql stable set search_path = '' as
$$ select o.book from billing.owners o where o.user_id = p_user $$;

create function billing.mode(p_live boolean) returns text language sql immutable set search_path = '' as
$$ select case when p_live then 'live' else 'test' end $$;

-- Whether lots of that mode may be spent on something that costs real money, or at all where real money is taken.
create function billing.counts(p_mode text, p_real boolean) returns boolean language sql stable set search_path = '' as
$$ select p_mode = 'live' or not (p_real or (select s.live from billing.state s)) $$;


create function billing.book(p_lot billing.lots, p_kind text, p_amount integer, p_key text, p_hold uuid default null)
returns void language sql volatile set search_path = '' as $$
  insert into billing.ledger (book, lot, hold, kind, amount, entry_key, at)
  values (p_lot.book, p_lot.id, p_hold, p_kind, p_amount, p_key, billing.now())
$$;

-- Brings a lot to what is said about it: voids what money went back for, freezes or thaws, and books what is over. Any number of times.
create function billing.level(p_lot uuid) returns void language plpgsql volatile set search_path = '' as $$
declare
  v_lot billing.lots;
  v_now timestamptz := billing.now();
  v_count integer;
  v_step integer := 0;
begin
  select * into v_lot from billing.lots l where l.id = p_lot for update;
  v_step := v_lot.entries;
  -- Money that went back counts before a bank's word on the rest, so what is frozen is there for it too.
  if v_lot.credits_frozen > 0 and (not v_lot.is_frozen or v_lot.void_target > v_lot.credits_voided) then
    v_count := v_lot.credits_frozen;
    v_step := v_step + 1;
    perform billing.book(v_lot, 'thaw', v_count, 'thaw:' || p_lot || ':' || v_step);
    v_lot.credits_frozen := 0;
    v_lot.credits_remaining := v_lot.credits_remaining + v_count;
  end if;
  v_count := least(v_lot.void_target - v_lot.credits_voided, v_lot.credits_remaining);
  if v_count > 0 then
    v_step := v_step + 1;
    perform billing.book(v_lot, 'void', -v_count, 'void:' || p_lot || ':' || v_step);
    v_lot.credits_voided := v_lot.credits_voided + v_count;
    v_lot.credits_remaining := v_lot.credits_remaining - v_count;
  end if;
  if v_lot.is_frozen and v_lot.credits_remaining > 0 then
    v_step := v_step + 1;
    perform billing.book(v_lot, 'freeze', -v_lot.credits_remaining, 'freeze:' || p_lot || ':' || v_step);
    v_lot.credits_frozen := v_lot.credits_frozen + v_lot.credits_remaining;
    v_lot.credits_remaining := 0;
  end if;
  if v_lot.expires_at <= v_now and v_lot.credits_remaining > 0 then
    v_step := v_step + 1;
    perform billing.book(v_lot, 'expire', -v_lot.credits_remaining, 'expire:' || p_lot || ':' || v_step);
    v_lot.credits_expired := v_lot.credits_expired + v_lot.credits_remaining;
    v_lot.credits_remaining := 0;
  end if;
  if v_step > v_lot.entries then
    update billing.lots l
    set credits_remaining = v_lot.credits_remaining, credits_voided = v_lot.credits_voided,
        credits_frozen = v_lot.credits_frozen, credits_expired = v_lot.credits_expired,
        entries = v_step, updated_at = v_now
    where l.id = p_lot;
  end if;
end $$;

-- Books what is over of an account's lots.
create function billing.expire(p_account uuid) returns void language plpgsql volatile set search_path = '' as $$
declare
  v_lot uuid;
begin
  for v_lot in
    select l.id from billing.lots l
    where l.book = p_account and l.credits_remaining > 0 and l.expires_at <= billing.now()
  loop
    perform billing.level(v_lot);
  end loop;
end $$;

-- A lot, once for each key; null when that key was granted before.
create function billing.grant_lot(
  p_account uuid, p_key text, p_type text, p_mode text, p_credits integer, p_expires timestamptz
) returns uuid language plpgsql volatile set search_path = '' as $$
declare
  v_now timestamptz := billing.now();
  v_lot billing.lots;
begin
  insert into billing.lots (book, credit_type, mode, grant_key, credits_limit, credits_remaining, month_year, expires_at, created_at, updated_at)
  values (p_account, p_type, p_mode, p_key, p_credits, p_credits, to_char(v_now at time zone 'UTC', 'YYYY-MM'), p_expires, v_now, v_now)
  on conflict (book, grant_key) do nothing
  returning * into v_lot;
  if v_lot.id is null then return null; end if;
  perform billing.book(v_lot, 'grant', p_credits, 'grant:' || v_lot.id);
  return v_lot.id;
end $$;

-- The month's ten and the five of welcome, at the first need; by the calendar of UTC.
create function billing.grant_free(p_account uuid) returns void language plpgsql volatile set search_path = '' as $$
declare
  v_month timestamp := date_trunc('month', billing.now() at time zone 'UTC');
  v_key text := 'free:' || to_char(v_month, 'YYYY-MM');
begin
  perform from billing.lots l where l.book = p_account and l.grant_key = v_key;
  if found then return; end if;
  perform billing.grant_lot(p_account, 'welcome', 'free', 'live', 5, null);
  perform billing.grant_lot(
    p_account, v_key, 'free', 'live', (select p.credits from billing.plans p where p.id = 'free'),
    (v_month + interval '1 month') at time zone 'UTC'
  );
end $$;

create function billing.remaining(p_account uuid, p_real boolean) returns integer language sql volatile set search_path = '' as $$
  select coalesce(sum(l.credits_remaining), 0)::integer
  from billing.lots l, (select billing.now() as at) n
  where l.book = p_account and (l.expires_at is null or l.expires_at > n.at) and billing.counts(l.mode, p_real)
$$;


create function billing.week_start(p_anchor timestamptz, p_now timestamptz) returns timestamptz
language sql immutable set search_path = '' as $$
  select p_anchor + make_interval(secs => floor(extract(epoch from p_now - p_anchor) / 604800)::double precision * 604800)
$$;

-- The subscription whose units may be taken now: active, and no invoice of the account has failed.
create function billing.active_subscription(p_account uuid, p_real boolean) returns billing.subscriptions
language sql stable set search_path = '' as $$
  select s from billing.subscriptions s join billing.plans p on p.id = s.plan_id
  where s.book = p_account and s.status = 'active' and p.type = 'pay-as-you-go' and billing.counts(s.mode, p_real)
    and not exists (select from billing.invoices i where i.book = p_account and i.state = 'failed' and i.mode = s.mode)
  order by s.mode limit 1
$$;

-- Cents of this subscription's week, with what is only held; and of others that ended within seven days, for a limit is no new one
-- after cancelling.
create function billing.week_cents(p_subscription billing.subscriptions, p_others boolean, p_now timestamptz) returns integer
language sql volatile set search_path = '' as $$
  select (
    select coalesce(sum(u.cents), 0) from billing.usage_events u
    where u.book = p_subscription.book and (
      (u.subscription = p_subscription.id and u.at >= billing.week_start(p_subscription.anchor, p_now))
      or (p_others and u.subscription <> p_subscription.id and u.at > p_now - interval '168 hours')
    )
  )::integer + (
    select coalesce(sum(p.cents), 0)
    from billing.holds h join billing.subscriptions s on s.id = h.subscription join billing.plans p on p.id = s.plan_id
    where h.book = p_subscription.book and h.state = 'held' and (h.subscription = p_subscription.id or p_others)
  )::integer
$$;
