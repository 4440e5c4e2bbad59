-- Image credits and money. Tables stand in a schema that no wire reaches; browsers see views of their own rows, and every credit moves
-- inside a function below, which only the server may call.
--
-- One order of locks everywhere: the book's advisory lock, then its lots, then anything else. Whoever finds an account by another way
-- (a payment, a hold that is over) looks without locking, takes the book's lock, and looks again.

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

-- Everything hangs on a book, and only one row says whose it is. That row goes with the person: the sums stay, and nobody can be found by
-- them. The owner is made before his book, so nothing points from him to it.
create table billing.owners (
  user_id uuid primary key references auth.users (id) on delete cascade,
  book uuid not null unique default gen_random_uuid()
);
create table billing.books (
  id uuid primary key,
  weekly_limit_cents integer not null default 500 check (weekly_limit_cents between 0 and 100000),
  created_at timestamptz not null
);

create table billing.customers (
  book uuid not null references billing.books (id),
  mode text not null check (mode in ('live', 'test')),
  customer text not null unique,
  primary key (book, mode)
);

create table billing.lots (
  id uuid primary key default gen_random_uuid(),
  book uuid not null references billing.books (id),
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
  unique (book, grant_key),
  check (
    credits_remaining + credits_held + credits_used + credits_voided + credits_frozen + credits_expired = credits_limit
  )
);

create table billing.subscriptions (
  id uuid primary key default gen_random_uuid(),
  book uuid not null references billing.books (id),
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
create unique index subscriptions_one on billing.subscriptions (book, mode) where status <> 'canceled';
create index subscriptions_due on billing.subscriptions (id) where ending = 'due';

create table billing.holds (
  id uuid primary key default gen_random_uuid(),
  book uuid not null references billing.books (id),
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
  unique (book, request_id),
  check ((lot is null) <> (subscription is null))
);
create index holds_open on billing.holds (expires_at) where state = 'held';
create index holds_open_account on billing.holds (book) where state = 'held';

create table billing.ledger (
  id bigint generated always as identity primary key,
  book uuid not null references billing.books (id),
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
create index ledger_account on billing.ledger (book, id desc);
create index ledger_lot on billing.ledger (lot);

create function billing.refuse_change() returns trigger language plpgsql set search_path = '' as
$$ begin raise exception 'the ledger is only ever added to' using errcode = '42501'; end $$;
create trigger ledger_stays before update or delete or truncate on billing.ledger
  for each statement execute function billing.refuse_change();

-- Units of pay-as-you-go, and at the same time what is still to be told to the provider.
create table billing.usage_events (
  id bigint generated always as identity primary key,
  book uuid not null references billing.books (id),
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
  book uuid not null references billing.books (id),
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
  unique (book, idempotency_key)
);
create index purchases_open on billing.purchases (created_at) where status in ('pending', 'failed');

create table billing.disputes (
  id text primary key,
  purchase uuid not null references billing.purchases (id),
  state text not null check (state in ('open', 'won', 'lost'))
);

create table billing.invoices (
  id text primary key,
  book uuid not null references billing.books (id),
  subscription uuid references billing.subscriptions (id),
  mode text not null check (mode in ('live', 'test')),
  -- 'carried': under the provider's smallest sum, and added to a later one.
  state text not null check (state in ('open', 'failed', 'paid', 'void', 'carried')),
  cents integer not null,
  url text,
  checked_at timestamptz,
  created_at timestamptz not null
);
create index invoices_failed on billing.invoices (book) where state = 'failed';

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
  book uuid not null references billing.books (id),
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
