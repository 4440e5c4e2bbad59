-- Image credits and money. Tables stand in a schema that no wire reaches; browsers see views of their own rows, and every credit moves
-- inside a function below, which only the server may call.
--
-- One order of locks everywhere: the account's advisory lock, then its lots, then anything else. Whoever finds an account by another way
-- (a payment, a hold that is over) looks without locking, takes the account's lock, and looks again.

create schema billing;
revoke all on schema billing from public;

-- What the server says once: whether real money is taken here, and what time tests want it to be.
create table billing.state (
  id boolean primary key default true check (id),
  live boolean not null default false,
  test_time timestamptz
);
insert into billing.state default values;

create function billing.now() returns timestamptz language sql volatile set search_path = '' as
$$ select coalesce((select s.test_time from billing.state s), clock_timestamp()) $$;

create table billing.plans (
  id text primary key,
  type text not null check (type in ('free', 'pack', 'pay-as-you-go', 'subscription')),
  name text not null,
  price_id text unique,
  credits integer not null check (credits >= 0),
  cents integer not null check (cents >= 0),
  currency text not null default 'usd',
  period text check (period in ('week', 'month')),
  savings_percent integer not null default 0,
  place integer not null
);
insert into billing.plans (id, type, name, price_id, credits, cents, period, savings_percent, place) values
  ('free', 'free', 'Free Forever', null, 10, 0, 'month', 0, 1),
  ('pay-as-you-go', 'pay-as-you-go', 'Pay-as-you-go', 'lamplit_pay_as_you_go', 1, 10, 'week', 0, 2),
  ('lite', 'pack', 'Lite', 'lamplit_lite', 100, 800, null, 0, 3),
  ('pro', 'pack', 'Pro', 'lamplit_pro', 500, 3500, null, 30, 4),
  ('studio', 'pack', 'Studio', 'lamplit_studio', 1000, 6000, null, 40, 5);

-- Everything hangs on the account and not on the person: a deleted person leaves sums behind that nobody can be found by.
create table billing.accounts (
  id uuid primary key default gen_random_uuid(),
  user_id uuid references auth.users (id) on delete set null,
  weekly_limit_cents integer not null default 500 check (weekly_limit_cents between 0 and 100000),
  created_at timestamptz not null
);
-- Partial, so that clearing it is no change of a key and waits for no insert that points here.
create unique index accounts_user on billing.accounts (user_id) where user_id is not null;

create table billing.customers (
  account uuid not null references billing.accounts (id),
  mode text not null check (mode in ('live', 'test')),
  customer text not null unique,
  primary key (account, mode)
);

create table billing.lots (
  id uuid primary key default gen_random_uuid(),
  account uuid not null references billing.accounts (id),
  credit_type text not null check (credit_type in ('purchased', 'subscription', 'free')),
  -- Money of a sandbox or a test key makes test lots, for ever.
  mode text not null check (mode in ('live', 'test')),
  grant_key text not null,
  credits_limit integer not null check (credits_limit > 0),
  credits_remaining integer not null check (credits_remaining >= 0),
  credits_held integer not null default 0 check (credits_held >= 0),
  credits_used integer not null default 0 check (credits_used >= 0),
  credits_voided integer not null default 0 check (credits_voided >= 0),
  credits_frozen integer not null default 0 check (credits_frozen >= 0),
  credits_expired integer not null default 0 check (credits_expired >= 0),
  -- How many are to be voided as soon as they are free, and whether the rest stands still while a bank decides.
  void_target integer not null default 0 check (void_target between 0 and credits_limit),
  is_frozen boolean not null default false,
  entries integer not null default 0,
  month_year text not null,
  expires_at timestamptz,
  created_at timestamptz not null,
  updated_at timestamptz not null,
  consumed_at timestamptz,
  unique (account, grant_key),
  check (
    credits_remaining + credits_held + credits_used + credits_voided + credits_frozen + credits_expired = credits_limit
  )
);

create table billing.subscriptions (
  id uuid primary key default gen_random_uuid(),
  account uuid not null references billing.accounts (id),
  plan_id text not null references billing.plans (id),
  mode text not null check (mode in ('live', 'test')),
  idempotency_key text,
  setup_intent text unique,
  stripe_subscription_id text unique,
  status text not null default 'incomplete' check (status in ('incomplete', 'active', 'past_due', 'canceled')),
  -- Weeks are counted from here.
  anchor timestamptz,
  -- 'due': cancelled here, and to be ended and billed at the provider once its last units are there.
  ending text check (ending in ('due', 'done')),
  lease_until timestamptz,
  checked_at timestamptz,
  last_error text,
  created_at timestamptz not null,
  canceled_at timestamptz
);
create unique index subscriptions_one on billing.subscriptions (account, mode) where status <> 'canceled';
create index subscriptions_due on billing.subscriptions (id) where ending = 'due';

create table billing.holds (
  id uuid primary key default gen_random_uuid(),
  account uuid not null references billing.accounts (id),
  request_id text not null,
  -- 'report': announced by the browser; the next picture takes it over, or it lapses.
  kind text not null default 'picture' check (kind in ('picture', 'report')),
  lot uuid references billing.lots (id),
  subscription uuid references billing.subscriptions (id),
  mode text not null check (mode in ('live', 'test')),
  state text not null default 'held' check (state in ('held', 'committed', 'released')),
  prediction_id text,
  story text,
  scene text,
  refund_asked boolean not null default false,
  lease_until timestamptz,
  created_at timestamptz not null,
  expires_at timestamptz not null,
  settled_at timestamptz,
  unique (account, request_id),
  check ((lot is null) <> (subscription is null))
);
create index holds_open on billing.holds (expires_at) where state = 'held';
create index holds_open_account on billing.holds (account) where state = 'held';

create table billing.ledger (
  id bigint generated always as identity primary key,
  account uuid not null references billing.accounts (id),
  lot uuid references billing.lots (id),
  hold uuid references billing.holds (id),
  kind text not null check (kind in ('grant', 'hold', 'use', 'release', 'expire', 'void', 'freeze', 'thaw')),
  -- What it does to the lot's remaining credits: their sum is what remains.
  amount integer not null,
  -- What it costs in money later, with pay-as-you-go.
  cents integer not null default 0,
  entry_key text not null unique,
  at timestamptz not null
);
create index ledger_account on billing.ledger (account, id desc);
create index ledger_lot on billing.ledger (lot);

create function billing.refuse_change() returns trigger language plpgsql set search_path = '' as
$$ begin raise exception 'the ledger is only ever added to' using errcode = '42501'; end $$;
create trigger ledger_stays before update or delete or truncate on billing.ledger
  for each statement execute function billing.refuse_change();

-- Units of pay-as-you-go, and at the same time what is still to be told to the provider.
create table billing.usage_events (
  id bigint generated always as identity primary key,
  account uuid not null references billing.accounts (id),
  hold uuid not null unique references billing.holds (id),
  subscription uuid not null references billing.subscriptions (id),
  mode text not null check (mode in ('live', 'test')),
  quantity integer not null check (quantity > 0),
  cents integer not null check (cents > 0),
  identifier text not null unique,
  state text not null default 'open' check (state in ('open', 'sent', 'failed')),
  at timestamptz not null,
  attempts integer not null default 0,
  try_at timestamptz not null,
  lease_until timestamptz,
  -- A try that began and has not said how it ended; and since when the provider may have it without our knowing.
  try_began timestamptz,
  unsure_since timestamptz,
  sent_at timestamptz,
  last_error text
);
create index usage_open on billing.usage_events (try_at) where state = 'open';
create index usage_subscription on billing.usage_events (subscription, at);

create table billing.purchases (
  id uuid primary key default gen_random_uuid(),
  account uuid not null references billing.accounts (id),
  plan_id text not null references billing.plans (id),
  mode text not null check (mode in ('live', 'test')),
  credits integer not null,
  cents integer not null,
  currency text not null,
  idempotency_key text not null,
  body_hash text not null,
  payment_intent text unique,
  status text not null default 'pending' check (status in ('pending', 'failed', 'succeeded', 'mismatch', 'canceled')),
  refunded_cents integer not null default 0,
  receipt_url text,
  lot uuid references billing.lots (id),
  checked_at timestamptz,
  created_at timestamptz not null,
  paid_at timestamptz,
  unique (account, idempotency_key)
);
create index purchases_open on billing.purchases (created_at) where status in ('pending', 'failed');

create table billing.disputes (
  id text primary key,
  purchase uuid not null references billing.purchases (id),
  state text not null check (state in ('open', 'won', 'lost'))
);

create table billing.invoices (
  id text primary key,
  account uuid not null references billing.accounts (id),
  subscription uuid references billing.subscriptions (id),
  mode text not null check (mode in ('live', 'test')),
  -- 'carried': under the provider's smallest sum, and added to a later one.
  state text not null check (state in ('open', 'failed', 'paid', 'void', 'carried')),
  cents integer not null,
  url text,
  checked_at timestamptz,
  created_at timestamptz not null
);
create index invoices_failed on billing.invoices (account) where state = 'failed';

create table billing.webhook_events (
  id text primary key,
  type text not null,
  outcome text not null,
  received_at timestamptz not null
);

-- Payments of the sandbox, which no provider knows.
create table billing.sandbox_intents (
  id text primary key,
  secret text not null unique,
  account uuid not null references billing.accounts (id),
  kind text not null check (kind in ('payment', 'setup')),
  -- The purchase or subscription that it is for.
  for_row uuid not null,
  cents integer not null,
  currency text not null,
  status text not null default 'requires_payment_method',
  last4 text,
  idempotency_key text not null unique,
  created_at timestamptz not null
);

-- ---------------------------------------------------------------- accounts and locks

create function billing.lock(p_account uuid) returns void language sql volatile set search_path = '' as
$$ select pg_advisory_xact_lock(hashtextextended('billing:' || p_account::text, 0)) $$;

-- The account of a user, locked until the transaction ends; made at the first time. Null when there is no such user.
create function billing.enter(p_user uuid) returns uuid language plpgsql volatile set search_path = '' as $$
declare
  v_account uuid;
begin
  if p_user is null then return null; end if;
  select a.id into v_account from billing.accounts a where a.user_id = p_user;
  if v_account is null then
    begin
      insert into billing.accounts (user_id, created_at) values (p_user, billing.now())
      on conflict do nothing;
    exception when foreign_key_violation then
      return null;
    end;
    select a.id into v_account from billing.accounts a where a.user_id = p_user;
    if v_account is null then return null; end if;
  end if;
  perform billing.lock(v_account);
  -- Somebody may have been deleted while we waited.
  perform from billing.accounts a where a.id = v_account and a.user_id = p_user;
  if not found then return null; end if;
  return v_account;
end $$;

-- The account of a user, for reading: not locked and not made.
create function billing.account_of(p_user uuid) returns uuid language sql stable set search_path = '' as
$$ select a.id from billing.accounts a where a.user_id = p_user $$;

create function billing.mode(p_live boolean) returns text language sql immutable set search_path = '' as
$$ select case when p_live then 'live' else 'test' end $$;

-- Whether lots of that mode may be spent on something that costs real money, or at all where real money is taken.
create function billing.counts(p_mode text, p_real boolean) returns boolean language sql stable set search_path = '' as
$$ select p_mode = 'live' or not (p_real or (select s.live from billing.state s)) $$;

-- ---------------------------------------------------------------- lots

create function billing.book(p_lot billing.lots, p_kind text, p_amount integer, p_key text, p_hold uuid default null)
returns void language sql volatile set search_path = '' as $$
  insert into billing.ledger (account, lot, hold, kind, amount, entry_key, at)
  values (p_lot.account, p_lot.id, p_hold, p_kind, p_amount, p_key, billing.now())
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
    where l.account = p_account and l.credits_remaining > 0 and l.expires_at <= billing.now()
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
  insert into billing.lots (account, credit_type, mode, grant_key, credits_limit, credits_remaining, month_year, expires_at, created_at, updated_at)
  values (p_account, p_type, p_mode, p_key, p_credits, p_credits, to_char(v_now at time zone 'UTC', 'YYYY-MM'), p_expires, v_now, v_now)
  on conflict (account, grant_key) do nothing
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
  perform from billing.lots l where l.account = p_account and l.grant_key = v_key;
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
  where l.account = p_account and (l.expires_at is null or l.expires_at > n.at) and billing.counts(l.mode, p_real)
$$;

-- ---------------------------------------------------------------- pay-as-you-go

create function billing.week_start(p_anchor timestamptz, p_now timestamptz) returns timestamptz
language sql immutable set search_path = '' as $$
  select p_anchor + make_interval(secs => floor(extract(epoch from p_now - p_anchor) / 604800)::double precision * 604800)
$$;

-- The subscription whose units may be taken now: active, and no invoice of the account has failed.
create function billing.active_subscription(p_account uuid, p_real boolean) returns billing.subscriptions
language sql stable set search_path = '' as $$
  select s from billing.subscriptions s join billing.plans p on p.id = s.plan_id
  where s.account = p_account and s.status = 'active' and p.type = 'pay-as-you-go' and billing.counts(s.mode, p_real)
    and not exists (select from billing.invoices i where i.account = p_account and i.state = 'failed' and i.mode = s.mode)
  order by s.mode limit 1
$$;

-- Cents of this subscription's week, with what is only held; and of others that ended within seven days, for a limit is no new one
-- after cancelling.
create function billing.week_cents(p_subscription billing.subscriptions, p_others boolean, p_now timestamptz) returns integer
language sql volatile set search_path = '' as $$
  select (
    select coalesce(sum(u.cents), 0) from billing.usage_events u
    where u.account = p_subscription.account and (
      (u.subscription = p_subscription.id and u.at >= billing.week_start(p_subscription.anchor, p_now))
      or (p_others and u.subscription <> p_subscription.id and u.at > p_now - interval '168 hours')
    )
  )::integer + (
    select coalesce(sum(p.cents), 0)
    from billing.holds h join billing.subscriptions s on s.id = h.subscription join billing.plans p on p.id = s.plan_id
    where h.account = p_subscription.account and h.state = 'held' and (h.subscription = p_subscription.id or p_others)
  )::integer
$$;

-- ---------------------------------------------------------------- reserve, settle, sweep

create function billing.refusal(p_remaining integer, p_message text, p_code text, p_purchase boolean) returns jsonb
language sql immutable set search_path = '' as $$
  select jsonb_build_object(
    'success', false, 'credits_remaining', p_remaining, 'error_message', p_message, 'code', p_code,
    'credit_id', null, 'pay_as_you_go', false, 'requires_purchase', p_purchase
  )
$$;

create function billing.consumption(p_hold billing.holds, p_again boolean) returns jsonb
language sql volatile set search_path = '' as $$
  select jsonb_build_object(
    'success', p_hold.state <> 'released',
    'credits_remaining', billing.remaining(p_hold.account, false),
    'error_message', case when p_hold.state = 'released' then 'Failed to use image credit' end,
    'credit_id', p_hold.lot, 'pay_as_you_go', p_hold.subscription is not null, 'requires_purchase', false,
    'request_id', p_hold.request_id, 'state', p_hold.state, 'prediction_id', p_hold.prediction_id,
    'test', p_hold.mode = 'test', 'again', p_again
  )
$$;

-- One credit, or one unit of pay-as-you-go, for a request of a locked account.
create function billing.take(
  p_account uuid, p_request text, p_kind text, p_ttl_seconds integer, p_real boolean, p_story text, p_scene text
) returns jsonb language plpgsql volatile set search_path = '' as $$
declare
  v_now timestamptz := billing.now();
  v_lot billing.lots;
  v_subscription billing.subscriptions;
  v_hold billing.holds;
  v_limit integer;
  v_cents integer;
begin
  select * into v_lot from billing.lots l
  where l.account = p_account and l.credits_remaining > 0 and (l.expires_at is null or l.expires_at > v_now)
    and billing.counts(l.mode, p_real)
  order by case l.credit_type when 'purchased' then 0 when 'subscription' then 1 else 2 end,
    l.expires_at nulls last, l.created_at, l.id
  limit 1 for update;
  if v_lot.id is null then
    v_subscription := billing.active_subscription(p_account, p_real);
    if v_subscription.id is null then
      return billing.refusal(0, 'No image credits remaining', 'no-credits', true);
    end if;
    select a.weekly_limit_cents into v_limit from billing.accounts a where a.id = p_account;
    select p.cents into v_cents from billing.plans p where p.id = v_subscription.plan_id;
    if billing.week_cents(v_subscription, true, v_now) + v_cents > v_limit then
      return billing.refusal(0, 'Your weekly limit for pay-as-you-go is reached', 'weekly-limit', false);
    end if;
  end if;
  insert into billing.holds (account, request_id, kind, lot, subscription, mode, story, scene, created_at, expires_at)
  values (p_account, p_request, p_kind, v_lot.id, v_subscription.id, coalesce(v_lot.mode, v_subscription.mode), p_story, p_scene,
    v_now, v_now + make_interval(secs => p_ttl_seconds))
  returning * into v_hold;
  if v_lot.id is not null then
    update billing.lots l
    set credits_remaining = l.credits_remaining - 1, credits_held = l.credits_held + 1, updated_at = v_now
    where l.id = v_lot.id;
    perform billing.book(v_lot, 'hold', -1, 'hold:' || v_hold.id, v_hold.id);
  end if;
  return billing.consumption(v_hold, false);
end $$;

create function billing.settle(p_hold uuid, p_ok boolean) returns text language plpgsql volatile set search_path = '' as $$
declare
  v_now timestamptz := billing.now();
  v_hold billing.holds;
  v_lot billing.lots;
  v_cents integer;
begin
  select * into v_hold from billing.holds h where h.id = p_hold for update;
  -- Decided once. A picture that comes after its credit went back is given, and not charged for again.
  if v_hold.state <> 'held' then return v_hold.state; end if;
  update billing.holds h
  set state = case when p_ok then 'committed' else 'released' end, settled_at = v_now
  where h.id = p_hold returning * into v_hold;
  if v_hold.lot is not null then
    update billing.lots l
    set credits_held = l.credits_held - 1,
        credits_used = l.credits_used + case when p_ok then 1 else 0 end,
        credits_remaining = l.credits_remaining + case when p_ok then 0 else 1 end,
        consumed_at = case when p_ok then v_now else l.consumed_at end,
        updated_at = v_now
    where l.id = v_hold.lot returning * into v_lot;
    if p_ok then
      perform billing.book(v_lot, 'use', 0, 'use:' || v_hold.id, v_hold.id);
    else
      perform billing.book(v_lot, 'release', 1, 'release:' || v_hold.id, v_hold.id);
      perform billing.level(v_lot.id);
    end if;
  elsif p_ok then
    select p.cents into v_cents
    from billing.subscriptions s join billing.plans p on p.id = s.plan_id where s.id = v_hold.subscription;
    insert into billing.usage_events (account, hold, subscription, mode, quantity, cents, identifier, at, try_at)
    values (v_hold.account, v_hold.id, v_hold.subscription, v_hold.mode, 1, v_cents, 'use_' || v_hold.id, v_now, v_now);
    insert into billing.ledger (account, hold, kind, amount, cents, entry_key, at)
    values (v_hold.account, v_hold.id, 'use', 0, v_cents, 'use:' || v_hold.id, v_now);
  end if;
  return v_hold.state;
end $$;

create function public.reserve_image(
  p_user uuid, p_request text, p_ttl_seconds integer default 600, p_real boolean default true,
  p_about jsonb default '{}', p_most_open integer default null
) returns jsonb language plpgsql volatile security definer set search_path = '' set lock_timeout = '8s' as $$
declare
  v_account uuid := billing.enter(p_user);
  v_now timestamptz := billing.now();
  v_hold billing.holds;
begin
  if v_account is null then return billing.refusal(0, 'User not authenticated', 'not-authenticated', false); end if;
  if p_request is null or length(p_request) not between 1 and 200 then
    return billing.refusal(0, 'Failed to use image credit', 'bad-request', false);
  end if;
  select * into v_hold from billing.holds h where h.account = v_account and h.request_id = p_request;
  if v_hold.id is not null then return billing.consumption(v_hold, true); end if;
  if p_most_open is not null
    and (select count(*) from billing.holds h where h.account = v_account and h.state = 'held' and h.kind = 'picture') >= p_most_open
  then
    return billing.refusal(0, 'Too many pictures are being made for you. Please wait for one of them.', 'too-many', false);
  end if;
  perform billing.expire(v_account);
  perform billing.grant_free(v_account);
  -- What the browser announced is this picture's.
  update billing.holds h
  set kind = 'picture', request_id = p_request, story = p_about ->> 'story', scene = p_about ->> 'scene',
      expires_at = v_now + make_interval(secs => p_ttl_seconds)
  where h.id = (
    select o.id from billing.holds o
    where o.account = v_account and o.state = 'held' and o.kind = 'report' and o.expires_at > v_now
      and billing.counts(o.mode, p_real)
    order by o.created_at, o.id limit 1
  ) returning * into v_hold;
  if v_hold.id is not null then return billing.consumption(v_hold, false); end if;
  return billing.take(v_account, p_request, 'picture', p_ttl_seconds, p_real, p_about ->> 'story', p_about ->> 'scene');
end $$;

-- Which prediction a hold stands for; asked of the provider before the hold is given back.
create function public.note_prediction(p_user uuid, p_request text, p_prediction text) returns boolean
language plpgsql volatile security definer set search_path = '' as $$
declare
  v_account uuid := billing.enter(p_user);
begin
  update billing.holds h set prediction_id = p_prediction where h.account = v_account and h.request_id = p_request;
  return found;
end $$;

create function public.settle_image(p_user uuid, p_request text, p_ok boolean) returns jsonb
language plpgsql volatile security definer set search_path = '' set lock_timeout = '8s' as $$
declare
  v_account uuid := billing.enter(p_user);
  v_hold billing.holds;
begin
  select * into v_hold from billing.holds h where h.account = v_account and h.request_id = p_request;
  if v_hold.id is null then return null; end if;
  perform billing.settle(v_hold.id, p_ok);
  select * into v_hold from billing.holds h where h.id = v_hold.id;
  return billing.consumption(v_hold, false);
end $$;

-- Holds whose time is over and whose pictures may be there all the same, for one server at a time to ask about.
create function public.lease_holds(p_limit integer, p_seconds integer) returns jsonb
language sql volatile security definer set search_path = '' as $$
  with due as (
    select h.id from billing.holds h, (select billing.now() as at) n
    where h.state = 'held' and h.prediction_id is not null and h.expires_at <= n.at
      and (h.lease_until is null or h.lease_until <= n.at)
    order by h.expires_at limit p_limit for update of h skip locked
  ), taken as (
    update billing.holds h set lease_until = billing.now() + make_interval(secs => p_seconds)
    from due where h.id = due.id returning h.*
  )
  select coalesce(jsonb_agg(jsonb_build_object(
    'user', a.user_id, 'request_id', t.request_id, 'prediction_id', t.prediction_id
  )), '[]') from taken t join billing.accounts a on a.id = t.account
$$;

-- Gives back what nobody settled: at once what never became a prediction, the rest after the grace in which a provider can be asked.
-- Passes over accounts that are busy, so that it waits for nobody and nobody can wait for it in a circle.
create function public.sweep_holds(p_limit integer default 100, p_grace_seconds integer default 3600) returns integer
language plpgsql volatile security definer set search_path = '' as $$
declare
  v_now timestamptz := billing.now();
  v_row record;
  v_count integer := 0;
begin
  for v_row in
    select h.id, h.account from billing.holds h
    where h.state = 'held' and h.expires_at <= v_now
      and (h.prediction_id is null or h.expires_at <= v_now - make_interval(secs => p_grace_seconds))
    order by h.expires_at limit p_limit
  loop
    continue when not pg_try_advisory_xact_lock(hashtextextended('billing:' || v_row.account::text, 0));
    perform from billing.holds h where h.id = v_row.id and h.state = 'held' and h.expires_at <= v_now;
    continue when not found;
    perform billing.settle(v_row.id, false);
    v_count := v_count + 1;
  end loop;
  return v_count;
end $$;

-- ---------------------------------------------------------------- grants and what the player sees

create function public.grant_credits(
  p_user uuid, p_key text, p_type text, p_credits integer, p_expires timestamptz, p_live boolean
) returns boolean language plpgsql volatile security definer set search_path = '' as $$
declare
  v_account uuid := billing.enter(p_user);
begin
  if v_account is null then return false; end if;
  return billing.grant_lot(v_account, p_key, p_type, billing.mode(p_live), p_credits, p_expires) is not null;
end $$;

create function public.void_lot(p_user uuid, p_key text) returns boolean
language plpgsql volatile security definer set search_path = '' as $$
declare
  v_account uuid := billing.enter(p_user);
  v_lot uuid;
begin
  update billing.lots l set void_target = l.credits_limit
  where l.account = v_account and l.grant_key = p_key returning l.id into v_lot;
  if v_lot is null then return false; end if;
  perform billing.level(v_lot);
  return true;
end $$;

create function public.ensure_free_credits(p_user uuid) returns void
language plpgsql volatile security definer set search_path = '' as $$
declare
  v_account uuid := billing.enter(p_user);
begin
  if v_account is null then return; end if;
  perform billing.expire(v_account);
  perform billing.grant_free(v_account);
end $$;

create function public.credit_balance(p_user uuid) returns jsonb
language plpgsql volatile security definer set search_path = '' as $$
declare
  v_account uuid := billing.enter(p_user);
  v_now timestamptz := billing.now();
  v_subscription billing.subscriptions;
  v_answer jsonb;
begin
  if v_account is null then return null; end if;
  perform billing.expire(v_account);
  perform billing.grant_free(v_account);
  v_subscription := billing.active_subscription(v_account, false);
  select jsonb_build_object(
    'total', coalesce(sum(l.credits_remaining), 0),
    'credits_remaining', coalesce(sum(l.credits_remaining), 0),
    'breakdown', jsonb_build_object(
      'free', coalesce(sum(l.credits_remaining) filter (where l.credit_type = 'free'), 0),
      'purchased', coalesce(sum(l.credits_remaining) filter (where l.credit_type = 'purchased'), 0),
      'subscription', coalesce(sum(l.credits_remaining) filter (where l.credit_type = 'subscription'), 0),
      'bonus', 0
    ),
    'test', coalesce(sum(l.credits_remaining) filter (where l.mode = 'test'), 0),
    'held', coalesce(sum(l.credits_held), 0),
    'frozen', coalesce(sum(l.credits_frozen), 0),
    'credits_used', coalesce(sum(l.credits_used), 0),
    'credits_limit', coalesce(sum(l.credits_limit - l.credits_voided), 0),
    'month_year', to_char(v_now at time zone 'UTC', 'YYYY-MM'),
    'needs_reset', false,
    'next_expiry', min(l.expires_at) filter (where l.credits_remaining > 0),
    'hasActiveSubscription', v_subscription.id is not null,
    'isUsingPayAsYouGo', v_subscription.id is not null and coalesce(sum(l.credits_remaining), 0) = 0
  ) into v_answer
  from billing.lots l
  where l.account = v_account and (l.expires_at is null or l.expires_at > v_now) and billing.counts(l.mode, false);
  return v_answer || public.current_usage(p_user);
end $$;

create function public.current_usage(p_user uuid) returns jsonb
language plpgsql volatile security definer set search_path = '' as $$
declare
  v_account uuid := billing.account_of(p_user);
  v_now timestamptz := billing.now();
  v_subscription billing.subscriptions;
  v_shown billing.subscriptions;
  v_start timestamptz;
begin
  v_subscription := billing.active_subscription(v_account, false);
  -- A stopped one is shown with its week too.
  select * into v_shown from billing.subscriptions s
  where s.account = v_account and s.status in ('active', 'past_due') and billing.counts(s.mode, false) order by s.mode limit 1;
  v_start := billing.week_start(coalesce(v_shown.anchor, date_trunc('week', v_now at time zone 'UTC') at time zone 'UTC'), v_now);
  return jsonb_build_object(
    'currentSpending', case when v_shown.id is null then 0 else billing.week_cents(v_shown, false, v_now) end / 100.0,
    'currentSpendingCents', case when v_shown.id is null then 0 else billing.week_cents(v_shown, false, v_now) end,
    'periodStart', v_start, 'periodEnd', v_start + make_interval(secs => 604800),
    'weeklyLimitCents', coalesce((select a.weekly_limit_cents from billing.accounts a where a.id = v_account), 500),
    'paymentFailed', v_shown.id is not null and v_subscription.id is null
  );
end $$;

create function public.set_weekly_limit(p_user uuid, p_cents integer) returns boolean
language plpgsql volatile security definer set search_path = '' as $$
declare
  v_account uuid := billing.enter(p_user);
begin
  if v_account is null or p_cents is null or p_cents not between 0 and 100000 then return false; end if;
  update billing.accounts a set weekly_limit_cents = p_cents where a.id = v_account;
  return true;
end $$;

-- Announces pictures. Each announced unit is taken as a picture would take it, for ten minutes.
create function public.report_usage(p_user uuid, p_quantity integer, p_real boolean) returns jsonb
language plpgsql volatile security definer set search_path = '' set lock_timeout = '8s' as $$
declare
  v_account uuid := billing.enter(p_user);
  v_taken jsonb;
  v_requests text[] := '{}';
begin
  if v_account is null then return billing.refusal(0, 'User not authenticated', 'not-authenticated', false); end if;
  if p_quantity is null or p_quantity not between 1 and 10 then
    return billing.refusal(0, 'Failed to use image credit', 'bad-request', false);
  end if;
  perform billing.expire(v_account);
  perform billing.grant_free(v_account);
  -- A browser that announces and never draws holds back no more than ten.
  if (select count(*) from billing.holds h where h.account = v_account and h.state = 'held' and h.kind = 'report') + p_quantity > 10 then
    return billing.refusal(0, 'Too many pictures are announced already', 'too-many', false);
  end if;
  for i in 1 .. p_quantity loop
    v_taken := billing.take(v_account, 'report:' || gen_random_uuid(), 'report', 600, p_real, null, null);
    exit when not (v_taken ->> 'success')::boolean;
    v_requests := v_requests || (v_taken ->> 'request_id');
  end loop;
  -- All or none.
  if not (v_taken ->> 'success')::boolean then
    perform billing.settle(h.id, false) from billing.holds h where h.account = v_account and h.request_id = any (v_requests);
  end if;
  return v_taken;
end $$;

-- Asks a unit back. Gives back only what is announced and not drawn; what failed went back by itself, and is said so once.
create function public.refund_usage(p_user uuid, p_quantity integer) returns jsonb
language plpgsql volatile security definer set search_path = '' set lock_timeout = '8s' as $$
declare
  v_account uuid := billing.enter(p_user);
  v_holds uuid[];
begin
  if v_account is null or p_quantity is null or p_quantity not between 1 and 10 then
    return jsonb_build_object('success', false);
  end if;
  select array_agg(f.id) into v_holds from (
    select h.id from billing.holds h
    where h.account = v_account and not h.refund_asked
      and (h.state = 'released' or (h.state = 'held' and h.kind = 'report'))
    order by (h.state = 'released') desc, h.created_at desc limit p_quantity
  ) f;
  if coalesce(cardinality(v_holds), 0) < p_quantity then return jsonb_build_object('success', false); end if;
  perform billing.settle(h.id, false) from billing.holds h where h.id = any (v_holds) and h.state = 'held';
  update billing.holds h set refund_asked = true where h.id = any (v_holds);
  return jsonb_build_object('success', true);
end $$;

create function public.credit_history(p_user uuid, p_before bigint default null, p_limit integer default 100) returns jsonb
language plpgsql volatile security definer set search_path = '' as $$
declare
  v_account uuid := billing.account_of(p_user);
begin
  return (
    select coalesce(jsonb_agg(jsonb_build_object(
      'id', e.id, 'kind', e.kind, 'amount', e.amount, 'cents', e.cents, 'at', e.at,
      'credit_type', l.credit_type, 'test', coalesce(l.mode, h.mode) = 'test',
      'grant', case when l.grant_key like 'pi:%' then 'purchase' else split_part(l.grant_key, ':', 1) end,
      'story', h.story, 'scene', h.scene, 'request_id', h.request_id
    ) order by e.id desc), '[]')
    from (
      select * from billing.ledger g
      where g.account = v_account and (p_before is null or g.id < p_before) order by g.id desc limit least(p_limit, 500)
    ) e
    left join billing.lots l on l.id = e.lot left join billing.holds h on h.id = e.hold
  );
end $$;

create function public.billing_receipts(p_user uuid) returns jsonb
language plpgsql volatile security definer set search_path = '' as $$
declare
  v_account uuid := billing.account_of(p_user);
begin
  return (
    select coalesce(jsonb_agg(r.row order by r.at desc), '[]') from (
      select p.created_at as at, jsonb_build_object(
        'id', p.id, 'kind', 'pack', 'plan_id', p.plan_id, 'name', n.name, 'cents', p.cents, 'currency', p.currency,
        'status', p.status, 'refunded_cents', p.refunded_cents, 'url', p.receipt_url, 'test', p.mode = 'test',
        'at', coalesce(p.paid_at, p.created_at)
      ) as row
      from billing.purchases p join billing.plans n on n.id = p.plan_id
      where p.account = v_account and p.status in ('succeeded', 'mismatch')
      union all
      select i.created_at, jsonb_build_object(
        'id', i.id, 'kind', 'week', 'plan_id', 'pay-as-you-go', 'name', 'Pay-as-you-go', 'cents', i.cents, 'currency', 'usd',
        'status', i.state, 'refunded_cents', 0, 'url', i.url, 'test', i.mode = 'test', 'at', i.created_at
      )
      from billing.invoices i where i.account = v_account and i.state <> 'void'
    ) r
  );
end $$;

create function public.billing_catalogue() returns jsonb language sql stable security definer set search_path = '' as $$
  select jsonb_agg(jsonb_build_object(
    'id', p.id, 'type', p.type, 'name', p.name, 'priceId', p.price_id, 'credits', p.credits, 'price', p.cents,
    'currency', p.currency, 'period', p.period, 'savingsPercent', p.savings_percent
  ) order by p.place) from billing.plans p
$$;

create function public.set_payments(p_live boolean) returns void language sql volatile security definer set search_path = '' as
$$ update billing.state set live = p_live where live <> p_live $$;

create function public.set_test_clock(p_at timestamptz) returns void language sql volatile security definer set search_path = '' as
$$ update billing.state set test_time = p_at where test_time is distinct from p_at $$;
